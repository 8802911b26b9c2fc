"""How many different sequences of choices there are, to a fixed depth from fixed situations.

The numbers are kept here; the slow reading of the rules counts the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.barony.beside_slow import slow_from, slow_new
from tests.games.barony.helpers import position
from tests.games.barony.slow_barony import SlowBarony

import regalia
from regalia import Game


def count(game: Game, depth: int) -> int:
    """Sequences of so many choices; decisions with one option are no choices."""
    if game.over:
        return 0
    if depth == 1:
        return len(game.pending[0].options)
    total = 0
    for option in game.pending[0].options:
        after = game.clone()
        after.play(option)
        total += count(after, depth - 1)
    return total


def slow_count(slow: SlowBarony, depth: int) -> int:
    if slow.over:
        return 0
    if depth == 1:
        return len(slow.options())
    total = 0
    for text in slow.options():
        after = slow.copy()
        after.play(text)
        total += slow_count(after, depth - 1)
    return total


def war() -> dict[str, Any]:
    """Villages to burn, shared hexes, a closed mountain."""
    return position(
        {"0,0": "0K 1V", "1,0": "0KK", "-1,0": "1KK", "0,1": "1K 0V", "1,-1": "1V", "-2,2": "0CK", "2,-2": "1CK"},
        terrain={"1,-1": "mountain", "0,-1": "lake", "0,0": "field"},
        tokens={0: {"plain": 2, "mountain": 1}, 1: {"field": 2, "forest": 1}},
    )


def construction() -> dict[str, Any]:
    """Many places to build on, with one stronghold left, and villages that may become cities."""
    return position(
        {"0,0": "0KK", "1,0": "0K", "-1,1": "0K", "0,-2": "0V", "2,0": "0V", "-2,0": "1CK", "0,2": "0S", "2,-2": "1K"},
        terrain={"1,0": "forest", "-1,1": "mountain", "2,0": "field"},
        tokens={0: {"field": 2, "plain": 1}},
    )


def titles() -> dict[str, Any]:
    """Both are rich; one is about to become Duke."""
    return position(
        {"0,0": "0CK", "2,-2": "1CK", "-2,2": "1V", "2,0": "0VK"},
        tokens={0: {"field": 2, "plain": 3, "forest": 2, "mountain": 3}, 1: {"field": 3, "plain": 2, "mountain": 2}},
        titles={0: "marquis", 1: "count"},
        active=1,
    )


def three_players() -> dict[str, Any]:
    """Three share a hex; everybody has something to do."""
    return position(
        {"0,0": "0K 1K 2V", "1,0": "0K", "0,1": "1K", "-1,0": "2K", "2,-2": "0CK", "-2,2": "1C", "0,-2": "2C"},
        terrain={"2,-1": "lake", "-1,1": "forest"},
        seats=3,
        first=1,
        active=2,
        tokens={0: {"field": 3}, 1: {"forest": 1}, 2: {"plain": 1, "field": 1}},
        options={"passing": "always", "overpay": "any"},
    )


def small() -> dict[str, Any]:
    """Seven hexes."""
    hexes = [(0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    return position(
        {"0,0": "0K", "1,0": "0V", "-1,0": "1CK", "0,1": "1K"},
        terrain={"1,-1": "lake"},
        hexes=hexes,
        box={0: {"knight": 5}, 1: {"knight": 4}},
    )


GOLDEN: list[tuple[Callable[[], dict[str, Any]], dict[int, int]]] = [
    (war, {1: 4, 2: 25, 3: 160, 4: 831, 5: 5326}),
    (construction, {1: 4, 2: 33, 3: 330, 4: 1292, 5: 5265}),
    (titles, {1: 5, 2: 23, 3: 132, 4: 952, 5: 4844}),
    (three_players, {1: 5, 2: 24, 3: 144, 4: 862, 5: 5208}),
    (small, {1: 3, 2: 9, 3: 27, 4: 88, 5: 261, 6: 717, 7: 2176}),
]
PLACEMENT = {1: 35, 2: 1072, 3: 28500}


@pytest.mark.parametrize(("situation", "golden"), GOLDEN, ids=[situation.__name__ for situation, _ in GOLDEN])
def test_situations(situation: Callable[[], dict[str, Any]], golden: dict[int, int]) -> None:
    game = regalia.from_position("barony", situation())
    assert {depth: count(game, depth) for depth in golden} == golden


@pytest.mark.parametrize(("situation", "golden"), GOLDEN, ids=[situation.__name__ for situation, _ in GOLDEN])
def test_situations_counted_slowly(situation: Callable[[], dict[str, Any]], golden: dict[int, int]) -> None:
    slow = slow_from(situation())
    assert {depth: slow_count(slow, depth) for depth in golden} == golden


def test_starting_placement() -> None:
    game = regalia.new("barony", seats=2, seed=1, options={"map": "sample_2_1", "first_player": 0})
    slow = slow_new(game)
    assert {depth: count(game, depth) for depth in PLACEMENT} == PLACEMENT
    assert {depth: slow_count(slow, depth) for depth in PLACEMENT} == PLACEMENT
