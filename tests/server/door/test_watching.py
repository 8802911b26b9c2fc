"""Whoever watches over a server: whether it lives and can be used, what it counts, and who may know."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.server.conftest import quick, serving
from tests.server.helpers import PATIENCE, Browser, play_on

from regalia.server.counting import SEVERAL
from regalia.server.door.watching import LIVE, METRICS, READY, Watch
from regalia.server.keeping.storage import Storage
from regalia.server.serve import run

ROOT = Path(__file__).parents[3]
TOKEN = "open sesame"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(quick(tmp_path_factory.mktemp("data"))) as found:
        yield found


def get(url: str, **headers: str) -> httpx.Response:
    return httpx.get(url, timeout=PATIENCE, headers={name.replace("_", "-"): value for name, value in headers.items()})


def numbers(address: str) -> dict[str, float]:
    """By name and labels."""
    told = get(address + METRICS)
    assert told.status_code == 200, told.text
    lines = [line.rpartition(" ") for line in told.text.splitlines() if not line.startswith("#")]
    return {name: float(number) for name, _, number in lines}


def test_it_lives_and_is_ready(address: str) -> None:
    for path in (LIVE, READY):
        answer = get(address + path, accept="text/html")
        assert answer.status_code == 200 and "set-cookie" not in answer.headers
        assert httpx.head(address + path, timeout=PATIENCE).status_code == 200
        assert httpx.post(address + path, timeout=PATIENCE).status_code == 405


def test_a_play_is_counted(address: str) -> None:
    before = numbers(address)
    with closing(Browser(address)) as me:
        table = me.open_table("me", "me", "random", coins=3)
        seats = [me.look(table, seat) for seat in range(2)]
        asked = next(seat for seat in seats if seat.ask)
        asked.choose("nonsense")
        play_on(seats)
        now = numbers(address)
    gained = {name: value - before.get(name, 0) for name, value in now.items()}
    by_person = gained['regalia_choices_total{by="person",game="tiny"}']
    assert by_person > 0 and gained['regalia_choices_total{by="bot",game="tiny"}'] > 0
    assert gained['regalia_choice_seconds_count{game="tiny"}'] == by_person
    assert gained['regalia_choice_seconds_bucket{game="tiny",le="+Inf"}'] == by_person
    assert gained['regalia_refusals_total{code="no-answer"}'] == 1
    assert gained["regalia_commits_total"] > 0
    assert (now["regalia_sockets"], now["regalia_bot_jobs_waiting"]) == (2 // me.servers, 0), "lines of one server"
    assert now["regalia_tables_in_memory"] == before["regalia_tables_in_memory"] + 1


def test_numbers_name_nobody(address: str) -> None:
    with closing(Browser(address)) as me:
        table = me.open_table("me", "random", "random")
        told = get(address + METRICS).text
        assert table not in told and table[:6] not in told and me.secret not in told


def test_they_are_for_this_machine_alone_and_not_through_a_proxy(address: str) -> None:
    for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-host"):
        answer = get(address + METRICS, **{name: "127.0.0.1"})
        assert answer.status_code == 403 and "regalia_choices" not in answer.text
    for peer, may in (("127.0.0.1", True), ("::1", True), ("192.0.2.7", False), ("", False)):
        request = type("Request", (), {"scope": {"client": (peer, 1), "headers": []}})()
        assert Watch(None, None, None).may_read(request) is may  # type: ignore[arg-type]


def test_with_a_token_they_are_for_whoever_has_it(tmp_path: Path) -> None:
    with serving(replace(quick(tmp_path), metrics_token=TOKEN, hosts=("games.example",))) as address:
        assert get(address + METRICS).status_code == 403
        for wrong in ("Bearer", "Bearer open", f"Basic {TOKEN}", "Bearer \u00e9"):
            answer = httpx.get(address + METRICS, headers={b"authorization": wrong.encode("latin-1")}, timeout=PATIENCE)
            assert answer.status_code == 403
        told = get(address + METRICS, authorization=f"Bearer {TOKEN}", x_forwarded_for="192.0.2.7")
        assert told.status_code == 200 and "regalia_choices" in told.text
        assert get(address + READY).status_code == 200, "under any name"
        assert get(address + "/api/me").status_code == 421


def test_who_watches_is_never_told_to_wait(tmp_path: Path) -> None:
    with serving(replace(quick(tmp_path), allowance=0.01)) as address, httpx.Client(timeout=PATIENCE) as client:
        assert client.get(address + "/api/games").status_code == 200
        assert any(client.get(address + "/api/games").status_code == 429 for _ in range(30))
        assert {client.get(address + path).status_code for _ in range(30) for path in (LIVE, READY, METRICS)} == {200}
        assert numbers(address)['regalia_refusals_total{code="too-often"}'] > 0


def test_without_its_database_it_lives_but_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.door.watching.KEPT", 0.0)

    async def fail(storage: Storage, person: str) -> str:
        raise sqlite3.OperationalError("disk I/O error")

    with serving(quick(tmp_path)) as address:
        with monkeypatch.context() as patch:
            patch.setattr(Storage, "name_of", fail)
            assert get(address + LIVE).status_code == 200
            answer = get(address + READY)
            assert answer.status_code == 503 and answer.json() == {"ready": False}
        assert get(address + READY).status_code == 200


def test_processes_count_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SEVERAL, str(tmp_path))
    with ExitStack() as stack:
        servers = [
            stack.enter_context(run(tmp_path / name, "--module", "tests.tiny.registered", folder=ROOT))[0]
            for name in ("one", "other")
        ]
        for address in servers:
            with closing(Browser(address)) as me:
                me.look(me.open_table("me", "me", "me"), 0).choose()
        for address in servers:
            now = numbers(address)
            assert now['regalia_choices_total{by="person",game="tiny"}'] == 2
            assert now["regalia_tables_in_memory"] >= 1
    assert any(re.fullmatch(r"counter_\d+\.db", path.name) for path in tmp_path.iterdir()), os.listdir(tmp_path)  # noqa: PTH208
