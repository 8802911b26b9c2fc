"""The map as a surface: lands with their names, and what stands on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regalia.core.words import Message
from regalia.games.hadurak import wording
from regalia.games.hadurak.cards import SHAPES
from regalia.games.hadurak.realm import CITY_COUNT, CITY_PLACE, INCOME, TERRITORIES, WALLS, read_data
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, NEUTRAL, OFF, RAZED, Hadurak
from regalia.scene.types import Piece, Place, Point, Surface

_map = read_data("map")
CITY_SPOT, MARK_SPOT, INCOME_SPOT, ARMY_SPOT, PORT_SPOT = "city", "mark", "income", "army", "port"
CITY_SIZE = {100: 1.0, 200: 1.1, 300: 1.22, 400: 1.34}
CASTLE_SIZE = 1.2
ABOVE = 41
"""How far above a city armies stand."""


def _spots(each: dict[str, Any]) -> dict[str, Point]:
    """Cities and castles, marks beside them, and armies where they hide least."""
    x, y = each["city_pos"] or (each["center"][0], each["center"][1] - 24)
    found: dict[str, Point] = {CITY_SPOT: (x, y), MARK_SPOT: (x + 25, y - 14), INCOME_SPOT: (x + 34, y + 9)}
    if each["realm"] == "overseas":
        found[ARMY_SPOT] = (each["center"][0] - 48, each["center"][1] + 10)
    elif each["city_pos"]:
        found[ARMY_SPOT] = (x, y - ABOVE)
    else:
        found[ARMY_SPOT] = (each["center"][0], each["center"][1] + 28)
    if each["port_pos"]:
        found[PORT_SPOT] = (each["port_pos"][0], each["port_pos"][1])
    return found


def _place(each: dict[str, Any]) -> Place:
    name = Message(f"place-{each['id']}")
    return Place(
        id=each["id"],
        outline=tuple((x, y) for x, y in each["polygon"]),
        center=(each["center"][0], each["center"][1]),
        name=name,
        spots=_spots(each),
        title=name,
        title_at=(each["label_pos"][0], each["label_pos"][1] + 5),
        is_capital=each["city"] is not None,
        neighbours=_ways(each),
    )


def _ways(each: dict[str, Any]) -> dict[str, str]:
    """The nearest land in each direction, for the arrow keys."""
    x, y = each["center"]
    found: dict[str, tuple[float, str]] = {}
    for other in _map["territories"]:
        dx, dy = other["center"][0] - x, other["center"][1] - y
        if other is each:
            continue
        way = ("right" if dx > 0 else "left") if abs(dx) > abs(dy) else ("down" if dy > 0 else "up")
        far = dx * dx + dy * dy
        if way not in found or far < found[way][0]:
            found[way] = far, other["id"]
    return {way: id for way, (_, id) in found.items()}


MAP = Surface(
    id="map",
    name=Message("table-middle"),
    box=(0, 0, _map["canvas"]["width"], _map["canvas"]["height"]),
    unit=38,
    art="hd-map",
    places=tuple(_place(each) for each in _map["territories"]),
)


def piece_id(army: int) -> str:
    return f"army-{army}"


def pieces(view: Hadurak) -> Iterator[Piece]:
    for city in range(CITY_COUNT):
        yield from _city(view, city)
    for army, place in enumerate(view.place):
        if place != OFF:
            yield _castle(view, army) if army % ARMIES == GARRISON else _noble(view, army)
    for site in range(CITY_COUNT + view.seats):
        yield from _marks(view, site)


def _city(view: Hadurak, city: int) -> Iterator[Piece]:
    place, holder = TERRITORIES[CITY_PLACE[city]], view.control[city]
    name = wording.city_line(view, city)
    if holder == RAZED:
        if view.castle_at(CITY_PLACE[city]) < 0:
            yield Piece(id=f"city-{city}", place=place, art="hd-city-razed", spot=CITY_SPOT, name=name)
        return
    yield Piece(
        id=f"city-{city}",
        place=place,
        art=f"hd-city-{WALLS[city]}",
        seat=holder if holder != NEUTRAL else None,
        spot=CITY_SPOT,
        size=CITY_SIZE[WALLS[city]],
        plate=str(view.walls(city)),
        plate_at="left",
        name=name,
    )
    income = INCOME[city] + view.fortified[city]
    coin = Message("card-income", {"count": income})
    yield Piece(
        id=f"income-{city}",
        place=place,
        art="hd-bead",
        spot=INCOME_SPOT,
        size=0.48,
        plate=str(income),
        plate_at="over",
        name=coin,
    )


def _castle(view: Hadurak, army: int) -> Piece:
    seat = army // ARMIES
    return Piece(
        id=piece_id(army),
        place=TERRITORIES[view.place[army]],
        art="hd-castle",
        seat=seat,
        spot=CITY_SPOT,
        size=CASTLE_SIZE,
        plate=str(view.walls(CITY_COUNT + seat) + view.strength(army)),
        plate_at="left",
        name=wording.army_here(view, army),
    )


def _noble(view: Hadurak, army: int) -> Piece:
    place = view.place[army]
    return Piece(
        id=piece_id(army),
        place=TERRITORIES[place % AT_SEA],
        art=f"hd-noble-{SHAPES[army % ARMIES]}",
        seat=army // ARMIES,
        order=army,
        spot=PORT_SPOT if place >= AT_SEA else ARMY_SPOT,
        size=0.9,
        plate=str(view.strength(army)),
        pale=not view.rested[army],
        name=wording.army_here(view, army),
    )


def _marks(view: Hadurak, site: int) -> Iterator[Piece]:
    """A siege, breaches and a fortification, beside the walls."""
    if site >= CITY_COUNT and view.castle_place(site - CITY_COUNT) == OFF:
        return
    place = TERRITORIES[view.site_place(site)]
    if view.siege[site] >= 0:
        name = Message(
            "card-siege", {"seat": wording.seat_name(view, view.siege[site]), "round": view.siege_round[site]}
        )
        yield Piece(
            id=f"siege-{site}", place=place, art="hd-siege", seat=view.siege[site], spot=MARK_SPOT, order=2, name=name
        )
    if view.breaches[site]:
        name = Message("card-breaches", {"count": view.breaches[site]})
        yield Piece(
            id=f"breach-{site}",
            place=place,
            art="hd-breach",
            count=view.breaches[site],
            spot=MARK_SPOT,
            order=1,
            size=0.6,
            name=name,
        )
    if site < CITY_COUNT and view.fortified[site]:
        yield Piece(
            id=f"fort-{site}", place=place, art="hd-fortified", spot=MARK_SPOT, size=0.6, name=Message("card-fortified")
        )
