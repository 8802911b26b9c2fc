"""Many tables at once, every seat a script that moves as fast as answers come: how much a server can take."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from regalia.core.errors import RegaliaError
from regalia.server.serve import run

WARMING = 2.0
"""Seconds of play before anything counts."""
TRIES = 40
"""Numbers set at random may not go together; after so many refusals a script opens another table."""
COMING = 20
"""So many scripts open their tables at the same time."""

LATE = ("stale", "not-asked")
PATIENCE = 120.0
"""Seconds for a line to open: with a thousand tables all of them want to."""

UNHURRIED = ("--bot-pause", "0", "--allowance", "10000", "--proxy", "127.0.0.1")
"""How the server is started: one address with all tables is no attack here."""


class Choice(msgspec.Struct):
    text: str
    more: list[str] = []


class Dial(msgspec.Struct):
    most: int
    least: int = 0
    text: str = ""


class Dials(msgspec.Struct):
    dials: list[Dial]
    text: str = ""
    end: str = ""


class Asked(msgspec.Struct):
    choices: list[Choice]
    dials: Dials | None = None


class Word(msgspec.Struct, rename={"kind": "is"}):
    """What a script reads of a word of the server; the rest costs it nothing."""

    kind: str
    at: int = -1
    ask: Asked | None = None
    waiting: list[dict[str, object]] | None = None
    error: str = ""
    code: str = ""


WORD = msgspec.json.Decoder(Word)


def some_answer(chance: random.Random, ask: Asked) -> list[str]:
    """A choice at random; where there is none to click, numbers at random."""
    if ask.choices:
        choice = chance.choice(ask.choices)
        return [choice.text, *choice.more]
    assert ask.dials is not None
    numbers = [chance.randint(dial.least, dial.most) for dial in ask.dials.dials]
    if not ask.dials.text:
        said = [
            dial.text.replace("#", str(number)) for dial, number in zip(ask.dials.dials, numbers, strict=True) if number
        ]
        return [*said, ask.dials.end]
    text = ask.dials.text
    for number in numbers:
        text = text.replace("#", str(number), 1)
    return [text]


@dataclass(frozen=True, slots=True)
class Plan:
    """What to measure: a game with its seats, for how many seconds, at a server that is started so."""

    game: str
    seats: int
    seconds: float
    seed: int | str
    server: tuple[str, ...] = ()


@dataclass(slots=True)
class Load:
    """What was measured: for each choice, the seconds until every seat had its update."""

    tables: int
    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)
    server_cpu: float | None = None
    scripts_cpu: float = 0.0

    @property
    def choices_a_second(self) -> float:
        return len(self.delays) / self.seconds

    def delay(self, share: float) -> float:
        """The delay that this share of the choices did not exceed."""
        return sorted(self.delays)[min(len(self.delays) - 1, int(share * len(self.delays)))]


class Seat:
    """One socket, and what its seat is asked; `heard` is set by every word."""

    def __init__(self, socket: ClientConnection, heard: asyncio.Event) -> None:
        self.socket = socket
        self.at = -1
        self.ask: Asked | None = None
        self.playing = True
        self.refused: Word | None = None
        self._heard = heard
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for frame in self.socket:
            word = WORD.decode(frame)
            if word.kind == "no":
                self.refused = word
            if word.kind in ("fresh", "update"):
                self.at, self.ask, self.playing = word.at, word.ask, bool(word.waiting)
            self._heard.set()

    async def send(self, texts: list[str]) -> None:
        self.refused = None
        await self.socket.send(json.dumps({"do": "choose", "text": texts[0], "more": texts[1:], "at": self.at}))


class Script:
    """Plays one table after the other until time is up."""

    def __init__(self, address: str, plan: Plan, number: int, load: Load) -> None:
        self.address, self.plan, self.load = address, plan, load
        self.chance = random.Random(f"{plan.seed} {number}")
        self.seats: list[Seat] = []
        self._heard = asyncio.Event()

    async def play(self, begins: float, ends: float) -> None:
        while time.perf_counter() < ends:
            while self.playing and time.perf_counter() < ends:
                await self.choose(begins, ends)
            await self.leave()
            if time.perf_counter() < ends:
                await self.sit_down()

    @property
    def playing(self) -> bool:
        return self.seats[0].playing

    async def leave(self) -> None:
        await asyncio.gather(*(seat.socket.close() for seat in self.seats))
        await asyncio.gather(*(seat.listening for seat in self.seats))

    async def _until(self, good: Callable[[], bool]) -> None:
        while not good():
            if any(seat.listening.done() for seat in self.seats):
                raise RegaliaError("the server has closed a line")
            self._heard.clear()
            await self._heard.wait()

    def _is_answered(self, by: Seat, at: int) -> bool:
        return by.refused is not None or all(seat.at > at for seat in self.seats)

    async def choose(self, begins: float, ends: float) -> None:
        """One choice, or a series; it counts if everybody has heard of it between these moments."""
        await self._until(lambda: not self.playing or any(seat.ask for seat in self.seats))
        seat = next((seat for seat in self.seats if seat.ask), None)
        for _ in range(TRIES):
            if seat is None or seat.ask is None:
                return
            at, sent = seat.at, time.perf_counter()
            await seat.send(some_answer(self.chance, seat.ask))
            await self._until(partial(self._is_answered, seat, at))
            if seat.refused is None:
                break
            if seat.refused.code in LATE:
                return  # of a series somebody has heard only the beginning
            if seat.ask.choices:
                raise RegaliaError(f"the server refused a choice: {seat.refused.error}")
        else:
            self.seats[0].playing = False
            return
        heard = time.perf_counter()
        if begins <= heard <= ends:
            self.load.delays.append(heard - sent)

    async def sit_down(self) -> None:
        await self.come_to(*await asyncio.to_thread(open_table, self.address, self.plan))

    def door(self, seat: int) -> str:
        """By which the seat's line comes in."""
        return self.address

    async def come_to(self, table: str, cookie: str) -> None:
        """Opens a line for each seat."""
        self.seats = []
        for seat in range(self.plan.seats):
            path = f"{self.door(seat).replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}"
            opening = connect(path, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=PATIENCE)
            self.seats.append(Seat(await opening, self._heard))
        await self._until(lambda: all(seat.at >= 0 for seat in self.seats))


def open_table(address: str, plan: Plan) -> tuple[str, str]:
    """A table whose seats are all held by the same new person: its id, and the cookie."""
    body = json.dumps({"game": plan.game, "seats": [{"holder": "me"}] * plan.seats}).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["id"], answer.headers["Set-Cookie"].partition(";")[0]


async def _measure(address: str, process: int, plan: Plan, load: Load) -> None:
    scripts = [Script(address, plan, number, load) for number in range(load.tables)]
    at_once = asyncio.Semaphore(COMING)

    async def come(script: Script) -> None:
        async with at_once:
            await script.sit_down()

    await asyncio.gather(*map(come, scripts))
    begins = time.perf_counter() + WARMING
    ends = begins + plan.seconds
    playing = asyncio.gather(*(script.play(begins, ends) for script in scripts))
    await asyncio.sleep(begins - time.perf_counter())
    before, own = cpu_seconds(process), time.process_time()
    await asyncio.sleep(ends - time.perf_counter())
    after, load.scripts_cpu = cpu_seconds(process), time.process_time() - own
    await playing
    load.seconds = plan.seconds
    load.server_cpu = None if before is None or after is None else after - before


def cpu_seconds(process: int) -> float | None:
    """What the process and those that it has started have used so far, where the system tells."""
    try:
        fields = re.sub(r"\(.*\)", "", Path(f"/proc/{process}/stat").read_text()).split()
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return None
    ticks = 100  # a second, on every Linux there is
    return (int(fields[12]) + int(fields[13])) / ticks + sum(cpu_seconds(int(child)) or 0 for child in children)


def measure(plan: Plan, tables: list[int]) -> Iterator[Load]:
    """For each number of tables, a server of its own."""
    for count in tables:
        with (
            TemporaryDirectory() as folder,
            run(Path(folder), *UNHURRIED, *plan.server) as (address, process),
        ):
            load = Load(count)
            asyncio.run(_measure(address, process.pid, plan, load))
            yield load
