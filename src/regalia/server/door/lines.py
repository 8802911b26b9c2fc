"""All open lines of a server, what is in hand for its guests, and how they are sent elsewhere when it goes down."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from regalia.server.showing.connections import AGAIN, Connection

IN_HAND = 10.0
"""Seconds in which what is in hand has to be done, and the last words sent, when the server goes down."""
LOOK = 0.02


class Lines:
    """While it is `draining`, nobody new is let in; nothing more is taken in hand once all is `closing`."""

    def __init__(self) -> None:
        self.open: set[Connection] = set()
        self.draining = False
        self.closing = False
        self._in_hand: set[object] = set()

    @contextmanager
    def one(self, connection: Connection) -> Iterator[None]:
        self.open.add(connection)
        try:
            yield
        finally:
            self.open.discard(connection)

    @contextmanager
    def work(self) -> Iterator[None]:
        """A wish or a request is in hand."""
        token = object()
        self._in_hand.add(token)
        try:
            yield
        finally:
            self._in_hand.discard(token)

    async def drain(self, notice: float) -> None:
        """Says for a while that it goes; then finishes what is in hand, and sends every browser elsewhere."""
        self.draining = True
        await asyncio.sleep(notice)
        self.closing = True
        in_hand = frozenset(self._in_hand)
        ends = asyncio.get_running_loop().time() + IN_HAND
        await _wait(lambda: not in_hand & self._in_hand, ends)
        for connection in list(self.open):
            connection.close(AGAIN)
        await _wait(lambda: not self.open, ends)

    @contextmanager
    def drained_when_asked(self, notice: float) -> Iterator[None]:
        """SIGTERM ends the server only when its guests have gone; asked twice, it just ends."""
        usual: Any = signal.getsignal(signal.SIGTERM)
        if threading.current_thread() is not threading.main_thread() or not callable(usual):
            yield
            return
        loop = asyncio.get_running_loop()
        tasks: list[asyncio.Task[None]] = []

        async def go() -> None:
            await self.drain(notice)
            usual(signal.SIGTERM, None)

        def asked(number: int, frame: Any) -> None:
            signal.signal(signal.SIGTERM, usual)
            self.draining = True
            loop.call_soon_threadsafe(lambda: tasks.append(loop.create_task(go())))

        signal.signal(signal.SIGTERM, asked)
        try:
            yield
        finally:
            signal.signal(signal.SIGTERM, usual)
            for task in tasks:
                task.cancel()


async def _wait(is_done: Callable[[], bool], ends: float) -> None:
    while not is_done() and asyncio.get_running_loop().time() < ends:
        await asyncio.sleep(LOOK)
