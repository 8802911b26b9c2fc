"""R5 Movement (action B)."""

from __future__ import annotations

import pytest
from tests.games.barony.helpers import actions, around, begun, offered, on, play, refused, seat_asked, t19
from tests.rules import rule

from regalia import Game

AROUND = [f"{q},{r}" for q, r in around(0, 0)]


def moving(pieces: dict[str, str], terrain: dict[str, str] | None = None, seats: int = 2) -> Game:
    """Seat 0 has chosen Movement."""
    return begun(t19(pieces, terrain=terrain, seats=seats), "move")


def may_enter(pieces: str, land: str = "plain", seats: int = 4) -> bool:
    """Whether a knight of seat 0 may enter the hex beside it."""
    return "move:0,0-1,0" in offered(moving({"0,0": "0K", "1,0": pieces}, {"1,0": land}, seats))


@rule("barony", "R5.1")
def test_a_knight_moves_to_an_adjacent_hex() -> None:
    game = moving({"0,0": "0K", "2,0": "1K", "0,-2": "0C"})
    assert offered(game) == {f"move:0,0-{hex}" for hex in AROUND}
    refused(game, "move:0,0-0,2", "R5.1")
    refused(game, "move:0,0-0,0", "R5.1")
    refused(game, "move:2,0-1,0", "R5.1")
    refused(game, "move:0,-2-0,-1", "R5.1")
    play(game, "move:0,0-1,0")
    assert (on(game, "0,0"), on(game, "1,0")) == ("", "0K")


@rule("barony", "R5.1")
def test_after_one_move_one_may_stop() -> None:
    game = moving({"0,0": "0K", "2,0": "0K"})
    play(game, "move:0,0-1,0", "move_again:done")
    assert (on(game, "1,0"), on(game, "2,0")) == ("0K", "0K")
    assert seat_asked(game) == 1


@rule("barony", "R5.1")
def test_two_moves_are_the_most() -> None:
    game = moving({"0,0": "0KKK"})
    play(game, "move:0,0-1,0", "move_again:0,0-0,1")
    assert (on(game, "0,0"), on(game, "1,0"), on(game, "0,1")) == ("0K", "0K", "0K")
    assert seat_asked(game) == 1


@rule("barony", "R5.1")
def test_without_a_knight_that_can_move_there_is_no_movement() -> None:
    game = t19({"0,0": "0C"})
    assert "move" not in actions(game)
    refused(game, "action:move", "R5.1")
    game = t19({"0,0": "0CK"}, terrain=dict.fromkeys(AROUND, "lake"))
    assert "move" not in actions(game)
    refused(game, "action:move", "R5.1")


@rule("barony", "R5.2")
@pytest.mark.parametrize("second", ["0,0-1,0", "0,0--1,0", "1,1-1,0", "1,1-0,1"])
def test_the_two_moves_are_independent(second: str) -> None:
    """The same or another origin, the same or another destination."""
    game = moving({"0,0": "0KK", "1,1": "0K"})
    play(game, "move:0,0-1,0")
    play(game, f"move_again:{second}")
    target = second.rpartition("-")[2] if "--" not in second else "-1,0"
    assert on(game, target) == ("0KK" if target == "1,0" else "0K")
    assert seat_asked(game) == 1


@rule("barony", "R5.2")
def test_the_second_move_is_judged_after_the_first() -> None:
    """The first knight enters in peace, so that the second makes war."""
    game = moving({"0,0": "0K", "2,0": "0K", "1,0": "1K"})
    play(game, "move:0,0-1,0")
    assert on(game, "1,0") == "0K 1K"
    play(game, "move_again:2,0-1,0")
    assert on(game, "1,0") == "0KK"


@rule("barony", "R5.3")
def test_the_same_knight_does_not_move_twice() -> None:
    game = moving({"0,0": "0K", "2,0": "0K"})
    play(game, "move:0,0-1,0")
    assert not any(text.startswith("move_again:1,0-") for text in offered(game))
    refused(game, "move_again:1,0-0,0", "R5.3")
    refused(game, "move_again:1,0-1,1", "R5.3")


@rule("barony", "R5.3")
def test_another_knight_on_that_hex_may_go_on() -> None:
    game = moving({"0,0": "0K", "1,0": "0K"})
    play(game, "move:0,0-1,0")
    assert offered(game) == {"move_again:done"} | {f"move_again:1,0-{q},{r}" for q, r in around(1, 0)}
    play(game, "move_again:1,0-0,0")
    assert (on(game, "0,0"), on(game, "1,0")) == ("0K", "0K")


@rule("barony", "R5.3")
def test_a_lone_knight_moves_once_even_into_a_village_of_its_own() -> None:
    game = moving({"0,0": "0K", "1,0": "0V"})
    play(game, "move:0,0-1,0")
    assert on(game, "1,0") == "0VK"
    assert seat_asked(game) == 1


@rule("barony", "R5.4")
@pytest.mark.parametrize("land", ["plain", "field", "forest", "mountain"])
def test_everything_else_adjacent_may_be_entered(land: str) -> None:
    assert may_enter("", land)
    if land != "mountain":
        assert may_enter("1K", land)
        assert may_enter("1V", land)
        assert may_enter("1K 2K 3V", land)


@rule("barony", "R5.4a")
def test_a_lake_is_not_entered() -> None:
    game = moving({"0,0": "0K"}, {"1,0": "lake"})
    assert offered(game) == {f"move:0,0-{hex}" for hex in AROUND if hex != "1,0"}
    refused(game, "move:0,0-1,0", "R5.4a")


@rule("barony", "R5.4b")
@pytest.mark.parametrize("pieces", ["1C", "1S", "1CK", "1SKK"])
def test_cities_and_strongholds_of_others_are_not_entered(pieces: str) -> None:
    game = moving({"0,0": "0KK", "1,0": pieces})
    assert offered(game) == {f"move:0,0-{hex}" for hex in AROUND if hex != "1,0"}
    refused(game, "move:0,0-1,0", "R5.4b")


@rule("barony", "R5.4c")
@pytest.mark.parametrize("pieces", ["1KK", "1KV", "1KKKV"])
def test_two_pieces_of_another_player_are_not_entered(pieces: str) -> None:
    game = moving({"0,0": "0KK", "1,0": pieces})
    assert offered(game) == {f"move:0,0-{hex}" for hex in AROUND if hex != "1,0"}
    refused(game, "move:0,0-1,0", "R5.4c")


@rule("barony", "R5.4d")
@pytest.mark.parametrize("pieces", ["1K", "1V"])
def test_one_piece_closes_a_mountain(pieces: str) -> None:
    game = moving({"0,0": "0KK", "1,0": pieces}, {"1,0": "mountain"})
    assert offered(game) == {f"move:0,0-{hex}" for hex in AROUND if hex != "1,0"}
    refused(game, "move:0,0-1,0", "R5.4d")


@rule("barony", "R5.5")
def test_pieces_of_different_opponents_are_not_added_together() -> None:
    assert may_enter("1K 2V")
    assert may_enter("1K 2K 3K")
    assert not may_enter("1KV")


@rule("barony", "R5.6")
@pytest.mark.parametrize(
    ("pieces", "land"),
    [("0C", "plain"), ("0SK", "plain"), ("0V", "forest"), ("0KK", "plain"), ("0VK", "mountain"), ("0C", "mountain")],
)
def test_ones_own_pieces_never_hinder(pieces: str, land: str) -> None:
    game = moving({"0,0": "0K", "1,0": pieces}, {"1,0": land})
    play(game, "move:0,0-1,0")
    assert on(game, "1,0") == pieces + "K"


@rule("barony", "R5.7")
@pytest.mark.parametrize("pieces", ["0K 1K", "0K 1V", "0K 1K 2K 3V"])
def test_a_knight_may_leave_a_hex_that_it_shares(pieces: str) -> None:
    game = begun(t19({"0,0": pieces}, seats=4), "move")
    assert offered(game) == {f"move:0,0-{hex}" for hex in AROUND}
    play(game, "move:0,0-0,1")
    assert on(game, "0,0") == pieces.removeprefix("0K ")
