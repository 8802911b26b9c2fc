"""What of one's own can be attacked next turn: the marks are exactly what the rules would let somebody do."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.barony.helpers import in_coordinates, random_position, t19
from tests.rules import rule

import regalia
from regalia import Game, games
from regalia.core.words import LANGUAGES, Words
from regalia.games.barony.notation import DONE
from regalia.games.barony.rules.movement import second_steps, steps
from regalia.games.barony.rules.war import march
from regalia.games.barony.state import Barony
from regalia.games.barony.table.dangers import endangered
from regalia.games.barony.table.explaining import explain

TABLE = games.table("barony")
WORDS = [Words(language, [games.find("barony").folder / "words"], ["Anna", "Bence", "Ödön"]) for language in LANGUAGES]


def marked(game: Game, seat: int) -> set[str]:
    """Where the seat sees a mark of danger, in coordinates."""
    scene = TABLE.scene(game.view(seat), seat)
    places = {scene.pieces[danger.at.removeprefix("piece:")].place for danger in scene.dangers}
    return {in_coordinates(game, place) for place in places}


def told(game: Game, seat: int) -> list[str]:
    return [WORDS[0].say(danger.text) for danger in TABLE.scene(game.view(seat), seat).dangers]


@rule("barony", "R6.2", "R6.7")
def test_two_knights_beside_a_lone_piece_are_a_danger_and_one_is_not() -> None:
    game = t19({"0,0": "0V", "1,0": "0K", "0,-1": "1K", "-1,0": "1K"})
    assert marked(game, 0) == {"0,0"}
    assert marked(game, 1) == set()


@rule("barony", "R6.2")
@pytest.mark.parametrize(("on_it", "is_marked"), [("0K 1V", True), ("0K 1K", True), ("0K", False)])
def test_whoever_shares_the_hex_needs_only_one_knight_more(on_it: str, is_marked: bool) -> None:
    game = t19({"0,0": on_it, "1,0": "1K"})
    assert marked(game, 0) == ({"0,0"} if is_marked else set())


@rule("barony", "R6.7")
@pytest.mark.parametrize("safe", ["0KK", "0VK", "0S", "0C", "0SK"])
def test_two_pieces_a_city_and_a_stronghold_are_safe(safe: str) -> None:
    assert marked(t19({"0,0": safe, "1,0": "1K", "0,1": "1K"}), 0) == set()


@rule("barony", "R5.4d")
def test_a_lone_piece_on_a_mountain_is_safe() -> None:
    assert marked(t19({"0,0": "0K", "1,0": "1KK"}, terrain={"0,0": "mountain"}), 0) == set()


@rule("barony", "R5.3")
def test_a_knight_two_hexes_away_does_not_help_as_none_moves_twice() -> None:
    assert marked(t19({"0,0": "0K", "1,0": "1K", "2,0": "1KKK"}), 0) == set()


@rule("barony", "R6.4")
def test_it_is_told_that_a_token_goes_with_a_village() -> None:
    pieces = {"0,0": "0V", "1,0": "1KK"}
    (poor,), (rich,) = told(t19(pieces), 0), told(t19(pieces, tokens={0: {"plain": 1}}), 0)
    assert poor.startswith("Bence can burn your lone village on C3 next turn.")
    assert "take one of your tokens" in rich


@rule("barony", "R6.7")
def test_pointing_at_a_knight_tells_which_can_be_attacked() -> None:
    game = t19({"0,0": "0K", "2,0": "0K", "1,-1": "1KK"})
    assert explained(game, "piece-knight") == "5 of your 7 in reserve. Can be attacked next turn: C3."
    assert "attacked" not in explained(game, "piece-village")


def explained(game: Game, key: str) -> str:
    told = explain(game.view(0), 0, key)
    assert told is not None and told.yours is not None
    return WORDS[0].say(told.yours)


@rule("barony", "R11.1")
@pytest.mark.parametrize(("active", "is_marked"), [(0, True), (1, True), (2, False)])
def test_in_the_last_round_whoever_has_had_their_turn_is_no_danger(active: int, is_marked: bool) -> None:
    game = t19({"0,0": "0K", "1,0": "1KK", "0,2": "2C"}, seats=3, active=active, titles={2: "duke"}, last_round=True)
    assert marked(game, 0) == ({"0,0"} if is_marked else set())


@rule("barony", "R11.7")
def test_after_the_last_round_that_is_played_nobody_attacks() -> None:
    pieces, limit = {"0,0": "0K", "1,0": "1KK", "0,2": "2CK"}, {"max_rounds": 3}
    assert marked(t19(pieces, seats=3, active=2, round=2, options=limit), 0) == {"0,0"}
    assert marked(t19(pieces, seats=3, active=2, round=3, options=limit), 0) == set()


def test_spectators_see_no_marks_and_a_finished_game_has_none() -> None:
    game = t19({"0,0": "0K", "1,0": "1KK"})
    assert TABLE.scene(game.view(None), None).dangers == ()
    over = t19({"0,0": "0K", "1,0": "1KK"}, phase="over", last_round=True, titles={0: "duke"})
    assert marked(over, 0) == set()


@rule("barony", "R5.1", "R5.2", "R5.3", "R6.2")
@given(st.integers(0, 10**6), st.integers(2, 4))
def test_the_marks_are_what_one_movement_can_remove(seed: int, seats: int) -> None:
    """Every movement of every other seat is tried on the board; whatever disappears in one of them was marked."""
    s: Barony = regalia.from_position("barony", random_position(Random(seed), seats)).state
    s.is_last_round, s.active = False, s.first
    for seat in range(seats):
        lost = {hex for other in range(seats) if other != seat for hex in removable(s, seat, other)}
        assert set(endangered(s, seat)) == lost


def removable(s: Barony, victim: int, seat: int) -> set[int]:
    held = [hex for hex in s.board.shape.hexes if s.pieces(victim, hex)]
    found: set[int] = set()
    for origin, target in (step for step in steps(s, seat) if not isinstance(step, str)):
        once = after(s, seat, origin, target)
        found.update(hex for hex in held if not once.pieces(victim, hex))
        for step in second_steps(once, seat, target):
            if step != DONE and not isinstance(step, str):
                twice = after(once, seat, *step)
                found.update(hex for hex in held if not twice.pieces(victim, hex))
    return found


def after(s: Barony, seat: int, origin: int, target: int) -> Barony:
    made = s.copy()
    if march(made, seat, origin, target):
        made.take_village(target)
    return made
