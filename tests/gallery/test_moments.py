"""The gallery shows every kind of question that there is."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.gallery import moments
from tests.gallery.rare import kinds_of, unasked
from tests.shipped import SHIPPED

import regalia


@pytest.mark.parametrize("game", SHIPPED)
def test_every_kind_of_question_is_among_the_moments(game: str) -> None:
    shown = {moment.name.removeprefix("asks-") for moment in moments.of(game) if moment.name.startswith("asks-")}
    assert shown == kinds_of(game), f"python -m tests.gallery.rare keeps {sorted(unasked(game))}"


@pytest.mark.parametrize("path", sorted(moments.RARE.glob("*.json")), ids=lambda path: path.stem)
def test_a_rare_record_ends_with_the_answer_to_its_question(path: Path) -> None:
    record = moments.read(path)
    asking = regalia.replay(record, until=len(record.lines) - 1)
    assert path.stem.partition("-")[2] in {ask.kind.id for ask in asking.pending}
    assert regalia.verify(record).choices == len(record.lines)
