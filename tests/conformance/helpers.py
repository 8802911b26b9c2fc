"""How the suite plays any game: random choices, free acts now and then, and what it compares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any, TypeVar, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia import games
from regalia.core.game import Game
from regalia.core.game_options import Accepts, Flag, SeatNumber, Whole, Word
from regalia.core.rulebook import Rulebook
from regalia.lab.fuzz import LEAVING

Test = TypeVar("Test", bound=Callable[..., None])

TABLES = [(name, seats) for name in games.names() for seats in games.find(name).seats]
"""Every game, with every number of seats."""

LONG = 150
"""Minutes: games that take people so long are cut short in quick tests; `make soak` plays them whole."""
SHORT = {"max_rounds": 3}
BRIEF = 20
"""Minutes: games that take people no longer have few decisions, and quick tests look at each of them."""


def is_long(name: str) -> bool:
    return games.table(name).minutes >= LONG


def is_quick(name: str, seats: int) -> bool:
    """Of a long game the quick tests play the smallest table and a middling one."""
    numbers = games.find(name).seats
    return not is_long(name) or seats in (numbers[0], numbers[len(numbers) // 2])


SEEDS = st.integers(0, 2**32 - 1)

every_table = pytest.mark.parametrize(
    ("name", "seats"),
    [pytest.param(*table, marks=() if is_quick(*table) else pytest.mark.soak) for table in TABLES],
)


def for_seeds(examples: int) -> Callable[[Test], Test]:
    """Runs a test for a few seeds."""

    def wrap(test: Test) -> Test:
        return cast(Test, settings(max_examples=examples)(given(seed=SEEDS)(test)))

    return wrap


# --- options ----------------------------------------------------------------------------------------------------------


def some_options(rulebook: Rulebook, seats: int, random: Random) -> dict[str, Any]:
    """Half of the time the usual game, else one with some options set."""
    if random.random() < 0.5:
        return {}
    chosen = {}
    for option in rulebook.options:
        values = [value for accepts in option.accepts for value in _values(accepts, seats)]
        if values and random.random() < 0.4:
            chosen[option.id] = random.choice(values)
    return chosen


def _values(accepts: Accepts, seats: int) -> list[Any]:
    if isinstance(accepts, Word):
        return list(accepts.words)
    if isinstance(accepts, Flag):
        return [True, False] if accepts.on_for is None or seats in accepts.on_for else [False]
    if isinstance(accepts, SeatNumber):
        return list(range(seats))
    if isinstance(accepts, Whole) and accepts.most is not None:
        return list(range(accepts.least, accepts.most + 1))
    return []


_plays_whole_games = False


@contextmanager
def whole_games() -> Iterator[None]:
    """Long games are not cut short in here."""
    global _plays_whole_games
    _plays_whole_games = True
    try:
        yield
    finally:
        _plays_whole_games = False


def deal(name: str, seats: int, seed: int) -> tuple[Game, Random]:
    """A new game, and the chance that will play it."""
    random = Random(seed)
    rulebook = games.find(name)
    options = some_options(rulebook, seats, random)
    if is_long(name) and not _plays_whole_games:
        options |= {option.id: SHORT[option.id] for option in rulebook.options if option.id in SHORT}
    return Game.new(rulebook, seats, seed, options), random


# --- playing ----------------------------------------------------------------------------------------------------------


LEAVES = 0.02
"""How rarely somebody leaves who might: so that games grow old."""


def step(game: Game, random: Random) -> int:
    """One random choice of somebody asked, sometimes a free act instead; the seat that did it."""
    if game.rulebook.free_acts and random.random() < 0.15:
        seat = random.randrange(game.seats)
        acts = [act for act in game.acts(seat) if act.kind.id not in LEAVING or random.random() < LEAVES]
        if acts:
            act = random.choice(acts)
            game.act(act.kind.id, random.choice(act.options), seat)
            return seat
    ask = random.choice(game.pending)
    game.play(random.choice(ask.options), ask.seat)
    return ask.seat


def decisions(game: Game, random: Random, every: int = 1) -> Iterator[int]:
    """Plays to the end; stops before the first and about one in `every` decisions, for the test to look around."""
    number = 0
    while not game.over:
        if every == 1 or number == 0 or random.randrange(every) == 0:
            yield number
        number += 1
        step(game, random)


SPARSE = 20


def is_brief(game: Game) -> bool:
    return games.table(game.rulebook.id).minutes <= BRIEF


def sparsely(game: Game) -> int:
    """A pace that looks at every decision of a short game and at some of a long one."""
    return 1 if is_brief(game) else SPARSE


# --- complaining ------------------------------------------------------------------------------------------------------

TOLD = 12
"""Sentences that are shown of many."""


def nothing_wrong(found: Iterable[str]) -> None:
    """Fails with what was found, each thing once."""
    each = [*dict.fromkeys(found)]
    more = [f"… and {len(each) - TOLD} more"] if len(each) > TOLD else []
    assert not each, "\n".join(["", *each[:TOLD], *more])


# --- comparing --------------------------------------------------------------------------------------------------------


def asked(game: Game) -> list[tuple[int, str, tuple[Any, ...], list[Any]]]:
    """Who is asked what, with the options."""
    return [(ask.seat, ask.kind.id, ask.args, list(ask.options)) for ask in game.pending]


def situation(game: Game) -> tuple[Any, ...]:
    """All that two games have in common when they stand the same; copies have no listeners."""
    return game.state.copy(), asked(game), game.waiting(), game.over, game.scores, game.ranking


def all_news(game: Game) -> list[Any]:
    return [game.news(seat) for seat in (None, *range(game.seats))]


def without_dice(game: Game) -> Any:
    """The state but for the dice."""
    state = game.state.copy()
    state.dice.reseed(b"")
    return state


def play_same(one: Game, other: Game, random: Random, steps: int | None = None) -> None:
    """The same random choices in both games, which must stand the same after each; so many, or to the end."""
    seed = random.random()
    first, second = Random(seed), Random(seed)
    for _ in count() if steps is None else range(steps):
        if one.over:
            break
        assert step(one, first) == step(other, second)
        assert situation(one) == situation(other)
