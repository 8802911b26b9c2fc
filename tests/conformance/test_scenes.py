"""After every event the table shows numbers that can be, and news read the same whenever they are told."""

from __future__ import annotations

import pytest
from tests.conformance.checks.telling import told
from tests.conformance.helpers import deal, every_table, for_seeds, nothing_wrong, whole_games

from regalia import games

QUICK_GAMES, EVERY = 5, 8

every_game = pytest.mark.parametrize("name", games.names())


@every_game
def test_the_table_after_each_event_adds_up(name: str) -> None:
    """No count below nothing, no sum other than its parts, no troops lost twice; the end shows the points."""
    numbers, found = games.find(name).seats, list[str]()
    for seed in range(QUICK_GAMES):
        game, random = deal(name, numbers[seed % len(numbers)], seed)
        found += told(game, games.table(name), random, EVERY)
    nothing_wrong(found)


@pytest.mark.soak
@every_table
@for_seeds(6)
def test_the_table_adds_up_after_each_event_of_whole_games(name: str, seats: int, seed: int) -> None:
    with whole_games():
        game, random = deal(name, seats, seed)
    nothing_wrong(told(game, games.table(name), random))
