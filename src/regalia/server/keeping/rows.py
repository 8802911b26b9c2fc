"""What stands in the database, row by row."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class TableRow:
    """`options`, `seed`, `start` and `flow` are JSON; there is a seed as soon as the game is dealt.

    `version` grows by one with everything that is written about the table. Where it is played on from a moment of
    another table, `origin` is that table, and `origin_at` after how many choices.
    """

    id: str
    game: str
    rules: int
    options: str
    owner: str | None
    made: int
    secret: str
    seed: str | None = None
    start: str | None = None
    uploaded: int = 0
    over: int = 0
    rematch: str | None = None
    version: int = 0
    flow: str = ""
    origin: str | None = None
    origin_at: int | None = None


@dataclass(slots=True)
class SeatRow:
    table_id: str
    seat: int
    holder: str
    person: str | None = None
    name: str = ""
    level: str = ""
    nonce: str = ""
    stood_in: int = 0
    resigned: int = 0
    tincture: str = ""


@dataclass(slots=True)
class EntryRow:
    """One line of a table's log; `told` is JSON: what happened because of it; `at` is in seconds, 0 where unknown."""

    table_id: str
    number: int
    seat: int | None
    text: str
    told: str
    at: int = field(default_factory=lambda: int(time.time()))


@dataclass(slots=True)
class ChatRow:
    table_id: str
    number: int
    seat: int | None
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Change:
    """What is written about a table at once: its row as it will be, one version on, and what is new."""

    row: TableRow
    seats: Sequence[SeatRow] = ()
    entries: Sequence[EntryRow] = ()
    chat: ChatRow | None = None
    snapshot: str | None = None  # the position after the last entry
    undone: int | None = None  # the entry from which on snapshots are worthless


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as the database has it at one moment; entries and chat from where they were asked for."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    chat: list[ChatRow]
    snapshot: tuple[int, str] | None
