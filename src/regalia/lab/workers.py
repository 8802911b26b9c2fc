"""Work shared out to processes: results come in order, and no process outlives its use."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import ceil
from multiprocessing.process import BaseProcess
from typing import Protocol, TypeVar

from regalia import games
from regalia.core.errors import RegaliaError

Task = TypeVar("Task")
Done = TypeVar("Done")


class Crew(Protocol):
    """Who does the work: `number` of them at once, and the results in the tasks' order."""

    number: int

    def in_order(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]: ...


LARGEST_BATCH = 64
BATCHES_PER_JOB = 8


def usable_processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Processes:
    """So many on this machine; one works right here."""

    def __init__(self, number: int) -> None:
        self.number = number

    def in_order(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        return in_order(work, tasks, self.number)


def in_batches(work: Callable[[range], Sequence[Done]], count: int, jobs: int | Crew) -> Iterator[Done]:
    """What is made of the numbers from 0 to count - 1, in their order, whoever does it."""
    crew = Processes(jobs) if isinstance(jobs, int) else jobs
    for done in crew.in_order(work, batches(count, crew.number)):
        yield from done


def batches(count: int, jobs: int) -> list[range]:
    """The numbers from 0 to count - 1 in handy chunks."""
    size = max(1, min(LARGEST_BATCH, ceil(count / (jobs * BATCHES_PER_JOB))))
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def in_order(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    """The results of all tasks, in the tasks' order; one job works right here."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    strangers = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), initializer=_get_ready, initargs=(games.registered(),))
    try:
        yield from _submitted(pool, work, tasks)
        pool.shutdown()
    except BrokenProcessPool:
        raise RegaliaError("a worker process was ended from outside, perhaps for want of memory") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        _end(set(multiprocessing.active_children()) - strangers)


def _submitted(pool: ProcessPoolExecutor, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
    """Starts the workers with Ctrl-C held back: it is for the parent alone."""
    held = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.map(work, tasks)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)


def _get_ready(modules: tuple[str, ...]) -> None:
    """Makes a worker know all games, however it was started, deaf to Ctrl-C, and mortal with its parent."""
    games.meet(modules)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_after_parent, daemon=True).start()


def _leave_after_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _end(processes: set[BaseProcess]) -> None:
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()
