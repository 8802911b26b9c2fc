"""A simple feeling for the tiny game."""

from __future__ import annotations

from math import exp

from tests.tiny.rules import DOUBLE, LEAD, PLAN, STAKE, ranking
from tests.tiny.state import Tiny

from regalia.core.asking import Ask
from regalia.core.learned import Learning
from regalia.core.rulebook import Leaning
from regalia.core.state import OVER

NAMES = ("points", "coins", "cards")


def by_hand(s: Tiny) -> list[float]:
    """Points count most, then coins and high cards; in the end, who has won."""
    if s.phase == OVER:
        return [float(place == 1) for place in ranking(s)]
    worth = [s.points[seat] + s.coins[seat] / 4 + sum(s.hands[seat]) / 16 for seat in range(s.seats)]
    return [1 / (1 + exp((_rival(worth, seat) - worth[seat]) / 4)) for seat in range(s.seats)]


def _rival(worth: list[float], seat: int) -> float:
    return max(worth[:seat] + worth[seat + 1 :])


def prior(ask: Ask) -> list[float]:
    """High cards, and what doubles the prize."""
    if ask.kind in (PLAN, LEAD):
        return [float(card) for card in ask.options]
    if ask.kind is STAKE:
        return [2.0 if option == DOUBLE else 1.0 for option in ask.options]
    return [1.0] * len(ask.options)


def is_settled(s: Tiny, since: Tiny) -> bool:
    """Plans, bids and cards show their worth at the end of the round."""
    return s.round != since.round


def features(s: Tiny) -> list[list[float]]:
    return [[float(s.points[seat]), float(s.coins[seat]), float(sum(s.hands[seat]))] for seat in range(s.seats)]


def ahead(s: Tiny) -> float:
    return 1 - s.round / s.rounds


STYLES = {"bold": Leaning(own={"cards": 0.2}), "vengeful": Leaning(rival={"points": -0.3})}
LEARNING = Learning(NAMES, features, ahead, by_hand)
