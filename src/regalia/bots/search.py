"""One search for all games: information-set Monte-Carlo tree search over imagined worlds.

Every iteration imagines a world that looks to the bot like the true one, walks down a tree shared by all worlds (a node
is what has been chosen since the root), adds one node, plays on by the game's quick moves until it is the bot's turn
again, and asks the game's sense what that is worth to each seat. A node that is visited again looks around first: it
tries each of its likeliest options once, and lets the sense say which deserve the visits.

Games that declare when an option can be judged are searched by playouts instead (`searching/playouts.py`), and there
what several answer at the same time is mixed by regret (`searching/sealed.py`); games without secrets by whole turns
(`searching/turns.py`).
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from math import exp, sqrt

from regalia.bots.endings import foreseeing
from regalia.bots.outlook import Outlook
from regalia.bots.quick import quick_move
from regalia.bots.searching.budget import Budget, Clock
from regalia.bots.searching.found import UNSEEN, Found, Looked
from regalia.bots.searching.playouts import found_by_playouts
from regalia.bots.searching.sealed import found_sealed
from regalia.bots.searching.turns import TurnSearch
from regalia.core.asking import Ask, Option
from regalia.core.game import Game
from regalia.core.rulebook import Sense

EXPLORATION = 0.6
"""How much an option is tried for its weight's sake before its results count; results are stretched to 0 … 1."""

FIRST_WIDTH, WIDENING = 4.0, 0.6
"""Progressive widening: a node visited n times takes FIRST_WIDTH + n ** WIDENING options, the weightiest first."""

LOOK_AROUND_AT, LOOK_AROUND, LOOK_TEMPERATURE = (2, 4, 8, 16, 32, 64), 20, 0.05
"""At which visits a node looks around, at how many options, and by what difference in value weights fall to 1 / e.

Each look is in another imagined world; what counts is their mean.
"""

QUICK_MOVES = 40
"""After the new node, at most; fewer if it is the bot's turn again sooner."""


ENDLESS = 1 << 40
"""Iterations, where only the clock counts."""


class Node:
    """What was chosen to come here: how often, with what result for whoever chose; and what was chosen next."""

    __slots__ = ("children", "looked_at", "looks", "options", "total", "visits", "weighed")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[Option, Node] = {}
        self.options: Sequence[Option] = ()
        self.weighed: list[tuple[Option, float]] = []  # options with weights that add up to 1, the weightiest first
        self.looked_at: dict[Option, float] = {}  # what each option led to, added up over the looks
        self.looks = 0

    def candidates(self, world: Game, ask: Ask, sense: Sense) -> list[tuple[Option, float]]:
        """As many options as the visits so far allow, each with its weight."""
        if ask.options != self.options:
            self.options, self.looked_at, self.looks = ask.options, {}, 0
            self.weighed = _weighed(ask.options, sense.prior(ask))
        if self.looks < len(LOOK_AROUND_AT) and self.visits >= LOOK_AROUND_AT[self.looks]:
            self.looks += 1
            options = [option for option, _ in self.weighed[:LOOK_AROUND]]
            found = dict(zip(options, look_around(world, ask, options, sense), strict=True))
            if found == self.looked_at:
                self.looks = len(LOOK_AROUND_AT)  # nothing is hidden: another world would look the same
                return self.weighed[: int(FIRST_WIDTH + self.visits**WIDENING)]
            self.looked_at = {option: self.looked_at.get(option, 0.0) + value for option, value in found.items()}
            means = [self.looked_at[option] / self.looks for option in options]
            self.weighed = _weighed(options, [exp((mean - max(means)) / LOOK_TEMPERATURE) for mean in means])
        return self.weighed[: int(FIRST_WIDTH + self.visits**WIDENING)]


def _weighed(options: Sequence[Option], weights: Sequence[float]) -> list[tuple[Option, float]]:
    whole = sum(weights)
    shares = [(option, weight / whole) for option, weight in zip(options, weights, strict=True) if weight > 0]
    return sorted(shares, key=lambda pair: -pair[1])


def look_around(world: Game, ask: Ask, options: Sequence[Option], sense: Sense) -> list[float]:
    """What each option leads to at the end of the phase."""
    found = []
    for option in options:
        after = world.clone(history=False)
        phase = after.phases_begun
        after.play(option, ask.seat)
        for _ in range(QUICK_MOVES):
            if after.over or (after.phases_begun != phase and sense.is_quiet(after.state)):
                break
            quick_move(after, sense)
        found.append(sense.values(after.state)[ask.seat])
    return found


class Span:
    """The worst and the best result seen: small differences count fully where all results are alike."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low, self.high = 1.0, -1.0

    def widen(self, values: Sequence[float]) -> None:
        self.low, self.high = min(self.low, *values), max(self.high, *values)

    def stretch(self, value: float) -> float:
        return (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5


class SearchBot:
    """Thinks for a number of iterations, or of seconds, whichever comes first.

    Same view, seed and iterations: same choice, if there was time for them.
    """

    def __init__(
        self,
        seed: int | str,
        iterations: int = ENDLESS,
        seconds: float | None = None,
        sense: Sense | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        self._seed = seed
        self._sense = sense
        self._iterations = iterations
        self._seconds = seconds
        self._clock = clock
        self._turns = TurnSearch()

    def choose(self, outlook: Outlook) -> Option:
        return next(iter(self.look(outlook)))

    def look(self, outlook: Outlook) -> Found:
        """What is found out about the options, the best first."""
        until = None if self._seconds is None else self._clock() + self._seconds
        budget = Budget(self._iterations, until, self._clock)
        sense = foreseeing(outlook, self._seed, self._sense or outlook.rulebook.sense)
        if sense.is_settled is not None:
            found = found_sealed if outlook.is_together else found_by_playouts
            return found(outlook, self._seed, budget, sense)
        if not outlook.rulebook.has_secrets:
            return self._turns.found(outlook, self._seed, budget, sense)
        root, span = Node(), Span()
        turn = 0
        while not budget.is_spent(turn + 1):
            world = outlook.imagine(f"{self._seed}/{turn}", history=True)
            _iterate(root, world, outlook.seat, sense, span)
            turn += 1
        order = sorted(outlook.ask.options, key=lambda option: -_looked(root, option).visits)
        return {option: _looked(root, option) for option in order}


def _looked(node: Node, option: Option) -> Looked:
    child = node.children.get(option)
    return Looked(child.visits, child.total) if child else UNSEEN


def _iterate(root: Node, world: Game, seat: int, sense: Sense, span: Span) -> None:
    """Select, expand, play on, and carry the result back: what was won or lost since, as some worlds are kinder."""
    path: list[tuple[Node, int]] = []
    before = sense.values(world.state)
    node, ask, phase = root, world.ask_of(seat), world.phases_begun
    while ask is not None:
        option = _select(node, world, ask, sense, span)
        phase = world.phases_begun
        world.play(option, ask.seat)
        child = node.children.get(option)
        is_new = child is None
        if child is None:
            child = node.children[option] = Node()
        path.append((child, ask.seat))
        node = child
        ask = None if is_new or world.over else world.pending[0]
    _play_on(world, sense, seat, phase)
    values = [after - at_first for after, at_first in zip(sense.values(world.state), before, strict=True)]
    span.widen(values)
    root.visits += 1
    for child, chooser in path:
        child.visits += 1
        child.total += values[chooser]


def _select(node: Node, world: Game, ask: Ask, sense: Sense, span: Span) -> Option:
    """The most promising option: what it has brought so far, and its weight while it has hardly been tried."""
    eager = EXPLORATION * sqrt(node.visits + 1)
    children = node.children
    untried = span.stretch(_mean(children.values())) * 0.8 if children else 0.5
    best, best_promise = ask.options[0], -1.0
    for option, weight in node.candidates(world, ask, sense):
        child = children.get(option)
        if child is None:
            promise = untried + eager * weight
        else:
            promise = span.stretch(child.total / child.visits) + eager * weight / (1 + child.visits)
        if promise > best_promise:
            best, best_promise = option, promise
    return best


def _mean(nodes: Iterable[Node]) -> float:
    totals, visits = zip(*((node.total, node.visits) for node in nodes), strict=True)
    return float(sum(totals) / sum(visits))


def _play_on(world: Game, sense: Sense, seat: int, phase: int) -> None:
    """Quick moves until a phase begins in which the seat is asked first, so that all have replied, and it is quiet."""
    for _ in range(QUICK_MOVES):
        if world.over:
            return
        if world.phases_begun != phase and world.pending[0].seat == seat and sense.is_quiet(world.state):
            return
        phase = world.phases_begun
        quick_move(world, sense)
