"""Numbers in sentences: singular and plural in English; articles, suffixes and no plural at all in Hungarian."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conformance.checks.wording_faults import counts_in, english_faults, hungarian_faults, messages_in, nouns_in

from regalia import cli, games
from regalia.core.words import COMMON

CLIENT = Path(__file__).parents[2] / "web" / "src" / "words"
FOLDERS = {
    "common": COMMON,
    "cli": Path(cli.__file__).parent / "words",
    "template": Path(cli.__file__).parent / "template" / "game" / "words",
    "client": CLIENT,
    **{name: games.find(name).folder / "words" for name in games.names()},
}
ENGLISH, HUNGARIAN = (
    {name: messages_in((folder / f"{language}.ftl").read_text("utf-8")) for name, folder in FOLDERS.items()}
    for language in ("en", "hu")
)
COUNTED = counts_in(ENGLISH.values())
NOUNS = nouns_in(ENGLISH.values())

FINE = {
    "client": {"players-spoken": "every game is for more than one player"},
    "hadurak": {},
    "havoc": {},
    "kard_es_korona": {"crown-note": "nobody wins with one castle or province"},
}
"""What only looks like a fault, and why."""


def id_of(fault: str) -> str:
    return fault.split(":")[0]


@pytest.mark.parametrize("name", FOLDERS)
def test_english_counts_in_singular_and_plural(name: str) -> None:
    faults = english_faults(ENGLISH[name], COUNTED, NOUNS)
    assert [fault for fault in faults if id_of(fault) not in FINE.get(name, {})] == []
    assert {*map(id_of, faults)} == FINE.get(name, {}).keys()  # nothing is excused that is no fault


@pytest.mark.parametrize("name", FOLDERS)
def test_hungarian_goes_by_the_number(name: str) -> None:
    assert hungarian_faults(HUNGARIAN[name], COUNTED) == []


# --- planted ----------------------------------------------------------------------------------------------------------


FORMS = """
drawn = { $count ->
    [one] { $seat } draws { $count } card
   *[other] { $seat } draws { $count } cards
 }
"""
GOOD_ENGLISH = [
    "a = { $count } of your cards",
    "a = Cards: { $count }",
    "a = { $seat } passes",
    "a = { drawn }",
    "a = { $count -> \n    [0] no card\n    [one] { $count } card\n   *[other] { $count } cards\n }",
]
BAD_ENGLISH = [
    "a = { $count } cards",
    "a = { $count } new cards",
    "a = { $count } card",
    "a = { $count } horses",
    "a = 1 cards",
    "a = { $count -> \n    [one] { $count } cards\n   *[other] { $count } cards\n }",
    "a = { $count -> \n    [one] { $count } card\n   *[other] { $count } card\n }",
    "a = { $count -> \n    [0] no card\n   *[other] { $count } cards\n }",
    "a = { $points -> \n    [0] no card\n   *[other] { $count } cards\n }",
    "a = b\n    .short = { $count } cards",
]


def of_english(text: str) -> list[str]:
    messages = messages_in(FORMS + text)
    return english_faults(messages, counts_in([messages]), nouns_in([messages]))


@pytest.mark.parametrize("text", GOOD_ENGLISH)
def test_good_english_passes(text: str) -> None:
    assert of_english(text) == []


@pytest.mark.parametrize("text", BAD_ENGLISH)
def test_a_wrong_plural_is_found(text: str) -> None:
    assert {*map(id_of, of_english(text))} <= {"a", "a.short"} and of_english(text)


GOOD_HUNGARIAN = [
    "a = { $count } lovag",
    "a = { AZ($count) }. kör",
    'a = { RAG($hex, "ra") } lép',
    "a = { $count }-ig",
    "a = { $token }zseton",
    "a = { $count } lovagnak",
]
BAD_HUNGARIAN = [
    "a = { $count } lovagok",
    "a = a { $count }. kör",
    "a = Kezdődik az { $round }. kör",
    "a = { $hex }-ra lép",
    "a = { $count -> \n    [0] senki\n   *[other] a { $count } lovag\n }",
]


@pytest.mark.parametrize("text", GOOD_HUNGARIAN)
def test_good_hungarian_passes(text: str) -> None:
    assert hungarian_faults(messages_in(text), {"count"}) == []


@pytest.mark.parametrize("text", BAD_HUNGARIAN)
def test_a_wrong_plural_article_or_suffix_is_found(text: str) -> None:
    assert hungarian_faults(messages_in(text), {"count"})
