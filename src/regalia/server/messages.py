"""What goes over the wire, both ways; the client's types are made from these."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from regalia.core.words import Message
from regalia.scene.types import Explain, Foretold, NewsItem, SceneAsk, Tincture

# --- HTTP ---------------------------------------------------------------------------------------------------------


class OptionInfo(Struct, kw_only=True):
    """One option of a game, for the form: what it can be, what holds unless something else is said, what it changes."""

    id: str
    choices: dict[int, list[Any]]  # by number of seats: what can be picked
    whole: tuple[int, int | None] | None = None  # any whole number too: least, most
    seat: bool = False  # numbers among the choices are seats
    data: bool = False  # something larger too, for experts
    default: dict[int, Any]  # by number of seats
    presets: dict[str, dict[str, Any]] = {}  # by its own value: what other options then are unless said otherwise
    needs: list[tuple[str, Any]] = []  # changes nothing where none of these options has this value
    seats: list[int]  # changes nothing with other numbers of seats


class LessonBrief(Struct, kw_only=True):
    """A lesson that can be taken; its title is the message `lesson-…`."""

    id: str
    minutes: int


class GameInfo(Struct, kw_only=True):
    id: str
    seats: list[int]
    tinctures: list[Tincture]
    minutes: int
    weight: int
    has_secrets: bool  # hot-seat needs a curtain
    chooses_colour: bool  # a seat may have any of the tinctures
    options: list[OptionInfo]
    first: dict[int, dict[str, Any]] = {}  # by number of seats: options for whoever plays it for the first time
    things: list[str] = []  # message ids of names that can be explained wherever they are read
    lessons: list[LessonBrief] = []  # in the order in which they are taught
    puzzles: list[str] = []  # lessons of one step, in which one choice is clearly best


class BotInfo(Struct, kw_only=True):
    """A bot that can be given a seat: one of the levels, weakest first, or one of an installed package."""

    id: str
    level: bool  # the client has words and a face for it
    names: dict[str, str] = {}  # by language, of others
    about: dict[str, str] = {}


Holder = Literal["person", "bot", "open"]


class SeatInfo(Struct, kw_only=True):
    seat: int
    holder: Holder
    name: str = ""
    level: str = ""  # of a bot
    tincture: Tincture | Literal[""] = ""  # chosen for this seat; "": as the game gives it
    mine: bool = False  # held by the browser that asks
    online: bool = False
    stood_in: bool = False  # a bot plays for the person who holds it
    resigned: bool = False
    token: bool = False  # a program may play it, too, or instead of anybody


class LessonInfo(Struct, kw_only=True):
    """Where the learner of a table is; there are no more words when the lesson is done.

    `title` and `say` are messages as they are sent: no schema made from types could say how messages hold one another.
    """

    id: str
    title: dict[str, Any]
    step: int
    of: int
    say: dict[str, Any] | None
    point: list[str] = []  # what is pointed at, as the scene names it
    reads: bool = False  # only to be read
    seat: int = 0
    next: str = ""  # the lesson after this one


class TableInfo(Struct, kw_only=True):
    """A table as the asking browser sees it."""

    id: str
    game: str
    options: dict[str, Any]  # all of them, as they are played
    seats: list[SeatInfo]
    owner: bool  # may delete it, and replace the absent
    started: bool
    over: bool
    commitment: str  # hash of the server's secret seed, shown from the beginning
    waiting: list[int]  # seats that are asked now
    since: int | None = None  # in a list of tables: when the asking browser was asked, in seconds of the epoch
    scores: list[int] | None = None
    ranking: list[int] | None = None
    rematch: str | None = None  # id of the table that follows
    hints: bool = False  # whoever sits here may ask for advice
    reviewable: list[int] = []  # while the game runs: seats whose view of it the asking browser may have reviewed
    lesson: LessonInfo | None = None  # that is taught here
    origin: str | None = None  # id of the table from a moment of which it is played on
    origin_at: int | None = None  # after how many choices


class Me(Struct, kw_only=True):
    name: str
    tables: list[TableInfo]


class Rename(Struct, kw_only=True):
    name: str


class SeatWish(Struct, kw_only=True):
    holder: Literal["me", "bot", "open"]
    name: str = ""
    level: str = "knight"
    tincture: Tincture | Literal[""] = ""  # "": the first one that nobody wishes


class Promised(Struct, kw_only=True):
    """A secret that the server has chosen for a table to come, before it hears anybody's share of the seed."""

    id: str
    commitment: str  # hash of the secret


class NewTable(Struct, kw_only=True):
    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    promise: str = ""  # the secret that was promised; "": one that nobody could see coming
    nonce: str = ""  # the browser's own share of the seed, made when it knew the commitment
    hints: bool = False  # advice may be asked for, though others than bots play


class Rematch(Struct, kw_only=True):
    """What the browser that asks for another game adds to its seed."""

    promise: str = ""
    nonce: str = ""


class SitDown(Struct, kw_only=True):
    seat: int
    name: str = ""
    nonce: str = ""  # the browser's own share of the seed
    tincture: Tincture | Literal[""] = ""  # one that nobody has yet; "": that of the seat


class ChangeSeat(Struct, kw_only=True):
    """What to do with a seat: a bot plays on for its holder, the holder is back, gives up for good, or (before the
    deal) gets up; whoever opened the table may until then give free seats to bots, and take them away again."""

    do: Literal["bot", "back", "resign", "leave"]
    level: str = "knight"


class NewToken(Struct, kw_only=True):
    name: str = ""  # of the program, where the token alone holds the seat


class Token(Struct, kw_only=True):
    """Opens one seat of one table; it is told once."""

    token: str


class Refused(Struct, kw_only=True):
    """Every error: one clear sentence, and the rule where a rule forbids it."""

    error: str
    rule: str = ""
    reason: Message | None = None
    code: str = ""  # the client's own sentence for it, `no-…`


class Replayed(Struct, kw_only=True):
    """The table as it stood after some of its choices, or at one of the events of the last; and what was told then."""

    at: int
    of: int  # how many choices there are
    scene: dict[str, Any]
    news: list[NewsItem]
    over: bool = False  # the game had ended then


class LogLines(Struct, kw_only=True):
    """Lines of the log, whole entries at a time, from entry `start` on; 0: nothing was told before."""

    lines: list[NewsItem]
    start: int


class Proof(Struct, kw_only=True):
    """After the end: what everybody can check for themselves, and what the server found when it did."""

    good: bool
    error: str = ""
    commitment: str  # SHA-256 of the secret, shown when the table opened
    secret: str
    nonces: list[str]  # by seat
    seed: int | str | None  # SHA-256 of the secret and the nonces, one a line


class Reviewing(Struct, kw_only=True):
    """How far a review is; made: it can be had."""

    made: bool
    progress: float


class ReviewTurn(Struct, kw_only=True):
    """A turning point: after so many choices, whom it moved most and how far, and what happened."""

    until: int
    seat: int
    change: float
    luck: float | None  # None: it was not looked for
    heading: Message
    news: list[Message]


class ReviewChoice(Struct, kw_only=True):
    """A choice, asked after so many others, that gave chance away; `path` is what is clicked for the better one."""

    at: int
    loss: float
    heading: Message
    chosen: Message
    best: Message
    path: list[str]


class WorstChoices(Struct, kw_only=True):
    """Of a seat, the worst first; `loss` is what all its choices gave away together."""

    seat: int
    loss: float
    choices: list[ReviewChoice]


class ReviewSeat(Struct, kw_only=True):
    """start + luck + own + others = end."""

    start: float
    luck: float
    own: float
    others: float
    end: float
    without_luck: float
    loss: float


class Reviewed(Struct, kw_only=True):
    """`curve` has everybody's chance after each choice, from the deal to the end, or as far as the review goes."""

    budget: int  # playouts for each choice
    curve: list[list[float]]
    seats: list[ReviewSeat]  # luck and choices apart; of what one seat knew there is nothing like this
    worst: list[WorstChoices]
    turns: list[ReviewTurn]
    seat: int | None = None  # as this seat knew it; None: all cards open


class Recalled(Struct, kw_only=True):
    """What a seat could see when it chose, after `at` others: the best options first, and what it chose."""

    at: int
    heading: Message
    options: list[AdviceOption]
    chosen: str  # the text of one of these
    path: list[str]  # what is clicked for it


class NewBranch(Struct, kw_only=True):
    """Plays on from after so many choices of a finished game, in this seat; else in one's own, or whose turn it is."""

    at: int
    seat: int | None = None


# --- the socket, client to server ---------------------------------------------------------------------------------


class Choose(Struct, kw_only=True, tag_field="do", tag="choose"):
    text: str
    at: int  # the stream position that the client has seen
    hold: bool = False  # where it can be taken back, the bots shall wait for ConfirmTurn
    more: list[str] = []  # the rest of a series: all of it is played, or nothing


class Wonder(Struct, kw_only=True, tag_field="do", tag="wonder"):
    """Asks what these options, gathered for a series, would make."""

    texts: list[str]


class Act(Struct, kw_only=True, tag_field="do", tag="act"):
    text: str


class Undo(Struct, kw_only=True, tag_field="do", tag="undo"):
    pass


class AskWhy(Struct, kw_only=True, tag_field="do", tag="why"):
    text: str


class AskAbout(Struct, kw_only=True, tag_field="do", tag="explain"):
    """Asks what a thing is, and what it means for the asker now; whoever watches may ask, too."""

    of: str


class Look(Struct, kw_only=True, tag_field="do", tag="look"):
    """Asks for the table as plain data, for programs: numbers, texts of all options, and the table drawn in signs."""

    language: Literal["en", "hu"] = "en"


class Say(Struct, kw_only=True, tag_field="do", tag="say"):
    text: str


class ConfirmTurn(Struct, kw_only=True, tag_field="do", tag="confirm"):
    """Lets go of a held last choice, so that the others can go on."""


class AskTakeBack(Struct, kw_only=True, tag_field="do", tag="ask_take_back"):
    """Asks all persons at the table whether the seat's last choice, and all that came of it, may be taken back."""


class Consent(Struct, kw_only=True, tag_field="do", tag="consent"):
    """The answer to a seat that asked at a position; whoever asked withdraws by refusing."""

    seat: int
    at: int
    yes: bool


class ReadOn(Struct, kw_only=True, tag_field="do", tag="read_on"):
    """What a lesson gave to read was read."""

    step: int


class AskKing(Struct, kw_only=True, tag_field="do", tag="advise"):
    """Asks what a good player would do; everybody is told that it was asked."""


Wish = (
    Choose
    | Wonder
    | Act
    | Undo
    | AskWhy
    | AskAbout
    | Look
    | Say
    | ConfirmTurn
    | AskTakeBack
    | Consent
    | ReadOn
    | AskKing
)

# --- the socket, server to client ---------------------------------------------------------------------------------


class ChatLine(Struct, kw_only=True):
    seat: int | None
    name: str
    text: str


class Step(Struct, kw_only=True):
    """One event and what it changed in the scene."""

    news: NewsItem | None
    change: dict[str, Any]


class Waiting(Struct, kw_only=True):
    seat: int
    kind: str


class TakeBack(Struct, kw_only=True):
    """A seat asks to take its last choice back."""

    seat: int
    at: int
    what: Message | None  # what was told of the choice, as the reader may know it
    open: list[int]  # seats whose persons have not agreed yet


class Everything(Struct, kw_only=True, tag_field="is", tag="fresh"):
    """What all who look from one place are shown: at the beginning, and whenever differences would not do."""

    at: int
    scene: dict[str, Any]
    ask: SceneAsk | None
    acts: list[SceneAsk]  # free acts
    waiting: list[Waiting]
    log: list[NewsItem]
    log_start: int  # the first entry that the log tells of; older ones can be asked for
    own: int  # the last entry of this seat; -1: there is none
    chat: list[ChatLine]
    may_undo: bool
    may_ask: bool  # to take back, by consent of all
    held: list[int]  # seats that may still take back while the bots wait
    take_back: TakeBack | None


class Fresh(Everything, kw_only=True, tag_field="is", tag="fresh"):
    """Everything, and what concerns the person alone."""

    table: TableInfo
    asked: list[int]  # one's own seats that have something to choose


class Update(Struct, kw_only=True, tag_field="is", tag="update"):
    """What happened since, step by step; then what is asked."""

    at: int
    steps: list[Step]
    ask: SceneAsk | None
    acts: list[SceneAsk]
    waiting: list[Waiting]
    may_undo: bool
    may_ask: bool
    held: list[int]
    asked: list[int]
    own: int
    yours: bool  # the answer to a choice or an act of this seat


Outcome = Literal["", "agreed", "refused", "withdrawn", "lapsed", "freely"]


class TakeBackAsked(Struct, kw_only=True, tag_field="is", tag="take_back"):
    """Where a request to take back stands; None when it is settled, and how; or that nobody had to be asked."""

    request: TakeBack | None
    outcome: Outcome = ""
    seat: int = 0  # that asked
    by: int | None = None  # that settled it


class TableChanged(Struct, kw_only=True, tag_field="is", tag="table"):
    table: TableInfo


class Said(Struct, kw_only=True, tag_field="is", tag="said"):
    line: ChatLine


class WhyNot(Struct, kw_only=True, tag_field="is", tag="why"):
    text: str
    rule: str
    reason: Message | None


class Explained(Struct, kw_only=True, tag_field="is", tag="explained"):
    of: str
    what: Explain | None  # None: nothing is told about it


class OptionLine(Struct, kw_only=True):
    text: str  # what is answered
    line: Message


class Looked(Struct, kw_only=True, tag_field="is", tag="looked"):
    """What a program needs to choose for its seat; no options where it is not asked."""

    at: int
    game: str
    seat: int
    ask: str  # the kind of question; "": none
    arguments: list[Any]
    options: list[OptionLine]
    view: dict[str, list[float]]  # what the seat sees, as the game's encoding numbers it
    drawn: str


class AdviceOption(Struct, kw_only=True):
    """An option, the seat's chance to win with it, and what is sure to come of it."""

    text: str  # what would be answered
    line: Message
    chance: float
    leads: list[Message]


class Advised(Struct, kw_only=True, tag_field="is", tag="advised"):
    """For the asker alone: the best options first, for what the seat is asked at a position."""

    at: int
    options: list[AdviceOption]


class Foreseen(Struct, kw_only=True, tag_field="is", tag="foreseen"):
    """What the gathered options would make."""

    texts: list[str]
    what: Foretold


class No(Struct, kw_only=True, tag_field="is", tag="no"):
    """A refusal of the last wish; nothing changed."""

    error: str
    rule: str = ""
    reason: Message | None = None
    code: str = ""


class Pulse(Struct, kw_only=True, tag_field="is", tag="pulse"):
    """Nothing new; just a sign that the line is alive."""


Word = (
    Fresh | Update | TakeBackAsked | TableChanged | Said | WhyNot | Explained | Looked | Advised | Foreseen | No | Pulse
)
