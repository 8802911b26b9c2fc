"""What a review found, as it is shown: in messages for the browser, or as a page to keep."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regalia.core.files.record import Record
from regalia.core.words import Message, Words
from regalia.review import own_page, own_telling
from regalia.review.page import page
from regalia.review.results import OwnReview, Review
from regalia.review.telling import ToldChoice, ToldTurn, retold, words_of
from regalia.server.messages import ReviewChoice, Reviewed, ReviewSeat, ReviewTurn, WorstChoices
from regalia.server.showing.past import Past
from regalia.server.showing.replaying import Look, record_in
from regalia.server.showing.sight import Shower


def told(past: Past, shower: Shower, at: Look, kept: str) -> bytes:
    """The review for the browser."""
    review = msgspec.json.decode(kept, type=Review)
    tale = retold(record_in(past, shower, at), review)
    seats = [
        ReviewSeat(
            start=seat.start,
            luck=seat.luck,
            own=seat.own,
            others=seat.others,
            end=seat.end,
            without_luck=seat.without_luck,
            loss=seat.loss,
        )
        for seat in review.seats
    ]
    worst = [
        _worst(number, seat.loss, told)
        for number, (seat, told) in enumerate(zip(review.seats, tale.worst, strict=True))
    ]
    turns = [_turn(told) for told in tale.turns]
    return msgspec.json.encode(
        Reviewed(budget=review.budget, curve=review.curve, seats=seats, worst=worst, turns=turns)
    )


def own_told(past: Past, shower: Shower, at: Look, kept: str) -> bytes:
    """The review of what one seat knew, for the browser."""
    review = msgspec.json.decode(kept, type=OwnReview)
    tale = own_telling.retold(record_in(past, shower, at), review)
    return msgspec.json.encode(
        Reviewed(
            budget=review.budget,
            curve=review.curve,
            seats=[],
            worst=[_worst(review.seat, review.loss, tale.worst)],
            turns=[_turn(told) for told in tale.turns],
            seat=review.seat,
        )
    )


def _worst(seat: int, loss: float, told: Sequence[ToldChoice]) -> WorstChoices:
    return WorstChoices(seat=seat, loss=loss, choices=[_choice(one) for one in told])


def _turn(told: ToldTurn) -> ReviewTurn:
    turn = told.turn
    return ReviewTurn(
        until=turn.until, seat=turn.seat, change=turn.change, luck=turn.luck, heading=told.heading, news=told.news
    )


def _choice(told: ToldChoice) -> ReviewChoice:
    choice = told.choice
    return ReviewChoice(
        at=choice.at,
        loss=choice.loss,
        heading=told.heading,
        chosen=told.chosen,
        best=told.best,
        path=list(told.best_path),
    )


def paged(past: Past, shower: Shower, at: Look, kept: str, language: str, names: Sequence[str]) -> bytes:
    """The review as a page."""
    record = record_in(past, shower, at)
    return page(record, msgspec.json.decode(kept, type=Review), _words(record, language, names)).encode()


def own_paged(past: Past, shower: Shower, at: Look, kept: str, language: str, names: Sequence[str]) -> bytes:
    """The review of what one seat knew as a page."""
    record = record_in(past, shower, at)
    review = msgspec.json.decode(kept, type=OwnReview)
    return own_page.page(record, review, _words(record, language, names)).encode()


def _words(record: Record, language: str, names: Sequence[str]) -> Words:
    """Whoever has no name is called by the number of the seat."""
    unnamed = words_of(record, language)
    called = [name or unnamed.say(Message("seat-unnamed", {"number": seat})) for seat, name in enumerate(names, 1)]
    return words_of(record, language, called)
