"""The one writer of a process: what several tables write at the same time becomes durable in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, Delete, Dialect, Engine, Insert, Update
from sqlalchemy.ext.asyncio import AsyncEngine

TOGETHER = 64
STATEMENTS = 64
"""So many are kept as the database's own text; there are about ten."""


class Overtaken(Exception):
    """Another process has written about the table first; nothing of this was written."""


Does = Insert | Update | Delete


class Statement(NamedTuple):
    """With `must_match` it has to find its row; it stands before what counts on that."""

    does: Does
    values: Mapping[str, Any]
    must_match: bool = False


class Order(NamedTuple):
    """What is done wholly or not at all; `about` names the row that two processes might want at the same time."""

    about: str
    statements: Sequence[Statement]
    done: asyncio.Future[None]


Work = Callable[[Connection, Sequence[Order]], list[bool]]
Hand = Callable[[Work, Sequence[Order]], Awaitable[list[bool]]]


@asynccontextmanager
async def hand_of(engine: AsyncEngine | Engine) -> AsyncIterator[Hand]:
    """Lets work be done on one connection; of an engine that waits for its answers, in a thread of its own."""
    if isinstance(engine, AsyncEngine):
        async with engine.connect() as connection:
            yield connection.run_sync
        return
    try:
        with ThreadPoolExecutor(1) as thread, engine.connect() as waiting:

            async def in_thread(work: Work, orders: Sequence[Order]) -> list[bool]:
                return await asyncio.get_running_loop().run_in_executor(thread, work, waiting, orders)

            yield in_thread
    finally:
        engine.dispose()


class Writer:
    """Takes orders in turn."""

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

    async def write(self, about: str, statements: Sequence[Statement]) -> None:
        """Returns once it is durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._orders.put_nowait(Order(about, statements, done))
        await asyncio.shield(done)

    async def _work(self) -> None:
        async with hand_of(self._engine) as hand:
            while True:
                orders = [await self._orders.get()]
                while len(orders) < TOGETHER and not self._orders.empty():
                    orders.append(self._orders.get_nowait())
                # Two processes that lock rows in the same order never wait for each other in a ring.
                together = sorted(orders, key=lambda order: order.about)
                if not await self._try(hand, together) and len(orders) > 1:
                    for order in orders:  # one of them failed: the others must not suffer
                        await self._try(hand, [order])
                for _ in orders:
                    self._orders.task_done()

    async def _try(self, hand: Hand, orders: Sequence[Order]) -> bool:
        try:
            has_done = await hand(_write, orders)
        except Exception as error:
            if len(orders) == 1:
                _settle(orders[0].done, error)
            return False
        for order, is_done in zip(orders, has_done, strict=True):
            _settle(order.done, None if is_done else Overtaken())
        return True


def _write(connection: Connection, orders: Sequence[Order]) -> list[bool]:
    """All of them in one transaction; False for those whose row was not found, and of which nothing is done.

    The same statement several times in a row goes to the database once.
    """
    with connection.begin():
        has_done = [_matches(connection, order) for order in orders]
        meant = (order for order, is_done in zip(orders, has_done, strict=True) if is_done)
        rest = (one for order in meant for one in order.statements if not one.must_match)
        for does, alike in groupby(rest, key=lambda one: one.does):
            written = _written(does, connection.dialect)
            connection.exec_driver_sql(written.text, [written.row(one.values) for one in alike])
    return has_done


def _matches(connection: Connection, order: Order) -> bool:
    """Does what has to find its row."""
    first = order.statements[0]
    if not first.must_match:
        return True
    written = _written(first.does, connection.dialect)
    return connection.exec_driver_sql(written.text, written.row(first.values)).rowcount > 0


class Written(NamedTuple):
    """A statement in the words of a database, the names of its values in their order, and those that it has itself."""

    text: str
    names: Sequence[str]
    own: Mapping[str, Any]

    def row(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        return tuple([values[name] if name in values else self.own[name] for name in self.names])


@lru_cache(STATEMENTS)
def _written(does: Does, dialect: Dialect) -> Written:
    """Made once: to put a statement together again costs more than to carry it out. All our columns are plain."""
    made: Any = does.compile(dialect=dialect)
    return Written(made.string, made.positiontup, made.params)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
