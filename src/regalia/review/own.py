"""A review of a game as one seat knew it: nothing in it follows from what is hidden from that seat.

Chances and better options are found in worlds that the seat could imagine; only its own choices are rated, and only in
steps that are complete: of answers that are still sealed nothing is told, not even its own.
"""

from __future__ import annotations

from math import hypot, sqrt
from statistics import stdev
from typing import NamedTuple

from regalia import games
from regalia.core.errors import BadRecord
from regalia.core.files.record import Record
from regalia.core.files.replay import verify
from regalia.core.game import Game
from regalia.review.chances import mean
from regalia.review.results import Choice, OwnReview, Turn, Vector, difference, fine
from regalia.review.reviewing import BUDGET, Report, check_budget, furthest, most_moved, rated, unheard
from regalia.review.walking import begun, read_answer, step_ends
from regalia.review.worth import Worth

SURE = 2.0
"""A turning point has moved a chance by more than so many standard errors: worlds are imagined anew at every moment."""


class Known(NamedTuple):
    """Everybody's chance, as a seat knew it, and the standard errors of that."""

    chances: Vector
    doubt: Vector


def own_review(record: Record, seat: int, budget: int = BUDGET, report: Report = unheard) -> OwnReview:
    """Of a finished or an unfinished game; BadRecord says what is wrong with the record, the seat or the budget."""
    check_budget(budget)
    if not 0 <= seat < record.seats:
        raise BadRecord(f"there is no seat {seat}: seats are 0 to {record.seats - 1}")
    rulebook = games.find(record.game)
    verify(rulebook, record)
    game, worth = begun(rulebook, record), Worth(rulebook, record.seats, budget)
    known = _known(game, seat, 0, worth)
    curve, choices, turns = [known.chances], list[Choice](), list[Turn]()
    for first, until in step_ends(rulebook, record):
        lines = record.lines[first:until]
        for at, line in enumerate(lines, first):
            if line.seat == seat:
                choices += rated(game, read_answer(game, at, line), worth, budget)
            game.enter(line.seat, line.text)
        before = known
        if any(line.seat is not None for line in lines):
            known = _known(game, seat, until, worth)
            turns += _turn(first, until, before, known)
        curve += [before.chances] * (until - first - 1) + [known.chances]
        report(until / len(record.lines))
    return OwnReview(
        game=record.game,
        rules=record.rules,
        budget=budget,
        seat=seat,
        loss=round(sum(choice.loss for choice in choices), 6),
        choices=choices,
        curve=curve,
        turns=furthest(turns),
    )


def _known(game: Game, seat: int, choices: int, worth: Worth) -> Known:
    found = worth.known(game, seat, choices)
    doubt = [stdev(column) / sqrt(len(found)) if len(found) > 1 else 0.0 for column in zip(*found, strict=True)]
    return Known(fine(mean(found)), doubt)


def _turn(at: int, until: int, before: Known, after: Known) -> list[Turn]:
    """Where it is sure that a chance has moved."""
    change = difference(after.chances, before.chances)
    seat = most_moved(change)
    is_sure = abs(change[seat]) > SURE * hypot(before.doubt[seat], after.doubt[seat])
    return [Turn(at=at, until=until, seat=seat, change=change[seat])] if is_sure else []
