"""The map as a surface: lands with their names, and what stands on them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from regalia.core.words import Message
from regalia.games.hadurak.pieces.board import CITIES, CITY_COUNT, CITY_PLACE, INCOME, TERRITORIES, WALLS, read_data
from regalia.games.hadurak.pieces.cards import BARONS, SHAPES
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, NEUTRAL, OFF, RAZED, Hadurak
from regalia.games.hadurak.table.explaining import army_key
from regalia.games.hadurak.table.faces import army_facts
from regalia.games.hadurak.words import wording
from regalia.scene.remembering import remembered_by
from regalia.scene.types import Piece, Place, Plate, Point, Surface

_map = read_data("map")
CITY_SPOT, MARK_SPOT, INCOME_SPOT, ARMY_SPOT, PORT_SPOT = "city", "mark", "income", "army", "port"
CITY_SIZE = {100: 1.0, 200: 1.1, 300: 1.22, 400: 1.34}
CASTLE_SIZE = 1.2
ABOVE_CITY = ((-24.0, -48.0), (26.0, -48.0), (-30.0, -44.0), (32.0, -44.0), (-18.0, -50.0), (20.0, -50.0))
"""Where armies stand, above the number of a city's walls: the first of these that lies on its land."""
CASTLE_ABOVE, ARMY_BELOW = 28, 30
"""On land without a city its name stands between the two."""
ROOMS = (15, 8, 0)
"""So much land an army needs on both sides; less where there is not so much."""
MARK_ASIDE, MARK_ABOVE = 27, 14


def _spots(each: dict[str, Any]) -> dict[str, Point]:
    """Cities and castles, marks beside them, and armies where they hide least."""
    x, y = each["city_pos"] or (each["center"][0], each["center"][1] - CASTLE_ABOVE)
    found: dict[str, Point] = {
        CITY_SPOT: (x, y),
        MARK_SPOT: (x + MARK_ASIDE, y - MARK_ABOVE),
        INCOME_SPOT: (x + 33, y + 6),
    }
    if each["realm"] == "overseas":
        found[ARMY_SPOT] = (each["center"][0] - 56, each["center"][1] + 26)
    elif each["city_pos"]:
        found[ARMY_SPOT] = _army_spot(x, y, each["polygon"])
        if found[ARMY_SPOT][0] > x:
            found[MARK_SPOT] = (x - MARK_ASIDE, y - MARK_ABOVE)
    else:
        found[ARMY_SPOT] = (each["center"][0], each["center"][1] + ARMY_BELOW)
    if each["port_pos"]:
        found[PORT_SPOT] = (each["port_pos"][0], each["port_pos"][1])
    return found


def _army_spot(x: float, y: float, land: list[list[float]]) -> Point:
    spots = [(x + dx, y + dy) for dx, dy in ABOVE_CITY]
    for room in ROOMS:
        for spot in spots:
            if all(_is_inside(spot[0] + by, spot[1], land) for by in (-room, room)):
                return spot
    return spots[0]


def _is_inside(x: float, y: float, land: list[list[float]]) -> bool:
    """By counting how many edges lie to the right."""
    crossed = 0
    for (ax, ay), (bx, by) in zip(land, [*land[1:], land[0]], strict=True):
        crossed += (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax
    return crossed % 2 == 1


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
    return {way: land for way, (_, land) in found.items()}


MAP = Surface(
    id="map",
    name=Message("table-middle"),
    box=(0, 0, _map["canvas"]["width"], _map["canvas"]["height"]),
    unit=38,
    art="hd-map",
    places=tuple(_place(each) for each in _map["territories"]),
)


def _plate_facts(view: Hadurak) -> Hashable:
    return view.barons, view.gone, tuple(view.control), tuple(view.place[GARRISON::ARMIES])


@remembered_by(_plate_facts)
def plates(view: Hadurak) -> dict[str, Plate]:
    """The arms of its baron at the name of every place whose city or castle somebody holds."""
    if min(view.barons) < 0:
        return {}
    held = {CITY_PLACE[city]: holder for city, holder in enumerate(view.control) if 0 <= holder < view.seats}
    held |= {view.castle_place(seat): seat for seat in view.in_play() if view.castle_place(seat) != OFF}
    return {
        TERRITORIES[place]: Plate(seat=seat, charge=f"hd-arms-{BARONS[view.barons[seat]]}")
        for place, seat in sorted(held.items())
    }


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


def _city_facts(view: Hadurak, city: int) -> Hashable:
    is_castle_there = view.control[city] == RAZED and view.castle_at(CITY_PLACE[city]) >= 0
    return city, view.control[city], view.walls(city), view.fortified[city], is_castle_there


@remembered_by(_city_facts)
def _city(view: Hadurak, city: int) -> tuple[Piece, ...]:
    place, holder = TERRITORIES[CITY_PLACE[city]], view.control[city]
    name, key = wording.city_line(view, city), f"city-{CITIES[city]}"
    if holder == RAZED:
        if view.castle_at(CITY_PLACE[city]) < 0:
            razed = Piece(id=f"city-{city}", place=place, art="hd-city-razed", spot=CITY_SPOT, name=name, explain=key)
            return (razed,)
        return ()
    built = Piece(
        id=f"city-{city}",
        place=place,
        art=f"hd-city-{WALLS[city]}",
        seat=holder if holder != NEUTRAL else None,
        spot=CITY_SPOT,
        size=CITY_SIZE[WALLS[city]],
        plate=str(view.walls(city)),
        plate_at="left",
        name=name,
        explain=key,
    )
    income = INCOME[city] + view.fortified[city]
    coin = Piece(
        id=f"income-{city}",
        place=place,
        art="hd-bead",
        spot=INCOME_SPOT,
        size=0.48,
        plate=str(income),
        plate_at="over",
        name=Message("card-income", {"count": income}),
        explain=key,
    )
    return built, coin


def _castle_facts(view: Hadurak, army: int) -> Hashable:
    return army_facts(view, army), view.breaches[CITY_COUNT + army // ARMIES]


@remembered_by(_castle_facts)
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
        explain=army_key(view, army),
    )


@remembered_by(army_facts)
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
        explain=army_key(view, army),
    )


def _marks(view: Hadurak, site: int) -> Iterator[Piece]:
    """A siege, breaches (the number of the walls is less by them) and a fortification, beside the walls."""
    if site >= CITY_COUNT and view.castle_place(site - CITY_COUNT) == OFF:
        return
    place = TERRITORIES[view.site_place(site)]
    if view.siege[site] >= 0:
        name = Message(
            "card-siege", {"seat": wording.seat_name(view, view.siege[site]), "round": view.siege_round[site]}
        )
        yield Piece(
            id=f"siege-{site}",
            place=place,
            art="hd-siege",
            seat=view.siege[site],
            spot=MARK_SPOT,
            order=2,
            name=name,
            explain="thing-siege",
        )
    if view.breaches[site]:
        name = Message("card-breaches", {"count": view.breaches[site]})
        yield Piece(
            id=f"breach-{site}",
            place=place,
            art="hd-breach",
            spot=MARK_SPOT,
            order=1,
            size=0.6,
            name=name,
            explain="thing-breach",
        )
    if site < CITY_COUNT and view.fortified[site]:
        yield Piece(
            id=f"fort-{site}",
            place=place,
            art="hd-fortified",
            spot=MARK_SPOT,
            size=0.6,
            name=Message("card-fortified"),
            explain="thing-fortified",
        )
