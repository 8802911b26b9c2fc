"""Games are reviewed in a process of its own, which lets everybody else go first."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from regalia import games
from regalia.core.errors import BadRecord
from regalia.review.own import own_review
from regalia.review.reviewing import review
from regalia.server.keeping import logbook
from regalia.server.keeping.logbook import Entry
from regalia.server.keeping.rows import TableRow
from regalia.server.limits import REVIEW_MEGABYTES, REVIEW_PATIENCE, REVIEW_SECONDS, REVIEW_TIME
from regalia.server.work.examining import TookTooLong, within
from regalia.server.work.jobs import Job, Kind, Report
from regalia.server.work.workers import Workers, tell

MODESTY = 10
"""Nobody waits for a review as one waits for a bot."""
LOOK = 0.25
"""Seconds between looks how far it is."""
USUAL = 120.0
TOO_MUCH = "to review this game takes more time or memory than is given to one"


class ReviewWish(msgspec.Struct, frozen=True):
    """Of which table: the finished game, or what a seat knew up to an entry."""

    table: str
    seat: int | None = None
    until: int = 0

    @property
    def named(self) -> str:
        known = "" if self.seat is None else f" as seat {self.seat} knew it after {self.until}"
        return f"review of {self.table}{known}"


REVIEW = Kind("review", ReviewWish, type(None), places=1, patience=REVIEW_PATIENCE, is_shared=True)


def reviewing(wish: ReviewWish, person: str) -> Job[ReviewWish, None]:
    return Job(REVIEW, wish, person, wish.named, USUAL)


class Reviewable(NamedTuple):
    """A game, of its entries only who chose what; and which seat's knowledge is reviewed, where it is not finished."""

    row: TableRow
    seats: int
    lines: Sequence[tuple[int | None, str]]
    seat: int | None = None


class Task(NamedTuple):
    """What the process is given."""

    game: Reviewable
    budget: int


class Reviewer:
    """One review at a time; what takes too much is refused, and the process ended."""

    def __init__(self, modules: tuple[str, ...], budget: int) -> None:
        self._workers = Workers(1, modules, REVIEW_MEGABYTES, MODESTY)
        self._budget = budget

    async def review(self, game: Reviewable, report: Report) -> str:
        """The review as JSON."""
        job = asyncio.ensure_future(self._workers.run(reviewed_in_bounds, Task(game, self._budget)))
        try:
            async with asyncio.timeout(REVIEW_TIME):
                while not (await asyncio.wait([job], timeout=LOOK))[0]:
                    report(self._workers.progress)
        except TimeoutError:
            raise BadRecord(TOO_MUCH) from None
        finally:
            if not job.done():  # nobody wants it any more
                job.cancel()
                self._workers.close()
        made: str | None = job.result()
        if made is None:
            raise BadRecord(TOO_MUCH)
        return made

    def close(self) -> None:
        self._workers.close()


def reviewed_in_bounds(task: Task) -> str | None:
    """None for what takes too much; runs in the worker."""
    tell(0.0)
    try:
        with within(REVIEW_SECONDS):
            return reviewed(task)
    except (TookTooLong, MemoryError):
        return None


def reviewed(task: Task) -> str:
    row, seats, lines, seat = task.game
    entries = [Entry(number, *line) for number, line in enumerate(lines, 1)]
    record = logbook.record_of(games.find(row.game), row, seats, entries)
    if seat is None:
        return msgspec.json.encode(review(record, task.budget, tell)).decode()
    return msgspec.json.encode(own_review(record, seat, task.budget, tell)).decode()
