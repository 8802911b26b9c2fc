"""Bots think in processes of their own, about worlds that hold no secret of the true game."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass

from regalia import games
from regalia.bots import Outlook, make_bot
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.seen import Seen, game_of, seen_by
from regalia.server.refusing import log
from regalia.server.work.turns import Turns
from regalia.server.work.workers import Workers

THREADS = 4
"""At most so many bots think at once where they have no processes."""


@dataclass(frozen=True, slots=True)
class Job:
    """What a worker is given."""

    game: str
    seat: int
    bot: str
    seed: str
    seen: Seen


def think(job: Job) -> str:
    """The canonical text of what the bot chooses."""
    return _choose(game_of(games.find(job.game), job.seen), job.seat, job.bot, job.seed)


def job_for(game: Game, seat: int, bot: str, seed: str) -> Job | None:
    """None if no world was found that could be given away."""
    try:
        return Job(game.rulebook.id, seat, bot, seed, seen_by(game, seat, secrets.token_hex(16)))
    except RegaliaError as error:
        log.warning("a bot thinks in the server itself: %s", error)
        return None


def _choose(game: Game, seat: int, bot: str, seed: str) -> str:
    outlook = Outlook(game, seat)
    return outlook.ask.text(make_bot(bot, seed).choose(outlook))


class BotsAtWork:
    """At most `workers` processes, started when the first bot has to think; with none, bots think in threads."""

    def __init__(self, workers: int, modules: tuple[str, ...] = ()) -> None:
        self._workers = Workers(workers, modules)
        self._turns = Turns(workers or THREADS)

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    async def choose(self, game: Game, seat: int, bot: str, whose: str) -> str:
        """What the bot answers for the seat, at a table of `whose`; `game` must not change meanwhile."""
        async with self._turns.of(whose):
            return await self._choose(game, seat, bot)

    async def _choose(self, game: Game, seat: int, bot: str) -> str:
        seed = secrets.token_hex(8)
        job = await asyncio.to_thread(job_for, game, seat, bot, seed) if self._workers.number else None
        if job is None:
            return await asyncio.to_thread(_choose, game, seat, bot, seed)
        chosen: str = await self._workers.run(think, job)
        return chosen

    def close(self) -> None:
        self._workers.close()
