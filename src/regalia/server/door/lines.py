"""All open lines of a server: what is in hand on them, and how they end when the server goes down."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from regalia.server.showing.connections import AGAIN, Connection

IN_HAND = 10.0
"""Seconds in which what is in hand has to be done, and the last words sent, when the server goes down."""
LOOK = 0.02


class Lines:
    """While it is `draining`, nobody new is let in, and nothing more is taken in hand once all is `closing`."""

    def __init__(self) -> None:
        self.open: set[Connection] = set()
        self.draining = False
        self.closing = False
        self._in_hand = 0

    @contextmanager
    def one(self, connection: Connection) -> Iterator[None]:
        self.open.add(connection)
        try:
            yield
        finally:
            self.open.discard(connection)

    @contextmanager
    def wish(self) -> Iterator[None]:
        self._in_hand += 1
        try:
            yield
        finally:
            self._in_hand -= 1

    async def drain(self, notice: float) -> None:
        """Says for a while that it goes; then finishes what is in hand, and sends every browser elsewhere."""
        self.draining = True
        await asyncio.sleep(notice)
        self.closing = True
        ends = asyncio.get_running_loop().time() + IN_HAND
        while self._in_hand and asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(LOOK)
        for connection in list(self.open):
            connection.close(AGAIN)
        while self.open and asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(LOOK)
