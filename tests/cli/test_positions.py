"""Records that start from a position: nobody is told of a seed that they do not have."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.helpers import Run

import regalia


@pytest.fixture
def from_position(tmp_path: Path) -> Path:
    dealt = regalia.new("barony", seats=2, seed=7, options={"max_rounds": 2})
    for _ in range(3):
        dealt.play(dealt.pending[0].options[0])
    game = regalia.from_position("barony", dealt.position())
    game.play(game.pending[0].options[0])
    path = tmp_path / "from_position.json"
    path.write_bytes(game.record().to_json())
    return path


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "barony", "--text", "--load")])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_no_seed_is_told(run: Run, from_position: Path, command: tuple[str, ...], language: str) -> None:
    more = () if command == ("verify",) else ("--language", language)
    result = run(*command, from_position, *more)
    assert result.exit_code == 0
    assert "None" not in result.stdout


def test_how_the_game_began(run: Run, from_position: Path) -> None:
    told = run("play", "barony", "--text", "--load", from_position).stdout
    assert told.startswith("The game began from a given position.")
    in_hungarian = run("play", "barony", "--text", "--load", from_position, "--language", "hu").stdout
    assert in_hungarian.startswith("A játszma egy megadott állásból indult.")
