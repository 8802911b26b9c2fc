"""Who came first: places from what each seat is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def places(worth: Sequence[Any]) -> list[int]:
    """By seat: 1 is best, equals share a place."""
    return [1 + sum(other > own for other in worth) for own in worth]


def best_first(ranking: Sequence[int]) -> list[int]:
    """The seats in the order of their places."""
    return sorted(range(len(ranking)), key=ranking.__getitem__)
