"""Who is next, where many want the same few workers: fair by person, not by who asks most."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many `places` at once, of which one person has at most `share`; of those who wait, persons take turns."""

    def __init__(self, places: int, share: int | None = None) -> None:
        self._free = places
        self._share = share or max(1, places - 1)
        self._busy: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return sum(not turn.done() for queue in self._waiting.values() for turn in queue)

    @asynccontextmanager
    async def of(self, person: str) -> AsyncIterator[None]:
        """Has a place while it lasts."""
        await self.come(person)
        try:
            yield
        finally:
            self.leave(person)

    async def come(self, person: str) -> None:
        """Waits for a place, and takes it."""
        if self._free and not self._waiting and self._busy.get(person, 0) < self._share:
            self._take(person)
        else:
            await self._wait(person)

    async def _wait(self, person: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(person)
            raise

    def _take(self, person: str) -> None:
        self._free -= 1
        self._busy[person] = self._busy.get(person, 0) + 1

    def leave(self, person: str) -> None:
        """Gives a place back."""
        self._free += 1
        self._busy[person] -= 1
        if not self._busy[person]:
            del self._busy[person]
        if self._waiting:
            self._call()

    def _call(self) -> None:
        """Gives free places to those who have waited longest for their turn."""
        for person in list(self._waiting):
            if not self._free:
                return
            queue = self._waiting[person]
            while queue and queue[0].done():  # who waited has gone
                queue.popleft()
            if queue and self._busy[person] < self._share:
                self._take(person)
                queue.popleft().set_result(None)
                self._waiting.move_to_end(person)
            if not queue:
                del self._waiting[person]
