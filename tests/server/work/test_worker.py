"""`regalia worker` beside servers that leave their bots to others: killed, asked to go, plugged in while all wait."""

from __future__ import annotations

import json
import logging
import pickle
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from click.testing import CliRunner
from tests.server import postgres, redis
from tests.server.company import Company, servers, settings_for
from tests.server.conftest import alone, unlimited
from tests.server.helpers import PATIENCE, Browser, Seat, play_on, until
from tests.server.redis import Redis

from regalia import games
from regalia.cli import main
from regalia.core.game import Game
from regalia.core.seen import game_of
from regalia.server.app import make_worker
from regalia.server.work import bots_at_work
from regalia.server.work.bots_at_work import Thought
from regalia.server.work.queue import schema_name

ROOT = Path(__file__).parents[3]
PENSIVE = ("--module", "tests.server.work.pensive")
TURNS = 20

log = logging.getLogger(__name__)


@pytest.fixture(scope="module")
def machines() -> Iterator[tuple[str, Redis]]:
    with servers() as found:
        yield found


@contextmanager
def company(data: Path, server: str, found: Redis) -> Iterator[Company]:
    """Two servers that take no jobs."""
    settings = replace(settings_for(data, server, found.address), takes_jobs=False)
    with alone(settings) as one, alone(settings) as other:
        yield Company(one, other, settings, found)


@pytest.fixture
def pair(machines: tuple[str, Redis], tmp_path: Path) -> Iterator[Company]:
    with company(tmp_path, *machines) as found:
        yield found


class Worker:
    """A process of its own, and where it tells how it is."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process, self.address = process, address

    def end(self) -> str:
        """Asked to go: what it wrote."""
        self.process.terminate()
        _, written = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode in (0, -signal.SIGTERM), written
        return written


@contextmanager
def worker(of: Company, *more: str) -> Iterator[Worker]:
    assert of.settings.database and of.settings.redis
    start = [sys.executable, "-m", "regalia", "worker", "--port", "0", "--log", "json", *more]
    start += ["--database", of.settings.database, "--redis", of.settings.redis, "--module", "tests.tiny.registered"]
    with subprocess.Popen(start, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+?/", process.stdout.readline())
        assert found, "it does not start"
        try:
            yield Worker(process, found[0])
        finally:
            process.kill()


def jobs(of: Company, status: str) -> list[dict[str, Any]]:
    assert of.settings.database
    with psycopg.connect(of.settings.database) as connection:
        query = f"SELECT row_to_json(j) FROM {schema_name()}.procrastinate_jobs j WHERE status = %s"
        return [row[0] for row in connection.execute(query.encode(), [status])]


def waiting(address: str) -> float:
    told = httpx.get(f"{address.rstrip('/')}/metrics").text
    found = re.search(r"^regalia_bot_jobs_waiting (\S+)", told, re.MULTILINE)
    assert found
    return float(found[1])


def until_a_bot_is_next(seat: Seat) -> None:
    while seat.ask:
        seat.choose()


def test_workers_come_die_and_go_while_people_play(pair: Company) -> None:
    """Nobody is there to think; one comes and is killed in the middle of a thought; another does its job; a third takes
    what that one, asked to go, hands back. Redis is away at the end."""
    with closing(Browser(pair.one)) as me, closing(Browser(pair.other)) as friend:
        table = me.open_table("me", "king", rounds=1)
        seat, looker = me.look(table, 0), friend.look(table)
        until_a_bot_is_next(seat)
        until(lambda: len(jobs(pair, "todo")) == 1)
        assert waiting(pair.one) == waiting(pair.other) == 1
        with worker(pair, *PENSIVE) as killed:
            until(lambda: len(jobs(pair, "doing")) == 1)
            (taken,) = jobs(pair, "doing")
            killed.process.kill()
        with worker(pair, *PENSIVE) as asked:
            assert httpx.get(f"{asked.address}health/ready").json() == {"ready": True}
            until(lambda: [job["worker_id"] > taken["worker_id"] for job in jobs(pair, "doing")] == [True])
            written = asked.end()
            assert any("no sign of life" in json.loads(line)["message"] for line in written.splitlines())
        assert len(jobs(pair, "todo")) == 1, "handed back"
        with worker(pair) as able:
            before = seat.at
            looker.hear_until(lambda word: looker.at > before)
            seat.hear_until(lambda word: seat.at > before)
            give_up = time.monotonic() + PATIENCE  # it is counted a moment after it was told
            while 'by="bot"' not in httpx.get(f"{able.address}metrics").text:
                assert time.monotonic() < give_up
                time.sleep(0.1)
            pair.redis.kill()
            try:
                play_on([seat])
            finally:
                pair.redis.start()
            assert me.http.get(f"/api/tables/{table}/verify").json()["good"]
            able.end()


def test_records_are_examined_by_a_worker(pair: Company) -> None:
    golden = sorted((ROOT / "tests" / "golden").glob("**/barony*.json"))[0]
    with worker(pair), closing(Browser(pair.one)) as me:
        made = me.http.post("/api/records", content=golden.read_bytes())
        assert made.status_code == 201, made.text
        assert me.look(made.json()["id"]).table["over"]
        refused = me.http.post("/api/records", content=b"{}")
        assert refused.status_code == 400 and refused.json()["code"] == "bad-record"


def test_a_turn_that_is_none_any_more_is_dropped(pair: Company) -> None:
    """Its person has taken the seat back, or the table was deleted, while it waited."""
    with closing(Browser(pair.one)) as me:
        gone, kept = me.open_table("me", "squire"), me.open_table("me", "me")
        until_a_bot_is_next(me.look(gone, 0))
        seats = [me.look(kept, 0), me.look(kept, 1)]
        me.post(f"/api/tables/{kept}/seats/1", {"do": "bot"})
        until_a_bot_is_next(seats[0])
        until(lambda: len(jobs(pair, "todo")) == 2)
        assert me.http.delete(f"/api/tables/{gone}").status_code == 204
        me.post(f"/api/tables/{kept}/seats/1", {"do": "back"})
        at = seats[0].at
        with worker(pair):
            until(lambda: not jobs(pair, "todo") and not jobs(pair, "doing"))
        assert me.look(kept, 1).at == at and me.look(kept, 1).ask


# --- who knows what -------------------------------------------------------------------------------------------------


def test_a_thinking_process_is_given_what_its_seat_may_know(pair: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    """The queue holds ids; what goes from the worker to a process of its pool looks to the seat as the true game does,
    and holds no true secret."""
    given: list[tuple[bytes, Any, int]] = []

    def noted(game: Game, seat: int, bot: str, seed: str) -> Thought | None:
        thought = make(game, seat, bot, seed)
        given.append((pickle.dumps(thought), game, seat))
        return thought

    make = bots_at_work.thought_for
    monkeypatch.setattr(bots_at_work, "thought_for", noted)
    with closing(Browser(pair.one)) as me:
        table = me.open_table("me", "squire", "squire", rounds=2)
        seat = me.look(table, 0)
        until_a_bot_is_next(seat)
        until(lambda: jobs(pair, "todo"))
        (job,) = jobs(pair, "todo")
        assert set(job["args"]) == {"arguments", "answer"} and not job["args"]["answer"]
        assert set(json.loads(job["args"]["arguments"])) == {"table", "number", "seat"}
        with alone(replace(pair.settings, takes_jobs=True, bot_workers=1), make_worker):
            play_on([seat])
    assert len(given) > 4
    same = 0
    for data, game, mover in given:
        assert game.state.dice.key not in data
        world = game_of(games.find("tiny"), pickle.loads(data).seen)
        true, seen = game.view(mover), world.view(mover)
        seen.shown = true.shown
        assert true == seen
        same += world.state.deck == game.state.deck
    assert same < len(given), "decks are dealt anew"


# --- settings -------------------------------------------------------------------------------------------------------


def said(*arguments: str) -> str:
    done = CliRunner().invoke(main, [*arguments])
    assert done.exit_code in (1, 2) and len(done.output.splitlines()) == 1, done.output
    return done.output


def test_bad_settings_of_a_worker_are_named_in_one_sentence(machines: tuple[str, Redis]) -> None:
    database = ("--database", postgres.made(machines[0], "bad_worker"))
    shared = ("--redis", machines[1].address)
    assert "--database" in said("worker", *shared)
    assert "--redis" in said("worker", *database)
    assert "SQLite or PostgreSQL, not in" in said("worker", "--database", "mysql://there/x", *shared)
    nowhere = said("worker", "--database", "postgresql://ann:s3cret@127.0.0.1:1/x", *shared)
    assert "cannot be used" in nowhere and "s3cret" not in nowhere
    with redis.running("--requirepass", "secret") as locked:
        assert "Authentication required" in said("worker", *database, "--redis", locked.address)
    with psycopg.connect(database[1]) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num varchar(32))")
        connection.execute("INSERT INTO alembic_version VALUES ('999')")
    assert "newer Regalia" in said("worker", *database, *shared)
    assert "--bot-workers 1 or more" in said("serve", "--no-open", "--port", "0", "--bot-workers", "0")


# --- fair -----------------------------------------------------------------------------------------------------------


def answers(of: list[Worker]) -> float:
    """How often bots have answered."""
    told = [httpx.get(f"{one.address}metrics").text for one in of]
    return sum(float(number) for text in told for number in re.findall(r'choices_total\{by="bot".*\} (\S+)', text))


@pytest.mark.soak
def test_a_knight_beside_sixty_tables_of_kings(machines: tuple[str, Redis], tmp_path: Path) -> None:
    """One person's kings are at work at sixty tables, two workers have two places each: a knight waits for no king."""
    with ExitStack() as stack:
        stack.enter_context(unlimited())
        pair = stack.enter_context(company(tmp_path, *machines))
        workers = [stack.enter_context(worker(pair)) for _ in range(2)]
        many, me = (stack.enter_context(closing(Browser(address))) for address in (pair.one, pair.other))
        for _ in range(60):
            many.look(many.open_table("king", "king", game="barony"))
        until(lambda: len(jobs(pair, "todo")) > 40)
        seat = me.look(me.open_table("me", "knight", game="barony"), 0)
        took, meanwhile = list[float](), list[float]()
        if seat.ask is None:
            seat.hear_until(lambda word: seat.ask is not None)
        while len(took) < TURNS:
            before = answers(workers)
            seat.choose()
            begun = time.monotonic()
            while seat.ask is None:
                seat.hear_kind("update")
                took.append(time.monotonic() - begun)
                begun = time.monotonic()
            meanwhile.append(answers(workers) - before)
        log.info("a knight's answers: %s s", [round(one, 2) for one in sorted(took)])
        log.info(
            "answers of kings during a turn: median %g, most %g", sorted(meanwhile)[len(meanwhile) // 2], max(meanwhile)
        )
        assert max(meanwhile) < 30
        assert sorted(took)[-2] < 1.0, "all but one"
