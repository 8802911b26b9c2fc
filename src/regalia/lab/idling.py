"""Do bots get anywhere? Counts moves that take back what the same seat moved just before: A–B, then B–A."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import regalia
from regalia.bots import Outlook, make_bot
from regalia.lab.workers import Crew, in_batches

MOVE = re.compile(r"([\w.,]+)-([\w.,]+)$")
"""How a move from one place to another ends in the notation of every game."""

MEMORY = 3
"""So many moves of the same seat are looked back at."""

LONGEST = 4000
"""Choices after which a game is left as it stands."""

MOST_TAKEN_BACK = 0.2
"""The share of moves that may be taken back: some are, where somebody answers a threat that has gone."""


@dataclass(frozen=True, slots=True)
class Idling:
    """Moves in one game, how many took back another, and whether the game came to its end."""

    moves: int
    taken_back: int
    is_over: bool


def taken_back(texts: Sequence[str]) -> tuple[int, int]:
    """Of the choices of one seat, in order: how many are moves, and how many take back one of the last few."""
    moves = [(found[1], found[2]) for text in texts if (found := MOVE.search(text)) and found[1] != found[2]]
    back = sum((target, origin) in moves[max(0, at - MEMORY) : at] for at, (origin, target) in enumerate(moves))
    return len(moves), back


def play_idling(game: str, bot: str, seats: int, seed: str) -> Idling:
    table = regalia.new(game, seats=seats, seed=seed, news=False)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(seats)]
    texts: list[list[str]] = [[] for _ in range(seats)]
    for _ in range(LONGEST):
        if table.over:
            break
        ask = table.pending[0]
        option = bots[ask.seat].choose(Outlook(table, ask.seat))
        texts[ask.seat].append(ask.text(option))
        table.play(option, ask.seat)
    counts = [taken_back(each) for each in texts]
    return Idling(sum(moves for moves, _ in counts), sum(back for _, back in counts), table.over)


def _batch(game: str, bot: str, seats: int, seed: int | str, numbers: range) -> list[Idling]:
    return [play_idling(game, bot, seats, f"{seed}/{number}") for number in numbers]


def idling(game: str, bot: str, seats: int, seed: int | str, count: int, jobs: int | Crew = 1) -> Iterator[Idling]:
    """Plays `count` games in which all seats are that bot."""
    return in_batches(partial(_batch, game, bot, seats, seed), count, jobs)
