"""A review of what one seat knew, in the game's own words: of what happened only what that seat was told."""

from __future__ import annotations

from dataclasses import dataclass

from regalia import games
from regalia.core.events import Event
from regalia.core.files.record import Record
from regalia.core.words import Message, SeatName, Words
from regalia.review.results import OwnReview, Turn
from regalia.review.reviewing import worst_first
from regalia.review.telling import (
    NEWS,
    Sayer,
    ToldChoice,
    ToldTurn,
    choice_line,
    heading_of,
    is_about,
    told_choice,
    turn_lines,
    worst_of,
)
from regalia.review.walking import begun
from regalia.scene.common_news import common_news


@dataclass(frozen=True, slots=True)
class OwnTale:
    """All that is told: the news of every moment from the deal on, turning points, and the seat's worst choices."""

    title: Message
    moments: list[list[Message]]
    turns: list[ToldTurn]
    worst: list[ToldChoice]


@dataclass(frozen=True, slots=True)
class Heard:
    """An event as the seat was told it."""

    event: Event
    text: Message


def retold(record: Record, review: OwnReview) -> OwnTale:
    return _Teller(record, review).tell()


class _Teller:
    """Plays the record over once more, as far as the review goes."""

    def __init__(self, record: Record, review: OwnReview) -> None:
        self._review = review
        self._lines = record.lines[: len(review.curve) - 1]
        self._table = games.table(record.game)
        self._game = begun(games.find(record.game), record, news=True)

    def tell(self) -> OwnTale:
        worst = {choice.at: choice for choice in worst_of(worst_first(self._review.choices))}
        turns = {turn.at: turn for turn in self._review.turns}
        moments, told_turns, choices = [[Message("review-deal")]], list[ToldTurn](), dict[int, ToldChoice]()
        running: tuple[Turn, Message, int] | None = None
        for at, line in enumerate(self._lines):
            if at in turns:
                running = turns[at], heading_of(self._table, self._game), self._game.told
            if at in worst:
                choices[at] = told_choice(self._table, self._game, worst[at])
            since = self._game.told
            self._game.enter(line.seat, line.text)
            moments.append([heard.text for heard in self._heard(since)])
            if running is not None and running[0].until == at + 1:
                turn, heading, since = running
                told_turns.append(ToldTurn(turn, heading, self._news(turn.seat, since)))
                running = None
        return OwnTale(Message("game-name"), moments, told_turns, [choices[at] for at in worst])

    def _heard(self, since: int) -> list[Heard]:
        seat = self._review.seat
        view, heard = self._game.view(seat), list[Heard]()
        for event in self._game.news(seat, since):
            item = common_news(event) or self._table.news(view, event)
            if item is not None:
                heard.append(Heard(event, item.text))
        return heard

    def _news(self, moved: int, since: int) -> list[Message]:
        """First of all what happened to the seat whose chance has moved."""
        heard = self._heard(since)
        about = [one for one in heard if is_about(one.event, moved)] or heard
        return [one.text for one in about[-NEWS:]]


def lines_of(record: Record, review: OwnReview, words: Words) -> list[str]:
    """The review as text."""
    tale, say, seat = retold(record, review), Sayer(words), SeatName(review.seat)
    sums = {
        "start": say.share(review.curve[0][review.seat]),
        "now": say.share(review.curve[-1][review.seat]),
        "loss": say.change(-review.loss),
    }
    lines = [
        say("review-own-title", game=tale.title, seat=seat),
        say("review-own-about", budget=review.budget, seat=seat),
        "",
        say("review-own-line", seat=seat, at=len(review.curve) - 1, **sums),
        "",
        say("review-turns"),
    ]
    lines += [line for told in tale.turns for line in turn_lines(told, say)] or [f"  {say('review-no-turns')}"]
    lines += ["", say("review-worst")]
    return lines + ([f"  {choice_line(told, say)}" for told in tale.worst] or [f"  {say('review-flawless')}"])
