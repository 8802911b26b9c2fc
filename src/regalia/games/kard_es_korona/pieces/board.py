"""The two boards: counties, borders, rivers, and every way that units can go within a year's movement points.

Counties are small numbers; a set of counties is a number with a bit for each. What a way needs are the counties that
must be open on it: those passed, and the last one before the destination, which is the entry county (R6.15).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from typing import TypeVar

from regalia.games.kard_es_korona.pieces.numbers import (
    CAVALRY,
    DATA,
    ENTER,
    FOOT_POINTS,
    HORSE_POINTS,
    INFANTRY,
    MARSH,
    OPEN_WHEN_CLOSED,
    PLAIN,
    PROVINCES,
    RIVER,
    SZLAVONIA,
    TERRAINS,
)

T = TypeVar("T")
County = int
Counties = int
"""A bit for each county of a set."""

Group = tuple[tuple[int, int, int, int], ...]
"""Who may go on a step from one county: origin, arm (or LORD), how many, entry county."""

OPEN, ROUGH, SIEGE = range(3)
"""The ground of a battle: in the open on plain, where alone cavalry is mounted (R9.3), in mountains and marshes,
before a castle."""

FAIR, FLOODED, DRY = range(3)
"""The weather of a year: Floods and Dry Summer change what rivers and marshes cost."""

KINDS_OF_MOVERS = 4
MOST_COUNTIES = 70
MOST_REMEMBERED = 2000
"""Patterns of closed counties, for each place."""

Ways = tuple[tuple[County, tuple[Counties, ...]], ...]
"""For each entry county the sets of counties of which one must be open."""


CHUNK = 12
"""How many bits of a set are read at a time."""


def _all_sets(first: County) -> list[tuple[County, ...]]:
    """Every set of counties out of one chunk, in the order of their bits."""
    found: list[tuple[County, ...]] = [()]
    for county in range(first, first + CHUNK):
        found += [(*counties, county) for counties in found]
    return found


CHUNK_A = _all_sets(0)
CHUNK_B = _all_sets(12)
CHUNK_C = _all_sets(24)
CHUNK_D = _all_sets(36)
CHUNK_E = _all_sets(48)
CHUNK_F = _all_sets(60)


def bits(counties: Counties) -> list[County]:
    """The counties of a set, in order; chunk by chunk without a loop, because every step asks for it."""
    return list(
        CHUNK_A[counties & 0xFFF] + CHUNK_B[counties >> 12 & 0xFFF] + CHUNK_C[counties >> 24 & 0xFFF]
        + CHUNK_D[counties >> 36 & 0xFFF] + CHUNK_E[counties >> 48 & 0xFFF] + CHUNK_F[counties >> 60 & 0xFFF]
    )  # fmt: skip


def mask(counties: Iterable[County]) -> Counties:
    return sum(1 << county for county in counties)


class Reach:
    """Where a mover can get from one county, past closed ones; found once for those of them that matter."""

    __slots__ = ("known", "matter", "targets")

    def __init__(self, targets: tuple[tuple[Counties, Counties], ...]) -> None:
        self.targets = targets
        self.known: dict[Counties, Counties] = {}
        self.matter: Counties = 0
        for need, _ in targets:
            self.matter |= need

    def past(self, closed: Counties) -> Counties:
        matter = closed & self.matter
        known = self.known.get(matter)
        if known is not None:
            return known
        found = 0
        for need, targets in self.targets:
            if not need & matter:
                found |= targets
        _remember(self.known, matter, found)
        return found


class Gate:
    """The counties by which movers from one county can enter another, and all groups that might."""

    __slots__ = ("entries", "groups", "origin")

    def __init__(self, origin: County, entries: tuple[County, ...]) -> None:
        self.origin, self.entries = origin, entries
        self.groups: dict[int, Group] = {}

    def movers(self, mover: int, most: int) -> Group:
        """By each entry one of them, two, … up to a number; each group is made once."""
        key = KINDS_OF_MOVERS * most + mover
        found = self.groups.get(key)
        if found is None:
            numbers = range(1, most + 1)
            found = tuple([(self.origin, mover, number, entry) for entry in self.entries for number in numbers])
            self.groups[key] = found
        return found


class Doors:
    """By which counties a mover can enter another one, past closed ones, likewise."""

    __slots__ = ("gates", "known", "matter", "origin", "ways")

    def __init__(self, origin: County, ways: Ways) -> None:
        self.origin, self.ways = origin, ways
        self.known: dict[Counties, Gate] = {}
        self.gates: dict[tuple[County, ...], Gate] = {}
        self.matter: Counties = 0
        for _, needs in ways:
            for need in needs:
                self.matter |= need

    def past(self, closed: Counties) -> Gate:
        matter = closed & self.matter
        gate = self.known.get(matter)
        if gate is None:
            entries = tuple(entry for entry, needs in self.ways if any(not need & matter for need in needs))
            gate = self.gates.setdefault(entries, Gate(self.origin, entries))
            _remember(self.known, matter, gate)
        return gate


def _remember(known: dict[Counties, T], closed: Counties, found: T) -> None:
    if len(known) >= MOST_REMEMBERED:
        known.clear()
    known[closed] = found


class Roads:
    """Where foot or horse can go in one kind of weather.

    `ways[origin][target]` are all ways there, by entry; `reach[origin]` and `doors[origin][target]` say the same past
    given closed counties; `origins[target]` is from where it can be reached when all is open.
    """

    def __init__(self, board: Board, weather: int, points: int) -> None:
        size = range(board.size)
        self.ways: list[dict[County, Ways]] = [_ways_from(board, weather, points, origin) for origin in size]
        self.reach = [Reach(_reach(ways)) for ways in self.ways]
        self.doors = [
            {target: Doors(origin, way) for target, way in ways.items()} for origin, ways in enumerate(self.ways)
        ]
        self.origins: list[Counties] = [
            mask(origin for origin in size if target in self.ways[origin]) for target in size
        ]


def _ways_from(board: Board, weather: int, points: int, origin: County) -> dict[County, Ways]:
    """All ways out of a county that the points allow, without those that need more than another."""
    found: dict[County, dict[County, set[Counties]]] = {}

    def go(here: County, left: int, passed: Counties) -> None:
        for there in board.neighbours[here]:
            rest = left - board.cost(here, there, weather)
            if rest < 0 or there == origin or passed >> there & 1:
                continue
            found.setdefault(there, {}).setdefault(here, set()).add(passed)
            if rest:
                go(there, rest, passed | 1 << there)

    go(origin, points, 0)
    return {
        target: tuple((entry, _least(needs)) for entry, needs in sorted(entries.items()))
        for target, entries in sorted(found.items())
    }


def _least(needs: set[Counties]) -> tuple[Counties, ...]:
    ordered = sorted(needs, key=lambda need: (need.bit_count(), need))
    return tuple(need for at, need in enumerate(ordered) if not any(less & need == less for less in ordered[:at]))


def _reach(ways: dict[County, Ways]) -> tuple[tuple[Counties, Counties], ...]:
    targets: dict[Counties, Counties] = {}
    for target, entries in ways.items():
        for need in _least({need for _, needs in entries for need in needs}):
            targets[need] = targets.get(need, 0) | 1 << target
    return tuple(sorted(targets.items()))


class Board:
    """The basic or the advanced one; `closed` for five players, where most of Slavonia cannot be entered (S7).

    `near` are the neighbours of each county as a set, `foot_near` and `horse_near` those counties from where foot, or
    cavalry and lords, could come in fair weather if nobody stood in the way.
    """

    def __init__(self, ruleset: str, closed: bool) -> None:
        data = json.loads((DATA / f"map_{ruleset}.json").read_text(encoding="utf-8"))
        self.id, self.closed = ruleset, closed
        counties = data["counties"]
        self.size = len(counties)
        self.ids: list[str] = [county["id"] for county in counties]
        self.number = {county: number for number, county in enumerate(self.ids)}
        self.province = [PROVINCES.index(county["province"]) for county in counties]
        self.terrain = [TERRAINS.index(county["terrain"]) for county in counties]
        open_too = [self.province[c] != SZLAVONIA or self.ids[c] in OPEN_WHEN_CLOSED for c in range(self.size)]
        self.forbidden: Counties = mask(c for c in range(self.size) if closed and not open_too[c])
        self.castle = [county["castle"] and open_too[c] | (not closed) for c, county in enumerate(counties)]
        self.ground = [
            SIEGE if self.castle[c] else OPEN if self.terrain[c] == PLAIN else ROUGH for c in range(self.size)
        ]
        self.enterable: Counties = mask(range(self.size)) & ~self.forbidden
        self.castles: Counties = mask(c for c in range(self.size) if self.castle[c])
        self.provinces = [mask(c for c in range(self.size) if self.province[c] == p) for p in range(len(PROVINCES))]
        self.castles_in = [tuple(bits(province & self.castles)) for province in self.provinces]
        self.smallest_province = min(province.bit_count() for province in self.provinces)
        self.rivers: set[tuple[County, County]] = set()
        self.neighbours: list[tuple[County, ...]] = self._neighbours(data["adjacency"])
        self.centres: list[tuple[int, int]] = [tuple(county["centre"]) for county in counties]
        self.labels: list[tuple[int, int]] = [tuple(county["label_at"]) for county in counties]
        self.polygons: list[list[tuple[int, int]]] = [[tuple(p) for p in county["polygon"]] for county in counties]
        self.near: list[Counties] = [mask(counties) for counties in self.neighbours]
        self.roads = [self._roads(weather) for weather in (FAIR, FLOODED, DRY)]
        self.foot_near: list[Counties] = self.roads[FAIR][INFANTRY].origins
        self.horse_near: list[Counties] = self.roads[FAIR][CAVALRY].origins

    def _roads(self, weather: int) -> tuple[Roads, Roads, Roads, Roads]:
        """By mover: infantry, archers, cavalry, lord."""
        foot, horse = Roads(self, weather, FOOT_POINTS), Roads(self, weather, HORSE_POINTS)
        return foot, foot, horse, horse

    def _neighbours(self, borders: list[dict[str, object]]) -> list[tuple[County, ...]]:
        near: list[set[County]] = [set() for _ in range(self.size)]
        for border in borders:
            a, b = self.number[str(border["a"])], self.number[str(border["b"])]
            if (self.forbidden >> a | self.forbidden >> b) & 1:
                continue
            near[a].add(b)
            near[b].add(a)
            if border["river"]:
                self.rivers |= {(a, b), (b, a)}
        return [tuple(sorted(counties)) for counties in near]

    def copy(self) -> Board:
        """A board never changes: copies of a state share it."""
        return self

    def __reduce__(self) -> tuple[object, tuple[str, bool]]:
        return load_board, (self.id, self.closed)

    def cost(self, here: County, there: County, weather: int) -> int:
        """What it costs to enter the neighbouring county (R6.6)."""
        terrain = self.terrain[there]
        enter = ENTER[PLAIN] if weather == DRY and terrain == MARSH else ENTER[terrain]
        if (here, there) not in self.rivers or weather == DRY:
            return enter
        return enter + RIVER + (weather == FLOODED)

    def is_hard_way(self, here: County, there: County) -> bool:
        """Over a thick river, or into a mountain or marsh (R22.8)."""
        return (here, there) in self.rivers or self.terrain[there] != PLAIN


@cache
def load_board(ruleset: str, closed: bool = False) -> Board:
    return Board(ruleset, closed)
