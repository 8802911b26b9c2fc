"""Tasks that are no longer wanted."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN = 0.5
"""Seconds after which a task that still runs is asked once more."""


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancels until all have ended: clients of Redis and PostgreSQL may swallow it while they open a connection."""
    running = {task for task in tasks if not task.done()}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=AGAIN)
