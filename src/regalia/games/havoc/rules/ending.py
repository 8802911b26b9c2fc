"""R8.8, R8.9 The end: points and places."""

from __future__ import annotations

from regalia.core.plain import places
from regalia.games.havoc.state import Havoc


def scores(s: Havoc) -> list[int]:
    return s.points[:]


def ranking(s: Havoc) -> list[int]:
    """Most points, then more battles won, then the better place at Castillon; equals share a place (R8.8, R8.9)."""
    worth = [(s.points[seat], len(s.won[seat]), -s.place[seat]) for seat in range(s.seats)]
    return places(worth)
