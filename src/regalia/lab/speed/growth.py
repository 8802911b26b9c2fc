"""How cost grows as a game grows: by seats, and by age from the deal to the end of one random game.

The same choices are made over and over, so that what differs between two ages is the game's age and nothing else; of
several repetitions the quickest counts.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time
from types import BuiltinFunctionType, FunctionType, GeneratorType, MethodType, ModuleType
from typing import Any

import regalia
from regalia import games
from regalia.bots.chance import at_random
from regalia.core.game import Game
from regalia.lab.speed.bench import MODES, play_out_random

AGES = 10
"""Parts of equal length into which a game is divided."""
REPETITIONS = 5
CLONES = 20
"""Clones of one moment, timed together."""
SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, GeneratorType)
"""What no game has for itself."""


@dataclass(frozen=True, slots=True)
class Age:
    """One moment in the life of a game: microseconds a decision since the moment before, by mode; of a clone; bytes."""

    choices: int
    decision_us: dict[str, float]
    clone_us: float
    clone_with_history_us: float
    bytes: dict[str, int]


@dataclass(frozen=True, slots=True)
class Growth:
    game: str
    seats: int
    ages: list[Age]
    by_seats: dict[int, float]
    """Decisions a second, played out."""


def measure_growth(game: str, seats: int, seed: int | str, seconds: float) -> Growth:
    choices = _random_choices(game, seats, seed)
    marks = [len(choices) * (age + 1) // AGES for age in range(AGES)]
    spent = {mode: _time_by_age(game, seats, seed, choices, marks, *kept) for mode, kept in MODES.items()}
    ages = [
        Age(
            table.choices,
            {mode: times[at] for mode, times in spent.items()},
            _clone_us(table, history=False),
            _clone_us(table, history=True),
            weigh(table),
        )
        for at, table in enumerate(_aged(game, seats, seed, choices, marks))
    ]
    numbers = games.find(game).seats
    return Growth(game, seats, ages, {number: _played_out(game, number, seed, seconds) for number in numbers})


def _random_choices(game: str, seats: int, seed: int | str) -> list[tuple[int, Any]]:
    """Who chose what in one random game."""
    table, pick, made = regalia.new(game, seats=seats, seed=seed, news=False), at_random(Random(str(seed))), []
    while not table.over:
        ask = table.pending[0]
        made.append((ask.seat, pick(ask.options)))
        table.play(made[-1][1], ask.seat)
    return made


def _time_by_age(
    game: str, seats: int, seed: int | str, choices: list[tuple[int, Any]], marks: list[int], history: bool, news: bool
) -> list[float]:
    """Microseconds a decision within each age."""
    best = [float("inf")] * len(marks)
    for _ in range(REPETITIONS):
        table = regalia.new(game, seats=seats, seed=seed, history=history, news=news)
        for age, (begin, end) in enumerate(zip([0, *marks], marks, strict=False)):
            start = process_time()
            for seat, option in choices[begin:end]:
                table.play(option, seat)
            best[age] = min(best[age], (process_time() - start) / (end - begin) * 1e6)
    return best


def _aged(game: str, seats: int, seed: int | str, choices: list[tuple[int, Any]], marks: list[int]) -> Iterator[Game]:
    """The game at the end of each age, as a server keeps it."""
    table = regalia.new(game, seats=seats, seed=seed)
    for begin, end in zip([0, *marks], marks, strict=False):
        for seat, option in choices[begin:end]:
            table.play(option, seat)
        yield table


def _clone_us(table: Game, *, history: bool) -> float:
    """Not the first one of this moment, which may have to make a checkpoint."""
    clone = partial(table.clone, history=history)
    clone()
    return min(_timed_clones(clone) for _ in range(REPETITIONS))


def _timed_clones(clone: partial[Game]) -> float:
    start = process_time()
    for _ in range(CLONES):
        clone()
    return (process_time() - start) / CLONES * 1e6


def _played_out(game: str, seats: int, seed: int | str, seconds: float) -> float:
    rates = []
    for repetition in range(REPETITIONS):
        decisions, spent = play_out_random(game, seats, Random(f"{seed}/{repetition}"), seconds / REPETITIONS)
        rates.append(decisions / spent)
    return max(rates)


def weigh(table: Game) -> dict[str, int]:
    """Bytes that a game has for itself, by part; what two parts share counts for the first of them.

    What another game of the same kind holds too (boards, cards, questions) belongs to neither.
    """
    history = table._history
    roots = {
        "news": table._events,
        "state": table.state,
        "checkpoints": history.checkpoints if history else [],
        "log": history.log if history else [],
    }
    another = Game.new(table.rulebook, table.seats, "another", table.setup.options)
    known: set[int] = set()
    _weigh_new([another.rulebook, another.state, another._history], known)
    return {part: _weigh_new([root], known) for part, root in roots.items()}


def _weigh_new(found: list[Any], known: set[int]) -> int:
    """Bytes of everything that can be reached and is not known yet; then it is."""
    size = 0
    while found:
        thing = found.pop()
        if id(thing) in known or isinstance(thing, SHARED):
            continue
        known.add(id(thing))
        size += sys.getsizeof(thing)
        found += gc.get_referents(thing)
    return size
