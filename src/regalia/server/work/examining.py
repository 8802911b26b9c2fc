"""Records from outside are read, proved and played over in a worker, with limits of time and memory."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

from regalia import games
from regalia.core.errors import BadRecord
from regalia.core.files import record as records
from regalia.core.files.replay import replay, verify
from regalia.server.keeping import logbook
from regalia.server.limits import (
    RECORD_LINES,
    RECORD_MEGABYTES,
    RECORD_PATIENCE,
    RECORD_SECONDS,
    RECORD_TOLD,
)
from regalia.server.refusing import Refusing
from regalia.server.work.jobs import Job, Kind
from regalia.server.work.workers import Workers

TOO_MUCH = "this record takes more time or memory to play over than is given to one"


@dataclass(frozen=True, slots=True)
class Examined:
    """A record that holds: `options`, `seed`, `start` and `position`, how the game ended, are JSON; a told line too."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str | None
    start: str | None
    lines: list[tuple[int | None, str, str]]
    position: str


class TookTooLong(BaseException):
    """No error of the rules, which would catch it."""


class Record(msgspec.Struct, frozen=True):
    """As it was sent."""

    data: bytes


EXAMINE = Kind("examine", Record, Examined, places=1)


def examination(data: bytes, person: str) -> Job[Record, Examined]:
    return Job(EXAMINE, Record(data), person, f"upload of {person}", RECORD_SECONDS)


class Examiner:
    """One process for all records, one after the other; what takes it too long is refused, and the process ended."""

    def __init__(self, modules: tuple[str, ...] = ()) -> None:
        self._workers = Workers(1, modules, RECORD_MEGABYTES)

    async def examine(self, data: bytes) -> Examined:
        try:
            async with asyncio.timeout(RECORD_PATIENCE):
                examined: Examined | None = await self._workers.run(examined_in_bounds, data)
        except TimeoutError:
            self._workers.close()
            raise BadRecord(TOO_MUCH) from None
        if examined is None:
            raise BadRecord(TOO_MUCH)
        return examined

    def close(self) -> None:
        self._workers.close()


def examined_in_bounds(data: bytes) -> Examined | None:
    """None for what takes too much; runs in the worker."""
    try:
        with within(RECORD_SECONDS):
            return examined(data)
    except (TookTooLong, MemoryError):
        return None


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Ends what is done inside after so much time of the processor, where the system can tell."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGPROF, _end)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _end(number: int, frame: Any) -> None:
    raise TookTooLong


def examined(data: bytes) -> Examined:
    """Proves a finished game, and says what each of its lines told."""
    record = records.read(data)
    rulebook = games.find(record.game)
    if record.result is None:
        raise Refusing("This game is not over; only finished games can be replayed here.", code="unfinished")
    if len(record.lines) > RECORD_LINES:
        raise BadRecord(f"this record has {len(record.lines)} lines, more than {RECORD_LINES}")
    verify(rulebook, record)
    return _told(record)


def _told(record: records.Record) -> Examined:
    """The game played over, with everything that its lines told."""
    game = replay(games.find(record.game), record, until=0)
    lines: list[tuple[int | None, str, str]] = [(None, logbook.DEAL, logbook.write_told(game.state.news))]
    left = RECORD_TOLD
    for line in record.lines:
        since = game.told
        game.enter(line.seat, line.text)
        lines.append((line.seat, line.text, logbook.write_told(game.state.news[since:])))
        left -= len(lines[-1][2])
        if left < 0:
            raise BadRecord(TOO_MUCH)
    return Examined(
        game=record.game,
        seats=record.seats,
        options=record.options,
        seed=None if record.seed is None else msgspec.json.encode(record.seed).decode(),
        start=None if record.start is None else msgspec.json.encode(record.start).decode(),
        lines=lines,
        position=msgspec.json.encode(game.position()).decode(),
    )
