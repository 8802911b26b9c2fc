"""The durable log: what was acknowledged is in the database."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import create_async_engine

from regalia.server.keeping.folder import FILE, Folder, one_sentence
from regalia.server.keeping.schema import migrate
from regalia.server.keeping.writing import Statement, Writer

DAY = 86_400


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


def _insert(table: str, row: Any, conflict: str = "") -> tuple[str, dict[str, Any]]:
    values = asdict(row)
    names = ", ".join(values)
    return f"INSERT INTO {table} ({names}) VALUES ({', '.join(f':{name}' for name in values)}) {conflict}", values


def _update(seat: SeatRow) -> Statement:
    values = asdict(seat)
    changes = ", ".join(f"{name} = :{name}" for name in values if name not in ("table_id", "seat"))
    return f"UPDATE seats SET {changes} WHERE table_id = :table_id AND seat = :seat", values


def _snapshot(entry: EntryRow, position: str) -> Statement:
    values = {"id": entry.table_id, "number": entry.number, "position": position}
    return "INSERT INTO snapshots VALUES (:id, :number, :position)", values


class Storage:
    """One SQLite file; writers queue up, readers do not wait for them."""

    def __init__(self, folder: Path) -> None:
        self._folder = Folder(folder)
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{folder / FILE}", hide_parameters=True)
        event.listen(self._engine.sync_engine, "connect", _prepare)
        event.listen(self._engine.sync_engine, "begin", _begin)
        self._writer = Writer(self._engine)

    async def open(self) -> None:
        self._folder.take()
        try:
            with one_sentence(self._folder.path):
                async with self._engine.connect() as connection, connection.begin():
                    await migrate(connection)
        except BaseException:
            self._folder.leave()
            raise
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._engine.dispose()
        self._folder.leave()

    async def _read(self, query: str, **values: Any) -> Sequence[Any]:
        async with self._engine.connect() as raw:
            connection = await raw.execution_options(reading=True)
            return (await connection.execute(text(query), values)).all()

    async def _write(self, *statements: Statement) -> None:
        await self._writer.write(statements)

    # --- people -------------------------------------------------------------------------------------------------

    async def name_of(self, person: str) -> str:
        rows = await self._read("SELECT name FROM people WHERE id = :id", id=person)
        return rows[0][0] if rows else ""

    async def rename(self, person: str, name: str) -> None:
        upsert = "INSERT INTO people VALUES (:id, :name) ON CONFLICT (id) DO UPDATE SET name = :name"
        await self._write((upsert, {"id": person, "name": name}))

    async def tables_of(self, person: str) -> list[str]:
        """Newest first."""
        rows = await self._read(
            "SELECT id FROM tables WHERE owner = :p OR id IN (SELECT table_id FROM seats WHERE person = :p)"
            " ORDER BY made DESC LIMIT 200",
            p=person,
        )
        return [row[0] for row in rows]

    async def count_owned(self, person: str) -> int:
        rows = await self._read("SELECT count(*) FROM tables WHERE owner = :p", p=person)
        return int(rows[0][0])

    async def count_people(self) -> int:
        return int((await self._read("SELECT count(*) FROM people"))[0][0])

    async def count_tables(self) -> int:
        return int((await self._read("SELECT count(*) FROM tables"))[0][0])

    async def forgotten(self, empty: float | None, finished: float | None) -> list[str]:
        """Tables that were not begun for so many days, and those whose last entry is so old; None: never."""
        now = time.time()
        found = list[Any]()
        if empty is not None:
            begun = "seed IS NOT NULL OR start IS NOT NULL"
            query = f"SELECT id FROM tables WHERE NOT ({begun}) AND made < :before"
            found += await self._read(query, before=int((now - empty * DAY) * 1e9))
        if finished is not None:
            before = now - finished * DAY
            query = (
                "SELECT id FROM tables WHERE over = 1 AND made < :made AND NOT EXISTS"
                " (SELECT 1 FROM entries WHERE table_id = tables.id AND at >= :at)"
            )
            found += await self._read(query, made=int(before * 1e9), at=int(before))
        return [row[0] for row in found]

    # --- tables -------------------------------------------------------------------------------------------------

    async def add_table(
        self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow] = (), snapshot: str | None = None
    ) -> None:
        rows = [("tables", row), *(("seats", seat) for seat in seats), *(("entries", entry) for entry in entries)]
        last = [] if snapshot is None else [_snapshot(entries[-1], snapshot)]
        await self._write(*(_insert(table, made) for table, made in rows), *last)

    async def table(self, table_id: str) -> TableRow | None:
        rows = await self._read("SELECT * FROM tables WHERE id = :id", id=table_id)
        return TableRow(**rows[0]._mapping) if rows else None

    async def seats(self, table_id: str) -> list[SeatRow]:
        rows = await self._read("SELECT * FROM seats WHERE table_id = :id ORDER BY seat", id=table_id)
        return [SeatRow(**row._mapping) for row in rows]

    async def save_seats(self, seats: Sequence[SeatRow], dealt: tuple[str, EntryRow] | None = None) -> None:
        """Keeps seats of a table; where the last one was taken, also the seed and what the deal told."""
        statements: list[Statement] = [_update(seat) for seat in seats]
        if dealt:
            values = {"id": dealt[1].table_id, "seed": dealt[0]}
            statements += [("UPDATE tables SET seed = :seed WHERE id = :id", values), _insert("entries", dealt[1])]
        await self._write(*statements)

    async def set_rematch(self, table_id: str, rematch: str) -> None:
        await self._write(("UPDATE tables SET rematch = :rematch WHERE id = :id", {"id": table_id, "rematch": rematch}))

    async def delete(self, table_id: str) -> None:
        await self._write(("DELETE FROM tables WHERE id = :id", {"id": table_id}))

    # --- the log ------------------------------------------------------------------------------------------------

    async def append(
        self, entries: Sequence[EntryRow], *, over: bool, snapshot: str | None, undone: int | None = None
    ) -> None:
        """Entries, for good; an undo makes the snapshots from the undone entry on worthless."""
        table_id = entries[-1].table_id
        statements: list[Statement] = [_insert("entries", entry) for entry in entries]
        if undone is not None:
            lost = "DELETE FROM snapshots WHERE table_id = :id AND number >= :number"
            statements.append((lost, {"id": table_id, "number": undone}))
        if over:
            statements.append(("UPDATE tables SET over = 1 WHERE id = :id", {"id": table_id}))
        if snapshot is not None:
            statements.append(_snapshot(entries[-1], snapshot))
        await self._write(*statements)

    async def entries(self, table_id: str) -> list[EntryRow]:
        rows = await self._read("SELECT * FROM entries WHERE table_id = :id ORDER BY number", id=table_id)
        return [EntryRow(**row._mapping) for row in rows]

    async def snapshot(self, table_id: str) -> tuple[int, str] | None:
        rows = await self._read(
            "SELECT number, position FROM snapshots WHERE table_id = :id ORDER BY number DESC LIMIT 1", id=table_id
        )
        return (rows[0][0], rows[0][1]) if rows else None

    async def add_chat(self, row: ChatRow) -> None:
        await self._write(_insert("chat", row))

    async def chat(self, table_id: str, most: int) -> list[ChatRow]:
        rows = await self._read(
            "SELECT * FROM chat WHERE table_id = :id ORDER BY number DESC LIMIT :most", id=table_id, most=most
        )
        return [ChatRow(**row._mapping) for row in reversed(rows)]


def _prepare(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
