"""The board: territories, borders, roads, ports and cities, as small numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "data"

Territory = int
City = int
PathOf = tuple[Territory, ...]
"""The territories entered, one after the other."""


def read_data(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


_map = read_data("map")
_cities = read_data("cities")["cities"]

TERRITORIES: tuple[str, ...] = tuple(each["id"] for each in _map["territories"])
TERRITORY = {name: number for number, name in enumerate(TERRITORIES)}
KINGDOM: tuple[Territory, ...] = tuple(
    TERRITORY[each["id"]] for each in _map["territories"] if each["realm"] == "kingdom"
)
OUTER = frozenset(TERRITORY[each["id"]] for each in _map["territories"] if each["outer"])
PORTS: tuple[Territory, ...] = tuple(TERRITORY[each["id"]] for each in _map["territories"] if each["port"])
IS_PORT = tuple(each["port"] for each in _map["territories"])

CITIES: tuple[str, ...] = tuple(each["id"] for each in _cities)
CITY = {name: number for number, name in enumerate(CITIES)}
CITY_COUNT = len(CITIES)
KINGDOM_CITIES: tuple[City, ...] = tuple(CITY[each["id"]] for each in _cities if each["realm"] == "kingdom")
assert tuple(range(len(KINGDOM_CITIES))) == KINGDOM_CITIES, "rules count them as the first of all cities"
IS_KINGDOM_CITY = tuple(each["realm"] == "kingdom" for each in _cities)
WALLS: tuple[int, ...] = tuple(each["strength"] for each in _cities)
INCOME: tuple[int, ...] = tuple(each["income"] for each in _cities)
CITY_PLACE: tuple[Territory, ...] = tuple(TERRITORY[each["territory"]] for each in _cities)
NO_CITY = -1
CITY_AT: tuple[City, ...] = tuple(
    CITY_PLACE.index(place) if place in CITY_PLACE else NO_CITY for place in range(len(TERRITORIES))
)


def _steps(only_roads: bool) -> tuple[tuple[Territory, ...], ...]:
    """For each territory those across a passable border (by road)."""
    found: list[list[Territory]] = [[] for _ in TERRITORIES]
    for border in _map["borders"]:
        if border["road"] if only_roads else border["passable"]:
            a, b = TERRITORY[border["a"]], TERRITORY[border["b"]]
            found[a].append(b)
            found[b].append(a)
    return tuple(tuple(sorted(each)) for each in found)


NEIGHBOURS = _steps(only_roads=False)
ROADS = _steps(only_roads=True)
BORDERS: dict[tuple[Territory, Territory], str] = {
    pair: border["kind"]
    for border in _map["borders"]
    for pair in ((TERRITORY[border["a"]], TERRITORY[border["b"]]), (TERRITORY[border["b"]], TERRITORY[border["a"]]))
}
"""What lies between two territories that share a border: open land, a river or mountains."""

MOST_ROAD_STEPS = 3
HORSE_STEPS = 2


def _walks(start: Territory, steps: tuple[tuple[Territory, ...], ...], most: int) -> list[PathOf]:
    """All ways of two or more steps that enter no territory twice (R12.14)."""
    found: list[PathOf] = []
    ways: list[PathOf] = [(there,) for there in steps[start]]
    for _ in range(most - 1):
        ways = [(*way, there) for way in ways for there in steps[way[-1]] if there != start and there not in way]
        found += ways
    return found


ROAD_WALKS = tuple(tuple(_walks(start, ROADS, MOST_ROAD_STEPS)) for start in range(len(TERRITORIES)))
STEP_WALKS = tuple(tuple((there,) for there in NEIGHBOURS[start]) for start in range(len(TERRITORIES)))
HORSE_WALKS = tuple(
    tuple(way for way in _walks(start, NEIGHBOURS, HORSE_STEPS) if way not in ROAD_WALKS[start])
    for start in range(len(TERRITORIES))
)
"""What the Master of the Horse may do besides (R12.15)."""


def follows_road(start: Territory, path: PathOf) -> bool:
    """Whether every step of a way is a road step."""
    return all(there in ROADS[here] for here, there in zip((start, *path), path, strict=False))
