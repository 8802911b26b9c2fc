"""What a stranger reads at each kind of question."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from tests.gallery import moments, texts
from tests.gallery.moments import Moment
from tests.shipped import SHIPPED

HELP = ("about", "weighs", "explains", "warns")


@cache
def asking(game: str) -> list[Moment]:
    """One moment for each kind of question."""
    found = {moment.name: moment for moment in moments.of(game) if moment.name.startswith("asks-")}
    return list(found.values())


@pytest.mark.parametrize("game", SHIPPED)
def test_every_kind_of_question_tells_a_stranger_what_it_is_about(game: str) -> None:
    found = {moment.id: {text.part for text in texts.texts_of(moment)} for moment in asking(game)}
    assert [id for id, parts in found.items() if "question" not in parts or not parts.intersection(HELP)] == []


def test_the_page_says_the_same_in_both_languages(tmp_path: Path) -> None:
    (moment,) = [each for each in asking("kard_es_korona") if each.name == "asks-veto"]
    page = texts.write(tmp_path, [moment]).read_text(encoding="utf-8")
    assert "Do you allow the step of your vassal" in page and "Engedélyezed hűbéresed" in page
    assert "this county is closed to them" in page and "idén nem próbálhatja újra" in page


def test_the_page_tells_reports_too() -> None:
    (moment, *_) = [each for each in moments.of("barony") if each.name == "report-plundered"]
    assert {"report-village-token", "report-why-village"} <= {text.message.id for text in texts.texts_of(moment)}


def test_what_reads_alike_is_written_down_twice_at_most() -> None:
    (moment, *_) = [each for each in asking("barony") if each.name == "asks-place"]
    told = [text.message.id for text in texts.texts_of(moment)]
    assert told.count("option-hex") == texts.ALIKE
