"""All open lines of a server, what is in hand for its guests, and how they are sent elsewhere when it goes down."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from regalia.server.showing.connections import AGAIN, Connection

IN_HAND = 10
"""Seconds in which what is in hand has to be done when the server goes down."""
LAST_WORDS = 1.0
"""Seconds more, for those whose wish was not done by then to hear that they should come again."""
LOOK = 0.02


class Lines:
    """While it is `draining`, nobody new is let in; nothing more is taken in hand once all is `closing`.

    Then every line ends as soon as nothing is in hand for it: nobody waits for another's wish.
    """

    def __init__(self) -> None:
        self.open: set[Connection] = set()
        self.draining = False
        self.closing = False
        self._requests: set[object] = set()
        self._wishing: set[Connection] = set()

    @contextmanager
    def one(self, connection: Connection) -> Iterator[None]:
        self.open.add(connection)
        self._send_elsewhere(connection)
        try:
            yield
        finally:
            self.open.discard(connection)

    @contextmanager
    def request(self) -> Iterator[None]:
        """A request is in hand."""
        token = object()
        self._requests.add(token)
        try:
            yield
        finally:
            self._requests.discard(token)

    @contextmanager
    def wish(self, connection: Connection) -> Iterator[None]:
        """Something is in hand for a line; one thing at a time."""
        self._wishing.add(connection)
        try:
            yield
        finally:
            self._wishing.discard(connection)
            self._send_elsewhere(connection)

    def _send_elsewhere(self, connection: Connection) -> None:
        if self.closing and connection not in self._wishing:
            connection.close(AGAIN)

    async def drain(self, notice: float) -> None:
        """Says for a while that it goes; then finishes what is in hand, and sends every browser elsewhere."""
        self.draining = True
        await asyncio.sleep(notice)
        self.closing = True
        for connection in list(self.open):
            self._send_elsewhere(connection)
        requests = frozenset(self._requests)
        await _wait(lambda: not self.open and not requests & self._requests, IN_HAND)
        for connection in list(self.open):
            connection.close(AGAIN)
        await _wait(lambda: not self.open, LAST_WORDS)

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


async def _wait(is_done: Callable[[], bool], most: float) -> None:
    ends = asyncio.get_running_loop().time() + most
    while not is_done() and asyncio.get_running_loop().time() < ends:
        await asyncio.sleep(LOOK)
