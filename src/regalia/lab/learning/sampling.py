"""Positions from games of knights, as the numbers that a game learns from, and who won in the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import NamedTuple

import regalia
from regalia import games
from regalia.bots import Outlook, make_bot
from regalia.core.errors import BadSetup
from regalia.core.learned import Learning, Rows, Weights
from regalia.core.rulebook import Sense
from regalia.lab.workers import Crew, in_batches

LONGEST = 4000
"""Choices after which a game is given up: nothing is learned from it."""


class Example(NamedTuple):
    """A position: which game it is from, its numbers by seat, how much was ahead, and each seat's part of the win."""

    game: int
    rows: Rows
    ahead: float
    won: list[float]
    by_hand: list[float]


@dataclass(frozen=True, slots=True)
class Games:
    """What is played to learn from: knights that feel by these weights (None: by hand), now and then in haste.

    They play fights on in one world at most: many games say more than a few that are played better.
    """

    game: str
    seats: tuple[int, ...]
    seed: int | str
    weights: tuple[tuple[float, ...], tuple[float, ...]] | None = None
    every: int = 5
    careless: float = 0.1

    def sense(self) -> Sense:
        sense = sense_by(self.game, None if self.weights is None else Weights(*self.weights))
        return replace(sense, plays_on=min(sense.plays_on, 1))


def learning_of(game: str) -> Learning:
    learning = games.find(game).sense.learning
    if learning is None:
        raise BadSetup(f"{game} does not say what its value could be learned from (Sense.learning)")
    return learning


def sense_by(game: str, weights: Weights | None) -> Sense:
    """The sense of a game with other weights, or by hand."""
    learning = learning_of(game)
    return replace(games.find(game).sense, values=learning.by_hand if weights is None else learning.values(weights))


def examples(plan: Games, count: int, jobs: int | Crew = 1) -> Iterator[list[Example]]:
    """The positions of each game, in the order of their numbers and the same with any number of jobs."""
    learning_of(plan.game)
    return in_batches(partial(_batch, plan), count, jobs)


def _batch(plan: Games, numbers: range) -> list[list[Example]]:
    return [_played(plan, number) for number in numbers]


def _played(plan: Games, number: int) -> list[Example]:
    sense, learning = plan.sense(), learning_of(plan.game)
    seed, seats = f"{plan.seed}/{number}", plan.seats[number % len(plan.seats)]
    random = Random(seed)
    game = regalia.new(plan.game, seats=seats, seed=seed, news=False)
    knights = [make_bot("knight", f"{seed}/{seat}", sense) for seat in range(seats)]
    hasty = [make_bot("hasty", f"{seed}/{seat} careless", sense) for seat in range(seats)]
    met = list[tuple[Rows, float, list[float]]]()
    for _ in range(LONGEST):
        if game.over:
            break
        seat = game.pending[0].seat
        bot = hasty[seat] if random.random() < plan.careless else knights[seat]
        game.play(bot.choose(Outlook(game, seat)), seat)
        if not game.over and random.random() * plan.every < 1:
            state = game.state
            if rows := learning.features(state):
                met.append((rows, learning.ahead(state), learning.by_hand(state)))
    if not game.over:
        return []
    winners = game.ranking.count(1)
    won = [(place == 1) / winners for place in game.ranking]
    return [Example(number, rows, ahead, won, by_hand) for rows, ahead, by_hand in met]
