"""The server is killed at random moments: what it acknowledged is there afterwards, and the game goes on to its end."""

from __future__ import annotations

import logging
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from tests.server.helpers import Browser, Seat
from websockets.exceptions import WebSocketException

from regalia import read_record
from regalia.server.serve import run

ROOT = Path(__file__).parents[3]
OPTIONS = ("--module", "tests.tiny.registered", "--bot-pause", "0.02")


log = logging.getLogger(__name__)


class Game:
    """One table with two scripted seats and a bot; remembers what was acknowledged."""

    def __init__(self, chance: random.Random, name: str) -> None:
        self.chance = chance
        self.name = name
        self.secret = ""
        self.table = ""
        self.acknowledged: dict[int, str] = {}
        self.over = False

    def play(self, address: str) -> None:
        """Until the end, or until the server is gone."""
        me = None
        try:
            me = Browser(address, self.secret or None)
            self.secret = me.secret
            self.table = self.table or me.open_table("me", "me", "random", game=self.name)
            self._answer([me.look(self.table, 0), me.look(self.table, 1)])
        except (WebSocketException, httpx.TransportError, OSError):
            pass
        finally:
            if me:
                me.close()

    def _answer(self, seats: list[Seat]) -> None:
        for seat in seats:
            assert seat.at >= max(self.acknowledged, default=0)
        while not self.over:
            for seat in seats:
                if seat.ask:
                    self._choose(seat)
                else:
                    self._hear(seat)
                self.over = self.over or seat.table["over"]

    def _choose(self, seat: Seat) -> None:
        assert seat.ask is not None
        text = self.chance.choice(seat.ask["choices"])["text"]
        seat.wish("choose", text=text, at=seat.at)
        word = seat.hear_until(lambda word: word["is"] in ("no", "update"))
        while word["is"] == "update" and text in _texts(seat):
            word = seat.hear()  # somebody else was quicker
        if word["is"] == "update":
            self.acknowledged[word["at"]] = text

    def _hear(self, seat: Seat) -> None:
        try:
            seat.hear(0.05)
        except TimeoutError:
            return


def _texts(seat: Seat) -> list[str]:
    return [choice["text"] for choice in seat.ask["choices"]] if seat.ask else []


def play_all(games: list[Game], address: str) -> None:
    """All at the same time."""
    with ThreadPoolExecutor(len(games)) as pool:
        list(pool.map(lambda game: game.play(address), games))


def check_games(data: Path, names: list[str], kills: int, latest: float, seed: int = 0) -> tuple[int, int]:
    """How many times a running game lost its server, and how many acknowledged choices were found again."""
    chance = random.Random(seed)
    games = [Game(random.Random(f"{seed} {number}"), name) for number, name in enumerate(names)]
    hit = 0
    for _ in range(kills):
        with run(data, *OPTIONS, folder=ROOT) as (address, process):
            killer = threading.Timer(chance.uniform(0.1, latest), process.kill)
            killer.start()
            play_all([game for game in games if not game.over] or games, address)
            killer.join()
        hit += sum(not game.over for game in games)
    with run(data, *OPTIONS, folder=ROOT) as (address, _):
        play_all(games, address)
        for game in games:
            assert game.over
            check_record(game, address)
    return hit, sum(len(game.acknowledged) for game in games)


def check_record(game: Game, address: str) -> None:
    """No undo was asked for, so that entry n is line n."""
    me = Browser(address, game.secret)
    lines = read_record(me.http.get(f"/api/tables/{game.table}/record").content).lines
    assert me.http.get(f"/api/tables/{game.table}/verify").json()["good"]
    for at, text in game.acknowledged.items():
        assert lines[at - 1].text == text, (at, text)
    me.close()


def test_killed_twice(tmp_path: Path) -> None:
    hit, found = check_games(tmp_path, ["tiny"] * 3, kills=2, latest=0.6)
    assert hit and found


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(5))
def test_fifty_games_killed_six_times(tmp_path: Path, batch: int) -> None:
    """The figures for docs/performance.md are logged: `--log-cli-level=INFO`."""
    hit, found = check_games(tmp_path, ["tiny", "barony"] * 5, kills=6, latest=2.0, seed=batch)
    log.info("10 games, 6 kills, %d games hit by one, %d acknowledged choices found, 0 lost", hit, found)
    assert hit > 10 and found > 500
