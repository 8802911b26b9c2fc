"""The review of what one seat knew as one page to keep."""

from __future__ import annotations

from regalia.core.files.record import Record
from regalia.core.words import SeatName, Words
from regalia.review.own_telling import retold
from regalia.review.pieces import Pieces
from regalia.review.results import OwnReview


def page(record: Record, review: OwnReview, words: Words) -> str:
    """The review as HTML."""
    tale, pieces, seat = retold(record, review), Pieces(record, words), review.seat
    say, chances = pieces.say, review.curve
    row = [say.share(chances[0][seat]), say.share(chances[-1][seat]), say.change(-review.loss)]
    told = [["; ".join(map(words.say, news))] for news in tale.moments]
    return pieces.page(
        say("review-own-title", game=tale.title, seat=SeatName(seat)),
        say("review-own-about", budget=review.budget, seat=SeatName(seat)),
        [
            *pieces.curve(chances, tale.turns),
            *pieces.turns(tale.turns),
            *pieces.heading("review-worst"),
            *pieces.choices(seat, tale.worst),
            *pieces.table("review-seat", ("start", "now", "given-away"), [row], seat),
            *pieces.moments(("what",), told, chances),
        ],
    )
