"""Weights from examples: each seat's chance is its share of exp(strength), fitted to who won. Needs NumPy.

A penalty holds weights back, so that a few thousand positions are enough for a hundred weights; how large it is, is
decided by games that were not fitted: every game is judged once, by weights that have not seen it.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from regalia.core.learned import Weights
from regalia.lab.learning.sampling import Example

Numbers = NDArray[np.float64]

PENALTIES = (300.0, 100.0, 30.0, 10.0, 3.0)
"""What is tried, the strictest first: each starts from what the one before has found."""

STEPS, NEAR = 25, 1e-7
"""Of Newton's method at most, and how small a step ends it: it is there long before."""

PARTS = 5
"""The games are dealt by lot to so many parts: each in turn is not fitted but judges."""

LEAST_SPREAD = 1e-6
"""A number that differs less between seats says nothing."""

RARE = 0.1
"""What is nearly always 0 counts as spread so far, as a part of the most that it comes to: a few games prove little."""


class Fitted(NamedTuple):
    """Weights, the penalty that was best, and how surprised who won games that were not fitted left each feeling.

    Surprise is the mean of -log(chance): by the learned weights, by hand, and where all seats are alike.
    """

    weights: Weights
    penalty: float
    surprise: float
    surprise_by_hand: float
    surprise_of_nobody: float


class Table:
    """Examples as arrays: the numbers of each seat, those times what is ahead beside them; seats that are not are 0."""

    def __init__(self, examples: Sequence[Example]) -> None:
        seats = max(len(example.rows) for example in examples)
        size = len(examples[0].rows[0])
        self.numbers = np.zeros((len(examples), seats, 2 * size))
        self.there = np.zeros((len(examples), seats), dtype=bool)
        self.won = np.zeros((len(examples), seats))
        self.by_hand = np.full((len(examples), seats), 1e-9)
        for at, example in enumerate(examples):
            rows = np.asarray(example.rows)
            count = len(rows)
            rows = rows - rows.mean(axis=0)  # what all seats have in common decides nothing
            self.numbers[at, :count, :size] = rows
            self.numbers[at, :count, size:] = example.ahead * rows
            self.there[at, :count] = True
            self.won[at, :count] = example.won
            felt = np.clip(np.asarray(example.by_hand), 1e-9, None)
            self.by_hand[at, :count] = felt / felt.sum()
        self.scale = self._spread()
        self.numbers /= self.scale

    def only(self, wanted: NDArray[np.bool_]) -> Table:
        """The same of some examples."""
        found = copy(self)
        found.numbers, found.there = self.numbers[wanted], self.there[wanted]
        found.won, found.by_hand = self.won[wanted], self.by_hand[wanted]
        return found

    def _spread(self) -> Numbers:
        flat = self.numbers[self.there]
        spread = np.maximum(np.sqrt((flat**2).mean(axis=0)), RARE * np.abs(flat).max(axis=0))
        return np.where(spread > LEAST_SPREAD, spread, np.inf)

    def chances(self, weights: Numbers) -> Numbers:
        strengths = np.where(self.there, self.numbers @ weights, -np.inf)
        strengths -= strengths.max(axis=1, keepdims=True)
        shares = np.exp(strengths)
        found: Numbers = shares / shares.sum(axis=1, keepdims=True)
        return found

    def surprise(self, chances: Numbers) -> float:
        return float(-(self.won * np.log(np.clip(chances, 1e-9, 1.0))).sum(axis=1).mean())


def part_of(game: int) -> int:
    """Five games in a row are in five parts, by lot: each part has all numbers of seats, which take turns, too."""
    return Random(game // PARTS).sample(range(PARTS), PARTS)[game % PARTS]


def fit(examples: Sequence[Example]) -> Fitted:
    """The weights for all examples, with the penalty that does best where each part of the games judges in turn."""
    table = Table(examples)
    parts = np.asarray([part_of(example.game) for example in examples])
    weights = {int(part): np.zeros(table.numbers.shape[2]) for part in np.unique(parts)}
    tried, surprises = list[Numbers](), list[float]()
    for penalty in PENALTIES:
        chances = np.zeros(table.there.shape)
        for part in weights:
            weights[part] = _fitted(table.only(parts != part), penalty, weights[part])
            chances[parts == part] = table.only(parts == part).chances(weights[part])
        tried.append(np.mean(list(weights.values()), axis=0))
        surprises.append(table.surprise(chances))
        if surprises[-1] > min(surprises):
            break
    best = int(np.argmin(surprises))
    found = _fitted(table, PENALTIES[best], tried[best]) / table.scale
    size = len(found) // 2
    nobody = table.there / table.there.sum(axis=1, keepdims=True)
    return Fitted(
        Weights(*(np.round(half, 6).tolist() for half in (found[:size], found[size:]))),
        PENALTIES[best],
        surprises[best],
        table.surprise(table.by_hand),
        table.surprise(nobody),
    )


def _fitted(table: Table, penalty: float, weights: Numbers) -> Numbers:
    """Newton's method on a convex sum: it comes to the same from wherever it starts."""
    numbers, there = table.numbers, table.there
    flat, won = numbers[there], table.won[there]
    for _ in range(STEPS):
        chances = table.chances(weights)
        each = chances[there]
        slope = flat.T @ (each - won) + penalty * weights
        means = (chances[:, None, :] @ numbers)[:, 0, :]
        bend = (flat * each[:, None]).T @ flat - means.T @ means + penalty * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if float(np.abs(step).max()) < NEAR:
            break
    return weights
