"""Several processes count one guest: what they let through is what one of them would, with a real Redis and without."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic

import pytest
from tests.server import redis
from tests.server.redis import Redis

from regalia.server.company import allowances
from regalia.server.company.allowances import EVERY, SMALLEST_SHARE, Allowances
from regalia.server.company.company import Alone
from regalia.server.company.ending import end
from regalia.server.company.redis_company import Together
from regalia.server.limits import RATES, SHARING, SOCKETS_OF_ONE

GUEST, ADDRESS = "somebody", "192.0.2.1"
PATIENCE = 30.0


@pytest.fixture(scope="module")
def server() -> Iterator[Redis]:
    with redis.running() as found:
        yield found


@pytest.fixture
def empty(server: Redis, monkeypatch: pytest.MonkeyPatch) -> Redis:
    """Whoever comes and goes is soon noticed."""
    monkeypatch.setattr(allowances, "AT_LEAST", EVERY)
    server.kill()
    server.start()
    return server


class Process:
    """What counts in one process."""

    def __init__(self, address: str) -> None:
        self.company = Together(address)
        self.allowances = Allowances()
        self.settling = asyncio.create_task(self.allowances.keep_settling(self.company))

    def take(self) -> bool:
        return self.allowances.take("seat", GUEST, ADDRESS)

    async def close(self) -> None:
        await end([self.settling])
        await self.company.close()


@asynccontextmanager
async def processes(of: Redis, number: int) -> AsyncIterator[list[Process]]:
    """They know of each other."""
    async with AsyncExitStack() as stack:
        found = [Process(of.address) for _ in range(number)]
        for one in found:
            stack.push_async_callback(one.close)
        await until(lambda: all(one.allowances.shared_by == min(number, SMALLEST_SHARE) for one in found))
        yield found


async def until(good: Callable[[], bool]) -> None:
    give_up = monotonic() + PATIENCE
    while not good():
        assert monotonic() < give_up, "this never came true"
        await asyncio.sleep(0.02)


async def is_let_in(process: Process) -> bool:
    async with process.allowances.line(GUEST, ADDRESS) as may:
        return may


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await test()

    asyncio.run(whole())


def test_what_was_spent_at_one_process_is_missing_at_the_other(empty: Redis) -> None:
    async def spend() -> None:
        rate, burst = RATES["seat"]
        async with processes(empty, 2) as (one, other):
            begins = monotonic()
            first = sum(one.take() for _ in range(2 * burst))
            assert first == burst // 2, "of whom nothing is known yet, each gives its share"
            await until(one.take)
            first += 1
            while one.take():
                first += 1
                await asyncio.sleep(0)
            await asyncio.sleep(3 * EVERY)
            second = sum(other.take() for _ in range(2 * burst))
            await asyncio.sleep(3 * EVERY)
            refused = not other.take()
            in_all = first + second + (not refused)
            assert in_all <= 1.5 * burst + rate * (monotonic() - begins)
            assert refused and first + second > burst / 2

    run(spend)


def test_over_time_all_of_them_let_through_what_one_would(empty: Redis) -> None:
    """However often a guest comes back to processes that have not heard of them for a while."""

    async def spend() -> None:
        rate, burst = RATES["seat"]
        async with processes(empty, 3) as found:
            begins, passed = monotonic(), 0
            while monotonic() - begins < 2.5:
                passed += sum(one.take() for one in found)
                await asyncio.sleep(0.01)
            assert burst / 2 < passed <= 1.4 * burst + rate * (monotonic() - begins)
            late, since = 0, monotonic()
            while monotonic() - since < 2.0:
                late += sum(one.take() for one in found)
                await asyncio.sleep(0.01)
            assert late <= rate * (monotonic() - since) + len(found), "the debt was noticed"

    run(spend)


def test_without_redis_each_gives_its_share(empty: Redis) -> None:
    async def spend() -> None:
        async with processes(empty, 3) as found:
            empty.kill()
            taken = [sum(one.take() for _ in range(100)) for one in found]
            assert taken == [RATES["seat"][1] // 3] * 3
            async with AsyncExitStack() as stack:
                may = [await stack.enter_async_context(found[0].allowances.line(GUEST, ADDRESS)) for _ in range(20)]
            assert sum(may) == SOCKETS_OF_ONE // 3
            empty.start()

    run(spend)


def test_lines_are_counted_at_all_processes(empty: Redis) -> None:
    async def open_lines() -> None:
        async with processes(empty, 2) as (one, other), AsyncExitStack() as here, AsyncExitStack() as there:
            for _ in range(SOCKETS_OF_ONE - 1):
                assert await here.enter_async_context(one.allowances.line(GUEST, ADDRESS))
            assert await there.enter_async_context(other.allowances.line(GUEST, ADDRESS))
            assert not await is_let_in(one) and not await is_let_in(other)
            async with other.allowances.line("a friend", ADDRESS) as may:
                assert may, f"{SHARING} persons share an address"
            await there.aclose()
            await until(lambda: not (one.allowances.has_news or other.allowances.has_news))
            assert await is_let_in(other), "one was closed"

    run(open_lines)


def test_lines_of_a_process_that_has_gone_count_no_more(empty: Redis) -> None:
    async def open_lines() -> None:
        async with processes(empty, 2) as (one, other), AsyncExitStack() as here:
            for _ in range(SOCKETS_OF_ONE):
                assert await here.enter_async_context(one.allowances.line(GUEST, ADDRESS))
            assert not await is_let_in(other)
            await one.close()
            assert await is_let_in(other)

    run(open_lines)


def test_lines_are_told_anew_to_a_redis_that_has_forgotten_them(empty: Redis) -> None:
    async def open_lines() -> None:
        async with processes(empty, 2) as (one, other), AsyncExitStack() as here:
            for _ in range(SOCKETS_OF_ONE):
                assert await here.enter_async_context(one.allowances.line(GUEST, ADDRESS))
            empty.kill()
            empty.start()
            give_up = monotonic() + PATIENCE
            while await is_let_in(other) or not other.allowances.is_heard:
                assert monotonic() < give_up, "the lines were never told anew"
                await asyncio.sleep(0.1)

    run(open_lines)


def test_alone_nothing_is_gathered_for_others() -> None:
    async def spend() -> None:
        here = Allowances()
        assert await Alone().settle([], {}) is None
        taken = sum(here.take("seat", GUEST, ADDRESS) for _ in range(100))
        assert taken == RATES["seat"][1]
        async with here.line(GUEST, ADDRESS) as may:
            assert may and not here.has_news

    run(spend)
