"""The bot that looks through its own choices to the end of its turn, and takes the line that feels best."""

from __future__ import annotations

from math import log

from regalia.bots.outlook import Outlook
from regalia.bots.quick import quick_move
from regalia.core.asking import Ask, Option
from regalia.core.game import Game
from regalia.core.rulebook import Sense

WIDTHS = (40, 10, 5, 3, 2)
"""How many options it looks at in its first, second, … choice of a turn, likeliest first; after these only the best."""


class GreedyBot:
    """Same view, same seed: same choice. It has the game's own sense, unless it is given another."""

    def __init__(self, seed: int | str, sense: Sense | None = None) -> None:
        self._seed = seed
        self._sense = sense

    def choose(self, outlook: Outlook) -> Option:
        world = outlook.imagine(self._seed, history=True)
        return _best(world, outlook.seat, self._sense or outlook.rulebook.sense, 0)[1]


def _best(world: Game, seat: int, sense: Sense, depth: int) -> tuple[float, Option]:
    """The best option of the pending ask and what it leads to, as far as the seat alone goes on choosing."""
    ask = world.ask_of(seat)
    assert ask is not None
    width = WIDTHS[depth] if depth < len(WIDTHS) else 1
    looked_at = weightiest(ask, sense, width)
    return max(
        (
            (_worth(world, seat, sense, option, depth) + sense.trust * log(weight), option)
            for option, weight in looked_at
        ),
        key=lambda pair: pair[0],
    )


def _worth(world: Game, seat: int, sense: Sense, option: Option, depth: int) -> float:
    after = world.clone()
    phase = after.phases_begun
    after.play(option, seat)
    if not depth:
        _let_others_answer(after, seat, sense)
    if after.over or sense.feels_each_choice or after.phases_begun != phase or after.ask_of(seat) is None:
        return sense.values(after.state)[seat]
    return _best(after, seat, sense, depth + 1)[0]


def _let_others_answer(world: Game, seat: int, sense: Sense) -> None:
    """A sealed answer shows its worth when all are in: each of the others gives the likeliest one."""
    for _ in range(len(world.pending)):
        if not world.is_together or world.ask_of(seat) is not None:
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
