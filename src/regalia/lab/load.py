"""Many tables at once, every seat a script that moves as fast as answers come: how much a server can take."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from regalia.core.errors import RegaliaError
from regalia.server.serve import run

WARMING = 2.0
"""Seconds of play before anything counts."""


UNHURRIED = ("--bot-pause", "0", "--allowance", "10000")
"""How the server is started: one person with all tables is no attack here."""


class Choice(msgspec.Struct):
    text: str


class Asked(msgspec.Struct):
    choices: list[Choice]


class Word(msgspec.Struct, rename={"kind": "is"}):
    """What a script reads of a word of the server; the rest costs it nothing."""

    kind: str
    at: int = -1
    ask: Asked | None = None
    waiting: list[dict[str, object]] | None = None
    error: str = ""


WORD = msgspec.json.Decoder(Word)


@dataclass(frozen=True, slots=True)
class Plan:
    """What to measure: a game with its seats, and for how many seconds."""

    game: str
    seats: int
    seconds: float
    seed: int | str


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
    """One socket, and what its seat is asked."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.at = -1
        self.ask: Asked | None = None
        self.playing = True

    async def hear(self) -> None:
        word = WORD.decode(await self.socket.recv())
        if word.kind == "no":
            raise RegaliaError(f"the server refused a choice: {word.error}")
        if word.kind in ("fresh", "update"):
            self.at, self.ask, self.playing = word.at, word.ask, bool(word.waiting)

    async def hear_until(self, at: int) -> None:
        while self.at < at:
            await self.hear()


class Script:
    """Plays one table after the other until time is up."""

    def __init__(self, address: str, plan: Plan, number: int, load: Load) -> None:
        self.address, self.plan, self.load = address, plan, load
        self.chance = random.Random(f"{plan.seed} {number}")
        self.seats: list[Seat] = []

    async def play(self, begins: float, ends: float) -> None:
        while time.perf_counter() < ends:
            while self.seats[0].playing and time.perf_counter() < ends:
                await self._choose(self.seats, begins, ends)
            await self.leave()
            if time.perf_counter() < ends:
                await self.sit_down()

    async def leave(self) -> None:
        await asyncio.gather(*(seat.socket.close() for seat in self.seats))

    async def _choose(self, seats: list[Seat], begins: float, ends: float) -> None:
        seat = next(seat for seat in seats if seat.ask)
        assert seat.ask is not None
        text, at, sent = self.chance.choice(seat.ask.choices).text, seat.at, time.perf_counter()
        await seat.socket.send(json.dumps({"do": "choose", "text": text, "at": at}))
        for one in seats:
            await one.hear_until(at + 1)
        heard = time.perf_counter()
        if begins <= heard <= ends:
            self.load.delays.append(heard - sent)

    async def sit_down(self) -> None:
        table, cookie = await asyncio.to_thread(open_table, self.address, self.plan)
        address = self.address.replace("http", "ws", 1)
        self.seats = []
        for seat in range(self.plan.seats):
            path = f"{address}/api/tables/{table}/live?seat={seat}"
            self.seats.append(Seat(await connect(path, additional_headers={"Cookie": cookie}, max_size=None)))
            await self.seats[-1].hear_until(0)


def open_table(address: str, plan: Plan) -> tuple[str, str]:
    """A table whose seats are all held by the same new person: its id, and the cookie."""
    body = json.dumps({"game": plan.game, "seats": [{"holder": "me"}] * plan.seats}).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["id"], answer.headers["Set-Cookie"].partition(";")[0]


async def _measure(address: str, process: int, plan: Plan, load: Load) -> None:
    scripts = [Script(address, plan, number, load) for number in range(load.tables)]
    for script in scripts:
        await script.sit_down()
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
    """What the process has used so far, where the system tells."""
    try:
        fields = re.sub(r"\(.*\)", "", Path(f"/proc/{process}/stat").read_text()).split()
    except OSError:
        return None
    ticks = 100  # a second, on every Linux there is
    return (int(fields[12]) + int(fields[13])) / ticks


def measure(plan: Plan, tables: list[int]) -> Iterator[Load]:
    """For each number of tables, a server of its own."""
    for count in tables:
        with (
            TemporaryDirectory() as folder,
            run(Path(folder), "--bot-pause", "0", "--allowance", "10000") as (address, process),
        ):
            load = Load(count)
            asyncio.run(_measure(address, process.pid, plan, load))
            yield load
