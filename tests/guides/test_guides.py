"""What a newcomer reads: both languages tell the same, and point at rules that there are."""

from __future__ import annotations

import re

import pytest
from tests.guides.page import GAMES
from tests.guides.tables import WRITERS
from tests.rule_coverage import numbered_rules

from regalia.core.words import LANGUAGES
from regalia.server.door.games_api import guide_page

PARTS = ("overview", "tables", "rules")
HEADING = re.compile(r"^(#+) ", re.MULTILINE)
CITED = re.compile(r"\b[RSV]\d+(?:\.\d+[a-z]?)?\b")


def read(game: str, part: str, language: str) -> str:
    return (GAMES / game / "guide" / f"{part}.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", WRITERS)
def test_both_languages_have_the_same_chapters(game: str, part: str) -> None:
    english, hungarian = (read(game, part, language) for language in LANGUAGES)
    assert HEADING.findall(english) == HEADING.findall(hungarian)
    assert english.count("\n|") == hungarian.count("\n|"), "one of them lacks a row of a table"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WRITERS)
def test_every_rule_that_is_cited_can_be_found(game: str, language: str) -> None:
    rules = read(game, "rules", language)
    chapters = re.findall(r"^## ([A-Z]+\d+) ", rules, re.MULTILINE)
    known = {*numbered_rules(rules), *chapters}
    cited = {id for part in PARTS for id in CITED.findall(read(game, part, language))}
    assert cited <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WRITERS)
def test_the_server_puts_what_a_newcomer_reads_before_the_rules(game: str, language: str) -> None:
    page = guide_page(GAMES / game / "guide", language)
    at = [page.index(read(game, part, language).splitlines()[0]) for part in PARTS]
    assert at == sorted(at)
    assert numbered_rules(page) == numbered_rules(read(game, "rules", language))
