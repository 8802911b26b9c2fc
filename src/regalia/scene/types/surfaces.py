"""Surfaces: boards, maps, courts, battlefields, and what stands on them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from regalia.core.words import Message
from regalia.scene.types.basics import Art, Point, Sign


class Place(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Where things can lie on a surface."""

    id: str
    outline: tuple[Point, ...]  # a polygon, in the surface's own units
    center: Point
    label: str = ""  # short, e.g. E6; shown on demand
    name: Message  # spoken: «E6, field»
    ground: Art = ""  # drawn in the outline's bounding box
    neighbours: dict[str, str] = {}  # by arrow key: up, down, left, right, up_left, up_right, down_left, down_right
    spots: dict[str, Point] = {}  # where pieces of one kind lie: `{"city": (297, 199)}`; others lie round the center
    title: Message | None = None  # written on the board: a land's name on a map
    title_at: Point = (0.0, 0.0)
    is_capital: bool = False  # its title is written larger
    drawn: tuple[float, float, float, float] | None = None  # box of what the picture shows there; titles keep off it
    explain: str = ""


class Surface(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A picture with places; it does not change during a game."""

    id: str
    name: Message
    box: tuple[float, float, float, float]  # x, y, width, height
    unit: float  # the size of a piece that lies alone on a place
    rim: tuple[tuple[Point, ...], ...] = ()  # outlines of the board's edge
    shut: tuple[tuple[Point, ...], ...] = ()  # outlines of land that is out of play, veiled
    marks: tuple[tuple[Point, str], ...] = ()  # letters along the edge
    art: Art = ""  # a whole picture under the places, for maps
    lying: Literal["heap", "row"] = "heap"  # how pieces that share a place lie
    title_size: float = 0.0  # of the places' titles, in upright letters; 0: as the unit has it, in slanted ones
    places: tuple[Place, ...]


class Arrow(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """From one place to another: where an attack comes from, the way that somebody asks to go."""

    start: str
    end: str
    seat: int | None = None
    via: tuple[str, ...] = ()  # places on the way
    sign: Sign = "war"
    text: Message | None = None  # written at its head: «350»


class Plate(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is written at the name of a place as it stands now: whose it is, in what state."""

    seat: int | None = None  # its arms and colour; None: nobody's
    charge: Art = ""  # instead of the seat's plain arms
    note: str = ""  # a number behind the name: its walls, its income
    text: Message | None = None  # spoken: «Anna's»


class Danger(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Something of the viewer's own that an opponent can take in the next turn."""

    at: str  # `place:E6`, `piece:k0-3`
    text: Message


class Near(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A seat that is one step from winning, and by what."""

    seat: int
    text: Message  # «wins with the third office»
    art: Art = ""


class Piece(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Something on a place. Pieces on one place are arranged by the client in the order of their ids' `order`."""

    id: str
    place: str
    art: Art
    seat: int | None = None  # gives tincture and hatching
    count: int = 1
    order: int = 0
    size: float = 1.0  # against the surface's unit
    spot: str = ""  # one of its place's spots
    plate: str = ""  # a number on it: strength, income
    plate_at: Literal["below", "left", "over"] = "below"
    pale: bool = False  # tilted and faint: exhausted, used up
    face_down: bool = False
    name: Message
    explain: str = ""  # the key of what can be told about it
