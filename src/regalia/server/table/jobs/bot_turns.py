"""A bot's turn is a job: whoever takes it thinks about it, and appends the answer under the rule for all."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from regalia.bots import at_table
from regalia.server import counting
from regalia.server.refusing import log
from regalia.server.table import learning, playing
from regalia.server.table.following import in_turn
from regalia.server.table.live_table import LiveTable
from regalia.server.work.bots_at_work import BotsAtWork, seconds_of
from regalia.server.work.jobs import Job, Kind

if TYPE_CHECKING:
    from regalia.server.work.queue import Queue

AGAIN = 10.0
"""Seconds after which a turn is ordered once more: where nobody has begun it, or is at it, that changes nothing."""
AFTER_A_FAULT = 1.0
LOOK = 0.5
"""Seconds between looks into the database, while nobody tells of what others have written."""


class BotTurn(msgspec.Struct, frozen=True):
    """Which seat answers, after which entry of the log."""

    table: str
    number: int
    seat: int


BOT = Kind("bot", BotTurn, type(None))


def job_of(table: LiveTable, turn: BotTurn) -> Job[BotTurn, None]:
    seconds = seconds_of(table.seats[turn.seat].level)
    return Job(BOT, turn, table.row.owner or table.id, table.id, seconds)


def is_due(table: LiveTable, turn: BotTurn) -> bool:
    """Not where the table has gone on, or the bots have to wait for somebody."""
    game = table.game
    if table.broken or game is None or table.number != turn.number or table.bots_wait:
        return False
    return table.is_played_by_bot(turn.seat) and game.ask_of(turn.seat) is not None


async def play(table: LiveTable, turn: BotTurn, bots: BotsAtWork) -> None:
    """Thinks, and answers if the turn is still due then."""
    if not is_due(table, turn):
        return
    text = learning.reply(table, turn.seat)
    if text is None:
        bot = at_table(table.seats[turn.seat].level, table.id, turn.seat)
        text = await bots.choose(table.running(), turn.seat, bot)

    async def answer() -> None:
        if is_due(table, turn):
            await playing.enter(table, turn.seat, [text])
            counting.bot_has_chosen(table.row.game)

    await in_turn(table, answer)


async def order(table: LiveTable, turn: BotTurn, queue: Queue, look: Callable[[LiveTable], Awaitable[None]]) -> None:
    """Has somebody play it; over when the table has gone on. `look` reads on where nothing is heard of others."""
    job, number = job_of(table, turn), None
    with queue.counted(job):
        while is_due(table, turn):
            try:
                number = await queue.order(job) or number
            except queue.faults as error:
                log.warning("a bot's turn cannot be ordered now: %r", error.__cause__ or error)
                await asyncio.sleep(AFTER_A_FAULT)
                continue
            ends = time.monotonic() + AGAIN
            while is_due(table, turn) and time.monotonic() < ends:
                table.changed.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(table.changed.wait(), LOOK)
                if not table.company.hears:
                    await look(table)
    if number is not None and not _was_played(table, turn):
        await queue.cancel(number)


def _was_played(table: LiveTable, turn: BotTurn) -> bool:
    after = (entry for entry in reversed(table.entries) if entry.number <= turn.number + 1)
    entry = next(after, None)
    return entry is not None and (entry.number, entry.seat) == (turn.number + 1, turn.seat)
