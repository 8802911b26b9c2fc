"""The bot that looks through its own choices to the end of its turn, and takes the line that feels best."""

from __future__ import annotations

from math import log
from typing import NamedTuple

from regalia.bots.endings import foreseeing
from regalia.bots.outlook import Outlook
from regalia.bots.quick import quick_move
from regalia.bots.styles import styled
from regalia.core.asking import Ask, Option
from regalia.core.game import Game
from regalia.core.rulebook import Sense

Widths = tuple[int, ...]
"""How many options it looks at in its first, second, … choice of a turn, likeliest first; after these only the best."""

WIDTHS: Widths = (40, 10, 5, 3, 2)

LIKELY_AS_OTHERS_ANSWER = 0.5
"""Where others answer at the same time, one world tells little: only what is so likely beside the likeliest is felt."""

LONGEST_FIGHT = 60
"""Quick moves in which a fight is played on, at most."""


class Felt(NamedTuple):
    """An option, its weight against the likeliest, and what it leads to, as far as the seat alone goes on choosing."""

    option: Option
    weight: float
    value: float

    def liked(self, trust: float) -> float:
        return self.value + trust * log(self.weight)


class GreedyBot:
    """Same view, same seed: same choice. It has the game's own sense, unless it is given another; and maybe a style."""

    def __init__(self, seed: int | str, sense: Sense | None = None, style: str = "") -> None:
        self._seed = seed
        self._sense = sense
        self._style = style

    def choose(self, outlook: Outlook) -> Option:
        sense = styled(self._sense or outlook.rulebook.sense, self._style)
        sense = foreseeing(outlook, self._seed, sense)
        liked: dict[Option, float] = {}
        for number in range(max(1, sense.plays_on)):
            world = outlook.imagine(f"{self._seed}/{number}" if number else self._seed, history=True)
            for each in felt(world, outlook.seat, sense, WIDTHS):
                liked[each.option] = liked.get(each.option, 0.0) + each.liked(sense.trust)
        return max(liked, key=lambda option: liked[option])


def felt(world: Game, seat: int, sense: Sense, widths: Widths, depth: int = 0) -> list[Felt]:
    """The options of the pending ask that are looked at, and how each of them feels."""
    ask = world.ask_of(seat)
    assert ask is not None
    looked_at = weightiest(ask, sense, widths[depth] if depth < len(widths) else 1)
    if world.is_together:
        looked_at = [pair for pair in looked_at if pair[1] >= LIKELY_AS_OTHERS_ANSWER]
    return [Felt(option, weight, _worth(world, seat, sense, option, widths, depth)) for option, weight in looked_at]


def _worth(world: Game, seat: int, sense: Sense, option: Option, widths: Widths, depth: int) -> float:
    after = world.clone()
    phase = after.phases_begun
    after.play(option, seat)
    if not depth:
        _let_others_answer(after, seat, sense)
    if after.over or sense.feels_each_choice or after.phases_begun != phase or after.ask_of(seat) is None:
        if sense.plays_on:
            _play_on(after, sense)
        return sense.values(after.state)[seat]
    return max(each.liked(sense.trust) for each in felt(after, seat, sense, widths, depth + 1))


def _let_others_answer(world: Game, seat: int, sense: Sense) -> None:
    """A sealed answer shows its worth when all are in: each of the others gives the likeliest one."""
    for _ in range(len(world.pending)):
        if not world.is_together or world.ask_of(seat) is not None:
            break
        quick_move(world, sense)


def _play_on(world: Game, sense: Sense) -> None:
    """Quick moves until the fight is over."""
    for _ in range(LONGEST_FIGHT):
        if world.over or sense.is_quiet(world.state):
            break
        quick_move(world, sense)


def likeliest(ask: Ask, sense: Sense, width: int) -> list[Option]:
    """The options of an ask that a good player would look at first; none of weight 0."""
    return [option for option, _ in weightiest(ask, sense, width)]


def weightiest(ask: Ask, sense: Sense, width: int) -> list[tuple[Option, float]]:
    """The same, each with its weight against the first."""
    weights = sense.prior(ask)
    order = sorted((at for at, weight in enumerate(weights) if weight > 0), key=lambda at: -weights[at])[:width]
    return [(ask.options[at], weights[at] / weights[order[0]]) for at in order]
