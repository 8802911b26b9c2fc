"""What a choice costs the server: `python -m tests.server.cost [GAME …] [--beside TREE …] [--sockets|--instructions]`.

Without sockets: rules, log, scenes, differences, words, with three lines at a table. The same games are played in turn
in every checkout, again and again, and of each choice the cheapest time counts: what else the machine does costs, too.
Counted in instructions (by valgrind, without the kernel's): the same whatever else the machine does.
With sockets: a whole server in a process of its own, ten tables of four, whose scripts are those of `regalia load`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from inspect import isawaitable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch

import click

from regalia import games
from regalia.lab.load import Load, Plan, Script, cpu_seconds
from regalia.server import serve
from regalia.server.messages import NewTable, SeatWish
from regalia.server.settings import Settings
from regalia.server.showing.connections import Connection
from regalia.server.table import attendance, playing
from regalia.server.table.keeper import Keeper

SEATS, LINES, TABLES = 4, 3, 10
SEED = 5
HERE = Path(__file__).parents[2]
ME = "me"


class Source(NamedTuple):
    """A checkout, run as its sources are or compiled."""

    tree: Path
    compiled: bool = False

    def __str__(self) -> str:
        return f"{self.tree.name}{', compiled' if self.compiled else ''}"

    def env(self) -> dict[str, str]:
        """What lets a Python run it."""
        return {"PYTHONPATH": f"{self.tree / 'src'}", "REGALIA_COMPILED": f"{self.compiled:d}"}


# --- without sockets ----------------------------------------------------------------------------------------------


@contextmanager
def the_same_games() -> Iterator[None]:
    """Seeds are made of secrets; here these are drawn in the same row every time."""
    chance = random.Random(SEED)
    with patch.object(secrets, "token_hex", lambda size=32: chance.randbytes(size).hex()):
        yield


async def spent(game: str, choices: int) -> tuple[list[float], float]:
    """Seconds of the processor for each of so many random choices, and bytes told by one."""
    chance, times, told = random.Random(SEED), list[float](), 0
    with TemporaryDirectory() as folder, the_same_games():
        keeper = Keeper(Settings(data=Path(folder), bot_pause=0, bot_workers=0))
        await keeper.open()
        while len(times) < choices:
            table = await keeper.create(ME, NewTable(game=game, seats=[SeatWish(holder="me")] * SEATS))
            lines = [Connection(ME, seat) for seat in range(LINES)]
            for line in lines:
                joined: object = attendance.join(table, line)
                if isawaitable(joined):  # older checkouts do not wait
                    await joined
            while not table.running().over and len(times) < choices:
                ask = table.running().pending[0]
                text = ask.text(chance.choice(ask.options))
                before = time.process_time()
                await playing.choose(table, ask.seat, [text], table.number)
                times.append(time.process_time() - before)
                told += sum(len(str(line.queue.get_nowait())) for line in lines for _ in range(line.queue.qsize()))
        await keeper.close()
    return times, told / choices


def _counted(game: str, source: Source, choices: int) -> int:
    """Instructions of a process that makes so many choices."""
    counting = ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={os.devnull}"]
    again = [*counting, sys.executable, __file__, game, "--alone", "--choices", str(choices)]
    env = {**os.environ, **source.env(), "PYTHONHASHSEED": "0"}
    said = subprocess.run(again, env=env, check=True, capture_output=True, text=True).stderr
    found = re.search(r"I\s+refs:\s+([\d,]+)", said)
    assert found is not None, said
    return int(found[1].replace(",", ""))


def compare_instructions(game: str, sources: list[Source], choices: int, warming: int, _rounds: int) -> None:
    """What a longer run takes more than a shorter one."""
    for source in sources:
        more = _counted(game, source, warming + choices) - _counted(game, source, warming)
        click.echo(f"{game:15} {more / choices / 1e6:6.2f} million instructions  {source}")


def compare(game: str, sources: list[Source], choices: int, warming: int, rounds: int) -> None:
    """In turn, so that all trees have the same luck with the machine."""
    best: dict[Source, list[float]] = {}
    told: dict[Source, float] = {}
    for _ in range(rounds):
        for source in sources:
            again = [sys.executable, __file__, game, "--alone", "--choices", str(warming + choices)]
            env = {**os.environ, **source.env()}
            found = subprocess.run(again, env=env, check=True, capture_output=True, text=True)
            times, told[source] = json.loads(found.stdout)
            best[source] = [min(pair) for pair in zip(best.get(source, times), times, strict=True)]
    for source in sources:
        cold, warm = (sum(part) / len(part) for part in (best[source][:warming], best[source][warming:]))
        what = f"{1000 * cold:6.2f} ms at first, {1000 * warm:6.2f} ms later, {told[source] / 1000:5.1f} kB told"
        click.echo(f"{game:15} {what}  {source}")


# --- with sockets -------------------------------------------------------------------------------------------------


async def _play(address: str, process: int, plan: Plan, choices: int, warming: int) -> float:
    """Seconds of the processor for each choice that counts."""
    load = Load(TABLES)
    scripts = [Script(address, plan, number, load) for number in range(TABLES)]
    seen: list[float] = []

    async def play(script: Script) -> None:
        await script.sit_down()
        while len(load.delays) < warming + choices:
            if script.playing:
                await script.choose(0, float("inf"))
            else:
                await script.leave()
                await script.sit_down()
            if len(load.delays) >= warming and not seen:
                seen.extend((cpu_seconds(process) or 0, len(load.delays)))
        if len(seen) == 2:
            seen.extend((cpu_seconds(process) or 0, len(load.delays)))
        await script.leave()

    await asyncio.gather(*map(play, scripts))
    return (seen[2] - seen[0]) / (seen[3] - seen[1])


@contextmanager
def _server(source: Source) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    serving = (source.tree / "src/regalia/cli/commands/serving.py").read_text()
    is_limited = "--allowance" in serving  # older checkouts are not, but for each line
    arguments = ("--bot-pause", "0", *(("--allowance", "10000") if is_limited else ()))
    with (
        TemporaryDirectory() as folder,
        patch.dict(os.environ, source.env()),
        serve.run(Path(folder), *arguments) as running,
    ):
        yield running


def compare_servers(game: str, sources: list[Source], choices: int, warming: int, rounds: int) -> None:
    """In turn; of the rounds the cheapest counts."""
    plan, best = Plan(game, SEATS, 0, SEED), dict[Source, float]()
    for _ in range(rounds):
        for source in sources:
            with _server(source) as (address, process):
                cost = asyncio.run(_play(address, process.pid, plan, choices, warming))
            best[source] = min(cost, best.get(source, cost))
    for source in sources:
        click.echo(f"{game:15} {1000 * best[source]:6.2f} ms with sockets  {source}")


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("games", nargs="*", default=list(games.names()))
    reading.add_argument("--beside", nargs="*", type=Path, default=[], help="other checkouts of Regalia")
    reading.add_argument("--choices", type=int, default=600)
    reading.add_argument("--warming", type=int, default=600, help="choices before those")
    reading.add_argument("--rounds", type=int, default=3)
    reading.add_argument("--sockets", action="store_true", help="a whole server")
    reading.add_argument("--compiled", action="store_true", help="this checkout compiled, too")
    reading.add_argument("--instructions", action="store_true", help="counted, not timed")
    reading.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    wish = reading.parse_args()
    if wish.alone:
        getattr(serve, "tune", lambda: None)()  # older checkouts do not
        click.echo(json.dumps(asyncio.run(spent(wish.games[0], wish.choices))))
        return
    sources = [*map(Source, wish.beside), Source(HERE), *([Source(HERE, compiled=True)] if wish.compiled else [])]
    for game in wish.games:
        comparing = compare_servers if wish.sockets else compare_instructions if wish.instructions else compare
        comparing(game, sources, wish.choices, wish.warming, wish.rounds)


if __name__ == "__main__":
    main()
