"""Each seat's chance to win at any moment; a shared victory counts in parts.

The bots' feeling for a game (`Sense.values`) and the score say who is ahead; how much that is worth is read from a
curve that was fitted to bots' games and lies beside the game (`chances.json`, written by `regalia calibrate`).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from pathlib import Path
from typing import Any

import msgspec

from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook

FILE = "chances.json"
SUREST = 1e-4
"""No seat's feeling is taken for surer than that, or its logarithm would be endless."""
WORLDS = 8
"""Imagined worlds in which a seat weighs its chance."""


class Curve(msgspec.Struct, frozen=True, kw_only=True):
    """How much it counts to be ahead: by the bots' feeling, and by the score in units of `point`, at each knot.

    Knots are parts of the `usual` number of choices; before the first and after the last the curve is flat.
    """

    usual: float
    point: float
    knots: list[float]
    sense: list[float]
    score: list[float]

    def weights(self, choices: int) -> tuple[float, float]:
        """Of feeling and score after so many choices."""
        at, knots = choices / self.usual, self.knots
        for place in range(1, len(knots)):
            if at < knots[place]:
                share = max(0.0, (at - knots[place - 1]) / (knots[place] - knots[place - 1]))
                return between(self.sense, place, share), between(self.score, place, share)
        return self.sense[-1], self.score[-1]


def between(numbers: list[float], place: int, share: float) -> float:
    return numbers[place - 1] * (1 - share) + numbers[place] * share


PLAIN = Curve(usual=1.0, point=1.0, knots=[0.0], sense=[1.0], score=[0.0])
"""Where nothing was fitted: the bots' feeling as it is."""


class Fitted(msgspec.Struct, frozen=True, kw_only=True):
    """A curve for so many seats, what it was fitted to and checked with, and the command that makes it anew."""

    command: str = ""
    bot: str
    seed: int | str
    games: int
    curve: Curve
    checked: dict[str, Any] = {}


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """What `chances.json` holds, by number of seats."""

    rules: int
    seats: dict[int, Fitted]


def file_of(folder: Path) -> Path:
    """Where a game's curves are kept; the compiled build has links to the game's own files."""
    return (folder / "words").resolve().parent / FILE


def calibration(folder: Path) -> Calibration | None:
    """What lies beside a game; RegaliaError names the file where it is broken."""
    path = file_of(folder)
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=Calibration)
    except msgspec.DecodeError as error:
        raise RegaliaError(f"{path} is broken: {error}") from None


@lru_cache(maxsize=64)
def curve_of(folder: Path, seats: int) -> Curve:
    """The curve for so many seats, or for the nearest number that was fitted."""
    found = calibration(folder)
    if found is None or not found.seats:
        return PLAIN
    return found.seats[min(found.seats, key=lambda number: (abs(number - seats), number))].curve


class Chances:
    """The chances in the games of one table: of a rulebook, with so many seats."""

    def __init__(self, rulebook: Rulebook, seats: int, curve: Curve | None = None) -> None:
        self._rulebook = rulebook
        self._curve = curve_of(rulebook.folder, seats) if curve is None else curve

    def open(self, game: Game, choices: int) -> list[float]:
        """With all cards open, after so many choices."""
        if game.over:
            return shares(game.ranking)
        return self.foretold(self._rulebook.sense.values(game.state), game.scores, choices)

    def known(self, game: Game, seat: int, choices: int, seed: int | str, worlds: int = WORLDS) -> list[float]:
        """As the seat may know it: the mean over worlds that look to it like the true one."""
        if game.over:
            return shares(game.ranking)
        number = worlds if self._rulebook.has_secrets else 1
        return mean([self.open(game.imagine(seat, f"{seed}/{at}", history=False), choices) for at in range(number)])

    def foretold(self, values: list[float], scores: list[int], choices: int) -> list[float]:
        """By the curve."""
        by_sense, by_score = self._curve.weights(choices)
        most = max(scores)
        leads = [
            by_sense * certainty(value) + by_score * (score - most) / self._curve.point
            for value, score in zip(values, scores, strict=True)
        ]
        return softmax(leads)


def shares(ranking: list[int]) -> list[float]:
    """Who has won; a shared first place in parts."""
    winners = ranking.count(1)
    return [1 / winners if place == 1 else 0.0 for place in ranking]


def certainty(value: float) -> float:
    """The logarithm of the odds."""
    sure = min(max(value, SUREST), 1 - SUREST)
    return log(sure / (1 - sure))


def softmax(leads: list[float]) -> list[float]:
    most = max(leads)
    parts = [exp(lead - most) for lead in leads]
    whole = sum(parts)
    return [part / whole for part in parts]


def mean(vectors: list[list[float]]) -> list[float]:
    return [sum(column) / len(vectors) for column in zip(*vectors, strict=True)]
