"""R3 The turn, R12 How the program asks."""

from __future__ import annotations

import random

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
    table_of,
    texts,
    tokens,
    wander,
)
from tests.rules import rule

import regalia
from regalia.games.barony.pieces.numbers import ACTIONS

ALL_SIX = {"0,0": "0CK", "2,-2": "0V", "-2,2": "0K", "2,0": "1CK"}
"""With 15 gold seat 0 can do everything here."""

ONE_STEP = {
    "recruit": ("recruit:0,0x1",),
    "move": ("move:0,0-1,0", "move_again:done"),
    "build": ("build:-2,2=village",),
    "new_city": (),
    "expedition": ("expedition:0,2",),
    "title": (),
}


@rule("barony", "R3.2")
def test_there_are_six_actions() -> None:
    game = t19(ALL_SIX, tokens={0: {"field": 3}})
    assert actions(game) == {"recruit", "move", "build", "new_city", "expedition", "title"}


@rule("barony", "R3.1", "R3.2")
@pytest.mark.parametrize("action", ONE_STEP)
def test_one_action_is_the_whole_turn(action: str) -> None:
    game = t19(ALL_SIX, tokens={0: {"field": 3}})
    play(game, f"action:{action}", *ONE_STEP[action])
    assert seat_asked(game) == 1
    assert game.pending[0].kind.id == "action"


@rule("barony", "R3.1")
def test_one_turn_of_everybody_is_a_round() -> None:
    game = t19({"0,0": "0C", "2,0": "1C", "0,2": "2C"}, seats=3, first=1, active=1, round=5)
    seen = []
    for _ in range(7):
        seen.append((table_of(game)["round"], seat_asked(game)))
        begun(game, "recruit")
        play(game, sorted(texts(game))[0])
    assert seen == [(5, 1), (5, 2), (5, 0), (6, 1), (6, 2), (6, 0), (7, 1)]


@rule("barony", "R3.3")
def test_an_action_without_a_legal_step_may_not_be_chosen() -> None:
    game = t19({"0,0": "0CK"}, box={0: {"knight": 5}})
    assert actions(game) == {"recruit", "move"}
    refused(game, "action:build", "R7.3")
    refused(game, "action:expedition", "R9.1")
    refused(game, "action:title", "R10.6")
    assert game.pending[0].why_not("new_city") is not None
    with pytest.raises(regalia.IllegalChoice):
        game.play_text("action:new_city", 0)
    with pytest.raises(regalia.IllegalChoice):
        game.play_text("action:sleep", 0)
    assert seat_asked(game) == 0


@rule("barony", "R3.3")
def test_an_action_is_carried_out_at_least_once() -> None:
    game = begun(t19({"0,0": "0K"}), "move")
    refused(game, "move:done", "R3.3")
    game = begun(t19({"0,0": "0K"}), "build")
    assert offered(game) == {"build:0,0=village", "build:0,0=stronghold"}
    refused(game, "build:done", "R3.3")


@rule("barony", "R3.4")
def test_a_player_with_no_legal_action_passes_unasked() -> None:
    game = t19({"0,0": "0CK", "2,0": "1C"}, box={1: {"knight": 7}}, round=3)
    play(game, "action:recruit", "recruit:0,0x1")
    assert events(game)[-2:] == ["passed", "round_began"]
    assert (seat_asked(game), table_of(game)["round"]) == (0, 4)


@rule("barony", "R3.4")
def test_nobody_else_may_pass() -> None:
    game = t19({"0,0": "0CK"})
    assert "pass" not in actions(game)
    refused(game, "action:pass", "R3.4")


@rule("barony", "R3.5")
def test_the_plunder_comes_before_the_second_move() -> None:
    game = t19({"0,0": "0K 1V", "1,0": "0K", "-1,0": "0K"}, tokens={1: {"field": 1, "plain": 1}})
    play(game, "action:move", "move:1,0-0,0")
    assert game.pending[0].kind.id == "plunder"
    assert on(game, "0,0") == "0KK"
    play(game, "plunder:plain")
    assert game.pending[0].kind.id == "move_again"
    assert (tokens(game, 0), tokens(game, 1)) == ({"plain": 1}, {"field": 1})


@rule("barony", "R3.5")
def test_a_building_stands_before_the_next_is_chosen() -> None:
    game = t19({"0,0": "0KK", "1,0": "0K"}, terrain={"0,0": "field"})
    play(game, "action:build", "build:0,0=village")
    assert (on(game, "0,0"), tokens(game, 0), reserve(game, 0)["knight"]) == ("0VK", {"field": 1}, 5)
    assert offered(game) == {"build:1,0=village", "build:1,0=stronghold", "build:done"}


@rule("barony", "R12")
def test_a_decision_with_one_option_is_taken_and_told() -> None:
    """The owner of the burnt village has one kind of token only."""
    game = t19({"0,0": "0K 1V", "1,0": "0K"}, tokens={1: {"plain": 2}}, box={0: {"knight": 5}})
    begun(game, "move")
    play(game, "move:1,0-0,0")
    assert events(game) == ["moved", "village_burnt", "plundered"]
    assert game.pending[0].kind.id == "move_again"
    assert tokens(game, 0) == {"plain": 1}


@rule("barony", "R12")
def test_the_program_asks_for_one_small_choice_at_a_time() -> None:
    game = t19({"0,0": "0K 1V", "1,0": "0K", "2,0": "0K"}, tokens={1: {"plain": 1, "field": 1}})
    asked = []
    for line in ("action:move", "move:1,0-0,0", "plunder:field", "move_again:done"):
        asked.append((seat_asked(game), game.pending[0].kind.id))
        play(game, line)
    assert asked == [(0, "action"), (0, "move"), (0, "plunder"), (0, "move_again")]
    assert seat_asked(game) == 1


@rule("barony", "R12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_player_decides_at_a_time_and_nothing_is_left_to_chance(seats: int) -> None:
    game = regalia.new("barony", seats=seats, seed=3, options={"max_rounds": 20})
    drawn = game.state.dice.drawn
    for _ in wander(game, random.Random(1)):
        assert game.over or (len(game.pending) == 1 and len(texts(game)) > 1)
        assert game.state.dice.drawn == drawn


@rule("barony", "R12")
def test_who_is_not_asked_cannot_answer() -> None:
    game = t19({"0,0": "0CK", "2,0": "1CK"})
    with pytest.raises(regalia.NotAsked, match="seat 1 is not asked now"):
        game.play_text("action:recruit", 1)
    with pytest.raises(regalia.IllegalChoice, match="is asked 'action'"):
        game.play_text("recruit:0,0x1", 0)
    assert set(ACTIONS) >= actions(game)
