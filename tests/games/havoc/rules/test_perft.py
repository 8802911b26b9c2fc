"""How many lines of play there are from fixed moments: a change in any rule changes some of these numbers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import regalia
from regalia import Game


def lines(game: Game, depth: int) -> int:
    """The number of different sequences of that many choices."""
    if depth == 0 or game.over:
        return 1
    ask = game.pending[0]
    if depth == 1:
        return len(ask.options)
    found = 0
    for option in ask.options:
        after = game.clone()
        after.play(option, ask.seat)
        found += lines(after, depth - 1)
    return found


def advanced(seats: int, options: dict[str, Any], choices: int) -> Game:
    """A game after so many random choices."""
    random = Random("perft")
    game = regalia.new("havoc", seats=seats, seed="perft", options=options, news=False)
    for _ in range(choices):
        ask = game.pending[0]
        game.play(random.choice(ask.options), ask.seat)
    return game


@pytest.mark.parametrize(
    ("seats", "options", "choices", "counts"),
    [
        (4, {}, 0, [2, 13, 77, 561]),
        (2, {}, 25, [2, 9, 33, 153]),
        (3, {"peace_card": "two"}, 41, [3, 9, 39, 145]),
        (4, {"battle_order": "winner_chooses"}, 60, [4, 13, 48, 260]),
        (5, {"declare_dogs": "auto"}, 75, [22, 485, 9325, 20434]),
        (6, {"john_of_gaunt": True}, 90, [4, 16, 52, 128]),
    ],
)
def test_the_number_of_lines(seats: int, options: dict[str, Any], choices: int, counts: list[int]) -> None:
    game = advanced(seats, options, choices)
    assert [lines(game, depth) for depth in range(1, 5)] == counts
