"""The ways on which units come: by which counties, as they are named and as they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from regalia.games.kard_es_korona.pieces.board import County
from regalia.games.kard_es_korona.rules.march.reach import is_hostile, shut, weather_of
from regalia.games.kard_es_korona.state import Item, Kard

Ways = dict[tuple[County, County], dict[int, int]]
"""By origin and entry: how many of each arm can come so."""


def ways(s: Kard, seat: int, options: Sequence[object]) -> Ways:
    """Straight where that is possible; else a battle may be left by where it was entered (R12.4), a step is a step."""
    items: list[Item] = [option for option in options if isinstance(option, tuple)]
    doors: dict[tuple[County, int], list[County]] = {}
    for origin, mover, _, entry in items:
        entering = doors.setdefault((origin, mover), [])
        if entry not in entering:
            entering.append(entry)
    found: Ways = {}
    for origin, mover, number, entry in items:
        if entry in _told(s, seat, origin, doors[origin, mover]):
            arms = found.setdefault((origin, entry), {})
            arms[mover] = max(number, arms.get(mover, 0))
    return found


def _told(s: Kard, seat: int, origin: County, entering: list[County]) -> list[County]:
    if origin in entering:
        return [origin]
    return entering if is_hostile(s, seat, s.target) else entering[:1]


def between(s: Kard, seat: int, origin: County, entry: County) -> tuple[County, ...]:
    """The counties on the cheapest way from the origin to the entry, which is the last of them (R6.6)."""
    weather, closed = weather_of(s), shut(s, seat)
    ends: list[tuple[int, tuple[County, ...]]] = [(0, ())]
    seen: set[County] = set()
    while ends:
        spent, way = heappop(ends)
        here = way[-1] if way else origin
        if here == entry:
            return way
        if here in seen:
            continue
        seen.add(here)
        for there in s.board.neighbours[here]:
            if there not in seen and not closed >> there & 1:
                heappush(ends, (spent + s.board.cost(here, there, weather), (*way, there)))
    return (entry,)
