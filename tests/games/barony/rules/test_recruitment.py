"""R4 Recruitment (action A)."""

from __future__ import annotations

import pytest
from tests.games.barony.helpers import actions, begun, offered, on, play, refused, reserve, seat_asked, t19
from tests.rules import rule


@rule("barony", "R4.1")
def test_one_or_two_knights_come_to_a_city_of_ones_own() -> None:
    game = begun(t19({"0,0": "0C", "2,0": "0C", "-2,0": "1C", "0,2": "0S", "0,-2": "0V"}), "recruit")
    assert offered(game) == {f"recruit:{hex}x{number}" for hex in ("0,0", "2,0") for number in (1, 2)}
    for hex in ("-2,0", "0,2", "0,-2", "1,0"):
        refused(game, f"recruit:{hex}x1", "R4.1")
    play(game, "recruit:2,0x2")
    assert on(game, "2,0") == "0CKK"
    assert reserve(game, 0)["knight"] == 5
    assert seat_asked(game) == 1


@rule("barony", "R4.1")
def test_nobody_recruits_no_knight() -> None:
    refused(begun(t19({"0,0": "0C"}), "recruit"), "recruit:0,0x0", "R4.1", case="nobody")


@rule("barony", "R4.1")
def test_a_new_city_recruits_like_a_starting_one() -> None:
    game = t19({"0,0": "0V", "2,0": "1CK"})
    play(game, "action:new_city", "action:recruit", "recruit:2,0x1", "action:recruit", "recruit:0,0x2")
    assert on(game, "0,0") == "0CKK"


@rule("barony", "R4.1")
def test_without_a_city_nobody_recruits() -> None:
    game = t19({"0,0": "0K", "2,0": "1C"})
    assert "recruit" not in actions(game)
    refused(game, "action:recruit", "R4.1")


@rule("barony", "R4.2")
def test_away_from_lakes_two_is_the_most() -> None:
    game = begun(t19({"0,0": "0C"}, terrain={"2,0": "lake"}), "recruit")
    assert offered(game) == {"recruit:0,0x1", "recruit:0,0x2"}
    refused(game, "recruit:0,0x3", "R4.2")


@rule("barony", "R4.2")
@pytest.mark.parametrize("lakes", [["1,0"], ["1,0", "-1,0"], ["1,0", "0,1", "-1,1", "-1,0", "0,-1"]])
def test_beside_a_lake_three_is_the_most_however_many_lakes(lakes: list[str]) -> None:
    game = begun(t19({"0,0": "0C"}, terrain=dict.fromkeys(lakes, "lake")), "recruit")
    assert offered(game) == {"recruit:0,0x1", "recruit:0,0x2", "recruit:0,0x3"}
    refused(game, "recruit:0,0x4", "R4.2")
    play(game, "recruit:0,0x3")
    assert on(game, "0,0") == "0CKKK"


@rule("barony", "R4.3")
@pytest.mark.parametrize("left", [1, 2])
def test_nobody_recruits_more_than_the_reserve_holds(left: int) -> None:
    game = begun(t19({"0,0": "0C", "2,0": "0C"}, terrain={"1,0": "lake"}, box={0: {"knight": 7 - left}}), "recruit")
    assert offered(game) == {f"recruit:{hex}x{n}" for hex in ("0,0", "2,0") for n in range(1, left + 1)}
    refused(game, f"recruit:0,0x{left + 1}", "R4.3")


@rule("barony", "R4.3")
def test_with_an_empty_reserve_nobody_recruits() -> None:
    game = t19({"0,0": "0CKKKK", "1,0": "0KKK"})
    assert "recruit" not in actions(game)
    refused(game, "action:recruit", "R4.3")
