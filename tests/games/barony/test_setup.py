"""S Setup."""

from __future__ import annotations

import json
import tomllib
from collections import Counter

import pytest
from tests.games.barony.helpers import (
    around,
    begun,
    events,
    play,
    reserve,
    seat_asked,
    stock,
    table_of,
    terrain_of,
    texts,
    title,
    tokens,
)
from tests.rules import rule

import regalia
from regalia import games
from regalia.games.barony.pieces.numbers import DATA

TILES = [tuple(tile["hexes"]) for tile in tomllib.loads((DATA / "tiles.toml").read_text("utf-8"))["tile"]]
ANCHORS = json.loads((DATA / "layouts.json").read_text("utf-8"))
ORDERS = {
    2: [0, 1, 1, 1, 0, 0],
    3: [0, 1, 2, 2, 2, 1, 1, 0, 0],
    4: [0, 1, 2, 3, 3, 3, 2, 2, 1, 1, 0, 0],
}


def turned(tile: tuple[str, ...]) -> tuple[str, ...]:
    """The same for all three ways in which a tile can lie."""
    return min(tile[turn:] + tile[:turn] for turn in range(3))


def dealt_tiles(seats: int, seed: int) -> list[tuple[str, ...]]:
    """What lies in each slot: the terrains of its positions 1, 2 and 3."""
    lands = terrain_of(regalia.new("barony", seats=seats, seed=seed))
    anchors = ANCHORS[str(seats)]
    assert len(lands) == 3 * len(anchors)
    return [(lands[q, r], lands[q + 1, r], lands[q, r + 1]) for q, r in anchors]


@rule("barony", "S1")
def test_there_are_36_tiles() -> None:
    assert len(TILES) == 36
    assert all(tile.count("lake") <= 1 for tile in TILES)
    assert Counter(land for tile in TILES for land in tile) == {
        "mountain": 22,
        "forest": 25,
        "plain": 25,
        "field": 22,
        "lake": 14,
    }


@rule("barony", "S1")
@pytest.mark.parametrize(("seats", "hexes", "edge"), [(2, 54, 27), (3, 81, 33), (4, 108, 39)])
def test_nine_tiles_for_each_player_make_the_board(seats: int, hexes: int, edge: int) -> None:
    lands = terrain_of(regalia.new("barony", seats=seats, seed=1))
    assert len(lands) == hexes
    assert sum(any(place not in lands for place in around(q, r)) for q, r in lands) == edge
    assert set(lands) == {place for q, r in ANCHORS[str(seats)] for place in ((q, r), (q + 1, r), (q, r + 1))}


@rule("barony", "S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_tile_is_dealt_twice(seats: int) -> None:
    for seed in range(10):
        dealt = Counter(turned(tile) for tile in dealt_tiles(seats, seed))
        assert dealt.total() == 9 * seats
        assert dealt <= Counter(turned(tile) for tile in TILES)
    if seats == 4:
        assert dealt == Counter(turned(tile) for tile in TILES)


@rule("barony", "S1")
def test_tiles_places_and_turns_are_random() -> None:
    deals = [dealt_tiles(2, seed) for seed in range(30)]
    assert len({tuple(deal) for deal in deals}) == 30
    assert dealt_tiles(2, 7) == deals[7]
    assert len({frozenset(map(turned, deal)) for deal in deals}) == 30
    one_tile = ("forest", "lake", "field")
    ways = {tile for seed in range(30) for tile in dealt_tiles(4, seed) if turned(tile) == turned(one_tile)}
    assert len(ways) == 3


@rule("barony", "S1")
def test_a_tile_keeps_its_sense_of_rotation() -> None:
    """Clockwise mountain, plain, forest is another tile than mountain, forest, plain."""
    dealt = Counter(turned(tile) for tile in dealt_tiles(4, 3))
    assert dealt[turned(("mountain", "plain", "forest"))] == 1
    assert dealt[turned(("mountain", "forest", "plain"))] == 0


@rule("barony", "S2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stock_has_twenty_of_each_kind(seats: int) -> None:
    game = regalia.new("barony", seats=seats, seed=1)
    assert stock(game) == {"field": 20, "plain": 20, "forest": 20, "mountain": 20}
    assert all(tokens(game, seat) == {} for seat in range(seats))


@rule("barony", "S3", "R10.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_begins_with_all_pieces_and_nothing_else(seats: int) -> None:
    game = regalia.new("barony", seats=seats, seed=1)
    assert table_of(game)["pieces"] == {}
    assert game.scores == [0] * seats
    for seat in range(seats):
        assert reserve(game, seat) == {"knight": 7, "village": 14, "stronghold": 2, "city": 5}
        assert title(game, seat) == "baron"
        assert table_of(game)["players"][seat]["new_cities"] == 0


@rule("barony", "S3")
def test_colours_are_blue_yellow_green_and_red() -> None:
    assert games.find("barony").tinctures == ("azure", "or", "vert", "gules")


@rule("barony", "S3")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_barony_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(regalia.BadSetup, match=f"2 to 4 players, not {seats}"):
        regalia.new("barony", seats=seats, seed=1)


@rule("barony", "S4", "R3.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_play_goes_clockwise_from_the_first_player(first: int) -> None:
    game = regalia.new("barony", seats=3, seed=1, options={"first_player": first, "placement": "auto"})
    turns = []
    for _ in range(9):
        turns.append(seat_asked(game))
        begun(game, "recruit")
        play(game, sorted(texts(game))[0])
    assert turns == [first, (first + 1) % 3, (first + 2) % 3] * 3
    assert table_of(game)["first"] == first


@rule("barony", "S4")
def test_the_first_player_is_settled_before_any_city_is_placed() -> None:
    for seed in range(10):
        game = regalia.new("barony", seats=4, seed=seed)
        assert seat_asked(game) == table_of(game)["first"]


@rule("barony", "S5", "R2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_player_places_three_pairs_and_the_others_one_and_two(seats: int) -> None:
    for first in range(seats):
        game = regalia.new("barony", seats=seats, seed=5, options={"first_player": first})
        order = []
        while game.pending[0].kind.id == "place":
            order.append((seat_asked(game) - first) % seats)
            play(game, sorted(texts(game))[0])
        assert order == ORDERS[seats]


@rule("barony", "S6", "S5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_placement_everybody_has_three_cities_with_knights(seats: int) -> None:
    game = regalia.new("barony", seats=seats, seed=5, options={"first_player": 1})
    while game.pending[0].kind.id == "place":
        play(game, sorted(texts(game))[0])
    assert seat_asked(game) == 1
    assert table_of(game)["round"] == 1
    for seat in range(seats):
        own = [lines for lines in table_of(game)["pieces"].values() if lines[0].startswith(str(seat))]
        assert own == [[f"{seat} city", f"{seat} knight"]] * 3
        assert reserve(game, seat) == {"knight": 4, "village": 14, "stronghold": 2, "city": 2}
        assert game.scores[seat] == 0
    assert events(game).count("city_placed") == 3 * seats
