"""What a host sees of the tables and persons of a database, and can do with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia import games
from regalia.core.errors import RegaliaError
from regalia.core.files.record import Record
from regalia.server.keeping import logbook
from regalia.server.keeping.rows import EntryRow, TableRow
from regalia.server.keeping.schema import ENTRIES, PEOPLE, SEATS, TABLES
from regalia.server.logs import SHORT, short


@dataclass(frozen=True, slots=True)
class TableSeen:
    """`holders` counts seats by who holds them; `made` and `played` (0: never) are seconds of the epoch."""

    id: str
    game: str
    holders: dict[str, int]
    made: int
    played: int
    entries: int
    state: str


@dataclass(frozen=True, slots=True)
class PersonSeen:
    """Of a person the database knows a hash, and the name if they have given one."""

    id: str
    name: str
    opened: int
    seats: int


async def tables(connection: AsyncConnection, most: int) -> list[TableSeen]:
    """The newest first."""
    of_table = ENTRIES.c.table_id == TABLES.c.id
    played = select(func.max(ENTRIES.c.at)).where(of_table).scalar_subquery()
    last = select(func.max(ENTRIES.c.number)).where(of_table).scalar_subquery()
    wanted = select(TABLES, played.label("played"), last.label("last")).order_by(TABLES.c.made.desc()).limit(most)
    rows = (await connection.execute(wanted)).all()
    seated = select(SEATS.c.table_id, SEATS.c.holder, func.count().label("number")).group_by(
        SEATS.c.table_id, SEATS.c.holder
    )
    holders: dict[str, dict[str, int]] = {row.id: {} for row in rows}
    for seat in await connection.execute(seated.where(SEATS.c.table_id.in_(holders))):
        holders[seat.table_id][seat.holder] = seat.number
    return [
        TableSeen(row.id, row.game, holders[row.id], row.made // 10**9, row.played or 0, row.last or 0, _state(row))
        for row in rows
    ]


def _state(row: Any) -> str:
    if row.uploaded:
        return "uploaded"
    if row.over:
        return "over"
    return "waiting" if row.seed is None and row.start is None else "playing"


async def persons(connection: AsyncConnection) -> list[PersonSeen]:
    """Whoever has a name, a table or a seat; those with most tables first."""
    names = {row.id: row.name for row in await connection.execute(select(PEOPLE))}
    opened, seats = await _times(connection, TABLES.c.owner), await _times(connection, SEATS.c.person)
    found = [PersonSeen(id, names.get(id, ""), opened[id], seats[id]) for id in {*names, *opened, *seats}]
    return sorted(found, key=lambda one: (-one.opened, -one.seats, one.name, one.id))


async def _times(connection: AsyncConnection, column: Column[Any]) -> Counter[str]:
    """How often each value stands in the column."""
    counted = select(column, func.count()).where(column.is_not(None)).group_by(column)
    return Counter({row[0]: row[1] for row in await connection.execute(counted)})


async def count_tables(connection: AsyncConnection) -> int:
    return int(await connection.scalar(select(func.count()).select_from(TABLES)) or 0)


async def find(connection: AsyncConnection, named: str) -> str:
    """The id of the one table that is called so, or begins so."""
    if len(named) < SHORT:
        raise RegaliaError(f"{named!r} is too short; a table is named by the first {SHORT} signs of its id or more")
    begins = func.substr(TABLES.c.id, 1, len(named)) == named
    found: list[str] = [row.id for row in await connection.execute(select(TABLES.c.id).where(begins).limit(2))]
    if not found:
        raise RegaliaError(f"there is no table {short(named)}")
    if len(found) > 1:
        raise RegaliaError(f"several tables begin with {named}; give more of its id (`tables --whole` shows it)")
    return found[0]


async def remove(connection: AsyncConnection, table_id: str) -> None:
    """With everything that belongs to it."""
    await connection.execute(delete(TABLES).where(TABLES.c.id == table_id))


async def ids(connection: AsyncConnection) -> AsyncIterator[str]:
    """Of all tables, the oldest first."""
    for row in (await connection.execute(select(TABLES.c.id).order_by(TABLES.c.made))).all():
        yield row.id


async def record(connection: AsyncConnection, table_id: str) -> Record | None:
    """The game so far, with its seed; None where it has not begun."""
    row = TableRow(**(await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).one()._mapping)
    if row.seed is None and row.start is None:
        return None
    of_table = select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.number)
    entries = logbook.fold([EntryRow(**entry._mapping) for entry in await connection.execute(of_table)])
    seats = await connection.scalar(select(func.count()).select_from(SEATS).where(SEATS.c.table_id == table_id))
    return logbook.record_of(games.find(row.game), row, int(seats or 0), entries)
