"""How a victim fares beside one hostile person with many sockets: `python -m tests.server.hostile [ATTACK …]`.

A server of its own; the victim plays Barony at ten choices a second, the attacker is a process of its own at the same
address. Before and after each attack the victim is measured alone, in the same minute: on a busy machine only the
difference says something. Beside it stands what a choice waits for in time of the server's processor (`held.py`): what
it would be where nothing else runs. A moment of the wait is spent in a round of the loop that is just under way.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click
import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from regalia.lab.load import Load, Plan, Script, cpu_seconds, open_table
from regalia.server.serve import run

SOCKETS, READERS = 100, 100
CHOICES = 200
"""So far is the attacker's game when the attack begins."""
EVERY = 0.1
ROOT = Path(__file__).parents[2]
GAME = "hadurak"


class Attacker:
    """One person with a table of four seats, all their own, some choices into the game."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.table, self.cookie = open_table(address, Plan(GAME, 4, 0, 0))

    async def look(self, number: int) -> ClientConnection | None:
        """A line; None where there are too many."""
        path = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/live?seat={number % 4}"
        try:
            socket = await connect(path, additional_headers={"Cookie": self.cookie}, max_size=None)
            word = json.loads(await socket.recv())
        except (ConnectionClosed, OSError, TimeoutError):
            return None
        return socket if word["is"] == "fresh" else None

    async def lines(self) -> list[ClientConnection]:
        return [line for line in [await self.look(number) for number in range(SOCKETS)] if line]

    async def play(self, choices: int) -> None:
        """As fast as limits let it."""
        script = Script(self.address, Plan(GAME, 4, 0, 0), 0, Load(1))
        await script.come_to(self.table, self.cookie)
        for _ in range(choices):
            await script.choose(0, 0)
            await asyncio.sleep(0.06)
        await script.leave()


def begin() -> None:
    """The game is played and the lines are open."""
    click.echo("begun")


async def _swallow(line: ClientConnection) -> None:
    async for _ in line:
        pass


async def stale(me: Attacker) -> None:
    """All lines choose for a question of long ago, twenty times a second each."""

    async def choose(line: ClientConnection) -> None:
        while True:
            await line.send('{"do":"choose","text":"nonsense","at":-1}')
            await asyncio.sleep(0.05)

    await me.play(CHOICES)
    lines = await me.lines()
    begin()
    await asyncio.gather(*map(_swallow, lines), *map(choose, lines))


async def seats(me: Attacker) -> None:
    """A seat is given to a bot and taken back without end, all lines look on."""
    await me.play(CHOICES)
    lines = await me.lines()
    begin()
    swallowing = [asyncio.create_task(_swallow(line)) for line in lines]
    async with httpx.AsyncClient(base_url=me.address, headers={"Cookie": me.cookie}, timeout=60) as http:
        while swallowing:
            for do in ("bot", "back"):
                await http.post(f"/api/tables/{me.table}/seats/0", json={"do": do, "level": "knight"})


async def replays(me: Attacker) -> None:
    """Many readers ask for moments of the past without end."""
    await me.play(CHOICES)
    begin()
    chance = random.Random(1)

    async def read() -> None:
        async with httpx.AsyncClient(base_url=me.address, headers={"Cookie": me.cookie}, timeout=60) as http:
            while True:
                await http.get(f"/api/tables/{me.table}/replay/{chance.randrange(CHOICES)}")

    await asyncio.gather(*(read() for _ in range(READERS)))


ATTACKS: dict[str, Callable[[Attacker], Coroutine[None, None, None]]] = {
    "stale": stale,
    "seats": seats,
    "replays": replays,
}


async def suffer(address: str, seconds: float) -> Load:
    """The victim's choices, one every so often; the delay of each."""
    load = Load(1)
    script = Script(address, Plan("barony", 2, seconds, 3), 1, load)
    await script.sit_down()
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends:
        if not script.playing:
            await script.leave()
            await script.sit_down()
        await script.choose(0, ends)
        await asyncio.sleep(EVERY)
    await script.leave()
    return load


def measured(address: str, server: int, seconds: float) -> str:
    held = Path(os.environ["HELD"])
    held.with_name("begin").touch()
    before, begun = cpu_seconds(server) or 0, time.perf_counter()
    load = asyncio.run(suffer(address, seconds))
    used = ((cpu_seconds(server) or 0) - before) / (time.perf_counter() - begun)
    return (
        f"median {1000 * load.delay(0.5):5.0f} ms, p95 {1000 * load.delay(0.95):5.0f}, "
        f"worst {1000 * load.delay(1):5.0f} of {len(load.delays)}; server {100 * used:3.0f} % of a core\n"
        f"{18 * ' '} {held_for(json.loads(held.read_text(encoding='utf-8')))}"
    )


def held_for(found: dict[str, Any]) -> str:
    """In processor time of the loop: what a choice waits for that comes at any moment, and the longest pieces."""
    chance, rounds, choices = random.Random(1), found["rounds"], found["choices"]
    waits = [
        chance.random() * lasted + chance.choice(choices) for lasted in chance.choices(rounds, weights=rounds, k=5000)
    ]
    waits.sort()
    longest = {name: [round(1000 * one, 1) for one in sorted(all)[:-4:-1]] for name, all in found["pieces"].items()}
    return f"by the processor: median {1000 * waits[2500]:.1f} ms, p95 {1000 * waits[4750]:.1f}; pieces {longest}"


def beside(attack: str, seconds: float, is_near: bool) -> None:
    with TemporaryDirectory() as folder:
        os.environ["HELD"] = f"{folder}/held.json"
        with run(Path(folder), "--module", "tests.server.held", folder=ROOT) as (address, server):
            click.echo(f"{attack:8} nobody    {measured(address, server.pid, seconds / 2)}")
            again = [sys.executable, "-m", "tests.server.hostile", attack, "--against", address]
            elsewhere = [] if is_near else ["nice", "-n", "10"]
            attacker = subprocess.Popen([*elsewhere, *again], stdout=subprocess.PIPE)
            assert attacker.stdout is not None
            try:
                attacker.stdout.readline()
                click.echo(f"{attack:8} attacked  {measured(address, server.pid, seconds)}")
            finally:
                attacker.kill()
                attacker.wait()
            click.echo(f"{attack:8} nobody    {measured(address, server.pid, seconds / 2)}")


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("attacks", nargs="*", default=list(ATTACKS))
    reading.add_argument("--seconds", type=float, default=20)
    reading.add_argument("--near", action="store_true", help="the attacker's program takes as much of this machine")
    reading.add_argument("--against", help=argparse.SUPPRESS)
    wish = reading.parse_args()
    for attack in wish.attacks:
        if wish.against:
            asyncio.run(ATTACKS[attack](Attacker(wish.against)))
        else:
            beside(attack, wish.seconds, wish.near)


if __name__ == "__main__":
    main()
