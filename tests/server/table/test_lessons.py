"""A lesson at a table: what is wrong is answered and not played, every step is kept, and it is nobody else's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.helpers import Browser, Seat

from regalia.lessons.lesson import lessons_of

People = Callable[[], Browser]
LESSON = lessons_of("barony")["first-turn"]
OPEN = "/api/games/barony/lessons/first-turn"


def taught(person: People) -> tuple[Browser, Seat]:
    learner = person()
    table = learner.post(OPEN)["id"]
    return learner, learner.look(table, LESSON.seat)


def lesson_of(seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = seat.table["lesson"]
    return found


def reads_on(seat: Seat) -> None:
    seat.wish("read_on", step=lesson_of(seat)["step"])
    seat.hear_kind("table")


def plays(seat: Seat, text: str) -> None:
    seat.choose(text)
    seat.hear_kind("table")


def test_a_lesson_from_its_first_word_to_its_last(person: People) -> None:
    learner, seat = taught(person)
    for number, step in enumerate(LESSON.steps):
        lesson = lesson_of(seat)
        assert (lesson["step"], lesson["of"]) == (number, len(LESSON.steps))
        assert lesson["say"]["id"] == LESSON.said(step.id).id and lesson["reads"] == (step.goal is None)
        if step.goal is None:
            reads_on(seat)
        for text in step.solution:
            if seat.ask is None:
                seat.hear_until(lambda word: bool(seat.ask))
            plays(seat, text)
    assert lesson_of(seat)["say"] is None and lesson_of(seat)["step"] == len(LESSON.steps)
    kept = learner.http.get(f"/api/tables/{seat.table['id']}").json()
    assert kept["lesson"] == lesson_of(seat)


def test_a_wrong_choice_is_answered_and_not_played(person: People) -> None:
    _, seat = taught(person)
    at, scene = seat.at, seat.scene
    seat.choose("action:move")
    assert seat.last["is"] == "no" and seat.last["reason"]["id"] == LESSON.said("recruit", "not", "move").id
    assert (seat.at, seat.scene) == (at, scene)
    seat.choose("action:title")
    assert seat.last["is"] == "no" and seat.last["rule"], "what no rule allows is refused by its rule"
    seat.choose("action:recruit")
    assert seat.last["is"] == "update"


def test_reading_twice_turns_one_page(person: People) -> None:
    _, seat = taught(person)
    reads_on(seat)
    seat.wish("read_on", step=0)
    reads_on(seat)
    assert lesson_of(seat)["step"] == 2
    seat.wish("read_on", step=2)
    seat.wish("say", text="still here")
    seat.hear_kind("said")
    assert lesson_of(seat)["step"] == 2, "what is to be done is not read away"


def test_nothing_is_taken_back_in_a_lesson(person: People) -> None:
    _, seat = taught(person)
    seat.choose("action:recruit", hold=True)
    assert not seat.last["may_undo"] and not seat.last["may_ask"]
    for wish in ("undo", "ask_take_back"):
        seat.wish(wish)
        assert seat.hear_kind("no")


def test_only_the_learner_learns(person: People) -> None:
    learner, seat = taught(person)
    stranger = person()
    id = seat.table["id"]
    watching = stranger.look(id)
    watching.wish("read_on", step=0)
    assert watching.hear_kind("no")["code"] == "watching"
    assert stranger.http.delete(f"/api/tables/{id}").status_code == 403
    assert learner.http.delete(f"/api/tables/{id}").is_success


def test_a_lesson_is_no_game_to_play_again_or_to_prove(person: People) -> None:
    learner, seat = taught(person)
    id = seat.table["id"]
    assert learner.http.get(f"/api/tables/{id}/verify").status_code == 409
    assert learner.post(f"/api/tables/{id}/rematch", {}, status=409)["code"] == "not-over"


def test_no_such_lesson(person: People) -> None:
    learner = person()
    assert learner.post("/api/games/barony/lessons/flying", status=404)["code"] == "nothing-here"
    assert learner.http.post("/api/games/chess/lessons/first-turn").status_code == 404
    seat = learner.look(learner.open_table("me", "random"), 0)
    seat.wish("read_on", step=0)
    assert seat.hear_kind("no")["code"] == "no-lesson"


def test_the_lobby_knows_the_lessons(person: People) -> None:
    games = {game["id"]: game for game in person().http.get("/api/games").json()}
    assert [lesson["id"] for lesson in games["barony"]["lessons"]] == [*lessons_of("barony")]
    words = person().http.get("/api/games/barony/words/hu").text
    assert "lesson-first-turn-board" in words and "game-name" in words
