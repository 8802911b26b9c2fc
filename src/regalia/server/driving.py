"""Plays the bots' seats of a table."""

from __future__ import annotations

import asyncio
import contextlib

from regalia.server import playing
from regalia.server.bots_at_work import BotsAtWork
from regalia.server.live_table import LiveTable
from regalia.server.refusing import log

AFTER_A_FAULT = 1.0


async def drive(table: LiveTable, bots: BotsAtWork, pause: float) -> None:
    """Answers for every bot that is asked, one after the other, with a breath before each."""
    while not table.broken:
        table.changed.clear()
        seat = next_bot(table)
        if seat is None:
            await table.changed.wait()
            continue
        try:
            await _step(table, bots, pause, seat)
        except Exception:
            log.exception("a bot failed at table %s", table.id[:6])
            await asyncio.sleep(AFTER_A_FAULT)


def next_bot(table: LiveTable) -> int | None:
    """The first seat that is asked and played by a bot."""
    game = table.game
    if game is None or game.over:
        return None
    return next((ask.seat for ask in game.pending if table.is_played_by_bot(ask.seat)), None)


async def _step(table: LiveTable, bots: BotsAtWork, pause: float, seat: int) -> None:
    number, game = table.number, table.running()
    await _breathe(table, pause)
    if table.number != number or not table.is_played_by_bot(seat):
        return
    text = await bots.choose(game, seat, table.seats[seat].level)
    async with table.lock:
        if table.number == number and table.is_played_by_bot(seat):
            await playing.enter(table, seat, text)


async def _breathe(table: LiveTable, pause: float) -> None:
    """So that people can follow, or take back."""
    if pause:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(table.hurry.wait(), pause)
    else:
        await asyncio.sleep(0)
    table.hurry.clear()
