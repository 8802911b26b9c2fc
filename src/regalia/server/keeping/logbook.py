"""A table's log as it was written, and folded: without what was taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

import msgspec

from regalia.core.events import Event
from regalia.core.files.record import Record
from regalia.core.files.replay import from_position
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook
from regalia.core.state import State
from regalia.server.keeping.rows import EntryRow, TableRow

T = TypeVar("T")

DEAL, UNDO = "deal", "undo"
NOTHING = "[]"
BACK_TO = "undo:"
"""With a number: that entry is taken back, and all that stand after it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry that still stands, and what it told, as it was written: a long game tells more than all else it has."""

    number: int
    seat: int | None
    text: str
    written: str = NOTHING

    @property
    def told(self) -> tuple[Event, ...]:
        return read_told(self.written)


def is_undo(row: EntryRow) -> bool:
    return row.text == UNDO or row.text.startswith(BACK_TO)


def fold(rows: Sequence[EntryRow]) -> list[Entry]:
    """The entries that stand, the deal first; an undo takes away its seat's last one, or all from one on."""
    standing: list[Entry] = []
    for row in rows:
        if row.text == UNDO:
            del standing[_last_of(standing, row.seat)]
        elif row.text.startswith(BACK_TO):
            first = int(row.text.removeprefix(BACK_TO))
            standing = [entry for entry in standing if entry.number < first]
        else:
            standing.append(Entry(row.number, row.seat, row.text, row.told))
    return standing


def _last_of(entries: Sequence[Entry], seat: int | None) -> int:
    found = (at for at in range(len(entries) - 1, -1, -1) if entries[at].seat == seat and entries[at].text != DEAL)
    return next(found, -1)


def write_told(events: Sequence[Event]) -> str:
    return msgspec.json.encode(events).decode() if events else NOTHING


def read_told(text: str) -> tuple[Event, ...]:
    return tuple(
        Event(raw["name"], {fact: _tupled(value) for fact, value in raw["facts"].items()}, _tupled(raw["knows"]),
              tuple(raw["secret"]))
        for raw in msgspec.json.decode(text)
    )  # fmt: skip


def _tupled(value: Any) -> Any:
    return tuple(map(_tupled, value)) if isinstance(value, list) else value


class Moment(NamedTuple):
    """An event, and a copy of the table as it stood when the rules told it."""

    event: Event
    state: Any
    number: int = 0  # which of its entry's events
    made: dict[str, Any] | None = None  # what was made of it for all eyes

    def once(self, name: str, make: Callable[[Moment], T]) -> T:
        """What is the same for all who look on is made for the first of them."""
        if self.made is None:
            return make(self)
        if name not in self.made:
            self.made[name] = make(self)
        found: T = self.made[name]
        return found


class Witness:
    """Listens to the rules, and copies the whole table at every event: what happened can be shown step by step."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.moments: list[Moment] = []

    def append(self, event: Event) -> None:
        self.moments.append(Moment(event, self._state.copy(), len(self.moments), {}))

    def __len__(self) -> int:
        return len(self.moments)


def witnessed(game: Game, seat: int | None, text: str) -> list[Moment]:
    """Plays a line, and says what happened by it, moment by moment."""
    witness = game.state.news = Witness(game.state)
    game.enter(seat, text)
    game.state.news = None
    return witness.moments


def dealt(rulebook: Rulebook, row: TableRow, seats: int) -> Game:
    """The game of a table at its very beginning."""
    if row.start is not None:
        return from_position(rulebook, msgspec.json.decode(row.start))
    assert row.seed is not None
    return Game.new(rulebook, seats, msgspec.json.decode(row.seed), msgspec.json.decode(row.options))


def replayed(rulebook: Rulebook, row: TableRow, seats: int, entries: Sequence[Entry]) -> Game:
    """The game after these entries, from the beginning."""
    game = dealt(rulebook, row, seats)
    for entry in entries:
        if entry.text != DEAL:
            game.enter(entry.seat, entry.text)
    return game


def resumed(rulebook: Rulebook, row: TableRow, seats: int, entries: Sequence[Entry], snap: tuple[int, str]) -> Game:
    """The game after these entries, from a snapshot on."""
    number, position = snap
    game = from_position(rulebook, msgspec.json.decode(position), news=False)
    for entry in entries:
        if entry.number > number:
            game.enter(entry.seat, entry.text)
    return game


def record_of(rulebook: Rulebook, row: TableRow, seats: int, entries: Sequence[Entry]) -> Record:
    return replayed(rulebook, row, seats, entries).record()
