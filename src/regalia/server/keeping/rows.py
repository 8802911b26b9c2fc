"""What stands in the database, row by row."""

from __future__ import annotations

import time
from dataclasses import dataclass, field


@dataclass(slots=True)
class TableRow:
    """`options`, `seed` and `start` are JSON; there is a seed as soon as the game is dealt."""

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
