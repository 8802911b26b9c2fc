"""Other projects' games in random play driven from Python, measured beside our own by `regalia bench --peers`.

A decision is a question with two answers or more, as with our own games: forced moves take time but do not count.
Answers are picked in the same way as for ours.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any

from regalia.bots.chance import at_random


class PeerMissing(Exception):
    """The package that holds a peer's game is not installed."""


@dataclass(frozen=True, slots=True)
class Peer:
    """One game of another project, with the way to play it at random."""

    id: str
    label: str
    play: Callable[[random.Random, float], tuple[int, float]]
    """Plays random games for that many CPU seconds; returns the decisions and the CPU seconds taken."""


def _load(module: str, package: str) -> ModuleType:
    """Import a peer's module, or say in one line how to install its package."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise PeerMissing(f"{package} is not installed; pip install 'regalia[bench]' brings it") from error


def timed(game: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Play whole games, at least one, until the CPU seconds have passed; `game` plays one and returns its decisions."""
    decisions, spent = 0, 0.0
    start = time.process_time()
    while not decisions or spent < seconds:
        decisions += game()
        spent = time.process_time() - start
    return decisions, spent


def _breakthrough(rng: random.Random, seconds: float) -> tuple[int, float]:
    """Play OpenSpiel's breakthrough, which has no chance nodes, by the loop of that project's own examples."""
    rules, pick = _load("pyspiel", "open_spiel").load_game("breakthrough"), at_random(rng)

    def game() -> int:
        state = rules.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(pick(legal))
            decisions += len(legal) > 1
        return decisions

    return timed(game, seconds)


def _backgammon(rng: random.Random, seconds: float) -> tuple[int, float]:
    """Play OpenSpiel's backgammon; the dice are rolled within the time but are not counted as decisions."""
    pyspiel = _load("pyspiel", "open_spiel")
    rules, pick = pyspiel.load_game("backgammon"), at_random(rng)
    sample = pyspiel.sample_action

    def game() -> int:
        state = rules.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes(), rng.random())[0])
            else:
                legal = state.legal_actions()
                state.apply_action(pick(legal))
                decisions += len(legal) > 1
        return decisions

    return timed(game, seconds)


def _rlcard(name: str, rng: random.Random, seconds: float) -> tuple[int, float]:
    """Play one of RLCard's environments, its deals seeded from the same generator."""
    env: Any = _load("rlcard", "rlcard").make(name, config={"seed": rng.getrandbits(31)})
    pick = at_random(rng)

    def game() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(pick(legal))
            decisions += len(legal) > 1
        return decisions

    return timed(game, seconds)


PEERS: tuple[Peer, ...] = (
    Peer("open_spiel/breakthrough", "OpenSpiel breakthrough (C++)", _breakthrough),
    Peer("open_spiel/backgammon", "OpenSpiel backgammon (C++)", _backgammon),
    Peer("rlcard/uno", "RLCard uno", partial(_rlcard, "uno")),
    Peer("rlcard/gin-rummy", "RLCard gin-rummy", partial(_rlcard, "gin-rummy")),
)
