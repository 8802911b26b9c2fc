"""`regalia new-game`: it lays out a game that passes everything at once, and reads like the rest of the house."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.helpers import Run

from regalia.cli.commands.new_game import LONGEST, checkout

HOUSE = checkout()
SHORT, LONG = "oh", "a_rather_long_name_for_it"[:LONGEST]

AS_IF_HERE = """
import sys, pytest, regalia.games
from importlib.util import module_from_spec, spec_from_file_location

games, refusals, name = sys.argv[1:4]
regalia.games.__path__.append(games)
spec = spec_from_file_location(f"tests.games.{name}.refusals", refusals)
sys.modules[spec.name] = module_from_spec(spec)
spec.loader.exec_module(sys.modules[spec.name])
sys.exit(pytest.main(sys.argv[4:]))
"""
"""Runs tests in a house in which a game of one more folder stands, with the predicates of its refusals."""


def lay_out(run: Run, name: str, folder: Path) -> tuple[Path, Path]:
    """Where the game and its tests are now."""
    result = run("new-game", name, "--folder", folder)
    assert result.exit_code == 0, result.output
    return folder / "src" / "regalia" / "games" / name, folder / "tests" / "games" / name


def check(*command: str | Path, here: Path = HOUSE, **environment: str) -> None:
    known = {**os.environ, **environment}
    done = subprocess.run([sys.executable, *command], cwd=here, env=known, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_a_new_game_passes_its_own_tests_and_those_of_every_game(run: Run, tmp_path: Path) -> None:
    game, tests = lay_out(run, LONG, tmp_path)
    quick = ("-m", "not soak", "-k", LONG, "-p", "no:cacheprovider", "--tb=short")
    check("-c", AS_IF_HERE, game.parent, tests / "refusals.py", LONG, *quick, "tests/conformance", tests)


@pytest.mark.parametrize("name", [SHORT, LONG])
def test_a_new_game_is_formatted_and_typed_like_the_house(run: Run, tmp_path: Path, name: str) -> None:
    """Whatever its name is: lines must neither grow too long nor fit on fewer lines."""
    game, tests = lay_out(run, name, tmp_path)
    shutil.copy(HOUSE / "pyproject.toml", tmp_path)
    sources = f'src = ["src", "tests", "{HOUSE / "src"}"]'
    check("-m", "ruff", "check", "--no-cache", "--config", sources, ".", here=tmp_path)
    check("-m", "ruff", "format", "--no-cache", "--check", ".", here=tmp_path)
    if name == LONG:
        bases = os.pathsep.join((str(tmp_path / "src"), str(tmp_path)))
        check("-m", "mypy", *game.rglob("*.py"), *tests.rglob("*.py"), MYPYPATH=bases)


def test_nothing_is_left_of_the_names_of_the_template(run: Run, tmp_path: Path) -> None:
    lay_out(run, SHORT, tmp_path)
    for path in tmp_path.rglob("*"):
        said = path.name + (path.read_text("utf-8") if path.is_file() else "")
        for name in ("new_game", "new-game", "NewGame", "New game", "Új játék", "template"):
            assert name not in said, path


def test_a_name_that_holds_the_templates_own_is_put_in_once(run: Run, tmp_path: Path) -> None:
    game, _ = lay_out(run, "my_new_game", tmp_path)
    assert "from regalia.games.my_new_game import checking" in (game / "__init__.py").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Dice", "no id of a game"),
        ("liar's-dice", "no id of a game"),
        ("2dice", "no id of a game"),
        ("dice_", "no id of a game"),
        ("while", "no id of a game"),
        ("x" * (LONGEST + 1), "too long"),
        ("barony", "taken"),
        ("tiny", "taken"),
    ],
)
def test_a_name_that_will_not_do_is_refused_in_one_line(run: Run, tmp_path: Path, name: str, why: str) -> None:
    result = run("new-game", name, "--folder", tmp_path)
    assert result.exit_code == 1
    assert why in result.stderr and result.stderr.count("\n") == 1
    assert [*tmp_path.iterdir()] == []


def test_what_is_there_is_not_touched(run: Run, tmp_path: Path) -> None:
    game, _ = lay_out(run, SHORT, tmp_path)
    (game / "state.py").write_text("mine", encoding="utf-8")
    result = run("new-game", SHORT, "--folder", tmp_path)
    assert result.exit_code == 1 and "is there already" in result.stderr
    assert (game / "state.py").read_text("utf-8") == "mine"


def test_a_folder_that_cannot_be_written_into_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "src").write_text("a file", encoding="utf-8")
    result = run("new-game", SHORT, "--folder", tmp_path)
    assert result.exit_code == 1 and "cannot write into" in result.stderr
