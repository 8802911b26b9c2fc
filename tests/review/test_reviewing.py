"""A review follows from the record and the budget, names what was bad, and refuses what cannot be reviewed."""

from __future__ import annotations

import msgspec
import pytest
from tests.review.games import played

from regalia.core.errors import BadRecord
from regalia.core.files.record import Line, Record
from regalia.review.results import Review, Step, fine
from regalia.review.reviewing import review, turning_points

BUDGET = 8


@pytest.fixture(scope="module")
def record() -> Record:
    return played("tiny", 3, 11)


@pytest.fixture(scope="module")
def found(record: Record) -> Review:
    return review(record, BUDGET)


def test_the_same_record_and_budget_give_the_same_review(record: Record, found: Review) -> None:
    assert review(record, BUDGET) == found


def test_a_review_can_be_written_and_read(found: Review) -> None:
    written = msgspec.json.encode(found)
    assert msgspec.json.decode(written, type=Review) == found


def test_the_worst_choices_of_a_seat_come_first(found: Review) -> None:
    for seat in found.seats:
        losses = [choice.loss for choice in seat.choices]
        assert losses == sorted(losses, reverse=True)
        assert seat.loss == pytest.approx(sum(losses))


def test_kinds_of_question_have_their_part_of_everything(found: Review) -> None:
    for number, seat in enumerate(found.seats):
        assert sum(kind.own for kind in seat.kinds.values()) == seat.own
        assert sum(kind.asked for kind in seat.kinds.values()) == len(seat.choices)
        assert sum(kind.loss for kind in seat.kinds.values()) == pytest.approx(seat.loss)
        assert {part.kind for step in found.steps for part in step.parts if part.seat == number} <= {*seat.kinds}


def test_progress_is_told_and_ends_with_all(record: Record) -> None:
    told: list[float] = []
    review(record, BUDGET, told.append)
    assert told == sorted(told) and told[-1] == 1.0 and len(told) > 3


def test_answers_given_at_the_same_time_are_one_step(record: Record, found: Review) -> None:
    bids = [at for at, line in enumerate(record.lines) if line.text.startswith("bid:")]
    whole = [step for step in found.steps if step.at <= bids[0] < step.until]
    assert len(whole) == 1 and whole[0].until - whole[0].at == len({part.seat for part in whole[0].parts})


def test_an_unfinished_game_is_refused_with_what_is_asked() -> None:
    record = played("tiny", 2, 3, choices=3)
    with pytest.raises(BadRecord, match=r"not over: after its 3 choices seat \d is asked '\w+'"):
        review(record, BUDGET)


def test_an_altered_line_is_named(record: Record) -> None:
    lines = [*record.lines]
    lines[4] = Line(lines[4].seat, lines[4].text, "0" * 16)
    with pytest.raises(BadRecord, match=r"line 5 .* was altered"):
        review(msgspec.structs.replace(record, lines=lines), BUDGET)


def test_too_small_a_budget_is_refused(record: Record) -> None:
    with pytest.raises(BadRecord, match="budget of 4"):
        review(record, 3)


def test_without_dice_and_secrets_nothing_is_luck() -> None:
    record = played("barony", 2, 5, options={"max_rounds": 2})
    found = review(record, 4)
    assert all(step.luck == [0.0, 0.0] for step in found.steps)
    assert [seat.luck for seat in found.seats] == [0.0, 0.0]


def test_turning_points_are_the_widest_steps_in_order() -> None:
    changes = [0.01, 0.3, -0.05, -0.5, 0.1, 0.2, 0.06, 0.07, 0.09]
    steps = [Step(at=at, until=at + 1, luck=fine([change, -change]), parts=[]) for at, change in enumerate(changes)]
    turns = turning_points(steps)
    assert [turn.at for turn in turns] == [1, 3, 4, 5, 7, 8]
    assert turns[1].change == pytest.approx(-0.5, abs=1e-6) or turns[1].change == pytest.approx(0.5, abs=1e-6)
