"""Search for games of dice: the likeliest options are played out side by side, and half of them let go, round by round.

Every world is imagined once and lent to all options that are left: they meet the same dice and the same hidden cards,
so that what differs is what they brought. A playout goes on by the game's quick moves, for all seats, until the game
says that the option can be judged (`Sense.is_settled`).
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from regalia.bots.greedy import likeliest
from regalia.bots.outlook import Outlook
from regalia.core.asking import Option
from regalia.core.game import Game
from regalia.core.rulebook import Sense

WIDTH = 12
"""Options that are tried, the likeliest first."""

LONGEST = 400
"""Quick moves in a playout, at most."""

ALIKE = 4
"""After this many worlds without any difference between the options, more would say the same."""

ENOUGH, LOOK_EVERY, DOUBT = 8, 4, 2.5
"""Where small differences do not matter: after how many worlds an option may be let go, how often that is looked at,
and by how many standard errors it has to be behind."""


@dataclass(slots=True)
class Budget:
    """Playouts that are left, or the moment at which to stop."""

    playouts: int
    until: float | None

    def shared_by(self, rounds: int) -> Budget:
        if self.until is None:
            return Budget(self.playouts // rounds, None)
        now = time.monotonic()
        return Budget(0, now + (self.until - now) / rounds)

    def is_spent(self, playouts: int) -> bool:
        return playouts > self.playouts if self.until is None else time.monotonic() >= self.until


def best_by_playouts(outlook: Outlook, seed: int | str, budget: Budget) -> Option:
    sense = outlook.rulebook.sense
    options = likeliest(outlook.ask, sense, WIDTH)
    worlds = 0
    while len(options) > 1:
        share = budget.shared_by((len(options) - 1).bit_length())
        totals = [0.0] * len(options)
        results: list[list[float]] = []
        spent = 0
        while not results or not share.is_spent(spent + len(options)):
            world = outlook.imagine(f"{seed}/{worlds}", history=True)
            results.append([_played_out(world, outlook.seat, option, sense) for option in options])
            totals = [total + value for total, value in zip(totals, results[-1], strict=True)]
            worlds, spent = worlds + 1, spent + len(options)
            if len(results) == ALIKE and all(result == results[0] for result in results):
                return options[totals.index(max(totals))]
            if sense.indifference and len(results) >= ENOUGH and not len(results) % LOOK_EVERY:
                at_stake = still_open(results, sense.indifference)
                options = [options[at] for at in at_stake]
                totals = [totals[at] for at in at_stake]
                results = [[result[at] for at in at_stake] for result in results]
                if len(options) == 1:
                    break
        budget.playouts -= spent
        order = sorted(range(len(options)), key=lambda at: -totals[at])
        options = [options[at] for at in order[: (len(options) + 1) // 2]]
    return options[0]


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


def _played_out(world: Game, seat: int, option: Option, sense: Sense) -> float:
    """What an option is worth to the seat, once it can be judged."""
    assert sense.is_settled is not None
    after = world.clone(history=False)
    after.play(option, seat)
    for _ in range(LONGEST):
        if after.over or sense.is_settled(after.state, world.state):
            break
        quick_move(after, sense)
    return sense.values(after.state)[seat]


def quick_move(world: Game, sense: Sense) -> None:
    """The likeliest option of whoever is asked."""
    ask = world.pending[0]
    if sense.quick is not None:
        world.play(sense.quick(ask), ask.seat)
    else:
        weights = sense.prior(ask)
        world.play(ask.options[weights.index(max(weights))], ask.seat)
