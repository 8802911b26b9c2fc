"""What is shown at many tables is made piece by piece, so that one person's tables never hold up everybody's."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from regalia.server.work.turns import Turns

LONG = 0.002
"""Seconds; after a piece that took longer everything else that waits is done first."""


class Pieces:
    """One at a time, and persons take turns: however much one of them has to be shown, others wait for one piece."""

    def __init__(self) -> None:
        self._turns = Turns(1)

    @asynccontextmanager
    async def one(self, whose: str) -> AsyncIterator[None]:
        """What is done within must not wait for anything."""
        async with self._turns.of(whose):
            begun = time.perf_counter()
            yield
            is_long = time.perf_counter() - begun > LONG
        if is_long:
            await asyncio.sleep(0)
