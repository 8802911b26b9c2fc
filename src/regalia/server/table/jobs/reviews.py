"""A review is a job: made once and kept with the table; all who ask for it hear how far it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from regalia.server.company.ending import end
from regalia.server.keeping.logbook import DEAL, Entry
from regalia.server.table.live_table import LiveTable
from regalia.server.work.jobs import Report
from regalia.server.work.reviewing import Reviewable, Reviewer, ReviewWish

Begin = Callable[[Report], Coroutine[Any, Any, None]]


async def make(table: LiveTable, wish: ReviewWish, reviewer: Reviewer, report: Report) -> None:
    """Reviews the game and keeps what was found, unless somebody has done it already."""
    if await is_made(table, wish):
        return
    report(0.0)
    async with table.lock:
        if wish.seat is None:
            table.refuse_running("The review")
        row, seats, entries = table.row, len(table.seats), table.entries.copy()
    if wish.seat is None:
        made = await reviewer.review(Reviewable(row, seats, lines_of(entries)), report)
        await table.storage.add_review(table.id, made)
    else:
        known = [entry for entry in entries if entry.number <= wish.until]
        made = await reviewer.review(Reviewable(row, seats, lines_of(known), wish.seat), report)
        await table.storage.keep_own_review(table.id, wish.seat, wish.until, made)


def lines_of(entries: Iterable[Entry]) -> list[tuple[int | None, str]]:
    """Who chose what."""
    return [(entry.seat, entry.text) for entry in entries if entry.text != DEAL]


async def is_made(table: LiveTable, wish: ReviewWish) -> bool:
    if wish.seat is None:
        return await table.storage.has_review(table.id)
    kept = await table.storage.own_review_of(table.id, wish.seat)
    return kept is not None and kept[0] == wish.until


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
