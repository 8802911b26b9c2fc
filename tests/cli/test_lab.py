"""The commands for researchers: games, simulate, tournament, fuzz, soak, bench."""

from __future__ import annotations

import dataclasses
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.helpers import SHORT, Run

from regalia import games
from regalia.cli import shared
from regalia.lab.trials import Tournament, Trials

FEW = ("--games", "4", "--seed", "s", "--jobs", "1", *SHORT)


def test_games(run: Run) -> None:
    result = run("games")
    assert "barony" in result.stdout
    assert "2–4 players" in result.stdout
    assert "[q, r, terrain]" in result.stdout


def test_games_as_json(run: Run) -> None:
    barony = next(game for game in json.loads(run("games", "--json").stdout) if game["id"] == "barony")
    assert barony["seats"] == [2, 3, 4]
    options = {option["id"]: option for option in barony["options"]}
    assert options["overpay"]["accepts"] == [{"type": "word", "words": ["minimal", "any"]}]
    assert options["first_player"]["accepts"][1] == {"type": "seat"}
    assert options["overpay"]["default"] == "minimal"


def test_language_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert "Vezesd" in run("games").stdout


def test_help_and_version(run: Run) -> None:
    assert run().stdout.startswith("Usage: regalia")
    assert run("--version").exit_code == 0
    for command in ("games", "play", "simulate", "tournament", "replay", "verify", "fuzz", "soak", "bench", "load"):
        assert run(command, "--help").exit_code == 0


def test_simulate(run: Run) -> None:
    result = run("simulate", "barony", *FEW)
    assert "4 games, seed s" in result.stdout
    assert "95 % interval" in result.stdout


def test_simulate_as_json_and_lines(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    summary = json.loads(
        run("simulate", "barony", *FEW, "--bots", "random,random,random", "--out", out, "--json").stdout
    )
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert summary["games"] == len(lines) == 4
    assert [seat["bot"] for seat in summary["seats"]] == ["random"] * 3
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(4)
    assert set(lines[0]) == {"number", "seed", "bots", "scores", "ranking", "choices", "sides"}
    assert [line["seed"] for line in lines] == ["s/0", "s/1", "s/2", "s/3"]


def test_random_seed_is_shown(run: Run) -> None:
    one, other = (json.loads(run("simulate", "barony", "--games", 1, *SHORT, "--json").stdout) for _ in range(2))
    assert one["seed"] != other["seed"]


def test_tournament(run: Run) -> None:
    result = run("tournament", "barony", "random", "random", *FEW)
    assert "mean place" in result.stdout


def test_tournament_does_not_depend_on_jobs(run: Run) -> None:
    line = ("tournament", "barony", "random", "random", "--seats", 3, "--games", 6, "--seed", 5, *SHORT, "--json")
    alone, shared = run(*line, "--jobs", 1), run(*line, "--jobs", 2)
    assert alone.stdout == shared.stdout
    assert json.loads(alone.stdout)["bots"][0]["games"] == 18


def test_fuzz(run: Run) -> None:
    result = run("fuzz", "tiny", "--games", 5, "--seed", 1, "--jobs", 1)
    assert result.exit_code == 0
    assert "0 failed" in result.stdout


@pytest.fixture
def broken_game() -> Iterator[None]:
    """The tiny game with a check that fails in its second round."""
    sound = games.find("tiny")
    games.register(dataclasses.replace(sound, check=lambda state: ["too late"] if state.round > 1 else []))
    yield
    games.register(sound)


@pytest.mark.usefixtures("broken_game")
def test_fuzz_saves_failures(run: Run, tmp_path: Path) -> None:
    result = run("fuzz", "tiny", "--games", 2, "--seed", 1, "--jobs", 1, "--save-failures", tmp_path / "f", "--json")
    failures = json.loads(result.stdout)["failures"]
    assert result.exit_code == 1
    assert failures[0]["failure"] == "Flaw: impossible position: too late"
    assert "seed 1/0" in result.stderr
    assert run("verify", failures[0]["saved"]).exit_code == 0


def test_soak_holds_every_trial(run: Run) -> None:
    result = run("soak", "tiny", "--games", 2, "--jobs", 1)
    assert result.exit_code == 0
    assert "tiny: 2 games, seed soak" in result.stdout and "0 failed" in result.stdout
    assert "tiny: 3 seats, 2 games, seed soak" in result.stdout and "95 % interval" in result.stdout


@pytest.mark.usefixtures("broken_game")
def test_soak_says_at_the_end_what_failed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    hopeless = Tournament(("random", "greedy"), seats=2, games=2, at_least=1.1)
    monkeypatch.setattr("regalia.cli.commands.soaking.trials_of", lambda id: Trials(2, 2, (hopeless,)))
    result = run("soak", "tiny", "--jobs", 1)
    assert result.exit_code == 1
    fuzzed, won = result.stderr.splitlines()[-2:]
    assert fuzzed == "regalia: tiny: 1 of 2 fuzzed games failed"
    assert won.startswith("regalia: tiny: random won") and won.endswith("less than 110.0%")


def test_bench_as_json(run: Run) -> None:
    report = json.loads(run("bench", "barony", "--seconds", 0.05, "--seats", 2, "--json").stdout)
    (game,) = report["games"]
    assert set(game["decisions_per_second"]) == {"simulation", "checkpoints", "live", "played out"}
    assert game["decisions_per_second"]["simulation"]["best"] > 0
    assert game["clone_us"]["history"] > 0
    assert game["replayed"]["most"] >= game["replayed"]["mean"] > 0
    assert report["peers"] == []


def test_bench_without_the_peers_packages(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pyspiel", "rlcard"):
        monkeypatch.setitem(sys.modules, module, None)
    result = run("bench", "barony", "--seconds", 0.05, "--peers")
    assert result.exit_code == 0
    assert "not installed" in result.stdout
    assert [line.split()[1] for line in result.stderr.splitlines()] == ["open_spiel", "rlcard"]


def test_tournament_fails_when_the_first_bot_wins_too_little(run: Run) -> None:
    result = run(
        "tournament", "barony", "random", "squire", "--games", "4", "--seed", "1", "--jobs", "1", "--at-least", "0.9"
    )
    assert result.exit_code == 1
    assert "regalia: random won" in result.stderr and "less than 90.0%" in result.stderr


def test_load_as_json(run: Run) -> None:
    report = json.loads(run("load", "--tables", 2, "--seconds", 0.5, "--json").stdout)
    assert report["game"] == "barony" and report["seats"] == 4
    (load,) = report["loads"]
    assert load["tables"] == 2 and load["choices_per_second"] > 0 and 0 < load["p50_ms"] <= load["p99_ms"]


def test_load_with_nonsense(run: Run) -> None:
    assert run("load", "--tables", "ten").exit_code == 2
    assert "2 to 4 players" in run("load", "--seats", 9).stderr


def test_balance_compares_the_sides_and_draws_them(run: Run, tmp_path: Path) -> None:
    drawing = tmp_path / "sides.svg"
    few = ("--games", "2", "--seats", "3", "--bot", "random", "--seed", "s", "--jobs", "1")
    told = json.loads(run("balance", "kard_es_korona", *few, "--plot", drawing, "--json").stdout)
    assert sum(side["games"] for side in told["sides"].values()) == 6
    assert all(side in drawing.read_text() for side in told["sides"])
    refused = run("balance", "barony", *few)
    assert refused.exit_code == 1 and "all seats are alike" in refused.stderr


def test_habits_counts_what_happened(run: Run) -> None:
    few = ("--games", "2", "--seats", "3", "--bot", "random", "--seed", "s", "--jobs", "1")
    told = json.loads(run("habits", "kingsburg", *few, "--json").stdout)
    assert told["games"] == 2 and told["points"] <= told["winner"]
    assert told["events"]["season_began"] == {"a_game": 15, "games": 2}
    assert "| season_began | 15.00 | 100% |" in run("habits", "kingsburg", *few).stdout


def test_long_work_says_how_far_it_is_where_there_is_no_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter(range(0, 10_000, 25))
    monkeypatch.setattr(shared, "monotonic", lambda: float(next(clock)))
    assert list(shared.tracked("abc", 3, "games")) == ["a", "b", "c"]
    assert capsys.readouterr().err == "games: 1 of 3\ngames: 2 of 3\ngames: 3 of 3\n"
