"""Two persons and a bot at a table, each at whichever server lets them in; every choice they made is remembered."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from tests.server.helpers import Browser, Seat, some_choice
from websockets.exceptions import WebSocketException

from regalia import read_record
from regalia.core.files.record import Record

AWAY = (WebSocketException, httpx.TransportError, OSError)
"""Nobody is there just now."""
OPTIONS: dict[str, dict[str, Any]] = {"barony": {"max_rounds": 12}, "hadurak": {"max_rounds": 1}}
"""So that games end in some minutes."""
THINKING = 1.0
"""Seconds at most before a choice: what is to be tried is what happens in between, not how many can choose at once."""
SHORT = "barony"
"""Of this game as many more are played as there is time for."""
WHO_IS_THERE = 30.0
"""Seconds after which both servers agree about who is there: those who left with a killed one are missed in a while."""
ANSWERING = 40.0
"""Seconds after which somebody who hears nothing looks again."""


@dataclass(slots=True)
class Attempt:
    """A choice as it was sent, and up to which entry it was acknowledged; None where nobody knows."""

    text: str
    after: int
    until: int | None = None

    def may_be(self, number: int, text: str) -> bool:
        return self.text == text and self.after < number and (self.until is None or number <= self.until)


@dataclass(slots=True)
class Played:
    """One game: by seat, everything that was tried."""

    game: str
    table: str
    attempts: tuple[list[Attempt], list[Attempt]] = field(default_factory=lambda: ([], []))

    @property
    def acknowledged(self) -> int:
        return sum(one.until is not None for tried in self.attempts for one in tried)

    def check(self, record: Record) -> None:
        """Nobody took anything back: entry n is line n. Each was tried, and whatever was acknowledged is there."""
        for seat, tried in enumerate(self.attempts):
            lines = [(number, line.text) for number, line in enumerate(record.lines, 1) if line.seat == seat]
            assert is_told_by(lines, tried), (self.game, seat, lines, tried)


def is_told_by(lines: list[tuple[int, str]], tried: list[Attempt]) -> bool:
    """Whether every line was tried, in this order, and every acknowledged attempt is a line of its own."""
    ways = {0}  # how many attempts may have gone by
    for number, text in lines:
        ways = {
            later + 1
            for way in ways
            for later in range(way, _next_acknowledged(tried, way) + 1)
            if later < len(tried) and tried[later].may_be(number, text)
        }
    return any(_next_acknowledged(tried, way) == len(tried) for way in ways)


def _next_acknowledged(tried: list[Attempt], since: int) -> int:
    return next((at for at in range(since, len(tried)) if tried[at].until is not None), len(tried))


class Player:
    """Plays one game after the other with two persons; comes back whenever a line ends."""

    def __init__(self, addresses: Sequence[str], games: list[str], seed: int, thinking: float = THINKING) -> None:
        """With the addresses of servers, whichever lets them in; `addresses` may change meanwhile."""
        self.addresses = addresses
        self.chance = random.Random(seed)
        self.thinking = thinking
        self.games = games
        self.played: list[Played] = []
        self.moved = time.monotonic()
        self.is_done = False
        self.refusals: list[str] = []
        self.away: list[float] = []
        """For each time that a line ended: seconds until both were open again."""
        self.tries: list[int] = []
        """And how often they came in vain."""
        self._given_up = threading.Event()
        self._secrets: list[str] = []
        for address in (addresses[0], addresses[-1]):
            with closing(Browser(address)) as person:
                self._secrets.append(person.secret)

    def play(self, enough: threading.Event, given_up: threading.Event) -> None:
        """At least the games it was given; others after them, until it is enough."""
        self._given_up = given_up
        try:
            while (self.games or not enough.is_set()) and not given_up.is_set():
                name = self.games.pop(0) if self.games else SHORT
                self._play(name)
        finally:
            self.is_done = True

    def _play(self, name: str) -> None:
        table, is_over, left, tries = "", False, 0.0, 0
        while not is_over and not self._given_up.is_set():
            try:
                with ExitStack() as stack:
                    host, guest = (self._browser(stack, secret) for secret in self._secrets)
                    if not table:
                        table = self._opened(host, guest, name)
                        self.played.append(Played(name, table))
                    lines = [host.look(table, 0), guest.look(table, 1)]
                    if left:
                        self.away.append(time.monotonic() - left)
                        self.tries.append(tries)
                        left, tries = 0.0, 0
                    is_over = self._answer(lines)
            except AWAY:
                tries += bool(left)
                left = left or time.monotonic()
                time.sleep(self.chance.uniform(0.05, 0.5))

    def _browser(self, stack: ExitStack, secret: str) -> Browser:
        return stack.enter_context(closing(Browser(self.chance.choice(self.addresses), secret)))

    def _opened(self, host: Browser, guest: Browser, name: str) -> str:
        """A table at which both sit; one at which somebody could not sit down is left alone."""
        wishes = [{"holder": "me"}, {"holder": "open"}, {"holder": "bot", "level": "random"}]
        made = host.http.post("/api/tables", json={"game": name, "seats": wishes, "options": OPTIONS.get(name, {})})
        if not made.is_success:
            raise ConnectionError(made.text)
        table: str = made.json()["id"]
        sat = guest.http.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": "Guest"})
        if not sat.is_success:
            raise ConnectionError(sat.text)
        self.moved = time.monotonic()
        return table

    def _answer(self, seats: list[Seat]) -> bool:
        """True once the game is over."""
        played = self.played[-1]
        for seat, tried in zip(seats, played.attempts, strict=True):
            least = max((one.until or 0 for one in tried), default=0)
            if seat.last["is"] == "no":  # nobody can be let in just now, and the line ends
                self.refusals.append(seat.last["code"])
                seat.hear()
            assert seat.at >= least, f"{seat.at} is shown, {least} was acknowledged"
        while not any(seat.table and seat.table["over"] for seat in seats) and not self._given_up.is_set():
            for number, seat in enumerate(seats):
                if seat.ask:
                    self._choose(seat, played.attempts[number])
                else:
                    before = seat.at
                    with suppress(TimeoutError):
                        seat.hear(0.02)
                    if seat.at > before:
                        self.moved = time.monotonic()
        return True

    def _choose(self, seat: Seat, tried: list[Attempt]) -> None:
        assert seat.ask is not None
        time.sleep(self.chance.uniform(0, self.thinking))
        attempt = Attempt(some_choice(self.chance, seat.ask), seat.at)
        tried.append(attempt)
        seat.wish("choose", text=attempt.text, at=seat.at)
        give_up = time.monotonic() + ANSWERING
        while time.monotonic() < give_up:
            try:
                word = seat.hear(give_up - time.monotonic())
            except TimeoutError:
                self.refusals.append("silence")
                return
            if word["is"] == "no":
                self.refusals.append(word["code"] or word["error"])
                return
            if word["is"] == "update" and word["yours"] and seat.at > attempt.after:
                attempt.until = seat.at
                self.moved = time.monotonic()
                return


def check(player: Player, addresses: list[str]) -> None:
    """Everything acknowledged stands in every record, once, and both servers show the same."""
    for played in player.played:
        for address in addresses:
            with closing(Browser(address)) as anybody:
                assert anybody.http.get(f"/api/tables/{played.table}/verify").json()["good"]
                played.check(read_record(anybody.http.get(f"/api/tables/{played.table}/record").content))
        give_up = time.monotonic() + WHO_IS_THERE
        while found := [*differences(*[_shown(address, played.table) for address in addresses], where="")]:
            is_about_presence = all("/online: " in difference for difference in found)
            assert is_about_presence and time.monotonic() < give_up, (played.game, played.table, found)
            time.sleep(0.5)
        assert _shown(addresses[0], played.table)["table"]["over"], (played.game, played.table)


def _shown(address: str, table: str) -> dict[str, Any]:
    with closing(Browser(address)) as anybody:
        return anybody.look(table).last


def differences(one: Any, other: Any, *, where: str) -> Iterator[str]:
    """Where two words differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in one.keys() | other.keys():
            yield from differences(one.get(name), other.get(name), where=f"{where}/{name}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (this, that) in enumerate(zip(one, other, strict=True)):
            yield from differences(this, that, where=f"{where}/{number}")
    elif one != other:
        yield f"{where}: {str(one)[:80]} and {str(other)[:80]}"
