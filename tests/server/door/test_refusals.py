"""Whatever is sent: a clear sentence and a proper status, and nobody else is disturbed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.helpers import Browser, is_closed, play_on

People = Callable[[], Browser]

BAD_BODIES: list[Any] = [
    {},
    [],
    "text",
    {"game": "tiny"},
    {"game": "nothing", "seats": []},
    {"game": "tiny", "seats": []},
    {"game": "tiny", "seats": [{"holder": "me"}] * 9},
    {"game": "tiny", "seats": [{"holder": "king"}] * 2},
    {"game": "tiny", "seats": [{"holder": "bot", "level": "search:100000000"}] * 2},
    {"game": "tiny", "seats": [{"holder": "me"}] * 2, "options": {"rounds": 99}},
    {"game": "tiny", "seats": [{"holder": "me"}] * 2, "options": {"rounds": {"deep": [1]}}},
    {"game": "tiny", "seats": [{"holder": "me"}] * 2, "options": {"nothing": 1}},
    {"game": "../../etc", "seats": [{"holder": "me"}] * 2},
]


def refused(answer: Any, *statuses: int) -> str:
    assert answer.status_code in (statuses or range(400, 500)), (answer.status_code, answer.text)
    error: str = answer.json()["error"]
    assert error.endswith((".", "?", "!")) and "\n" not in error and len(error) < 320
    return error


@pytest.mark.parametrize("body", BAD_BODIES, ids=lambda body: json.dumps(body)[:50])
def test_bad_tables(person: People, body: Any) -> None:
    refused(person().http.post("/api/tables", json=body), 400, 404)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b"[" * 20000, b'{"game": "\\ud800"}', b"1e999", b"null"], ids=repr
)
def test_malformed_bodies(person: People, content: bytes) -> None:
    me = person()
    for path in ("/api/tables", "/api/records", "/api/tables/x/sit", "/api/tables/x/seats/0"):
        refused(me.http.post(path, content=content, headers={"content-type": "application/json"}))


def test_oversized(person: People) -> None:
    me = person()
    refused(me.http.put("/api/me", json={"name": "x" * 70_000}), 413)
    refused(me.http.post("/api/records", content=b"x" * 2_100_000), 413)
    assert len(me.http.put("/api/me", json={"name": "x" * 60_000}).json()["name"]) == 30


def test_other_sites_are_refused(person: People) -> None:
    me = person()
    table = me.open_table("me", "me")
    for origin in ("http://evil.example", "null", "http://127.0.0.1", "http://[", "https://127.0.0.1.evil.example"):
        refused(me.http.put("/api/me", json={"name": "x"}, headers={"Origin": origin}), 403)
        seat = me.look(table, 0, Origin=origin)
        assert "another site" in seat.last["error"] and is_closed(seat) == 4403
    assert me.http.put("/api/me", json={"name": "x"}, headers={"Origin": me.address}).status_code == 200
    assert me.look(table, 0, Origin=me.address).last["is"] == "fresh"


def test_addresses_that_are_not(person: People) -> None:
    me = person()
    for path in ("/api/x", "/api/tables/x", "/api/games/x/art", "/api/games/tiny/words/xx", "/api/games/tiny/guide/en"):
        refused(me.http.get(path), 404)
    table = me.open_table("me", "me")
    for path in (f"replay/{'9' * 5000}", "replay/-1", "replay/x", "replay/0?seat=x", f"replay/0?seat={'9' * 5000}"):
        refused(me.http.get(f"/api/tables/{table}/{path}"))
    for seat in ("9", "-1", "9" * 5000, "x"):
        refused(me.http.post(f"/api/tables/{table}/seats/{seat}", json={"do": "bot"}))
    refused(me.http.post(f"/api/tables/{table}/sit", json={"seat": 10**30}))
    refused(me.http.patch("/api/me"), 405)
    assert me.http.get("/anything/else").status_code == 200


def test_the_page_cannot_be_left(person: People) -> None:
    for path in ("/..%2f..%2fmessages.py", "/%2e%2e/messages.py", "/assets/..%2f..%2fapp.py", "/%00"):
        assert b"import" not in person().http.get(path).content


def test_wrong_person_and_seat(person: People) -> None:
    host, guest, thief = person(), person(), person()
    table = host.open_table("me", "open")
    guest.sit(table, 1)
    refused(thief.http.post(f"/api/tables/{table}/sit", json={"seat": 1}), 409)
    refused(thief.http.delete(f"/api/tables/{table}"), 403)
    for do in ("bot", "back", "resign"):
        refused(thief.http.post(f"/api/tables/{table}/seats/1", json={"do": do}), 403)
    here = guest.look(table, 1)
    refused(host.http.post(f"/api/tables/{table}/seats/1", json={"do": "bot"}), 409)
    stolen = thief.look(table, 0)
    assert "not yours" in stolen.last["error"] and is_closed(stolen) == 4403
    for seat in (7, -1):
        assert thief.look(table, seat).last["is"] == "no"
    assert is_closed(thief.look("A" * 22)) == 4404
    watcher = thief.look(table)
    for do, more in (("choose", {"text": "plan:1", "at": 0}), ("undo", {}), ("act", {"text": "give:1-1"})):
        watcher.wish(do, **more)
        assert "watching" in watcher.hear_kind("no")["error"]
    assert here.last["is"] == "fresh"


WISHES: list[Any] = [
    {"do": "choose"},
    {"do": "choose", "text": "plan:99", "at": 0},
    {"do": "choose", "text": "bid:1", "at": 0},
    {"do": "choose", "text": "plan:" + "9" * 5000, "at": 0},
    {"do": "choose", "text": "", "at": 0},
    {"do": "choose", "text": "undo", "at": 0},
    {"do": "choose", "text": "dice:5", "at": 0},
    {"do": "act", "text": "plan:1"},
    {"do": "act", "text": "give:9-9"},
    {"do": "why", "text": "nonsense"},
    {"do": "say", "text": " \u200b\n"},
    {"do": "fly"},
    [],
    None,
    7,
]


def test_bad_wishes(person: People) -> None:
    me = person()
    seat = me.look(me.open_table("me", "me"), 0)
    for wish in WISHES:
        seat.socket.send(json.dumps(wish))
        assert seat.hear()["is"] == "no", wish
    good = seat.ask["choices"][0]["text"] if seat.ask else ""
    for at in (-1, 7, 10**30):
        seat.wish("choose", text=good, at=at)
        assert seat.hear_kind("no")["code"] in ("stale", "")
    seat.choose()
    assert seat.last["is"] == "update" and seat.at == 1


def test_random_frames_disturb_nobody(person: People) -> None:
    me, other = person(), person()
    seat = me.look(me.open_table("me", "me"), 0)
    calm = other.look(other.open_table("me", "random"), 0)
    chance = random.Random(3)
    for size in (0, 1, 10, 1000, 17_000):
        seat.socket.send(chance.randbytes(size))
        assert seat.hear()["is"] == "no"
    seat.socket.send("[" * 10_000)
    assert seat.hear()["is"] == "no"
    seat.socket.send("x" * 70_000)
    assert is_closed(seat) == 1009
    play_on([calm])


def test_a_flood_is_held_back(person: People) -> None:
    me, other = person(), person()
    table = me.open_table("me", "me")
    seat = me.look(table, 0)
    for _ in range(100):
        seat.wish("why", text="plan:99")
    errors = [seat.hear() for _ in range(100)]
    assert any("Too many" in word.get("error", "") for word in errors)
    assert other.look(table).last["is"] == "fresh"


def test_security_headers_and_cookie(person: People) -> None:
    me = person()
    page = me.http.get("/")
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in page.headers and "set-cookie" not in me.http.get("/api/me").headers
    me.http.cookies.clear()
    made = me.http.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in made and "SameSite=Lax" in made


def test_texts_say_once_how_they_are_written(person: People) -> None:
    """`charset` twice is no media type."""
    me = person()
    for path, kind in (("/", "text/html"), ("/api/games/barony/guide/en", "text/markdown")):
        assert me.http.get(path).headers["content-type"] == f"{kind}; charset=utf-8"


def test_a_new_person_gets_his_secret_with_the_page(person: People) -> None:
    """Else the first things that a page asks for at once would make a person each."""
    me = person()
    me.http.cookies.clear()
    page = me.http.get("/t/anything", headers={"accept": "text/html,*/*"})
    assert "set-cookie" in page.headers and me.http.cookies["regalia"]
    assert "set-cookie" not in me.http.get("/api/me").headers
    me.http.cookies.clear()
    assert "set-cookie" not in me.http.get("/favicon.svg", headers={"accept": "image/*"}).headers
