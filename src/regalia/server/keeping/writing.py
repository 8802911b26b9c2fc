"""The one writer of a process: what several tables write at the same time becomes durable in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

TOGETHER = 64


class Overtaken(Exception):
    """Another process has written about the table first; nothing of this was written."""


class Statement(NamedTuple):
    """With `must_match` it has to find its row; it stands before what counts on that."""

    does: Executable
    values: Mapping[str, Any]
    must_match: bool = False


class Order(NamedTuple):
    """What is done wholly or not at all; `about` names the row that two processes might want at the same time."""

    about: str
    statements: Sequence[Statement]
    done: asyncio.Future[None]


class Writer:
    """Takes orders in turn."""

    def __init__(self, engine: AsyncEngine) -> None:
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

    async def write(self, about: str, statements: Sequence[Statement]) -> None:
        """Returns once it is durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._orders.put_nowait(Order(about, statements, done))
        await asyncio.shield(done)

    async def _work(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                orders = [await self._orders.get()]
                while len(orders) < TOGETHER and not self._orders.empty():
                    orders.append(self._orders.get_nowait())
                # Two processes that lock rows in the same order never wait for each other in a ring.
                together = sorted(orders, key=lambda order: order.about)
                if not await self._try(connection, together) and len(orders) > 1:
                    for order in orders:  # one of them failed: the others must not suffer
                        await self._try(connection, [order])
                for _ in orders:
                    self._orders.task_done()

    async def _try(self, connection: AsyncConnection, orders: Sequence[Order]) -> bool:
        try:
            async with connection.begin():
                has_done = [await _do(connection, order) for order in orders]
        except Exception as error:
            if len(orders) == 1:
                _settle(orders[0].done, error)
            return False
        for order, is_done in zip(orders, has_done, strict=True):
            _settle(order.done, None if is_done else Overtaken())
        return True


async def _do(connection: AsyncConnection, order: Order) -> bool:
    """False where its row was not found, and then nothing is done of it; the others in the transaction go on."""
    for at, (does, values, must_match) in enumerate(order.statements):
        result = await connection.execute(does, values)
        if must_match and result.rowcount == 0:
            assert at == 0, "what has to match comes first"
            return False
    return True


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
