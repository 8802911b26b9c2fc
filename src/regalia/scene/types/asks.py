"""What is asked, and what answers it."""

from __future__ import annotations

from msgspec import Struct

from regalia.core.words import Message
from regalia.scene.types.basics import Art, Mood, Sign, Tincture
from regalia.scene.types.items import Tray
from regalia.scene.types.meaning import Explain, Odds, Weighing
from regalia.scene.types.surfaces import Arrow


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
    tincture: Tincture | None = None  # of its drawing, where it is nobody's yet: the arms of a lord to choose
    adds: int = 0  # what it adds to the sum of `SceneAsk.sums`
    asks: Message | None = None  # what is asked once it has been clicked: «Where does your knight on E6 go?»
    ends: bool = False  # of clicks in any order the last, which says «done»; clicked first, the ways to it are listed


class Choice(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An option: what to click, one after the other; options that begin alike are told apart by the next click."""

    text: str  # canonical: move:E6-F6
    name: Message  # the option in words, for the list and the screen reader
    path: tuple[Target, ...]
    more: tuple[str, ...] = ()  # what is said after it: the choice is a series
    column: str = ""  # of a sheet: the one that it is about is ringed while it is pointed at or gathered


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
    are_figures: bool = False  # each stands for so many figures, which are switched on and off one by one


class SceneAsk(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What the seat is asked."""

    kind: str
    title: Message | None = None  # «Movement»
    letter: str = ""
    question: Message
    about: Message | None = None  # what this is about, for newcomers
    explains: tuple[Explain, ...] = ()  # the things in question, told in the question itself
    weighs: Weighing | None = None  # what each answer leads to, where that takes more than a line
    warns: tuple[Message, ...] = ()  # what to think of whatever one chooses: a rival who wins by it
    place: str = ""  # where it is asked about: the camera goes there
    arrows: tuple[Arrow, ...] = ()  # ways and attacks in question
    signs: dict[Sign, Message] = {}  # what a sign means here, where «free», «shared in peace», «hostile» do not fit
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
