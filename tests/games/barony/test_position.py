"""Positions of finished games, and positions that are refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.barony.helpers import play, position, seat_asked, t19, table_of

import regalia

CITIES = {"0,0": "0CK", "2,0": "1CK"}


def test_a_position_in_the_middle_of_an_action_goes_on_there() -> None:
    game = t19({"0,0": "0K 1V", "1,0": "0K", "2,0": "0K"}, tokens={1: {"plain": 1, "field": 1}})
    play(game, "action:move", "move:1,0-0,0")
    again = regalia.from_position("barony", game.position())
    assert table_of(again) == table_of(game)
    assert again.pending[0].texts() == game.pending[0].texts() == ["plunder:field", "plunder:plain"]
    assert seat_asked(again) == 0


def test_a_game_that_began_finished_can_be_written_and_cloned() -> None:
    game = t19({"0,0": "0C"}, phase="over", last_round=True, titles={0: "duke"})
    assert game.over
    assert game.clone().over
    assert regalia.from_position("barony", game.position()).scores == [60, 0]


def test_a_finished_game_can_be_written_and_read() -> None:
    game = t19(CITIES, active=1, titles={1: "marquis"}, tokens={1: {"field": 3}})
    play(game, "action:title")
    assert game.over
    again = regalia.from_position("barony", game.position())
    assert again.over
    assert (again.scores, again.ranking) == (game.scores, game.ranking) == ([0, 60], [2, 1])


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"pieces": {"9,9": ["0 knight"]}}, "no hex '9,9'"),
        ({"pieces": {"0,0": ["2 knight"]}}, "not a seat and a piece"),
        ({"pieces": {"0,0": ["0 dragon"]}}, "not a seat and a piece"),
        ({"pieces": {"0,0": ["0 knight"] * 8}}, "of 7 pieces of kind knight"),
        ({"pieces": {"0,0": ["0 city"], "1,0": ["1 city"]}}, "city beside a city"),
        ({"players": [{"title": "king"}]}, "no title 'king'"),
        ({"players": [{"title": "duke"}]}, "last round"),
        ({"players": [{"tokens": {"field": -1}}]}, "negative number of field"),
        ({"players": [{"tokens": {"lake": 1}}]}, "no token 'lake': field, plain"),
        ({"players": [{}, {}, {}]}, "3 players for 2 seats"),
        ({"players": [{"new_cities": 3}]}, "3 new cities"),
        ({"active": 2}, "seats from 0 to 1"),
        ({"first": -1}, "seats from 0 to 1"),
        ({"round": 0}, "out of bounds"),
        ({"phase": "dream"}, "no phase 'dream'"),
        ({"map": [[0, 0, "plain"], [5, 5, "plain"]]}, "one connected piece"),
        ({"standings": [[0, 0, 0]]}, "for every seat"),
        ({"standings": [[0, 0], [0, 0]]}, "once for each round"),
        ({"stock": {"field": 3}}, "field tokens in all"),
        ({"weather": "fine"}, "weather"),
    ],
)
def test_positions_that_cannot_be_are_refused_with_the_reason(wrong: dict[str, Any], reason: str) -> None:
    made = position()
    made["state"] |= wrong
    with pytest.raises(regalia.BadPosition, match=reason):
        regalia.from_position("barony", made)
