"""What tables cost at which nothing happens: `python -m tests.server.idle [--tables 2000] [--game barony]`.

A whole server, and at each table a person who looks on over a socket; then half a minute in which nobody does anything.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from websockets.asyncio.client import ClientConnection, connect

from regalia import games
from regalia.lab.load import COMING, PATIENCE, UNHURRIED, Plan, cpu_seconds, open_table
from regalia.server.limits import take_handles
from regalia.server.serve import run

WARMING, TOLD_EVERY, WATCHED = 50, 250, 30.0
SEATS = 4


def resident(process: int) -> int:
    """Bytes of memory that the process has."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return 1024 * int(found[1])


async def look_on(address: str, plan: Plan) -> ClientConnection:
    """Opens a table, and a line to its first seat; the first word has come."""
    table, cookie = await asyncio.to_thread(open_table, address, plan)
    path = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live?seat=0"
    line = await connect(path, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=PATIENCE)
    await line.recv()
    return line


async def measure(address: str, process: int, plan: Plan, tables: int) -> None:
    lines = [await look_on(address, plan) for _ in range(WARMING)]
    empty, spent, begun = resident(process), cpu_seconds(process) or 0, time.perf_counter()

    async def come(share: int) -> None:
        for _ in range(share):
            lines.append(await look_on(address, plan))
            if len(lines) % TOLD_EVERY == 0:
                click.echo(f"{len(lines)} tables, {resident(process) / 1e6:.0f} MB", err=True)

    await asyncio.gather(*(come((tables - WARMING) // COMING) for _ in range(COMING)))
    more = len(lines) - WARMING
    opening = 1000 * ((cpu_seconds(process) or 0) - spent) / more
    click.echo(f"{len(lines)} tables opened in {time.perf_counter() - begun:.0f} s, {opening:.1f} ms of CPU each")
    await asyncio.sleep(WATCHED)
    spent = cpu_seconds(process) or 0
    await asyncio.sleep(WATCHED)
    idle = ((cpu_seconds(process) or 0) - spent) / WATCHED
    size = resident(process)
    click.echo(
        f"{(size - empty) / more / 1000:.0f} kB a table, {size / 1e6:.0f} MB in all, {100 * idle:.1f} % of a core"
    )
    click.echo(f"{sum(line.state.name == 'OPEN' for line in lines)} lines still open")
    await asyncio.gather(*(line.close() for line in lines))


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--tables", type=int, default=2000)
    reading.add_argument("--game", choices=games.names(), default="barony")
    wish = reading.parse_args()
    take_handles()
    with TemporaryDirectory() as folder, run(Path(folder), *UNHURRIED) as (address, process):
        asyncio.run(measure(address, process.pid, Plan(wish.game, SEATS, 0, 1), wish.tables))


if __name__ == "__main__":
    main()
