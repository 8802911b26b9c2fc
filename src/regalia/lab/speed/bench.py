"""How fast games run in random play through the public driver, and what a clone costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from statistics import fmean, median
from time import process_time

import regalia
from regalia import games
from regalia.bots.chance import at_random
from regalia.core.game import Game, check_setup
from regalia.lab.speed.peers import PEERS, Peer, PeerMissing, timed
from regalia.lab.trials import trials_of

WINDOWS = 5
"""How often each speed is measured, all of them in turn; the best one counts."""

CLONED_GAMES = 2
PLAYOUT_EVERY = 10
"""Decisions between the moments from which games are played out."""
CLONED_SELDOM = 11
"""Decisions between first clones."""
MODES: Mapping[str, tuple[bool, bool]] = {
    "simulation": (False, False),
    "checkpoints": (True, False),
    "live": (True, True),
}
"""What the game keeps: (history, news)."""

PLAYED_OUT = "played out"
"""Simulation that does not stop at each decision."""

Play = Callable[[Random, float], tuple[int, float]]
"""Plays for that many CPU seconds; returns the decisions and the CPU seconds taken."""


@dataclass(slots=True)
class Speed:
    """Decisions per second in each window, or why there are none."""

    windows: list[float] = field(default_factory=list)
    missing: str | None = None

    @property
    def best(self) -> float:
        return max(self.windows, default=0.0)

    @property
    def middle(self) -> float:
        return median(self.windows) if self.windows else 0.0


@dataclass(frozen=True, slots=True)
class CloneCost:
    """Microseconds of a clone at the beginning of a phase, and the choices that first clones at any moment replay.

    The first clone of a situation may have to make the checkpoint that the next ones use.
    """

    first: float
    for_simulation: float
    with_history: float
    mean_replayed: float
    most_replayed: int


def play_random(game: str, seats: int, history: bool, news: bool, rng: Random, seconds: float) -> tuple[int, float]:
    """Random games, dealt and played to the end; the engine asks only where there are two options or more."""
    pick = at_random(rng)

    def one_game() -> int:
        table = regalia.new(game, seats=seats, seed=rng.getrandbits(32), history=history, news=news)
        decisions = 0
        while not table.over:
            ask = table.pending[0]
            table.play(pick(ask.options), ask.seat)
            decisions += 1
        return decisions

    return timed(one_game, seconds)


def play_out_random(game: str, seats: int, rng: Random, seconds: float) -> tuple[int, float]:
    """The same, with the engine calling back instead of being driven choice by choice."""
    pick = at_random(rng)

    def one_game() -> int:
        table = regalia.new(game, seats=seats, seed=rng.getrandbits(32), history=False, news=False)
        return table.play_out(pick)

    return timed(one_game, seconds)


def contestants(game: str, seats: int) -> dict[str, Play]:
    """Our own game in the three modes, and played out."""
    choice_by_choice: dict[str, Play] = {mode: partial(play_random, game, seats, *kept) for mode, kept in MODES.items()}
    return choice_by_choice | {PLAYED_OUT: partial(play_out_random, game, seats)}


def measure(
    plays: Mapping[str, Play], seconds: float, seed: int | str, windows: int = WINDOWS
) -> Iterator[tuple[str, Speed]]:
    """Measures all plays window by window, in turn, so that a busy moment of the machine hits all; tells every step."""
    speeds = {name: Speed() for name in plays}
    for window in range(windows):
        for name, play in plays.items():
            _measure_once(speeds[name], play, Random(f"{seed}/{window}"), seconds / windows)
            yield name, speeds[name]


def _measure_once(speed: Speed, play: Play, rng: Random, seconds: float) -> None:
    if speed.missing is None:
        try:
            decisions, spent = play(rng, seconds)
            speed.windows.append(decisions / spent)
        except PeerMissing as missing:
            speed.missing = str(missing)


def peer_plays() -> dict[str, Play]:
    return {peer.id: peer.play for peer in PEERS}


def peer_of(name: str) -> Peer:
    return next(peer for peer in PEERS if peer.id == name)


def measure_clones(game: str, seats: int, seed: int | str, windows: int = WINDOWS) -> CloneCost:
    """Clones of random games: best of several rounds over all moments at which a phase begins."""
    replayed = [table.choices_since_checkpoint for table in _random_play(game, seats, seed)]
    fresh = [table.clone() for table in _at_phases(game, seats, seed)]
    return CloneCost(
        min(_first_clones(game, seats, seed) for _ in range(windows)),
        min(_clone_all(fresh, False) for _ in range(windows)),
        min(_clone_all(fresh, True) for _ in range(windows)),
        fmean(replayed),
        max(replayed),
    )


def measure_playouts(game: str, seats: int, seed: int | str, windows: int = WINDOWS) -> float:
    """Search iterations a second: a world imagined for whoever is asked, and played to its end at random.

    From moments spread evenly over random games; the best of several rounds.
    """
    rng = Random(f"{seed}/playouts")
    moments = list(_spread(game, seats, seed))
    return max(len(moments) / _play_out_all(moments, rng) for _ in range(windows))


def _spread(game: str, seats: int, seed: int | str) -> Iterator[Game]:
    for decisions, table in enumerate(_random_play(game, seats, seed)):
        if decisions % PLAYOUT_EVERY == PLAYOUT_EVERY // 2:
            yield table.clone()


def _play_out_all(moments: list[Game], rng: Random) -> float:
    """CPU seconds."""
    pick = at_random(rng)
    start = process_time()
    for game in moments:
        world = game.imagine(game.pending[0].seat, rng.getrandbits(32), history=False)
        world.play_out(pick)
    return process_time() - start


def _random_play(game: str, seats: int, seed: int | str) -> Iterator[Game]:
    """A few random games, before each choice."""
    for number in range(CLONED_GAMES):
        rng, table = Random(f"{seed}/{number}"), regalia.new(game, seats=seats, seed=f"{seed}/{number}", news=False)
        while not table.over:
            yield table
            ask = table.pending[0]
            table.play(rng.choice(ask.options), ask.seat)


def _at_phases(game: str, seats: int, seed: int | str) -> Iterator[Game]:
    """The same, at the beginning of each phase."""
    phase = 0
    for table in _random_play(game, seats, seed):
        if table.phases_begun != phase:
            phase = table.phases_begun
            yield table


def _first_clones(game: str, seats: int, seed: int | str) -> float:
    """Microseconds of a clone at any moment, the first one there and with none shortly before."""
    spent = []
    for number, table in enumerate(_random_play(game, seats, seed)):
        if number % CLONED_SELDOM == 0:
            start = process_time()
            table.clone(history=False)
            spent.append(process_time() - start)
    return fmean(spent) * 1e6


def _clone_all(fresh: list[Game], history: bool) -> float:
    """Microseconds per clone."""
    start = process_time()
    for game in fresh:
        game.clone(history=history)
    return (process_time() - start) / len(fresh) * 1e6


def check_bench(game: str, seats: int | None) -> int:
    """The seats to measure with, as the game's trials say unless said otherwise; BadSetup when that cannot be."""
    return check_setup(games.find(game), trials_of(game).bench_seats if seats is None else seats, {}).seats
