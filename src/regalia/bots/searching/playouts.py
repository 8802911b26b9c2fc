"""Search by playouts: the likeliest options are played out side by side, and half of them let go, round by round.

Every world is imagined once and lent to all options that are left: they meet the same dice and the same hidden cards,
so that what differs is what they brought; what they brought is kept in one table over all worlds. A playout goes on by
the game's quick moves, for all seats, until the game says that the option can be judged (`Sense.is_settled`). What is
answered at the same time as others answer is found otherwise (`sealed.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from statistics import fmean, stdev

from regalia.bots.greedy import weightiest
from regalia.bots.outlook import Outlook
from regalia.bots.quick import quick_move
from regalia.bots.searching.budget import Budget
from regalia.bots.searching.found import Found, Looked, best_first
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


def found_by_playouts(outlook: Outlook, seed: int | str, budget: Budget, sense: Sense) -> Found:
    looked_at = weightiest(outlook.ask, sense, WIDTH)
    options = [option for option, _ in looked_at]
    trusted = {option: sense.trust * log(weight) for option, weight in looked_at}
    results: list[list[float]] = []  # by world: what each option that is left came to
    found: Found = {}
    while len(options) > 1:
        share, spent, worlds = budget.shared_by((len(options) - 1).bit_length()), 0, len(results)
        while len(results) == worlds or not share.is_spent(spent + len(options)):
            world = outlook.imagine(f"{seed}/{len(results)}", history=True)
            results.append([_played_out(world, outlook.seat, each, sense) + trusted[each] for each in options])
            spent += len(options)
            if len(results) == ALIKE and all(result == results[0] for result in results):
                _note(found, options, results)
                return best_first(found, options[results[0].index(max(results[0]))])
            if sense.indifference and len(results) >= ENOUGH and not len(results) % LOOK_EVERY:
                _note(found, options, results)
                options, results = _narrowed(options, results, still_open(results, sense.indifference))
                if len(options) == 1:
                    break
        budget.playouts -= spent
        _note(found, options, results)
        order = sorted(range(len(options)), key=lambda at: -found[options[at]].total)
        options, results = _narrowed(options, results, order[: (len(options) + 1) // 2])
    return best_first(found, options[0])


def _note(found: Found, options: Sequence[Option], results: list[list[float]]) -> None:
    for option, column in zip(options, zip(*results, strict=True), strict=True):
        found[option] = Looked(len(results), sum(column))


def _narrowed(
    options: Sequence[Option], results: list[list[float]], kept: Sequence[int]
) -> tuple[list[Option], list[list[float]]]:
    return [options[at] for at in kept], [[result[at] for at in kept] for result in results]


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
    after = world.clone(history=False)
    after.play(option, seat)
    return played_on(after, world, sense)[seat]


def played_on(after: Game, world: Game, sense: Sense) -> list[float]:
    """What everybody has when that which was chosen in a world has shown its worth."""
    assert sense.is_settled is not None
    for _ in range(LONGEST):
        if after.over or sense.is_settled(after.state, world.state):
            break
        quick_move(after, sense)
    return sense.values(after.state)
