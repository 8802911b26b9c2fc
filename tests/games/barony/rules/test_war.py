"""R6 Peace and war."""

from __future__ import annotations

import pytest
from tests.games.barony.helpers import (
    actions,
    begun,
    events,
    offered,
    on,
    play,
    refused,
    reserve,
    seat_asked,
    t19,
    tokens,
)
from tests.rules import rule

from regalia import Game


def attack(pieces: str, **rest: object) -> Game:
    """A knight of seat 0 rides from 1,0 to the pieces on 0,0; another of theirs waits at 2,0."""
    game = t19({"0,0": pieces, "1,0": "0K", "2,0": "0K"}, seats=4, **rest)
    play(game, "action:move", "move:1,0-0,0")
    return game


@rule("barony", "R6.1")
@pytest.mark.parametrize("pieces", ["1K", "1V", "1K 2K", "1K 2V 3K"])
def test_entering_a_hex_without_a_piece_of_ones_own_removes_nothing(pieces: str) -> None:
    game = attack(pieces, tokens={1: {"field": 1}, 2: {"field": 1}})
    assert on(game, "0,0") == f"0K {pieces}"
    assert game.pending[0].kind.id == "move_again"
    assert tokens(game, 0) == {}


@rule("barony", "R6.2")
@pytest.mark.parametrize(
    ("pieces", "left"),
    [("0K 1K", "0KK"), ("0V 1K", "0VK"), ("0K 1V", "0KK"), ("0K 1K 2K 3V", "0KK"), ("0V 1K 2K 3K", "0VK")],
)
def test_entering_a_hex_with_a_piece_of_ones_own_removes_all_others(pieces: str, left: str) -> None:
    game = attack(pieces)
    assert on(game, "0,0") == left
    for seat in (1, 2, 3):
        assert reserve(game, seat) == {"knight": 7, "village": 14, "stronghold": 2, "city": 5}
    assert events(game).count("knight_beaten") == sum(part.endswith("K") for part in pieces.split()[1:])
    assert events(game).count("village_burnt") == pieces.count("V") - pieces.count("0V")


@rule("barony", "R6.2")
def test_joining_ones_own_pieces_alone_is_no_war() -> None:
    game = attack("0K")
    assert events(game) == ["moved"]
    assert on(game, "0,0") == "0KK"


@rule("barony", "R6.3")
def test_the_attacker_loses_nothing_and_cannot_decline() -> None:
    game = t19({"0,0": "0K 1K", "1,0": "0K"}, tokens={0: {"field": 1}})
    before = reserve(game, 0)
    play(game, "action:move", "move:1,0-0,0")
    assert (on(game, "0,0"), reserve(game, 0), tokens(game, 0)) == ("0KK", before, {"field": 1})
    assert game.pending[0].kind.id == "move_again"


@rule("barony", "R6.4")
def test_the_attacker_takes_any_one_token_of_the_villages_owner() -> None:
    game = attack("0K 1V", tokens={0: {"plain": 1}, 1: {"field": 2, "forest": 1, "mountain": 1}, 2: {"plain": 3}})
    assert offered(game) == {"plunder:field", "plunder:forest", "plunder:mountain"}
    refused(game, "plunder:plain", "R6.4")
    play(game, "plunder:field")
    assert tokens(game, 0) == {"field": 1, "plain": 1}
    assert tokens(game, 1) == {"field": 1, "forest": 1, "mountain": 1}
    assert tokens(game, 2) == {"plain": 3}


@rule("barony", "R6.4")
def test_the_attacker_must_take_a_token() -> None:
    game = attack("0K 1V", tokens={1: {"mountain": 2}})
    assert "plundered" in events(game)
    assert (tokens(game, 0), tokens(game, 1)) == ({"mountain": 1}, {"mountain": 1})


@rule("barony", "R6.4")
def test_an_owner_without_tokens_gives_none() -> None:
    game = attack("0K 1V 2K", tokens={2: {"field": 1}})
    assert "nothing_to_plunder" in events(game)
    assert game.pending[0].kind.id == "move_again"
    assert [tokens(game, seat) for seat in range(4)] == [{}, {}, {"field": 1}, {}]


@rule("barony", "R6.4")
def test_the_second_move_plunders_too() -> None:
    game = t19({"0,0": "1V", "1,0": "0K", "0,1": "0K"}, tokens={1: {"field": 1, "plain": 1}})
    play(game, "action:move", "move:1,0-0,0", "move_again:0,1-0,0")
    assert offered(game) == {"plunder:field", "plunder:plain"}
    play(game, "plunder:plain")
    assert tokens(game, 0) == {"plain": 1}
    assert seat_asked(game) == 1


@rule("barony", "R6.4")
def test_two_moves_may_burn_two_villages() -> None:
    pieces = {"0,0": "0K 1V", "1,0": "0K", "0,2": "0K 2V", "1,1": "0K"}
    game = t19(pieces, seats=3, tokens={1: {"field": 1}, 2: {"forest": 1}})
    play(game, "action:move", "move:1,0-0,0", "move_again:1,1-0,2")
    assert (tokens(game, 0), tokens(game, 1), tokens(game, 2)) == ({"field": 1, "forest": 1}, {}, {})


@rule("barony", "R6.5")
def test_beaten_knights_bring_no_token() -> None:
    game = attack("0K 1K 2K 3K", tokens={1: {"field": 1}, 2: {"field": 1}, 3: {"field": 1}})
    assert on(game, "0,0") == "0KK"
    assert [tokens(game, seat) for seat in range(4)] == [{}, *[{"field": 1}] * 3]


@rule("barony", "R6.5")
def test_one_move_brings_at_most_one_token() -> None:
    game = attack("0K 1V 2K 3K", tokens={1: {"field": 3}, 2: {"field": 1}, 3: {"field": 1}})
    assert [tokens(game, seat) for seat in range(4)] == [{"field": 1}, {"field": 2}, {"field": 1}, {"field": 1}]


@rule("barony", "R6.6")
def test_only_movement_causes_war() -> None:
    """Building or founding beside or among enemies is refused, an expedition lands on empty hexes only."""
    game = t19({"0,0": "0K 1K", "2,0": "0V 1K", "0,2": "1K", "-2,0": "0CK", "-2,2": "1V"})
    assert actions(game) == {"recruit", "move", "expedition"}
    refused(game, "action:build", "R7.3")
    refused(game, "action:new_city", "R8.2")
    begun(game, "expedition")
    refused(game, "expedition:0,2", "R9.2")
    refused(game, "expedition:-2,2", "R9.2")


@rule("barony", "R6.7")
@pytest.mark.parametrize(
    ("defender", "land", "falls"),
    [
        ("1K", "plain", True),
        ("1V", "plain", True),
        ("1K 2K", "forest", True),
        ("1K 2V", "field", True),
        ("1KK", "plain", False),
        ("1VK", "plain", False),
        ("1K", "mountain", False),
        ("1V", "mountain", False),
        ("1C", "plain", False),
        ("1S", "plain", False),
    ],
)
def test_what_two_knights_can_beat(defender: str, land: str, falls: bool) -> None:
    game = begun(t19({"0,0": defender, "1,0": "0K", "0,1": "0K"}, terrain={"0,0": land}, seats=3), "move")
    assert ("move:1,0-0,0" in offered(game)) == falls
    if falls:
        play(game, "move:1,0-0,0", "move_again:0,1-0,0")
        assert on(game, "0,0") == "0KK"
    else:
        play(game, "move:1,0-1,1")
        assert "move_again:0,1-0,0" not in offered(game)
        assert on(game, "0,0") == defender


@rule("barony", "R6.7")
def test_a_village_and_an_arriving_knight_beat_a_knight_but_one_knight_beats_nothing() -> None:
    assert on(attack("0V 1K"), "0,0") == "0VK"
    assert on(attack("1K"), "0,0") == "0K 1K"
    assert on(attack("1V"), "0,0") == "0K 1V"


@rule("barony", "R6.2", "R5.4c")
def test_a_hex_won_in_war_is_closed_to_everybody_else() -> None:
    game = t19({"0,0": "0K 1K", "1,0": "0K", "-1,0": "2K", "0,-1": "1K"}, seats=3)
    play(game, "action:move", "move:1,0-0,0", "move_again:done")
    assert on(game, "0,0") == "0KK"
    begun(game, "move")
    refused(game, "move:0,-1-0,0", "R5.4c")
    play(game, "move:0,-1-1,-1")
    begun(game, "move")
    refused(game, "move:-1,0-0,0", "R5.4c")
