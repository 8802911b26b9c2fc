"""Answers that several seats give at the same time, mixed by regret: whoever knows the mix gains little by it.

In every imagined world the others draw their answers, and each option is played out against the same ones. What it
would have brought beyond the mix is its regret; the next mix follows the regrets, and what is said in the end is drawn
from the mean of all mixes, of which the later ones count more. The others learn, too, from what they drew and what came
of it: an office that nobody bids for is soon bid for.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import NamedTuple

from regalia.bots.greedy import likeliest
from regalia.bots.outlook import Outlook
from regalia.bots.searching.budget import Budget
from regalia.bots.searching.found import Found, Looked, best_first
from regalia.bots.searching.playouts import WIDTH, played_on
from regalia.core.asking import Ask, Option
from regalia.core.game import Game
from regalia.core.rulebook import Sense

EAGER = 0.05
"""By what gain in the chance to win the others' answers become e times as likely."""

DOUBTED, MOST_LIKED = 3, 20.0
"""How many worlds without a gain every answer of the others is taken to have seen, and how far liking goes at most."""


ALIKE = 12
"""After so many worlds in which the options came to the same, more would say the same."""


class Said(NamedTuple):
    """An answer of one of the others."""

    seat: int
    asked: tuple[object, ...]
    option: Option


class Regrets:
    """The mix of a seat that sees what each of its options would have brought."""

    def __init__(self, options: int) -> None:
        self._regrets = [0.0] * options
        self._mean = [0.0] * options
        self._rounds = 0

    @property
    def mix(self) -> list[float]:
        """By regret; where there is none, all alike."""
        whole = sum(self._regrets)
        return [regret / whole if whole else 1 / len(self._regrets) for regret in self._regrets]

    def learn(self, values: Sequence[float]) -> None:
        mix = self.mix
        brought = sum(share * value for share, value in zip(mix, values, strict=True))
        self._rounds += 1
        self._mean = [whole + self._rounds * share for whole, share in zip(self._mean, mix, strict=True)]
        self._regrets = [max(0.0, old + value - brought) for old, value in zip(self._regrets, values, strict=True)]

    @property
    def mean(self) -> list[float]:
        """Of all mixes, the later ones counting more."""
        whole = sum(self._mean)
        return [share / whole for share in self._mean]

    def drawn(self, random: Random) -> int:
        return random.choices(range(len(self._mean)), self._mean)[0]


class Habits:
    """How the others answer: by weight, and the likelier the more an answer has brought them."""

    def __init__(self) -> None:
        self._brought: dict[Said, tuple[float, int]] = {}

    def answers(self, world: Game, seat: int, sense: Sense, random: Random) -> list[Said]:
        """What all but this seat say in a world."""
        twin, said = world.clone(history=False), list[Said]()
        while ask := next((ask for ask in twin.pending if ask.seat != seat), None):
            said.append(self._answer(ask, sense, random))
            twin.play(said[-1].option, ask.seat)
        return said

    def _answer(self, ask: Ask, sense: Sense, random: Random) -> Said:
        every = [Said(ask.seat, (ask.kind.id, *ask.args), option) for option in ask.options]
        weights = [weight * self._liking(said) for weight, said in zip(sense.prior(ask), every, strict=True)]
        return random.choices(every, weights)[0]

    def _liking(self, said: Said) -> float:
        brought, times = self._brought.get(said, (0.0, 0))
        return exp(max(-MOST_LIKED, min(MOST_LIKED, brought / (times + DOUBTED) / EAGER)))

    def learn(self, said: Said, brought: float) -> None:
        before, times = self._brought.get(said, (0.0, 0))
        self._brought[said] = before + brought, times + 1


def found_sealed(outlook: Outlook, seed: int | str, budget: Budget, sense: Sense) -> Found:
    """The mix, after as many worlds as its parts add up to; an option drawn from it comes first."""
    seat, options = outlook.seat, likeliest(outlook.ask, sense, WIDTH)
    regrets, habits = Regrets(len(options)), Habits()
    worlds, differs = 0, False
    while len(options) > 1 and (not worlds or not budget.is_spent((worlds + 1) * len(options))):
        name = f"{seed}/{worlds}"
        world = outlook.imagine(name, history=True)
        said = habits.answers(world, seat, sense, Random(name))
        results = [_result(world, seat, option, said, sense) for option in options]
        before, mix = sense.values(world.state), regrets.mix
        for each in said:
            brought = sum(share * values[each.seat] for share, values in zip(mix, results, strict=True))
            habits.learn(each, brought - before[each.seat])
        regrets.learn([values[seat] for values in results])
        worlds += 1
        differs = differs or any(values[seat] != results[0][seat] for values in results)
        if worlds == ALIKE and not differs:
            return {options[0]: Looked(worlds, 0.0)}
    if not worlds:
        return {options[0]: Looked(1, 0.0)}
    found = {option: Looked(worlds * part, 0.0) for option, part in zip(options, regrets.mean, strict=True)}
    return best_first(found, options[regrets.drawn(Random(str(seed)))])


def _result(world: Game, seat: int, option: Option, said: Sequence[Said], sense: Sense) -> list[float]:
    """What everybody has of it when the answers are opened."""
    after = world.clone(history=False)
    for each in said:
        after.play(each.option, each.seat)
    after.play(option, seat)
    return played_on(after, world, sense)
