"""The tables of the guides, written from the games' data and words by `python -m tests.guides`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.guides import barony, hadurak, havoc, kard_es_korona, kingsburg
from tests.guides.page import GAMES, Page

from regalia.core.words import LANGUAGES

WRITERS: dict[str, Callable[[Page], None]] = {
    module.__name__.rpartition(".")[2]: module.write for module in (barony, hadurak, havoc, kard_es_korona, kingsburg)
}


def path_of(game: str, language: str) -> Path:
    return GAMES / game / "guide" / f"tables.{language}.md"


def tables(game: str, language: str) -> str:
    page = Page(game, language)
    WRITERS[game](page)
    return str(page)


def write_all() -> None:
    for game in WRITERS:
        for language in LANGUAGES:
            path_of(game, language).write_text(tables(game, language), encoding="utf-8")
