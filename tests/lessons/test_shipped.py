"""Every lesson that is shipped: its solution is played, what it calls wrong is refused with its words."""

from __future__ import annotations

import pytest
from tests.shipped import SHIPPED as GAMES

from regalia import games
from regalia.lessons.checking import check
from regalia.lessons.lesson import FOLDER, lessons_of

SHIPPED = [(game, id) for game in GAMES for id in lessons_of(game)]


@pytest.mark.parametrize(("game", "id"), SHIPPED)
def test_a_lesson_can_be_taught(game: str, id: str) -> None:
    check(lessons_of(game)[id])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_five_to_eight_lessons_of_two_to_four_minutes(game: str) -> None:
    lessons = lessons_of(game)
    assert 5 <= len(lessons) <= 8
    assert all(2 <= lesson.written.minutes <= 4 for lesson in lessons.values())


@pytest.mark.parametrize("game", GAMES)
def test_words_of_lessons_are_all_used(game: str) -> None:
    lessons, folder = lessons_of(game).values(), games.find(game).folder / FOLDER
    used = {"", "-about"}
    ids = {f"lesson-{lesson.id}{end}" for lesson in lessons for end in used}
    for lesson in lessons:
        for step in lesson.steps:
            ids |= {lesson.said(step.id).id, *(lesson.said(step.id, "not", wrong.say).id for wrong in step.wrong)}
    for language in ("en", "hu"):
        lines = (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        written = [line.split(" =")[0] for line in lines if line.startswith("lesson-")]
        assert sorted(written) == sorted(ids), language
