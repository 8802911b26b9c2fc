"""A finished game is reviewed once for all who ask; while it runs, nobody is told anything by a review."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.review.games import played
from tests.server.conftest import quick, serving
from tests.server.helpers import PATIENCE, Browser, play_on

from regalia import games
from regalia.review.results import Review
from regalia.review.reviewing import review
from regalia.review.telling import LEAST_LOSS

Person = Callable[[], Browser]
BUDGET = 4


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = replace(quick(tmp_path_factory.mktemp("data")), review_budget=BUDGET)
    with serving(settings) as found:
        yield found


def finished_table(one: Browser, **options: Any) -> str:
    """Of the tiny game, with a bot."""
    table = one.open_table("me", "random", **options)
    seat = one.look(table, 0)
    play_on([seat])
    seat.close()
    return table


def await_review(one: Browser, table: str) -> list[float]:
    """What was told of its progress until it was made."""
    told, ends = [], time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        answer = one.post(f"/api/tables/{table}/review")
        told.append(answer["progress"])
        if answer["made"]:
            return told
        time.sleep(0.1)
    raise AssertionError("the review was not made in time")


def test_a_finished_game_is_reviewed_and_the_review_kept(person: Person) -> None:
    one, other = person(), person()
    table = finished_table(one, rounds=1)
    assert one.http.get(f"/api/tables/{table}/review").json()["code"] == "no-review"
    told = await_review(one, table)
    assert told == sorted(told) and told[-1] == 1.0
    found = one.http.get(f"/api/tables/{table}/review").json()
    assert await_review(other, table) == [1.0], "it is made once for all"
    assert other.http.get(f"/api/tables/{table}/review").json() == found
    entries = one.http.get(f"/api/tables/{table}/replay/0").json()["of"]
    assert len(found["curve"]) == entries + 1 and found["budget"] == BUDGET
    for seat in found["seats"]:
        assert seat["start"] + seat["luck"] + seat["own"] + seat["others"] == seat["end"]


def test_the_review_of_an_uploaded_record_is_that_of_the_record(person: Person) -> None:
    one, record = person(), played("tiny", 3, 11)
    table = one.http.post("/api/records", content=record.to_json()).json()["id"]
    await_review(one, table)
    found, expected = one.http.get(f"/api/tables/{table}/review").json(), review(record, BUDGET)
    assert found["curve"] == expected.curve
    assert [turn["until"] for turn in found["turns"]] == [turn.until for turn in expected.turns]
    assert [len(seat["choices"]) for seat in found["worst"]] == _numbers_of_worst(expected)


def _numbers_of_worst(found: Review) -> list[int]:
    return [sum(choice.loss >= LEAST_LOSS for choice in seat.choices[:3]) for seat in found.seats]


def test_a_page_to_keep_is_made_in_both_languages(person: Person) -> None:
    one = person()
    table = finished_table(one, rounds=1)
    page = f"/api/tables/{table}/review/page"
    assert one.http.get(page).status_code == 404
    await_review(one, table)
    english, hungarian = one.http.get(page), one.http.get(f"{page}?language=hu")
    assert english.headers["content-type"].startswith("text/html")
    assert '<html lang="en">' in english.text and '<html lang="hu">' in hungarian.text


@pytest.mark.parametrize("game", games.names())
def test_while_a_game_runs_nothing_of_it_is_told_by_looking_back_at_it_as_a_whole(person: Person, game: str) -> None:
    one = person()
    table = one.open_table("me", *["random"] * (games.find(game).seats[0] - 1), game=game)
    with closing(one.look(table, 0)) as seat:
        while not seat.ask:
            seat.hear()
        seat.choose()
    at = f"/api/tables/{table}"
    for answer in (
        one.http.post(f"{at}/review"),
        one.http.get(f"{at}/review"),
        one.http.get(f"{at}/review/page"),
        one.http.get(f"{at}/recalled/1?seat=0"),
        one.http.post(f"{at}/branch", json={"at": 0}),
        one.http.get(f"{at}/record"),
    ):
        assert answer.status_code == 409
        assert answer.json().keys() == {"error", "rule", "reason", "code"} and answer.json()["code"] == "not-over"


def test_a_bot_is_asked_what_it_saw_when_it_chose(person: Person) -> None:
    one = person()
    table = finished_table(one, rounds=2)
    last = one.http.get(f"/api/tables/{table}/replay/0").json()["of"]
    found = one.http.get(f"/api/tables/{table}/recalled/{last}?seat=1").json()
    assert found["chosen"] in [option["text"] for option in found["options"]]
    chances = [option["chance"] for option in found["options"][:3]]
    assert chances == sorted(chances, reverse=True) and all(0 <= chance <= 1 for chance in chances)
    before = one.http.get(f"/api/tables/{table}/recalled/{found['at']}?seat=1").json()
    assert before["at"] < found["at"] < last
    assert one.http.get(f"/api/tables/{table}/recalled/{last}?seat=1").json() == found, "it is kept"
    nothing = one.http.get(f"/api/tables/{table}/recalled/0?seat=1")
    assert (nothing.status_code, nothing.json()["code"]) == (404, "chose-nothing")
    assert one.http.get(f"/api/tables/{table}/recalled/{last + 1}?seat=1").json()["code"] == "nothing-here"
    assert one.http.get(f"/api/tables/{table}/recalled/{last}?seat=7").json()["code"] == "no-seat"


def test_what_was_chosen_is_told_even_where_it_is_none_of_the_best(person: Person) -> None:
    """Random bots choose so now and then; every choice of theirs in a game is asked about."""
    one, record = person(), played("tiny", 3, 11)
    table = one.http.post("/api/records", content=record.to_json()).json()["id"]
    chosen = [(at, line) for at, line in enumerate(record.lines, 1) if line.seat == 0]
    told = [one.http.get(f"/api/tables/{table}/recalled/{at}?seat=0").json() for at, _ in chosen]
    for (at, line), found in zip(chosen, told, strict=True):
        if found["at"] == at - 1:
            assert found["chosen"] == line.text
        assert sum(option["text"] == found["chosen"] for option in found["options"]) == 1


def test_what_takes_too_long_is_refused_and_can_be_ordered_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regalia.server.work.reviewing.REVIEW_TIME", 0.0)
    with serving(replace(quick(tmp_path), review_budget=BUDGET)) as address, closing(Browser(address)) as one:
        table = finished_table(one, rounds=1)
        for _ in range(2):
            answer = one.http.post(f"/api/tables/{table}/review")
            ends = time.monotonic() + PATIENCE
            while answer.status_code == 200 and time.monotonic() < ends:
                time.sleep(0.1)
                answer = one.http.post(f"/api/tables/{table}/review")
            assert answer.status_code == 400 and "more time or memory" in answer.json()["error"]
