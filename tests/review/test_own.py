"""A review of what one seat knew goes as far as all answers are in, rates that seat alone, and needs no end."""

from __future__ import annotations

import msgspec
import pytest
from tests.review.games import played

from regalia.core.errors import BadRecord
from regalia.core.files.record import Record
from regalia.review.own import own_review
from regalia.review.results import OwnReview

BUDGET = 8


@pytest.fixture(scope="module")
def half() -> Record:
    return played("tiny", 3, 11, choices=20)


@pytest.fixture(scope="module")
def found(half: Record) -> OwnReview:
    return own_review(half, 1, BUDGET)


def test_the_same_record_seat_and_budget_give_the_same_review(half: Record, found: OwnReview) -> None:
    assert own_review(half, 1, BUDGET) == found
    assert msgspec.json.decode(msgspec.json.encode(found), type=OwnReview) == found


def test_only_the_seats_own_choices_are_rated(half: Record, found: OwnReview) -> None:
    assert found.choices and {choice.seat for choice in found.choices} == {1}
    for choice in found.choices:
        assert choice.chosen == half.lines[choice.at].text
    assert found.loss == pytest.approx(sum(choice.loss for choice in found.choices))


def test_everybodys_chance_is_told_after_every_line(half: Record, found: OwnReview) -> None:
    assert 1 < len(found.curve) <= len(half.lines) + 1
    assert all(sum(vector) == pytest.approx(1, abs=1e-4) for vector in found.curve)


def test_of_answers_that_are_still_sealed_nothing_is_told() -> None:
    """Not even the own one; whoever else has answered already."""
    opened = [played("tiny", 3, 11, choices=count) for count in range(1, 7)]
    assert {line.text.partition(":")[0] for line in opened[-1].lines} == {"plan"}, "all plan at the same time"
    for record in opened[:-1]:
        found = own_review(record, 0, BUDGET)
        assert found.choices == [] and len(found.curve) == 1
    assert len(own_review(opened[-1], 0, BUDGET).choices) == 2


def test_a_finished_game_ends_as_it_did() -> None:
    record = played("tiny", 3, 11)
    found = own_review(record, 2, BUDGET)
    assert record.result is not None and len(found.curve) == len(record.lines) + 1
    winners = record.result.ranking.count(1)
    ends = [1 / winners if place == 1 else 0 for place in record.result.ranking]
    assert found.curve[-1] == pytest.approx(ends, abs=1e-5)


def test_where_nothing_is_hidden_one_may_look_back_as_well() -> None:
    record = played("barony", 2, 5, choices=12, options={"max_rounds": 2})
    found = own_review(record, 0, 4)
    assert len(found.curve) == len(record.lines) + 1


def test_progress_is_told(half: Record) -> None:
    told: list[float] = []
    own_review(half, 1, 4, told.append)
    assert told == sorted(told) and 0 < told[0] < told[-1] <= 1


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_is_named(half: Record, seat: int) -> None:
    with pytest.raises(BadRecord, match=f"no seat {seat}: seats are 0 to 2"):
        own_review(half, seat, BUDGET)


def test_too_small_a_budget_is_refused(half: Record) -> None:
    with pytest.raises(BadRecord, match="budget of 4"):
        own_review(half, 1, 3)
