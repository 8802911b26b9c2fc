"""The reference page names every field of what a game is made of, in order, and says rightly which may be left out."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from regalia.core.asking import FreeAct, Kind
from regalia.core.game_options import GameOption
from regalia.core.rulebook import Rulebook, Sense, Wording
from regalia.scene.table import Table

PAGE = (Path(__file__).parent.parent / "docs" / "reference.md").read_text(encoding="utf-8")
DESCRIBED: list[type[Any]] = [Rulebook, Table, Kind, FreeAct, Sense, Wording, GameOption]
ROW = re.compile(r"^\| `(\w+)` \| (.+) \| (.+) \| (no|yes: .+) \|$", re.MULTILINE)


def rows(title: str) -> list[tuple[str, str, str, str]]:
    """Name, what it is, who reads it, whether it may be left out."""
    chapter = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert chapter, f"docs/reference.md has no chapter «{title}»"
    return ROW.findall(chapter[1])


@pytest.mark.parametrize("described", DESCRIBED)
def test_every_field_is_described(described: type[Any]) -> None:
    assert [name for name, *_ in rows(described.__name__)] == [*inspect.signature(described).parameters]


@pytest.mark.parametrize("described", DESCRIBED)
def test_it_says_which_fields_may_be_left_out(described: type[Any]) -> None:
    fields = inspect.signature(described).parameters
    for name, _, _, left_out in rows(described.__name__):
        has_default = fields[name].default is not inspect.Parameter.empty
        assert (left_out != "no") == has_default, f"{described.__name__}.{name}"


def test_every_chapter_is_of_something_that_there_is() -> None:
    assert re.findall(r"^## (.+)$", PAGE, re.MULTILINE) == [described.__name__ for described in DESCRIBED]
