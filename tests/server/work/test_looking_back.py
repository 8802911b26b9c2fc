"""A process of its own plays the past over: the same bytes as here, however the past changes meanwhile."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from tests.server.conftest import quick

from regalia.server.messages import NewTable, SeatWish
from regalia.server.showing import replaying
from regalia.server.showing.replaying import look
from regalia.server.table import playing, takeback
from regalia.server.table.keeper import Keeper
from regalia.server.table.live_table import LiveTable
from regalia.server.work.looking_back import LookingBack

ME = "me"


async def choose(table: LiveTable) -> int:
    """A seat that can take it back."""
    ask = table.running().pending[0]
    await playing.choose(table, ask.seat, [ask.text(ask.options[0])], table.number)
    return ask.seat


async def check_all(table: LiveTable, back: LookingBack) -> None:
    """Every moment, and the log."""
    entries = table.entries.copy()
    asked = [table.look(entries, replaying.replayed, at, None, 0, False) for at in range(len(entries))]
    for whole in [*asked, table.look(entries, replaying.log_lines, len(entries), 50, 0)]:
        assert await back.look(ME, whole) == look(whole)


def test_what_the_process_says_is_what_would_be_said_here(tmp_path: Path) -> None:
    async def look_back() -> None:
        keeper = Keeper(quick(tmp_path))
        await keeper.open()
        back = LookingBack(1, quick(tmp_path).modules)
        table = await keeper.create(ME, NewTable(game="tiny", seats=[SeatWish(holder="me")] * 2))
        await check_all(table, back)
        await back.started()
        for _ in range(4):
            await choose(table)
            await check_all(table, back)
        seat = await choose(table)
        await takeback.ask(table, seat)
        await check_all(table, back)
        await choose(table)
        await check_all(table, back)
        back.close()
        await keeper.close()

    asyncio.run(look_back())


def test_entries_that_are_not_known_are_asked_for(tmp_path: Path) -> None:
    async def look_back() -> None:
        keeper = Keeper(replace(quick(tmp_path), bot_workers=0))
        await keeper.open()
        table = await keeper.create(ME, NewTable(game="tiny", seats=[SeatWish(holder="me")] * 2))
        whole = table.look(table.entries.copy(), replaying.replayed, 0, None, 0, False)
        assert look(whole._replace(entries=None)) is None
        assert look(whole) == look(whole._replace(entries=None))
        await choose(table)
        more = table.look(table.entries.copy(), replaying.replayed, 1, None, 0, False)
        assert look(more._replace(entries=None)) is None
        await keeper.close()

    asyncio.run(look_back())
