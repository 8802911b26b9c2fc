"""A review as one page to keep: no network, no script; the curve has a table behind it, and links lead to its rows."""

from __future__ import annotations

from html import escape

from regalia.core.files.record import Record
from regalia.core.words import Words
from regalia.review.pieces import Pieces
from regalia.review.results import Review
from regalia.review.telling import retold


def page(record: Record, review: Review, words: Words) -> str:
    """The review as HTML."""
    return _Page(record, review, words).written()


class _Page:
    def __init__(self, record: Record, review: Review, words: Words) -> None:
        self._review, self._tale = review, retold(record, review)
        self._pieces = Pieces(record, words)
        self._say, self._names = self._pieces.say, self._pieces.names

    def written(self) -> str:
        say, tale, pieces = self._say, self._tale, self._pieces
        return pieces.page(
            say("review-title", game=tale.title),
            say("review-about", budget=self._review.budget),
            [
                *pieces.curve(self._review.curve, tale.turns),
                *pieces.turns(tale.turns),
                *self._result(),
                *self._worst(),
                *self._kinds(),
                *self._moments(),
            ],
        )

    def _result(self) -> list[str]:
        say, pieces = self._say, self._pieces
        columns = ("seat", "start", "luck", "own", "others", "end", "without-luck", "given-away")
        rows = [
            [
                self._names[seat],
                say.share(found.start),
                say.change(found.luck),
                say.change(found.own),
                say.change(found.others),
                say.share(found.end),
                say.share(found.without_luck),
                say.change(-found.loss),
            ]
            for seat, found in enumerate(self._review.seats)
        ]
        return [*pieces.heading("review-result", "review-result-about"), *pieces.table("review-result", columns, rows)]

    def _worst(self) -> list[str]:
        parts = self._pieces.heading("review-worst")
        for seat, choices in enumerate(self._tale.worst):
            parts += [f"<h3>{escape(self._names[seat])}</h3>", *self._pieces.choices(seat, choices)]
        return parts

    def _kinds(self) -> list[str]:
        parts = self._pieces.heading("review-kinds")
        for seat, found in enumerate(self._review.seats):
            rows = [
                [
                    self._kind(kind),
                    str(sums.asked),
                    self._say.change(sums.own),
                    self._say.change(sums.luck),
                    self._say.change(-sums.loss),
                ]
                for kind, sums in found.kinds.items()
            ]
            parts.append(f"<h3>{escape(self._names[seat])}</h3>")
            parts += self._pieces.table("review-kinds", ("kind", "asked", "own", "luck", "given-away"), rows, seat)
        return parts

    def _kind(self, kind: str) -> str:
        """A question by its title; what one does without being asked by its id."""
        title = self._tale.kinds.get(kind)
        return kind if title is None else self._say.words.say(title)

    def _moments(self) -> list[str]:
        told = [
            ("" if one.seat is None else self._names[one.seat], self._say.words.say(one.text))
            for one in self._tale.moments
        ]
        return self._pieces.moments(("who", "what"), told, self._review.curve)
