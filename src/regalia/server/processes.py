"""Several processes on one listening socket: uvicorn starts them, starts those anew that die, and ends them all."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from regalia.core.errors import RegaliaError
from regalia.server import logs
from regalia.server.app import make_app
from regalia.server.counting import SEVERAL
from regalia.server.serve import config_for, tune
from regalia.server.settings import Settings

BACKLOG = 2048
STARTING = 60
"""Seconds after which a process that does not answer is ended, and another one started."""


class EachConfig(uvicorn.Config):
    """Travels to each process as its settings alone, and is put together there."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            "regalia", log_level="warning", workers=settings.processes, timeout_worker_healthcheck=STARTING
        )
        self._settings = settings

    def __reduce__(self) -> tuple[Any, ...]:
        return _config_of, (self._settings,)


def _config_of(settings: Settings) -> uvicorn.Config:
    """In a process of its own."""
    threading.Thread(target=_leave_after_parent, daemon=True).start()
    logs.set_up(settings.log)
    app = make_app(settings)
    tune()
    return config_for(app)


def _leave_after_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def serve_together(settings: Settings, opened: socket.socket, on_ready: Callable[[], None]) -> None:
    """Until somebody stops it; whoever comes before a process is ready waits."""
    opened.listen(BACKLOG)
    opened.set_inheritable(True)
    with TemporaryDirectory(prefix="regalia-counts-") as counts:
        os.environ.setdefault(SEVERAL, counts)
        processes = Multiprocess(EachConfig(settings), [opened])
        on_ready()
        processes.run()
    if any(process.exitcode == STARTUP_FAILURE for process in processes.processes):
        raise RegaliaError("a process could not start")
