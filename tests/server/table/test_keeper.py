"""The keeper: every table is in memory once, whatever went wrong with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.conftest import quick

from regalia.server.keeping.schema import ENTRIES, TABLES
from regalia.server.keeping.writing import Statement
from regalia.server.messages import NewTable, SeatWish
from regalia.server.refusing import Refusing
from regalia.server.table import playing
from regalia.server.table.keeper import Keeper
from regalia.server.table.live_table import LiveTable

ME = "me"


@asynccontextmanager
async def kept(data: Path) -> AsyncIterator[tuple[Keeper, LiveTable]]:
    """A keeper, and a table of the tiny game at which one person has both seats."""
    keeper = Keeper(quick(data))
    await keeper.open()
    try:
        yield keeper, await keeper.create(ME, NewTable(game="tiny", seats=[SeatWish(holder="me")] * 2))
    finally:
        await keeper.close()


def first_option(table: LiveTable) -> tuple[int, str]:
    ask = table.running().pending[0]
    return ask.seat, ask.text(ask.options[0])


async def entries(keeper: Keeper, table: LiveTable) -> list[int]:
    """The numbers of those in the database."""
    kept = await keeper.storage.read(table.id, 0)
    return [entry.number for entry in kept.entries] if kept else []


def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next entry is not written."""

    async def fail(*args: Any, **more: Any) -> None:
        patch.undo()
        raise OSError("no space left on device")

    patch = pytest.MonkeyPatch()
    patch.setattr("regalia.server.keeping.storage.Storage.change", fail)


def test_a_table_is_loaded_once_after_a_failed_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with kept(tmp_path) as (keeper, table):
            failing(monkeypatch)
            with pytest.raises(OSError, match="no space"):
                await playing.choose(table, first_option(table)[0], [first_option(table)[1]], table.number)
            found = await asyncio.gather(*(keeper.find(table.id) for _ in range(5)))
            assert {id(each) for each in found} == {id(found[0])} and found[0] is not table
            assert await keeper.find(table.id) is found[0]

    asyncio.run(play())


def test_nobody_plays_on_at_a_table_that_is_loaded_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waited for the lock would be acknowledged by a table that nobody else sees."""

    async def play() -> None:
        async with kept(tmp_path) as (keeper, table):
            seat, text = first_option(table)
            failing(monkeypatch)
            tried = await asyncio.gather(
                *(playing.choose(table, seat, [text], table.number) for _ in range(3)), return_exceptions=True
            )
            assert isinstance(tried[0], OSError)
            assert [type(each) for each in tried[1:]] == [Refusing, Refusing]
            again = await keeper.find(table.id)
            assert again.number == 0 and await entries(keeper, table) == [0]
            await playing.choose(again, seat, [text], again.number)
            assert await entries(keeper, table) == [0, 1]

    asyncio.run(play())


def test_a_table_that_is_not_there_is_asked_for_in_vain(tmp_path: Path) -> None:
    async def ask() -> None:
        async with kept(tmp_path) as (keeper, _):
            found = await asyncio.gather(*(keeper.find("x" * 22) for _ in range(3)), return_exceptions=True)
            assert [str(each) for each in found] == ["There is no such table."] * 3
            assert keeper._loading == {}

    asyncio.run(ask())


def test_tables_leave_after_the_time_that_the_host_has_set(tmp_path: Path) -> None:
    async def sweep() -> None:
        keeper = Keeper(replace(quick(tmp_path), forget_empty=1, forget_finished=2))
        await keeper.open()
        seats = [SeatWish(holder="me"), SeatWish(holder="open")]
        waiting = [await keeper.create(ME, NewTable(game="tiny", seats=seats)) for _ in range(2)]
        running = [await keeper.create(ME, NewTable(game="tiny", seats=seats[:1] * 2)) for _ in range(3)]
        days = 86_400 * 10**9
        for table, age, over in ((waiting[0], 2, 0), (running[0], 3, 0), (running[1], 3, 1)):
            change = update(TABLES).where(TABLES.c.id == table.id).values(made=TABLES.c.made - age * days, over=over)
            await keeper.storage._write("", Statement(change, {}))
        await keeper.storage._write("", Statement(update(ENTRIES).values(at=ENTRIES.c.at - 4 * 86_400), {}))
        ended = update(TABLES).where(TABLES.c.id == running[2].id).values(over=1)
        await keeper.storage._write("", Statement(ended, {}))
        await keeper._delete_forgotten()
        left = {*await keeper.storage.tables_of(ME)}
        assert left == {waiting[1].id, running[0].id, running[2].id}
        with pytest.raises(Refusing, match="no such table"):
            await keeper.find(waiting[0].id)
        await keeper.close()

    asyncio.run(sweep())


def test_a_full_server_opens_no_more_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill() -> None:
        async with kept(tmp_path) as (keeper, _):
            monkeypatch.setattr("regalia.server.table.keeper.TABLES_MOST", 1)
            with pytest.raises(Refusing, match="This server is full"):
                await keeper.create(ME, NewTable(game="tiny", seats=[SeatWish(holder="me")] * 2))

    asyncio.run(fill())


def test_no_table_is_named_like_an_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def named() -> str:
        async with kept(tmp_path) as (_, table):
            return table.id

    drawn = iter(["-i3-Ziz7I14yUoLQ9OyAjw", "--3-Ziz7I14yUoLQ9OyAjw", "q3O3jpES4he3xqXK5TAuEQ"])
    monkeypatch.setattr("regalia.server.table.keeper.secrets.token_urlsafe", lambda length: next(drawn))
    assert asyncio.run(named()) == "q3O3jpES4he3xqXK5TAuEQ"
