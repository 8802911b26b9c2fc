"""What a seat would see and hear if one die had fallen otherwise: where it sees the same, it must hear the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from random import Random
from typing import NamedTuple

from tests.conformance.checks.moments import shape_of
from tests.conformance.helpers import without_dice

from regalia.core.asking import Ask, Option
from regalia.core.dice import DIGEST, Dice
from regalia.core.events import Event
from regalia.core.game import Game

BY = (1, 100)
"""How far a draw is turned: to the next face, and to a distant one."""
MOST_DRAWS = 6
"""Of a choice that draws more, some are turned."""
MOST_FIRST_DRAWS = 40
"""The same for the deal."""
MOST_SHAPES = 6
"""Options of different shapes that are tried at one decision."""
TELL_TO = "tell it `to=` those who know, or name the fact in `secret=`; if all may know it, the view must show it"


class Turned(Dice):
    """The same dice but for one draw."""

    __slots__ = ("at", "by")

    def __init__(self, dice: Dice, at: int, by: int) -> None:
        super().__init__(dice.key, dice.drawn)
        self.at, self.by = at, by

    def copy(self) -> Turned:
        return Turned(self, self.at, self.by)

    def _block(self, drawn: int) -> bytes:
        block, at = bytearray(super()._block(drawn)), self.at - drawn // DIGEST * DIGEST
        if 0 <= at < DIGEST:
            block[at] = (block[at] + self.by) % 256
        return bytes(block)


class Outcome(NamedTuple):
    """Where a choice has led, or the deal, and what was told on the way."""

    game: Game
    told: Sequence[Event]

    def heard_by(self, seat: int | None) -> list[Event]:
        return [event for told in self.told if (event := told.seen_by(seat))]


def turned(dice: Dice, first: int, last: int, most: int, random: Random) -> Iterator[Turned]:
    """These dice, with one of the draws between the two turned."""
    draws = range(first, last)
    for at in draws if len(draws) <= most else random.sample(draws, most):
        for by in BY:
            yield Turned(dice, at, by)


def outcome(game: Game, ask: Ask, option: Option, dice: Dice | None = None) -> Outcome:
    played = game.clone()
    played.state.news = told = list[Event]()
    played.state.dice = dice or played.state.dice
    played.play(option, ask.seat)
    return Outcome(played, told)


def dealt(game: Game, dice: Dice) -> Outcome:
    """The beginning of a game with the same seats and options."""
    anew = Game(game.rulebook, game.setup, game.rulebook.setup(game.setup, dice))
    return Outcome(anew, anew._events)


def heard_too_much(true: Outcome, other: Outcome) -> list[str]:
    """Whoever cannot see that a die fell otherwise must not hear it.

    Dice that leave no trace in the state, the faces of a battle long over, may be told to all: nothing is hidden there.
    """
    if without_dice(true.game) == without_dice(other.game):
        return []
    found = []
    for seat in (None, *range(true.game.seats)):
        mine, others = true.heard_by(seat), other.heard_by(seat)
        if mine == others or true.game.view(seat) != other.game.view(seat):
            continue
        one, two = next(pair for pair in zip_longest(mine, others) if pair[0] != pair[1])
        who = "a spectator" if seat is None else f"seat {seat}"
        found.append(f"{who} hears {one}, or, where a die that it cannot see fell otherwise, {two}: {TELL_TO}")
    return found


def chance_leaks(game: Game, random: Random) -> list[str]:
    """What the dice tell to those who do not see them, after an option of each shape that can be chosen now."""
    found = []
    for ask in game.pending:
        options = [*ask.options]
        random.shuffle(options)
        for option in [*{shape_of(option): option for option in options}.values()][:MOST_SHAPES]:
            true, dice = outcome(game, ask, option), game.state.dice
            for other in turned(dice, dice.drawn, true.game.state.dice.drawn, MOST_DRAWS, random):
                said = heard_too_much(true, outcome(game, ask, option, other))
                found += [f"after {ask.text(option)} {leak}" for leak in said]
    return found


def deal_leaks(game: Game, random: Random) -> list[str]:
    """The same for the deal, and for all that happens before the first question; the game is a new one."""
    dice = Dice.seeded(game.seed or 0)
    true = dealt(game, dice.copy())
    others = turned(dice, 0, true.game.state.dice.drawn, MOST_FIRST_DRAWS, random)
    return [f"at the beginning {leak}" for other in others for leak in heard_too_much(true, dealt(game, other))]
