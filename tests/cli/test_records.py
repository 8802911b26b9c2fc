"""`regalia replay` and `regalia verify`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.helpers import Run

import regalia


def test_replay_tells_the_story_and_shows_the_end(run: Run, record_file: Path) -> None:
    result = run("replay", record_file)
    assert result.exit_code == 0
    assert "Player 1 places a city" in result.stdout
    assert "The game is over." in result.stdout


def test_replay_in_hungarian(run: Run, record_file: Path) -> None:
    assert "Vége a játéknak." in run("replay", record_file, "--language", "hu").stdout


def test_replay_up_to_a_choice(run: Run, record_file: Path) -> None:
    told = json.loads(run("replay", record_file, "--at", 3, "--json").stdout)
    assert len(told["choices"]) == 3
    assert not told["over"]


def test_replay_as_json(run: Run, record_file: Path) -> None:
    told = json.loads(run("replay", record_file, "--json").stdout)
    game = regalia.replay(regalia.read_record(record_file.read_bytes()))
    assert told["game"] == "barony"
    assert told["scores"] == game.scores
    assert told["ranking"] == game.ranking
    assert {"name", "facts", "text"} == set(told["events"][0])


def test_verify_tells_of_every_file(run: Run, record_file: Path) -> None:
    broken = record_file.with_name("broken.json")
    broken.write_text(record_file.read_text().replace('"seed": 7', '"seed": 8'))
    result = run("verify", record_file, broken, record_file)
    assert result.exit_code == 1
    assert result.stdout.count(": ok (barony") == 2
    assert "broken.json: the start was altered" in result.stderr


def test_verify_succeeds(run: Run, record_file: Path) -> None:
    assert run("verify", record_file).exit_code == 0


def test_the_story_tells_the_last_report_where_it_belongs(run: Run) -> None:
    """A report stands after the line that ended the battle, not with the table at the end."""
    golden = Path(__file__).parents[1] / "golden" / "havoc-1.json"
    lines = run("replay", golden).stdout.splitlines()
    found = [at for at, line in enumerate(lines) if ": how it ended" in line]
    assert len(found) == 1
    assert lines[found[0] - 1].startswith("Place 1: ")
