"""A simple feeling for the tiny game."""

from __future__ import annotations

from math import exp

from tests.tiny.state import Tiny

from regalia.core.learned import Learning
from regalia.core.rulebook import Leaning

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
    return 1 - s.round / s.rounds


STYLES = {"bold": Leaning(own={"cards": 0.2}), "vengeful": Leaning(rival={"points": -0.3})}
LEARNING = Learning(NAMES, features, ahead, by_hand)
