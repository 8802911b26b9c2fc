"""What takes long: done in this process where it is alone, else by whoever takes it from the queue of all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import TYPE_CHECKING, Any

from regalia.server.company.ending import end
from regalia.server.keeping.database import address_of
from regalia.server.refusing import Refusing, log, refusing_of
from regalia.server.settings import Settings
from regalia.server.showing.connections import Connection
from regalia.server.table.jobs import advice, bot_turns, reviews
from regalia.server.table.jobs.advice import ADVISE, AdviceWish, Counsel
from regalia.server.table.jobs.bot_turns import BOT, BotTurn
from regalia.server.table.live_table import LiveTable
from regalia.server.work.bots_at_work import THREADS, BotsAtWork
from regalia.server.work.examining import EXAMINE, Examined, Examiner, Record, examination
from regalia.server.work.jobs import Doers, Here, Job, R, Report, unheard
from regalia.server.work.reviewing import REVIEW, Reviewer, ReviewWish, reviewing

if TYPE_CHECKING:
    from regalia.server.work.queue import Queue
    from regalia.server.work.taking import Takers

Find = Callable[[str], Awaitable[LiveTable]]
Look = Callable[[LiveTable], Awaitable[None]]


class Workshop:
    """`find` brings a table as it is now; `look` reads on at one where nothing was heard."""

    def __init__(self, settings: Settings, find: Find, look: Look) -> None:
        self._find, self._look = find, look
        self._examiner = Examiner(settings.modules)
        self._reviewer = Reviewer(settings.modules, settings.review_budget)
        self._under_way = reviews.UnderWay()
        self._advising: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._queue: Queue | None = None
        self._takers: Takers | None = None
        doers: Doers = {BOT: self._play, ADVISE: self._advise, EXAMINE: self._examine, REVIEW: self._review}
        workers, places = settings.bot_workers, settings.bot_workers or THREADS
        if settings.redis is None:
            self._here = Here(doers, places)
        else:  # what is needed for company is not asked of those who are alone
            from regalia.server.work.queue import Queue
            from regalia.server.work.taking import QUICK_PLACES, Takers

            self._queue = Queue(address_of(settings.data, settings.database), doers)
            self._takers = Takers(self._queue, places) if settings.takes_jobs else None
            workers += QUICK_PLACES if workers else 0
        self._bots = BotsAtWork(workers, settings.modules)

    async def open(self) -> None:
        if self._queue is not None:
            await self._queue.open()
        if self._takers is not None:
            self._takers.start()

    async def close(self) -> None:
        """What is in hand is done, or handed back to others."""
        await self._under_way.close()
        await end(list(self._advising.values()))
        if self._takers is not None:
            await self._takers.stop()
        self._bots.close()
        self._examiner.close()
        self._reviewer.close()
        if self._queue is not None:
            await self._queue.close()

    async def waiting(self) -> int:
        """Bots that wait for a place to think, wherever their tables are."""
        if self._queue is not None:
            return await self._queue.waiting(BOT.name)
        return self._here.waiting

    # --- ordering -----------------------------------------------------------------------------------------------

    async def play(self, table: LiveTable, turn: BotTurn) -> None:
        """Over when the turn was played, or is none any more."""
        if self._queue is not None:
            await bot_turns.order(table, turn, self._queue, self._look)
        else:
            await self._here.answer(bot_turns.job_of(table, turn))

    async def examined(self, data: bytes, person: str) -> Examined:
        return await self._answer(examination(data, person))

    def review(self, wish: ReviewWish, person: str) -> float:
        """Has a game reviewed, once for all who ask; how much of that is done."""
        job = reviewing(wish, person)
        return self._under_way.look(wish.named, lambda report: self._answer(job, report))

    def advise(self, table: LiveTable, connection: Connection, seat: int) -> None:
        """The line goes on hearing and wishing while somebody thinks for it."""
        advice.refuse(table, seat)
        key = table.id, seat
        if key in self._advising:
            raise Refusing("The King is thinking already.", 409, code="advice-asked")
        self._advising[key] = asyncio.create_task(self._tell_advice(table, connection, seat), context=Context())
        self._advising[key].add_done_callback(lambda task: self._advising.pop(key, None))

    async def _tell_advice(self, table: LiveTable, connection: Connection, seat: int) -> None:
        wish = AdviceWish(table.id, table.number, seat)
        try:
            counsel = await self._answer(advice.job_of(table, wish, connection.person or table.id))
            await self._look(table)
            async with table.lock:
                connection.tell(advice.said(table, wish, counsel))
        except Exception as error:
            connection.tell(refusing_of(error).as_no())

    async def _answer(self, job: Job[Any, R], report: Report = unheard) -> R:
        return await (self._here if self._queue is None else self._queue).answer(job, report)

    # --- doing --------------------------------------------------------------------------------------------------

    async def _play(self, turn: BotTurn, report: Report) -> None:
        try:
            await bot_turns.play(await self._find(turn.table), turn, self._bots)
        except Refusing as gone:
            log.info("a bot's turn was dropped: %s", gone)

    async def _advise(self, wish: AdviceWish, report: Report) -> Counsel:
        return await advice.give(await self._find(wish.table), wish, self._bots)

    async def _examine(self, record: Record, report: Report) -> Examined:
        return await self._examiner.examine(record.data)

    async def _review(self, wish: ReviewWish, report: Report) -> None:
        await reviews.make(await self._find(wish.table), wish, self._reviewer, report)
