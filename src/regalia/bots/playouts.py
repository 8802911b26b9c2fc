"""Search by playouts: the likeliest options are played out side by side, and half of them let go, round by round.

Every world is imagined once and lent to all options that are left: they meet the same dice and the same hidden cards,
so that what differs is what they brought; what they brought is kept in one table over all worlds. A playout goes on by
the game's quick moves, for all seats, until the game says that the option can be judged (`Sense.is_settled`). Where all
answer at the same time, the others answer by chance, as their weights have it, and so does the bot among what seems
equally good: an answer that can be foretold is beaten.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random
from statistics import fmean, stdev

from regalia.bots.greedy import likeliest
from regalia.bots.outlook import Outlook
from regalia.bots.quick import quick_move
from regalia.core.asking import Option
from regalia.core.game import Game
from regalia.core.rulebook import Sense

WIDTH = 12
"""Options that are tried, the likeliest first."""

LONGEST = 400
"""Quick moves in a playout, at most."""

MIXED = 3
"""Where all answer at the same time, so many of the options are mixed in the end."""

ALIKE = 4
"""After this many worlds without any difference between the options, more would say the same."""

ENOUGH, LOOK_EVERY, DOUBT = 8, 4, 2.5
"""Where small differences do not matter: after how many worlds an option may be let go, how often that is looked at,
and by how many standard errors it has to be behind."""


@dataclass(slots=True)
class Budget:
    """Playouts that are left, and the moment at which to stop, if there is one: whichever comes first."""

    playouts: int
    until: float | None

    def shared_by(self, rounds: int) -> Budget:
        if self.until is None:
            return Budget(self.playouts // rounds, None)
        now = time.monotonic()
        return Budget(self.playouts // rounds, now + (self.until - now) / rounds)

    def is_spent(self, playouts: int) -> bool:
        return playouts > self.playouts or (self.until is not None and time.monotonic() >= self.until)


def best_by_playouts(outlook: Outlook, seed: int | str, budget: Budget, sense: Sense) -> Option:
    options = likeliest(outlook.ask, sense, WIDTH)
    results: list[list[float]] = []  # by world: what each option that is left came to
    while len(options) > 1:
        share, spent, worlds = budget.shared_by((len(options) - 1).bit_length()), 0, len(results)
        sealed = False
        while len(results) == worlds or not share.is_spent(spent + len(options)):
            name = f"{seed}/{len(results)}"
            world = outlook.imagine(name, history=True)
            sealed = world.is_together
            results.append([_played_out(world, outlook.seat, option, sense, name) for option in options])
            spent += len(options)
            if len(results) == ALIKE and all(result == results[0] for result in results):
                return options[results[0].index(max(results[0]))]
            if sense.indifference and len(results) >= ENOUGH and not len(results) % LOOK_EVERY:
                options, results = _narrowed(options, results, still_open(results, sense.indifference))
                if len(options) == 1:
                    break
        budget.playouts -= spent
        if sealed and len(options) <= MIXED:
            return _mixed(options, results, Random(str(seed)))
        totals = [sum(column) for column in zip(*results, strict=True)]
        order = sorted(range(len(options)), key=lambda at: -totals[at])
        options, results = _narrowed(options, results, order[: (len(options) + 1) // 2])
    return options[0]


def _narrowed(
    options: Sequence[Option], results: list[list[float]], kept: Sequence[int]
) -> tuple[list[Option], list[list[float]]]:
    return [options[at] for at in kept], [[result[at] for at in kept] for result in results]


def _mixed(options: Sequence[Option], results: list[list[float]], random: Random) -> Option:
    """By chance among what is hardly worse than the best, in units of how sure that is."""
    columns = list(zip(*results, strict=True))
    means = [fmean(column) for column in columns]
    leader = means.index(max(means))
    weights = []
    for column, mean in zip(columns, means, strict=True):
        gaps = [value - best for value, best in zip(column, columns[leader], strict=True)]
        doubt = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
        weights.append(exp(2.0 * (mean - means[leader]) / doubt) if doubt else float(mean == means[leader]))
    return random.choices(options, weights)[0]


def still_open(results: list[list[float]], indifference: float) -> list[int]:
    """The leader, and the options that may yet turn out better than it by more than makes a difference."""
    columns = list(zip(*results, strict=True))
    totals = [sum(column) for column in columns]
    leader = totals.index(max(totals))
    found = []
    for at, column in enumerate(columns):
        gaps = [value - best for value, best in zip(column, columns[leader], strict=True)]
        if at == leader or fmean(gaps) + DOUBT * stdev(gaps) / sqrt(len(gaps)) > indifference:
            found.append(at)
    return found


def _played_out(world: Game, seat: int, option: Option, sense: Sense, seed: str) -> float:
    """What an option is worth to the seat, once it can be judged."""
    assert sense.is_settled is not None
    after = world.clone(history=False)
    after.play(option, seat)
    if world.is_together:
        _answer_sealed(after, sense, Random(seed), world.phases_begun)
    for _ in range(LONGEST):
        if after.over or sense.is_settled(after.state, world.state):
            break
        quick_move(after, sense)
    return sense.values(after.state)[seat]


def _answer_sealed(world: Game, sense: Sense, random: Random, phase: int) -> None:
    """What the others may have answered meanwhile: the same in all playouts of a world."""
    while world.is_together and world.phases_begun == phase:
        ask = world.pending[0]
        world.play(random.choices(ask.options, sense.prior(ask))[0], ask.seat)
