"""What each of a seat's likeliest options is worth to it, the best first: in worlds as the seat could imagine them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from regalia.bots.greedy import likeliest
from regalia.bots.outlook import Outlook
from regalia.core.asking import Option
from regalia.core.game import Game
from regalia.review.weighing import ALIKE, WIDTH, Scales
from regalia.review.worth import Worth


class Ranked(NamedTuple):
    """An option, the seat's chance to win with it, and how far that may be off."""

    option: Option
    text: str
    chance: float
    doubt: float


def never() -> bool:
    return False


def ranked(
    game: Game, seat: int, worth: Worth, seed: str, worlds: int, width: int = WIDTH,
    choices: int | None = None, is_enough: Callable[[], bool] = never, also: Iterable[str] = (),
) -> list[Ranked]:  # fmt: skip
    """The likeliest options by what they are worth; every world is lent to all of them, so that they compare.

    `choices` have led here, where that are more than the game itself remembers; `is_enough` is asked after every world.
    What is named by `also` is looked at in any case.
    """
    outlook = Outlook(game, seat)
    options = likeliest(outlook.ask, outlook.rulebook.sense, width)
    options += [option for option in map(outlook.ask.read, also) if option not in options]
    scales = Scales(outlook, worth, game.choices if choices is None else choices, seed)
    rows = list[list[float]]()
    for number in range(worlds):
        rows.append(scales.weigh(options, number))
        if (len(rows) == ALIKE and rows.count(rows[0]) == ALIKE) or is_enough():
            break
    found = [
        Ranked(option, outlook.ask.text(option), fmean(column), _doubt(column))
        for option, column in zip(options, zip(*rows, strict=True), strict=True)
    ]
    return sorted(found, key=lambda one: -one.chance)


def _doubt(column: tuple[float, ...]) -> float:
    return stdev(column) / sqrt(len(column)) if len(column) > 1 else 0.0
