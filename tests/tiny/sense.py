"""A simple feeling for the tiny game."""

from __future__ import annotations

from math import exp

from tests.tiny.state import Tiny

from regalia.core.asking import Ask


def value(s: Tiny, seat: int) -> float:
    """Points count most, then coins and high cards."""
    worth = [s.points[other] + s.coins[other] / 4 + sum(s.hands[other]) / 16 for other in range(s.seats)]
    rival = max(worth[other] for other in range(s.seats) if other != seat)
    return 1 / (1 + exp((rival - worth[seat]) / 4))


def prior(ask: Ask) -> list[float]:
    """High cards are looked at first."""
    if ask.kind.id in ("plan", "lead"):
        return [float(card) for card in ask.options]
    return [1.0] * len(ask.options)
