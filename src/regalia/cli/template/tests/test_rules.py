"""The rules of New game, chapter by chapter."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules import rule

import regalia
from regalia.cli.template.game.pieces import FACES


def situation(faces: list[int], **state: Any) -> regalia.Game:
    """These dice lie under the cups; unless a test says otherwise, seat 0 is to make the first claim."""
    nothing = [0] * len(faces)
    table = {"faces": faces, "casts": nothing, "stood": nothing, "caught": nothing, **state}
    return regalia.from_position("new_game", {"seats": len(faces), "state": table})


def play(game: regalia.Game, *texts: str) -> regalia.Game:
    for text in texts:
        game.play_text(text, game.pending[0].seat)
    return game


def refused(game: regalia.Game, text: str) -> str:
    """The rule that forbids an answer."""
    with pytest.raises(regalia.IllegalChoice) as caught:
        play(game, text)
    assert caught.value.refusal is not None
    return caught.value.refusal.rule


@rule("new_game", "R1.1", "R2.1")
def test_everybody_casts_a_die_that_only_its_owner_sees() -> None:
    game = regalia.new("new_game", seats=3, seed=1)
    assert {*game.state.faces} <= {*FACES}
    for seat in range(3):
        own = [face if other == seat else 0 for other, face in enumerate(game.state.faces)]
        assert game.view(seat).faces == own
    assert game.view(None).faces == [0, 0, 0]


@rule("new_game", "R1.2")
def test_the_number_of_rounds_can_be_agreed_on() -> None:
    assert regalia.new("new_game", seats=2, seed=1).state.rounds == 5
    assert regalia.new("new_game", seats=2, seed=1, options={"rounds": 9}).state.rounds == 9
    with pytest.raises(regalia.BadSetup):
        regalia.new("new_game", seats=2, seed=1, options={"rounds": 10})


@rule("new_game", "R1.3")
def test_the_first_player_is_chosen_by_lot() -> None:
    assert {regalia.new("new_game", seats=3, seed=seed).state.active for seed in range(30)} == {0, 1, 2}


@rule("new_game", "R2.2")
def test_all_decide_at_once_and_everybody_sees_who_casts_again() -> None:
    game = situation([1, 2, 3], phase="recast")
    play(game, "recast:again", "recast:keep")
    assert game.state.casts == [0, 0, 0]  # sealed until all have answered
    play(game, "recast:keep")
    assert game.view(2).casts == [1, 0, 0]
    assert game.state.faces[1:] == [2, 3]


@rule("new_game", "R3.1")
def test_a_claim_is_higher_than_the_last_one() -> None:
    game = play(situation([1, 2]), "turn:4")
    assert game.pending[0].seat == 1
    assert game.pending[0].texts() == ["turn:5", "turn:6", "turn:doubt"]
    assert refused(game, "turn:4") == refused(game, "turn:7") == "R3.1"


@rule("new_game", "R3.2")
def test_only_a_claim_can_be_doubted_and_six_must_be() -> None:
    game = situation([1, 2])
    assert refused(game, "turn:doubt") == "R3.2"
    play(game, "turn:6")
    assert game.state.round == 2  # the doubt made itself


@rule("new_game", "R4.1", "R4.2")
@pytest.mark.parametrize(("face", "stood", "caught"), [(4, [1, 0], [0, 0]), (5, [1, 0], [0, 0]), (3, [0, 0], [0, 1])])
def test_a_doubt_lifts_the_cup_and_somebody_has_a_point(face: int, stood: list[int], caught: list[int]) -> None:
    game = play(situation([face, 2], round=5), "turn:4", "turn:doubt")
    assert (game.state.stood, game.state.caught) == (stood, caught)
    assert (game.view(None).lifted, game.view(None).showed) == (0, face)


@rule("new_game", "R4.3")
def test_whoever_doubted_begins_the_next_round() -> None:
    game = play(situation([1, 2, 3]), "turn:1", "turn:2", "turn:doubt")
    assert (game.state.round, game.state.active) == (2, 2)


@rule("new_game", "R5.1")
def test_after_the_last_round_the_most_points_win() -> None:
    game = situation([1, 2, 3], round=5, stood=[1, 0, 2], caught=[0, 1, 0])
    play(game, "turn:4", "turn:doubt")
    assert game.over and game.scores == [1, 2, 2] and game.ranking == [3, 1, 1]
