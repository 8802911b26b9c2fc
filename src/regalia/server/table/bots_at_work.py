"""Bots think in processes of their own, about worlds that hold no secret of the true game."""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from regalia import games
from regalia.bots import Outlook, make_bot
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.seen import Seen, game_of, seen_by
from regalia.server.refusing import log


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
        self._workers = workers
        self._modules = modules
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, seat: int, bot: str) -> str:
        """What the bot answers for the seat; `game` must not change meanwhile."""
        seed = secrets.token_hex(8)
        job = await asyncio.to_thread(job_for, game, seat, bot, seed) if self._workers else None
        if job is None:
            return await asyncio.to_thread(_choose, game, seat, bot, seed)
        try:
            return await self._run(job)
        except BrokenProcessPool:
            log.warning("a worker of the bots was ended from outside; starting anew")
            self.close()
            return await self._run(job)

    async def _run(self, job: Job) -> str:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _get_ready, (self._modules,))
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, job)

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


def _get_ready(modules: tuple[str, ...]) -> None:
    """Makes a worker know the games, deaf to Ctrl-C, and mortal with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_after_parent, daemon=True).start()
    for module in modules:
        importlib.import_module(module)


def _leave_after_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
