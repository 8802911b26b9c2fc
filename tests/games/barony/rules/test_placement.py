"""R2 Starting placement."""

from __future__ import annotations

import pytest
from tests.games.barony.helpers import (
    EDGE,
    T19,
    actions,
    around,
    box,
    events,
    hex_map,
    offered,
    on,
    play,
    refused,
    reserve,
    seat_asked,
    table_of,
)
from tests.rules import rule

import regalia
from regalia import Game


def placing(terrain: dict[str, str] | None = None, hexes: list[tuple[int, int]] = T19, seats: int = 2) -> Game:
    return regalia.new("barony", seats=seats, seed=1, options={"map": hex_map(terrain, hexes), "first_player": 0})


@rule("barony", "R2.1")
def test_a_city_and_a_knight_go_from_the_reserve_to_the_hex() -> None:
    game = placing()
    play(game, "place:0,0")
    assert on(game, "0,0") == "0CK"
    assert reserve(game, 0) == {"knight": 6, "village": 14, "stronghold": 2, "city": 4}
    assert seat_asked(game) == 1


@rule("barony", "R2.1")
def test_a_placement_cannot_be_declined() -> None:
    game = placing()
    assert offered(game) == {f"place:{q},{r}" for q, r in T19}
    for text in ("place:none", "place:pass", "action:pass"):
        with pytest.raises(regalia.IllegalChoice):
            game.play_text(text, 0)
    assert table_of(game)["pieces"] == {}


@rule("barony", "R2.2", "R1.5")
def test_no_starting_city_on_a_lake_or_in_a_forest() -> None:
    game = placing({"0,0": "lake", "1,0": "forest", "0,1": "mountain", "-1,0": "field"})
    assert offered(game) == {f"place:{q},{r}" for q, r in T19 if (q, r) not in ((0, 0), (1, 0))}
    refused(game, "place:0,0", "R2.2")
    refused(game, "place:1,0", "R2.2")


@rule("barony", "R2.3")
def test_no_starting_city_on_or_beside_a_city_of_another() -> None:
    game = placing()
    play(game, "place:0,0")
    assert offered(game) == {f"place:{hex}" for hex in EDGE}
    refused(game, "place:0,0", "R2.3", case="")
    for q, r in around(0, 0):
        refused(game, f"place:{q},{r}", "R2.3", case="near")


@rule("barony", "R2.3", "R2.4")
def test_no_starting_city_beside_a_city_of_ones_own() -> None:
    game = placing()
    play(game, "place:2,-2", "place:-2,2")
    assert seat_asked(game) == 1
    refused(game, "place:-2,2", "R2.3")
    refused(game, "place:-2,1", "R2.3")
    refused(game, "place:-1,1", "R2.3")
    refused(game, "place:1,-2", "R2.3")
    play(game, "place:0,0")
    assert offered(game) == {f"place:{hex}" for hex in ("0,-2", "-1,-1", "-2,0", "2,0", "1,1", "0,2")}
    assert seat_asked(game) == 1


@rule("barony", "R2.4")
@pytest.mark.parametrize("land", ["plain", "field", "mountain"])
def test_plain_field_and_mountain_take_starting_cities(land: str) -> None:
    game = placing({"0,0": land})
    play(game, "place:0,0")
    assert on(game, "0,0") == "0CK"


@rule("barony", "R2.4")
def test_a_pair_is_final_when_it_is_placed() -> None:
    game = placing()
    play(game, "place:2,-2", "place:-2,2", "place:0,0", "place:2,0")
    assert (on(game, "-2,2"), on(game, "0,0"), on(game, "2,0")) == ("1CK", "1CK", "1CK")
    assert seat_asked(game) == 0


@rule("barony", "R2.5")
def test_a_placement_without_a_hex_is_skipped() -> None:
    """Three hexes around a corner have room for one city."""
    game = placing(hexes=[(0, 0), (1, 0), (0, 1)])
    play(game, "place:0,0")
    assert events(game).count("placement_skipped") == 5
    assert reserve(game, 0) == {"knight": 6, "village": 14, "stronghold": 2, "city": 2}
    assert reserve(game, 1) == {"knight": 7, "village": 14, "stronghold": 2, "city": 2}
    assert (box(game, 0), box(game, 1)) == ({"city": 2}, {"city": 3})
    assert seat_asked(game) == 0
    assert actions(game) == {"recruit", "move", "expedition"}


@rule("barony", "R2.5")
def test_where_only_forest_is_left_nobody_places() -> None:
    game = placing({f"{q},{r}": "forest" for q, r in T19})
    assert events(game).count("placement_skipped") == 6
    assert (box(game, 0), box(game, 1)) == ({"city": 3}, {"city": 3})
    assert reserve(game, 0)["knight"] == 7
    assert offered(game) == {f"expedition:{hex}" for hex in EDGE}
