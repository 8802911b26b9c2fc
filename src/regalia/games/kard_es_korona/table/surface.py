"""The map as a surface, and what lies on it: armies in rows, lords' banners, battles to come."""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterator
from functools import cache
from math import atan2, pi

from regalia.core.words import Argument, Message, SeatName
from regalia.games.kard_es_korona.pieces.board import Board, County
from regalia.games.kard_es_korona.pieces.numbers import ARMS, DATA, LORDS, TERRAINS
from regalia.games.kard_es_korona.state import EMPTY, NEUTRAL, NOBODY, OFF_BOARD, Army, Battle, Kard
from regalia.games.kard_es_korona.words import wording
from regalia.games.kard_es_korona.words.text import holder_name
from regalia.scene.remembering import remembered, remembered_by
from regalia.scene.types import Arrow, Piece, Place, Plate, Point, Surface

MAP = "map"
BOX = (0.0, 0.0, 1000.0, 700.0)
UNIT = 27.0
BANNER = 1.5
"""How large a lord is against a disc."""

NAME_SIZE, NAME_BELOW = 13.5, 4.0
CASTLE_WIDTH, CASTLE_HEIGHT = 28.0, 30.0
"""As the map has them, with the flag."""
MOVING = "move"
DIRECTIONS = ("right", "down_right", "down", "down_left", "left", "up_left", "up", "up_right")


@cache
def surface(board: Board) -> Surface:
    armies, castles = _spots(board, "armies"), _spots(board, "castles")
    open_counties = [county for county in range(board.size) if not board.forbidden >> county & 1]
    return Surface(
        id=MAP,
        name=Message("table-map"),
        box=BOX,
        unit=UNIT,
        art=f"kk-map-{board.id}",
        lying="row",
        shut=tuple(tuple(board.polygons[county]) for county in range(board.size) if county not in open_counties),
        title_size=NAME_SIZE,
        places=tuple(
            _place(board, county, armies[board.ids[county]], castles.get(board.ids[county])) for county in open_counties
        ),
    )


def _spots(board: Board, what: str) -> dict[str, Point]:
    """Where they stand on the map, by county."""
    found: dict[str, list[float]] = json.loads((DATA / f"{what}_{board.id}.json").read_text(encoding="utf-8"))
    return {county: (x, y) for county, (x, y) in found.items()}


def _place(board: Board, county: County, army_at: Point, castle_at: Point | None) -> Place:
    place = board.ids[county]
    x, y = board.labels[county]
    return Place(
        id=place,
        outline=tuple(board.polygons[county]),
        center=army_at,
        name=place_name(board, county),
        neighbours=_neighbours(board, county),
        title=Message(f"county-{place}"),
        title_at=(x, y + NAME_BELOW),
        drawn=castle_at and _castle_box(*castle_at),
    )


def _castle_box(x: float, y: float) -> tuple[float, float, float, float]:
    """Of a castle whose foot is there."""
    return x - CASTLE_WIDTH / 2, y - CASTLE_HEIGHT, CASTLE_WIDTH, CASTLE_HEIGHT


def place_name(board: Board, county: County) -> Message:
    """«Pilis, castle of Buda» or «Lipto, mountain»."""
    place = board.ids[county]
    name: Argument = Message(f"county-{place}")
    if board.castle[county]:
        return Message("place-castle", {"county": name, "castle": Message(f"castle-{place}")})
    terrain = Message(f"terrain-{TERRAINS[board.terrain[county]]}")
    return Message("place-county", {"county": name, "terrain": terrain})


def _neighbours(board: Board, county: County) -> dict[str, str]:
    """By arrow key: of the neighbours in a direction the one that lies most exactly there."""
    x, y = board.centres[county]
    found: dict[str, tuple[float, str]] = {}
    for other in board.neighbours[county]:
        dx, dy = board.centres[other][0] - x, board.centres[other][1] - y
        eighth = 4 * atan2(dy, dx) / pi
        at = round(eighth)
        off, direction = abs(eighth - at), DIRECTIONS[at % 8]
        if direction not in found or off < found[direction][0]:
            found[direction] = (off, board.ids[other])
    return {direction: place for direction, (_, place) in found.items()}


# --- pieces -------------------------------------------------------------------------------------------------------


def pieces(view: Kard) -> Iterator[Piece]:
    for county in range(view.board.size):
        holder = view.holder[county]
        if holder != EMPTY:
            yield from _army(view, county, holder, view.army_in(county), "")
    for battle in _battles(view):
        yield from _army(view, battle.county, battle.attacker, battle.army, "-attack")
        yield _sign(view, battle)
    for seat, at in enumerate(view.lord_at):
        if at != OFF_BOARD:
            yield _lord(view, seat, at)


def _battles(view: Kard) -> tuple[Battle, ...]:
    return view.battles if view.fight is None else (*view.battles, view.fight)


def _army_facts(view: Kard, county: County, holder: int, army: Army, side: str) -> Hashable:
    moved = tuple(view.moved[3 * county : 3 * county + 3]) if not side and view.phase == MOVING else ()
    return view.board.id, county, holder, army, side, moved


@remembered_by(_army_facts)
def _army(view: Kard, county: County, holder: int, army: Army, side: str) -> tuple[Piece, ...]:
    return tuple(_units(view, county, holder, army, side))


def _units(view: Kard, county: County, holder: int, army: Army, side: str) -> Iterator[Piece]:
    place = view.board.ids[county]
    for arm, count in enumerate(army):
        if count:
            alone = [count * (arm == each) for each in range(len(ARMS))]
            facts: dict[str, Argument] = {
                "holder": holder_name(view, holder),
                "county": wording.county_name(view, county),
                "army": wording.army_name(alone),
            }
            is_moved = not side and view.phase == MOVING and view.moved[3 * county + arm] >= count
            yield Piece(
                id=f"{place}-{ARMS[arm]}{side}",
                place=place,
                art=f"kk-unit-{ARMS[arm]}",
                seat=holder if holder < NEUTRAL else None,
                count=count,
                order=arm + (10 if side else 1),
                pale=is_moved,
                name=Message("piece-attackers" if side else "piece-units", facts),
                explain=f"arm-{ARMS[arm]}",
            )


def _sign(view: Kard, battle: Battle) -> Piece:
    place = view.board.ids[battle.county]
    kind = "siege" if view.board.castle[battle.county] else "battle"
    return Piece(
        id=f"battle-{battle.serial}",
        place=place,
        art=f"kk-{kind}",
        order=9,
        name=Message(f"piece-{kind}", {"seat": SeatName(battle.attacker), "county": Message(f"county-{place}")}),
        explain=f"thing-{kind}",
    )


def _lord(view: Kard, seat: int, at: County) -> Piece:
    is_attacking = view.holder[at] != seat
    name = Message("piece-lord", {"seat": SeatName(seat), "county": wording.county_name(view, at)})
    return Piece(
        id=f"lord-{seat}",
        place=view.board.ids[at],
        art=f"kk-banner-{house(view.home[seat])}",
        seat=seat,
        order=10 if is_attacking else 0,
        size=BANNER,
        pale=view.phase == MOVING and bool(view.lord_moved >> seat & 1),
        name=name,
        explain="arm-lord",
    )


def house(province: int) -> str:
    """As the drawings call a lord: `csak` of `csak_mate`."""
    return LORDS[province].split("_")[0]


def arrows(view: Kard) -> tuple[Arrow, ...]:
    """From the entry counties of every battle to come."""
    ids = view.board.ids
    return tuple(
        Arrow(start=ids[entry], end=ids[battle.county], seat=battle.attacker)
        for battle in _battles(view)
        for entry in battle.entries
    )


# --- whose castles they are ---------------------------------------------------------------------------------------


def _plate_facts(view: Kard) -> Hashable:
    return view.board.id, tuple(view.holder), view.home


@remembered_by(_plate_facts)
def plates(view: Kard) -> dict[str, Plate]:
    """The arms of its lord at the name of every county whose castle somebody holds."""
    return {
        view.board.ids[county]: Plate(seat=holder, charge=f"kk-arms-{house(view.home[holder])}")
        for county, holder in enumerate(view.holder)
        if view.board.castle[county] and 0 <= holder < NEUTRAL and view.home[holder] != NOBODY
    }


# --- who can come -------------------------------------------------------------------------------------------------


def _about_facts(view: Kard) -> Hashable:
    return view.board.id, tuple(view.units), tuple(view.lands), tuple(view.holder)


@remembered_by(_about_facts)
def about(view: Kard) -> dict[str, Message]:
    """For each county the troops of others that could reach it in a year, if nobody stood in their way."""
    found = {}
    for county in range(view.board.size):
        others = [seat for seat in range(view.seats) if seat != view.holder[county]]
        coming = tuple((seat, army) for seat in others if any(army := view.coming(seat, county)))
        if coming:
            found[view.board.ids[county]] = _reach(coming)
    return found


@remembered
def _reach(coming: tuple[tuple[int, Army], ...]) -> Message:
    armies = [
        Message("about-coming", {"seat": SeatName(seat), "army": wording.army_name(army)}) for seat, army in coming
    ]
    return Message("about-reach", {"coming": tuple(armies)})
