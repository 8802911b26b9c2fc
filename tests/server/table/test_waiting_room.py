"""Before the deal: whoever opened the table gives free seats to bots; and since when somebody is waited for."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

from tests.server.conftest import quick, serving
from tests.server.helpers import Browser, until

People = Callable[[], Browser]


def test_the_host_fills_a_missing_friends_seat(person: People) -> None:
    host, guest = person(), person()
    table = host.open_table("me", "open", "open")
    first, guests = host.look(table, 0), guest.look(table)
    info = host.post(f"/api/tables/{table}/seats/1", {"do": "bot", "level": "squire"})
    assert (info["seats"][1]["holder"], info["seats"][1]["level"], info["started"]) == ("bot", "squire", False)
    assert guests.hear_kind("table")["table"]["seats"][1]["holder"] == "bot", "everybody at the gate sees it"
    assert host.post(f"/api/tables/{table}/seats/2", {"do": "bot", "level": "random"})["started"]
    fresh = first.hear_until(lambda word: word["is"] == "fresh")
    assert fresh["table"]["started"] and fresh["scene"]["you"] == 0


def test_a_bot_before_the_deal_gets_up_for_a_friend(person: People) -> None:
    host, guest = person(), person()
    table = host.open_table("me", "open", "open")
    host.post(f"/api/tables/{table}/seats/2", {"do": "bot", "level": "knight"})
    assert guest.post(f"/api/tables/{table}/seats/2", {"do": "leave"}, status=403)["code"] == "not-yours"
    assert host.post(f"/api/tables/{table}/seats/2", {"do": "leave"})["seats"][2]["holder"] == "open"
    guest.sit(table, 2, "Guest")
    assert host.http.get(f"/api/tables/{table}").json()["seats"][2]["name"] == "Guest"


def test_only_the_host_fills_and_only_free_seats(person: People) -> None:
    host, guest = person(), person()
    table = host.open_table("me", "open", "open")
    guest.sit(table, 1, "Guest")
    wish = {"do": "bot", "level": "knight"}
    assert guest.post(f"/api/tables/{table}/seats/2", wish, status=403)["code"] == "not-owner"
    assert host.post(f"/api/tables/{table}/seats/1", wish, status=409)["code"] == "seat-taken"
    assert host.post(f"/api/tables/{table}/seats/2", {"do": "bot", "level": "duke"}, status=400)["code"] == "no-bot"
    assert host.http.get(f"/api/tables/{table}").json()["seats"][2]["holder"] == "open"


def test_the_colour_of_the_seat_stays_with_the_bot(person: People) -> None:
    host = person()
    seats = [{"holder": "me", "tincture": "gules"}, {"holder": "open", "tincture": "vert"}]
    table = host.post("/api/tables", {"game": "tiny", "seats": seats})["id"]
    info = host.post(f"/api/tables/{table}/seats/1", {"do": "bot", "level": "random"})
    assert [seat["tincture"] for seat in info["seats"]] == ["gules", "vert"]


def since(person: Browser) -> int | None:
    """As it is told of the person's only table."""
    (table,) = person.http.get("/api/me").json()["tables"]
    found: int | None = table["since"]
    return found


def test_since_is_told_to_whom_it_concerns_and_outlives_the_server(tmp_path: Path) -> None:
    before = int(time.time())
    with ExitStack() as stack:
        address = stack.enter_context(serving(quick(tmp_path)))
        me, friend = (stack.enter_context(closing(Browser(address))) for _ in range(2))
        table = me.open_table("me", "open", game="barony", first_player=0)
        assert since(me) is None
        friend.sit(table, 1)
        until(lambda: since(me) is not None)  # in company another server may have to hear of it
        first = since(me)
        assert first is not None and before <= first <= time.time()
        assert since(friend) is None, "only whoever is asked is waited for"
        secret = me.secret
    with serving(quick(tmp_path)) as address, closing(Browser(address, secret)) as me:
        assert since(me) == first
