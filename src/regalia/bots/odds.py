"""Chances as the logarithm of their odds, in which a step weighs the same near nothing, near certainty and between."""

from __future__ import annotations

from math import exp, log

SUREST = 1e-6
"""No chance is felt to be nearer to nothing or to everything."""

FARTHEST = 50.0
"""No odds are farther from even, so that nothing overflows."""


def odds(chance: float) -> float:
    chance = min(max(chance, SUREST), 1 - SUREST)
    return log(chance / (1 - chance))


def chance_of(odds: float) -> float:
    return 1 / (1 + exp(-max(min(odds, FARTHEST), -FARTHEST)))
