"""Styles of play: a knight leans a little towards what it is fond of, so that those of a table do not play alike.

Who plays at a table has a style by the table's name and the seat, both of which everybody knows; a bot that is asked
for by its level alone (tournaments, calibration, training) has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from regalia.bots.odds import chance_of, odds
from regalia.core.rulebook import Sense
from regalia.core.state import OVER

STYLES = ("bold", "thrifty", "vengeful")
STYLED = "knight"
"""The level that has styles."""


def at_table(level: str, table: str, seat: int) -> str:
    """What plays where that level was asked for: neighbours have different styles."""
    if level != STYLED:
        return level
    return f"{level}:{STYLES[(Random(table).randrange(len(STYLES)) + seat) % len(STYLES)]}"


def styled(sense: Sense, style: str) -> Sense:
    """The sense that leans as the game says for that style; as it is where the game says nothing."""
    leaning, learning = sense.styles.get(style), sense.learning
    if leaning is None or learning is None:
        return sense
    own = [leaning.own.get(name, 0.0) for name in learning.names]
    rival = [leaning.rival.get(name, 0.0) for name in learning.names]

    def values(state: Any) -> list[float]:
        chances = sense.values(state)
        rows = [] if state.phase == OVER else learning.features(state)
        return [_leant(chances, rows, seat, own, rival) for seat in range(len(chances))] if rows else chances

    return replace(sense, values=values)


def _leant(
    chances: list[float], rows: list[list[float]], seat: int, own: Sequence[float], rival: Sequence[float]
) -> float:
    """A seat's chance, moved by what it has and what the most promising of the others has."""
    others = [other for other in range(len(chances)) if other != seat]
    strongest = max(others, key=lambda other: chances[other])
    by = sum([number * fond for number, fond in zip(rows[seat], own, strict=True)], 0.0)
    by += sum([number * fond for number, fond in zip(rows[strongest], rival, strict=True)], 0.0)
    return chance_of(odds(chances[seat]) + by)
