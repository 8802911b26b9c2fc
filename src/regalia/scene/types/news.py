"""What has happened, and what would."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from regalia.core.words import Message
from regalia.scene.types.asks import Instead
from regalia.scene.types.basics import Art
from regalia.scene.types.meaning import Odds
from regalia.scene.types.scenes import Report


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
