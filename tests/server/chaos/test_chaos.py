"""Everything that a game in company rests on is killed at random while it is played: nothing acknowledged is lost."""

from __future__ import annotations

import logging
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.chaos.players import Attempt, Player, check, is_told_by
from tests.server.chaos.things import Machines, Program, machines
from tests.shipped import SHIPPED

log = logging.getLogger(__name__)

STUCK = 30.0
"""Seconds after which a game has to go on once everything is up again."""
WIRES_TOO = 3
"""After every so many kills something happens to a wire, too."""


class Trouble:
    """Kills and cuts, and sees that every game goes on afterwards."""

    def __init__(self, found: Machines, players: list[Player], seed: int) -> None:
        self.found = found
        self._players = players
        self._chance = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.waits: list[float] = []

    def kill(self, number: int) -> None:
        """One thing, or two that are not known to each other; and everything comes back."""
        names = self._chance.sample(list(self.found.things), 1 + (number % 5 == 4))
        for name in names:
            self.found.things[name].kill()
            self.done[name] += 1
        time.sleep(self._chance.uniform(0, 3))
        if number % WIRES_TOO == 0:
            self._harm_a_wire()
        self.found.start(*names)
        self.see_all_move()
        time.sleep(self._chance.uniform(0, 1))

    def _harm_a_wire(self) -> None:
        wire = self._chance.choice(self.found.wires)
        harm, name = self._chance.choice([(wire.cut, "cut"), (wire.go_dead, "dead")])
        self.found.tools.do(harm)
        self.done[name] += 1

    def see_all_move(self) -> None:
        since = time.monotonic()
        while still := [player for player in self._players if not player.is_done and player.moved < since]:
            waited = time.monotonic() - since
            assert waited < STUCK, (
                dict(self.done),
                [(player.played[-1].table, player.refusals[-3:]) for player in still],
            )
            time.sleep(0.05)
        self.waits.append(time.monotonic() - since)
        log.info("%s; all went on after %.1f s", dict(self.done), self.waits[-1])

    @property
    def kills(self) -> int:
        return sum(number for name, number in self.done.items() if name in self.found.things)


def play_through(
    folder: Path, names: list[str], tables: int, trouble: Callable[[Trouble], None], *options: str, seed: int
) -> tuple[Trouble, list[Player]]:
    with machines(folder, *options) as found:
        players = [Player(found.addresses, names[table::tables], seed + table) for table in range(tables)]
        troubled, enough, given_up = Trouble(found, players, seed), threading.Event(), threading.Event()
        with ThreadPoolExecutor(tables) as pool:
            playing: list[Future[None]] = [pool.submit(player.play, enough, given_up) for player in players]
            try:
                trouble(troubled)
                enough.set()
                for one in playing:
                    one.result()
            finally:
                given_up.set()
        for player in players:
            check(player, found.addresses)
    return troubled, players


def report(troubled: Trouble, players: list[Player]) -> None:
    """The figures for docs/performance.md are logged: `--log-cli-level=INFO`."""
    games = [played for player in players for played in player.played]
    waits = sorted(troubled.waits)
    log.info(
        "%d games %s; %d kills %s; %d acknowledged choices found, 0 lost, 0 doubled; %d tries of which nobody knew; "
        "lines lost %d, away for %.1f s at most; refused %s; went on after %.1f s (median), %.1f s (longest)",
        len(games),
        dict(Counter(played.game for played in games)),
        troubled.kills,
        dict(troubled.done),
        sum(played.acknowledged for played in games),
        sum(one.until is None for played in games for tried in played.attempts for one in tried),
        sum(len(player.away) for player in players),
        max((away for player in players for away in player.away), default=0.0),
        dict(Counter(code for player in players for code in player.refusals)),
        waits[len(waits) // 2],
        waits[-1],
    )


def sixty_kills(troubled: Trouble) -> None:
    number = 0
    while troubled.kills < 60:
        troubled.kill(number)
        number += 1


@pytest.mark.soak
def test_fifty_games_at_twenty_tables_and_sixty_kills(tmp_path: Path) -> None:
    names = [SHIPPED[number % len(SHIPPED)] for number in range(50)]
    troubled, players = play_through(tmp_path, names, 20, sixty_kills, seed=17)
    report(troubled, players)
    assert sum(len(player.played) for player in players) >= 50 and troubled.kills >= 60
    assert {"postgres", "redis", "server 0", "server 1", "worker 0", "worker 1", "cut", "dead"} <= troubled.done.keys()


def a_minute_without_redis(troubled: Trouble) -> None:
    """Whoever plays hears nothing of it but that it may take two seconds longer."""
    redis = troubled.found.things["redis"]
    redis.kill()
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        troubled.see_all_move()
    redis.start()
    troubled.see_all_move()


@pytest.mark.soak
def test_play_goes_on_for_a_minute_without_redis(tmp_path: Path) -> None:
    troubled, players = play_through(tmp_path, [], 10, a_minute_without_redis, seed=18)
    report(troubled, players)
    assert not any(player.away for player in players), "nobody's line ended"


def restarts_in_turn(troubled: Trouble) -> None:
    """As for an update: one server after the other is asked to go, and comes back."""
    for number in range(8):
        name = f"server {number % 2}"
        server = troubled.found.things[name]
        assert isinstance(server, Program)
        server.end()
        troubled.done[f"{name} restarted"] += 1
        server.start()
        troubled.see_all_move()


@pytest.mark.soak
def test_a_rolling_restart_is_noticed_by_nobody(tmp_path: Path) -> None:
    troubled, players = play_through(tmp_path, [], 10, restarts_in_turn, "--drain", "2", seed=19)
    report(troubled, players)
    assert not any(player.refusals for player in players), "no choice was refused"
    away = [one for player in players for one in player.away]
    assert len(away) > 20 and max(away) < 5, away


def test_what_is_lost_or_doubled_is_found() -> None:
    """The check itself: lines of a log as they are numbered, against what was tried."""
    tried = [Attempt("a", 0, 1), Attempt("b", 1), Attempt("b", 1, 2), Attempt("c", 4, 6)]
    assert is_told_by([(1, "a"), (2, "b"), (6, "c")], tried)
    assert not is_told_by([(1, "a"), (2, "b")], tried), "what was acknowledged is missing"
    assert not is_told_by([(1, "a"), (2, "b"), (5, "c"), (6, "c")], tried), "it is there twice"
    assert not is_told_by([(1, "a"), (2, "x"), (6, "c")], tried), "nobody has tried it"
    assert not is_told_by([(1, "a"), (3, "b"), (6, "c")], tried), "it was acknowledged elsewhere"
    assert is_told_by([(1, "a"), (2, "b"), (3, "b"), (6, "c")], [*tried[:2], Attempt("b", 2, 3), tried[3]])
