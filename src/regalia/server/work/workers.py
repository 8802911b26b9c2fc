"""Processes of their own for what takes long: mortal with the server, and started when they are first needed."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_double
from pathlib import Path
from typing import Any

from regalia.server.refusing import log

MEGABYTE = 1 << 20
MODESTY = 5
"""Steps by which the system prefers whoever serves people, or hands out jobs, to those who think (`nice`)."""


class Workers:
    """At most `number` processes that know the games of `modules`; `megabytes` is all that each may take to itself.

    `progress` is what one of them said last of its job: it means something where there is only one.
    """

    def __init__(
        self, number: int, modules: tuple[str, ...] = (), megabytes: int | None = None, modesty: int = MODESTY
    ) -> None:
        self.number = number
        self._context = multiprocessing.get_context("spawn")
        self._said: c_double = self._context.RawValue(c_double, 0.0)
        self._ready = modules, megabytes, modesty, self._said
        self._pool: ProcessPoolExecutor | None = None

    @property
    def progress(self) -> float:
        return self._said.value

    async def run(self, work: Callable[[Any], Any], job: Any) -> Any:
        """What a worker makes of the job; tried once more where somebody ended the worker."""
        try:
            return await self._run(work, job)
        except BrokenProcessPool:
            log.warning("a worker was ended from outside; starting anew")
            self.close()
            return await self._run(work, job)

    async def _run(self, work: Callable[[Any], Any], job: Any) -> Any:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.number, self._context, _get_ready, self._ready)
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, job)

    def close(self) -> None:
        """Ends them, whatever they are at; the next job starts new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.kill()
            pool.shutdown(wait=True, cancel_futures=True)


_heard: list[c_double] = []
"""In a worker: where it says how far it is."""


def tell(progress: float) -> None:
    """Says, in a worker, how much of its job is done."""
    for said in _heard:
        said.value = progress


def _get_ready(modules: tuple[str, ...], megabytes: int | None, modesty: int, said: c_double) -> None:
    """Makes a worker know the games, deaf to Ctrl-C, mortal with its parent, and modest."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _heard.append(said)
    if sys.platform != "win32":
        os.nice(modesty)
    threading.Thread(target=_leave_after_parent, daemon=True).start()
    for module in ("regalia.games", *modules):
        importlib.import_module(module)
    if megabytes is not None:
        _take_at_most(megabytes)


def _take_at_most(megabytes: int) -> None:
    """Where the system knows such limits: more memory than a worker has now, by so much."""
    with contextlib.suppress(ImportError, OSError):
        import resource

        has = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize()
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (has + megabytes * MEGABYTE, hard))


def _leave_after_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
