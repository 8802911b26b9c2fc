"""Tables from opening to the end: alone, with friends, watched, left and taken up again."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.conftest import quick, serving
from tests.server.helpers import Browser, play_on

from regalia import Game, read_record, verify
from regalia.server.settings import Settings
from regalia.server.work.bots_at_work import BotsAtWork

People = Callable[[], Browser]


def test_alone_against_bots_to_the_end(person: People) -> None:
    me = person()
    table = me.open_table("me", "knight", "random")
    seat = me.look(table, 0)
    assert seat.last["is"] == "fresh" and seat.table["started"]
    play_on([seat])
    assert seat.table["scores"] and 1 in seat.table["ranking"]
    assert seat.scene == me.look(table, 0).scene  # differences lead where a fresh look does


def test_the_knights_of_a_table_think_in_different_styles(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    thought, choose = dict[int, str](), BotsAtWork.choose

    async def noted(self: BotsAtWork, game: Game, seat: int, bot: str) -> str:
        thought[seat] = bot
        return await choose(self, game, seat, bot)

    monkeypatch.setattr(BotsAtWork, "choose", noted)
    me = person()
    play_on([me.look(me.open_table("me", "knight", "knight", "squire"), 0)])
    assert thought[1] != thought[2] and all(thought[seat].startswith("knight:") for seat in (1, 2)), thought
    assert thought[3] == "squire"


def test_barony_against_bots(person: People) -> None:
    me = person()
    seat = me.look(me.open_table("me", "random", "squire", game="barony"), 0)
    for _ in range(5):
        seat.hear_until(lambda word: seat.ask is not None) if not seat.ask else None
        seat.choose()
        assert seat.last["is"] == "update"


def test_two_persons_by_link_and_a_spectator(person: People) -> None:
    host, guest, third = person(), person(), person()
    table = host.open_table("me", "open")
    first = host.look(table, 0)
    assert first.last["scene"] == {} and not first.table["started"]
    guest.sit(table, 1, "Guest")
    assert first.hear_until(lambda word: word["is"] == "fresh")["table"]["seats"][1]["name"] == "Guest"
    second, watcher = guest.look(table, 1), third.look(table)
    play_on([first, second, watcher])
    assert watcher.table["over"] or watcher.hear_kind("table")["table"]["over"]
    frames = [frame for frame in watcher.frames if '"plan:' in frame or '"choices"' in frame]
    assert not frames, "a spectator is asked nothing"


def test_coming_back_finds_everything(person: People) -> None:
    me = person()
    table = me.open_table("me", "me")
    first, second = me.look(table, 0), me.look(table, 1)
    first.choose()
    first.close()
    again = me.look(table, 0)
    second.hear_until(lambda word: word["is"] == "update")
    assert again.at == 1 and again.ask is not None
    again.wish("say", text="  I am\n back ")
    assert second.hear_kind("said")["line"]["text"] == "I am back"
    assert me.look(table, 1).last["chat"] == [{"seat": 0, "name": "", "text": "I am back"}]


def test_a_choice_is_kept_in_its_canonical_text(person: People) -> None:
    me = person()
    table = me.open_table("me", "random", rounds=1)
    seat = me.look(table, 0)
    assert seat.ask is not None
    written = seat.ask["choices"][0]["text"]
    seat.choose(written.replace(":", ":0"))
    assert seat.last["is"] == "update"
    play_on([seat])
    assert written in [line.text for line in read_record(me.http.get(f"/api/tables/{table}/record").content).lines]


def test_taking_back(person: People) -> None:
    me = person()
    table = me.open_table("me", "me")
    seat = me.look(table, 0)
    before = seat.ask
    seat.choose()
    assert seat.last["may_undo"] and seat.ask != before
    seat.wish("undo")
    assert seat.hear_kind("fresh")["at"] == 2 and seat.ask == before
    seat.wish("undo")
    assert "nothing to take back" in seat.hear_kind("no")["error"]


def test_free_acts_and_why_not(person: People) -> None:
    me = person()
    seat = me.look(me.open_table("me", "me"), 0)
    assert seat.last["acts"][0]["kind"] == "give"
    seat.wish("act", text="give:1-2")
    assert seat.hear_kind("update")["steps"][0]["news"]["text"]["id"] == "event-gave"
    seat.wish("act", text="give:1-9")
    assert seat.hear_kind("no")["rule"] == "R9.4"
    hidden = next(card for card in range(1, 17) if f"plan:{card}" not in str(seat.ask))
    seat.wish("why", text=f"plan:{hidden}")
    assert seat.hear_kind("why")["rule"] == "R3.1"


def test_a_bot_stands_in_and_hands_back(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.table.seats.seating.GRACE", 0)
    host, guest = person(), person()
    table = host.open_table("me", "open")
    guest.sit(table, 1)
    seat = host.look(table, 0)
    info = host.post(f"/api/tables/{table}/seats/1", {"do": "bot", "level": "squire"})
    assert info["seats"][1]["stood_in"]
    seat.hear_until(lambda word: word["is"] == "update" and all(one["seat"] == 0 for one in word["waiting"]))
    absent = guest.look(table, 1)
    assert absent.ask is None
    guest.post(f"/api/tables/{table}/seats/1", {"do": "back"})
    seat.hear_kind("fresh")
    while seat.ask:
        seat.choose()
    absent.hear_until(lambda word: absent.ask is not None)
    assert guest.post(f"/api/tables/{table}/seats/1", {"do": "resign", "level": "random"})["seats"][1]["resigned"]
    play_on([seat])
    assert guest.http.get(f"/api/tables/{table}").json()["seats"][1]["mine"] is False


def test_proof_record_replay_upload_rematch_delete(person: People) -> None:
    me = person()
    table = me.open_table("me", "random")
    commitment = me.http.get(f"/api/tables/{table}").json()["commitment"]
    for early in ("record", "verify"):
        refused = me.http.get(f"/api/tables/{table}/{early}")
        assert refused.status_code == 409 and "over" in refused.json()["error"]
    me.post(f"/api/tables/{table}/rematch", status=409)
    seat = me.look(table, 0)
    play_on([seat])
    proof = me.http.get(f"/api/tables/{table}/verify").json()
    assert proof["good"] and proof["commitment"] == commitment
    assert hashlib.sha256(proof["secret"].encode()).hexdigest() == commitment
    assert hashlib.sha256("\n".join([proof["secret"], *proof["nonces"]]).encode()).hexdigest() == proof["seed"]
    content = me.http.get(f"/api/tables/{table}/record").content
    assert verify(read_record(content)).over
    uploaded = me.http.post("/api/records", content=content).json()
    last = me.http.get(f"/api/tables/{uploaded['id']}/replay/0?seat=1").json()
    assert last["of"] == len(read_record(content).lines) and "back" not in str(last["scene"]["items"]["hand-0"])
    follow = me.post(f"/api/tables/{table}/rematch")
    assert seat.hear_until(lambda word: seat.table["rematch"] == follow["id"])
    assert me.http.delete(f"/api/tables/{table}").status_code == 204
    assert me.http.get(f"/api/tables/{table}").status_code == 404
    assert [one["id"] for one in me.http.get("/api/me").json()["tables"]] == [follow["id"], uploaded["id"]]


def test_of_several_seats_of_one_person_the_first_has_their_name(person: People) -> None:
    me = person()
    me.http.put("/api/me", json={"name": "Ann"})
    table = me.open_table("me", "me", "random")
    assert [seat["name"] for seat in me.http.get(f"/api/tables/{table}").json()["seats"]] == ["Ann", "", ""]


def test_whoever_gave_up_plays_again(person: People) -> None:
    """The asker at once; a bot goes on for the other one until they want their seat."""
    host, guest = person(), person()
    table = host.open_table("me", "open")
    guest.sit(table, 1)
    for one, number in ((guest, 1), (host, 0)):
        one.post(f"/api/tables/{table}/seats/{number}", {"do": "resign", "level": "random"})
    watcher = host.look(table)
    if not watcher.table["over"]:
        watcher.hear_until(lambda word: watcher.table["over"])
    again = host.post(f"/api/tables/{table}/rematch")
    assert [(seat["holder"], seat["mine"], seat["stood_in"]) for seat in again["seats"]] == [
        ("person", True, False),
        ("person", False, True),
    ]
    assert again["seats"][1]["level"] == "random"
    back = guest.post(f"/api/tables/{again['id']}/seats/1", {"do": "back"})
    assert back["seats"][1]["mine"] and not back["seats"][1]["stood_in"]


def test_replay_while_it_runs_shows_the_own_view(person: People) -> None:
    me, other = person(), person()
    table = me.open_table("me", "random")
    me.look(table, 0).choose()
    shown = me.http.get(f"/api/tables/{table}/replay/0?seat=0").json()
    assert "back" in str(shown["scene"]["items"]["hand-1"]) and "back" not in str(shown["scene"]["items"]["hand-0"])
    assert other.http.get(f"/api/tables/{table}/replay/0?seat=0").status_code == 403
    assert other.http.get(f"/api/tables/{table}/replay/0").status_code == 200
    assert other.http.get(f"/api/tables/{table}/replay/99").status_code == 404


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address:
        me = Browser(address)
        me.http.put("/api/me", json={"name": " Ann\u202e "})
        table = me.open_table("me", "me", rounds=3)
        seats = [me.look(table, 0), me.look(table, 1)]
        for seat in seats:
            seat.choose()
        seats[0].wish("undo")
        seats[0].hear_kind("fresh")
        play_on(seats, until=lambda: seats[0].at >= 32)
        before = me.look(table, 1)
        secret = me.secret
        me.close()
    with serving(quick(tmp_path)) as address:
        me = Browser(address, secret)
        assert me.http.get("/api/me").json()["name"] == "Ann"
        after = me.look(table, 1)
        for part in ("at", "scene", "ask", "log", "waiting", "chat"):
            assert after.last[part] == before.last[part], part
        play_on([me.look(table, 0), after])
        me.close()


@pytest.mark.parametrize("workers", [1])
def test_bots_think_in_processes(tmp_path: Path, workers: int) -> None:
    settings = Settings(data=tmp_path, bot_pause=0, bot_workers=workers, modules=("tests.tiny.registered",))
    with serving(settings) as address:
        me = Browser(address)
        seat = me.look(me.open_table("me", "knight", "squire"), 0)
        play_on([seat])
        me.close()
