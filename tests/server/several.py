"""What a choice costs one server and two: `python -m tests.server.several [GAME …] [--beside TREE …]`.

They share a PostgreSQL and a Redis of their own. With two, the seats of each table, scripts of `regalia load`, are
spread evenly over them, and then all of a table sit at one, as behind a proxy that goes by the table. The same number
of choices is played in each way in turn, again and again; told is the servers' time of the processor for each, as it
is and less what the same tables cost while nothing happens.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch
from uuid import uuid4

import click
from tests.server import postgres, redis
from tests.server.cost import HERE, SEATS, SEED, Source

from regalia.lab.load import UNHURRIED, Load, Plan, Script, cpu_seconds
from regalia.server import serve

IDLE = 6.0
"""Seconds in which nothing happens, to learn what that costs."""


class Servers(NamedTuple):
    """Servers of the same tables."""

    addresses: Sequence[str]
    processes: Sequence[int]

    def spent(self) -> float:
        return sum(cpu_seconds(process) or 0 for process in self.processes)


class Spent(NamedTuple):
    """Seconds of the processor for a choice, and for a second of the clock while nothing happens; choices a second."""

    choice: float
    idle: float
    pace: float

    @property
    def work(self) -> float:
        return self.choice - self.idle / self.pace


class Spread(Script):
    """Its seats come in by one door after the other."""

    def __init__(self, doors: Sequence[str], plan: Plan, number: int, load: Load) -> None:
        super().__init__(doors[number % len(doors)], plan, number, load)
        self._doors = doors

    def door(self, seat: int) -> str:
        return self._doors[seat % len(self._doors)]


class Way(NamedTuple):
    """So many servers; `is_spread`: the seats of a table come in at all of them, else at one."""

    servers: int
    is_spread: bool = False

    @property
    def name(self) -> str:
        return "one" if self.servers == 1 else "two, seats spread" if self.is_spread else "two, by table"

    def doors(self, addresses: Sequence[str], table: int) -> Sequence[str]:
        return addresses if self.is_spread else [addresses[table % len(addresses)]]


ONE, BY_TABLE, APART = Way(1), Way(2), Way(2, is_spread=True)


@contextmanager
def servers(tree: Path, number: int, database: str, company: str) -> Iterator[Servers]:
    name = postgres.made(database, f"several_{uuid4().hex}")
    arguments = (*UNHURRIED, "--database", name, "--redis", company, "--bot-workers", "1")
    with TemporaryDirectory() as folder, patch.dict("os.environ", Source(tree).env()), ExitStack() as stack:
        running = [stack.enter_context(serve.run(Path(folder), *arguments)) for _ in range(number)]
        yield Servers([address for address, _ in running], [process.pid for _, process in running])


async def play(them: Servers, way: Way, plan: Plan, tables: int, choices: int, warming: int) -> Spent:
    load, loop = Load(tables), asyncio.get_running_loop()
    scripts = [Spread(way.doors(them.addresses, number), plan, number, load) for number in range(tables)]
    for script in scripts:
        await script.sit_down()
    marks = iter((warming, warming + choices))
    mark, seen = next(marks), list[tuple[float, float, int]]()

    async def on(script: Script) -> None:
        nonlocal mark
        while len(seen) < 2:
            if script.playing:
                await script.choose(0, float("inf"))
            else:
                await script.leave()
                await script.sit_down()
            if len(load.delays) >= mark:
                seen.append((them.spent(), loop.time(), len(load.delays)))
                mark = next(marks, sys.maxsize)

    await asyncio.gather(*map(on, scripts))
    await asyncio.sleep(1)
    before = them.spent()
    await asyncio.sleep(IDLE)
    idle = (them.spent() - before) / IDLE
    await asyncio.gather(*(script.leave() for script in scripts))
    (cpu, begun, first), (spent, ended, last) = seen[:2]
    return Spent((spent - cpu) / (last - first), idle, (last - first) / (ended - begun))


def say(name: str, found: Sequence[Spent]) -> None:
    choice, work, idle, pace = (
        statistics.median(values)
        for values in zip(*((one.choice, one.work, one.idle, one.pace) for one in found), strict=True)
    )
    click.echo(
        f"{name:36} {1000 * choice:5.2f} ms a choice (cheapest {1000 * min(one.choice for one in found):5.2f}), "
        f"{1000 * work:5.2f} less idling, {100 * idle:4.1f} % of a core idle, {pace:4.0f} choices/s"
    )


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("games", nargs="*", default=["barony"], metavar="GAME")
    reading.add_argument("--beside", nargs="*", type=Path, default=[], help="other checkouts of Regalia")
    reading.add_argument("--tables", type=int, default=10)
    reading.add_argument("--choices", type=int, default=1500)
    reading.add_argument("--warming", type=int, default=300, help="choices before those")
    reading.add_argument("--rounds", type=int, default=3)
    wish = reading.parse_args()
    with postgres.running() as database, redis.running() as company:
        for game in wish.games:
            plan, found = Plan(game, SEATS, 0, SEED), dict[tuple[Path, Way], list[Spent]]()
            for turn in count(1):
                for tree, way in product((*wish.beside, HERE), (ONE, APART, BY_TABLE)):
                    with servers(tree, way.servers, database, company.address) as them:
                        spent = asyncio.run(play(them, way, plan, wish.tables, wish.choices, wish.warming))
                    found.setdefault((tree, way), []).append(spent)
                    say(f"  {game} {way.name} {tree.name}", [spent])
                if turn == wish.rounds:
                    break
            for (tree, way), each in found.items():
                say(f"{game} {way.name} {tree.name}", each)
            for tree, way in product((*wish.beside, HERE), (APART, BY_TABLE)):
                one, two = (statistics.median(spent.work for spent in found[tree, each]) for each in (ONE, way))
                click.echo(f"{game} {tree.name}: {way.name}, they take {2 * one / two:.2f} times the choices of one")


if __name__ == "__main__":
    main()
