"""R8 New City (action D)."""

from __future__ import annotations

import pytest
from tests.games.barony.helpers import (
    actions,
    around,
    begun,
    box,
    disc,
    offered,
    on,
    play,
    refused,
    reserve,
    seat_asked,
    stock,
    t19,
    table_of,
    tokens,
)
from tests.rules import rule


@rule("barony", "R8.1")
def test_a_village_is_replaced_by_a_city() -> None:
    game = t19({"0,0": "0V", "2,0": "0V"})
    before = reserve(game, 0)
    play(game, "action:new_city", "new_city:0,0")
    assert (on(game, "0,0"), on(game, "2,0")) == ("0C", "0V")
    assert reserve(game, 0) == before | {"village": 13, "city": 4}
    assert seat_asked(game) == 1


@rule("barony", "R8.1")
def test_only_a_village_of_ones_own_becomes_a_city() -> None:
    game = begun(t19({"0,0": "0V", "2,0": "0V", "-2,0": "1V", "0,2": "0S", "-2,2": "0K"}), "new_city")
    assert offered(game) == {"new_city:0,0", "new_city:2,0"}
    for hex in ("-2,0", "0,2", "-2,2", "0,-2"):
        refused(game, f"new_city:{hex}", "R8.1")


@rule("barony", "R8.1")
def test_without_a_village_there_is_no_new_city() -> None:
    game = t19({"0,0": "0CK", "2,0": "1V"})
    assert "new_city" not in actions(game)
    assert game.pending[0].why_not("new_city") is not None


@rule("barony", "R8.2")
@pytest.mark.parametrize(("land", "allowed"), [("plain", True), ("field", True), ("mountain", True), ("forest", False)])
def test_no_new_city_in_a_forest(land: str, allowed: bool) -> None:
    game = t19({"0,0": "0V", "2,0": "0V", "-2,0": "0V"}, terrain={"0,0": land})
    begun(game, "new_city")
    assert ("new_city:0,0" in offered(game)) == allowed
    if not allowed:
        refused(game, "new_city:0,0", "R8.2")


@rule("barony", "R8.2")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("beside", [f"{q},{r}" for q, r in around(0, 0)])
def test_no_new_city_beside_any_city(owner: int, beside: str) -> None:
    game = t19({"0,0": "0VK", beside: f"{owner}C"})
    assert "new_city" not in actions(game)
    refused(game, "action:new_city", "R8.2")
    game = begun(t19({"0,0": "0VK", beside: f"{owner}C", "3,0": "0V", "-3,0": "0V"}, hexes=disc(3)), "new_city")
    assert offered(game) == {"new_city:3,0", "new_city:-3,0"}
    refused(game, "new_city:0,0", "R8.2")


@rule("barony", "R8.2")
def test_a_city_two_hexes_away_does_not_matter() -> None:
    game = begun(t19({"0,0": "0V", "2,-1": "1C", "-2,0": "0V"}), "new_city")
    assert offered(game) == {"new_city:0,0", "new_city:-2,0"}


@rule("barony", "R8.2")
def test_a_new_city_bars_the_villages_beside_it() -> None:
    game = t19({"0,0": "0V", "1,0": "0V", "-2,0": "1CK"})
    play(game, "action:new_city", "new_city:0,0", "action:recruit", "recruit:-2,0x1")
    refused(game, "action:new_city", "R8.2")


@rule("barony", "R8.2")
def test_no_new_city_under_an_enemy_knight() -> None:
    game = begun(t19({"0,0": "0V 1K", "2,0": "0V", "-2,0": "0V"}), "new_city")
    assert offered(game) == {"new_city:2,0", "new_city:-2,0"}
    refused(game, "new_city:0,0", "R8.2")


@rule("barony", "R8.3")
def test_own_knights_stay_and_enemies_beside_do_not_matter() -> None:
    game = t19({"0,0": "0VKK", "1,0": "1KK", "-1,0": "1S", "0,1": "1V"})
    play(game, "action:new_city")
    assert on(game, "0,0") == "0CKK"
    assert (on(game, "1,0"), on(game, "-1,0"), on(game, "0,1")) == ("1KK", "1S", "1V")


@rule("barony", "R8.4")
@pytest.mark.parametrize(
    ("title", "before"), [("baron", 0), ("viscount", 15), ("count", 30), ("marquis", 45), ("duke", 60)]
)
def test_a_new_city_is_ten_points_and_no_token(title: str, before: int) -> None:
    game = t19({"0,0": "0V", "2,0": "0V"}, titles={0: title}, last_round=title == "duke")
    assert game.scores[0] == before
    play(game, "action:new_city", "new_city:0,0")
    assert game.scores[0] == before + 10
    assert table_of(game)["players"][0]["new_cities"] == 1
    assert tokens(game, 0) == {}
    assert stock(game) == {"field": 20, "plain": 20, "forest": 20, "mountain": 20}


@rule("barony", "R8.4")
def test_starting_cities_score_nothing() -> None:
    game = t19({"0,0": "0CK", "2,0": "0CK", "-2,0": "0CK"})
    assert game.scores == [0, 0]


@rule("barony", "R8.5")
def test_without_a_city_in_reserve_there_is_no_new_city() -> None:
    game = t19({"0,0": "0VK"}, box={0: {"city": 5}})
    assert "new_city" not in actions(game)
    refused(game, "action:new_city", "R8.5")


@rule("barony", "R8.5")
def test_nobody_builds_more_than_two_new_cities() -> None:
    """Three starting cities on the board; the villages lie far enough from each other."""
    hexes = [(q, r) for q in range(7) for r in range(7)]
    starting = {"0,0": "0C", "0,2": "0C", "0,4": "0C", "6,6": "1CK"}
    game = t19(starting | {"2,0": "0V", "2,2": "0V", "2,4": "0VK"}, hexes=hexes)
    for hex, points in (("2,0", 10), ("2,2", 20)):
        play(game, "action:new_city", f"new_city:{hex}", "action:recruit", "recruit:6,6x1")
        assert game.scores[0] == points
    assert reserve(game, 0)["city"] == 0
    assert box(game, 0) == {}
    refused(game, "action:new_city", "R8.5")


@rule("barony", "R8.5")
def test_a_third_new_city_is_never_counted() -> None:
    """A made-up position without starting cities leaves five in reserve; the score board has room for two."""
    hexes = [(q, r) for q in range(7) for r in range(7)]
    game = t19({"2,0": "0V", "2,2": "0V", "2,4": "0VK", "4,4": "0V", "6,6": "1CK"}, hexes=hexes)
    for hex in ("2,0", "2,2"):
        play(game, "action:new_city", f"new_city:{hex}", "action:recruit", "recruit:6,6x1")
    assert game.scores[0] == 20
    refused(game, "action:new_city", "R8.5")
