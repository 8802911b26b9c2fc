"""Records of seeded games, for one build to compare with the other: `python -m tests.builds.records barony 5`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from random import Random

import regalia
from regalia import games
from regalia.core.errors import BadSetup
from regalia.lab.fuzz import random_options


def played(id: str, number: int) -> regalia.Game:
    """A random game; the numbers of seats take turns, and every second game has random options."""
    rulebook, rng = games.find(id), Random(f"{id} {number}")
    seats = rulebook.seats[number % len(rulebook.seats)]
    game = None
    while game is None:
        options = random_options(rulebook.options, seats, rng) if number % 2 else {}
        with suppress(BadSetup):  # not every value goes with every other
            game = regalia.new(id, seats=seats, seed=f"builds {number}", options=options, news=False)
    while not game.over and game.choices < MOST_CHOICES:
        ask = rng.choice(game.pending)
        game.play(rng.choice(ask.options), ask.seat)
    return game


MOST_CHOICES = 6000
"""Some options let a game of Barony last as long as the players like."""


def records(id: str, count: int) -> Iterator[bytes]:
    for number in range(count):
        yield played(id, number).record().to_json()


if __name__ == "__main__":
    for record in records(sys.argv[1], int(sys.argv[2])):
        sys.stdout.buffer.write(record.replace(b"\n", b"") + b"\n")
