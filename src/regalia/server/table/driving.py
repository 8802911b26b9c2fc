"""Plays the bots' seats of a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from regalia.server.keeping.leases import Leases
from regalia.server.keeping.rows import Change
from regalia.server.refusing import log
from regalia.server.table import telling
from regalia.server.table.following import in_turn
from regalia.server.table.jobs.bot_turns import BotTurn
from regalia.server.table.live_table import LiveTable

AFTER_A_FAULT = 1.0
AT_ANOTHER = 2.0
"""Seconds until it is asked again whether another process still plays a table's bots."""

Playing = Callable[[LiveTable, BotTurn], Awaitable[None]]
"""Sees to it that a turn is played."""


async def drive(table: LiveTable, play: Playing, pause: float, leases: Leases | None = None) -> None:
    """Answers for every bot that is asked, one after the other, with a breath before each; a bot that had nothing to
    choose takes its breath like the others. Where several processes know the table, one of them does it."""
    while not table.broken:
        table.changed.clear()
        seat, idle = next_bot(table), _next_idle(table)
        try:
            if seat is None and idle is None:
                await table.changed.wait()
            elif leases is not None and not await _is_ours(table, leases):
                await _wait(table.changed, AT_ANOTHER)
            elif idle is not None and (seat is None or idle < seat):
                await _seem_to_choose(table, pause, idle)
            elif seat is not None:
                await _step(table, play, pause, seat)
        except Exception:
            if table.broken:
                return
            log.exception("a bot failed at table %s", table.id[:6])
            await asyncio.sleep(AFTER_A_FAULT)


def next_bot(table: LiveTable) -> int | None:
    """The first seat that is asked and played by a bot; none while they have to wait for somebody."""
    game = table.game
    if game is None or game.over or table.bots_wait or not table.has_bots:
        return None
    return next((ask.seat for ask in game.pending if table.is_played_by_bot(ask.seat)), None)


def _next_idle(table: LiveTable) -> int | None:
    """The first bot's seat whose sealed answer made itself, and which still seems to think."""
    if table.game is None or table.bots_wait or not table.has_bots:
        return None
    return next((seat for seat in table.idle() if table.is_played_by_bot(seat)), None)


async def _seem_to_choose(table: LiveTable, pause: float, seat: int) -> None:
    number = table.number
    await _breathe(table, pause)

    async def seem() -> None:
        if table.number == number and _next_idle(table) == seat:
            await table.keep(Change(table.next_row(replace(table.flow, ready=table.flow.ready | {seat}))))
            await telling.asks(table)

    await in_turn(table, seem)


async def _step(table: LiveTable, play: Playing, pause: float, seat: int) -> None:
    number = table.number
    await _breathe(table, 0 if table.is_brief else pause)
    if table.number == number and table.is_played_by_bot(seat):
        await play(table, BotTurn(table.id, number, seat))


async def _is_ours(table: LiveTable, leases: Leases) -> bool:
    """Bots are played where somebody looks, or, where nobody does, by whoever was first."""
    if not table.connections and table.elsewhere:
        await asyncio.shield(leases.leave(table.id))
        return False
    return await asyncio.shield(leases.take(table.id))


async def _breathe(table: LiveTable, pause: float) -> None:
    """So that people can follow, or take back."""
    if pause:
        await _wait(table.hurry, pause)
    else:
        await asyncio.sleep(0)
    table.hurry.clear()


async def _wait(event: asyncio.Event, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
