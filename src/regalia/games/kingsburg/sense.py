from __future__ import annotations
from regalia.core.asking import Ask
from regalia.games.kingsburg.state import Kingsburg

def values(s: Kingsburg) -> list[float]:
    return [0.5] * s.seats

def prior(ask: Ask) -> list[float]:
    return [1.0] * len(ask.options)
