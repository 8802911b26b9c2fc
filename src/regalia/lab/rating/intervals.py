"""How sure a counted share is."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z95 = 1.959963984540054
"""Within this many standard deviations lie 95 % of a normal distribution."""


class Interval(NamedTuple):
    low: float
    high: float


def wilson(successes: float, trials: int, z: float = Z95) -> Interval:
    """Wilson's interval for a share; a part of a success (a shared first place) counts as that part."""
    if not 0 <= successes <= trials:
        raise ValueError(f"{successes} successes of {trials} trials")
    if trials == 0:
        return Interval(0.0, 1.0)
    share = successes / trials
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    middle, scale = share + z * z / (2 * trials), 1 + z * z / trials
    return Interval(max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))
