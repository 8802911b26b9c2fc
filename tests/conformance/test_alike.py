"""What a game says about itself to spare work: that it has no secrets, that all see the same."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest
from tests.conformance.playing import TABLES, deal, decisions, every_table, for_seeds, sparsely, step, without_dice
from tests.tiny import RULEBOOK as TINY

from regalia import games
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook
from regalia.scene.table import Table
from regalia.server.games_api import shown_games


def hides_something(game: Game) -> bool:
    """Whether somebody's view, the spectator's too, is less than the state."""
    whole = without_dice(game)
    return any(game.view(seat) != whole for seat in (None, *range(game.seats)))


def ever_hides(rulebook: Rulebook, seats: int) -> bool:
    for seed in range(3):
        game, random = Game.new(rulebook, seats, seed), Random(seed)
        while not game.over:
            if hides_something(game):
                return True
            step(game, random)
    return False


@every_table
def test_secrets_are_declared(name: str, seats: int) -> None:
    rulebook = games.find(name)
    assert rulebook.has_secrets is ever_hides(rulebook, seats)


def test_a_wrong_declaration_is_found() -> None:
    assert ever_hides(replace(TINY, has_secrets=False), 2)
    open_hands = replace(TINY, view=lambda state, seat: state.copy())
    assert not ever_hides(open_hands, 2)


def differing(game: Game, table: Table) -> list[str]:
    """What of scene and news is not the same for everybody, though it should be."""
    watched = game.view(None)
    scene, news = table.scene(watched, None), game.news(None)
    found = []
    for seat in range(game.seats):
        view = game.view(seat)
        if msgspec.structs.replace(table.scene(view, seat), you=None) != scene:
            found.append(f"the scene of seat {seat}")
        if [table.news(view, event) for event in game.news(seat)] != [table.news(watched, event) for event in news]:
            found.append(f"the news of seat {seat}")
    return found


ALIKE = [(name, seats) for name, seats in TABLES if name in shown_games() and games.table(name).alike]


@pytest.mark.parametrize(("name", "seats"), ALIKE)
@for_seeds(3)
def test_all_see_the_same_where_it_is_declared(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random, 4 * sparsely(game)):
        assert differing(game, games.table(name)) == []


def test_a_hand_that_only_its_seat_sees_is_found() -> None:
    game, _ = deal("tiny", 2, 1)
    assert differing(game, games.table("tiny"))
