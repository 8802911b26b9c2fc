"""A simple feeling for the tiny game."""

from __future__ import annotations

from math import exp

from tests.tiny.state import Tiny


def values(s: Tiny) -> list[float]:
    """Points count most, then coins and high cards."""
    worth = [s.points[seat] + s.coins[seat] / 4 + sum(s.hands[seat]) / 16 for seat in range(s.seats)]
    return [1 / (1 + exp((_rival(worth, seat) - worth[seat]) / 4)) for seat in range(s.seats)]


def _rival(worth: list[float], seat: int) -> float:
    return max(worth[:seat] + worth[seat + 1 :])
