"""A running game is reviewed as one's own seat knew it: among bots alone, or after giving up; never as advice."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from tests.server.conftest import quick, serving
from tests.server.helpers import PATIENCE, Browser, Seat, play_on

Person = Callable[[], Browser]
BUDGET = 4
LONG = "havoc"
"""No game that ends after a few choices, whatever they are."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = replace(quick(tmp_path_factory.mktemp("data")), review_budget=BUDGET)
    with serving(settings) as found:
        yield found


def order(one: Browser, table: str, seat: int, until: int) -> httpx.Response:
    return one.http.post(f"/api/tables/{table}/review/own?seat={seat}&until={until}")


def code_of(one: Browser, table: str, seat: int, until: int) -> str:
    """Every way to the review is refused in the same words."""
    answers = [
        order(one, table, seat, until),
        one.http.get(f"/api/tables/{table}/review/own?seat={seat}&until={until}"),
        one.http.get(f"/api/tables/{table}/review/own/page?seat={seat}&until={until}"),
    ]
    codes = {answer.json()["code"] for answer in answers}
    assert len(codes) == 1 and all(answer.json().keys() == {"error", "rule", "reason", "code"} for answer in answers)
    return str(codes.pop())


def reviewed(one: Browser, table: str, seat: int, until: int) -> dict[str, Any]:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        answer = order(one, table, seat, until)
        assert answer.status_code == 200, answer.text
        if answer.json()["made"]:
            found: dict[str, Any] = one.http.get(f"/api/tables/{table}/review/own?seat={seat}&until={until}").json()
            return found
        time.sleep(0.1)
    raise AssertionError("the review was not made in time")


def in_a_game(one: Browser, *others: str, choices: int = 12) -> tuple[str, Seat]:
    """Among bots, or seats of one's own; so many choices on."""
    table = one.open_table("me", *others, game=LONG)
    seat = one.look(table, 0)
    play_on([seat], until=lambda: seat.at >= choices)
    return table, seat


def test_alone_among_bots_one_sees_what_ones_own_seat_knew(person: Person) -> None:
    one = person()
    table, seat = in_a_game(one, "random", "random")
    assert seat.table["reviewable"] == [0]
    found = reviewed(one, table, 0, seat.at)
    assert found["seat"] == 0 and found["seats"] == []
    assert [worst["seat"] for worst in found["worst"]] == [0]
    assert 1 < len(found["curve"]) <= seat.at + 1
    for language, said in (("en", "knew"), ("hu", "tudhatott")):
        page = one.http.get(f"/api/tables/{table}/review/own/page?seat=0&until={seat.at}&language={language}")
        assert page.headers["content-type"].startswith("text/html") and said in page.text


def test_as_the_game_goes_on_more_can_be_reviewed(person: Person) -> None:
    one = person()
    table, seat = in_a_game(one, "random", choices=8)
    first = reviewed(one, table, 0, seat.at)
    began = seat.at
    play_on([seat], until=lambda: seat.at >= began + 6)
    assert one.http.get(f"/api/tables/{table}/review/own?seat=0&until={seat.at}").json()["code"] == "no-review"
    more = reviewed(one, table, 0, seat.at)
    assert len(more["curve"]) > len(first["curve"])
    assert more["curve"][: len(first["curve"])] == first["curve"]


def test_while_others_play_it_would_be_advice(person: Person) -> None:
    one, other = person(), person()
    table = one.open_table("me", "open", "random", game=LONG)
    other.sit(table, 1)
    seats = [one.look(table, 0), other.look(table, 1)]
    play_on(seats, until=lambda: seats[0].at >= 8)
    at = seats[0].at
    assert code_of(one, table, 0, at) == code_of(other, table, 1, at) == "no-own-review"
    assert code_of(one, table, 1, at) == code_of(one, table, 2, at) == "not-yours"
    one.post(f"/api/tables/{table}/seats/0", {"do": "bot"})
    assert code_of(one, table, 0, at) == "no-own-review", "the seat may be taken back at any moment"
    assert code_of(other, table, 1, at) == "no-own-review", "and whose bot it is may come back, too"


def test_whoever_has_given_up_sees_what_they_knew_until_then(person: Person) -> None:
    """What the bot in the seat learns afterwards is not for them."""
    one, other = person(), person()
    table = one.open_table("me", "open", game=LONG)
    other.sit(table, 1)
    seats = [one.look(table, 0), other.look(table, 1)]
    play_on(seats, until=lambda: seats[0].at >= 12)
    left = seats[0].at
    info = one.post(f"/api/tables/{table}/seats/0", {"do": "resign", "level": "random"})
    assert info["reviewable"] == [0] and not info["seats"][0]["mine"]
    at_once = reviewed(one, table, 0, left)
    play_on(seats[1:], until=lambda: seats[1].at >= left + 4)
    assert reviewed(one, table, 0, seats[1].at) == at_once
    assert code_of(other, table, 0, left) == "not-yours"
    assert other.http.get(f"/api/tables/{table}").json()["reviewable"] == [1], "they are alone with bots now"
    assert one.http.get(f"/api/tables/{table}/replay/{left}?seat=0").status_code == 403


def test_whoever_plays_another_seat_goes_on_without_advice(person: Person) -> None:
    one, other = person(), person()
    table = one.open_table("me", "me", "open", game=LONG)
    other.sit(table, 2)
    seats = [one.look(table, 0), one.look(table, 1), other.look(table, 2)]
    play_on(seats, until=lambda: seats[0].at >= 8)
    assert code_of(one, table, 0, 8) == code_of(one, table, 1, 8) == "no-own-review"
    info = one.post(f"/api/tables/{table}/seats/0", {"do": "resign"})
    assert info["reviewable"] == [] and code_of(one, table, 0, 8) == "no-own-review"
    assert one.post(f"/api/tables/{table}/seats/1", {"do": "resign"})["reviewable"] == [0, 1]


def test_where_there_is_nothing_to_review_it_says_so(person: Person) -> None:
    one, stranger = person(), person()
    table = one.open_table("me", "random")
    at = one.look(table, 0).at
    assert code_of(one, table, 0, 0) == "nothing-to-review"
    assert code_of(one, table, 0, at + 100) == code_of(one, table, 0, -1) == "nothing-here"
    assert code_of(one, table, 7, 0) == "no-seat"
    assert code_of(stranger, table, 0, 0) == "not-yours"
    waiting = one.open_table("me", "open")
    assert code_of(one, waiting, 0, 0) == "not-begun"


def test_none_in_a_lesson(person: Person) -> None:
    one = person()
    lesson = next(info["lessons"][0]["id"] for info in one.http.get("/api/games").json() if info["id"] == "barony")
    table = one.post(f"/api/games/barony/lessons/{lesson}")["id"]
    assert code_of(one, table, 0, 0) == "no-advice-lesson"


def test_when_the_game_is_over_all_of_it_is_reviewed_instead(person: Person) -> None:
    one = person()
    table = one.open_table("me", "random", rounds=1)
    seat = one.look(table, 0)
    play_on([seat])
    assert one.http.get(f"/api/tables/{table}").json()["reviewable"] == []
    assert code_of(one, table, 0, 1) == "own-review-over"


def test_a_program_with_a_token_is_not_the_person(person: Person) -> None:
    """It plays the seat, and must not learn more than a player."""
    one, program = person(), person()
    table, seat = in_a_game(one, "random")
    token = one.post(f"/api/tables/{table}/seats/0/token", {})["token"]
    program.http.headers["authorization"] = f"Bearer {token}"
    assert code_of(program, table, 0, seat.at) == "not-yours"
