"""The fast rules and the slow reading of them play the same games and say the same at every decision."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.barony.beside_slow import from_position, play_beside, slow_new
from tests.games.barony.helpers import LANDS, disc, hex_map, random_position

import regalia

DEFAULTS: dict[str, Any] = {}
LOOSE: dict[str, Any] = {"overpay": "any", "resource_supply": "unlimited", "passing": "always"}
MIXED: dict[str, Any] = {"overpay": "minimal", "resource_supply": "unlimited", "passing": "always", "max_rounds": 12}
ENDLESS: dict[str, Any] = {"overpay": "any", "max_rounds": 0}


def side_by_side(seats: int, seed: int, options: dict[str, Any], radius: int | None) -> int:
    """One game on a dealt board, or on a round map with terrain by lot."""
    rng = random.Random(f"{seats} {seed} {radius}")
    chosen = dict(options)
    if radius is not None:
        lands = {f"{q},{r}": rng.choices(LANDS, (4, 3, 3, 3, 1))[0] for q, r in disc(radius)}
        chosen["map"] = hex_map(lands, disc(radius))
    game = regalia.new("barony", seats=seats, seed=seed, options=chosen)
    return play_beside(game, slow_new(game), rng, choices=600)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [DEFAULTS, LOOSE, MIXED, ENDLESS], ids=["defaults", "loose", "mixed", "endless"])
def test_whole_games_on_small_maps(seats: int, options: dict[str, Any]) -> None:
    assert side_by_side(seats, 1, options, radius=2) > 20
    assert side_by_side(seats, 2, options, radius=3) > 50


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_on_dealt_boards(seats: int) -> None:
    assert side_by_side(seats, seats, DEFAULTS, radius=None) > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_situations_made_up_by_lot(seats: int) -> None:
    rng = random.Random(seats)
    for number in range(25):
        options = (DEFAULTS, LOOSE, MIXED, ENDLESS)[number % 4]
        position = random_position(rng, seats, 2, options | {"max_rounds": 200})
        play_beside(*from_position(position), rng, choices=25)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_games(seats: int) -> None:
    for seed in range(60):
        options = (DEFAULTS, LOOSE, MIXED, ENDLESS)[seed % 4]
        side_by_side(seats, 1000 + seed, options, radius=(2, 3, 4, None)[seed // 4 % 4])


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_many_situations(seats: int) -> None:
    rng = random.Random(f"many {seats}")
    for number in range(600):
        position = random_position(rng, seats, 2 + number % 2, {"passing": ("only_if_stuck", "always")[number % 2]})
        play_beside(*from_position(position), rng, choices=30)
