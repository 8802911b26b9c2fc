"""What a thing is, told over the line from what the asker may know."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.helpers import Browser


def test_everybody_may_ask_what_a_thing_is(person: Callable[[], Browser]) -> None:
    me, other = person(), person()
    table = me.open_table("me", "me")
    seat, watcher = me.look(table, 0), other.look(table)
    own = seat.scene["items"]["hand-0"]["cards"][0]["explain"]
    seat.wish("explain", of=own)
    told = seat.hear_kind("explained")
    assert told["of"] == own and told["what"]["text"]["id"] == "explain-card" and told["what"]["yours"]
    watcher.wish("explain", of=own)
    assert "yours" not in watcher.hear_kind("explained")["what"]


def test_what_is_nothing_is_told_as_nothing(person: Callable[[], Browser]) -> None:
    me = person()
    seat = me.look(me.open_table("me", "me"), 0)
    for key in ("card-99", "", "card-\N{SNOWMAN}", "constructor"):
        seat.wish("explain", of=key)
        assert seat.hear_kind("explained") == {"is": "explained", "of": key, "what": None}
    seat.wish("explain", of="x" * 1000)
    assert seat.hear_kind("no")["code"] == "too-long"


def test_before_the_deal_there_is_nothing_to_explain(person: Callable[[], Browser]) -> None:
    me = person()
    watcher = me.look(me.open_table("me", "open"))
    watcher.wish("explain", of="card-1")
    assert watcher.hear_kind("no")["code"] == "not-begun"


def test_a_thing_is_explained_as_it_was_at_a_moment(person: Callable[[], Browser]) -> None:
    """From what the asker knew then; whoever has no business there is refused as for any look back."""
    me, other = person(), person()
    table = me.open_table("me", "me")
    seat = me.look(table, 0)
    own = seat.scene["items"]["hand-0"]["cards"][0]["explain"]
    where = f"/api/tables/{table}/explain/0"
    told = me.http.get(where, params={"of": own, "seat": 0}).json()
    assert told["of"] == own and told["what"]["yours"]
    assert "yours" not in me.http.get(where, params={"of": own}).json()["what"]
    assert other.http.get(where, params={"of": own, "seat": 0}).status_code == 403
    assert me.http.get(f"/api/tables/{table}/explain/999", params={"of": own}).status_code == 404
