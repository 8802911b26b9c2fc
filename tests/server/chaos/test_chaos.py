"""Everything that a game in company rests on is killed at random while it is played: nothing acknowledged is lost."""

from __future__ import annotations

import logging
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.chaos.players import THINKING, Attempt, Player, check, is_told_by
from tests.server.chaos.proxy import proxied
from tests.server.chaos.things import Machines, Server, machines
from tests.shipped import SHIPPED

log = logging.getLogger(__name__)

STUCK = 30.0
"""Seconds after which a game has to go on once everything is up again."""
WIRES_TOO = 3
"""After every so many kills something happens to a wire, too."""


class Trouble:
    """Kills and cuts, and sees that every game goes on afterwards."""

    def __init__(self, found: Machines, doors: list[str], players: list[Player], seed: int) -> None:
        self.found = found
        self.doors = doors
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
    folder: Path,
    names: list[str],
    tables: int,
    trouble: Callable[[Trouble], None],
    *options: str,
    seed: int,
    workers: int = 2,
    by_proxy: bool = False,
    thinking: float = THINKING,
) -> tuple[Trouble, list[Player]]:
    """Everybody comes to whichever server they like, or to the proxy that takes them to one."""
    with ExitStack() as stack:
        found = stack.enter_context(machines(folder, *options, workers=workers))
        doors = [stack.enter_context(proxied(folder, found.addresses))] if by_proxy else found.addresses[:]
        players = [Player(doors, names[table::tables], seed + table, thinking) for table in range(tables)]
        troubled, enough, given_up = Trouble(found, doors, players, seed), threading.Event(), threading.Event()
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


def restarts_in_turn(times: int) -> Callable[[Trouble], None]:
    """As for an update: one server after the other is asked to go, and comes back."""

    def restart(troubled: Trouble) -> None:
        for number in range(times):
            name = f"server {number % 2}"
            server = troubled.found.things[name]
            assert isinstance(server, Server)
            server.ask_to_go()
            doors, troubled.doors[:] = troubled.doors[:], [door for door in troubled.doors if door != server.address]
            server.wait_until_gone()  # nobody is sent there any more, as by a proxy
            troubled.done[f"{name} restarted"] += 1
            server.start()
            troubled.doors[:] = doors
            troubled.see_all_move()

    return restart


def lines_sent_away(troubled: Trouble, players: list[Player]) -> tuple[list[float], list[int]]:
    """How long each line was away, and how often it came in vain."""
    report(troubled, players)
    assert not any(player.refusals for player in players), "no choice was refused"
    away, tries = (
        [one for player in players for one in player.away],
        [one for player in players for one in player.tries],
    )
    log.info("away for %s s, in vain %s times", [round(one, 1) for one in sorted(away)], Counter(tries))
    return away, tries


def test_a_rolling_restart_is_noticed_by_nobody(tmp_path: Path) -> None:
    """Who is sent away is let in by the next server that they come to; how long that takes, a quiet machine says."""
    trouble = restarts_in_turn(2)
    played = play_through(tmp_path, [], 3, trouble, "--drain", "2", seed=19, workers=1, thinking=0.1)
    away, tries = lines_sent_away(*played)
    assert len(away) >= 2 and max(tries) == 0, (away, tries)


@pytest.mark.soak
def test_many_rolling_restarts_behind_the_proxy(tmp_path: Path) -> None:
    """With the notice of compose.yaml: the proxy has looked at least twice before anybody is sent away."""
    trouble = restarts_in_turn(8)
    played = play_through(tmp_path, [], 10, trouble, "--drain", "6", seed=19, workers=1, by_proxy=True)
    away, tries = lines_sent_away(*played)
    assert len(away) > 20 and max(tries) == 0 and max(away) < 5, (away, tries)


def test_what_is_lost_or_doubled_is_found() -> None:
    """The check itself: lines of a log as they are numbered, against what was tried."""
    tried = [Attempt("a", 0, 1), Attempt("b", 1), Attempt("b", 1, 2), Attempt("c", 4, 6)]
    assert is_told_by([(1, "a"), (2, "b"), (6, "c")], tried)
    assert not is_told_by([(1, "a"), (2, "b")], tried), "what was acknowledged is missing"
    assert not is_told_by([(1, "a"), (2, "b"), (5, "c"), (6, "c")], tried), "it is there twice"
    assert not is_told_by([(1, "a"), (2, "x"), (6, "c")], tried), "nobody has tried it"
    assert not is_told_by([(1, "a"), (3, "b"), (6, "c")], tried), "it was acknowledged elsewhere"
    assert is_told_by([(1, "a"), (2, "b"), (3, "b"), (6, "c")], [*tried[:2], Attempt("b", 2, 3), tried[3]])
