"""Moments of a game in which each kind of question is asked: laid out in the game's `rare.py`, or met in play."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterator, Sized
from functools import cache
from random import Random
from typing import NamedTuple

from tests.conformance.helpers import some_options

from regalia import games
from regalia.core.asking import Ask, Option, put
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook

PATIENCE = 16_000
"""Decisions that are played to meet every kind; what is rarer stands in `rare.py`."""
OTHER_CHANCE = 300
"""Added to the number of a game: which games are met."""
ENOUGH = 3
"""Games in which one kind is looked at; more where they bring options of another shape."""
ACTS_EVERY = 20
"""Decisions between two looks at the free acts."""
LONGEST = 1_500
"""Decisions after which another game is begun: some kinds belong to the first turns of other set-ups."""

Shape = tuple[str, str | int]
"""How an option looks: a word by itself, all else by its type and length."""


class Moment(NamedTuple):
    """A seat is asked something, or may do something unasked."""

    game: Game
    kind: str
    seat: int

    @property
    def is_asked(self) -> bool:
        asked = self.game.ask_of(self.seat)
        return asked is not None and asked.kind.id == self.kind

    @property
    def ask(self) -> Ask:
        asked = self.game.ask_of(self.seat)
        if asked is not None and asked.kind.id == self.kind:
            return asked
        kind = self.game.rulebook.kind(self.kind)
        assert kind is not None
        act = put(kind(self.seat))
        act.compute(self.game.state)
        return act

    def __str__(self) -> str:
        return f"{self.game.rulebook.id}, {self.kind} of seat {self.seat} of {self.game.seats}"


class Met(NamedTuple):
    """What play has come across: moments by kind, and an event of each name and shape, as somebody heard it.

    `shapes` are those of the options that the moments of a kind have among them.
    """

    moments: dict[str, list[Moment]]
    shapes: dict[str, set[Shape]]
    events: dict[tuple[str, ...], tuple[Game, int | None, Event]]
    ended: list[Game]

    @property
    def shapes_met(self) -> int:
        return sum(map(len, self.shapes.values()))

    def firsts(self) -> Iterator[Moment]:
        """One for each kind."""
        return (found[0] for found in self.moments.values())

    def all_moments(self) -> Iterator[Moment]:
        return (moment for found in self.moments.values() for moment in found)


def shape_of(option: Option) -> Shape:
    """Words are said and drawn one by one; what is made of numbers is said and drawn by one rule."""
    if isinstance(option, str):
        return "a word", option
    return type(option).__name__, len(option) if isinstance(option, Sized) else 0


def kinds_of(rulebook: Rulebook) -> list[str]:
    return [kind.id for kind in (*rulebook.kinds, *rulebook.free_acts)]


def rare(name: str) -> dict[str, Callable[[], Game]]:
    """The situations that play hardly ever comes to, by the kind that is asked in them."""
    place = f"tests.games.{name}.rare"
    try:
        is_there = importlib.util.find_spec(place) is not None
    except ModuleNotFoundError:
        return {}
    return dict(importlib.import_module(place).RARE) if is_there else {}


def never_asked(rulebook: Rulebook, met: Met) -> list[str]:
    return [
        f"{rulebook.id}: nobody was asked {kind!r} in {PATIENCE} decisions. Lay out a situation in which it is asked "
        f"with two options or more: RARE[{kind!r}] in tests/games/{rulebook.id}/rare.py (see that of hadurak); "
        "or take the kind out of KINDS"
        for kind in kinds_of(rulebook)
        if kind not in met.moments
    ]


@cache
def met_in(name: str) -> Met:
    return meet(games.find(name), rare(name))


def meet(rulebook: Rulebook, laid_out: dict[str, Callable[[], Game]]) -> Met:
    """Plays, by chance and by what the bots would look at in turn, until every kind has been asked.

    It goes on until a game with each number of seats has brought no option of a new shape: the first moments of a kind
    may all be opening turns, in which some of its words are not said.
    """
    met = Met({}, {}, {}, [])
    for kind, begin in laid_out.items():
        game = begin()
        _note(met, game)
        assert kind in met.moments, f"RARE[{kind!r}] of {rulebook.id} asks {game.waiting()} instead"
    left, number, quiet = PATIENCE, 0, 0
    while left > 0 and (quiet < len(rulebook.seats) or not met.ended or len(met.moments) < len(kinds_of(rulebook))):
        seats, random = rulebook.seats[number % len(rulebook.seats)], Random(number + OTHER_CHANCE)
        game = Game.new(rulebook, seats, number, some_options(rulebook, seats, random))
        before = met.shapes_met
        left -= _play(met, game, random, is_guided=number % 2 == 1, most=min(left, LONGEST))
        number, quiet = number + 1, quiet + 1 if met.shapes_met == before else 0
    return met


def _play(met: Met, game: Game, random: Random, is_guided: bool, most: int) -> int:
    """One game; how many decisions it had."""
    noted: set[str] = set()
    for played in range(most):
        if game.over:
            met.ended.append(game)
            _note_events(met, game)
            return played
        _note(met, game, noted, with_acts=played % ACTS_EVERY == 0)
        ask = random.choice(game.pending)
        game.play(likely_choice(game, ask, random) if is_guided else random.choice(ask.options), ask.seat)
    _note_events(met, game)
    return most


def likely_choice(game: Game, ask: Ask, random: Random) -> object:
    """What a bot would look at."""
    try:
        return random.choices(ask.options, game.rulebook.sense.prior(ask))[0]
    except Exception:  # a prior that fails is found, and named, by the check of priors
        return random.choice(ask.options)


def _note(met: Met, game: Game, noted: set[str] | None = None, with_acts: bool = True) -> None:
    """Keeps this moment for each kind that is new to it, or that has an option as none of its moments had before."""
    noted = set() if noted is None else noted
    acts = [act for seat in range(game.seats) for act in game.acts(seat)] if with_acts else []
    copied = None
    for ask in (*game.pending, *acts):
        kind, shapes = ask.kind.id, set(map(shape_of, ask.options))
        kept, known = met.moments.setdefault(kind, []), met.shapes.setdefault(kind, set())
        if (len(kept) < ENOUGH and kind not in noted) or not shapes <= known:
            copied = copied or game.clone()
            kept.append(Moment(copied, kind, ask.seat))
            known |= shapes
        noted.add(kind)


def _note_events(met: Met, game: Game) -> None:
    for seat in (None, *range(game.seats)):
        for event in game.news(seat):
            met.events.setdefault((event.name, *event.facts), (game, seat, event))
