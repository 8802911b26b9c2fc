"""R11 The end."""

from __future__ import annotations

import random

import pytest
from tests.games.barony.helpers import (
    actions,
    begun,
    events,
    play,
    refused,
    seat_asked,
    t19,
    table_of,
    texts,
    title,
    tokens,
    wander,
)
from tests.rules import rule

import regalia
from regalia import Game

CITIES = {"0,0": "0CK", "2,-2": "1CK", "-2,2": "2CK"}


def near_the_end(marquises: list[int], **rest: object) -> Game:
    """Three players, of whom some can become Duke at once."""
    return t19(
        CITIES,
        seats=3,
        titles=dict.fromkeys(marquises, "marquis"),
        tokens={seat: {"field": 3} for seat in marquises},
        **rest,
    )


def recruit(game: Game) -> None:
    begun(game, "recruit")
    play(game, sorted(texts(game))[0])


@rule("barony", "R11.1")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_after_a_duke_the_others_in_the_round_have_one_more_turn(first: int, turn: int) -> None:
    order = [(first + number) % 3 for number in range(3)]
    game = near_the_end([order[turn]], first=first, active=first)
    for number, seat in enumerate(order):
        assert not game.over
        assert seat_asked(game) == seat
        assert table_of(game)["last_round"] == (number > turn)
        if number == turn:
            play(game, "action:title")
        else:
            recruit(game)
    assert game.over
    assert game.pending == []
    assert table_of(game)["round"] == 1
    assert events(game)[-1] == "game_ended"
    assert events(game).count("last_round_began") == 1


@rule("barony", "R11.1")
def test_nothing_is_asked_after_the_end() -> None:
    game = near_the_end([2], active=2)
    play(game, "action:title")
    assert game.over
    with pytest.raises(regalia.NotAsked, match="the game is over"):
        game.play_text("action:recruit", 0)


@rule("barony", "R11.1")
def test_a_marquis_ends_nothing() -> None:
    game = t19(CITIES, seats=3, active=2, titles={0: "marquis", 1: "marquis", 2: "count"}, tokens={2: {"field": 3}})
    play(game, "action:title")
    assert title(game, 2) == "marquis"
    assert not game.over
    assert (seat_asked(game), table_of(game)["round"]) == (0, 2)


@rule("barony", "R11.2")
def test_others_may_become_duke_in_the_last_round() -> None:
    game = near_the_end([0, 1, 2])
    play(game, "action:title")
    assert actions(game) == {"recruit", "move", "expedition", "title"}
    play(game, "action:title", "action:title")
    assert game.over
    assert [title(game, seat) for seat in range(3)] == ["duke"] * 3
    assert events(game).count("last_round_began") == 1


@rule("barony", "R11.3")
@pytest.mark.parametrize(("kind", "silver"), [("field", 3), ("plain", 2), ("forest", 1), ("mountain", 0)])
def test_tokens_kept_add_their_silver(kind: str, silver: int) -> None:
    game = t19({"0,0": "0C", "2,0": "0C"}, titles={0: "count"}, new_cities={0: 2}, tokens={0: {kind: 4}})
    assert game.scores == [50 + 4 * silver, 0]


@rule("barony", "R11.3", "R8.4", "R10.2")
def test_the_score_board() -> None:
    board = {
        0: [0, 15, 30, 45, 60],
        1: [10, 25, 40, 55, 70],
        2: [20, 35, 50, 65, 80],
    }
    for cities, row in board.items():
        for name, points in zip(("baron", "viscount", "count", "marquis", "duke"), row, strict=True):
            game = t19({"0,0": "0C", "2,0": "0C"}, titles={0: name}, new_cities={0: cities}, last_round=True)
            assert game.scores == [points, 0]


@rule("barony", "R11.4")
def test_the_most_points_win_and_the_duke_has_no_privilege() -> None:
    game = t19(
        {"0,0": "1C", "2,0": "1C", "-2,0": "0CK"},
        active=0,
        last_round=True,
        titles={0: "marquis", 1: "marquis"},
        new_cities={1: 2},
        tokens={0: {"field": 3}},
        first=1,
    )
    play(game, "action:title")
    assert game.over
    assert title(game, 0) == "duke"
    assert game.scores == [60, 65]
    assert game.ranking == [2, 1]
    assert game.news(None)[-1].facts == {"seat": 1, "points": 65}


@rule("barony", "R11.5")
@pytest.mark.parametrize(
    ("first", "ranking"), [(0, [4, 3, 2, 1]), (1, [1, 4, 3, 2]), (2, [2, 1, 4, 3]), (3, [3, 2, 1, 4])]
)
def test_of_equals_the_latest_in_turn_order_is_best(first: int, ranking: list[int]) -> None:
    game = t19({"0,0": "0CK"}, seats=4, first=first)
    assert game.scores == [0, 0, 0, 0]
    assert game.ranking == ranking


@rule("barony", "R11.5")
def test_no_place_is_shared_further_down_either() -> None:
    game = t19(seats=4, first=2, titles={3: "count"}, tokens={0: {"plain": 1}, 2: {"forest": 2}})
    assert game.scores == [2, 0, 2, 30]
    assert game.ranking == [2, 4, 3, 1]


@rule("barony", "R11.6")
def test_when_all_pass_in_one_round_the_game_ends() -> None:
    stuck = {"knight": 7}
    game = t19({"0,0": "0C", "2,0": "1C"}, box={0: stuck, 1: stuck}, round=9, tokens={1: {"forest": 1}})
    assert game.over
    assert table_of(game)["round"] == 9
    assert (game.scores, game.ranking) == ([0, 1], [2, 1])


@rule("barony", "R11.6")
def test_passes_of_two_rounds_are_not_added() -> None:
    """Seat 1 passed in this round; in the next one it is seat 0 who passes first."""
    options = {"passing": "always"}
    game = t19({"0,0": "0CK", "2,0": "1CK"}, options=options)
    recruit(game)
    play(game, "action:pass")
    assert (seat_asked(game), table_of(game)["round"]) == (0, 2)
    play(game, "action:pass")
    assert not game.over
    recruit(game)
    assert not game.over
    play(game, "action:pass", "action:pass")
    assert game.over
    assert table_of(game)["round"] == 3


@rule("barony", "R11.7")
def test_the_last_of_the_rounds_ends_the_game() -> None:
    game = t19({"0,0": "0CK", "2,0": "1CK"}, round=200, tokens={0: {"field": 1}})
    recruit(game)
    assert not game.over
    recruit(game)
    assert game.over
    assert (game.scores, game.ranking) == ([3, 0], [1, 2])


@rule("barony", "R11.7")
def test_the_round_before_the_last_does_not_end_the_game() -> None:
    game = t19({"0,0": "0CK", "2,0": "1CK"}, round=199)
    recruit(game)
    recruit(game)
    assert not game.over
    assert table_of(game)["round"] == 200


@rule("barony", "R11.7")
def test_a_position_beyond_the_last_round_does_not_go_on_for_ever() -> None:
    """It is refused, or ends with its round."""
    try:
        game = t19({"0,0": "0CK", "2,0": "1CK"}, round=201)
    except regalia.BadPosition:
        return
    recruit(game)
    recruit(game)
    assert game.over


@rule("barony", "R11.8")
def test_a_player_without_knights_villages_or_tokens_plays_on() -> None:
    game = t19({"0,0": "0C", "2,0": "1CK", "1,0": "1KK"}, active=1)
    begun(game, "move")
    refused(game, "move:1,0-0,0", "R5.4b")
    play(game, "move:1,0-1,-1", "move_again:done")
    assert seat_asked(game) == 0
    assert tokens(game, 0) == {}
    assert actions(game) == {"recruit", "expedition"}
    recruit(game)
    assert not game.over


@rule("barony", "R11.8", "R11.1", "R11.6", "R11.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_else_ends_a_game(seats: int) -> None:
    for seed in range(3):
        game = regalia.new("barony", seats=seats, seed=seed, options={"max_rounds": 40})
        for _ in wander(game, random.Random(seed)):
            pass
        duke = any(title(game, seat) == "duke" for seat in range(seats))
        assert duke == table_of(game)["last_round"]
        assert duke or table_of(game)["round"] == 40 or events(game)[-1 - seats : -1] == ["passed"] * seats
