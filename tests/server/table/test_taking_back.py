"""Taking back at a table: the bots wait for «end turn», and beyond that everybody is asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import quick, serving
from tests.server.helpers import Browser, Seat, is_closed, play_on

from regalia import read_record, verify

People = Callable[[], Browser]


def plan(*seats: Seat) -> None:
    """The two cards of everybody's secret plan."""
    for seat in seats:
        for _ in range(2):
            answer(seat)
            for other in seats:
                catch_up(other, seat.at)


def answer(seat: Seat) -> None:
    """With the first option; bots may answer in between."""
    before = seat.ask
    assert before
    seat.wish("choose", text=before["choices"][0]["text"], at=seat.at)
    seat.hear_until(lambda word: seat.ask != before)


def until_asked(seat: Seat, kind: str) -> None:
    while seat.ask is None or seat.ask["kind"] != kind:
        seat.hear()


def catch_up(seat: Seat, at: int) -> None:
    while seat.at < at:
        seat.hear()


def asks(seat: Seat) -> dict[str, Any]:
    seat.wish("ask_take_back")
    return seat.hear_kind("take_back")


def answers(seat: Seat, yes: bool) -> None:
    request = seat.hear_kind("take_back")["request"]
    seat.wish("consent", seat=request["seat"], at=request["at"], yes=yes)


def a_while(seat: Seat) -> None:
    """Long enough for a bot that does not wait."""
    for line in range(10):
        seat.wish("say", text=str(line))
        seat.hear_until(lambda word: word["is"] in ("said", "no"))  # who says too much is refused


def two_persons(people: People, *bots: str, game: str = "tiny") -> tuple[str, Browser, Browser, Seat, Seat]:
    host, guest = people(), people()
    table = host.open_table("me", "open", *bots, game=game)
    guest.sit(table, 1)
    return table, host, guest, host.look(table, 0), guest.look(table, 1)


# --- the bots wait --------------------------------------------------------------------------------------------------


def my_turn(seat: Seat, **more: Any) -> None:
    """Every choice until somebody else is asked."""
    while seat.ask is None:
        seat.hear()
    while seat.ask:
        seat.choose(**more)


def test_bots_wait_until_the_turn_is_ended(person: People) -> None:
    me = person()
    seat = me.look(me.open_table("me", "random", game="barony"), 0)
    my_turn(seat, hold=True)
    assert seat.last["held"] == [0] and seat.last["may_undo"]
    assert seat.last["waiting"] == [{"seat": 0, "kind": "end_turn"}], "it is me for whom the table waits"
    a_while(seat)
    at = seat.at
    seat.wish("confirm")
    assert seat.hear_kind("update")["held"] == [] and seat.at == at, "no bot has chosen yet"
    assert seat.hear_kind("update")["at"] == at + 1


def test_nobody_is_waited_for_twice_while_a_series_is_told(person: People) -> None:
    me = person()
    seat = me.look(me.open_table("me", "random", "random", game="kard_es_korona"), 0)
    while seat.ask is None:
        seat.hear()
    rest = next(choice for choice in seat.ask["choices"] if choice.get("more"))
    seat.choose(rest["text"], more=rest["more"], hold=True)
    while True:
        assert [waiting["seat"] for waiting in seat.last["waiting"]] == [0]
        if seat.ask is None:
            break
        seat.hear_kind("update")
    assert seat.last["held"] == [0]


def test_bots_do_not_wait_where_nobody_wants_it(person: People) -> None:
    me = person()
    seat = me.look(me.open_table("me", "random", game="barony"), 0)
    my_turn(seat)
    assert seat.last["held"] == [] and seat.hear_kind("update")["at"]


def test_what_is_held_can_be_taken_back(person: People) -> None:
    me = person()
    seat = me.look(me.open_table("me", "random", game="barony"), 0)
    my_turn(seat, hold=True)
    at = seat.at
    seat.wish("undo")
    assert seat.hear_kind("fresh")["held"] == [] and seat.ask is not None and seat.at == at + 1
    my_turn(seat, hold=True)
    assert seat.last["held"] == [0]


def test_the_others_hear_that_one_has_taken_back_without_asking(person: People) -> None:
    _, _, _, first, second = two_persons(person, game="barony")
    while first.ask is None and second.ask is None:
        first.hear()
        catch_up(second, first.at)
    mover, other = (first, second) if first.ask else (second, first)
    seat = (first, second).index(mover)
    my_turn(mover)
    other.hear_until(lambda word: other.ask is not None)
    mover.wish("undo")
    told = other.hear_kind("take_back")
    assert (told["outcome"], told["seat"], told["request"]) == ("freely", seat, None)
    assert other.ask is None, "his question has gone, and he knows why"


def test_nothing_is_held_that_cannot_be_taken_back(person: People) -> None:
    me = person()
    seat = me.look(me.open_table("me", "random", "random", rounds=1), 0)
    held = []
    while not seat.table["over"]:
        if seat.ask:
            seat.choose(hold=True)
        else:
            held += [seat.last["may_undo"] for _ in seat.last.get("held", [])]
            seat.wish("confirm")
            seat.hear()
    assert all(held)


def until_one_holds(first: Seat, second: Seat) -> tuple[Seat, Seat]:
    """Turn after turn; who holds the bots, and the other one."""
    while True:
        for one, other in ((first, second), (second, first)):
            if one.ask:
                one.choose(hold=True)
                catch_up(other, one.at)
                if one.last["held"]:
                    return one, other
                assert other.ask or one.ask, "a person is next, and no bot to wait"
        if not first.ask and not second.ask:
            first.hear()
            catch_up(second, first.at)


def test_each_ends_his_own_turn(person: People) -> None:
    _, _, _, first, second = two_persons(person, "random", game="barony")
    one, other = until_one_holds(first, second)
    a_while(other)
    other.wish("confirm")
    a_while(other)
    assert other.at == one.at, "only who holds can let go"
    one.wish("confirm")
    other.hear_until(lambda word: other.at > one.at)


def test_nobody_waits_for_one_who_has_gone(person: People) -> None:
    _, host, guest, first, second = two_persons(person, "random", game="barony")
    one, other = until_one_holds(first, second)
    at = other.at
    (host if one is first else guest).leave()
    other.hear_until(lambda word: word.get("held") == [])
    other.hear_until(lambda word: other.at > at)


def test_people_who_play_alone_find_their_turn_as_they_left_it(person: People) -> None:
    me = person()
    table = me.open_table("me", "random", game="barony")
    my_turn(me.look(table, 0), hold=True)
    me.leave()
    assert me.look(table, 0).last["held"] == [0]


# --- by consent -----------------------------------------------------------------------------------------------------


def test_all_agree(person: People) -> None:
    _, _, _, first, second = two_persons(person, "random")
    plan(first, second)
    until_asked(first, "bid")
    assert not first.last["may_undo"] and first.last["may_ask"]
    request = asks(first)["request"]
    assert request["seat"] == 0 and request["open"] == [1]
    assert request["what"] == {
        "id": "event-planned",
        "args": {"seat": {"seat": 0}, "card": request["what"]["args"]["card"]},
    }
    answers(second, True)
    assert second.hear_kind("fresh")["take_back"] is None
    assert second.hear_kind("take_back")["outcome"] == "agreed"
    first.hear_kind("take_back")
    assert first.ask is not None and first.ask["kind"] == "plan"
    play_on([first, second])


def test_what_is_asked_tells_no_secret(person: People) -> None:
    _, _, _, first, second = two_persons(person)
    plan(first, second)
    asks(first)
    assert second.hear_kind("take_back")["request"]["what"] is None, "which card was planned is a secret"


def test_one_refuses(person: People) -> None:
    _, _, _, first, second = two_persons(person)
    plan(first, second)
    asks(first)
    answers(second, False)
    told = first.hear_kind("take_back")
    assert (told["outcome"], told["by"]) == ("refused", 1)
    first.wish("ask_take_back")
    assert first.hear_kind("no")["code"] == "refused-already"
    second.wish("consent", seat=0, at=first.at, yes=True)
    assert second.hear_kind("no")["code"] == "not-asked-any-more"


def test_withdrawn_lapsed_and_asked_twice(person: People) -> None:
    _, _, _, first, second = two_persons(person)
    plan(first, second)
    at = asks(first)["request"]["at"]
    second.wish("ask_take_back")
    assert second.hear_kind("no")["code"] == "asked-already"
    first.wish("consent", seat=0, at=at, yes=False)
    assert first.hear_kind("take_back")["outcome"] == "withdrawn"
    asks(first)
    second.hear_until(lambda word: second.ask is not None)
    second.choose()
    assert first.hear_until(lambda word: "outcome" in word and word["outcome"] != "")["outcome"] == "lapsed"


def test_a_stranger_is_not_asked(person: People) -> None:
    table, _, _, first, second = two_persons(person)
    plan(first, second)
    watcher = person().look(table)
    at = asks(first)["request"]["at"]
    watcher.wish("consent", seat=0, at=at, yes=False)
    assert "not asked" in watcher.hear_kind("no")["error"]
    assert first.last["request"]["open"] == [1]


def test_the_absent_cannot_agree_but_a_bot_in_their_place_does(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.table.seats.seating.GRACE", 0)
    table, host, guest, first, second = two_persons(person)
    plan(first, second)
    asks(first)
    guest.leave()
    assert host.look(table, 0).last["take_back"]["open"] == [1], "whoever comes back finds the request"
    first.hear_until(lambda word: word["is"] == "table" and not word["table"]["seats"][1]["online"])
    host.post(f"/api/tables/{table}/seats/1", {"do": "bot", "level": "squire"})
    assert first.hear_until(lambda word: "outcome" in word and word["outcome"] != "")["outcome"] == "agreed"
    host.post(f"/api/tables/{table}/seats/0", {"do": "bot", "level": "random"})
    first.wish("ask_take_back")
    assert first.hear_kind("no")["code"] == "bot-plays"


def test_nobody_can_agree_who_is_away(person: People) -> None:
    _, _, guest, first, second = two_persons(person)
    plan(first, second)
    guest.leave()
    first.hear_until(lambda word: word["is"] == "table" and not word["table"]["seats"][1]["online"])
    first.wish("ask_take_back")
    assert first.hear_kind("no")["code"] == "absent"


def test_alone_with_bots_everything_can_be_taken_back_and_dice_stay_cast(tmp_path: Path) -> None:
    """Back over a die, out of the battle into the bids: the bots go on, and a restart finds the same table."""
    with serving(quick(tmp_path)) as address:
        me = Browser(address)
        table = me.open_table("me", "random", "knight", first_player=0)
        seat = me.look(table, 0)
        plan(seat)
        until_asked(seat, "bid")
        seat.choose("bid:4")  # pays everything, and leads: the first player wins ties
        until_asked(seat, "lead")
        assert not seat.last["may_undo"]
        seat.wish("ask_take_back")
        fresh = seat.hear_kind("fresh")
        assert fresh["ask"]["kind"] == "bid" and seat.hear_kind("take_back")["outcome"] == "agreed"
        before, secret = me.look(table, 0).last, me.secret
        me.close()
    with serving(quick(tmp_path)) as address:
        me = Browser(address, secret)
        seat = me.look(table, 0)
        for part in ("scene", "ask", "log"):
            assert seat.last[part] == before[part], part
        play_on([seat])
        assert me.http.get(f"/api/tables/{table}/verify").json()["good"]
        record = read_record(me.http.get(f"/api/tables/{table}/record").content)
        assert any(line.text.startswith("dice:") for line in record.lines) and verify(record).over
        me.close()


def test_nothing_to_take_back(person: People) -> None:
    me = person()
    seat = me.look(me.open_table("me", "random"), 0)
    assert not seat.last["may_ask"]
    seat.wish("ask_take_back")
    assert seat.hear_kind("no")["code"] == "undo-nothing"


# --- getting up -----------------------------------------------------------------------------------------------------


def test_getting_up_before_the_deal(person: People) -> None:
    host, guest, third = person(), person(), person()
    table = host.open_table("me", "open", "open")
    guest.sit(table, 1, "Guest")
    left = guest.look(table, 1)
    info = guest.post(f"/api/tables/{table}/seats/1", {"do": "leave"})
    assert info["seats"][1] == {"seat": 1, "holder": "open", "name": "", "level": "", "mine": False, "online": False,
                                "stood_in": False, "resigned": False, "token": False, "tincture": "or"}  # fmt: skip
    third.sit(table, 1, "Third")
    host.sit(table, 2)
    first = host.look(table, 0)
    fresh = left.hear_until(lambda word: word["is"] == "fresh" and word["table"]["started"])
    assert fresh["scene"]["you"] is None and fresh["ask"] is None, "the next one's hand is not for who got up"
    refused = host.post(f"/api/tables/{table}/seats/0", {"do": "leave"}, status=409)
    assert refused["code"] == "begun" and first.table["started"]
    guest.post(f"/api/tables/{table}/seats/1", {"do": "leave"}, status=403)


def test_who_gives_up_becomes_a_spectator(person: People) -> None:
    table, _, guest, _, second = two_persons(person)
    assert "back" not in str(second.scene["items"]["hand-1"])
    guest.post(f"/api/tables/{table}/seats/1", {"do": "resign", "level": "random"})
    assert "back" in str(second.hear_kind("fresh")["scene"]["items"]["hand-1"])
    assert second.last["ask"] is None


def test_a_deleted_table_is_gone_for_everybody(person: People) -> None:
    table, host, guest, first, second = two_persons(person)
    assert guest.http.delete(f"/api/tables/{table}").status_code == 403
    host.http.delete(f"/api/tables/{table}")
    assert is_closed(first) == is_closed(second) == 4410


def test_a_stale_choice_gets_the_table_anew(person: People) -> None:
    me = person()
    table = me.open_table("me", "me")
    one, other = me.look(table, 0), me.look(table, 0)
    text = one.ask["choices"][0]["text"] if one.ask else ""
    one.choose(text)
    other.wish("choose", text=text, at=0)
    fresh = other.hear_until(lambda word: word["is"] == "fresh")
    assert fresh["at"] == 1 and other.hear_kind("no")["code"] == "stale"
