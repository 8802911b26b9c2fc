"""Jobs in a queue of PostgreSQL: done by whoever has a place, once more where somebody died, and fair by person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, suppress
from typing import Any
from uuid import uuid4

import msgspec
import psycopg
import pytest
from sqlalchemy import URL, make_url, text
from tests.server import postgres
from tests.server.helpers import PATIENCE

from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.words import Message, SeatName
from regalia.server.keeping.database import engine_of
from regalia.server.refusing import Refusing
from regalia.server.work import queue, refusals, taking
from regalia.server.work.jobs import Job, Kind, Report
from regalia.server.work.queue import TRIES, Queue, schema_name
from regalia.server.work.taking import Takers

LONG, SHORT = 10.0, 0.1


class Count(msgspec.Struct, frozen=True):
    """How far to count."""

    name: str
    to: int = 3


class Counted(msgspec.Struct, frozen=True):
    numbers: list[int]


COUNT = Kind("count", Count, Counted)
APART = Kind("apart", Count, Counted, places=1)


def count_for(person: str, name: str = "", seconds: float = LONG, to: int = 3) -> Job[Count, Counted]:
    return Job(COUNT, Count(name or person, to), person, f"{person} {name}", seconds)


class Clerk:
    """A process as the queue sees it: what it began, and when it may go on."""

    def __init__(self, address: URL, begun: list[str]) -> None:
        self.begun = begun
        self.may_end = asyncio.Event()
        self.may_end.set()
        self.queue = Queue(address, {COUNT: self.count, APART: self.count})

    async def count(self, wish: Count, report: Report) -> Counted:
        if wish.to < 0:
            raise BadRecord("there is no way to count so far")
        self.begun.append(wish.name)
        for number in range(wish.to):
            report(number / wish.to)
            await asyncio.sleep(0.15)
        await self.may_end.wait()
        return Counted(list(range(wish.to)))


@asynccontextmanager
async def at_work(clerk: Clerk, places: int) -> AsyncIterator[None]:
    takers = Takers(clerk.queue, places)
    takers.start()
    try:
        yield
    finally:
        await takers.stop()


@asynccontextmanager
async def clerks(address: URL, number: int, begun: list[str] | None = None) -> AsyncIterator[list[Clerk]]:
    found = [Clerk(address, [] if begun is None else begun) for _ in range(number)]
    for clerk in found:
        await clerk.queue.open()
    try:
        yield found
    finally:
        for clerk in found:
            await clerk.queue.close()


async def until(good: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not good():
            await asyncio.sleep(0.02)


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.running() as found:
        yield found


@pytest.fixture
def address(server: str) -> URL:
    return make_url(postgres.made(server, f"queue_{uuid4().hex}"))


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


def test_a_job_is_done_elsewhere_and_tells_how_far_it_is(address: URL) -> None:
    async def play() -> None:
        async with clerks(address, 2) as (asks, does), at_work(does, 1):
            heard: list[float] = []
            answer = await asks.queue.answer(count_for("ann", to=4), heard.append)
            assert answer == Counted([0, 1, 2, 3]) and asks.begun == []
            assert heard and heard == sorted(heard) and 0 < heard[-1] < 1
            assert await asks.queue.waiting(COUNT.name) == 0

    run(play())


def test_a_refusal_comes_back_as_it_was(address: URL) -> None:
    async def play() -> None:
        async with clerks(address, 2) as (asks, does), at_work(does, 1):
            with pytest.raises(Refusing) as refused:
                await asks.queue.answer(count_for("ann", to=-1))
            assert refused.value.code == "bad-record" and "no way to count" in refused.value.error

    run(play())


def test_what_is_ordered_twice_is_done_once_and_one_thing_at_a_time(address: URL) -> None:
    async def play() -> None:
        async with clerks(address, 1) as (clerk,):
            for to in (1, 1, 1, 2):
                await clerk.queue.order(count_for("ann", to=to))
            assert await clerk.queue.waiting(COUNT.name) == 2
            clerk.may_end.clear()
            async with at_work(clerk, 4):
                await until(lambda: len(clerk.begun) == 1)
                await asyncio.sleep(3 * taking.LOOK)
                assert len(clerk.begun) == 1, "the other is about the same thing"
                clerk.may_end.set()
                await until(lambda: len(clerk.begun) == 2)

    run(play())


def test_sixty_jobs_of_one_do_not_keep_others_waiting(address: URL) -> None:
    """Of those that wait, the one of another person is next; and its quick ones need not wait for a place."""

    async def play() -> None:
        begun: list[str] = []
        async with clerks(address, 2, begun) as (asks, does):
            many = [count_for("ann", f"ann {number}", to=0) for number in range(60)]
            does.may_end.clear()
            with ExitStack() as counted:
                for job in many:
                    counted.enter_context(asks.queue.counted(job))
                    await asks.queue.order(job)
            async with at_work(does, 2):
                await until(lambda: len(begun) == 2)
                await asks.queue.order(count_for("bob", "slow", to=0))
                await asks.queue.order(count_for("bob", "quick", SHORT, to=0))
                await until(lambda: len(begun) == 3)
                assert begun[2] == "quick", "all places are taken, but for one"
                does.may_end.set()
                await until(lambda: len(begun) > 4)
                assert "slow" in begun[3:5]
                await until(lambda: len(begun) == 62)

    run(play())


def test_a_second_process_is_there_at_once(address: URL) -> None:
    async def play() -> None:
        async with clerks(address, 2) as (one, other), at_work(one, 1):
            one.may_end.clear()
            await one.queue.order(count_for("ann", "first"))
            await until(lambda: one.begun == ["first"])
            await one.queue.order(count_for("ann", "second"))
            async with at_work(other, 1):
                await until(lambda: other.begun == ["second"])
            one.may_end.set()

    run(play())


def test_who_goes_hands_back_what_is_not_done(address: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taking, "IN_HAND", 0.1)

    async def play() -> None:
        async with clerks(address, 2) as (goes, stays):
            goes.may_end.clear()
            async with at_work(goes, 1):
                answer = asyncio.create_task(stays.queue.answer(count_for("ann")))
                await until(lambda: goes.begun == ["ann"])
            async with at_work(stays, 1):
                assert await answer == Counted([0, 1, 2])
            assert stays.begun == ["ann"]

    run(play())


def test_what_the_dead_had_in_hand_is_done_by_another(address: URL) -> None:
    async def play() -> None:
        async with clerks(address, 1) as (stays,):
            dead = Clerk(address, [])
            dead.may_end.clear()
            await dead.queue.open()
            answer = asyncio.create_task(stays.queue.answer(count_for("ann", to=0)))
            await take_and_die(dead)
            assert dead.begun == ["ann"]
            async with at_work(stays, 1):
                assert await answer == Counted([])

    run(play())


def test_a_job_that_kills_is_left_undone(address: URL, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with clerks(address, 1) as (asks,):
            answer = asyncio.create_task(asks.queue.answer(count_for("ann", to=0)))
            for _ in range(TRIES):
                dead = Clerk(address, [])
                dead.may_end.clear()
                await dead.queue.open()
                await take_and_die(dead)
                await asyncio.sleep(0.2)
                assert await asks.queue.put_back(0.1) == 1
            with pytest.raises(Refusing) as refused:
                await answer
            assert refused.value.status == 500

    run(play())
    assert "left undone" in caplog.text


async def take_and_die(clerk: Clerk) -> None:
    """Takes a job and gives no sign of life any more; what it had is never told."""
    manager = clerk.queue.app.job_manager
    worker = await manager.register_worker()
    found = None
    async with asyncio.timeout(PATIENCE):
        while found is None:
            found = await manager.fetch_job(queues=None, worker_id=worker)
            await asyncio.sleep(0.05)
    clerk.begun.append(msgspec.json.decode(str(found.task_kwargs["arguments"]))["name"])
    await clerk.queue.close()


def test_jobs_are_taken_again_after_the_connections_were_cut(address: URL) -> None:
    async def play() -> None:
        async with clerks(address, 1) as (clerk,), at_work(clerk, 1):
            assert await clerk.queue.answer(count_for("ann", "before"))
            engine = engine_of(address.set(drivername="postgresql+asyncpg"))
            async with engine.connect() as connection:
                ours = "application_name = 'regalia jobs' AND datname = current_database()"
                cut = await connection.execute(
                    text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")
                )
                assert len(cut.all()) > 2
            await engine.dispose()
            await asyncio.sleep(0.5)
            async with asyncio.timeout(PATIENCE):
                assert await clerk.queue.answer(count_for("ann", "after"))

    run(play())


def looked_at(address: URL) -> psycopg.Connection[tuple[Any, ...]]:
    """A connection of our own, into the queue."""
    plain = address.set(drivername="postgresql").render_as_string(hide_password=False)
    return psycopg.connect(plain, options=f"-c search_path={schema_name()}")


def those_who_finish(address: URL) -> list[int]:
    """The processes of PostgreSQL that would finish a job, and are kept from it."""
    waits = "datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%finish_job%'"
    with looked_at(address) as connection:
        return [pid for (pid,) in connection.execute(f"SELECT pid FROM pg_stat_activity WHERE {waits}")]


async def goes_on_after(address: URL, harm: Callable[[list[int]], None]) -> None:
    """A job is done, and while that is written down something happens: the next about the same thing is begun."""
    async with clerks(address, 1) as (clerk,), at_work(clerk, 1):
        clerk.may_end.clear()
        await clerk.queue.order(count_for("ann", to=0))
        await until(lambda: len(clerk.begun) == 1)
        with closing(looked_at(address)) as holds:
            held = holds.execute("SELECT id FROM procrastinate_jobs WHERE status = 'doing' FOR UPDATE")
            assert held.fetchall()
            clerk.may_end.set()
            await until(lambda: bool(those_who_finish(address)))
            await asyncio.to_thread(harm, those_who_finish(address))
        async with asyncio.timeout(PATIENCE):
            assert await clerk.queue.answer(count_for("ann", to=1)) == Counted([0])


def test_a_job_whose_end_was_not_written_down_keeps_no_other_waiting(address: URL) -> None:
    def end(connections: list[int]) -> None:
        with looked_at(address) as connection:
            for pid in connections:
                connection.execute("SELECT pg_terminate_backend(%s)", (pid,))

    run(goes_on_after(address, end))


def test_postgres_is_killed_while_a_job_is_finished() -> None:
    with postgres.killable() as server:

        def kill(connections: list[int]) -> None:
            server.kill()
            server.start()

        run(goes_on_after(make_url(postgres.made(server.address, "killed")), kill))


def test_who_did_not_hear_that_it_should_go_goes(address: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cancelled question to the database may be answered as if nothing had been said."""
    is_asked = asyncio.Event()

    async def unheard(silent: float) -> int:
        is_asked.set()
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(PATIENCE)
        return 0

    async def play() -> None:
        async with clerks(address, 1) as (clerk,):
            monkeypatch.setattr(clerk.queue, "put_back", unheard)
            async with asyncio.timeout(PATIENCE / 2), at_work(clerk, 1):
                await is_asked.wait()

    run(play())


def test_who_is_asked_to_go_while_the_database_is_away_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "SILENCE", 0.5)

    async def play(address: URL, kill: Callable[[], None]) -> None:
        async with clerks(address, 1) as (clerk,), asyncio.timeout(PATIENCE), at_work(clerk, 1):
            assert await clerk.queue.answer(count_for("ann"))
            await asyncio.to_thread(kill)

    with postgres.killable() as server:
        run(play(make_url(postgres.made(server.address, "away")), server.kill))
        server.start()


def test_several_that_start_at_once_make_one_queue(address: URL) -> None:
    async def play() -> None:
        found = [Clerk(address, []) for _ in range(4)]
        await asyncio.gather(*(clerk.queue.open() for clerk in found))
        await found[0].queue.order(count_for("ann"))
        assert [await clerk.queue.waiting(COUNT.name) for clerk in found] == [1] * 4
        await asyncio.gather(*(clerk.queue.close() for clerk in found))

    run(play())


def test_a_kind_with_places_of_its_own_takes_none_of_the_others(address: URL) -> None:
    async def play() -> None:
        async with clerks(address, 1) as (clerk,), at_work(clerk, 1):
            clerk.may_end.clear()
            for name in ("one", "two"):
                await clerk.queue.order(Job(APART, Count(name, 0), "ann", name, LONG))
            await until(lambda: clerk.begun == ["one"])
            await clerk.queue.order(count_for("bob", to=0))
            await until(lambda: clerk.begun == ["one", "bob"])
            clerk.may_end.set()
            await until(lambda: clerk.begun == ["one", "bob", "two"])

    run(play())


def test_a_database_that_takes_no_queue_is_named_in_a_sentence(server: str, address: URL) -> None:
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute("CREATE ROLE guest LOGIN")

    async def play() -> None:
        for url, why in ((make_url(f"{server}/none"), "does not exist"), (address.set(username="guest"), "denied")):
            with pytest.raises(RegaliaError, match=f"cannot hold the queue of jobs: .*{why}"):
                await Clerk(url, []).queue.open()

    run(play())


def test_what_a_refusal_says_survives_the_way() -> None:
    listed = (Message("one"), Message("two", {"of": 2}))
    reason = Message("no-R1", {"seat": SeatName(1), "count": 3, "name": "x", "what": Message("a"), "which": listed})
    sent = Refusing("No.", 409, "R1", reason, "because")
    read = refusals.read(refusals.written(sent))
    assert (read.error, read.status, read.rule, read.reason, read.code) == ("No.", 409, "R1", reason, "because")
