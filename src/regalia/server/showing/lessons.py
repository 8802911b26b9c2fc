"""Where a learner is, as the browser is told."""

from __future__ import annotations

import msgspec

from regalia.lessons.lesson import Lesson, lessons_of
from regalia.lessons.puzzles import puzzles_of
from regalia.server.keeping.flow import Learning
from regalia.server.messages import LessonInfo
from regalia.server.refusing import Refusing


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
