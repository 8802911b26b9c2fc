"""One table at two servers: what is done at one is told at the other, and of two that are first only one is."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from redis import Redis as Client
from sqlalchemy import text
from tests.server import redis
from tests.server.company import Company, company, servers, two_persons
from tests.server.conftest import unlimited
from tests.server.helpers import Browser, Seat, is_closed, play_on
from tests.server.redis import Redis
from websockets.exceptions import ConnectionClosed

from regalia.server.company.allowances import EVERY
from regalia.server.keeping.database import address_of, engine_of
from regalia.server.keeping.storage import Storage
from regalia.server.limits import RATES

ROUNDS = 10


@pytest.fixture(scope="module")
def machines() -> Iterator[tuple[str, Redis]]:
    with servers() as found:
        yield found


@pytest.fixture(scope="module")
def pair(machines: tuple[str, Redis], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    with company(tmp_path_factory.mktemp("data"), *machines) as found:
        yield found


def test_a_game_at_two_servers_is_played_to_its_end_and_verifies(pair: Company) -> None:
    with two_persons(pair) as (table, first, second), closing(Browser(pair.other)) as third:
        watcher = third.look(table)
        play_on([first, second, watcher])
        assert watcher.table["over"] or watcher.hear_kind("table")["table"]["over"]
        for address in (pair.one, pair.other):
            with closing(Browser(address)) as anybody:
                assert anybody.http.get(f"/api/tables/{table}/verify").json()["good"]
                assert anybody.look(table).scene == watcher.scene, "differences lead where a fresh look does"


def test_the_same_steps_are_told_at_both(pair: Company) -> None:
    with (
        two_persons(pair) as (table, first, _),
        closing(Browser(pair.one)) as here,
        closing(Browser(pair.other)) as there,
    ):
        near, far = here.look(table), there.look(table)
        assert first.ask
        first.choose()
        assert near.hear_kind("update") == far.hear_kind("update")


def test_chat_and_presence_travel(pair: Company) -> None:
    with two_persons(pair) as (_, first, second):
        first.wish("say", text="hello")
        assert second.hear_kind("said")["line"]["text"] == "hello"
        second.wish("say", text="well met")
        assert first.hear_until(lambda word: word["is"] == "said" and word["line"]["seat"] == 1)
        second.close()
        gone = first.hear_until(lambda word: word["is"] == "table" and not word["table"]["seats"][1]["online"])
        assert gone["table"]["seats"][0]["online"]


def test_choices_travel_with_their_hint(pair: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other server reads nothing, but for what it may find by looking; what is no choice it reads."""
    read: list[str] = []
    honest = Storage.read_since

    async def counted(self: Storage, table_id: str, *since: Any) -> Any:
        read.append(table_id)
        return await honest(self, table_id, *since)

    monkeypatch.setattr(Storage, "read_since", counted)
    with two_persons(pair) as (table, first, second):
        read.clear()
        play_on([first, second], until=lambda: first.at >= 8)
        assert read.count(table) < 4
        second.wish("say", text="well played")
        first.hear_kind("said")
        assert table in read
        assert first.scene.keys() == second.scene.keys()


def test_wishes_are_counted_at_both_servers_together(pair: Company) -> None:
    """A line at each: they get through what one of them alone would let through, and little more."""
    rate, burst = RATES["wish"]
    with closing(Browser(pair.one)) as here, closing(Browser(pair.other, here.secret)) as there:
        table = here.open_table("me", "me")
        lines, begins = [here.look(table, 0), there.look(table, 0)], time.monotonic()
        passed = [0, 0]
        for number in range(3 * burst):
            at = number % 2
            lines[at].wish("why", text="nonsense")
            passed[at] += lines[at].hear_kind("no")["code"] != "too-often"
        lasted = time.monotonic() - begins
        assert min(passed) > 0
        assert sum(passed) <= burst + rate * (lasted + 2 * EVERY) + burst / 2, (
            "each may not know of the other for a while"
        )


def test_getting_up_and_deleting(pair: Company) -> None:
    with closing(Browser(pair.one)) as host, closing(Browser(pair.other)) as guest:
        table = host.open_table("me", "open", "open")
        guest.sit(table, 1, "Guest")
        first, second = host.look(table, 0), guest.look(table, 1)
        guest.post(f"/api/tables/{table}/seats/1", {"do": "leave"})
        first.hear_until(lambda word: word["is"] == "fresh" and first.table["seats"][1]["holder"] == "open")
        assert host.http.delete(f"/api/tables/{table}").status_code == 204
        assert is_closed(second) == 4410
        assert guest.http.get(f"/api/tables/{table}").status_code == 404


def test_a_rematch_is_made_once(pair: Company) -> None:
    with two_persons(pair, rounds=1) as (table, first, second):
        play_on([first, second])
        made: list[str] = []

        def again(address: str, seat: Seat) -> None:
            with closing(Browser(address, cookie_of(seat))) as browser:
                made.append(browser.post(f"/api/tables/{table}/rematch")["id"])

        at_once(partial(again, pair.one, first), partial(again, pair.other, second))
        assert len(made) == 2 and made[0] == made[1]
        for seat in (first, second):
            while seat.table["rematch"] != made[0]:
                seat.hear()


def cookie_of(seat: Seat) -> str:
    request = seat.socket.request
    assert request is not None
    return request.headers["Cookie"].partition("=")[2]


def at_once(*works: Callable[[], Any]) -> None:
    """All at the same moment, as far as threads can."""
    barrier = threading.Barrier(len(works))

    def begin(work: Callable[[], Any]) -> None:
        barrier.wait()
        work()

    threads = [threading.Thread(target=begin, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def refusals(line: Seat) -> list[str]:
    """The codes of what was refused so far: nothing of it comes after the answer to nonsense."""
    line.wish("why", text="nonsense")
    found: list[str] = []
    while "no-answer" not in found:
        word = line.hear()
        found += [word["code"]] if word["is"] == "no" else []
    return found[:-1]


def race(pair: Company, rounds: int) -> None:
    """A seat is looked at from both servers; both answer, or both take back, at the same moment, again and again.

    Of each two exactly one is in the log, and the other is told a sentence.
    """
    with closing(Browser(pair.one)) as me, closing(Browser(pair.other, me.secret)) as again:
        table = me.open_table("me", "me", rounds=3)
        lines = [me.look(table, 0), again.look(table, 0)]
        for number in range(rounds):
            at, ask = lines[0].at, lines[0].ask
            assert lines[1].at == at and lines[1].ask == ask and ask, "both see the same question"
            do = ("choose", "undo")[number % 2]
            texts = [ask["choices"][which]["text"] for which in (0, -1)]
            wishes = [{"text": text, "at": at} if do == "choose" else {} for text in texts]
            at_once(*(partial(line.wish, do, **wish) for line, wish in zip(lines, wishes, strict=True)))
            refused = [code for line in lines for code in refusals(line)]
            assert len(refused) == 1, refused
            for line in lines:
                while line.at <= at:
                    line.hear()
                assert line.at == at + 1
        assert lines[0].scene == lines[1].scene
        same_logs(pair, table)


def same_logs(pair: Company, table: str) -> None:
    """What the database has, and what each server says of it."""

    async def read() -> list[int]:
        storage = Storage(pair.settings.data, pair.settings.database, is_shared=True)
        await storage.open()
        kept = await storage.read(table, 0)
        await storage.close()
        return [entry.number for entry in kept.entries] if kept else []

    numbers = asyncio.run(read())
    assert numbers == list(range(len(numbers))) and numbers
    shown = []
    for address in (pair.one, pair.other):
        with closing(Browser(address)) as anybody:
            shown.append(anybody.look(table).last)
    assert shown[0] == shown[1] and shown[0]["at"] == numbers[-1]


def test_of_two_at_the_same_moment_one_is_first(pair: Company) -> None:
    race(pair, ROUNDS)


def test_sealed_answers_at_the_same_moment_both_count(pair: Company) -> None:
    """They are no answers to the same question: whoever is overtaken tries again, and nobody is told no."""
    with two_persons(pair) as (table, first, second):
        for _ in range(2):
            at = first.at
            at_once(*(partial(answer, seat) for seat in (first, second)))
            for seat in (first, second):
                while seat.at < at + 2:
                    assert seat.hear()["is"] != "no"
        same_logs(pair, table)


def answer(seat: Seat) -> None:
    assert seat.ask
    seat.wish("choose", text=seat.ask["choices"][0]["text"], at=seat.at)


def test_two_want_the_last_seat(pair: Company) -> None:
    with closing(Browser(pair.one)) as one, closing(Browser(pair.other)) as other, closing(Browser(pair.one)) as host:
        table = host.open_table("me", "open")
        codes: list[int] = []

        def sit(browser: Browser) -> None:
            codes.append(browser.http.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code)

        at_once(partial(sit, one), partial(sit, other))
        assert sorted(codes) == [200, 409]
        same_logs(pair, table)


def test_bots_of_a_table_at_two_servers_answer_once(pair: Company) -> None:
    with two_persons(pair, "random", "random") as (table, first, second):
        play_on([first, second])
        same_logs(pair, table)
        with closing(Browser(pair.one)) as anybody:
            assert anybody.http.get(f"/api/tables/{table}/verify").json()["good"]


def test_a_promise_is_kept_by_another_server(pair: Company) -> None:
    with closing(Browser(pair.one)) as me, closing(Browser(pair.other, me.secret)) as again:
        promised = me.post("/api/promises")
        wish = {"game": "tiny", "seats": [{"holder": "me"}, {"holder": "bot"}], "promise": promised["id"]}
        assert again.post("/api/tables", wish)["commitment"] == promised["commitment"]
        assert me.post("/api/tables", wish, status=409)["code"] == "no-promise"


def test_without_redis_play_goes_on(machines: tuple[str, Redis], tmp_path: Path) -> None:
    """What others did is found by looking; once Redis is back, it is heard again."""
    with (
        redis.running() as own,
        company(tmp_path, machines[0], own) as pair,
        two_persons(pair) as (table, first, second),
    ):
        play_on([first, second], until=lambda: first.at >= 3)
        own.kill()
        since = first.at
        play_on([first, second], until=lambda: first.at >= since + 4)
        with closing(Browser(pair.one)) as anybody:
            assert anybody.post("/api/promises")["commitment"]
        own.start()
        second.close()
        first.hear_until(lambda word: word["is"] == "table" and not word["table"]["seats"][1]["online"])
        same_logs(pair, table)


async def cut(server: str) -> None:
    """PostgreSQL ends every connection."""
    engine = engine_of(address_of(Path(), f"{server}/postgres"))
    ours = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
    async with engine.connect() as connection:
        ended = await connection.scalar(
            text(f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE {ours}")
        )
    await engine.dispose()
    assert ended


def test_who_comes_is_told_who_is_there_now(machines: tuple[str, Redis], tmp_path: Path) -> None:
    """Also where the others went without a word, while nobody looked from here."""
    with (
        company(tmp_path, *machines) as pair,
        two_persons(pair) as (table, first, _),
        Client.from_url(machines[1].address) as hints,
        closing(Browser(pair.one)) as anybody,
    ):
        while not first.table["seats"][1]["online"]:
            first.hear()
        first.close()
        while hints.hlen(f"regalia:here:{table}") != 1:
            time.sleep(0.05)
        hints.delete(f"regalia:here:{table}")  # as when the other server was killed, and its time is over
        assert not anybody.look(table).table["seats"][1]["online"]


def test_lost_connections_to_the_database_are_made_anew(machines: tuple[str, Redis], tmp_path: Path) -> None:
    """Who was at the table comes back, as a browser does, and plays on."""
    with company(tmp_path, *machines) as pair, closing(Browser(pair.one)) as me:
        table = me.open_table("me", "me", "random")
        seats = [me.look(table, 0), me.look(table, 1)]
        play_on(seats, until=lambda: seats[0].at >= 6)
        asyncio.run(cut(machines[0]))
        while not seats[0].table["over"]:
            try:
                seats = [me.look(table, 0), me.look(table, 1)]
                play_on(seats)
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code == 4409, closed
        assert me.http.get(f"/api/tables/{table}/verify").json()["good"]
        same_logs(pair, table)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(10))
def test_a_thousand_times_one_is_first(machines: tuple[str, Redis], tmp_path: Path, batch: int) -> None:
    """At five tables side by side, so that what is written of several shares transactions."""
    with unlimited(), company(tmp_path, *machines) as pair, ThreadPoolExecutor(5) as tables:
        list(tables.map(lambda table: race(pair, 200), range(5)))
