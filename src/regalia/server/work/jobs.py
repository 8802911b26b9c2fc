"""What takes long is a job: of a kind, for a person, about a table. Its arguments and its result are plain data."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from regalia.server.work.turns import Turns

QUICK = 0.5
"""A job of so many seconds is quick: a place is always left for such ones."""

A = TypeVar("A")
R = TypeVar("R")

Report = Callable[[float], None]
"""Is told how much of a job is done, from 0 to 1."""
Doer = Callable[[Any, Report], Awaitable[Any]]
"""Does a job of its kind, from the arguments to the result; what it refuses it raises."""


@dataclass(frozen=True, slots=True)
class Kind(Generic[A, R]):
    """What msgspec can write of arguments and results travels between processes.

    With `places` it has so many to itself in each process that takes jobs, and none of those that all others share.
    Whoever hears nothing of a job for `patience` seconds gives it up. Of a kind that `is_shared` a job is done once,
    however many order it meanwhile, and wherever they do.
    """

    name: str
    arguments: type[A]
    result: type[R]
    places: int | None = None
    patience: float = 120.0
    is_shared: bool = False


@dataclass(frozen=True, slots=True)
class Job(Generic[A, R]):
    """It counts for `person`; of jobs about the same thing one at a time is done; `seconds` is what is usual for it."""

    kind: Kind[A, R]
    arguments: A
    person: str
    about: str
    seconds: float

    @property
    def is_quick(self) -> bool:
        return self.seconds <= QUICK


Doers = Mapping[Kind[Any, Any], Doer]


def unheard(progress: float) -> None:
    """Nobody wants to know how far it is."""


class Here:
    """Jobs are done by this process; at its places persons take turns."""

    def __init__(self, doers: Doers, places: int) -> None:
        self._doers = doers
        self._shared = Turns(places)
        self._own = {kind.name: Turns(kind.places) for kind in doers if kind.places is not None}

    async def answer(self, job: Job[Any, R], report: Report = unheard) -> R:
        """What comes of the job."""
        async with self._own.get(job.kind.name, self._shared).of(job.person):
            result: R = await self._doers[job.kind](job.arguments, report)
            return result

    @property
    def waiting(self) -> int:
        """Jobs that wait for a place that all share."""
        return self._shared.waiting
