"""A data folder with a table for every moment: all seats are held by persons, so that nothing goes on by itself."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
from tests.gallery.moments import Moment, read

import regalia
from regalia import games
from regalia.server.door.people import person_of
from regalia.server.keeping import logbook
from regalia.server.keeping.rows import EntryRow, SeatRow, TableRow
from regalia.server.keeping.storage import Storage

NAMES = ("Anna", "Bence", "Csilla", "Dávid", "Éva", "Ferenc")


def _letters(text: str, count: int) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode()[:count]


def table_id(moment: Moment) -> str:
    return _letters(f"table {moment.id}", 22)


def secret_of(seat: int) -> str:
    """What is in the cookie of whoever sits there, at every table."""
    return _letters(f"person {seat}", 43)


def plant(folder: Path, moments: Sequence[Moment], *, at_one_screen: bool = False) -> None:
    """`at_one_screen`: whoever looks holds every seat; else each is held by somebody of his own."""
    asyncio.run(_plant(folder, moments, at_one_screen))


async def _plant(folder: Path, moments: Sequence[Moment], at_one_screen: bool) -> None:
    storage = Storage(folder)
    await storage.open()
    try:
        for moment in moments:
            await storage.add_table(*_rows(moment, at_one_screen))
    finally:
        await storage.close()


def _rows(moment: Moment, at_one_screen: bool) -> tuple[TableRow, list[SeatRow], list[EntryRow]]:
    record, id = read(moment.record), table_id(moment)
    people = [person_of(secret_of(moment.viewer if at_one_screen else seat)) for seat in range(record.seats)]
    is_over = moment.lines == len(record.lines)
    row = TableRow(
        id=id,
        game=record.game,
        rules=games.find(record.game).rules_version,
        options=msgspec.json.encode(record.options).decode(),
        owner=people[moment.viewer],
        made=0,
        secret="",
        seed=msgspec.json.encode(record.seed).decode(),
        start=None if record.start is None else msgspec.json.encode(record.start).decode(),
        over=int(is_over),
    )
    seats = [SeatRow(id, seat, "person", people[seat], NAMES[seat]) for seat in range(record.seats)]
    entries = [EntryRow(id, number, *entry) for number, entry in enumerate(_entries(moment.record)[: moment.lines + 1])]
    return row, seats, entries


@cache
def _entries(path: Path) -> list[tuple[int | None, str, str]]:
    """The deal and every line of a record: whose it is, how it is written, what it told."""
    record = read(path)
    game = regalia.replay(record, until=0)
    entries: list[tuple[int | None, str, str]] = [(None, logbook.DEAL, logbook.write_told(game.state.news or []))]
    for line in record.lines:
        since = game.told
        game.enter(line.seat, line.text)
        entries.append((line.seat, line.text, logbook.write_told((game.state.news or [])[since:])))
    return entries
