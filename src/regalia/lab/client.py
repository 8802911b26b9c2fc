"""A seat at a table of a running server, for programs: `play(link, choose)` plays a whole game.

A link is the table's address with a seat and its token behind it: `http://host/t/TABLE#seat=1&token=TOKEN`. The program
has the same line as a browser, and is told no more than its seat may know.
"""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from regalia.core.errors import RegaliaError
from regalia.scene.difference import apply

COMES_BACK = (1001, 1006, 1011, 1012, 4408, 4409)
"""Closed lines after which one may come again: the server went down, or was too busy."""
TRIES, BREATH = 8, 0.5
"""How often one comes again without having heard anything, and the first pause in seconds; each is twice the last."""
TOO_OFTEN = 60
"""How often a wish is repeated that the server has no time for."""
SILENCE = 30.0
"""Seconds without a sign of life after which a line counts as dead."""
BUSY = ("too-many-lines", "too-many-lookers", "too-often", "failed")
"""Why one was not let in, but may be later."""
LATE = ("stale", "not-asked")
"""What a choice is told that came too late: the table is looked at again."""

Choose = Callable[["Asked"], str]
Word = dict[str, Any]
"""What the server says; `is` tells which kind it is."""


class Lost(RegaliaError):
    """The seat cannot be played any more."""


class Refused(RegaliaError):
    """The server said no to a wish; `rule` names the rule, if one forbids it."""

    def __init__(self, error: str, rule: str = "", reason: Mapping[str, Any] | None = None, code: str = "") -> None:
        super().__init__(error)
        self.rule, self.reason, self.code = rule, reason, code


class Link(NamedTuple):
    """Where a seat is, and what opens it."""

    host: str
    table: str
    seat: int
    token: str
    is_safe: bool

    @property
    def line(self) -> str:
        return f"{'wss' if self.is_safe else 'ws'}://{self.host}/api/tables/{self.table}/live?seat={self.seat}"


def read_link(text: str) -> Link:
    """RegaliaError where something is missing."""
    parts = urlsplit(text)
    after, table = parse_qs(parts.fragment), re.fullmatch(r"/t/([\w-]+)", parts.path)
    seat, token = after.get("seat", [""])[0], after.get("token", [""])[0]
    if parts.scheme not in ("http", "https") or not table or not re.fullmatch(r"\d{1,3}", seat) or not token:
        raise RegaliaError("a link to a seat looks like http://host/t/TABLE#seat=1&token=TOKEN")
    return Link(parts.netloc, table[1], int(seat), token, parts.scheme == "https")


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to the seat; the answer is one of `options`. What the fields are: docs/network_seats.md."""

    at: int
    game: str
    seat: int
    ask: str
    arguments: list[Any]
    options: list[str]
    lines: list[Mapping[str, Any]]
    view: Mapping[str, list[float]]
    drawn: str

    def told(self, seed: int | str = 0) -> dict[str, Any]:
        """As a program is told that plays line by line."""
        names = ("game", "seat", "view", "ask", "arguments", "options")
        return {"seed": seed, **{name: getattr(self, name) for name in names}}


class NetworkSeat:
    """One seat of one table; `wait` for a question, `answer` it, until the table is `over`."""

    def __init__(self, link: str, language: str = "en") -> None:
        self.link = read_link(link)
        self._language = language
        self.table: dict[str, Any] = {}
        self.scene: dict[str, Any] = {}
        self.news: list[dict[str, Any]] = []
        """All that was told of the game since the line was opened."""
        self.ask: dict[str, Any] | None = None
        """The question as a browser is shown it."""
        self._at = -1
        self._open = ExitStack()
        self._socket: ClientConnection = self._opened()

    def __enter__(self) -> NetworkSeat:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    @property
    def over(self) -> bool:
        return bool(self.table.get("over"))

    def wait(self, seconds: float | None = None) -> Asked | None:
        """The next question; None when the game is over, or so many seconds have passed."""
        until = None if seconds is None else time.monotonic() + seconds
        while not self.over:
            if self.ask is not None and (asked := self._look()) is not None:
                return asked
            if until is not None and time.monotonic() >= until:
                return None
            self._hear(until)
        return None

    def answer(self, text: str) -> bool:
        """Whether it was taken: a choice that comes too late is not; Refused where it is not allowed."""
        word = self._wish({"do": "choose", "text": text, "at": self._at}, lambda word: bool(word.get("yours")))
        if word is not None and word["is"] == "no" and word["code"] not in LATE:
            raise _refused(word)
        return word is not None and word["is"] == "update"

    def act(self, text: str) -> None:
        """Does a free act; Refused where there is no such one now."""
        self._ask({"do": "act", "text": text}, lambda word: bool(word.get("yours")))

    def why(self, text: str) -> Mapping[str, Any]:
        """The rule that forbids an option, and the reason as a message."""
        return self._ask({"do": "why", "text": text}, lambda word: word["is"] == "why")

    def explain(self, key: str) -> Mapping[str, Any]:
        """What a thing of the scene is, by its key."""
        return self._ask({"do": "explain", "of": key}, lambda word: word["is"] == "explained")

    # --- the line ---------------------------------------------------------------------------------------------------

    def _look(self) -> Asked | None:
        """None where the question has been answered meanwhile."""
        word = self._ask({"do": "look", "language": self._language}, lambda word: word["is"] == "looked")
        if not word["options"]:
            self.ask = None
            return None
        self._at = word["at"]
        kept = {name: word[name] for name in ("at", "game", "seat", "ask", "arguments", "view", "drawn")}
        texts, lines = ([option[part] for option in word["options"]] for part in ("text", "line"))
        return Asked(**kept, options=texts, lines=lines)

    def _ask(self, wish: Mapping[str, Any], is_answer: Callable[[Word], bool]) -> Word:
        """The answer, asked for once more where the line was lost meanwhile; Refused where there is none."""
        word = self._wish(wish, is_answer) or self._wish(wish, is_answer)
        if word is None or word["is"] == "no":
            raise _refused(word or {"error": "the line was lost"})
        return word

    def _wish(self, wish: Mapping[str, Any], is_answer: Callable[[Word], bool]) -> Word | None:
        """The answer or a no; whoever wishes too often waits. None where the line was opened anew."""
        for _ in range(TOO_OFTEN):
            word: Word | None = {"is": ""}
            try:
                self._socket.send(json.dumps(wish))
            except ConnectionClosed:
                self._hear_last_words()
                return None
            while word is not None and word["is"] != "no" and not is_answer(word):
                word = self._hear()
            if word is None or word.get("code") != "too-often":
                return word
            time.sleep(BREATH)
        return word

    def _hear(self, until: float | None = None) -> Word | None:
        """The next word, which is remembered; None where there was none in time, or the line was opened anew."""
        silence = SILENCE if until is None else min(SILENCE, max(0.0, until - time.monotonic()))
        try:
            word: Word = json.loads(self._socket.recv(timeout=silence))
        except TimeoutError:
            if silence == SILENCE:
                self._socket = self._opened()
            return None
        except ConnectionClosed as closed:
            self._come_again(closed)
            return None
        self._take(word)
        return word

    def _hear_last_words(self) -> None:
        """The line has ended: what it told before may say why, and is heard first."""
        line = self._socket
        while self._socket is line:
            self._hear()

    def _take(self, word: Mapping[str, Any]) -> None:
        if word["is"] in ("fresh", "table"):
            self.table = word["table"]
        if word["is"] == "fresh":
            self.scene, self.news = word["scene"], list(word["log"])
        for step in word.get("steps", ()):
            self.scene = apply(self.scene, step["change"])
            self.news += [step["news"]] if step["news"] else []
        if word["is"] in ("fresh", "update"):
            self._at, self.ask = word["at"], word["ask"]
        if word["is"] in ("fresh", "take_back"):
            self._agree(word["take_back"] if word["is"] == "fresh" else word["request"])
        if word["is"] == "no" and word["code"] == "token-ended":
            raise Lost(word["error"])

    def _agree(self, request: Mapping[str, Any] | None) -> None:
        """Like other bots, it lets anybody take back."""
        if request is not None and self.link.seat in request["open"]:
            consent = {"do": "consent", "seat": request["seat"], "at": request["at"], "yes": True}
            with suppress(ConnectionClosed):  # it is asked again when the line is open anew
                self._socket.send(json.dumps(consent))

    def _come_again(self, closed: ConnectionClosed) -> None:
        code = closed.rcvd.code if closed.rcvd else 1006
        if code not in COMES_BACK:
            raise Lost(f"the server closed the line ({code})") from None
        self._socket = self._opened()

    def _opened(self) -> ClientConnection:
        error: Exception | None = None
        for number in range(TRIES):
            if number:
                time.sleep(BREATH * 2 ** (number - 1))
            try:
                headers = {"Authorization": f"Bearer {self.link.token}"}
                self._open.close()
                socket = self._open.enter_context(connect(self.link.line, additional_headers=headers, max_size=None))
                word = json.loads(socket.recv(timeout=SILENCE))
                if word["is"] == "no" and word["code"] not in BUSY:
                    raise Lost(word["error"])
                if word["is"] != "no":
                    self._socket = socket
                    self._take(word)
                    return socket
                error = Refused(word["error"])
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as fault:
                error = fault
            except InvalidURI as fault:
                raise RegaliaError(f"this is no address: {fault}") from None
        raise Lost(f"there is no server at {self.link.host}: {error}")


def _refused(word: Mapping[str, Any]) -> Refused:
    return Refused(word["error"], word.get("rule", ""), word.get("reason"), word.get("code", ""))


def play(link: str, choose: Choose, language: str = "en") -> dict[str, Any]:
    """Plays the seat until the game is over; the table as it is told then, with `scores` and `ranking`."""
    with NetworkSeat(link, language) as seat:
        while not seat.over:
            asked = seat.wait()
            if asked is not None:
                seat.answer(choose(asked))
        return seat.table


def at_random(seed: int | str) -> Choose:
    """Any of the options."""
    chance = random.Random(seed)
    return lambda asked: chance.choice(asked.options)
