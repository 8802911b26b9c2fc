"""What a position is worth, and which options a good player looks at first."""

from __future__ import annotations

from regalia.core.asking import Ask
from regalia.games.havoc.state import Havoc


def values(s: Havoc) -> list[float]:
    return [0.5] * s.seats


def prior(ask: Ask) -> list[float]:
    return [1.0] * len(ask.options)
