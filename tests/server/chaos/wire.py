"""A wire between two programs of one machine, which can be cut, or go dead without anybody being told."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

HERE = "127.0.0.1"
UNTIL_NOTICED = 15.0
"""Seconds after which PostgreSQL and servers notice by signs of life that the other end has gone."""


class Wire:
    """Takes connections on a port of its own, and carries what they say to another port and back."""

    def __init__(self, to: int) -> None:
        self.port = 0
        self._to = to
        self._ends: set[asyncio.StreamWriter] = set()
        self._silent: set[asyncio.StreamWriter] = set()
        self._carrying: set[asyncio.Task[None]] = set()

    async def lay(self) -> asyncio.Server:
        server = await asyncio.start_server(self._connect, HERE, 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    def cut(self) -> None:
        """Both ends are told that their connections have ended; new ones can be made at once."""
        for end in self._ends | self._silent:
            end.transport.abort()
        self._ends.clear()
        self._silent.clear()

    def go_dead(self) -> None:
        """Nothing more comes through what is open now, and nobody is told; new connections work.

        In a while both ends learn it, as those do who ask each other for signs of life.
        """
        for task in self._carrying:
            task.cancel()
        for end in self._ends:
            asyncio.get_running_loop().call_later(UNTIL_NOTICED, end.transport.abort)
        self._silent |= self._ends
        self._ends.clear()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection(HERE, self._to)
        except OSError:
            writer.transport.abort()
            return
        self._ends |= {writer, far_writer}
        for one, other in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(self._carry(one, other, {writer, far_writer}))
            self._carrying.add(task)
            task.add_done_callback(self._carrying.discard)

    async def _carry(
        self, one: asyncio.StreamReader, other: asyncio.StreamWriter, ends: set[asyncio.StreamWriter]
    ) -> None:
        try:
            while heard := await one.read(65_536):
                other.write(heard)
                await other.drain()
        except OSError:
            pass  # whoever ended it, both ends are
        for end in ends:
            end.transport.abort()
        self._ends -= ends


class Wires:
    """Several, kept by a thread of their own."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._laid: list[tuple[Wire, asyncio.Server]] = []

    def lay(self, to: int) -> Wire:
        """A wire to that port; its own is known then."""

        async def begin() -> Wire:
            wire = Wire(to)
            self._laid.append((wire, await wire.lay()))
            return wire

        return asyncio.run_coroutine_threadsafe(begin(), self._loop).result()

    def do(self, work: Callable[[], None]) -> None:
        """Something to a wire, at once."""

        async def now() -> None:
            work()

        asyncio.run_coroutine_threadsafe(now(), self._loop).result()

    def take_down(self) -> None:
        for wire, server in self._laid:
            self.do(wire.go_dead)
            self.do(wire.cut)
            self.do(server.close)
        self.do(lambda: None)  # what was ended is closed in the loop's next round


@contextmanager
def wires() -> Iterator[Wires]:
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    laid = Wires(loop)
    try:
        yield laid
    finally:
        laid.take_down()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
