"""What a choice costs with three lines at its table: `python -m tests.server.cost [GAME …] [--beside TREE …]`.

Everything but the sockets: rules, log, scenes, differences, words. Other checkouts are measured in turn with this one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import time
from inspect import isawaitable
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from regalia import games
from regalia.server.messages import NewTable, SeatWish
from regalia.server.settings import Settings
from regalia.server.showing.connections import Connection
from regalia.server.table import attendance, playing
from regalia.server.table.keeper import Keeper

SEATS, LINES, WARMING = 4, 3, 40
HERE = Path(__file__).parents[2]
ME = "me"


async def spent(game: str, choices: int, seed: int) -> tuple[float, float]:
    """Seconds of the processor and bytes told for each of so many random choices."""
    chance, cpu, told, done = random.Random(seed), 0.0, 0, 0
    with TemporaryDirectory() as folder:
        keeper = Keeper(Settings(data=Path(folder), bot_pause=0, bot_workers=0))
        await keeper.open()
        while done < choices + WARMING:
            table = await keeper.create(ME, NewTable(game=game, seats=[SeatWish(holder="me")] * SEATS))
            lines = [Connection(ME, seat) for seat in range(LINES)]
            for line in lines:
                joined: object = attendance.join(table, line)
                if isawaitable(joined):  # older checkouts do not wait
                    await joined
            while not table.running().over and done < choices + WARMING:
                ask = table.running().pending[0]
                text = ask.text(chance.choice(ask.options))
                before = time.process_time()
                await playing.choose(table, ask.seat, [text], table.number)
                cpu += (time.process_time() - before) * (done >= WARMING)
                done += 1
                told += sum(len(str(line.queue.get_nowait())) for line in lines for _ in range(line.queue.qsize()))
        await keeper.close()
    return cpu / choices, told / done


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("games", nargs="*", default=list(games.names()))
    reading.add_argument("--beside", nargs="*", type=Path, default=[], help="other checkouts of Regalia")
    reading.add_argument("--choices", type=int, default=600)
    reading.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    wish = reading.parse_args()
    if wish.alone:
        cpu, told = asyncio.run(spent(wish.games[0], wish.choices, seed=5))
        click.echo(f"{1000 * cpu:6.2f} ms, {told / 1000:5.1f} kB told")
        return
    for game in wish.games:
        for tree in [*wish.beside, HERE]:
            again = [sys.executable, __file__, game, "--alone", "--choices", str(wish.choices)]
            source = {"PYTHONPATH": f"{tree / 'src'}", "REGALIA_COMPILED": "0"}
            found = subprocess.run(again, env={**os.environ, **source}, check=True, capture_output=True, text=True)
            click.echo(f"{game:15} {found.stdout.strip()}  {tree.name}")


if __name__ == "__main__":
    main()
