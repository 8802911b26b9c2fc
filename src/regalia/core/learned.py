"""A feeling that was learned from games: each seat's chance of winning, from numbers about every seat.

`regalia train` fits the weights; a game ships them as data (`bot/learned.json`) beside what they were made from.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from math import exp
from pathlib import Path
from typing import Any

from regalia.core.errors import RegaliaError
from regalia.core.state import OVER

FORM = 1
"""Of the file."""

Values = Callable[[Any], list[float]]
Rows = list[list[float]]
"""A row of numbers for each seat."""


class Weights:
    """One weight for each number, and how much more it weighs while the whole game is still to come."""

    __slots__ = ("_at", "_felt", "early", "late")

    def __init__(self, late: Sequence[float], early: Sequence[float]) -> None:
        self.late = [float(weight) for weight in late]
        self.early = [float(weight) for weight in early]
        self._at = -1.0
        self._felt = self.late

    def chances(self, rows: Rows, ahead: float) -> list[float]:
        """Each seat's chance of winning; `ahead` is how much of the game is left, from 1 to 0."""
        if ahead != self._at:
            self._at = ahead
            self._felt = [late + ahead * more for late, more in zip(self.late, self.early, strict=True)]
        weights = self._felt
        strengths: list[float] = []
        for row in rows:
            strength = 0.0
            for number, weight in zip(row, weights, strict=True):
                if number:
                    strength += number * weight
            strengths.append(strength)
        most = max(strengths)
        shares = [exp(max(strength - most, -60.0)) for strength in strengths]
        whole = sum(shares)
        return [share / whole for share in shares]


class Learning:
    """What a game's value is learned from.

    `features(state)` is a row of numbers for each seat, which mean what `names` says, or nothing where all is decided
    already; `ahead(state)` how much of the game is left, from 1 to 0; `by_hand(state)` the value that somebody wrote
    down, and the result of a game that is over or decided.
    """

    __slots__ = ("ahead", "by_hand", "features", "names")

    def __init__(
        self,
        names: Sequence[str],
        features: Callable[[Any], Rows],
        ahead: Callable[[Any], float],
        by_hand: Values,
    ) -> None:
        self.names = tuple(names)
        self.features = features
        self.ahead = ahead
        self.by_hand = by_hand

    def values(self, weights: Weights) -> Values:
        """The feeling with these weights."""
        features, ahead, by_hand = self.features, self.ahead, self.by_hand

        def felt(state: Any) -> list[float]:
            if state.phase == OVER:
                return by_hand(state)
            rows = features(state)
            return weights.chances(rows, ahead(state)) if rows else by_hand(state)

        return felt

    def read(self, file: Path) -> Weights:
        """The weights of a file; RegaliaError where they are not for these numbers."""
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
            rows = found["weights"]
            form, names = found["form"], tuple(rows)
            weights = Weights([rows[name][0] for name in names], [rows[name][1] for name in names])
        except (OSError, ValueError, KeyError, TypeError, IndexError) as error:
            raise RegaliaError(f"{file} holds no weights: {error}") from None
        if form != FORM or names != self.names:
            raise RegaliaError(f"the weights in {file} are for other numbers: train anew")
        return weights

    def shipped(self, folder: Path) -> Values:
        """By the weights that the game has in its folder, else by hand."""
        file = folder / "bot" / "learned.json"
        return self.values(self.read(file)) if file.exists() else self.by_hand
