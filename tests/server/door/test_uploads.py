"""Records from strangers: whatever stands in them, the server neither grows nor stops."""

from __future__ import annotations

import asyncio
import json
import resource
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.helpers import Browser

import regalia
from regalia.core.files import record as records
from regalia.core.files.record import Result
from regalia.core.game import Game
from regalia.server.limits import RECORD_LINES
from regalia.server.work import examining
from regalia.server.work.workers import MEGABYTE, Workers

Person = Callable[[], Browser]
GOLDEN = Path(__file__).parents[2] / "golden"


def recruiting() -> Game:
    """A game of Kingsburg in which somebody is about to pay for soldiers."""
    game = regalia.new("kingsburg", seats=3, seed=1)
    while game.state.phase != "recruit":
        ask = game.pending[0]
        game.play(ask.options[0], ask.seat)
    return game


def forged(start: dict[str, Any], lines: list[tuple[int | None, str]] | None = None) -> bytes:
    """A record of a game that began from a position, with all its seals."""
    game = regalia.from_position("kingsburg", recruiting().position())
    record = msgspec.structs.replace(game.record(), start=start, result=Result([0, 0, 0], [1, 1, 1]))
    record = msgspec.structs.replace(record, start_seal=records.start_seal(record))
    record = msgspec.structs.replace(record, lines=records.sealed(record.start_seal, lines or []))
    return msgspec.structs.replace(record, seal=records.end_seal(record)).to_json()


def rich(goods: int) -> dict[str, Any]:
    start: dict[str, Any] = json.loads(json.dumps({**recruiting().position(), "since": []}))
    for player in start["state"]["players"]:
        player["goods"] = dict.fromkeys(player["goods"], goods)
    return start


def send(person: Browser, data: bytes) -> tuple[int, dict[str, Any]]:
    answer = person.http.post("/api/records", content=data, headers={"content-type": "application/json"})
    return answer.status_code, answer.json()


def peak() -> int:
    """The most memory that this process, and the server in it, ever had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


@pytest.mark.parametrize("goods", [600, 10**6, 10**15, -(10**30)])
def test_a_start_with_unheard_of_numbers_costs_nothing(person: Person, goods: int) -> None:
    before = peak()
    status, answer = send(person(), forged(rich(goods)))
    assert status == 400 and answer["code"] == "bad-record", answer
    assert peak() - before < 100 * MEGABYTE


def test_a_record_of_brackets_is_read_outside_of_the_server(person: Person) -> None:
    before, one = peak(), person()
    status, answer = send(one, b'{"format":"regalia-record","version":1,"x":[' + b"[]," * 690_000 + b"[]]}")
    assert status == 400 and answer["code"] == "bad-record", answer
    assert peak() - before < 30 * MEGABYTE * one.servers, "in company it passes through the queue, in this process"


def test_a_record_has_an_end(person: Person) -> None:
    status, answer = send(person(), forged(rich(1), [(None, "dice:9999")] * (RECORD_LINES + 1)))
    assert status == 400 and "lines, more than" in answer["error"]


def test_a_seed_of_any_length_is_refused(person: Person) -> None:
    plain = json.loads((GOLDEN / "barony-1.json").read_text())
    for seed in ("x" * 100_000, int("9" * 4000)):
        status, answer = send(person(), json.dumps({**plain, "seed": seed}).encode())
        assert status == 400 and answer["code"] == "bad-record", answer


def test_what_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    data = (GOLDEN / "hadurak-4.json").read_bytes()
    assert examining.examined_in_bounds(data) is not None
    monkeypatch.setattr(examining, "RECORD_SECONDS", 0.001)
    assert examining.examined_in_bounds(data) is None


def eat(megabytes: int) -> int:
    return len(bytearray(megabytes * MEGABYTE))


def test_a_worker_takes_no_more_memory_than_it_is_given() -> None:
    async def fed(megabytes: int) -> Any:
        workers = Workers(1, megabytes=256)
        try:
            return await workers.run(eat, megabytes)
        finally:
            workers.close()

    assert asyncio.run(fed(50)) == 50 * MEGABYTE
    with pytest.raises(MemoryError):
        asyncio.run(fed(500))


def test_one_record_of_a_person_at_a_time(person: Person) -> None:
    """Whoever sends many waits for none: all but the first are told so at once."""
    one = person()
    data = (GOLDEN / "hadurak-4.json").read_bytes()

    async def together() -> list[int]:
        import httpx

        async with httpx.AsyncClient(base_url=one.address, cookies={"regalia": one.secret}, timeout=60) as client:
            answers = await asyncio.gather(*(client.post("/api/records", content=data) for _ in range(4)))
        return sorted(answer.status_code for answer in answers)

    assert asyncio.run(together()) == [201, 429, 429, 429]
