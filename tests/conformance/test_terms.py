"""Hungarian says one thing by one word: the box's own term, never another that would do as well."""

from __future__ import annotations

import re

import pytest

from regalia import games

INSTEAD: dict[str, dict[str, str]] = {
    "barony": {r"\bnyersanyag": "erőforrás-zseton", r"erőforráspont": "arany"},
    "hadurak": {
        r"hatástalan": "érvénytelenít",
        r"\bvezér": "parancsnok",
        r"\bjövedelm": "bevétel",
        r"\bhelyőrség": "kastélyőrség",
        r"megszök": "dezertál",
        r"\belnököl": "vezeti az ülést",
        r"\bcím(e|ek\w*|et)?\b": "tisztség",
        r"\bkör(önként|ben\b| végén| végi)": "forduló",
        r"\bvár(ad|ak|át|unk)\b|[ay]z? vár\b": "kastély",
        r"\begység(e|ek|et)?\b": "csapat",
    },
    "havoc": {r"\btöbbletcsat": "ráadáscsata", r"\bkutya|\bkutyá": "eb"},
    "kard_es_korona": {r"\begység(e|ei|ek\w*|et|nek)?\b": "sereg", r"\bcsapat": "sereg", r"\bkastély": "vár"},
    "kingsburg": {r"\bvárosházá": "városház"},
}
"""By game: what is not said, and what is said instead (the rulebooks' terms)."""


def faults(name: str, where: str, text: str) -> list[str]:
    return [
        f"{where}, line {number}: «{found[0]}» in «{line.strip()}»; the box says «{term}»"
        for number, line in enumerate(text.splitlines(), 1)
        for other, term in INSTEAD[name].items()
        if (found := re.search(other, line, re.IGNORECASE))
    ]


@pytest.mark.parametrize("name", INSTEAD)
def test_words_and_guide_use_the_terms_of_the_box(name: str) -> None:
    folder = games.find(name).folder
    pages = [folder / "words" / "hu.ftl", *sorted((folder / "guide").glob("*.hu.md"))]
    found = [fault for page in pages for fault in faults(name, page.name, page.read_text("utf-8"))]
    assert not found, "\n".join(found)


def test_another_word_is_found() -> None:
    (fault,) = faults("hadurak", "hu.ftl", "explain-event-cancel = { $count } hitért hatástalanítható")
    assert "the box says «érvénytelenít»" in fault
    assert faults("hadurak", "hu.ftl", "a = Fővezér; vár tovább; Jövedelemadó; címer") == []
