"""How good a choice was: the likeliest options are played on side by side, in worlds as the seat could imagine them.

Half of the budget finds the best: every world is lent to all options that are left, and half of these are let go round
by round. The other half measures how far what was chosen is behind it, in fresh worlds: what shone by chance while the
best was looked for shines no more.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from regalia.bots.greedy import likeliest
from regalia.bots.outlook import Outlook
from regalia.core.asking import Option
from regalia.core.game import Game
from regalia.review.worth import Worth

WIDTH = 12
"""Options that are looked at, the likeliest first, and what was chosen."""
ALIKE = 3
"""After so many worlds in a row that brought the same, more would say nothing else."""
FEWEST = 4
"""Worlds in which the best and the chosen are compared at least."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """The best option found, and how much chance the chosen one gave away; `doubt` is taken off already.

    Where nothing is surely better, the chosen one is the best.
    """

    best: Option
    loss: float
    doubt: float


@dataclass(frozen=True, slots=True)
class Scales:
    """A moment as the seat knew it, in which options are weighed."""

    outlook: Outlook
    worth: Worth
    choices: int
    seed: str

    def weigh(self, options: list[Option], number: int) -> list[float]:
        """What each option is worth to the seat in the world of that number."""
        name, seat = f"{self.seed}/{number}", self.outlook.seat
        world = self.outlook.imagine(name, history=True)
        return [self.worth.after(world, seat, option, self.choices, name)[seat] for option in options]


def weigh(game: Game, seat: int, chosen: Option, worth: Worth, choices: int, seed: str, budget: int) -> Weighed:
    """How good the choice was that the seat is about to make."""
    outlook = Outlook(game, seat)
    options = candidates(outlook, chosen)
    scales = Scales(outlook, worth, choices, seed)
    best, worlds, is_certain = _found_best(scales, options, chosen, budget // 2)
    if best == chosen:
        return Weighed(chosen, 0.0, 0.0)
    fresh = FEWEST if is_certain else max(FEWEST, budget // 4)
    gaps = []
    for number in range(worlds, worlds + fresh):
        better, worse = scales.weigh([best, chosen], number)
        gaps.append(better - worse)
        if is_certain:
            break
    doubt = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
    loss = round(fmean(gaps) - doubt, 6)
    return Weighed(best, loss, doubt) if loss > 0 else Weighed(chosen, 0.0, doubt)


def candidates(outlook: Outlook, chosen: Option) -> list[Option]:
    """What is looked at, the chosen one first."""
    likely = likeliest(outlook.ask, outlook.rulebook.sense, WIDTH)
    return [chosen, *(option for option in likely if option != chosen)]


def _found_best(scales: Scales, options: list[Option], chosen: Option, budget: int) -> tuple[Option, int, bool]:
    """The best option, how many worlds it took, and whether they were all alike."""
    totals, worlds, before, alike = dict.fromkeys(options, 0.0), 0, list[float](), 0
    rounds = max(1, (len(options) - 1).bit_length())
    left = options
    for _ in range(rounds):
        for _ in range(max(1, budget // rounds // len(left))):
            results = scales.weigh(left, worlds)
            worlds += 1
            for option, result in zip(left, results, strict=True):
                totals[option] += result
            alike = alike + 1 if results == before else 1
            if alike == ALIKE:
                return max(left, key=totals.__getitem__), worlds, True
            before = results
        order = sorted(left, key=lambda option: -totals[option])
        kept = order[: (len(left) + 1) // 2]
        left = kept if chosen in kept else [*kept, chosen]
        before = []
        if len(left) == 1:
            break
    return max(left, key=totals.__getitem__), worlds, False
