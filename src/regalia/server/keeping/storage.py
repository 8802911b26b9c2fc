"""The durable log: what was acknowledged is in the database."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Insert, Select, Table, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.core.errors import RegaliaError
from regalia.server.keeping.database import SILENCE, address_of, claim, engine_of, file_engine_of
from regalia.server.keeping.folder import Folder, one_sentence
from regalia.server.keeping.leases import Leases
from regalia.server.keeping.rows import Change, ChatRow, EntryRow, Kept, SeatRow, TableRow
from regalia.server.keeping.schema import CHAT, ENTRIES, OWN_REVIEWS, PEOPLE, REVIEWS, SEATS, SNAPSHOTS, TABLES
from regalia.server.keeping.upgrading import bring_up_to_date
from regalia.server.keeping.writing import Statement, Writer

DAY = 86_400
TABLES_LISTED = 200
ASKED_TOGETHER = 1000
GONE = -1
"""In place of a version: the table was deleted."""

ADD = {table: insert(table) for table in (TABLES, SEATS, ENTRIES, SNAPSHOTS, CHAT)}
CHANGE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
    .values({column: bindparam(column.name) for column in SEATS.c if not column.primary_key})
)
CHANGING = ("seed", "over", "rematch", "version", "flow")
"""What can change of a table's row; each change writes all of it, and counts on the version before."""
CHANGE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.version == bindparam("known"))
    .values({column: bindparam(column) for column in CHANGING})
)
DELETE = delete(TABLES).where(TABLES.c.id == bindparam("of_table"))
LOSE_SNAPSHOTS = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("of_table"), SNAPSHOTS.c.number >= bindparam("since")
)


def _renaming(made: sqlite.Insert | postgresql.Insert) -> Insert:
    return made.on_conflict_do_update(index_elements=[PEOPLE.c.id], set_={"name": made.excluded.name})


RENAME = {database: _renaming(database.insert(PEOPLE)) for database in (sqlite, postgresql)}
"""Both know it, under their own names."""
REVIEW = {database: database.insert(REVIEWS).on_conflict_do_nothing() for database in (sqlite, postgresql)}
"""The same review is made of the same game: whoever comes second adds nothing."""


def _reviewing_anew(made: sqlite.Insert | postgresql.Insert) -> Insert:
    kept = {"until": made.excluded.until, "review": made.excluded.review}
    return made.on_conflict_do_update(index_elements=[OWN_REVIEWS.c.table_id, OWN_REVIEWS.c.seat], set_=kept)


OWN_REVIEW = {database: _reviewing_anew(database.insert(OWN_REVIEWS)) for database in (sqlite, postgresql)}
"""As the game goes on, more is known."""


def _values(row: Any) -> dict[str, Any]:
    """A row is flat: nothing in it has to be copied."""
    return {name: getattr(row, name) for name in row.__slots__}


def _change(seat: SeatRow) -> Statement:
    values = _values(seat)
    return Statement(CHANGE_SEAT, values | {"of_table": values.pop("table_id"), "of_seat": values.pop("seat")})


def _added(table: Table, *rows: Any) -> list[Statement]:
    return [Statement(ADD[table], _values(row)) for row in rows]


def _snapshot(entry: EntryRow, position: str) -> Statement:
    return Statement(ADD[SNAPSHOTS], {"table_id": entry.table_id, "number": entry.number, "position": position})


def _changes(change: Change) -> list[Statement]:
    """The table's row first: where another process has changed it, nothing else is written."""
    row, entries = change.row, change.entries
    values = {column: getattr(row, column) for column in CHANGING}
    statements = [Statement(CHANGE, {"of_table": row.id, "known": row.version - 1, **values}, must_match=True)]
    statements += [_change(seat) for seat in change.seats]
    statements += _added(ENTRIES, *entries)
    if change.undone is not None:
        statements.append(Statement(LOSE_SNAPSHOTS, {"of_table": row.id, "since": change.undone}))
    if change.snapshot is not None:
        statements.append(_snapshot(entries[-1], change.snapshot))
    if change.chat is not None:
        statements += _added(CHAT, change.chat)
    return statements


class Storage:
    """One database; writers queue up, readers do not wait for them."""

    def __init__(self, folder: Path, database: str | None = None, is_shared: bool = False) -> None:
        """The file in the folder, which is then for this process alone; or the server at an address.

        `is_shared`: other processes may use it at the same time.
        """
        if is_shared and database is None:
            raise RegaliaError("several servers need a PostgreSQL that they share; name it with --database")
        self._address = address_of(folder, database)
        self._folder = Folder(folder) if database is None else None
        self._engine = engine_of(self._address, SILENCE)
        self._writer = Writer(self._engine if self._folder is None else file_engine_of(self._address))
        self._is_shared = is_shared
        self._claim: AsyncConnection | None = None
        self.leases = Leases(self._engine) if is_shared else None
        self.on_change: Callable[[str, int, Change | None], None] = lambda table_id, version, change: None
        """Hears of everything that was written about a table, and under which version."""

    async def open(self) -> None:
        if self._folder is not None:
            self._folder.take()
        try:
            with one_sentence(self._folder.path if self._folder else self._address.render_as_string()):
                await bring_up_to_date(self._address)
                if self._folder is None:
                    self._claim = await claim(self._engine, self._is_shared)
        except BaseException:
            await self._leave()
            raise
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._leave()

    async def _leave(self) -> None:
        if self._claim is not None:
            await self._claim.invalidate()  # PostgreSQL may have ended it: nothing more is asked over it
            await self._claim.close()
            self._claim = None
        if self.leases is not None:
            await self.leases.close()
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

    @asynccontextmanager
    async def _at_one_moment(self) -> AsyncIterator[AsyncConnection]:
        """What is read here was true at the same time, whoever writes meanwhile."""
        async with self._engine.connect() as raw:
            whole = {} if self._folder else {"isolation_level": "REPEATABLE READ"}
            yield await raw.execution_options(reading=True, **whole)

    async def _write(self, about: str, *statements: Statement) -> None:
        await self._writer.write(about, statements)

    # --- people -------------------------------------------------------------------------------------------------

    async def name_of(self, person: str) -> str:
        rows = await self._read(select(PEOPLE.c.name).where(PEOPLE.c.id == person))
        return rows[0][0] if rows else ""

    async def rename(self, person: str, name: str) -> None:
        does = RENAME[sqlite if self._folder else postgresql]
        await self._write(person, Statement(does, {"id": person, "name": name}))

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
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        entries: Sequence[EntryRow] = (),
        snapshot: str | None = None,
        follows: Change | None = None,
    ) -> None:
        """A new table; where it follows another one, that is changed with it, or neither is written."""
        statements = [] if follows is None else _changes(follows)
        statements += [*_added(TABLES, row), *_added(SEATS, *seats), *_added(ENTRIES, *entries)]
        if snapshot is not None:
            statements.append(_snapshot(entries[-1], snapshot))
        await self._write(row.id if follows is None else follows.row.id, *statements)
        if follows is not None:
            self.on_change(follows.row.id, follows.row.version, None)

    async def change(self, change: Change) -> None:
        """Writes all of it for good; `Overtaken`, and nothing is written, where the table has another version."""
        await self._write(change.row.id, *_changes(change))
        self.on_change(change.row.id, change.row.version, change)

    async def delete(self, table_id: str) -> None:
        await self._write(table_id, Statement(DELETE, {"of_table": table_id}))
        self.on_change(table_id, GONE, None)

    async def read(self, table_id: str, most_chat: int) -> Kept | None:
        """All of the table, of its chat the last lines."""
        return await self._kept(table_id, -1, 0, most_chat, has_snapshot=True)

    async def read_since(self, table_id: str, entry: int, line: int, most_chat: int) -> Kept | None:
        """The table with what stands after that entry and that line of chat."""
        return await self._kept(table_id, entry, line, most_chat, has_snapshot=False)

    async def _kept(self, table_id: str, entry: int, line: int, most_chat: int, has_snapshot: bool) -> Kept | None:
        own_chat = select(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.number > line)
        own_entries = select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > entry)
        async with self._at_one_moment() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).one_or_none()
            if row is None:
                return None
            seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
            lines = await connection.execute(own_entries.order_by(ENTRIES.c.number))
            said = await connection.execute(own_chat.order_by(CHAT.c.number.desc()).limit(most_chat))
            snapshot = (await connection.execute(_last_snapshot(table_id))).first() if has_snapshot else None
            return Kept(
                TableRow(**row._mapping),
                [SeatRow(**seat._mapping) for seat in seats],
                [EntryRow(**line._mapping) for line in lines],
                [ChatRow(**line._mapping) for line in reversed(said.all())],
                None if snapshot is None else (snapshot.number, snapshot.position),
            )

    # --- beside a game ------------------------------------------------------------------------------------------

    async def review_of(self, table_id: str) -> str | None:
        rows = await self._read(select(REVIEWS.c.review).where(REVIEWS.c.table_id == table_id))
        return rows[0][0] if rows else None

    async def has_review(self, table_id: str) -> bool:
        return bool(await self._read(select(REVIEWS.c.table_id).where(REVIEWS.c.table_id == table_id)))

    async def add_review(self, table_id: str, review: str) -> None:
        does = REVIEW[sqlite if self._folder else postgresql]
        await self._write(table_id, Statement(does, {"table_id": table_id, "review": review}))

    async def own_review_of(self, table_id: str, seat: int) -> tuple[int, str] | None:
        """Up to which entry it goes, and the review."""
        own = OWN_REVIEWS.c.table_id == table_id, OWN_REVIEWS.c.seat == seat
        rows = await self._read(select(OWN_REVIEWS.c.until, OWN_REVIEWS.c.review).where(*own))
        return (rows[0].until, rows[0].review) if rows else None

    async def keep_own_review(self, table_id: str, seat: int, until: int, review: str) -> None:
        does = OWN_REVIEW[sqlite if self._folder else postgresql]
        values = {"table_id": table_id, "seat": seat, "until": until, "review": review}
        await self._write(table_id, Statement(does, values))

    async def branches_of(self, table_id: str, owner: str) -> list[str]:
        """Tables that this person plays on from moments of that one, the oldest first."""
        own = select(TABLES.c.id).where(TABLES.c.origin == table_id, TABLES.c.owner == owner)
        return [row[0] for row in await self._read(own.order_by(TABLES.c.made).limit(TABLES_LISTED))]

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Of those that are there."""
        found: dict[str, int] = {}
        for since in range(0, len(table_ids), ASKED_TOGETHER):
            own = TABLES.c.id.in_(table_ids[since : since + ASKED_TOGETHER])
            rows = await self._read(select(TABLES.c.id, TABLES.c.version).where(own))
            found.update({row.id: row.version for row in rows})
        return found


def _last_snapshot(table_id: str) -> Select[Any]:
    return select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id).order_by(SNAPSHOTS.c.number.desc()).limit(1)
