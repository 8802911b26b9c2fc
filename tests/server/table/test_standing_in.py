"""A bot in the seat of somebody who is away: not at once, and not any bot."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.conftest import quick

from regalia.server.limits import GRACE
from regalia.server.messages import ChangeSeat, NewTable, SeatWish, SitDown
from regalia.server.refusing import Refusing
from regalia.server.showing.connections import Connection
from regalia.server.table import attendance, live_table
from regalia.server.table.keeper import Keeper
from regalia.server.table.live_table import LiveTable
from regalia.server.table.seats import seating

HOST, GUEST = "host", "guest"


class Clock:
    """Time as the test wants it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now

    def time(self) -> float:
        return self.now


async def refused(table: LiveTable, level: str = "knight") -> str:
    """Why the host may not put a bot in the guest's seat; "" where it was done."""
    try:
        await seating.change(table, HOST, 1, ChangeSeat(do="bot", level=level))
    except Refusing as error:
        return error.code
    return ""


def test_whoever_is_away_for_a_moment_keeps_the_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(live_table, "time", clock)
    monkeypatch.setattr(attendance, "time", clock)

    async def play() -> None:
        keeper = Keeper(quick(tmp_path))
        await keeper.open()
        wish = NewTable(game="tiny", seats=[SeatWish(holder="me"), SeatWish(holder="open")])
        table = await keeper.create(HOST, wish)
        await seating.sit(table, GUEST, SitDown(seat=1))
        line = Connection(GUEST, 1)
        await attendance.join(table, line)
        clock.now += 10 * GRACE
        assert await refused(table) == "present"
        attendance.leave(table, line)
        clock.now += 0.3
        assert await refused(table) == "just-left"
        clock.now += GRACE - 1
        await attendance.join(table, line)
        attendance.leave(table, line)
        clock.now += GRACE - 1
        assert await refused(table) == "just-left", "the minute begins anew"
        clock.now += 2
        assert await refused(table, "random") == "not-random"
        assert await refused(table) == "" and table.seats[1].stood_in
        await keeper.close()

    asyncio.run(play())


def test_for_oneself_any_bot_may_play(tmp_path: Path) -> None:
    async def play() -> None:
        keeper = Keeper(quick(tmp_path))
        await keeper.open()
        table = await keeper.create(HOST, NewTable(game="tiny", seats=[SeatWish(holder="me")] * 2))
        await seating.change(table, HOST, 1, ChangeSeat(do="bot", level="random"))
        assert table.seats[1].stood_in and table.seats[1].level == "random"
        await keeper.close()

    asyncio.run(play())
