"""Simulations and tournaments follow from the seed alone."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from pathlib import Path

import pytest

import regalia
from regalia.core.errors import BadSetup, RegaliaError
from regalia.lab.rating.tournament import lineups, standings
from regalia.lab.simulate import Outcome, Plan, Tally, fill_seats, play_game, simulate, summarize
from regalia.lab.workers import batches, in_order

ROOT = Path(__file__).parents[2]
SHORT = {"max_rounds": 3}
PLAN = Plan("barony", 1, (("random", "random"),), SHORT)


def test_same_games_with_any_number_of_jobs() -> None:
    assert list(simulate(PLAN, 9, jobs=1)) == list(simulate(PLAN, 9, jobs=2))


def test_outcome_can_be_dealt_again() -> None:
    outcome = play_game(PLAN, 3)
    again = regalia.new("barony", seats=2, seed=outcome.seed, options=SHORT)
    first = regalia.new("barony", seats=2, seed="1/3", options=SHORT)
    assert again.position() == first.position()


def test_shared_first_place_is_a_part_of_a_win() -> None:
    outcome = Outcome(0, "s", ("a", "b", "c"), [5, 5, 1], [1, 1, 3], 10)
    summary = summarize([outcome], 3)
    assert [tally.wins for tally in summary.seats] == [0.5, 0.5, 0]
    assert summary.seats[2].mean_place == 3


def test_last_bot_fills_the_seats() -> None:
    assert fill_seats(["greedy", "random"], 4) == ("greedy", "random", "random", "random")
    with pytest.raises(BadSetup, match="3 bots"):
        fill_seats(["a", "b", "c"], 2)


def test_every_bot_sits_everywhere() -> None:
    assert lineups(["a", "b"], 3) == (("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b"))
    tables = lineups(["a", "b", "c"], 2)
    assert {frozenset(table) for table in tables} == {frozenset(pair) for pair in ("ab", "ac", "bc")}
    assert all({table[seat] for table in tables} == {"a", "b", "c"} for seat in range(2))


def test_standings_put_the_best_first() -> None:
    outcomes = [Outcome(n, "s", ("a", "b", "b"), [1, 9, 2], [3, 1, 2], 10) for n in range(4)]
    table = standings(outcomes)
    assert list(table) == ["b", "a"]
    assert table["b"] == Tally(games=8, wins=4, places=12, points=44)
    assert table["b"].share == 0.5


def test_batches_cover_everything_once() -> None:
    for count in (1, 7, 100, 1000):
        assert [number for batch in batches(count, 3) for number in batch] == list(range(count))


def failing(number: int) -> int:
    if number == 3:
        raise RegaliaError("three")
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_failure_in_a_worker_arrives(jobs: int) -> None:
    with pytest.raises(RegaliaError, match="three"):
        list(in_order(failing, range(6), jobs))


def test_fault_names_the_game() -> None:
    with pytest.raises(RegaliaError, match=r"game 2 \(seed 1/2\)"):
        play_game(Plan("barony", 1, (("zork", "zork"),)), 2)


APART = """
import multiprocessing, sys
from regalia import games
from regalia.lab.simulate import Plan, simulate
from tests.tiny import RULEBOOK

if __name__ == "__main__":
    multiprocessing.set_start_method(sys.argv[1])
    games.register(RULEBOOK)
    plan = Plan("tiny", 1, (("random", "search:4*2"),))
    assert list(simulate(plan, 4, 2)) == list(simulate(plan, 4, 1))
    print("the same")
"""


@pytest.mark.parametrize("method", sorted({*multiprocessing.get_all_start_methods()} - {"fork"}))
def test_a_game_that_was_registered_here_is_known_to_processes_that_begin_anew(method: str, tmp_path: Path) -> None:
    """As on Windows and, from CPython 3.14 on, everywhere."""
    script = tmp_path / "script.py"
    script.write_text(APART)
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    ran = subprocess.run(
        [sys.executable, script, method], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True
    )
    assert ran.stdout == "the same\n", ran.stderr
