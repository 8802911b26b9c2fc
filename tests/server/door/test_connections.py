"""Connections that say nothing, or never end what they say; more of them than anybody needs."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from tests.server.conftest import quick, serving
from tests.server.helpers import PATIENCE, Browser


@pytest.fixture
def hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that waits for nobody, and has few connections for one address."""
    monkeypatch.setattr("regalia.server.door.doorkeeper.HEADERS_WITHIN", 0.1)
    monkeypatch.setattr("regalia.server.door.guard.BODY_WITHIN", 0.1)
    monkeypatch.setattr("regalia.server.door.doorkeeper.CONNECTIONS_OF_ADDRESS", 20)
    with serving(quick(tmp_path)) as address:
        yield address


def dialled(address: str) -> socket.socket:
    host, _, port = address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def rest(line: socket.socket) -> bytes:
    """All that comes until the other end closes; a test that waits for ever fails by its patience."""
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize(
    "begun", [b"", b"GET /api/me HT", b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"GET / HTTP/1.1\r\n"]
)
def test_a_request_that_is_never_whole_is_ended(hurried: str, begun: bytes) -> None:
    with dialled(hurried) as line:
        line.sendall(begun)
        assert rest(line) == b""


def test_the_second_request_of_a_connection_is_not_waited_for_either(hurried: str) -> None:
    with dialled(hurried) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /api/games HTTP/1.1\r\nX-Slow: ")
        assert rest(line).count(b"HTTP/1.1 200") == 1


def test_what_a_request_carries_must_come_in_time(hurried: str) -> None:
    with dialled(hurried) as line:
        line.sendall(b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
        assert b" 200 " not in rest(line)


def test_one_address_does_not_take_all_connections(hurried: str) -> None:
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(dialled(hurried)) for _ in range(60)]
        ended = [rest(line) for line in lines]
        assert ended == [b""] * 60
    with closing(Browser(hurried)) as me:
        assert me.http.get("/api/games").is_success


def test_a_quiet_table_keeps_its_line(hurried: str) -> None:
    """The time is for requests: who has a socket may be silent."""
    with closing(Browser(hurried)) as me:
        line = me.look(me.open_table("me", "me"), 0)
        with dialled(hurried) as other:
            assert rest(other) == b"", "so much time has gone by"
        line.choose()
        assert line.last["is"] == "update"
