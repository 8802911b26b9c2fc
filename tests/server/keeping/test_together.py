"""Real servers with the same tables: killed, and several behind one door."""

from __future__ import annotations

import logging
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from uuid import uuid4

import pytest
from tests.server import postgres, redis
from tests.server.company import servers
from tests.server.helpers import PATIENCE, TWINS, Browser, Seat, play_on, until
from tests.server.keeping.test_keeping import said_by_serving
from tests.server.keeping.test_kill import Game, check_record, play_all
from tests.server.redis import Redis

from regalia.server.serve import run

ROOT = Path(__file__).parents[3]

log = logging.getLogger(__name__)


@pytest.fixture(scope="module")
def machines() -> Iterator[tuple[str, Redis]]:
    with servers() as found:
        yield found


@pytest.fixture
def shared(machines: tuple[str, Redis]) -> list[str]:
    """How servers are started that share a new database."""
    database, found = machines
    address = postgres.made(database, f"regalia_{uuid4().hex}")
    return ["--database", address, "--redis", found.address, "--module", "tests.tiny.registered"]


def test_a_bot_whose_server_was_killed_is_played_by_another(shared: list[str], tmp_path: Path) -> None:
    """The line at the other server hears nothing but that the game goes on."""
    slow = [*shared, "--bot-pause", "3"]
    with (
        run(tmp_path, *slow, folder=ROOT) as (one, process),
        run(tmp_path, *slow, folder=ROOT) as (other, _),
        closing(Browser(one)) as me,
        closing(Browser(other, me.secret)) as again,
    ):
        table = me.open_table("me", "random")
        near, far = me.look(table, 0), again.look(table, 0)
        for _ in range(2):
            near.choose()
        far.hear_until(lambda word: far.at == near.at)
        before = near.at
        assert near.ask is None, "the bot is next, and takes its breath"
        process.kill()
        process.wait()
        far.hear_until(lambda word: word["is"] == "update" and far.at > before)


def check_games(
    shared: list[str], found: Redis, data: Path, names: list[str], kills: int, latest: float, seed: int = 0
) -> tuple[int, int]:
    """Every game is played at two servers; one of them, and sometimes Redis, is killed at a random moment.

    How many times a running game was hit, and how many acknowledged choices were found again.
    """
    chance = random.Random(seed)
    games = [Game(random.Random(f"{seed} {number}"), name) for number, name in enumerate(names)]
    options, hit = [*shared, "--bot-pause", "0.02", "--allowance", "1000"], 0

    def at_two_servers(ends: Callable[[int], None] | None) -> None:
        with run(data, *options, folder=ROOT) as (one, first), run(data, *options, folder=ROOT) as (other, second):
            TWINS[one] = other
            killer = threading.Timer(
                chance.uniform(0.1, latest), lambda: ends and ends(chance.choice((first, second)).pid)
            )
            killer.start()
            play_all([game for game in games if not game.over] or games, one)
            killer.join()
            if ends is None:
                for game in games:
                    check_record(game, other)

    for number in range(kills):

        def ends(pid: int, with_redis: bool = number % 2 == 1) -> None:
            if with_redis:
                found.kill()
            os.kill(pid, signal.SIGKILL)

        at_two_servers(ends)
        hit += sum(not game.over for game in games)
        found.kill()
        found.start()
    at_two_servers(None)
    assert all(game.over for game in games)
    return hit, sum(len(game.acknowledged) for game in games)


def test_games_at_two_servers_of_which_one_is_killed(
    shared: list[str], machines: tuple[str, Redis], tmp_path: Path
) -> None:
    hit, found = check_games(shared, machines[1], tmp_path, ["tiny"] * 3, kills=2, latest=1.5)
    assert hit and found


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(5))
def test_fifty_games_at_two_servers_killed_six_times(
    shared: list[str], machines: tuple[str, Redis], tmp_path: Path, batch: int
) -> None:
    names = ["tiny", "barony"] * 5
    hit, found = check_games(shared, machines[1], tmp_path, names, kills=6, latest=3.0, seed=batch)
    log.info("10 games, 6 kills, %d games hit by one, %d acknowledged choices found, 0 lost", hit, found)
    assert hit > 10 and found > 500


def children(parent: int) -> list[int]:
    """The processes that serve."""
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
    return [int(pid) for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def opened(me: Browser, table: str, seat: int) -> Seat:
    """A line, tried until somebody is there to open it."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            return me.look(table, seat)
        except Exception:
            if time.monotonic() > give_up:
                raise
            time.sleep(0.1)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="children are found in /proc")
def test_several_processes_behind_one_door(shared: list[str], tmp_path: Path) -> None:
    """One that dies is started anew, whoever was there comes back, and all end together."""
    with run(tmp_path, *shared, "--processes", "2", folder=ROOT) as (address, process):
        with closing(Browser(address)) as me:
            table = me.open_table("me", "me", "random")
            play_on([opened(me, table, seat) for seat in range(2)])
            assert me.http.get(f"/api/tables/{table}/verify").json()["good"]
        served = children(process.pid)
        assert len(served) == 2
        os.kill(served[0], signal.SIGKILL)
        until(lambda: len([pid for pid in children(process.pid) if pid not in served]) == 1)
        with closing(Browser(address)) as me:
            table = me.open_table("me", "me")
            play_on([opened(me, table, seat) for seat in range(2)])
        served = children(process.pid)
        process.terminate()
        process.wait(PATIENCE)
        assert not any(map(is_alive, served))


def test_bad_settings_are_named_in_one_sentence(machines: tuple[str, Redis], tmp_path: Path) -> None:
    database = ("--database", postgres.made(machines[0], "bad_settings"))
    with redis.running("--requirepass", "secret") as locked:
        assert "Authentication required" in said_by_serving(*database, "--redis", locked.address)
        wrong = said_by_serving(*database, "--redis", locked.address.replace("//", "//:wrong@"))
        assert "cannot be used" in wrong and "wrong@" not in wrong
    assert "cannot be used" in said_by_serving(*database, "--redis", "redis://127.0.0.1:1/0")
    assert "has an address such as" in said_by_serving(*database, "--redis", "nonsense")
    assert "name it with --database" in said_by_serving("--data", tmp_path, "--redis", machines[1].address)
    assert "name it with --redis" in said_by_serving(*database, "--processes", "2")
