"""A simple feeling for the tiny game."""

from __future__ import annotations

from math import exp

from tests.tiny.state import Tiny

from regalia.core.learned import Learning

NAMES = ("points", "coins", "cards")


def by_hand(s: Tiny) -> list[float]:
    """Points count most, then coins and high cards."""
    worth = [s.points[seat] + s.coins[seat] / 4 + sum(s.hands[seat]) / 16 for seat in range(s.seats)]
    return [1 / (1 + exp((_rival(worth, seat) - worth[seat]) / 4)) for seat in range(s.seats)]


def _rival(worth: list[float], seat: int) -> float:
    return max(worth[:seat] + worth[seat + 1 :])


def features(s: Tiny) -> list[list[float]]:
    return [[float(s.points[seat]), float(s.coins[seat]), float(sum(s.hands[seat]))] for seat in range(s.seats)]


def ahead(s: Tiny) -> float:
    return 1 / s.round if s.round else 1.0


LEARNING = Learning(NAMES, features, ahead, by_hand)
