"""Whether a lesson can be taught: its solution is played, the choices it calls wrong are tried, its words are there."""

from __future__ import annotations

from fnmatch import fnmatchcase

from regalia import games
from regalia.core.errors import IllegalChoice, NotAsked
from regalia.core.game import Game
from regalia.core.words import LANGUAGES, Message, Words
from regalia.lessons.goals import holds
from regalia.lessons.lesson import Goal, Lesson, Step, begun, folder_of
from regalia.lessons.teaching import At, enter, let_others_reply, objection, read_on


def check(lesson: Lesson) -> None:
    """BadLesson says which file and step is wrong, and why."""
    _check_words(lesson)
    game, at = begun(lesson), At()
    if not 0 <= lesson.seat < game.seats:
        raise lesson.wrong(f"there is no seat {lesson.seat}")
    for number, step in enumerate(lesson.steps):
        if at.step > number:
            raise lesson.wrong("its goal was reached before it was set", step)
        if step.goal is None:
            at = read_on(lesson, at)
            continue
        at = let_others_reply(lesson, game, at)
        _check_fact(lesson, step, step.goal, game)
        _check_wrong(lesson, step, game, at)
        at = _solve(lesson, number, step, game, at)


def _check_words(lesson: Lesson) -> None:
    rulebook = games.find(lesson.game)
    needed: list[tuple[Step | None, Message]] = [(None, lesson.said()), (None, lesson.said("about"))]
    for step in lesson.steps:
        needed.append((step, lesson.said(step.id)))
        needed += [(step, lesson.said(step.id, "not", wrong.say)) for wrong in step.wrong]
    for language in LANGUAGES:
        words = Words(language, [rulebook.folder / "words", folder_of(rulebook)])
        for about, message in needed:
            if not _can_say(words, message):
                raise lesson.wrong(f"there is no {message.id} in {language}.ftl", about)


def _can_say(words: Words, message: Message) -> bool:
    try:
        return bool(words.say(message))
    except LookupError:
        return False


def _check_fact(lesson: Lesson, step: Step, goal: Goal, game: Game) -> None:
    """What it is about stands in the written situation, and can be compared with what it should be."""
    if not goal.fact:
        return
    try:
        holds(goal, game)
    except (LookupError, ValueError):
        raise lesson.wrong(f"there is no {goal.fact!r} in the situation", step) from None
    except TypeError as error:
        raise lesson.wrong(f"{goal.fact!r} cannot be read or compared: {error}", step) from None


def _check_wrong(lesson: Lesson, step: Step, game: Game, at: At) -> None:
    ask = game.ask_of(lesson.seat)
    texts = [] if ask is None else [ask.text(option) for option in ask.options]
    for wrong in step.wrong:
        meant = [text for text in texts if fnmatchcase(text, wrong.choice)]
        if not meant:
            raise lesson.wrong(f"nothing that can be chosen is like {wrong.choice!r}; there are: {_some(texts)}", step)
        if objection(lesson, at, game, meant[:1]) != lesson.said(step.id, "not", wrong.say):
            raise lesson.wrong(f"{meant[0]!r} is not answered by {wrong.say!r}: it may lead to the goal", step)
    if texts and all(objection(lesson, at, game, [text]) is not None for text in texts):
        raise lesson.wrong("its goal cannot be reached by anything that can be chosen", step)


def _some(texts: list[str]) -> str:
    return ", ".join(map(repr, texts[:12])) + (" …" if len(texts) > 12 else "")


def _solve(lesson: Lesson, number: int, step: Step, game: Game, at: At) -> At:
    for text in step.solution:
        at = let_others_reply(lesson, game, at)
        if at.step > number:
            raise lesson.wrong(f"the solution goes on with {text!r} when the goal is reached", step)
        try:
            said = objection(lesson, at, game, [text])
            if said is not None:
                raise lesson.wrong(f"{text!r} of the solution is refused with {said.id}", step)
            at = enter(lesson, game, at, lesson.seat, text)
        except (IllegalChoice, NotAsked) as error:
            raise lesson.wrong(f"{text!r} of the solution: {error}", step) from error
    if at.step == number:
        at = let_others_reply(lesson, game, at)
    if at.step == number:
        raise lesson.wrong("the solution does not reach the goal", step)
    return at
