"""What can be learned, and where a learner is, as the browser is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

import msgspec

from regalia.core.errors import RegaliaError
from regalia.lessons import lesson as of_lessons
from regalia.lessons import puzzles as of_puzzles
from regalia.lessons.lesson import Lesson
from regalia.server.keeping.flow import Learning
from regalia.server.messages import LessonInfo
from regalia.server.refusing import Refusing, log


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    return _readable(of_lessons.lessons_of, game)


@cache
def puzzles_of(game: str) -> Mapping[str, Lesson]:
    return _readable(of_puzzles.puzzles_of, game)


def _readable(read: Callable[[str], Mapping[str, Lesson]], game: str) -> Mapping[str, Lesson]:
    """None where a file is broken, which is named in the log: the game is there to be played."""
    try:
        return read(game)
    except RegaliaError as error:
        log.warning("not taught: %s", error)
        return {}


def lesson_of(game: str, id: str) -> Lesson:
    lesson = lessons_of(game).get(id) or puzzles_of(game).get(id)
    if lesson is None:
        raise Refusing("There is no such lesson.", 404, code="nothing-here")
    return lesson


def lesson_info(game: str, learning: Learning | None) -> LessonInfo | None:
    if learning is None:
        return None
    lesson = lesson_of(game, learning.lesson)
    number = learning.at.step
    ids = [*(lessons_of(game) if learning.lesson in lessons_of(game) else puzzles_of(game))]
    step = lesson.steps[number] if number < len(lesson.steps) else None
    return LessonInfo(
        id=lesson.id,
        title=msgspec.to_builtins(lesson.said()),
        step=number,
        of=len(lesson.steps),
        say=None if step is None else msgspec.to_builtins(lesson.said(step.id)),
        point=[] if step is None else step.point,
        reads=step is not None and step.goal is None,
        seat=lesson.seat,
        next=next(iter(ids[ids.index(lesson.id) + 1 :]), ""),
    )
