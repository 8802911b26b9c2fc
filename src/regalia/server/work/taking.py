"""A process with places takes jobs from the queue, and looks after what others, who died, had in hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from regalia.server.company.ending import end
from regalia.server.refusing import log
from regalia.server.work.queue import ANY, FAULTS, ONLY_QUICK, Queue

BEAT, SILENT = 1.0, 5.0
"""Seconds between a process's signs of life, and after which it is believed to be dead."""
LOOK, LOOK_FOR_LONG = 0.5, 3.0
"""Seconds after which a job is found even if nobody told of it; and one of a kind that has places of its own."""
LOOK_AFTER, FORGET = 2.0, 60.0
"""Seconds between looks after what the dead had in hand, and for answers that nobody has fetched."""
IN_HAND = 3.0
"""Seconds in which what is in hand has to be done when the process goes down; else it is handed back."""
AFTER_A_FAULT = 1.0
QUICK_PLACES = 1


class Takers:
    """So many places for any job, one more that the quick ones have for themselves, and those that a kind has."""

    def __init__(self, queue: Queue, places: int) -> None:
        self._queue, self._places = queue, places
        self._tasks: list[asyncio.Task[None]] = []
        self._goes = False

    def start(self) -> None:
        taken = [([ANY, ONLY_QUICK], self._places, LOOK), ([ONLY_QUICK], QUICK_PLACES, LOOK)]
        taken += [([kind], places, LOOK_FOR_LONG) for kind, places in self._queue.own_places.items()]
        loops: list[Callable[[], Coroutine[Any, Any, None]]] = [partial(self._take, *each) for each in taken]
        loops.append(self._look_after_the_dead)
        self._tasks = [asyncio.create_task(self._again_and_again(loop)) for loop in loops]

    async def stop(self) -> None:
        """Takes nothing more; what is in hand is done, or handed back."""
        self._goes = True
        if self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=2 * IN_HAND)
        await end(self._tasks)  # whoever was asking the database may not have heard it

    async def _again_and_again(self, loop: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while not self._goes:  # a fault may come instead of the end that was asked for
            try:
                await loop()
            except FAULTS as error:
                log.warning("no jobs can be taken now: %s", type(error.__cause__ or error).__name__)
            await asyncio.sleep(0 if self._goes else AFTER_A_FAULT)

    async def _take(self, queues: list[str], places: int, look: float) -> None:
        await self._queue.app.run_worker_async(
            queues=queues,
            concurrency=places,
            fetch_job_polling_interval=look,
            shutdown_graceful_timeout=IN_HAND,
            update_heartbeat_interval=BEAT,
            delete_jobs="always",
            install_signal_handlers=False,
        )

    async def _look_after_the_dead(self) -> None:
        forgot = float("-inf")
        while not self._goes:
            if time.monotonic() - forgot >= FORGET:
                await self._queue.forget()
                forgot = time.monotonic()
            number = await self._queue.put_back(SILENT)
            if number:
                log.warning("%d jobs of a process that gave no sign of life are for others now", number)
            number = await self._queue.put_back_missed()
            if number:
                log.warning("%d jobs that were done here are not known to be; they are for others now", number)
            await asyncio.sleep(LOOK_AFTER)
