"""The one writer: what several tables write at the same time becomes durable in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Statement = tuple[Executable, Mapping[str, Any]]
Order = tuple[Sequence[Statement], "asyncio.Future[None]"]

TOGETHER = 64


class Writer:
    """Takes orders in turn; each is done wholly or not at all."""

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

    async def write(self, statements: Sequence[Statement]) -> None:
        """Returns once it is durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._orders.put_nowait((statements, done))
        await asyncio.shield(done)

    async def _work(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                orders = [await self._orders.get()]
                while len(orders) < TOGETHER and not self._orders.empty():
                    orders.append(self._orders.get_nowait())
                if not await self._try(connection, orders) and len(orders) > 1:
                    for order in orders:  # one of them failed: the others must not suffer
                        await self._try(connection, [order])
                for _ in orders:
                    self._orders.task_done()

    async def _try(self, connection: AsyncConnection, orders: Sequence[Order]) -> bool:
        try:
            async with connection.begin():
                for statements, _ in orders:
                    for statement, values in statements:
                        await connection.execute(statement, values)
        except Exception as error:
            if len(orders) == 1:
                _settle(orders[0][1], error)
            return False
        for _, done in orders:
            _settle(done, None)
        return True


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
