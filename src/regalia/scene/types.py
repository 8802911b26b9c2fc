"""The vocabulary of a table: small enough to keep in one head, rich enough for every game.

A game describes what a seat sees as a `Scene`; any client draws it. Ids stay the same while things move, so that
differences are small and pieces glide. Everything textual is a `Message` (an id with arguments); art is the id of an
SVG symbol in the frame's or the game's sprite.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from regalia.core.words import Message

Art = str
"""The id of a symbol, e.g. `knight`."""

Tincture = Literal["azure", "or", "vert", "gules", "sable", "purpure", "argent"]
Point = tuple[float, float]


Sign = Literal["legal", "shared", "war"]
"""How a target or an arrow is drawn: free, mild, hostile or costly."""

Mood = Literal["good", "even", "bad"]


# --- what is told of a choice before it is made -------------------------------------------------------------------


class Part(Struct, frozen=True, omit_defaults=True, kw_only=True):
    value: int
    name: Message
    mood: Mood = "even"


class Odds(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How a fight will end, in whole per cent that add up to 100."""

    parts: tuple[Part, ...]  # won, drawn, lost
    is_about: bool = False  # estimated, not counted out: «about» is said only then


class Explain(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a card, a building, an office, an event or a place is, and what it means for the reader now."""

    key: str  # what it is asked for by: the message id of its name, such as `building-farm`
    art: Art = ""
    name: Message
    kind: Message | None = None  # «building · Trade, column 3»
    text: Message  # what it does, in one or two sentences
    yours: Message | None = None  # what it means for the reader now: price, what is missing, reach
    holders: tuple[int, ...] = ()  # who has it now
    now: Message | None = None  # how it stands, where seats do not tell: «nobody has built it»
    rule: str = ""


# --- surfaces: boards, maps, courts, battlefields -----------------------------------------------------------------


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


# --- the kit: everything that is not on a surface -----------------------------------------------------------------


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
    slots: int = 0  # there is room for this many cards; free places are shown
    seat: int | None = None  # whose it is: gives a stripe
    badge: Message | None = None  # a word about its state: «passed»
    strong: bool = False  # that state is worth noticing: it leads
    note: Message | None = None  # what it amounts to: «three of a kind»


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
    shape: Literal["grid", "line", "list"] = "grid"  # a line is one row of cells, a list one cell for each row's name


class Track(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="track"):
    """Steps in a row, one of them now: years, seasons."""

    id: str
    title: Message
    steps: tuple[Badge, ...]
    now: int


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


class Host(Struct, frozen=True, omit_defaults=True, kw_only=True, tag="host"):
    """One side of a battle."""

    id: str
    title: Message
    art: Art = ""
    seat: int | None = None
    note: Message | None = None  # who leads it, what helps it
    left: Message | None = None  # «8 of 11 left»
    ranks: tuple[Rank, ...]


Item = SeatPanel | Tray | Sheet | Track | Gauge | Ledger | Chart | Note | Tally | Host


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


# --- asks and news ------------------------------------------------------------------------------------------------


class Target(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One thing to click on the way to an option: a place, a piece, a counter, a card, a die, a cell or a button.

    `name` is written on a button. A counter that has one can also be clicked on a button beside the question: on a
    phone it may lie on another pane. Of things gathered in any order it is what goes back, of a closed cell what cannot
    be chosen. Elsewhere it says nothing: places, pieces, cards, dice and cells are named by the scene.
    """

    at: str  # `place:E6`, `piece:k0-3`, `counter:token-field`, `card:…`, `die:…`, `cell:…`, `button:move`
    sign: Sign = "legal"
    note: Message | None = None  # what it leads to, before the click
    warn: Message | None = None  # what one would curse oneself for: said before the click, it does not forbid
    odds: Odds | None = None  # where a fight is proposed
    explain: str = ""
    ghost: Art = ""  # what would stand there; for a button: on the place clicked before
    art: Art = ""  # for a button, or to show what has been gathered
    letter: str = ""  # for a button: A, B, …
    name: Message | None = None  # of a button; a counter with one has a button beside the question, too
    seat: int | None = None  # whose drawing it is, where it is not the asked seat's
    adds: int = 0  # what it adds to the sum of `SceneAsk.sums`
    asks: Message | None = None  # what is asked once it has been clicked: «Where does your knight on E6 go?»
    ends: bool = False  # of clicks in any order the last, which says «done»; clicked first, the ways to it are listed


class Choice(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An option: what to click, one after the other; options that begin alike are told apart by the next click."""

    text: str  # canonical: move:E6-F6
    name: Message  # the option in words, for the list and the screen reader
    path: tuple[Target, ...]
    more: tuple[str, ...] = ()  # what is said after it: the choice is a series


class Closed(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A button or a cell that stays in its place although it cannot be chosen now, with the reason."""

    target: Target
    rule: str
    reason: Message  # may have a `.short` form, which fits a button


class Gather(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The answer is a series: cards are clicked on and off in any order, then one button says all of them and ends it.

    Each card has a choice of its own; cards that are alike have choices with the same text.
    """

    end: str  # the text that ends the series: `lay:done`
    name: Message  # of the button; it may say the number of cards, `$count`
    least: int = 1
    into: str = ""  # the item where the gathered cards would lie
    foretells: bool = False  # the server can say what the gathered cards would make


class Dial(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A number to choose: how many of a kind go, how much is bid."""

    id: str
    name: Message
    most: int
    least: int = 0
    value: int = 0  # at first
    art: Art = ""
    group: Message | None = None  # dials of one group stand together: «from Győr»
    text: str = ""  # what is said for a number, which stands for `#`: `movers:gyor-infantry-#`


class Zone(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Numbers of a dial that mean the same: «outbids everybody»."""

    least: int
    most: int
    text: Message
    mood: Mood = "even"


class Dials(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The answer is made of numbers: one text with all of them, or a series with a text for each that is not 0."""

    dials: tuple[Dial, ...]
    name: Message  # of the button; it may say the sum, `$count`
    text: str = ""  # with `#` for each number in turn: `bid:#`; empty where it is a series
    end: str = ""  # what ends a series
    least: int = 0  # the sum at least
    foretells: bool = False  # the server can say what these would make
    zones: tuple[Zone, ...] = ()  # of a single dial: what its numbers mean


class SceneAsk(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What the seat is asked."""

    kind: str
    title: Message | None = None  # «Movement»
    letter: str = ""
    question: Message
    about: Message | None = None  # what this is about, for newcomers
    explains: tuple[Explain, ...] = ()  # the things in question, told in the question itself
    warns: tuple[Message, ...] = ()  # what to think of whatever one chooses: a rival who wins by it
    place: str = ""  # where it is asked about: the camera goes there
    arrows: tuple[Arrow, ...] = ()  # ways and attacks in question
    rule: str = ""  # where the guide tells more
    choices: tuple[Choice, ...]
    closed: tuple[Closed, ...] = ()
    may_undo: bool = False
    any_order: bool = False  # the clicks of a path come in any order, and a last one says «done»: tokens, cards
    sums: Message | None = None  # what the clicked things make together, `$sum`: «these dice make 9»
    gather: Gather | None = None
    dials: Dials | None = None
    shows: tuple[Tray, ...] = ()  # what lies before the asked seat for this question alone: a pile it may look through


class Instead(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Another setting of the dials that is worth a thought: a button that sets it."""

    name: Message  # «keep 1 there: 65 %»
    dials: dict[str, int]


class Foretold(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a series of options would make, told to whoever is asked; or the rule that forbids it, and why."""

    text: Message | None = None
    rule: str = ""
    more: Message | None = None  # what would follow: «you would lead»
    good: bool = False
    odds: Odds | None = None
    warns: tuple[Message, ...] = ()
    gains: tuple[Message, ...] = ()  # what it brings if it goes well
    instead: tuple[Instead, ...] = ()
    at: str = ""  # where it would stand in a list: `cell:…`
    is_above: bool = False  # above those who stand there already
    stands: Message | None = None  # what is written there: «straight of 5 up to 8: place 2»


class Travel(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Something went from here to there that looks like many others, so that no `piece` id can tell which."""

    art: Art
    seat: int | None = None
    count: int = 1
    start: str  # `place:E6`, `counter:s0-knight`
    end: str


class NewsItem(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One event in words, with what it is about, for the log, the motion, the sounds and the screen reader."""

    text: Message
    seat: int | None = None
    art: Art = ""
    places: tuple[str, ...] = ()
    travels: tuple[Travel, ...] = ()
    sound: str = ""
    heading: bool = False  # «Round 21»: a rubric in the log
    seats: tuple[int, ...] = ()  # whom it touches beside `seat`: it is never hurried for them
    pace: Literal["quick", "plain", "slow"] = "plain"  # quick: nothing to wait for; slow: dice and the like, which lie
    things: tuple[str, ...] = ()  # what is fresh by it, to be marked: `card:…`, `die:…`, `cell:…`, `piece:…`
    report: Report | None = None  # what it ended
    has_report: bool = False  # a report can be asked for, of a line without one; the server writes it
    at: int = 0  # the entry of the game that it belongs to: 0 is the deal, then every choice; the server writes it
    event: int = 0  # which of that entry's events it is; the server writes it


class TableArt(Struct, frozen=True, kw_only=True):
    """What a client loads once for a game."""

    sprite: str  # SVG text with the game's symbols
    styles: str = ""  # custom properties the sprite needs
