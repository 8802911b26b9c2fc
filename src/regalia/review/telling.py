"""A review in the game's own words: the record is played over once more, and told as messages for any language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from regalia import games
from regalia.bots.outlook import Outlook
from regalia.core.asking import FreeAct, put
from regalia.core.events import Event
from regalia.core.files.record import Line, Record
from regalia.core.game import HINT_ASKED, Game
from regalia.core.past.history import HINT
from regalia.core.plain import SEATS
from regalia.core.wording import worded
from regalia.core.words import Argument, Message, SeatName, Words
from regalia.review.results import Choice, Review, Turn
from regalia.review.walking import begun
from regalia.scene.table import Table
from regalia.scene.types import SceneAsk

WORDS = Path(__file__).parent / "words"
DECIMAL = {"en": ".", "hu": ","}
WORST = 3
"""Choices of each seat that are told first."""
LEAST_LOSS = 0.0005
"""Less than that would be told as nothing."""
NEWS = 3
"""Lines of news that a turning point is named by, at most."""


def words_of(record: Record, language: str, names: Iterable[str] = ()) -> Words:
    return Words(language, [WORDS, games.find(record.game).folder / "words"], list(names))


@dataclass(frozen=True, slots=True)
class Moment:
    """A line of the record in words; the deal is nobody's."""

    seat: int | None
    text: Message


@dataclass(frozen=True, slots=True)
class ToldTurn:
    """A turning point, with the news that it was."""

    turn: Turn
    heading: Message
    news: list[Message]


@dataclass(frozen=True, slots=True)
class ToldChoice:
    """A choice that could have been better; a path is what is clicked for it, as far as it is clicked."""

    choice: Choice
    heading: Message
    chosen: Message
    best: Message
    chosen_path: tuple[str, ...] = ()
    best_path: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tale:
    """All that is told: moments from the deal on, turning points, the worst choices by seat, and kinds of question."""

    title: Message
    moments: list[Moment]
    turns: list[ToldTurn]
    worst: list[list[ToldChoice]]
    kinds: dict[str, Message]


class Sayer:
    """Says what a review found, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __call__(self, message: str, /, **args: Argument) -> str:
        return self.words.say(Message(message, args))

    def share(self, chance: float) -> str:
        return self("review-share", percent=f"{100 * min(max(chance, 0.0), 1.0):.0f}")

    def change(self, change: float) -> str:
        sign, percent = "minus" if change < 0 else "plus", f"{abs(100 * change):.1f}"
        return self("review-change", sign=sign, percent=percent.replace(".", DECIMAL[self.words.language]))


def retold(record: Record, review: Review) -> Tale:
    return _Teller(record, review).tell()


class _Teller:
    def __init__(self, record: Record, review: Review) -> None:
        self._record, self._review = record, review
        self._rulebook, self._table = games.find(record.game), games.table(record.game)
        self._game = begun(self._rulebook, record, news=True)
        self._kinds: dict[str, Message] = {}

    def tell(self) -> Tale:
        turns = {turn.at: turn for turn in self._review.turns}
        worst = {choice.at: choice for seat in self._review.seats for choice in worst_of(seat.choices)}
        moments, told_turns, told_choices = [Moment(None, Message("review-deal"))], [], dict[int, ToldChoice]()
        running: tuple[Turn, Message, int] | None = None
        for at, line in enumerate(self._record.lines):
            if at in turns:
                running = turns[at], self._heading(), self._game.told
            if at in worst:
                told_choices[at] = told_choice(self._table, self._game, worst[at])
            moments.append(Moment(line.seat, self._line(line)))
            self._game.enter(line.seat, line.text)
            if running is not None and running[0].until == at + 1:
                turn, heading, since = running
                news = self._news(turn.seat, since) or chosen_in(moments[turn.at + 1 :])
                told_turns.append(ToldTurn(turn, heading, news))
                running = None
        by_seat = [[told_choices[choice.at] for choice in worst_of(seat.choices)] for seat in self._review.seats]
        return Tale(Message("game-name"), moments, told_turns, by_seat, self._kinds)

    def _heading(self) -> Message:
        return heading_of(self._table, self._game)

    def _line(self, line: Line) -> Message:
        """What was chosen or done; dice left out are told as they are written."""
        name, _, said = line.text.partition(":")
        kind = self._rulebook.kind(name)
        if line.seat is None and name == HINT.id:
            return Message(f"event-{HINT_ASKED}", {"seat": SeatName(int(said))})
        if line.seat is None or kind is None:
            return Message("review-act", {"what": line.text})
        if isinstance(kind, FreeAct):
            ask = put(kind(line.seat))
            ask.compute(self._game.state)
        else:
            asked = self._game.ask_of(line.seat)
            assert asked is not None, "the record has been verified"
            ask = asked
            if kind.id not in self._kinds:
                shown = shown_to(self._table, self._game, line.seat)
                self._kinds[kind.id] = shown.title or shown.question
        return self._rulebook.wording.option(ask, ask.read(line.text))

    def _news(self, seat: int, since: int) -> list[Message]:
        """What happened, first of all to the seat."""
        events = self._game.news(None, since)
        about = [event for event in events if is_about(event, seat)] or events
        fact, state = self._rulebook.wording.fact, self._game.state
        return [worded(fact, state, f"event-{event.name}", **event.facts) for event in about[-NEWS:]]


def heading_of(table: Table, game: Game) -> Message:
    """As all can see it."""
    return table.scene(game.view(None), None).heading


def shown_to(table: Table, game: Game, seat: int) -> SceneAsk:
    """The question as the seat had it before its eyes."""
    return table.ask(Outlook(game, seat).ask)


def told_choice(table: Table, game: Game, choice: Choice) -> ToldChoice:
    """Over what the seat knew when it chose."""
    ask = Outlook(game, choice.seat).ask
    shown, texts = table.ask(ask), (choice.chosen, choice.best)
    chosen, best = (game.rulebook.wording.option(ask, ask.read(text)) for text in texts)
    return ToldChoice(choice, heading_of(table, game), chosen, best, *(path_to(shown, text) for text in texts))


def chosen_in(moments: list[Moment]) -> list[Message]:
    """What was chosen, where nothing was told of it."""
    lines = [(moment.seat, moment.text) for moment in moments if moment.seat is not None]
    return [Message("seat-chose", {"seat": SeatName(seat), "what": text}) for seat, text in lines[-NEWS:]]


def path_to(shown: SceneAsk, text: str) -> tuple[str, ...]:
    """What is clicked for an option; nothing where it is said by numbers, or gathered piece by piece."""
    found = next((choice for choice in shown.choices if choice.text == text), None)
    return () if found is None else tuple(target.at for target in found.path)


def is_about(event: Event, seat: int) -> bool:
    return any(event.facts.get(name) == seat for name in SEATS)


def worst_of(choices: list[Choice]) -> list[Choice]:
    """Those that gave something away, the worst first."""
    return [choice for choice in choices[:WORST] if choice.loss >= LEAST_LOSS]


def lines_of(record: Record, review: Review, words: Words) -> list[str]:
    """The review as text."""
    tale, say = retold(record, review), Sayer(words)
    lines = [say("review-title", game=tale.title), say("review-about", budget=review.budget), ""]
    for seat, found in enumerate(review.seats):
        lines.append(
            say(
                "review-line",
                seat=SeatName(seat),
                start=say.share(found.start),
                luck=say.change(found.luck),
                own=say.change(found.own),
                others=say.change(found.others),
                end=say.share(found.end),
                loss=say.change(-found.loss),
            )
        )
    lines += ["", say("review-turns")]
    lines += [line for told in tale.turns for line in turn_lines(told, say)] or [say("review-no-turns")]
    lines += ["", say("review-worst")]
    for seat, choices in enumerate(tale.worst):
        lines.append(say("review-worst-of", seat=SeatName(seat)))
        lines += [f"  {choice_line(told, say)}" for told in choices] or [f"  {say('review-flawless')}"]
    return lines


def turn_lines(told: ToldTurn, say: Sayer) -> list[str]:
    head = say("review-turn", heading=told.heading, seat=SeatName(told.turn.seat), change=say.change(told.turn.change))
    lucky = [say("review-turn-luck", change=say.change(told.turn.luck))] if told.turn.luck else []
    return [f"  {head}", *(f"    {line}" for line in (*map(say.words.say, told.news), *lucky))]


def choice_line(told: ToldChoice, say: Sayer) -> str:
    return say(
        "review-choice-line",
        at=told.choice.at,
        heading=told.heading,
        chosen=told.chosen,
        best=told.best,
        change=say.change(-told.choice.loss),
    )
