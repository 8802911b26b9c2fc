"""Who looks back is answered by a process of its own: what is played over there takes nothing from those who play."""

from __future__ import annotations

import asyncio
from typing import Any

from regalia.server.showing.replaying import Look, look
from regalia.server.work.turns import Turns
from regalia.server.work.workers import Workers


class LookingBack:
    """One look at a time, persons take turns. The process is started by the first, which does not wait for it and is
    answered by a thread; without workers all are."""

    def __init__(self, workers: int, modules: tuple[str, ...]) -> None:
        self._turns = Turns(1)
        self._workers = Workers(1, modules) if workers else None
        self._starting: asyncio.Task[Any] | None = None

    async def look(self, whose: str, at: Look) -> bytes:
        """The entries travel only where the process does not know them."""
        async with self._turns.of(whose):
            if self._workers is None or not self._is_started(self._workers):
                made = await asyncio.to_thread(look, at)
            else:
                made = await self._workers.run(look, at._replace(entries=None))
                if made is None:
                    made = await self._workers.run(look, at)
        assert made is not None, "it had the entries"
        return made

    def _is_started(self, workers: Workers) -> bool:
        if self._starting is None:
            self._starting = asyncio.create_task(workers.run(_be_there, None))
        return self._starting.done()

    async def started(self) -> None:
        """Until the process is there, where somebody has looked back."""
        if self._starting is not None:
            await self._starting

    def close(self) -> None:
        if self._starting is not None:
            self._starting.cancel()
        if self._workers is not None:
            self._workers.close()


def _be_there(_: None) -> None:
    """The worker has started."""
