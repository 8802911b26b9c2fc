"""The durable log: what was acknowledged is in the database."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.server.keeping.database import address_of, claim, engine_of, file_engine_of
from regalia.server.keeping.folder import Folder, one_sentence
from regalia.server.keeping.rows import ChatRow, EntryRow, SeatRow, TableRow
from regalia.server.keeping.schema import CHAT, ENTRIES, PEOPLE, SEATS, SNAPSHOTS, TABLES
from regalia.server.keeping.upgrading import upgrade
from regalia.server.keeping.writing import Statement, Writer

DAY = 86_400
TABLES_LISTED = 200

ADD_TABLE, ADD_SEAT, ADD_ENTRY, ADD_SNAPSHOT, ADD_CHAT = map(insert, (TABLES, SEATS, ENTRIES, SNAPSHOTS, CHAT))
CHANGE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
    .values({column: bindparam(column.name) for column in SEATS.c if not column.primary_key})
)
DEAL = update(TABLES).where(TABLES.c.id == bindparam("of_table")).values(seed=bindparam("seed"))
END = update(TABLES).where(TABLES.c.id == bindparam("of_table")).values(over=1)
FOLLOW = update(TABLES).where(TABLES.c.id == bindparam("of_table")).values(rematch=bindparam("rematch"))
DELETE = delete(TABLES).where(TABLES.c.id == bindparam("of_table"))
LOSE_SNAPSHOTS = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("of_table"), SNAPSHOTS.c.number >= bindparam("since")
)


def _change(seat: SeatRow) -> Statement:
    values = asdict(seat)
    return CHANGE_SEAT, values | {"of_table": values.pop("table_id"), "of_seat": values.pop("seat")}


def _snapshot(entry: EntryRow, position: str) -> Statement:
    return ADD_SNAPSHOT, {"table_id": entry.table_id, "number": entry.number, "position": position}


class Storage:
    """One database; writers queue up, readers do not wait for them."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        """The file in the folder, which is then for this process alone; or the server at an address."""
        self._address = address_of(folder, database)
        self._folder = Folder(folder) if database is None else None
        self._engine = engine_of(self._address)
        self._writer = Writer(self._engine if self._folder is None else file_engine_of(self._address))
        self._claim: AsyncConnection | None = None

    async def open(self) -> None:
        if self._folder is not None:
            self._folder.take()
        try:
            with one_sentence(self._folder.path if self._folder else self._address.render_as_string()):
                async with self._engine.connect() as connection, connection.begin():
                    await connection.run_sync(upgrade)
                if self._folder is None:
                    self._claim = await claim(self._engine)
        except BaseException:
            await self._leave()
            raise
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._leave()

    async def _leave(self) -> None:
        if self._claim is not None:
            await self._claim.close()
            self._claim = None
        await self._engine.dispose()
        if self._folder is not None:
            self._folder.leave()

    async def _read(self, query: Select[Any]) -> Sequence[Any]:
        async with self._engine.connect() as raw:
            connection = await raw.execution_options(reading=True)
            found: Sequence[Any] = (await connection.execute(query)).all()
            return found

    async def _count(self, query: Select[Any]) -> int:
        return int((await self._read(query))[0][0])

    async def _write(self, *statements: Statement) -> None:
        await self._writer.write(statements)

    # --- people -------------------------------------------------------------------------------------------------

    async def name_of(self, person: str) -> str:
        rows = await self._read(select(PEOPLE.c.name).where(PEOPLE.c.id == person))
        return rows[0][0] if rows else ""

    async def rename(self, person: str, name: str) -> None:
        made = (sqlite.insert if self._folder else postgresql.insert)(PEOPLE)  # both know it, under their own names
        known = made.on_conflict_do_update(index_elements=[PEOPLE.c.id], set_={"name": made.excluded.name})
        await self._write((known, {"id": person, "name": name}))

    async def tables_of(self, person: str) -> list[str]:
        """Newest first."""
        sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
        own = select(TABLES.c.id).where(or_(TABLES.c.owner == person, TABLES.c.id.in_(sits)))
        rows = await self._read(own.order_by(TABLES.c.made.desc()).limit(TABLES_LISTED))
        return [row[0] for row in rows]

    async def count_owned(self, person: str) -> int:
        return await self._count(select(func.count()).select_from(TABLES).where(TABLES.c.owner == person))

    async def count_people(self) -> int:
        return await self._count(select(func.count()).select_from(PEOPLE))

    async def count_tables(self) -> int:
        return await self._count(select(func.count()).select_from(TABLES))

    async def forgotten(self, empty: float | None, finished: float | None) -> list[str]:
        """Tables that were not begun for so many days, and those whose last entry is so old; None: never."""
        now = time.time()
        found = list[Any]()
        if empty is not None:
            before = int((now - empty * DAY) * 1e9)
            is_empty = TABLES.c.seed.is_(None), TABLES.c.start.is_(None)
            found += await self._read(select(TABLES.c.id).where(*is_empty, TABLES.c.made < before))
        if finished is not None:
            since = now - finished * DAY
            is_fresh = select(ENTRIES.c.number).where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at >= int(since))
            is_over = TABLES.c.over == 1, TABLES.c.made < int(since * 1e9)
            found += await self._read(select(TABLES.c.id).where(*is_over, ~is_fresh.exists()))
        return [row[0] for row in found]

    # --- tables -------------------------------------------------------------------------------------------------

    async def add_table(
        self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow] = (), snapshot: str | None = None
    ) -> None:
        statements: list[Statement] = [(ADD_TABLE, asdict(row))]
        statements += [(ADD_SEAT, asdict(seat)) for seat in seats]
        statements += [(ADD_ENTRY, asdict(entry)) for entry in entries]
        if snapshot is not None:
            statements.append(_snapshot(entries[-1], snapshot))
        await self._write(*statements)

    async def table(self, table_id: str) -> TableRow | None:
        rows = await self._read(select(TABLES).where(TABLES.c.id == table_id))
        return TableRow(**rows[0]._mapping) if rows else None

    async def seats(self, table_id: str) -> list[SeatRow]:
        rows = await self._read(select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
        return [SeatRow(**row._mapping) for row in rows]

    async def save_seats(self, seats: Sequence[SeatRow], dealt: tuple[str, EntryRow] | None = None) -> None:
        """Keeps seats of a table; where the last one was taken, also the seed and what the deal told."""
        statements = [_change(seat) for seat in seats]
        if dealt:
            seed, entry = dealt
            statements += [(DEAL, {"of_table": entry.table_id, "seed": seed}), (ADD_ENTRY, asdict(entry))]
        await self._write(*statements)

    async def set_rematch(self, table_id: str, rematch: str) -> None:
        await self._write((FOLLOW, {"of_table": table_id, "rematch": rematch}))

    async def delete(self, table_id: str) -> None:
        await self._write((DELETE, {"of_table": table_id}))

    # --- the log ------------------------------------------------------------------------------------------------

    async def append(
        self, entries: Sequence[EntryRow], *, over: bool, snapshot: str | None, undone: int | None = None
    ) -> None:
        """Entries, for good; an undo makes the snapshots from the undone entry on worthless."""
        table_id = entries[-1].table_id
        statements: list[Statement] = [(ADD_ENTRY, asdict(entry)) for entry in entries]
        if undone is not None:
            statements.append((LOSE_SNAPSHOTS, {"of_table": table_id, "since": undone}))
        if over:
            statements.append((END, {"of_table": table_id}))
        if snapshot is not None:
            statements.append(_snapshot(entries[-1], snapshot))
        await self._write(*statements)

    async def entries(self, table_id: str) -> list[EntryRow]:
        rows = await self._read(select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.number))
        return [EntryRow(**row._mapping) for row in rows]

    async def snapshot(self, table_id: str) -> tuple[int, str] | None:
        last = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id).order_by(SNAPSHOTS.c.number.desc()).limit(1)
        rows = await self._read(last)
        return (rows[0].number, rows[0].position) if rows else None

    async def add_chat(self, row: ChatRow) -> None:
        await self._write((ADD_CHAT, asdict(row)))

    async def chat(self, table_id: str, most: int) -> list[ChatRow]:
        last = select(CHAT).where(CHAT.c.table_id == table_id).order_by(CHAT.c.number.desc()).limit(most)
        return [ChatRow(**row._mapping) for row in reversed(await self._read(last))]
