"""How many lines of play there are from a fixed deal: a change in any rule changes some of these numbers."""

from __future__ import annotations

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


@pytest.mark.parametrize(
    ("seats", "options", "counts"),
    [
        (2, {}, [2, 13, 77, 561]),
        (4, {}, [2, 13, 77, 561]),
        (6, {"john_of_gaunt": True}, [2, 13, 77, 561]),
    ],
)
def test_the_number_of_lines_from_a_deal(seats: int, options: dict[str, Any], counts: list[int]) -> None:
    game = regalia.new("havoc", seats=seats, seed="perft", options=options, news=False)
    assert [lines(game, depth) for depth in range(1, 5)] == counts
