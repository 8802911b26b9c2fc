"""The colour of a seat: wished for when the table is laid or when somebody sits down, and seen by everybody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import quick, serving
from tests.server.helpers import Browser, play_on

from regalia import games

People = Callable[[], Browser]
CHOOSING = [name for name in games.names() if games.table(name).chooses_colour]
GIVEN = [name for name in games.names() if not games.table(name).chooses_colour]


def wish(game: str, *seats: tuple[str, str]) -> dict[str, Any]:
    """Seats are a holder (me, open, or a bot's level) and a colour."""
    holders = [{"holder": who} if who in ("me", "open") else {"holder": "bot", "level": who} for who, _ in seats]
    return {
        "game": game,
        "seats": [{**holder, "tincture": tincture} for holder, (_, tincture) in zip(holders, seats, strict=True)],
    }


def worn(table: dict[str, Any]) -> list[str]:
    return [seat["tincture"] for seat in table["seats"]]


def test_the_games_whose_colours_belong_to_a_lord() -> None:
    assert {*GIVEN} == {"kard_es_korona", "hadurak"}


@pytest.mark.parametrize("game", CHOOSING)
def test_everybody_sees_the_chosen_colours(person: People, game: str) -> None:
    me, other = person(), person()
    last = games.find(game).tinctures[-1]
    chosen = [last, *(tincture for tincture in games.find(game).tinctures if tincture != last)][:3]
    made = me.post("/api/tables", wish(game, ("me", last), ("random", ""), ("squire", "")))
    assert worn(made) == chosen
    for seat in (me.look(made["id"], 0), other.look(made["id"])):
        assert seat.scene["tinctures"] == chosen and worn(seat.table) == chosen
    assert me.http.get(f"/api/tables/{made['id']}/replay/0").json()["scene"]["tinctures"] == chosen


@pytest.mark.parametrize("game", GIVEN)
def test_a_lords_colour_is_not_chosen(person: People, game: str) -> None:
    me = person()
    seats = [("me", ""), ("random", ""), ("random", "")]
    made = me.post("/api/tables", wish(game, *seats))
    assert worn(made) == ["", "", ""]
    assert len({*me.look(made["id"], 0).scene["tinctures"]}) == 3
    refused = me.post("/api/tables", wish(game, ("me", "azure"), *seats[1:]), status=400)
    assert refused["code"] == "no-colours"


@pytest.mark.parametrize(
    ("first", "second", "code"),
    [("azure", "azure", "same-colour"), ("sable", "", "no-colour"), ("pink", "", "")],
)
def test_colours_that_cannot_be(person: People, first: str, second: str, code: str) -> None:
    assert person().post("/api/tables", wish("tiny", ("me", first), ("me", second)), status=400)["code"] == code


def test_whoever_sits_down_may_have_a_colour_that_is_free(person: People) -> None:
    host, guest, third = person(), person(), person()
    table = host.post("/api/tables", wish("tiny", ("me", "vert"), ("open", ""), ("open", "gules")))["id"]
    assert worn(host.http.get(f"/api/tables/{table}").json()) == ["vert", "azure", "gules"]
    taken = guest.post(f"/api/tables/{table}/sit", {"seat": 1, "tincture": "vert"}, status=409)
    assert taken["code"] == "colour-taken"
    swapped = guest.post(f"/api/tables/{table}/sit", {"seat": 1, "tincture": "gules"})
    assert worn(swapped) == ["vert", "gules", "azure"]
    guest.post(f"/api/tables/{table}/seats/1", {"do": "leave"})
    guest.post(f"/api/tables/{table}/sit", {"seat": 1})
    third.post(f"/api/tables/{table}/sit", {"seat": 2, "tincture": "or"})
    assert host.look(table, 0).scene["tinctures"] == ["vert", "gules", "or"]


def test_colours_last_over_the_end_a_restart_and_a_rematch(tmp_path: Path) -> None:
    chosen = ["gules", "azure"]
    with serving(quick(tmp_path)) as address:
        me = Browser(address)
        table = me.post("/api/tables", wish("tiny", ("me", "gules"), ("random", "")))["id"]
        seat = me.look(table, 0)
        play_on([seat])
        assert seat.scene["tinctures"] == chosen
        secret = me.secret
        me.close()
    with serving(quick(tmp_path)) as address:
        me = Browser(address, secret)
        assert me.look(table, 0).scene["tinctures"] == chosen
        assert me.http.get(f"/api/tables/{table}/replay/3").json()["scene"]["tinctures"] == chosen
        again = me.post(f"/api/tables/{table}/rematch")
        assert worn(again) == chosen and me.look(again["id"], 0).scene["tinctures"] == chosen
        me.close()
