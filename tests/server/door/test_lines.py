"""Lines that open late, fall silent, or die unnoticed."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.conftest import quick, serving
from tests.server.helpers import SIGN_OF_LIFE, Browser

from regalia.server.door import live_api
from regalia.server.messages import ChangeSeat, NewTable, SeatWish
from regalia.server.showing.connections import Connection
from regalia.server.table import attendance
from regalia.server.table.keeper import Keeper
from regalia.server.table.seats import seating

ME, FRIEND = "me", "friend"


async def given_up_before_the_line_is_open(data: Path) -> tuple[Connection, str, str]:
    """The connection; what it was told, and what a spectator is told."""
    keeper = Keeper(quick(data))
    await keeper.open()
    table = await keeper.create(ME, NewTable(game="tiny", seats=[SeatWish(holder="me"), SeatWish(holder="me")]))
    line, watcher = Connection(ME, 0), Connection(FRIEND, None)
    for seat in (0, 1):
        await seating.change(table, ME, seat, ChangeSeat(do="resign", level="random"))
    async with table.lock:
        await attendance.join(table, line)
        await attendance.join(table, watcher)
        told, public = str(line.queue.get_nowait()), str(watcher.queue.get_nowait())
    await keeper.close()
    return line, told, public


def test_whoever_gave_up_before_his_line_was_open_sees_what_a_spectator_sees(tmp_path: Path) -> None:
    line, told, public = asyncio.run(given_up_before_the_line_is_open(tmp_path))
    assert line.viewer is None
    assert msgspec.json.decode(told)["scene"] == msgspec.json.decode(public)["scene"]


def test_every_line_gives_signs_of_life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.table.keeper.PULSE", 0.01)
    with serving(quick(tmp_path)) as address:
        me = Browser(address)
        seat = me.look(me.open_table("me", "me"), 0)
        assert seat.socket.recv() == SIGN_OF_LIFE
        me.close()


def shake_hands(address: str, path: str, secret: str) -> socket.socket:
    """A socket's bare line: nobody at this end answers anything."""
    host, _, port = address.removeprefix("http://").partition(":")
    line = socket.create_connection((host, int(port)))
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {host}:{port}",
        f"Cookie: regalia={secret}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==",
    )
    line.sendall("\r\n".join((*lines, "", "")).encode())
    assert b" 101 " in line.recv(100)
    return line


def test_a_line_that_died_unnoticed_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.serve.PULSE", 0.1)
    monkeypatch.setattr("regalia.server.serve.PONG", 0.5)
    with serving(quick(tmp_path)) as address:
        host, guest = Browser(address), Browser(address)
        table = host.open_table("me", "open")
        guest.sit(table, 1)
        seat = host.look(table, 0)
        with shake_hands(address, f"/api/tables/{table}/live?seat=1", guest.secret):
            seat.hear_until(lambda word: seat.table["seats"][1]["online"])
            seat.hear_until(lambda word: not seat.table["seats"][1]["online"])
        for person in (host, guest):
            person.close()


class Stuck:
    """A socket that takes nothing any more."""

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()


def test_an_end_that_takes_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_api, "PONG", 0.01)
    connection, stuck = Connection(ME, 0), Stuck()
    connection.tell_text("something")
    sender: Any = live_api._send
    asyncio.run(asyncio.wait_for(sender(stuck, connection), 20))
