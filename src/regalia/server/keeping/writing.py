"""The one writer: what several tables write at the same time becomes durable in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.ext.asyncio import AsyncEngine

Statement = tuple[Executable, Mapping[str, Any]]
Order = tuple[Sequence[Statement], "asyncio.Future[None]"]
Work = Callable[[Connection, Sequence[Order]], None]
Hand = Callable[[Work, Sequence[Order]], Awaitable[None]]

TOGETHER = 64


@asynccontextmanager
async def hand_of(engine: AsyncEngine | Engine) -> AsyncIterator[Hand]:
    """Lets work be done on one connection; of an engine that waits for its answers, in a thread of its own."""
    if isinstance(engine, AsyncEngine):
        async with engine.connect() as connection:
            yield connection.run_sync
        return
    try:
        with ThreadPoolExecutor(1) as thread, engine.connect() as waiting:

            async def in_thread(work: Work, orders: Sequence[Order]) -> None:
                await asyncio.get_running_loop().run_in_executor(thread, work, waiting, orders)

            yield in_thread
    finally:
        engine.dispose()


class Writer:
    """Takes orders in turn; each is done wholly or not at all."""

    def __init__(self, engine: AsyncEngine | Engine) -> None:
        self._engine = engine
        self._orders: asyncio.Queue[Order] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Waits for all orders given so far."""
        if self._task is not None:
            await self._orders.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def write(self, statements: Sequence[Statement]) -> None:
        """Returns once it is durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._orders.put_nowait((statements, done))
        await asyncio.shield(done)

    async def _work(self) -> None:
        async with hand_of(self._engine) as hand:
            while True:
                orders = [await self._orders.get()]
                while len(orders) < TOGETHER and not self._orders.empty():
                    orders.append(self._orders.get_nowait())
                if not await self._try(hand, orders) and len(orders) > 1:
                    for order in orders:  # one of them failed: the others must not suffer
                        await self._try(hand, [order])
                for _ in orders:
                    self._orders.task_done()

    async def _try(self, hand: Hand, orders: Sequence[Order]) -> bool:
        try:
            await hand(_write, orders)
        except Exception as error:
            if len(orders) == 1:
                _settle(orders[0][1], error)
            return False
        for _, done in orders:
            _settle(done, None)
        return True


def _write(connection: Connection, orders: Sequence[Order]) -> None:
    """All of them in one transaction; the same statement several times in a row goes to the database once."""
    statements = (one for statements, _ in orders for one in statements)
    with connection.begin():
        for statement, alike in groupby(statements, key=lambda one: one[0]):
            connection.execute(statement, [values for _, values in alike])


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
