"""What a lesson says to a choice: whether it leads to the goal, what the others answer, which step is next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase

from msgspec import Struct
from msgspec.structs import replace

from regalia.bots import Outlook, make_bot
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.words import Message
from regalia.lessons.goals import Played, is_reached
from regalia.lessons.lesson import Goal, Lesson, Step

MOST_TRIED = 1500
"""Choices that are tried out to see whether a goal can still be reached; what cannot be told by then is let pass."""
MOST_REPLIES = 60
"""Answers of others in a row."""

NOT_THIS = Message("lesson-not-this")

Listen = Callable[[Played], object]


def _ignored(played: Played) -> None:
    """For those who need not know what was played."""


class At(Struct, frozen=True):
    """Where a learner is: `step` is behind the last one when the lesson is done; `made` choices in this step."""

    step: int = 0
    made: int = 0
    replied: int = 0  # answers of the others, in all


def step_at(lesson: Lesson, at: At) -> Step | None:
    """The step that a choice is held to: whatever is only to be read before it may be skipped by choosing."""
    return next((step for step in lesson.steps[at.step :] if step.goal is not None), None)


def read_on(lesson: Lesson, at: At) -> At:
    """After something that was only to be read."""
    is_read = at.step < len(lesson.steps) and lesson.steps[at.step].goal is None
    return replace(at, step=at.step + 1, made=0) if is_read else at


def objection(lesson: Lesson, at: At, game: Game, texts: Sequence[str]) -> Message | None:
    """What is said to choices of the learner that do not lead to the goal; None where they do, or nothing is wanted."""
    step = step_at(lesson, at)
    if step is None or step.goal is None:
        return None
    trial = game.clone()
    for text in texts:
        if _is_reached_by(lesson, step.goal, trial, lesson.seat, text):
            return None
    made = (at.made if lesson.steps[at.step] is step else 0) + len(texts)
    if Tries(lesson, step.goal).can_reach(trial, step.within - made, at.replied):
        return None
    foreseen = (wrong for wrong in step.wrong if fnmatchcase(texts[0], wrong.choice))
    wrong = next(foreseen, None)
    return NOT_THIS if wrong is None else lesson.said(step.id, "not", wrong.say)


def after(lesson: Lesson, at: At, played: Played) -> At:
    """Where the learner is after something was chosen, by them or by another."""
    step = step_at(lesson, at)
    is_own = played.seat == lesson.seat
    replied = at.replied + (not is_own)
    if step is None or step.goal is None:
        return replace(at, replied=replied)
    number = lesson.steps.index(step)
    if is_reached(step.goal, lesson.seat, played):
        return At(number + 1, 0, replied)
    made = at.made if at.step == number else 0
    return At(number, made + 1, replied) if is_own else replace(at, replied=replied)


def reply(lesson: Lesson, replied: int, game: Game, seat: int) -> str:
    """What another seat chooses: as the lesson says, where that can be chosen, or as its seed has it."""
    ask = game.ask_of(seat)
    assert ask is not None
    if replied < len(lesson.written.replies) and lesson.written.replies[replied] in ask.texts():
        return lesson.written.replies[replied]
    bot = make_bot("hasty", f"{lesson.id} {replied}")
    return ask.text(bot.choose(Outlook(game, seat)))


def heard(game: Game, seat: int, text: str) -> list[Event]:
    """Plays it, and says what happened by it."""
    events = list[Event]()
    game.state.news = events
    game.enter(seat, text)
    game.state.news = None
    return events


def enter(lesson: Lesson, game: Game, at: At, seat: int, text: str, listen: Listen = _ignored) -> At:
    """Plays it in the game; where the learner is afterwards."""
    played = Played(seat, text, heard(game, seat, text), game)
    listen(played)
    return after(lesson, at, played)


def let_others_reply(lesson: Lesson, game: Game, at: At, listen: Listen = _ignored) -> At:
    """Until the learner is asked, or the game is over."""
    for _ in range(MOST_REPLIES):
        if game.over or game.ask_of(lesson.seat) is not None:
            break
        seat = game.pending[0].seat
        at = enter(lesson, game, at, seat, reply(lesson, at.replied, game, seat), listen)
    return at


def _is_reached_by(lesson: Lesson, goal: Goal, game: Game, seat: int, text: str) -> bool:
    """Plays it in the game."""
    return is_reached(goal, lesson.seat, Played(seat, text, heard(game, seat, text), game))


class Tries:
    """Tries the learner's choices one after the other, with what the others would answer."""

    def __init__(self, lesson: Lesson, goal: Goal) -> None:
        self._lesson, self._goal = lesson, goal
        self._left = MOST_TRIED

    def can_reach(self, game: Game, choices: int, replied: int) -> bool:
        """Whether so many choices can lead to the goal from here, the others' answers included; plays these."""
        lesson = self._lesson
        for number in range(replied, replied + MOST_REPLIES):
            if game.over or game.ask_of(lesson.seat) is not None:
                replied = number
                break
            seat = game.pending[0].seat
            if _is_reached_by(lesson, self._goal, game, seat, reply(lesson, number, game, seat)):
                return True
        ask = None if game.over or choices <= 0 else game.ask_of(lesson.seat)
        return ask is not None and any(self._leads(game, ask.text(one), choices, replied) for one in ask.options)

    def _leads(self, game: Game, text: str, choices: int, replied: int) -> bool:
        if self._left <= 0:
            return True
        self._left -= 1
        trial = game.clone()
        if _is_reached_by(self._lesson, self._goal, trial, self._lesson.seat, text):
            return True
        return self.can_reach(trial, choices - 1, replied)
