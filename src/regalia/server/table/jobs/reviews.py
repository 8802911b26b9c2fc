"""The review of a finished game is a job: made once and kept with the table; all who ask hear how far it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from regalia.server.company.ending import end
from regalia.server.keeping.logbook import DEAL
from regalia.server.table.live_table import LiveTable
from regalia.server.work.jobs import Report
from regalia.server.work.reviewing import Reviewer

Begin = Callable[[Report], Coroutine[Any, Any, None]]


async def make(table: LiveTable, reviewer: Reviewer, report: Report) -> None:
    """Reviews the game and keeps what was found, unless somebody has done it already."""
    if await table.storage.has_review(table.id):
        return
    report(0.0)
    async with table.lock:
        table.refuse_running("The review")
        row, seats, entries = table.row, len(table.seats), table.entries.copy()
    lines = [(entry.seat, entry.text) for entry in entries if entry.text != DEAL]
    await table.storage.add_review(table.id, await reviewer.review(row, seats, lines, report))


class UnderWay:
    """What was ordered here and is not waited for, by name."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._done: dict[str, float] = {}

    def look(self, name: str, begin: Begin) -> float:
        """How much is done; it is begun where it was not. What went wrong is told once, then it may be begun anew."""
        task = self._tasks.get(name)
        if task is None:
            self._begin(name, begin)
        elif task.done():
            self._forget(name)
            task.result()
            return 1.0
        return self._done[name]

    def _begin(self, name: str, begin: Begin) -> None:
        def report(done: float) -> None:
            self._done[name] = done

        self._done[name] = 0.0
        self._tasks[name] = asyncio.create_task(begin(report))
        self._tasks[name].add_done_callback(lambda task: self._settle(name, task))

    def _settle(self, name: str, task: asyncio.Task[None]) -> None:
        """Of what went well nothing need be told."""
        if task.cancelled() or task.exception() is None:
            self._forget(name)

    def _forget(self, name: str) -> None:
        self._tasks.pop(name, None)
        self._done.pop(name, None)

    async def close(self) -> None:
        await end(list(self._tasks.values()))
