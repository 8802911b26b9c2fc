"""What a table's game costs in memory: `python -m tests.server.memory [GAME …]`.

A random game of four is played to three fifths as the server plays it, with its entries; counted is what is then held.
"""

from __future__ import annotations

import argparse
import gc
import random
import tracemalloc

import click

from regalia import games
from regalia.core.game import Game
from regalia.server.keeping.entries import Entries
from regalia.server.keeping.logbook import Entry
from regalia.server.table import following

SEATS, SEED, SHARE = 4, 3, 0.6


def played(game: str, most: int | None = None) -> tuple[Game, Entries]:
    """So many choices at random; all of the game where none is given."""
    chance, now, entries = random.Random(SEED), Game.new(games.find(game), SEATS, SEED, news=False), Entries()
    while not now.over and len(entries) != most:
        ask = now.pending[0]
        line = following.written(now, "", len(entries), ask.seat, ask.text(chance.choice(ask.options)))
        entries.append(Entry(line.row.number, line.row.seat, line.row.text, line.row.told))
        now = line.game
    return now, entries


def held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def measure(game: str) -> str:
    choices = int(SHARE * len(played(game)[1]))  # which also fills what is remembered for all tables
    tracemalloc.start()
    before = held()
    now, entries = played(game, choices)
    whole = held() - before
    del now
    told = held() - before
    del entries
    tracemalloc.stop()
    parts = f"entries {told / 1000:.0f}, the game {(whole - told) / 1000:.0f}"
    return f"{choices} choices: {whole / 1000:.0f} kB, of which {parts}"


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("games", nargs="*", default=list(games.names()))
    for game in reading.parse_args().games:
        click.echo(f"{game:15} {measure(game)}")


if __name__ == "__main__":
    main()
