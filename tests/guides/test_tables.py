"""The tables of the guides are those of the games' data."""

from __future__ import annotations

import pytest
from tests.guides.havoc import EXAMPLES, layout
from tests.guides.page import GAMES
from tests.guides.tables import WRITERS, path_of, tables

from regalia.core.words import LANGUAGES
from regalia.games.havoc.rules.combinations import COMBINATIONS, combination, strength


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WRITERS)
def test_tables_are_up_to_date(game: str, language: str) -> None:
    assert path_of(game, language).read_text(encoding="utf-8") == tables(game, language), "run `python -m tests.guides`"


def test_every_game_has_tables() -> None:
    assert {path.parent.name for path in GAMES.glob("*/__init__.py")} == set(WRITERS)


@pytest.mark.parametrize("id", COMBINATIONS)
def test_examples_of_combinations_are_what_they_are_said_to_be(id: str) -> None:
    assert combination(strength(layout(EXAMPLES[id]))) == id
