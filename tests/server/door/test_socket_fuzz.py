"""Nonsense of every kind on the socket: each gets a clear refusal, and another table plays on as if nothing were."""

from __future__ import annotations

import base64
import json
import logging
import os
import random
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.server.conftest import quick, serving, unlimited
from tests.server.helpers import Browser, Seat, play_on

from regalia.server.limits import FRAME
from regalia.server.table.seats import fair

Frame = str | bytes

EFFECTS = {"choose": "update", "act": "update", "undo": "fresh", "why": "why", "say": "said", "explain": "explained"}
"""Every wish that has an answer."""
SENTENCE_ENDS = (".", "!", "?")


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What our own server, or the event loop, had to complain of."""
    return [record.getMessage() for record in caplog.records if record.name.startswith(("regalia", "asyncio"))]


# --- nonsense ---------------------------------------------------------------------------------------------------------


def some_text(chance: random.Random, most: int = 60) -> str:
    signs = [
        chance.choice('{}[]":,\\ \n\t\0azáű☃\u202e\u2028\U0001f409-0179.eE') for _ in range(chance.randrange(most))
    ]
    return "".join(signs)


def some_value(chance: random.Random, depth: int = 0) -> Any:
    simple: list[Callable[[], Any]] = [
        lambda: None,
        lambda: chance.choice([True, False]),
        lambda: chance.choice([0, -1, 1, 2**31, 2**63, -(2**64), 10**400, 10**4000]),
        lambda: chance.choice([0.5, -0.0, 1e308, 5e-324]),
        lambda: some_text(chance),
        lambda: some_line(chance),
    ]
    if depth < 4 and chance.random() < 0.3:
        inner = [some_value(chance, depth + 1) for _ in range(chance.randrange(4))]
        return inner if chance.random() < 0.5 else {some_text(chance, 8): value for value in inner}
    return chance.choice(simple)()


def some_line(chance: random.Random) -> str:
    """What could stand in a record, right or wrong."""
    kind = chance.choice(["plan", "bid", "stake", "lead", "draw", "give", "undo", "dice", "deal", "imagined", ""])
    value = chance.choice([str(chance.randrange(17)), "1-1", "0-9", "keep", "deck", "market", "-1", "9" * 250, "٣", ""])
    return f"{kind}{chance.choice([':', ':', ':', '', '::'])}{value}"


def some_wish(chance: random.Random) -> dict[str, Any]:
    """Of the right shape, or nearly."""
    wish: dict[str, Any] = {
        "do": chance.choice(list(EFFECTS)),
        "text": some_line(chance),
        "at": chance.randrange(-1, 40),
    }
    if chance.random() < 0.3:
        wish[chance.choice(["text", "at"])] = some_value(chance)
    for name in list(wish):
        if chance.random() < 0.05:
            del wish[name]
    if chance.random() < 0.2:
        wish[some_text(chance, 8)] = some_value(chance)
    return wish


def some_frame(chance: random.Random) -> Frame:
    kinds: list[Callable[[], Frame]] = [
        lambda: chance.randbytes(chance.randrange(300)),
        lambda: some_text(chance, 300),
        lambda: json.dumps(some_value(chance)),
        *[lambda: json.dumps(some_wish(chance))] * 6,
        lambda: json.dumps(some_wish(chance)).encode(),
        lambda: json.dumps(some_wish(chance))[: chance.randrange(40)],
        lambda: chance.choice("[{") * chance.randrange(FRAME),
        lambda: '{"do":' * chance.randrange(2000),
        lambda: chance.randbytes(chance.randrange(FRAME, 3 * FRAME)),
        lambda: json.dumps({"do": "say", "text": "x" * chance.randrange(FRAME, 3 * FRAME)}),
    ]
    return chance.choice(kinds)()


def effect_of(frame: Frame) -> str:
    """The word by which a wish may come true; none for what cannot be understood."""
    try:
        read = json.loads(frame)
    except (ValueError, RecursionError):
        return ""
    wish = read.get("do") if isinstance(read, dict) and len(frame) <= FRAME else None
    return EFFECTS.get(wish, "") if isinstance(wish, str) else ""


def check_answer(seat: Seat, frame: Frame, effect: str) -> None:
    """A clear refusal, unless the frame was a wish by chance."""
    seat.socket.send(frame)
    word = seat.hear_until(lambda word: word["is"] in ("no", effect))
    if word["is"] == "no":
        assert word["error"].endswith(SENTENCE_ENDS) and "\n" not in word["error"], word
        assert "failed" not in word["error"], frame


# --- the server, and a table that wants to be left alone --------------------------------------------------------------


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that takes more wishes at once than usual, and deals every table the same game."""
    with unlimited() as patch:
        patch.setattr(fair, "new_secret", lambda: "0" * 64)
        patch.setattr(fair, "new_nonce", lambda: "0" * 32)
        with serving(quick(tmp_path_factory.mktemp("fuzz"))) as address:
            yield address


def calm_game(address: str) -> list[list[str]]:
    """A whole game at a table of its own: every frame that its two seats and a spectator were sent."""
    me = Browser(address)
    table = me.open_table("me", "me", game="tiny")
    seats = [me.look(table, 0), me.look(table, 1), me.look(table)]
    play_on(seats)
    frames = [[frame.replace(table, "TABLE") for frame in seat.frames] for seat in seats]
    me.close()
    return frames


class Troublemaker(threading.Thread):
    """Sends nonsense from a seat, as a spectator and with a wrong secret; keeps what went wrong."""

    def __init__(self, address: str, seed: int, frames: int) -> None:
        super().__init__()
        self.address, self.chance, self.count = address, random.Random(seed), frames
        self.wrong: BaseException | None = None

    def run(self) -> None:
        try:
            self._trouble()
        except BaseException as error:
            self.wrong = error

    def _trouble(self) -> None:
        with closing(Browser(self.address)) as me, closing(Browser(self.address)) as thief:
            self._trouble_from(me, thief)

    def _trouble_from(self, me: Browser, thief: Browser) -> None:
        table = me.open_table("me", "me")
        mine, watching = me.look(table, 0), thief.look(table)
        stolen = thief.look(table, 1)
        assert stolen.last["is"] == "no" and "not yours" in stolen.last["error"]
        for number in range(self.count):
            frame = some_frame(self.chance)
            effect, before = effect_of(frame), mine.at
            if number % 4:
                check_answer(mine, frame, effect)
                assert effect or mine.at == before, frame
            else:
                check_answer(watching, frame, effect if effect == "said" else "")
        table = me.open_table("me", "me")  # by now the first may be over
        seat = me.look(table, 0)
        seat.choose()
        assert seat.last["is"] == "update"


def check_trouble(address: str, caplog: pytest.LogCaptureFixture, threads: int, frames: int, seed: int) -> None:
    quiet = calm_game(address)
    makers = [Troublemaker(address, seed + number, frames) for number in range(threads)]
    with caplog.at_level(logging.ERROR):
        for maker in makers:
            maker.start()
        games = 0
        while games == 0 or any(maker.is_alive() for maker in makers):
            assert calm_game(address) == quiet
            games += 1
        for maker in makers:
            maker.join()
            if maker.wrong:
                raise maker.wrong
    assert not faults(caplog)


def test_nonsense_is_refused_and_disturbs_nobody(patient: str, caplog: pytest.LogCaptureFixture) -> None:
    check_trouble(patient, caplog, threads=2, frames=300, seed=0)


def test_the_check_bites(patient: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise KeyError("planted")

    monkeypatch.setattr("regalia.server.table.playing.why", broken)
    with pytest.raises(AssertionError):
        check_trouble(patient, caplog, threads=1, frames=300, seed=0)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_much_nonsense(patient: str, caplog: pytest.LogCaptureFixture, seed: int) -> None:
    check_trouble(patient, caplog, threads=4, frames=5000, seed=100 * (seed + 1))


# --- below the messages -----------------------------------------------------------------------------------------------


@contextmanager
def opened(address: str, table: str, secret: str) -> Iterator[socket.socket]:
    """A socket after its handshake, to send bytes that no library would."""
    host = urlsplit(address).netloc
    name, _, port = host.partition(":")
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /api/tables/{table}/live?seat=0 HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: regalia={secret}",
    )  # fmt: skip
    with socket.create_connection((name, int(port)), timeout=10) as raw:
        raw.sendall("\r\n".join([*lines, "", ""]).encode())
        assert b" 101 " in raw.recv(100)
        yield raw


RAW = {
    "garbage": b"\xff" * 100,
    "not masked": b"\x81\x05hello",
    "reserved opcode": b"\x83\x80\0\0\0\0",
    "text that is no UTF-8": b"\x81\x82\0\0\0\0\xff\xfe",
    "a length of 2**63": b"\x82\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
    "a length of a gigabyte": b"\x82\xff" + (1 << 30).to_bytes(8, "big") + b"\0\0\0\0" + b"x" * 1000,
    "a long ping": b"\x89\xfe\x01\x00\0\0\0\0" + b"x" * 256,
    "a compressed bomb's beginning": b"\xc1\x85\0\0\0\0\xff\xff\xff\xff\xff",
    "a fragment of nothing": b"\x80\x80\0\0\0\0",
    "half a frame": b"\x81\xfe",
    "an HTTP request": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
}
UNFINISHED = ("half a frame",)
"""The server waits for the rest."""


@pytest.mark.parametrize("name", RAW)
def test_broken_frames(address: str, name: str, caplog: pytest.LogCaptureFixture) -> None:
    me = Browser(address)
    table = me.open_table("me", "me")
    with caplog.at_level(logging.ERROR):
        with opened(address, table, me.secret) as raw:
            raw.sendall(RAW[name])
            while name not in UNFINISHED and raw.recv(65536):
                pass
        seat = me.look(table, 0)
        seat.choose()
    assert seat.last["is"] == "update" and not faults(caplog)
    me.close()


def test_whoever_never_reads_holds_up_nobody(tmp_path: Path) -> None:
    with unlimited(), serving(quick(tmp_path)) as address:
        me, other = Browser(address), Browser(address)
        table = me.open_table("me", "me")
        speaker = me.look(table, 0)
        with opened(address, table, me.secret) as raw:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            listener = other.look(table)
            for number in range(600):
                speaker.wish("say", text=f"{number} " + "x" * 480)
                assert speaker.hear_kind("said")["line"]["text"].startswith(f"{number} ")
            for _ in range(600):
                listener.hear_kind("said")
        me.close()
        other.close()
