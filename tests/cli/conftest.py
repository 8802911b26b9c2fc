"""How the tests of the command line run it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.cli.helpers import Run

import regalia
from regalia.cli import main


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command line in an empty directory; whatever goes wrong must end in an exit code, not in an exception."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*words: object, typed: str = "") -> Result:
        result = CliRunner().invoke(main, [str(word) for word in words], input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        return result

    return run


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    """A finished short game of Barony."""
    game = regalia.new("barony", seats=2, seed=7, options={"max_rounds": 2})
    while not game.over:
        game.play(game.pending[0].options[0], seat=game.pending[0].seat)
    path = tmp_path / "game.json"
    path.write_bytes(game.record().to_json())
    return path
