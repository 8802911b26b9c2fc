"""Copies of a state share nothing that can change."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any, Literal

import pytest
from tests.tiny import RULEBOOK

import regalia
from regalia.core.dice import Dice
from regalia.core.game import Game
from regalia.core.state import State, copier


@dataclass(frozen=True, slots=True)
class Fixed:
    number: int


@dataclass(slots=True)
class Loose:
    number: int


@dataclass(slots=True)
class Everything(State):
    whole: int
    text: str
    flag: bool
    share: float
    raw: bytes
    maybe: int | None
    word: Literal["a", "b"]
    fixed: Fixed
    pair: tuple[int, str]
    frozen: frozenset[int]
    row: list[int]
    grid: list[list[int]]
    cube: list[list[list[int]]]
    squares: bytearray
    boards: list[bytearray]
    pairs: list[tuple[int, int]]
    holders: list[int | None]
    bag: set[int]
    bags: list[set[int]]
    counts: dict[str, int]
    piles: dict[str, list[int]]
    nested: dict[str, dict[int, list[int]]]

    def copy(self) -> Everything:
        return _copy(self)


_copy = copier(Everything)


def everything() -> Everything:
    return Everything(
        phase="play",
        dice=Dice.seeded(1),
        shown=0,
        news=[],
        whole=1,
        text="t",
        flag=True,
        share=0.5,
        raw=b"r",
        maybe=None,
        word="a",
        fixed=Fixed(1),
        pair=(1, "p"),
        frozen=frozenset({1}),
        row=[1, 2],
        grid=[[1], [2]],
        cube=[[[1]], [[2]]],
        squares=bytearray(b"ab"),
        boards=[bytearray(b"a"), bytearray(b"b")],
        pairs=[(1, 2)],
        holders=[None, 1],
        bag={1, 2},
        bags=[{1}, {2}],
        counts={"a": 1},
        piles={"a": [1]},
        nested={"a": {1: [1]}},
    )


def containers(value: Any) -> list[Any]:
    """The value and everything in it that can change."""
    if isinstance(value, list):
        return [value, *(found for part in value for found in containers(part))]
    if isinstance(value, dict):
        return [value, *(found for part in value.values() for found in containers(part))]
    return [value] if isinstance(value, set | bytearray) else []


def scribble(container: Any) -> None:
    """Changes one container, whatever it holds."""
    if isinstance(container, set):
        container.add(99)
    elif isinstance(container, dict):
        container[max(container, default="x")] = None
        container["other"] = None
    else:
        container.append(99)


def assert_deep(state: Any) -> int:
    """Changes each container of a copy in turn: the original never notices; returns how many there were."""
    number = 0
    for name in [f.name for f in fields(state) if f.name != "news"]:
        for at in range(len(containers(getattr(state, name)))):
            copied, before = state.copy(), state.copy()
            scribble(containers(getattr(copied, name))[at])
            assert getattr(copied, name) != getattr(state, name)
            assert before == state.copy(), name
            number += 1
    return number


def test_a_copy_is_equal_and_deep_for_every_type_a_state_can_hold() -> None:
    state = everything()
    state.news = None
    assert state.copy() == state
    assert assert_deep(state) == 25


def test_the_dice_of_a_copy_are_its_own() -> None:
    state = everything()
    copied = state.copy()
    copied.dice.roll()
    assert state.dice.drawn == 0


def test_nobody_listens_to_a_copy() -> None:
    copied = everything().copy()
    assert copied.news is None


def test_a_state_without_a_copier_says_so() -> None:
    @dataclass(slots=True)
    class Bare(State):
        pass

    with pytest.raises(TypeError, match="Bare needs a copy"):
        Bare("play", Dice.seeded(1), 0, None).copy()


def _state_with(kind: Any) -> type[State]:
    return dataclass(slots=True)(type("Odd", (State,), {"__annotations__": {"odd": kind}, "__module__": __name__}))


@pytest.mark.parametrize(
    "kind", [Loose, list[Loose], Any, object, dict[str, Loose], list[int] | None, list[list[int] | None]]
)
def test_what_cannot_be_copied_is_refused_when_the_copier_is_made(kind: Any) -> None:
    with pytest.raises(TypeError, match="a state cannot hold"):
        copier(_state_with(kind))


@pytest.mark.parametrize("kind", [list, dict, list[list]])  # type: ignore[type-arg]
def test_a_container_of_who_knows_what_is_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match="a state cannot hold"):
        copier(_state_with(kind))


HALF_COPIED: list[tuple[Any, Any]] = [
    (tuple[list[int], ...], lambda: ([1], [2])),
    (tuple[int, list[int]], lambda: (1, [2])),
    (deque[list[int]], lambda: deque([[1], [2]])),
]


@pytest.mark.parametrize(("kind", "make"), HALF_COPIED, ids=["tuple of lists", "pair with a list", "deque of lists"])
def test_lists_within_other_things_are_copied_or_refused_but_never_shared(kind: Any, make: Any) -> None:
    cls: Any = _state_with(kind)
    try:
        copy = copier(cls)
    except TypeError:
        return
    state = cls("play", Dice.seeded(1), 0, None, make())
    copy(state).odd[-1].append(99)
    assert state.odd == make()


def games_in_mid_play() -> list[Game]:
    found = []
    for game in (regalia.new("barony", seats=3, seed=5), Game.new(RULEBOOK, 3, 5)):
        random = Random(5)
        for _ in range(60 if game.rulebook.id == "barony" else 15):
            ask = random.choice(game.pending)
            game.play(random.choice(ask.options), ask.seat)
        found.append(game)
    return found


@pytest.mark.parametrize("game", games_in_mid_play(), ids=lambda game: str(game.rulebook.id))
def test_copies_of_real_states_are_deep(game: Game) -> None:
    assert assert_deep(game.state) > 10


@dataclass(slots=True)
class WithDefault(State):
    row: list[int] = field(default_factory=list)


def test_fields_with_defaults_are_copied_too() -> None:
    state = WithDefault("play", Dice.seeded(1), 0, None, [1])
    copied = copier(WithDefault)(state)
    copied.row.append(2)
    assert state.row == [1]
