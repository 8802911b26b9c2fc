"""From any moment of a finished game one plays on against bots, at a table of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.review.games import played
from tests.server.helpers import Browser, play_on

Person = Callable[[], Browser]


def finished(one: Browser, *others: str, **options: Any) -> str:
    table = one.open_table("me", *others, **options)
    seat = one.look(table, 0)
    play_on([seat])
    seat.close()
    return table


def moments(one: Browser, table: str) -> int:
    """How many choices there were."""
    of: int = one.http.get(f"/api/tables/{table}/replay/0").json()["of"]
    return of


def scene(one: Browser, table: str, at: int) -> dict[str, Any]:
    """Without its heading and log: what lies on the table."""
    found: dict[str, Any] = one.http.get(f"/api/tables/{table}/replay/{at}").json()["scene"]
    return {name: found.get(name) for name in ("items", "pieces")}


@pytest.mark.parametrize("part", [0, 0.3, 0.7])
def test_a_branch_begins_where_the_game_stood_and_can_be_finished(person: Person, part: float) -> None:
    one = person()
    table = finished(one, "random")
    at = int(part * moments(one, table))
    made = one.post(f"/api/tables/{table}/branch", {"at": at, "seat": 0}, status=201)
    assert (made["origin"], made["origin_at"], made["started"]) == (table, at, True)
    assert [(seat["holder"], seat["mine"], seat["level"]) for seat in made["seats"]] == [
        ("person", True, ""),
        ("bot", False, "knight"),
    ]
    seat = one.look(made["id"], 0)
    play_on([seat])
    assert seat.table["over"]
    whole = one.http.get(f"/api/tables/{made['id']}/record")
    again = one.http.post("/api/records", content=whole.content)
    assert again.status_code == 201, "the branch proves itself like any record"
    first = next(n for n in range(moments(one, made["id"]) + 1) if scene(one, made["id"], n) == scene(one, table, at))
    assert first < 30, "it stands as the other did after the choices since its checkpoint"


def test_own_branches_are_listed_beside_the_record_and_nobody_elses(person: Person) -> None:
    one, other = person(), person()
    table = finished(one, "random")
    made = [one.post(f"/api/tables/{table}/branch", {"at": at})["id"] for at in (2, 5)]
    others = other.post(f"/api/tables/{table}/branch", {"at": 3})
    assert others["seats"][others["waiting"][0]]["mine"] or others["seats"][0]["mine"]

    def listed(who: Browser) -> list[tuple[str, int]]:
        answer = who.http.get(f"/api/tables/{table}/branches").json()
        return [(branch["id"], branch["origin_at"]) for branch in answer]

    assert listed(one) == [(made[0], 2), (made[1], 5)]
    assert listed(other) == [(others["id"], 3)]


def test_an_uploaded_record_is_played_on_from_the_seat_whose_turn_it_is(person: Person) -> None:
    one, record = person(), played("tiny", 3, 11)
    table = one.http.post("/api/records", content=record.to_json()).json()["id"]
    asked = next(at for at, line in enumerate(record.lines) if at > 3 and line.seat == 2)
    made = one.post(f"/api/tables/{table}/branch", {"at": asked})
    assert 2 in made["waiting"] and [seat["mine"] for seat in made["seats"]].count(True) == 1
    assert made["seats"][made["waiting"][0]]["mine"]


def test_a_running_game_has_no_branches(person: Person) -> None:
    """They would show what is hidden."""
    one = person()
    table = one.open_table("me", "me")
    answer = one.http.post(f"/api/tables/{table}/branch", json={"at": 0, "seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_from_the_end_nothing_goes_on_and_other_moments_are_none(person: Person) -> None:
    one = person()
    table = finished(one, "random", rounds=1)
    end = moments(one, table)
    for wish, status, code in (
        ({"at": end}, 409, "over-then"),
        ({"at": end + 1}, 404, "nothing-here"),
        ({"at": -1}, 404, "nothing-here"),
        ({"at": 1, "seat": 7}, 404, "no-seat"),
    ):
        answer = one.http.post(f"/api/tables/{table}/branch", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (status, code), wish


def test_nothing_was_promised_before_a_branch(person: Person) -> None:
    one = person()
    table = finished(one, "random", rounds=1)
    branch = one.post(f"/api/tables/{table}/branch", {"at": 1, "seat": 0})
    assert not branch["commitment"]
    seat = one.look(branch["id"], 0)
    play_on([seat])
    answer = one.http.get(f"/api/tables/{branch['id']}/verify")
    assert (answer.status_code, answer.json()["code"]) == (409, "branch-proof")
