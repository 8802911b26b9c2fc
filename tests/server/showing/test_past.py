"""What lies behind a table: the whole log by pages, its moments one by one, and the reports of what it ended."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.helpers import Browser, Seat

import regalia
from regalia import games, read_record
from regalia.scene.difference import plain
from regalia.server import limits
from regalia.server.keeping.logbook import witnessed
from regalia.server.showing import past
from regalia.server.showing.sight import Shower
from regalia.server.table import telling

People = Callable[[], Browser]


def play_on(seat: Seat, random: Random) -> list[dict[str, Any]]:
    """One random answer where the seat is asked, else the next word; the steps that were told."""
    since = len(seat.frames)
    if seat.ask:
        seat.choose(random.choice(seat.ask["choices"])["text"])
    else:
        seat.hear()
    return [step for frame in seat.frames[since:] for step in json.loads(frame).get("steps", ())]


def lines_of(one: Browser, table: str, before: int, **more: Any) -> dict[str, Any]:
    answer = one.http.get(f"/api/tables/{table}/log", params={"before": before, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def whole_log(one: Browser, table: str, fresh: dict[str, Any], **more: Any) -> list[dict[str, Any]]:
    """Page by page, as one scrolls up."""
    log: list[dict[str, Any]] = fresh["log"]
    start = fresh["log_start"]
    while start:
        page = lines_of(one, table, start, **more)
        assert page["start"] < start
        log, start = page["lines"] + log, page["start"]
    return log


def played(person: People, game: str, *bots: str, choices: int = 30) -> tuple[Browser, str, Seat, list[dict[str, Any]]]:
    """A table, and every line that its first seat was told from the beginning."""
    me, random = person(), Random(1)
    table = me.open_table("me", *bots, game=game)
    seat = me.look(table, 0)
    told = [*seat.last["log"]]
    while (seat.at < choices or seat.ask is None) and not seat.table["over"]:
        told += [step["news"] for step in play_on(seat, random) if step["news"]]
    return me, table, seat, told


def test_the_log_is_the_same_page_by_page(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "LOG_KEPT", 5)
    me, table, _, told = played(person, "havoc", "random")
    again = me.look(table, 0)
    fresh = again.last
    assert fresh["log_start"] > 0 and len(fresh["log"]) >= 5
    log = whole_log(me, table, fresh, seat=0, most=7)
    assert [(line["at"], line.get("event", 0), line["text"]) for line in log if line.get("at")] == [
        (line["at"], line.get("event", 0), line["text"]) for line in told if line.get("at")
    ]


def test_older_lines_tell_each_only_what_they_were_told(person: People) -> None:
    """Which card was drawn is known to whoever drew it, in the old lines as in the new."""
    host, guest = person(), person()
    table = host.open_table("me", "open", game="havoc")
    guest.sit(table, 1, "Guest")
    seats = [host.look(table, 0), guest.look(table, 1)]
    random = Random(5)
    for _ in range(24):
        asked = next(seat for seat in seats if seat.ask)
        assert asked.ask is not None
        asked.choose(random.choice(asked.ask["choices"])["text"])
        for seat in seats:
            while seat.at < asked.at:
                seat.hear()
    logs = [lines_of(host, table, 999, seat=0), lines_of(guest, table, 999, seat=1), lines_of(person(), table, 999)]
    drawn = [sum(line["text"]["id"] == "event-card_drawn" for line in log["lines"]) for log in logs]
    assert drawn[0] and drawn[1] and not drawn[2]
    assert host.http.get(f"/api/tables/{table}/log", params={"before": 999, "seat": 1}).status_code == 403
    assert guest.http.get(f"/api/tables/{table}/log", params={"before": 999, "seat": 0}).status_code == 403
    for number in (0, 1):
        status = person().http.get(f"/api/tables/{table}/log", params={"before": 999, "seat": number}).status_code
        assert status == 403


def test_the_last_own_entry_is_told(person: People) -> None:
    me = person()
    table = me.open_table("me", "random", game="barony", first_player=0)
    seat = me.look(table, 0)
    assert seat.last["own"] == -1
    seat.choose()
    own = seat.last["own"]
    assert own > 0 and seat.last["yours"]
    fresh = me.look(table, 0).last
    assert fresh["own"] == own
    mine = [line for line in fresh["log"] if line.get("at", 0) == own]
    assert mine and all(line.get("seat", 0) == 0 for line in mine)
    assert person().look(table).last["own"] == -1, "a spectator chooses nothing"


def finished(person: People, game: str, *others: str) -> tuple[Browser, str, Any]:
    me = person()
    table = me.open_table("me", *others, game=game)
    seat, random = me.look(table, 0), Random(1)
    while not seat.table["over"]:
        play_on(seat, random)
    return me, table, read_record(me.http.get(f"/api/tables/{table}/record").content)


def test_every_event_is_a_moment(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked at in any order, and with little kept, each shows the table as it stood just then."""
    monkeypatch.setattr(past, "RECENT", 2)
    monkeypatch.setattr(past, "STRIDE", 5)
    me, table, record = finished(person, "tiny", "random")
    game, shower = regalia.replay(record, 0), Shower.of("tiny")
    moments = []
    for at, line in enumerate(record.lines, 1):
        moments += [(at, moment.number, moment.state) for moment in witnessed(game, line.seat, line.text)]
    assert len(moments) > len(record.lines) / 2
    for at, event, state in moments[::-7] + moments[::5]:
        shown = me.http.get(f"/api/tables/{table}/replay/{at}", params={"event": event, "seat": 0}).json()
        assert shown["scene"] == json.loads(msgspec.json.encode(plain(shower.whole_scene(state, 0))))
        assert all((line["at"], line.get("event", 0)) == (at, event) for line in shown["news"])
    last = me.http.get(f"/api/tables/{table}/replay/{len(record.lines)}", params={"seat": 0}).json()
    assert last["over"] and not me.http.get(f"/api/tables/{table}/replay/0").json()["over"]
    assert me.http.get(f"/api/tables/{table}/replay/1", params={"event": 99}).status_code == 404


def test_few_pasts_are_kept(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "TABLES", 1)
    me = person()
    for _ in range(3):
        table = me.open_table("me", "random", game="barony")
        assert me.http.get(f"/api/tables/{table}/replay/0").status_code == 200
        assert [*past._pasts] == [table]


def test_what_was_taken_back_is_no_moment(person: People) -> None:
    me = person()
    table = me.open_table("me", "me", game="barony")
    seat = next(seat for seat in (me.look(table, 0), me.look(table, 1)) if seat.ask)
    assert seat.ask is not None
    shown = []
    for text in [choice["text"] for choice in seat.ask["choices"][:2]]:
        seat.choose(text)
        shown.append(me.http.get(f"/api/tables/{table}/replay/1", params={"event": 0, "seat": 0}).json()["scene"])
        seat.wish("undo")
        seat.hear_kind("fresh")
    assert shown[0]["pieces"] != shown[1]["pieces"]


@pytest.mark.parametrize("game", ["havoc", "kingsburg"])
def test_reports_come_with_their_news_and_can_be_asked_for_ever(person: People, game: str) -> None:
    me = person()
    table = me.open_table("me", "random", game=game)
    seat, random = me.look(table, 0), Random(1)
    live: dict[tuple[int, int], Any] = {}
    while not seat.table["over"] and (len(live) < 2 or seat.ask is None):
        for line in (step["news"] for step in play_on(seat, random) if step["news"]):
            if line.get("report"):
                live[line["at"], line.get("event", 0)] = line["report"]
                assert line["has_report"] and line["text"]["id"].removeprefix("event-") in games.table(game).reported
    assert len(live) >= 2
    log = lines_of(me, table, 9_999, seat=0, most=limits.LOG_MOST)["lines"]
    assert {(line["at"], line.get("event", 0)) for line in log if line.get("has_report")} == set(live)
    for (at, event), report in live.items():
        for one in (me, person()):
            assert one.http.get(f"/api/tables/{table}/report/{at}", params={"event": event}).json() == report
    assert me.http.get(f"/api/tables/{table}/report/0", params={"event": 0}).status_code == 404
    assert me.http.get(f"/api/tables/{table}/report/99999").status_code == 404


@pytest.mark.parametrize("game", [name for name in games.names() if games.table(name).reported])
def test_a_report_is_made_of_what_a_spectator_sees(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is for all eyes: the table is never asked with another view, whoever hears of it."""
    asked: list[int | None] = []
    honest = Shower.view

    def heard(self: Shower, state: Any, viewer: int | None) -> Any:
        asked.append(viewer)
        return honest(self, state, viewer)

    monkeypatch.setattr(Shower, "view", heard)
    rulebook, shower = games.find(game), Shower.of(game)
    reports, seed = 0, 3
    played, random = regalia.new(game, seats=rulebook.seats[0], seed=seed), Random(seed)
    while reports < 2:
        if played.over:  # a game of random choices may have nothing to report
            seed += 1
            assert seed < 30
            played = regalia.new(game, seats=rulebook.seats[0], seed=seed)
        ask = played.pending[0]
        for moment in witnessed(played, ask.seat, ask.text(random.choice([*ask.options]))):
            asked.clear()
            if shower.report(moment) is not None:
                reports += 1
                assert asked == [None]
