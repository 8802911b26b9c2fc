"""A server that is asked to end while people play: nothing acknowledged is lost, and every line comes back."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from tests.server.conftest import alone
from tests.server.helpers import PATIENCE, Browser, Seat, is_closed
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from regalia import read_record
from regalia.cli import main
from regalia.server.door.lines import Lines
from regalia.server.door.watching import LIVE, READY
from regalia.server.keeping.storage import Storage
from regalia.server.serve import run
from regalia.server.settings import Settings
from regalia.server.showing.connections import AGAIN, Connection

ROOT = Path(__file__).parents[3]
OPTIONS = ("--module", "tests.tiny.registered", "--bot-pause", "0.02", "--allowance", "100")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


@contextmanager
def served(data: Path, port: int, *more: str) -> Iterator[subprocess.Popen[str]]:
    with run(data, "--port", str(port), *OPTIONS, *more, folder=ROOT) as (_, process):
        yield process


class Player:
    """Plays all seats of a table; when a line ends, opens it again after a breath, as a browser does."""

    def __init__(self, address: str, seed: int) -> None:
        self.me = Browser(address)
        self.table = self.me.open_table("me", "me", "random", game="barony", max_rounds=30)
        self.chance = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.codes: list[int] = []
        self.refusals: list[str] = []

    def play(self, until: threading.Event) -> None:
        while not until.is_set():
            try:
                seats = [self.me.look(self.table, seat) for seat in range(2)]
                self._answer(seats, until)
            except ConnectionClosed as closed:
                self.codes.append(closed.rcvd.code if closed.rcvd else 0)
            except (WebSocketException, httpx.TransportError, OSError):
                pass  # nobody is there just now
            self.me.leave()
            time.sleep(self.chance.uniform(0.05, 0.3))

    def _answer(self, seats: list[Seat], until: threading.Event) -> None:
        for seat in seats:
            assert seat.at >= max(self.acknowledged, default=0), "a restart lost what was acknowledged"
        while not until.is_set() and not seats[0].table["over"]:
            for seat in seats:
                if seat.ask:
                    self._choose(seat)
                else:
                    try:
                        seat.hear(0.02)
                    except TimeoutError:
                        continue

    def _choose(self, seat: Seat) -> None:
        assert seat.ask is not None
        text, before = self.chance.choice(seat.ask["choices"])["text"], seat.at
        seat.wish("choose", text=text, at=before)
        word = seat.hear_until(lambda word: word["is"] == "no" or (word["is"] == "update" and word["at"] > before))
        if word["is"] == "no":
            self.refusals.append(word["error"])
        else:
            self.acknowledged[before + 1] = text


def check_restarts(data: Path, players: int, restarts: int, seconds: float) -> tuple[int, int]:
    """How many choices were acknowledged, and how many lines were sent elsewhere and came back."""
    port, done = free_port(), threading.Event()
    playing: list[Player] = []
    with ThreadPoolExecutor(players) as pool:
        running: list[Future[None]] = []
        for number in range(restarts + 1):
            with served(data, port) as process:
                if not playing:
                    playing = [Player(f"http://127.0.0.1:{port}", seed) for seed in range(players)]
                    running = [pool.submit(player.play, done) for player in playing]
                wait_until_all_play(playing)
                time.sleep(seconds)
                if number == restarts:
                    done.set()
                    for one in running:
                        one.result()
                process.send_signal(signal.SIGTERM)
                assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
    for player in playing:
        player.me.close()
        check(player, data)
    return sum(len(player.acknowledged) for player in playing), sum(len(player.codes) for player in playing)


def wait_until_all_play(playing: list[Player]) -> None:
    """Everybody has come back, and was acknowledged a choice."""
    before, ends = [len(player.acknowledged) for player in playing], time.monotonic() + PATIENCE
    while any(len(player.acknowledged) == number for player, number in zip(playing, before, strict=True)):
        assert time.monotonic() < ends, "somebody did not come back"
        time.sleep(0.02)


def check(player: Player, data: Path) -> None:
    """Nobody was refused, and everything acknowledged stands in the log where it was acknowledged."""
    assert player.refusals == [] and set(player.codes) == {AGAIN}
    exported = CliRunner().invoke(main, ["admin", "export", player.table, "--data", str(data)])
    assert exported.exit_code == 0, exported.output
    lines = read_record(exported.stdout.encode()).lines
    assert {at: lines[at - 1].text for at in player.acknowledged} == player.acknowledged


def test_a_restart_under_load(tmp_path: Path) -> None:
    acknowledged, sent_away = check_restarts(tmp_path, players=4, restarts=1, seconds=1.0)
    assert acknowledged > 20 and sent_away >= 4


@pytest.mark.soak
def test_many_restarts_under_load(tmp_path: Path) -> None:
    acknowledged, sent_away = check_restarts(tmp_path, players=8, restarts=5, seconds=2.0)
    assert acknowledged > 100 and sent_away >= 30


def test_notice_is_given_before_anybody_is_sent_away(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with served(tmp_path, port, "--drain", "3") as process, closing(Browser(address)) as me:
        table = me.open_table("me", "me", "me")
        seat = me.look(table, 0)
        process.send_signal(signal.SIGTERM)
        while httpx.get(address + READY, timeout=PATIENCE).status_code == 200:
            time.sleep(0.05)
        assert httpx.get(address + LIVE, timeout=PATIENCE).status_code == 200
        seat.choose()
        assert seat.last["is"] == "update", "who is here plays on"
        with pytest.raises(InvalidStatus) as turned_away:
            me.look(table, 1)
        assert turned_away.value.response.status_code == 503, "a proxy can take the line elsewhere"
        assert is_closed(seat) == AGAIN
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)


def test_asked_twice_it_just_ends(tmp_path: Path) -> None:
    with served(tmp_path, free_port(), "--drain", "600") as process:
        process.send_signal(signal.SIGTERM)
        time.sleep(0.5)
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)


def test_nobody_waits_for_the_wish_of_another_when_lines_end() -> None:
    asyncio.run(lines_end_beside_a_wish())


async def lines_end_beside_a_wish() -> None:
    lines, busy, idle = Lines(), Connection("a", 0), Connection("b", 1)
    with lines.one(busy), lines.one(idle):
        with lines.wish(busy):
            going = asyncio.create_task(lines.drain(0))
            await asyncio.wait_for(idle.queue.get(), PATIENCE)
            assert idle.closing and not busy.closing, "what is in hand is finished first"
        assert busy.queue.get_nowait() == AGAIN
    with lines.one(other := Connection("d", 0)):
        assert other.queue.get_nowait() == AGAIN, "it was on its way in"
    await going


def test_a_request_that_takes_long_is_answered_before_the_server_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_asked, usual = threading.Event(), Storage.name_of

    async def slowly(storage: Storage, person: str) -> str:
        is_asked.set()
        await asyncio.sleep(2.5)
        return await usual(storage, person)

    with ThreadPoolExecutor(1) as pool:
        with alone(Settings(data=tmp_path, bot_workers=0)) as address:
            monkeypatch.setattr(Storage, "name_of", slowly)
            answer = pool.submit(httpx.get, f"{address}/api/me", timeout=PATIENCE)
            assert is_asked.wait(PATIENCE)
        assert answer.result().status_code == 200
