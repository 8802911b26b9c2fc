"""Browsers for tests: HTTP and sockets like a real one, and a table's traffic written down."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count, cycle
from random import Random
from time import monotonic
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from regalia.scene.difference import apply

PATIENCE = 120.0
"""Seconds to wait for a word: a machine may be very busy."""
TWINS: dict[str, str] = {}
"""By the address of a server: that of another one with the same tables. Browsers and lines come to both in turn."""
SIGN_OF_LIFE = '{"is":"pulse"}'


_comers = count()


def until(good: Callable[[], Any]) -> None:
    give_up = time.monotonic() + PATIENCE
    while not good():
        assert time.monotonic() < give_up, "this never came true"
        time.sleep(0.05)


def some_choice(chance: Random, ask: dict[str, Any]) -> str:
    """One of those that are offered, or any numbers where numbers are asked for; of a series, its next text."""
    if ask["choices"]:
        offered: str = chance.choice(ask["choices"])["text"]
        return offered
    dials = ask["dials"]
    if "text" not in dials:
        said: list[str] = [dial["text"].replace("#", str(chance.randint(1, dial["most"]))) for dial in dials["dials"]]
        if not dials.get("least"):
            said.append(dials["end"])
        return chance.choice(said)
    text: str = dials["text"]
    for dial in dials["dials"]:
        text = text.replace("#", str(chance.randint(dial.get("least", 0), dial["most"])), 1)
    return text


class Seat:
    """One open socket: the scene as a client would have it, and every frame that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.scene: dict[str, Any] = {}
        self.ask: dict[str, Any] | None = None
        self.at = -1
        self.table: dict[str, Any] = {}
        self.last: dict[str, Any] = {}

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next word, applied as a client does; signs of life are none."""
        patience_ends = time.monotonic() + timeout
        frame = SIGN_OF_LIFE
        while frame == SIGN_OF_LIFE:
            heard = self.socket.recv(timeout=max(0, patience_ends - time.monotonic()))
            assert isinstance(heard, str)
            frame = heard
        self.frames.append(frame)
        word: dict[str, Any] = json.loads(frame)
        self.last = word
        if word["is"] in ("fresh", "table"):
            self.table = word["table"]
        if word["is"] == "fresh":
            self.scene = word["scene"]
        for step in word.get("steps", ()):
            self.scene = apply(self.scene, step["change"])
        if word["is"] in ("fresh", "update"):
            self.ask, self.at = word["ask"], word["at"]
        return word

    def hear_until(self, good: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not good(word := self.hear()):
            pass
        return word

    def hear_kind(self, kind: str) -> dict[str, Any]:
        return self.hear_until(lambda word: word["is"] == kind)

    def wish(self, do: str, **more: Any) -> None:
        self.socket.send(json.dumps({"do": do, **more}))

    def choose(self, text: str | None = None, **more: Any) -> None:
        """Answers, and hears until it is acknowledged."""
        assert self.ask is not None
        before = self.at
        self.wish("choose", text=text or self.ask["choices"][0]["text"], at=self.at, **more)
        self.hear_until(lambda word: word["is"] == "no" or (word["is"] == "update" and word["at"] > before))

    def close(self) -> None:
        self.socket.close()


class Browser:
    """One person."""

    def __init__(self, address: str, secret: str | None = None) -> None:
        self.servers = 1 + (address in TWINS)
        self._doors = cycle([address, TWINS.get(address, address)])
        for _ in range(next(_comers) % 2):
            next(self._doors)
        self.address = next(self._doors)
        self.http = httpx.Client(
            base_url=self.address, timeout=PATIENCE, cookies={"regalia": secret} if secret else None
        )
        self.http.get("/api/me")
        self._open = ExitStack()

    @property
    def secret(self) -> str:
        return self.http.cookies["regalia"]

    def post(self, path: str, body: Any = None, *, status: int | None = None) -> Any:
        answer = self.http.post(path, json=body) if body is not None else self.http.post(path)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    def open_table(self, *holders: str, game: str = "tiny", **options: Any) -> str:
        """Holders are me, open, or a bot's level."""
        wishes = [{"holder": who} if who in ("me", "open") else {"holder": "bot", "level": who} for who in holders]
        made = self.post("/api/tables", {"game": game, "seats": wishes, "options": options})
        id: str = made["id"]
        return id

    def sit(self, table: str, seat: int, name: str = "") -> None:
        self.post(f"/api/tables/{table}/sit", {"seat": seat, "name": name})

    def look(self, table: str, seat: int | None = None, **headers: str) -> Seat:
        """Opens a socket, at the server of the page that it says to come from, and hears the first word."""
        query = "" if seat is None else f"?seat={seat}"
        door = self.address if headers.get("Origin") == self.address else next(self._doors)
        address = f"{door.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
        cookie = {"Cookie": f"regalia={self.secret}", **headers}
        socket = connect(address, additional_headers=cookie, max_size=None, max_queue=None)
        opened = Seat(self._open.enter_context(socket))
        opened.hear()
        return opened

    def leave(self) -> None:
        """Closes all sockets."""
        self._open.close()

    def close(self) -> None:
        self.leave()
        self.http.close()


def play_on(seats: list[Seat], until: Callable[[], bool] = lambda: False) -> None:
    """Every seat that is asked answers with its first option, until the game is over."""
    while not until():
        asking = [seat for seat in seats if seat.ask]
        if asking:
            asking[0].choose()
            for seat in seats:
                _catch_up(seat, asking[0].at)
        elif seats[0].table["over"]:
            return
        else:
            seats[0].hear()
            for seat in seats[1:]:
                _catch_up(seat, seats[0].at)


def hear_any(seats: list[Seat]) -> None:
    """The next word, whoever it is sent to."""
    give_up = monotonic() + PATIENCE
    while monotonic() < give_up:
        for seat in seats:
            try:
                seat.hear(0.05)
            except TimeoutError:
                continue
            return
    raise AssertionError(f"nobody was told anything for {PATIENCE} s")


def _catch_up(seat: Seat, at: int) -> None:
    while seat.at < at:
        seat.hear()


def is_closed(seat: Seat) -> int:
    """Hears until the socket is closed; the code."""
    try:
        while True:
            seat.hear(5)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code
