"""The same storage over PostgreSQL: from nothing, one server at a time, and clear words when it is not there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from click.testing import CliRunner
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import IntegrityError
from tests.server import postgres
from tests.server.chaos.wire import Wire, Wires, wires
from tests.server.conftest import quick, serving
from tests.server.helpers import Browser, play_on

from regalia.cli import main
from regalia.core.errors import RegaliaError
from regalia.server.keeping.rows import Change, EntryRow, SeatRow, TableRow
from regalia.server.keeping.schema import METADATA
from regalia.server.keeping.storage import Storage
from regalia.server.keeping.writing import Overtaken

NOWHERE = Path("/nowhere")
TABLE = TableRow("T" * 22, "tiny", 1, "{}", "ann", 1, "secret")
ENTRY = EntryRow(TABLE.id, 1, 0, "plan:9", "[]")


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.running() as address:
        yield address


@pytest.fixture
def database(server: str) -> str:
    """One of its own, empty."""
    return postgres.made(server, f"regalia_{uuid4().hex}")


async def opened(database: str, is_shared: bool = False) -> Storage:
    storage = Storage(NOWHERE, database, is_shared)
    await storage.open()
    return storage


def test_a_game_is_played_to_its_end_and_verifies(database: str, tmp_path: Path) -> None:
    with (
        serving(replace(quick(tmp_path), database=database)) as address,
        closing(Browser(address)) as me,
    ):
        me.http.put("/api/me", json={"name": "Ann"})
        table = me.open_table("me", "me", "me", coins=9)
        seats = [me.look(table, seat) for seat in range(3)]
        seats[0].wish("say", text="hello")
        play_on(seats)
        secret = me.http.cookies
    assert list(tmp_path.iterdir()) == [], "nothing is kept in the folder"
    with serving(replace(quick(tmp_path), database=database)) as address, closing(Browser(address)) as me:
        me.http.cookies = secret
        assert me.http.get("/api/me").json()["name"] == "Ann"
        assert me.http.get(f"/api/tables/{table}/verify").json()["good"]
        assert me.look(table, 0).last["chat"][0]["text"] == "hello"


def test_the_steps_lead_to_the_tables_as_they_are(database: str) -> None:
    def compared(connection: Connection) -> list[Any]:
        found: list[Any] = compare_metadata(MigrationContext.configure(connection), METADATA)
        return found

    async def steps() -> list[Any]:
        storage = await opened(database)
        try:
            async with storage._engine.connect() as connection:
                return await connection.run_sync(compared)
        finally:
            await storage.close()

    assert asyncio.run(steps()) == []


def test_a_second_entry_of_the_same_number_is_refused_and_the_first_stays(database: str) -> None:
    async def append() -> list[EntryRow]:
        storage = await opened(database)
        try:
            await storage.add_table(TABLE, [SeatRow(TABLE.id, 0, "open")], [ENTRY])
            with pytest.raises(IntegrityError):
                await storage.change(Change(replace(TABLE, version=1), entries=[replace(ENTRY, text="plan:5")]))
            kept = await storage.read(TABLE.id, 0)
            return kept.entries if kept else []
        finally:
            await storage.close()

    assert asyncio.run(append()) == [ENTRY]


def test_one_server_at_a_time(database: str) -> None:
    async def twice() -> None:
        first = await opened(database)
        try:
            for is_shared in (False, True):
                with pytest.raises(RegaliaError, match="another Regalia is using this database"):
                    await opened(database, is_shared)
        finally:
            await first.close()
        await (await opened(database)).close()

    asyncio.run(twice())


def test_a_server_that_has_just_gone_is_waited_for(database: str) -> None:
    """PostgreSQL may notice it later than the next one starts."""

    async def in_turn() -> None:
        first = await opened(database)
        second = asyncio.create_task(opened(database))
        await asyncio.sleep(0.3)
        assert not second.done()
        await first.close()
        await (await second).close()

    asyncio.run(in_turn())


def test_connections_that_have_gone_silent_are_given_up(
    server: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is read is read over a new one; a choice that was on its way fails, and the next does not."""
    monkeypatch.setattr("regalia.server.keeping.storage.SILENCE", 1.0)

    async def go_on(wire: Wire, tools: Wires) -> list[EntryRow]:
        storage = await opened(database.replace(str(make_url(server).port), str(wire.port)), is_shared=True)
        assert storage.leases is not None
        await storage.add_table(TABLE, [SeatRow(TABLE.id, 0, "open")])
        assert await storage.leases.take(TABLE.id)
        tools.do(wire.go_dead)
        change = Change(replace(TABLE, version=1), entries=[ENTRY])
        with pytest.raises(TimeoutError):
            await storage.change(change)
        with pytest.raises(TimeoutError):
            await storage.leases.prove()
        await storage.change(change)
        kept = await storage.read(TABLE.id, 0)
        await storage.close()
        return kept.entries if kept else []

    with wires() as tools:
        wire = tools.lay(make_url(server).port or 0)
        assert asyncio.run(go_on(wire, tools)) == [ENTRY]


def test_servers_that_share_it_let_nobody_be_alone(database: str) -> None:
    async def together() -> None:
        first, second = await opened(database, is_shared=True), await opened(database, is_shared=True)
        await first.close()
        with pytest.raises(RegaliaError, match="another Regalia is using this database"):
            await opened(database)
        await second.close()
        await (await opened(database)).close()

    asyncio.run(together())


def test_of_two_changes_of_one_version_the_second_is_overtaken_and_nobody_else_suffers(database: str) -> None:
    """All in one transaction of the second server's writer."""
    other = replace(TABLE, id="U" * 22)

    async def change() -> None:
        first, second = await opened(database, is_shared=True), await opened(database, is_shared=True)
        for row in (TABLE, other):
            await first.add_table(row, [SeatRow(row.id, 0, "open")])
        await first.change(Change(replace(TABLE, version=1), entries=[ENTRY]))
        done = await asyncio.gather(
            second.change(Change(replace(TABLE, version=1), entries=[replace(ENTRY, number=2)])),
            second.change(Change(replace(other, version=1, flow="{}"))),
            second.rename("ann", "Ann"),
            return_exceptions=True,
        )
        assert [type(each) for each in done] == [Overtaken, type(None), type(None)]
        kept, changed = await first.read(TABLE.id, 0), await first.read(other.id, 0)
        assert kept and kept.row.version == 1 and kept.entries == [ENTRY]
        assert changed and changed.row.version == 1 and await first.name_of("ann") == "Ann"
        await first.close()
        await second.close()

    asyncio.run(change())


def test_a_newer_database_is_refused(database: str) -> None:
    async def newer() -> None:
        storage = await opened(database)
        async with storage._engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '99'"))
        await storage.close()
        with pytest.raises(RegaliaError, match="newer"):
            await opened(database)

    asyncio.run(newer())


def _said(database: str) -> str:
    done = CliRunner().invoke(main, ["serve", "--no-open", "--port", "0", "--database", database])
    assert done.exit_code == 1
    return done.output


def test_a_database_that_is_not_there_is_named_in_one_sentence(server: str) -> None:
    for address, why in (
        (f"{server}/nobodys", 'database "nobodys" does not exist'),
        ("postgresql://ann:secret@127.0.0.1:1/regalia", "cannot be used"),
        ("mysql://127.0.0.1/regalia", "SQLite or PostgreSQL, not in mysql"),
        ("nonsense", "a database has an address such as"),
    ):
        said = _said(address)
        assert why in said and len(said.splitlines()) == 1, said
        assert "secret" not in said
