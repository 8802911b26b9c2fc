"""The durable log: what was acknowledged is in the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import create_async_engine

from regalia.server.schema import migrate
from regalia.server.writing import Statement, Writer

FILE = "regalia.sqlite"


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


@dataclass(slots=True)
class EntryRow:
    """One line of a table's log; `told` is JSON: what happened by it."""

    table_id: str
    number: int
    seat: int | None
    text: str
    told: str


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


class Storage:
    """One SQLite file; writers queue up, readers do not wait for them."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds secrets
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{folder / FILE}")
        event.listen(self._engine.sync_engine, "connect", _prepare)
        event.listen(self._engine.sync_engine, "begin", _begin)
        self._writer = Writer(self._engine)

    async def open(self) -> None:
        async with self._engine.connect() as connection, connection.begin():
            await migrate(connection)
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._engine.dispose()

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

    # --- tables -------------------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow] = ()) -> None:
        rows = [("tables", row), *(("seats", seat) for seat in seats), *(("entries", entry) for entry in entries)]
        await self._write(*(_insert(table, made) for table, made in rows))

    async def table(self, id: str) -> TableRow | None:
        rows = await self._read("SELECT * FROM tables WHERE id = :id", id=id)
        return TableRow(**rows[0]._mapping) if rows else None

    async def seats(self, id: str) -> list[SeatRow]:
        rows = await self._read("SELECT * FROM seats WHERE table_id = :id ORDER BY seat", id=id)
        return [SeatRow(**row._mapping) for row in rows]

    async def save_seat(self, seat: SeatRow, dealt: tuple[str, EntryRow] | None = None) -> None:
        """Keeps a seat; where it was the last one to be taken, also the seed and what the deal told."""
        names = [name for name in asdict(seat) if name not in ("table_id", "seat")]
        update = (
            f"UPDATE seats SET {', '.join(f'{n} = :{n}' for n in names)} WHERE table_id = :table_id AND seat = :seat"
        )
        statements: list[Statement] = [(update, asdict(seat))]
        if dealt:
            values = {"id": seat.table_id, "seed": dealt[0]}
            statements += [("UPDATE tables SET seed = :seed WHERE id = :id", values), _insert("entries", dealt[1])]
        await self._write(*statements)

    async def set_rematch(self, id: str, rematch: str) -> None:
        await self._write(("UPDATE tables SET rematch = :rematch WHERE id = :id", {"id": id, "rematch": rematch}))

    async def delete(self, id: str) -> None:
        await self._write(("DELETE FROM tables WHERE id = :id", {"id": id}))

    # --- the log ------------------------------------------------------------------------------------------------

    async def append(
        self, entries: Sequence[EntryRow], *, over: bool, snapshot: str | None, undone: int | None = None
    ) -> None:
        """Entries, for good; an undo makes the snapshots from the undone entry on worthless."""
        id = entries[-1].table_id
        statements: list[Statement] = [_insert("entries", entry) for entry in entries]
        if undone is not None:
            lost = "DELETE FROM snapshots WHERE table_id = :id AND number >= :number"
            statements.append((lost, {"id": id, "number": undone}))
        if over:
            statements.append(("UPDATE tables SET over = 1 WHERE id = :id", {"id": id}))
        if snapshot is not None:
            values = {"id": id, "number": entries[-1].number, "position": snapshot}
            statements.append(("INSERT INTO snapshots VALUES (:id, :number, :position)", values))
        await self._write(*statements)

    async def entries(self, id: str) -> list[EntryRow]:
        rows = await self._read("SELECT * FROM entries WHERE table_id = :id ORDER BY number", id=id)
        return [EntryRow(**row._mapping) for row in rows]

    async def snapshot(self, id: str) -> tuple[int, str] | None:
        rows = await self._read(
            "SELECT number, position FROM snapshots WHERE table_id = :id ORDER BY number DESC LIMIT 1", id=id
        )
        return (rows[0][0], rows[0][1]) if rows else None

    async def add_chat(self, row: ChatRow) -> None:
        await self._write(_insert("chat", row))

    async def chat(self, id: str, most: int) -> list[ChatRow]:
        rows = await self._read(
            "SELECT * FROM chat WHERE table_id = :id ORDER BY number DESC LIMIT :most", id=id, most=most
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
