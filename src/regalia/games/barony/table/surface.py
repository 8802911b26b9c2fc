"""The board as a surface: flat-top hexes, the rim around them, letters above the columns, ways for the arrow keys.

Corners are counted on a grid in which a hex's centre is (3q, 2r + q), so that corners of neighbours are equal.

Knights of a seat on one hex are alike, and the state does not tell them apart; so a stack is one piece with a count,
whose id is its seat and hex. Nothing ever seems to move but what moved: which knight went where is told by the news.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache

from regalia.core.words import Message, SeatName
from regalia.games.barony.pieces.board import Board
from regalia.games.barony.pieces.hexes import Axial, Hex, Shape
from regalia.games.barony.pieces.numbers import CITY, KNIGHT, NO_BUILDING, PIECES, STRONGHOLD, TERRAINS
from regalia.games.barony.state import Barony
from regalia.scene.remembering import remembered, remembered_by
from regalia.scene.types import Piece, Place, Point, Surface

Corner = tuple[int, int]

BOARD = "board"
UNIT = 68.0
STEP_X, STEP_Y = 30.0, 51.96
MARGIN = 16.0
ABOVE_COLUMN = 24.0
CORNERS: tuple[Corner, ...] = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
SIDES: tuple[Axial, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The hex beyond the side between a corner and the next one."""

KEYS: dict[str, Axial] = dict(zip(("up", "up_right", "down_right", "down", "down_left", "up_left"), SIDES, strict=True))
LEVEL_KEYS: tuple[dict[str, tuple[str, str]], ...] = (
    {"right": ("down_right", "up_right"), "left": ("down_left", "up_left")},
    {"right": ("up_right", "down_right"), "left": ("up_left", "down_left")},
)
"""By the parity of the column: straight to the right goes half a hex down and then up again."""


BOARDS_KEPT = 256
"""Pictures of the boards that were looked at last."""


def surface(board: Board) -> Surface:
    """The picture of a board; it is the same during a whole game."""
    return _drawn(board.shape, board.terrain)


@lru_cache(BOARDS_KEPT)
def _drawn(shape: Shape, terrain: bytes) -> Surface:
    return Surface(
        id=BOARD,
        name=Message("table-board"),
        box=_box(shape),
        unit=UNIT,
        rim=_rim(shape),
        marks=_column_letters(shape),
        places=tuple(_place(shape, terrain, hex) for hex in shape.hexes),
    )


@remembered
def _point(corner: Corner) -> Point:
    return round(corner[0] * STEP_X, 2), round(corner[1] * STEP_Y, 2)


def _center(place: Axial) -> Corner:
    q, r = place
    return 3 * q, 2 * r + q


def _corners(place: Axial) -> list[Corner]:
    x, y = _center(place)
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def _place(shape: Shape, terrains: bytes, hex: Hex) -> Place:
    axial, label = shape.axial[hex], shape.labels[hex]
    terrain = TERRAINS[terrains[hex]]
    return Place(
        id=label,
        outline=_outline(axial),
        center=_point(_center(axial)),
        label=label,
        name=_place_name(label, terrain),
        ground=f"hex-flat-{terrain}",
        explain=f"terrain-{terrain}",
        neighbours=_neighbours(shape, axial),
    )


@remembered
def _place_name(label: str, terrain: str) -> Message:
    return Message("place-hex", {"hex": label, "terrain": Message(f"terrain-{terrain}")})


@remembered
def _outline(axial: Axial) -> tuple[Point, ...]:
    return tuple(_point(corner) for corner in _corners(axial))


@remembered
def _neighbours(shape: Shape, axial: Axial) -> dict[str, str]:
    q, r = axial
    beyond = {key: shape.by_name.get(f"{q + dq},{r + dr}") for key, (dq, dr) in KEYS.items()}
    found = {key: shape.labels[hex] for key, hex in beyond.items() if hex is not None}
    for key, ways in LEVEL_KEYS[q % 2].items():
        reached = [found[way] for way in ways if way in found]
        if reached:
            found[key] = reached[0]
    return found


def _box(shape: Shape) -> tuple[float, float, float, float]:
    points = [_point(corner) for axial in shape.axial for corner in _corners(axial)]
    left, top = min(x for x, _ in points) - MARGIN, min(y for _, y in points) - MARGIN - ABOVE_COLUMN
    right, bottom = max(x for x, _ in points) + MARGIN, max(y for _, y in points) + MARGIN
    return left, top, round(right - left, 2), round(bottom - top, 2)


def _column_letters(shape: Shape) -> tuple[tuple[Point, str], ...]:
    """Above the uppermost hex of each column."""
    tops = [hex for hex in shape.hexes if shape.labels[hex].endswith("1") and shape.labels[hex][:-1].isalpha()]
    marks = []
    for hex in tops:
        x, y = _point(_center(shape.axial[hex]))
        marks.append(((x, round(y - STEP_Y - ABOVE_COLUMN, 2)), shape.labels[hex][:-1]))
    return tuple(marks)


@remembered
def _rim(shape: Shape) -> tuple[tuple[Point, ...], ...]:
    """The outline of all hexes together: the sides with nothing beyond, joined end to end."""
    following = _outer_sides(shape)
    loops = []
    while following:
        corner = next(iter(following))
        loop = []
        while corner in following:
            loop.append(_point(corner))
            corner = following.pop(corner)
        loops.append(tuple(loop))
    return tuple(loops)


def _outer_sides(shape: Shape) -> dict[Corner, Corner]:
    held = set(shape.axial)
    sides: dict[Corner, Corner] = {}
    for q, r in shape.axial:
        corners = _corners((q, r))
        for side, (dq, dr) in enumerate(SIDES):
            if (q + dq, r + dr) not in held:
                sides[corners[side]] = corners[(side + 1) % 6]
    return sides


# --- what stands on it ---------------------------------------------------------------------------------------------

SIZES = {CITY: 1.18, STRONGHOLD: 0.94}
"""Where a piece is drawn larger or smaller than the others."""


def building_id(label: str) -> str:
    return f"b-{label}"


def knights_id(seat: int, label: str) -> str:
    return f"k{seat}-{label}"


def _standing_facts(view: Barony) -> Hashable:
    knights = tuple(bytes(each) for each in view.knights)
    return view.board.shape, bytes(view.building), bytes(view.owner), knights


@remembered_by(_standing_facts)
def standing(view: Barony) -> dict[str, Piece]:
    """All pieces by their ids; the same for whoever looks."""
    return {piece.id: piece for piece in pieces(view)}


def pieces(view: Barony) -> Iterator[Piece]:
    labels = view.board.shape.labels
    for hex, label in enumerate(labels):
        if view.building[hex] != NO_BUILDING:
            yield _building(label, view.building[hex], view.owner[hex])
        if view.present[hex]:
            for seat in range(view.seats):
                if view.knights[seat][hex]:
                    yield _knights(label, seat, view.knights[seat][hex])


@remembered
def _building(label: str, kind: int, seat: int) -> Piece:
    return Piece(
        id=building_id(label),
        place=label,
        art=PIECES[kind],
        seat=seat,
        size=SIZES.get(kind, 1.0),
        name=Message(f"on-board-{PIECES[kind]}", {"seat": SeatName(seat), "hex": label}),
        explain=f"piece-{PIECES[kind]}",
    )


@remembered
def _knights(label: str, seat: int, count: int) -> Piece:
    return Piece(
        id=knights_id(seat, label),
        place=label,
        art=PIECES[KNIGHT],
        seat=seat,
        count=count,
        order=1 + seat,
        name=Message("on-board-knight", {"seat": SeatName(seat), "count": count, "hex": label}),
        explain="piece-knight",
    )
