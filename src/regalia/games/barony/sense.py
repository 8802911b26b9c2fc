"""What a position is worth, and which options a good player looks at first."""

from __future__ import annotations

from math import exp

from regalia.core.asking import Ask
from regalia.games.barony import rules
from regalia.games.barony.state import Barony


def value(s: Barony, seat: int) -> float:
    points = rules.scores(s)
    rival = max(points[other] for other in range(s.seats) if other != seat)
    return 1 / (1 + exp((rival - points[seat]) / 8))


def prior(ask: Ask) -> list[float]:
    return [1.0] * len(ask.options)
