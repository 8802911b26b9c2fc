"""`regalia play --from`: another way from any moment of a record, or from a position."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.helpers import Run

import regalia

BOT = ("--bot", "1=random")


def test_a_record_is_played_on_from_a_moment(run: Run, record_file: Path) -> None:
    before = record_file.read_bytes()
    result = run("play", "--from", record_file, "--at", "4", "--me", "0", *BOT, "--save", "other.json", typed="1\nq\n")
    assert result.exit_code == 0, result.output
    branch = regalia.read_record(Path("other.json").read_bytes())
    whole = regalia.read_record(before)
    assert [line.text for line in branch.lines[:4]] == [line.text for line in whole.lines[:4]]
    assert len(branch.lines) > 4 and record_file.read_bytes() == before


def test_whoever_is_asked_is_the_person(run: Run, record_file: Path) -> None:
    game = regalia.replay(regalia.read_record(record_file.read_bytes()), 5)
    other = 1 - game.pending[0].seat
    text = run("play", "--from", record_file, "--at", "5", "--language", "en", typed="q\n").stdout
    assert f"Player {other + 1} is played by a bot" in text


def test_a_position_is_played_on(run: Run, record_file: Path, tmp_path: Path) -> None:
    game = regalia.replay(regalia.read_record(record_file.read_bytes()), 3)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(game.position()), encoding="utf-8")
    assert run("play", "barony", "--from", path, *BOT, typed="q\n").exit_code == 0
    assert "--at is for records" in run("play", "--from", path, "--at", "2").stderr


def test_what_does_not_go_together_is_said(run: Run, record_file: Path) -> None:
    assert "--at goes with --from" in run("play", "barony", "--at", "3").stderr
    assert "say which GAME" in run("play").stderr
    assert "--seats does not go with --from" in run("play", "--from", record_file, "--seats", "3").stderr
    assert "a game of barony, not of havoc" in run("play", "havoc", "--from", record_file).stderr
    assert "has only" in run("play", "--from", record_file, "--at", "9999").stderr
