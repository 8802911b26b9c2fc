"""What the README shows really works."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import regalia
from regalia.cli import main

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
