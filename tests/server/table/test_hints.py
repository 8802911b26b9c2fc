"""Advice is for the asker alone, where it is allowed; that it was asked is told to all and stands in the record."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.helpers import Browser, Seat, play_on

import regalia
from regalia import games

Person = Callable[[], Browser]


def advised(seat: Seat) -> dict[str, Any]:
    seat.wish("advise")
    return seat.hear_until(lambda word: word["is"] in ("advised", "no"))


def open_with_hints(one: Browser, *holders: str, hints: bool, game: str = "tiny", **options: Any) -> str:
    wishes = [{"holder": who} if who in ("me", "open") else {"holder": "bot", "level": who} for who in holders]
    made = one.post("/api/tables", {"game": game, "seats": wishes, "hints": hints, "options": options})
    id: str = made["id"]
    return id


def news_of(seat: Seat) -> list[str]:
    """Ids of all sentences that an open line has been told."""
    updates = (word for word in map(json.loads, seat.frames) if word["is"] == "update")
    return [step["news"]["text"]["id"] for word in updates for step in word["steps"] if step["news"]]


def test_among_bots_the_best_options_are_named_and_the_record_keeps_that_it_was_asked(person: Person) -> None:
    one = person()
    table = one.open_table("me", "random", rounds=1)
    seat = one.look(table, 0)
    assert seat.table["hints"] and seat.ask is not None
    offered = {choice["text"] for choice in seat.ask["choices"]}
    found = advised(seat)
    assert 1 <= len(found["options"]) <= 3
    chances = [option["chance"] for option in found["options"]]
    assert chances == sorted(chances, reverse=True) and all(0 <= chance <= 1 for chance in chances)
    assert {option["text"] for option in found["options"]} <= offered
    assert "event-hint_asked" in news_of(seat)
    play_on([seat])
    record = regalia.read_record(one.http.get(f"/api/tables/{table}/record").content)
    assert (None, "hint:0") in [(line.seat, line.text) for line in record.lines]
    assert regalia.verify(record).over


def test_others_hear_that_it_was_asked_and_never_what_was_said(person: Person) -> None:
    one, other, looker = person(), person(), person()
    table = open_with_hints(one, "me", "open", hints=True, rounds=1)
    other.sit(table, 1)
    seats = one.look(table, 0), other.look(table, 1), looker.look(table)
    assert all(seat.table["hints"] for seat in seats)
    assert advised(seats[0])["is"] == "advised"
    for seat in seats[1:]:
        while "event-hint_asked" not in news_of(seat):
            seat.hear()
        assert not any('"advised"' in frame or '"chance"' in frame for frame in seat.frames)


@pytest.mark.parametrize("game", games.names())
def test_in_every_game_others_hear_nothing_but_that_it_was_asked(person: Person, game: str) -> None:
    one, other, looker = person(), person(), person()
    seats = games.find(game).seats
    table = open_with_hints(
        one, *["me", "open", "random", "random"][: max(seats[0], min(4, seats[-1]))], hints=True, game=game
    )
    other.sit(table, 1)
    mine, theirs, nobodys = one.look(table, 0), other.look(table, 1), looker.look(table)
    both = [mine, theirs]
    play_on(both, lambda: mine.ask is not None and len(mine.ask["choices"]) > 1)
    found = advised(mine)
    assert found["is"] == "advised", found
    for seat in (theirs, nobodys):
        while "event-hint_asked" not in news_of(seat):
            seat.hear()
        told = next(word for word in map(json.loads, reversed(seat.frames)) if word["is"] == "update")
        (step,) = told["steps"]
        assert step["news"]["text"] == {"id": "event-hint_asked", "args": {"seat": {"seat": 0}}}
        assert not step["change"], step["change"]
        assert not any('"advised"' in frame or '"chance"' in frame for frame in seat.frames)


def test_where_others_play_it_must_have_been_allowed(person: Person) -> None:
    one, other = person(), person()
    table = open_with_hints(one, "me", "open", hints=False, rounds=1)
    other.sit(table, 1)
    seat = one.look(table, 0)
    assert not seat.table["hints"]
    assert advised(seat)["code"] == "no-advice"


def test_whoever_watches_or_is_not_asked_gets_none(person: Person) -> None:
    one = person()
    table = open_with_hints(one, "me", "me", hints=True, rounds=1)
    assert advised(one.look(table))["code"] == "watching"
    seat = one.look(table, 0)
    while seat.ask:
        seat.choose()
    assert advised(seat)["code"] == "not-asked"


def test_none_in_a_lesson(person: Person) -> None:
    one = person()
    lesson = next(info["lessons"][0]["id"] for info in one.http.get("/api/games").json() if info["id"] == "barony")
    table = one.post(f"/api/games/barony/lessons/{lesson}")["id"]
    seat = one.look(table, 0)
    assert not seat.table["hints"] and advised(seat)["code"] == "no-advice-lesson"


def test_what_was_chosen_before_it_is_taken_back_by_consent_and_the_hint_stays(person: Person) -> None:
    one = person()
    table = open_with_hints(one, "me", "random", hints=False, rounds=1)
    seat = one.look(table, 0)
    seat.choose()
    while not seat.ask:
        seat.hear()
    asked = advised(seat)
    assert asked["is"] == "advised"
    seat.wish("ask_take_back")
    seat.hear_kind("fresh")
    assert [line["text"]["id"] for line in seat.last["log"]].count("event-hint_asked") == 1
    again = person().look(table)
    assert [line["text"]["id"] for line in again.last["log"]].count("event-hint_asked") == 1
    play_on([seat])
    record = regalia.read_record(one.http.get(f"/api/tables/{table}/record").content)
    assert [line.text for line in record.lines if line.text.startswith("hint:")] == ["hint:0"]
    assert regalia.verify(record).over
