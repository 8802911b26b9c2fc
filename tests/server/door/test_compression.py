"""Messages are compressed one by one: any client can read them, and nothing is kept for a quiet line."""

from __future__ import annotations

import zlib
from collections.abc import Callable

from tests.server.helpers import Browser
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from regalia.server.door.compressing import Alone, compressed

Person = Callable[[], Browser]


def test_a_line_agrees_to_keep_nothing(person: Person) -> None:
    me = person()
    seat = me.look(me.open_table("me", "me"), 0)
    (agreed,) = seat.socket.protocol.extensions
    assert isinstance(agreed, PerMessageDeflate)
    assert agreed.remote_no_context_takeover and agreed.local_no_context_takeover
    seat.choose()
    assert seat.last["is"] == "update", "and what is sent can be read"


def test_what_several_lines_are_told_is_compressed_once() -> None:
    word = b'{"is":"said","line":"the same for all"}' * 50
    compressed.cache_clear()
    frames = [Alone(True, True, 15, 15).encode(Frame(Opcode.TEXT, word)) for _ in range(5)]
    assert compressed.cache_info().misses == 1
    assert {bytes(frame.data) for frame in frames} == {bytes(frames[0].data)} and frames[0].rsv1
    assert len(frames[0].data) < len(word) / 10
    assert zlib.decompressobj(-15).decompress(bytes(frames[0].data) + b"\x00\x00\xff\xff") == word


def test_a_window_that_a_client_asks_for_is_kept_to() -> None:
    word = bytes(range(256)) * 40
    frame = Alone(True, True, 15, 9).encode(Frame(Opcode.TEXT, word))
    assert zlib.decompressobj(-9).decompress(bytes(frame.data) + b"\x00\x00\xff\xff") == word


def test_signs_of_life_go_as_they_are() -> None:
    ping = Frame(Opcode.PING, b"alive")
    assert Alone(True, True, 15, 15).encode(ping) is ping
