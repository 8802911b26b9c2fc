"""What a game says about itself to spare work: that it has no secrets."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.conformance.helpers import every_table, step, without_dice
from tests.tiny import RULEBOOK as TINY

from regalia import games
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook


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
