"""What the README shows really works."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from tests.shipped import SHIPPED

import regalia
from regalia import games
from regalia.cli import main
from regalia.core.words import Message, Words

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_examples_of_the_readme() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5 and result.failed == 0


def test_the_example_of_the_package() -> None:
    result = doctest.testmod(regalia)
    assert result.attempted > 2 and result.failed == 0


def test_the_readme_names_commands_that_there_are() -> None:
    shown = set(re.findall(r"bin/regalia (\w+)", README))
    assert shown and shown <= set(main.commands)


def test_the_two_commands_are_targets_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in ("play", "test"):
        assert f"make {command}" in README
        assert re.search(rf"^{command}:", makefile, re.MULTILINE)


def row_of(game: str) -> str:
    """A game as a line of the table: its names, its players, and what the lobby says about it."""
    rulebook = games.find(game)
    english, hungarian = (Words(language, [rulebook.folder / "words"], []) for language in ("en", "hu"))
    name, own_name = (words.say(Message("game-name")) for words in (english, hungarian))
    both = name if name == own_name else f"{name} ({own_name})"
    return f"| {both} | {rulebook.seats[0]}–{rulebook.seats[-1]} | {english.say(Message('game-about'))} |"


@pytest.mark.parametrize("game", SHIPPED)
def test_the_table_of_games_has_a_line_for_each(game: str) -> None:
    assert row_of(game) in README.splitlines(), f"write this line into the table of README.md: {row_of(game)}"


def test_the_table_of_games_has_no_other_lines() -> None:
    _, _, *rows = [line for line in README.splitlines() if line.startswith("|")]
    others = sorted({*rows} - {*map(row_of, SHIPPED)})
    assert not others, "take these lines out of the table of README.md, or mend them:\n" + "\n".join(others)
    assert len(rows) == len({*rows}), "a game stands twice in the table of README.md: take one of its lines out"
