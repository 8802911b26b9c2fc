"""The ladder finds who is stronger, asks first about those it knows least, and goes on where it was."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from regalia.bots.parallel import crew
from regalia.cli import main
from regalia.core.errors import BadSetup, RegaliaError
from regalia.lab.rating.ladder import (
    Ladder,
    Played,
    Standing,
    beginning,
    climb,
    kept,
    lineup,
    rate,
    read_games,
    standings_of,
)
from regalia.lab.rating.report import table
from regalia.lab.workers import Processes

ROOT = Path(__file__).parents[2]


def won(number: int, *bots: str) -> Played:
    """The first wins, then the others in order."""
    return Played(number, bots, list(range(1, len(bots) + 1)), [1] * len(bots), [0.5] * len(bots))


def test_whoever_wins_stands_higher_and_is_known_better() -> None:
    ladder = Ladder("tiny", ("a", "b", "c"), 3, 1)
    standings = standings_of(ladder, [won(number, "b", "a", "c") for number in range(20)])
    assert list(standings) == ["b", "a", "c"]
    assert standings["b"].interval.low > standings["c"].interval.high
    assert standings["b"].sigma < beginning("b")["b"].sigma
    assert (standings["b"].games, standings["b"].wins, standings["b"].milliseconds) == (20, 20.0, 500.0)
    assert [one.places for one in standings.values()] == [20, 40, 60]
    assert "| `a` |" in table(standings) and "| 2.00 |" in table(standings)


def test_a_bot_in_several_seats_is_rated_once() -> None:
    standings = beginning(("a", "b"))
    rate(standings, won(0, "a", "b", "b"))
    assert standings["a"].mu > 25 > standings["b"].mu and standings["b"].games == 2


def test_the_least_known_play_next_against_their_like() -> None:
    standings = {"old": Standing(30, 1), "new": Standing(25, 8), "near": Standing(26, 2), "far": Standing(45, 2)}
    assert set(lineup(standings, 2, Random(1), {})) == {"new", "near"}
    assert "new" not in lineup(standings, 2, Random(1), {"new": 200})


def test_the_same_ladder_with_any_number_of_jobs() -> None:
    ladder = Ladder("tiny", ("random", "squire", "greedy"), 2, 4)
    one, two = (list(climb(ladder, [], 10, Processes(jobs))) for jobs in (1, 2))
    assert [(game.bots, game.ranking) for game in one] == [(game.bots, game.ranking) for game in two]


def test_an_interrupted_ladder_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    ladder = Ladder("tiny", ("random", "squire", "hasty"), 2, 4)
    whole = list(climb(ladder, [], 18, Processes(1)))
    (tmp_path / "games.jsonl").write_text(kept(ladder, whole[:11]))
    before = read_games(tmp_path / "games.jsonl", ladder)
    assert before == whole[:11]
    rest = list(climb(ladder, before, 18, Processes(1)))
    assert [(game.number, game.bots, game.ranking) for game in rest] == [
        (game.number, game.bots, game.ranking) for game in whole[11:]
    ]


def test_bots_of_another_checkout_and_of_other_processes_are_rated_with_what_they_took_there() -> None:
    older = f"hasty@{ROOT}"
    ladder = Ladder("havoc", (older, "search:2*2"), 2, 4)
    standings = standings_of(ladder, list(climb(ladder, [], 2, Processes(1))))
    crew.cache_clear()
    assert standings["search:2*2"].milliseconds > standings[older].milliseconds > 0.05
    with pytest.raises(BadSetup, match="is no checkout"):
        Ladder("havoc", ("king@/nowhere", "random"), 2, 1).check()


def test_the_command_writes_a_page_that_needs_nothing_else_and_goes_on(tmp_path: Path) -> None:
    command = [
        "ladder",
        "tiny",
        "random",
        "search:4",
        "--seats",
        "2",
        "--seed",
        "4",
        "--jobs",
        "1",
        "--out",
        str(tmp_path),
    ]
    first = CliRunner().invoke(main, [*command, "--games", "4"])
    assert first.exit_code == 0, first.output
    page = (tmp_path / "report.html").read_text()
    assert page.count("<svg") == 2 and "search:4" in page
    assert not re.search(r"<(script|link|img)|@import", page)
    second = CliRunner().invoke(main, [*command, "--games", "6", "--json"])
    told = json.loads(second.output)
    assert told["games"] == 6 and {bot["bot"] for bot in told["bots"]} == {"random", "search:4"}
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 7
    other = Ladder("tiny", ("random", "squire"), 2, 4)
    with pytest.raises(RegaliaError, match="has games of search:4"):
        read_games(tmp_path / "games.jsonl", other)


@pytest.mark.parametrize("bots", [("random",), ("random", "random")])
def test_a_ladder_of_one_is_none(bots: tuple[str, ...]) -> None:
    with pytest.raises(RegaliaError, match="two bots or more"):
        Ladder("tiny", bots, 2, 1).check()
