"""A table may be in the memory of several processes: each reads on where another has written, and tells its lookers.

What is written counts on the version that the writer knows, so that of two only one is first. The other reads on, and
tries again with what the table is now: whether that still makes sense is for the rules of the attempt to say.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple, TypeVar

from regalia.core.game import Game
from regalia.server.keeping import logbook
from regalia.server.keeping.entries import Entries
from regalia.server.keeping.flow import Flow
from regalia.server.keeping.logbook import Entry, Moment
from regalia.server.keeping.news import kept_by
from regalia.server.keeping.rows import ChatRow, EntryRow, Kept, SeatRow
from regalia.server.keeping.writing import Overtaken
from regalia.server.limits import CHAT_KEPT
from regalia.server.refusing import Refusing, Stale, log
from regalia.server.showing.connections import AGAIN, GONE
from regalia.server.table import attendance, consent, telling
from regalia.server.table.live_table import LiveTable

TRIES = 8

T = TypeVar("T")


async def in_turn(table: LiveTable, work: Callable[[], Awaitable[T]]) -> T:
    """Does it with the table locked; anew, with what the table is then, as often as another process was first."""
    async with table.lock:
        for _ in range(TRIES):
            try:
                return await work()
            except Overtaken:
                await read_on(table)
    raise Stale("The table has changed meanwhile; look again and choose anew.", 409, code="stale")


async def read_on(table: LiveTable) -> None:
    """Reads what others have written since, and tells it here; the table is locked."""
    entry = -1 if table.game is None else table.number
    kept = await table.storage.read_since(table.id, entry, table.chat_number, CHAT_KEPT)
    if kept is not None and any(map(logbook.is_undo, kept.entries)):
        kept = await table.storage.read(table.id, CHAT_KEPT)
    if kept is None:
        table.give_up()
        table.close(GONE, "This table was deleted.")
        raise Refusing("There is no such table.", 404, code="no-table")
    if kept.row.version > table.row.version:
        await _become(table, kept)


async def take_news(table: LiveTable, news: Mapping[int, str]) -> None:
    """Takes what was told of the next versions, as far as they follow each other; the table is locked."""
    while table.game is not None and table.row.version + 1 in news:
        await _become(table, kept_by(news[table.row.version + 1], table.row, table.seats))


async def _become(table: LiveTable, kept: Kept) -> None:
    try:
        await _take_over(table, kept)
    except BaseException:
        table.give_up()
        table.close(AGAIN, "The table is loaded anew.")
        raise


async def _take_over(table: LiveTable, kept: Kept) -> None:
    """The table becomes what was read; its lookers hear what they would have heard had it been done here."""
    before, was, seats = table.flow, table.row, table.seats
    has_new_seats = kept.seats != seats
    table.take_row(kept.row)
    if has_new_seats:
        table.seats = kept.seats
        table.dress()
        attendance.unseat_strangers(table)
    if before.tokens != table.flow.tokens:
        attendance.let_go(table, before)
        attendance.unseat_strangers(table)
        has_new_seats = True
    _hear_chat(table, kept.chat)
    entries = [row for row in kept.entries if table.game is None or row.number > table.number]
    undone = [row for row in entries if logbook.is_undo(row)]
    if (table.game is None and entries) or undone:
        await resume(table, kept)
        await telling.fresh(table)
    elif has_new_seats and (table.game is not None or _has_opened(seats, kept.seats)):
        await _play(table, entries, before)
        await telling.fresh(table)
    else:
        await _play(table, entries, before)
        is_taught = before.learning != table.flow.learning
        if has_new_seats or is_taught or was.rematch != kept.row.rematch:
            telling.table_changed(table)
        if not entries and (before.held, before.ready) != (table.flow.held, table.flow.ready):
            await telling.asks(table)
    if before.held - table.flow.held:
        table.hurry.set()
    consent.tell_since(table, before)
    for row in undone[-1:]:
        assert row.seat is not None
        consent.tell_undone(table, row.seat, before)
    table.changed.set()


def _hear_chat(table: LiveTable, lines: list[ChatRow]) -> None:
    for line in lines:
        if line.number > table.chat_number:
            telling.said(table, line)


async def _play(table: LiveTable, entries: list[EntryRow], before: Flow) -> None:
    for row in entries:
        line = played(table.running(), row)
        if table.connections:
            await apply(table, line, before, is_told=row is entries[-1])
        else:
            take(table, line)


def _has_opened(old: list[SeatRow], new: list[SeatRow]) -> bool:
    """Somebody has got up."""
    return any(was.holder != "open" and now.holder == "open" for was, now in zip(old, new, strict=True))


# --- what the table becomes ---------------------------------------------------------------------------------------


class Line(NamedTuple):
    """An entry, what happened by it, and the game after it."""

    row: EntryRow
    moments: list[Moment]
    game: Game


def played(before: Game, row: EntryRow) -> Line:
    """The game before it stays as it is."""
    after = before.clone()
    return Line(row, logbook.witnessed(after, row.seat, row.text), after)


def written(before: Game, table_id: str, number: int, seat: int | None, text: str) -> Line:
    """The same, with what the entry tells."""
    after = before.clone()
    moments = logbook.witnessed(after, seat, text)
    told = logbook.write_told([moment.event for moment in moments])
    return Line(EntryRow(table_id, number, seat, text, told), moments, after)


def ready_after(ready: frozenset[int], line: Line) -> frozenset[int]:
    """Seats whose answer has made itself now have seemed ready long enough."""
    return ready - {answer.seat for answer in line.game.forced}


async def apply(table: LiveTable, line: Line, before: Flow, is_told: bool = True) -> None:
    """The line is in the database; `before` says who seemed to be ready then. The table is locked.

    What told nothing, in the middle of a series, need not be told.
    """
    take(table, line)
    if line.moments or (is_told and line.row.seat is not None):
        await telling.played(table, line.row.seat, line.moments, line.game.forced, before.ready)


def take(table: LiveTable, line: Line) -> None:
    """The table is now what the line made of it."""
    row, old = line.row, table.running()
    table.game = line.game
    table.lose_kept()
    table.number = row.number
    table.entries.append(Entry(row.number, row.seat, row.text, row.told))
    table.is_brief = table.has_bots and table.shower.is_quick(line.moments)
    table.note_asks(old, row.at)
    table.changed.set()


async def resume(table: LiveTable, kept: Kept) -> None:
    """The game goes on from its latest snapshot, or from the beginning where that does not fit."""
    rows = kept.entries
    entries = await asyncio.to_thread(logbook.fold, rows)
    parts = (table.shower.rulebook, kept.row, len(kept.seats), entries)
    game: Game | None = None
    if kept.snapshot is not None:
        try:
            game = await asyncio.to_thread(logbook.resumed, *parts, kept.snapshot)
        except Exception as error:  # whatever is wrong with it, the log is whole
            log.warning("a snapshot of table %s cannot be used, replaying all: %r", table.id[:6], error)
    if game is None:
        game = await asyncio.to_thread(logbook.replayed, *parts)
    table.game, table.entries = game, Entries(entries)
    table.lose_kept()
    table.number = rows[-1].number if rows else 0
    table.note_asks(None, rows[-1].at if rows else 0)
