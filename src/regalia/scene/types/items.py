"""The kit: everything that is not on a surface."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from regalia.core.words import Message
from regalia.scene.types.basics import Art, Mood
from regalia.scene.types.meaning import Part


class Counter(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A thing with a number: three field tokens, two knights in reserve."""

    id: str
    art: Art
    count: int
    name: Message  # says the number, too
    seat: int | None = None
    strong: bool = False  # worth noticing now
    is_inside: bool = False  # the number stands on the drawing, not beside it
    explain: str = ""


class Layer(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A drawing, a number or a word on a card, whose ground is 250 × 350."""

    art: Art = ""
    text: str = ""
    says: Message | None = None  # instead of `text`: a letter or so in the reader's language
    x: float = 0.0  # the left edge of a drawing, the middle of a text
    y: float = 0.0  # the upper edge of a drawing, the base line of a text
    width: float = 250.0
    height: float = 350.0  # of a text: its size
    twice: bool = False  # once more, turned about the card's middle


class Card(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A card; its face is one drawing, or layers from the bottom to the top."""

    id: str
    art: Art
    name: Message
    layers: tuple[Layer, ...] = ()
    small: tuple[Layer, ...] = ()  # where there is little room: fewer and larger things
    plate: tuple[Layer, ...] = ()  # where many must be tapped in little room: on a ground of 250 × 198
    tones: dict[str, str] = {}  # custom properties that its drawings take: `{"suit": "#2b62a3"}`
    back: Art = "card-back"
    seat: int | None = None
    face_down: bool = False
    keys: tuple[int, ...] = ()  # what it is sorted by, one for each of its tray's `sorts`
    count: int | None = None  # it is the top of a pile of that many; 0: it marks the place of an empty one
    explain: str = ""
    says: Message | None = None  # what it does, short enough to stand on the card itself


class Die(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A die; it rolls when its face or its `cast` changes."""

    id: str
    face: int  # 0 where nobody may see it
    name: Message  # says the face, too
    seat: int | None = None
    faces: str = "die"  # the symbols are die-1, die-2, …
    cast: int = 0  # how often it was thrown: the same face twice is a throw, too; −1: it was put where it lies
    strong: bool = False  # it counts: a hit
    face_down: bool = False  # it lies under a cup, or is not cast yet: drawn without its face


class Badge(Struct, frozen=True, omit_defaults=True, kw_only=True):
    art: Art
    name: Message
    explain: str = ""
    seat: int | None = None  # whose row of a sheet it heads: gives its tincture


class SeatPanel(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="seat"):
    """What everybody may know about one seat."""

    id: str
    seat: int
    title: Badge | None = None  # who the player is in this game; their own name then stands below
    rank: Badge | None = None
    points: int
    is_counted: bool = False  # its points are one of its counters, and not written apart where those are seen
    rows: tuple[tuple[Counter, ...], ...] = ()
    badges: tuple[Badge, ...] = ()
    dice: tuple[Die, ...] = ()  # to be looked at
    rolled: Message | None = None  # what all dice of the seat have shown, those that are gone too
    before: Tray | None = None  # what lies before the seat, where players sit round the table
    office: Card | None = None  # a card that its holder has in front of them: an office, a law
    status: Message | None = None  # what it is doing while all choose at once: «planning», «set»


class Tray(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="tray"):
    """A hand, a deck, a stock, a row of dice: counters, cards or dice side by side."""

    id: str
    title: Message
    counters: tuple[Counter, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    cards: tuple[Card, ...] = ()
    dice: tuple[Die, ...] = ()
    shape: Literal["row", "fan", "spread", "pile"] = "row"  # how cards lie; of a pile only the last is seen
    sorts: tuple[Message, ...] = ()  # how a player may sort the cards: «by value»
    plated: bool = False  # on a phone its cards are plates, side by side in rows
    slots: int = 0  # there is room for this many cards; free places are shown
    seat: int | None = None  # whose it is: gives a stripe
    badge: Message | None = None  # a word about its state: «passed»
    strong: bool = False  # that state is worth noticing: it leads
    note: Message | None = None  # what it amounts to: «three of a kind»


class Thinking(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What stands in a cell instead while a seat, which chooses together with others, has not chosen yet."""

    seat: int
    text: Message
    art: Art = ""


class Cell(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A number of a score board; or, with an id, a card of a court or a province that can be clicked."""

    id: str = ""
    text: Message | None = None
    note: Message | None = None  # under its name, in a line of stations: «you −2»
    number: int | None = None
    art: Art = ""
    seats: tuple[int, ...] = ()  # whose markers stand here
    costs: tuple[Counter, ...] = ()
    gains: tuple[Counter, ...] = ()
    dice: tuple[Die, ...] = ()  # those that lie on it
    state: Literal["plain", "owned", "closed", "now"] = "plain"
    thinking: Thinking | None = None
    explain: str = ""


class Sheet(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="sheet"):
    """A grid: a score board, a province; a line of stations, one of them now; or a list of names with markers."""

    id: str
    title: Message
    columns: tuple[Badge, ...] = ()
    rows: tuple[Badge, ...] = ()
    cells: tuple[tuple[Cell, ...], ...]
    seat: int | None = None  # whose it is
    is_folded: bool = False  # it stands behind another sheet of its region, a click on its tab away
    edges: tuple[str, ...] = ()  # for each row a colour, at the left of its cells
    column_ids: tuple[str, ...] = ()  # for each column what a choice calls it
    fixed: int = 0  # where there is little room so many columns stay, and of the others one is seen at a time; 0: all
    shape: Literal["grid", "line", "list"] = "grid"  # a line is one row of cells, a list one cell for each row's name


class Track(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="track"):
    """Steps in a row, one of them now: years, seasons."""

    id: str
    title: Message
    steps: tuple[Badge, ...]
    now: int
    news: tuple[tuple[str, ...], ...] = ()  # by which news (ids of messages) each step begins: one may go back to it


class Gauge(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="gauge"):
    """How full something is, and at what it runs over; or, with parts, how a whole is divided."""

    id: str
    title: Message
    value: int
    most: int
    art: Art = ""
    parts: tuple[Part, ...] = ()
    strong: bool = False  # about to run over
    explain: str = ""


class Ledger(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="ledger"):
    """A row of numbers per seat. In the score pane of a finished game it says what the points came from."""

    id: str
    title: Message
    columns: tuple[Badge, ...]
    rows: dict[int, tuple[int, ...]]
    notes: tuple[Message, ...] = ()  # what the numbers do not say: how a tie was broken
    is_apart: bool = False  # numbers other than points: dice rolled, cards drawn
    decided: dict[int, int] | None = None  # by seat the column that decided its place, where no points do
    counts: int | None = None  # the column that is the points themselves: they are shown once


class Chart(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="chart"):
    """A line for each seat: how its points went up and down from the beginning to the end."""

    id: str
    title: Message
    spans: tuple[Message, ...]  # equal parts of the time: the years
    lines: dict[int, tuple[int, ...]]


class Note(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="note"):
    """A sentence or two: an event, a law, a hint."""

    id: str
    text: Message
    art: Art = ""
    strong: bool = False
    explain: str = ""


class TallyPart(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One part of a sum: three soldiers, a tower's +1."""

    art: Art
    value: str  # as it is written: 3, +1
    name: Message
    is_void: bool = False  # it does not count here; its name says why


class TallyRow(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How one seat's sum is made, and what comes of it."""

    name: Message
    seat: int | None = None
    parts: tuple[TallyPart, ...] = ()
    total: str = ""
    verdict: Message | None = None  # «Defeat by 1»
    mood: Mood = "even"
    gains: tuple[Counter, ...] = ()
    losses: tuple[Counter, ...] = ()
    note: Message | None = None


class Tally(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="tally"):
    """Sums built up part by part, a row for each seat: strengths in winter, votes in a council."""

    id: str
    title: Message
    rows: tuple[TallyRow, ...]
    note: Message | None = None  # what it all comes to: «Dávid is strongest with 7»


class Rank(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One kind of troops in a battle: who stands, who has fallen, what they need and what they have rolled."""

    counter: Counter  # how many stand; clicked to choose one of them
    lost: int = 0  # how many have fallen
    need: str = ""  # what a die must show: 5+
    note: Message | None = None  # instead of dice: «shot from the wall»
    why: Message | None = None  # what makes the need: «5+, lord +1»
    dice: tuple[Die, ...] = ()
    hits: int | None = None  # how many of the dice hit
    struck: int = 0  # how many of the fallen fell just now


class Measure(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What came of chances beside what was to be expected: a bar with a tick."""

    value: int
    expected: float
    most: int  # where the bar ends, the same for all that are compared
    name: Message  # what it is made of: «24 dice»
    text: Message  # «8 hits, 9.0 expected»


class Host(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="host"):
    """One side of a battle."""

    id: str
    title: Message
    art: Art = ""
    seat: int | None = None
    note: Message | None = None  # who leads it, what helps it
    left: Message | None = None  # «8 of 11 left»
    measure: Measure | None = None  # its hits so far
    ranks: tuple[Rank, ...]


Item = SeatPanel | Tray | Sheet | Track | Gauge | Ledger | Chart | Note | Tally | Host
