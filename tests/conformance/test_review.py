"""What holds for the review of every game: luck and choices add up to the end, exactly."""

from __future__ import annotations

import pytest
from tests.conformance.helpers import deal, every_table, for_seeds, is_long, step, whole_games

from regalia import games
from regalia.core.files.record import Record
from regalia.core.files.replay import replay
from regalia.review.chances import shares
from regalia.review.results import Review
from regalia.review.reviewing import LEAST_BUDGET, review

FEW = 2000
"""Choices after which a game of chance is given up; none was ever so long."""


def record_of(name: str, seats: int, seed: int) -> Record:
    """A game of random choices and free acts, with options of all kinds."""
    game, random = deal(name, seats, seed)
    for _ in range(FEW):
        if game.over:
            break
        step(game, random)
    return game.record()


def adds_up(record: Record, found: Review) -> None:
    last = replay(games.find(record.game), record, news=False)
    assert found.curve[-1] == pytest.approx(shares(last.ranking), abs=1e-6)
    assert len(found.curve) == len(record.lines) + 1
    for number, seat in enumerate(found.seats):
        assert seat.start + seat.luck + seat.own + seat.others == seat.end, f"seat {number}"
        assert (seat.start, seat.end) == (found.curve[0][number], found.curve[-1][number])
        assert seat.without_luck == seat.end - seat.luck
    for one in found.steps:
        moved = [after - before for after, before in zip(found.curve[one.until], found.curve[one.at], strict=True)]
        assert one.change == moved, f"from {one.at} to {one.until}"
    assert [one.at for one in found.steps[1:]] == [one.until for one in found.steps[:-1]]
    assert (found.steps[0].at, found.steps[-1].until) == (0, len(record.lines))


def has_luck_only_where_something_was_cast(record: Record, found: Review) -> None:
    game = replay(games.find(record.game), record, 0, news=False)
    for one in found.steps:
        before = game.state.dice.drawn, game.state.shown
        for line in record.lines[one.at : one.until]:
            game.enter(line.seat, line.text)
        if (game.state.dice.drawn, game.state.shown) == before:
            assert one.luck == [0.0] * game.seats, f"from {one.at} to {one.until}"


def rates(record: Record, found: Review) -> None:
    """Every answer is rated once, and the better option was one."""
    kinds = {kind.id for kind in games.find(record.game).kinds}
    asked = [at for at, line in enumerate(record.lines) if line.text.partition(":")[0] in kinds]
    assert [choice.at for choice in found.choices] == asked
    for choice in found.choices:
        assert choice.chosen == record.lines[choice.at].text
        assert 0 <= choice.loss <= 1 and (choice.loss > 0) == (choice.best != choice.chosen)
    by_seat = [choice for seat in found.seats for choice in seat.choices]
    assert sorted(by_seat, key=lambda choice: choice.at) == found.choices


@pytest.mark.parametrize("name", games.names())
def test_luck_and_choices_add_up(name: str) -> None:
    seats = games.find(name).seats[0] if is_long(name) else games.find(name).seats[1]
    record = record_of(name, seats, 4)
    found = review(record, LEAST_BUDGET)
    adds_up(record, found)
    rates(record, found)
    has_luck_only_where_something_was_cast(record, found)


@pytest.mark.soak
@every_table
@for_seeds(2)
def test_luck_and_choices_add_up_in_whole_games(name: str, seats: int, seed: int) -> None:
    with whole_games():
        record = record_of(name, seats, seed)
    adds_up(record, review(record, LEAST_BUDGET))
