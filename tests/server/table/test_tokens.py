"""A token opens one seat of one table to a program, for as long as whoever gave it wants, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import httpx
import pytest
from tests.server.helpers import Browser, Seat, is_closed, play_on
from tests.server.showing.test_leaks import Traffic
from tests.shipped import SHIPPED
from websockets.sync.client import connect

import regalia
from regalia import games, read_record
from regalia.server.showing.connections import FORBIDDEN
from regalia.server.showing.looking import looked
from regalia.server.showing.sight import Shower

People = Callable[[], Browser]


LINES = ExitStack()


@pytest.fixture(autouse=True)
def hung_up() -> Iterator[None]:
    yield
    LINES.close()


class Program:
    """Comes with a token, without a cookie."""

    def __init__(self, address: str, token: str) -> None:
        self.address, self.headers = address, {"Authorization": f"Bearer {token}"}
        self.http = LINES.enter_context(httpx.Client(base_url=address, headers=self.headers, timeout=60))

    def look(self, table: str, seat: int | None) -> Seat:
        query = "" if seat is None else f"?seat={seat}"
        line = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
        opened = Seat(LINES.enter_context(connect(line, additional_headers=self.headers, max_size=None)))
        opened.hear()
        return opened


def token_for(browser: Browser, table: str, seat: int, **wish: Any) -> str:
    token: str = browser.post(f"/api/tables/{table}/seats/{seat}/token", wish)["token"]
    return token


def revoke(browser: Browser, table: str, seat: int) -> int:
    return browser.http.delete(f"/api/tables/{table}/seats/{seat}/token").status_code


def test_a_program_plays_a_free_seat_to_the_end(person: People) -> None:
    host = person()
    table = host.open_table("me", "open")
    program = Program(host.address, token_for(host, table, 1, name="Robot"))
    seats = [host.look(table, 0), program.look(table, 1)]
    play_on(seats)
    assert seats[0].table["over"]
    assert (
        seats[0].table["seats"][1] | {"holder": "person", "name": "Robot", "token": True} == seats[0].table["seats"][1]
    )
    assert "set-cookie" not in program.http.get(f"/api/tables/{table}").headers


def test_a_program_helps_whoever_holds_the_seat(person: People) -> None:
    host = person()
    table = host.open_table("me", "me")
    program = Program(host.address, token_for(host, table, 1)).look(table, 1)
    own = [host.look(table, 0), host.look(table, 1)]
    play_on([own[0], program])
    for seat in (program, own[1]):
        seat.hear_until(lambda word: word["is"] == "table" and word["table"]["over"])
    assert [seat["mine"] for seat in program.table["seats"]] == [False, True]


def test_a_token_opens_no_other_seat_and_no_other_table(person: People) -> None:
    host, guest = person(), person()
    table, other = host.open_table("me", "open", "me"), host.open_table("me", "me")
    guest.sit(table, 1)
    program = Program(host.address, token_for(guest, table, 1))
    for where, seat in ((table, 0), (table, 2), (other, 0), (other, 1)):
        word = program.look(where, seat).last
        assert (word["is"], word["code"]) == ("no", "not-yours")
        assert program.http.get(f"/api/tables/{where}/replay/0?seat={seat}").status_code == 403
    assert program.look(table, 1).last["is"] == "fresh"
    assert program.http.get(f"/api/tables/{table}/replay/0?seat=1").status_code == 200


def test_a_token_does_not_change_hands(person: People) -> None:
    """It plays; whoever holds the seat decides about it."""
    host = person()
    table = host.open_table("me", "me")
    program = Program(host.address, token_for(host, table, 1))
    for do in ("bot", "resign", "back"):
        assert program.http.post(f"/api/tables/{table}/seats/1", json={"do": do}).status_code == 403
    assert program.http.post(f"/api/tables/{table}/seats/1/token", json={}).status_code == 403
    assert program.http.delete(f"/api/tables/{table}/seats/1/token").status_code == 403
    assert program.http.delete(f"/api/tables/{table}").status_code == 403


def test_who_may_give_a_token(person: People) -> None:
    host, guest, stranger = person(), person(), person()
    table = host.open_table("me", "open", "open")
    guest.sit(table, 1)
    post = f"/api/tables/{table}/seats"
    assert host.post(f"{post}/1/token", {}, status=409)["code"] == "seat-taken"
    for seat in (0, 1, 2):
        assert stranger.post(f"{post}/{seat}/token", {}, status=403)["code"] == "not-yours"
    assert guest.post(f"{post}/2/token", {}, status=403)["code"] == "not-yours"
    assert host.post(f"{post}/9/token", {}, status=404)["code"] == "no-seat"
    assert revoke(host, table, 0) == 404
    token_for(guest, table, 1)
    assert revoke(host, table, 1) == 403 and revoke(stranger, table, 1) == 403 and revoke(guest, table, 1) == 204


def test_a_token_that_is_taken_back_opens_nothing(person: People) -> None:
    host = person()
    table = host.open_table("me", "me")
    program = Program(host.address, token_for(host, table, 1))
    line = program.look(table, 1)
    assert revoke(host, table, 1) == 204
    assert is_closed(line) == FORBIDDEN and "token-ended" in line.frames[-1]
    assert program.look(table, 1).last["code"] == "not-yours"
    assert host.look(table, 1).last["is"] == "fresh"


def test_a_new_token_ends_the_older_one(person: People) -> None:
    host = person()
    table = host.open_table("me", "me")
    first = Program(host.address, token_for(host, table, 1))
    second = Program(host.address, token_for(host, table, 1))
    assert first.look(table, 1).last["code"] == "not-yours"
    assert second.look(table, 1).last["is"] == "fresh"


def test_a_seat_that_only_a_token_held_is_free_again_or_a_bots(person: People) -> None:
    host = person()
    table = host.open_table("me", "open", "open")
    token_for(host, table, 1)
    assert revoke(host, table, 1) == 204
    assert host.http.get(f"/api/tables/{table}").json()["seats"][1]["holder"] == "open"
    program = Program(host.address, token_for(host, table, 1))
    host.sit(table, 2)
    assert program.look(table, 1).last["is"] == "fresh"
    assert revoke(host, table, 1) == 204
    seat = host.http.get(f"/api/tables/{table}").json()["seats"][1]
    assert (seat["holder"], seat["level"], seat["resigned"], seat["token"]) == ("bot", "knight", True, False)


def test_a_token_is_for_one_table(person: People) -> None:
    """In the game after it the seat is free again."""
    host = person()
    table = host.open_table("me", "open")
    program = Program(host.address, token_for(host, table, 1))
    play_on([host.look(table, 0), program.look(table, 1)])
    again = host.post(f"/api/tables/{table}/rematch", {})["id"]
    assert program.look(again, 1).last["code"] == "not-yours"
    assert host.http.get(f"/api/tables/{again}").json()["seats"][1]["holder"] == "open"


def test_a_secret_of_a_person_is_no_token_and_the_other_way_round(person: People) -> None:
    host = person()
    table = host.open_table("me", "me")
    assert Program(host.address, host.secret).look(table, 0).last["code"] == "not-yours"
    token = token_for(host, table, 1)
    with closing(Browser(host.address, token)) as thief:
        assert thief.look(table, 1).last["code"] == "not-yours"


def test_a_program_is_sent_nothing_that_its_seat_may_not_know(person: People) -> None:
    host = person()
    table = host.open_table("me", "open", "me")
    program = Program(host.address, token_for(host, table, 1)).look(table, 1)
    seats = [host.look(table, 0), program, host.look(table, 2)]

    def look_around() -> bool:
        if program.ask:
            program.wish("look")
            program.hear_until(lambda word: word["is"] in ("looked", "no"))  # too many looks are refused
            program.wish("why", text="draw")
            program.hear_until(lambda word: word["is"] in ("why", "no"))
        return False

    play_on(seats, look_around)
    record = read_record(host.http.get(f"/api/tables/{table}/record").content)
    told = [frame for frame in program.frames if '"is":"looked"' in frame]
    frames = [frame for frame in program.frames[:-1] if '"is":"fresh"' in frame or '"is":"update"' in frame]
    secrets = {"seed": str(record.seed)}
    assert told and Traffic(1, frames, record, secrets).leaks() == []
    assert not any(secrets["seed"] in frame for frame in program.frames[:-1])


@pytest.mark.parametrize("game", SHIPPED)
def test_what_a_program_is_told_follows_from_the_seats_view(game: str) -> None:
    """The same in every world that the seat thinks possible."""
    table, shower = regalia.new(game, seats=games.find(game).seats[0], seed=4), Shower.of(game)
    for number in range(30):
        ask = table.pending[0]
        if number % 10 == 0:
            for seat in range(table.seats):
                told = looked(shower, table, number, seat, "hu")
                assert told == looked(shower, table.imagine(seat, number), number, seat, "hu")
                assert bool(told.options) == (table.ask_of(seat) is not None)
        table.play(ask.options[number % len(ask.options)], ask.seat)
