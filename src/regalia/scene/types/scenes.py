"""What a seat sees as a whole: regions, stages, reports."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from regalia.core.words import Message
from regalia.scene.types.basics import Art, Mood, Tincture
from regalia.scene.types.items import Card, Item
from regalia.scene.types.surfaces import Arrow, Danger, Near, Piece, Plate, Surface


class Region(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Where items and surfaces stand on a wide screen, and which pane they become on a phone."""

    id: str
    side: Literal["left", "middle", "right", "top", "bottom"]  # bottom: before the player, always in sight
    pane: Literal["board", "players", "score", "hand"]
    shows: tuple[str, ...]  # ids of items and surfaces, in order
    wide: bool = False  # at the right: needs more room than a list does
    narrow: bool = False  # only where there is little room: elsewhere the same stands in another place
    name: Message | None = None  # of its pane on a phone, in the game's own words: «Court»
    art: Art = ""  # of that pane's tab


class Stage(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Something that comes to the front while it plays out: a battle, a council.

    It lies over the board as a sheet that can be put aside: beside its place where it has one, else in the middle over
    the dimmed board.
    """

    id: str
    title: Message
    shows: tuple[str, ...]
    place: str = ""  # what it is about, on a surface
    art: Art = ""
    note: Message | None = None  # «round 2»
    seats: tuple[int, ...] = ()  # whom it touches: for them it is not hurried
    is_wide: bool = False  # a table rather than a column


class ReportLine(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How one of them came out of it."""

    place: int
    name: Message  # who: a seat, or somebody without one
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    text: Message  # what it amounted to: «three of a kind»
    note: Message | None = None  # what decided, where that is not plain
    points: int


class Change(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One thing that is otherwise now."""

    text: Message
    art: Art = ""
    seat: int | None = None
    mood: Mood = "even"


class Report(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What came of a battle, a siege, an election, a winter, and why; it comes with the news that ended it.

    Whom it touches puts it away; for others it stays behind its line of the log. It is for all eyes.
    """

    id: str
    title: Message  # «Siege of Temesvár»
    verdict: Message | None = None  # the result in one sentence: «Ladislaus takes Temesvár»
    why: Message | None = None  # what decided
    art: Art = ""
    place: str = ""  # where it happened
    seats: tuple[int, ...] = ()  # whom it touches; empty: everybody
    lines: tuple[ReportLine, ...] = ()  # the best first
    shows: tuple[Item, ...] = ()  # hosts with their losses, tallies, ledgers
    changes: tuple[Change, ...] = ()
    notes: tuple[Message, ...] = ()
    next: Message | None = None  # what follows from it


class Scene(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Everything that one seat (or a spectator) sees of a game."""

    game: str
    you: int | None
    tinctures: tuple[Tincture, ...]  # by seat
    heading: Message  # «Round 22»
    banner: Message | None = None  # «The last round»
    surfaces: dict[str, Surface]
    pieces: dict[str, Piece]
    items: dict[str, Item]
    regions: tuple[Region, ...]
    stages: tuple[Stage, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    about: dict[str, Message] | None = None  # by place: what is worth knowing about it, said when somebody looks there
    plates: dict[str, Plate] = {}  # by place
    dangers: tuple[Danger, ...] = ()  # only of the viewer's own
    near: tuple[Near, ...] = ()
    bar: int = 132  # how high the question bar is on a wide screen, in pixels, for the whole game


class TableArt(Struct, frozen=True, kw_only=True):
    """What a client loads once for a game."""

    sprite: str  # SVG text with the game's symbols
    styles: str = ""  # custom properties the sprite needs
