"""`regalia picture`: the happy path and every way to go wrong, in one clear line."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

import regalia
from regalia.cli import main


def run(*words: object) -> Result:
    result = CliRunner().invoke(main, [str(word) for word in words], env={"LANG": "C.UTF-8"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = regalia.new("barony", seats=2, seed=7, options={"max_rounds": 2})
    while not game.over:
        game.play(game.pending[0].options[0])
    path = tmp_path / "game.json"
    path.write_bytes(game.record().to_json())
    return path


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(regalia.new("barony", seats=3, seed=7).position()))
    return path


def test_a_record_becomes_a_picture(record: Path) -> None:
    result = run("picture", record)
    assert result.exit_code == 0
    assert ElementTree.fromstring(result.stdout).tag.endswith("svg")
    assert "is King with" in result.stdout


def test_a_moment_of_a_record_in_hungarian_by_candlelight(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "picture.svg"
    result = run("picture", record, "--at", 1, "--language", "hu", "--theme", "dark", "--out", out)
    assert (result.exit_code, result.output) == (0, "")
    assert "Hová kerüljön" in out.read_text()
    assert 'data-theme="dark"' in out.read_text()


def test_a_position_becomes_a_picture(position: Path) -> None:
    assert "Where do you place city" in run("picture", position).stdout


@pytest.mark.parametrize("seat", ["none", "1"])
def test_who_is_not_asked_sees_no_question(position: Path, seat: str) -> None:
    asked = regalia.from_position("barony", json.loads(position.read_text())).pending[0].seat
    other = seat if seat == "none" else (asked + 1) % 3
    result = run("picture", position, "--seat", other)
    assert result.exit_code == 0
    assert "Where do you place city" not in result.stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("nowhere.json",), "cannot read nowhere.json: No such file or directory"),
        (("{record}", "--at", "999"), "choices"),
        (("{record}", "--seat", "2"), "a seat is a number from 0 to 1, or none; not '2'"),
        (("{record}", "--seat", "-1"), "a seat is a number"),
        (("{record}", "--seat", "anna"), "a seat is a number"),
        (("{position}", "--at", "1"), "--at is for records, and this is a position"),
        (("{record}", "--out", "/nowhere/picture.svg"), "cannot write"),
    ],
)
def test_errors_are_one_clear_line(record: Path, position: Path, words: tuple[str, ...], complaint: str) -> None:
    result = run("picture", *(word.format(record=record, position=position) for word in words))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith("regalia: ")
    assert result.stderr.count("\n") == 1
    assert complaint in result.stderr


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{", '{"state": {}}', '{"state": {}, "game": "chess"}', '{"state": 5, "game": "barony"}', '"\\ud800"'],
)
def test_broken_files_are_one_clear_line(tmp_path: Path, content: str) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text(content)
    result = run("picture", broken)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"regalia: {broken}")
    assert result.stderr.count("\n") == 1


def test_wrong_usage_is_told(record: Path) -> None:
    assert run("picture", record, "--theme", "pink").exit_code == 2
    assert run("picture", record, "--width", "5").exit_code == 2
