"""Whatever a user does wrong is one clear line on stderr, with the right exit code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from tests.cli.helpers import Run

FAILED, MISUSED = 1, 2


def assert_one_line(result: Result, code: int, *parts: str) -> None:
    assert result.exit_code == code
    assert result.stderr.startswith("regalia: ")
    assert result.stderr.count("\n") == 1
    for part in parts:
        assert part in result.stderr


@pytest.mark.parametrize("command", ["play --text", "simulate", "fuzz", "soak", "bench", "tournament"])
def test_unknown_game(run: Run, command: str) -> None:
    name, *options = command.split()
    bots = ["random", "random"] if name == "tournament" else []
    assert_one_line(run(name, "zork", *bots, *options), FAILED, "'zork'", "barony")


@pytest.mark.parametrize(
    ("line", "code", "part"),
    [
        ("play barony --seats 3", MISUSED, "--seats goes with --text"),
        ("play barony --text --seats 9", FAILED, "2 to 4 players"),
        ("play barony --text --seats 0", FAILED, "2 to 4 players"),
        ("play barony --text --option zork=1", FAILED, "'zork'"),
        ("play barony --text --option zork", MISUSED, "key=value"),
        ("play barony --text --option overpay=lots", FAILED, "'overpay'"),
        ("play barony --text --option map=[[[", FAILED, "'map'"),
        ("play barony --text --bot 1=zork", FAILED, "'zork'"),
        ("play barony --text --bot king", MISUSED, "SEAT=NAME"),
        ("play barony --text --bot 7=random", FAILED, "no seat 7"),
        ("play barony --text --me 7", FAILED, "no seat 7"),
        ("play barony --text --me 1 --bot 1=random", FAILED, "seat 1"),
        ("play barony --text --names A,B,C,D,E", FAILED, "2 to 4 players"),
        ("play barony --text --seats 2 --names A,B,C", FAILED, "3 names"),
        ("play barony --text --names A,,B", MISUSED, "empty name"),
        ("play barony --text --language de", MISUSED, "'de'"),
        ("play barony --text --save nowhere/game.json", FAILED, "nowhere"),
        ("play barony --text --load nowhere.json", FAILED, "nowhere.json"),
        ("play barony --text --load nowhere.json --seats 2", MISUSED, "--seats"),
        ("simulate barony --seats 5", FAILED, "2 to 4 players"),
        ("simulate barony --games 0", MISUSED, "--games"),
        ("simulate barony --jobs 0", MISUSED, "--jobs"),
        ("simulate barony --bots random,zork", FAILED, "'zork'"),
        ("simulate barony --seats 2 --bots random,random,random", FAILED, "3 bots"),
        ("simulate barony --option zork=1", FAILED, "'zork'"),
        ("simulate barony --games 1 --out nowhere/out.jsonl", FAILED, "nowhere"),
        ("tournament barony random", MISUSED, "two bots"),
        ("tournament barony random zork", FAILED, "'zork'"),
        ("bench barony --seats 7", FAILED, "2 to 4 players"),
        ("bench barony --seconds 0", MISUSED, "--seconds"),
        ("replay nowhere.json", FAILED, "nowhere.json"),
        ("replay .", FAILED, "directory"),
        ("verify nowhere.json", FAILED, "nowhere.json"),
        ("verify", MISUSED, "FILES"),
        ("zork", MISUSED, "'zork'"),
        ("--zork", MISUSED, "--zork"),
    ],
)
def test_wrong_words(run: Run, line: str, code: int, part: str) -> None:
    assert_one_line(run(*line.split()), code, part)


def altered(path: Path, **changes: Any) -> Path:
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))
    return path


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"format": "chess"}, "not a Regalia record"),
        ({"version": 99}, "newer"),
        ({"rules": 99}, "rules version 99"),
        ({"game": "zork"}, "'zork'"),
        ({"seats": 9}, "9"),
        ({"lines": "none"}, "broken"),
        ({"lines": [[0, "place:Z99", "x"]]}, "line 1"),
    ],
)
def test_bad_record(run: Run, record_file: Path, command: str, changes: dict[str, Any], part: str) -> None:
    result = run(command, altered(record_file, **changes))
    if command == "replay" or "format" in changes or "version" in changes or changes.get("lines") == "none":
        assert_one_line(result, FAILED, "game.json", part)
    else:
        assert_one_line(result, FAILED, "game.json")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[]", b"{", b"nothing of the kind"])
def test_file_that_is_no_record(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(content)
    for command in (["replay", path], ["verify", path], ["play", "barony", "--text", "--load", path]):
        assert_one_line(run(*command), FAILED, "other.json")


def test_play_does_not_load_another_game(run: Run, record_file: Path) -> None:
    altered(record_file, game="chess")
    assert_one_line(run("play", "barony", "--text", "--load", record_file), FAILED, "a game of chess")


def test_unreadable_seed(run: Run) -> None:
    assert_one_line(run("simulate", "barony", "--seed", "a\nb"), MISUSED, "--seed")


def test_replay_past_the_end(run: Run, record_file: Path) -> None:
    assert_one_line(run("replay", record_file, "--at", 9999), FAILED, "only")


def test_save_failures_into_a_file(run: Run, record_file: Path) -> None:
    assert_one_line(run("fuzz", "barony", "--save-failures", record_file), FAILED, "game.json")
