"""Few workers, many who want them: nobody waits behind all the jobs of one other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from regalia.server.work.turns import Turns


async def wait() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def order_of(places: int, share: int | None, jobs: list[str]) -> list[str]:
    """In which order the jobs of these persons are done, each ended as soon as all that can begin have begun."""
    begun: list[str] = []

    async def play() -> None:
        turns, ends = Turns(places, share), [asyncio.Event() for _ in jobs]

        async def job(number: int, person: str) -> None:
            async with turns.of(person):
                begun.append(f"{person}{number}")
                await ends[number].wait()

        tasks = [asyncio.create_task(job(number, person)) for number, person in enumerate(jobs)]
        await wait()
        for _ in jobs:
            running = [int(each[1:]) for each in begun if not ends[int(each[1:])].is_set()]
            ends[running[0]].set()
            await wait()
        await asyncio.gather(*tasks)

    asyncio.run(play())
    return begun


def test_persons_take_turns() -> None:
    assert order_of(1, None, ["a", "a", "a", "a", "b", "c"]) == ["a0", "a1", "b4", "c5", "a2", "a3"]


def test_one_place_is_left_for_others() -> None:
    """Sixty jobs of one person never keep another from beginning at once."""
    begun = order_of(3, None, ["a"] * 60 + ["b"])
    assert begun[:3] == ["a0", "a1", "b60"]


def test_who_has_gone_takes_no_place() -> None:
    async def play() -> None:
        turns = Turns(1)
        done: list[str] = []

        async def job(person: str, work: Callable[[], Awaitable[None]]) -> None:
            async with turns.of(person):
                await work()
                done.append(person)

        blocker = asyncio.create_task(job("a", asyncio.Event().wait))  # type: ignore[arg-type]
        gone = asyncio.create_task(job("b", wait))
        stays = asyncio.create_task(job("c", wait))
        await wait()
        gone.cancel()
        blocker.cancel()
        await asyncio.wait([blocker, gone, stays])
        assert done == ["c"]
        await job("d", wait)

    asyncio.run(play())
