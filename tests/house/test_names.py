"""One name for one thing, in every game."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest
from tests.house.arrows import SOURCE

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
GAMES = SOURCE / "regalia" / "games"
ROOMS = ("pieces", "advice", "table", "bot", "words")


def modules(games: Path, room: str) -> dict[str, list[str]]:
    """By name, the games that have such a module in this room or in one of its folders."""
    found = defaultdict(list)
    for path in sorted(games.glob(f"*/{room}/**/*.py")):
        if path.stem != "__init__":
            found[path.stem].append(path.relative_to(games).parts[0])
    return found


def two_forms(names: dict[str, list[str]]) -> list[str]:
    """Names that differ in nothing but their number: `warning` and `warnings`."""
    return [
        f"{name} in {', '.join(names[name])} and {name}s in {', '.join(names[f'{name}s'])}: call both alike"
        for name in names
        if f"{name}s" in names
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_a_module_is_called_the_same_in_every_game(room: str) -> None:
    names = modules(GAMES, room)
    assert names
    found = two_forms(names)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("room", ROOMS)
def test_names_that_games_share_are_explained(room: str) -> None:
    """«Why these names?» says what a module is that two games have."""
    said = PAGE.read_text("utf-8").partition("## Why these names?")[2].partition("## Glossary")[0]
    listed = {name for path in re.findall(r"`([\w/…]+\.py)`", said) for name in (Path(path).stem,)}
    built = {"text", "wording"}  # the table of rooms tells what these are
    shared = {name for name, games in modules(GAMES, room).items() if len({*games}) > 1}
    new = {name for name in shared - listed - built if not name.endswith(("_stage", "_report"))}
    assert not new, f"docs/architecture.md, «Why these names?», does not tell what these are: {', '.join(sorted(new))}"


def test_two_forms_of_a_name_are_named() -> None:
    (fault,) = two_forms({"warning": ["kingsburg"], "warnings": ["barony"], "news": ["barony"]})
    assert fault == "warning in kingsburg and warnings in barony: call both alike"
