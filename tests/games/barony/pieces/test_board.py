"""R1 Board and pieces."""

from __future__ import annotations

import random

import pytest
from tests.games.barony.helpers import (
    EDGE,
    around,
    begun,
    box,
    disc,
    hex_map,
    in_coordinates,
    offered,
    on,
    play,
    refused,
    reserve,
    t19,
    table_of,
    terrain_of,
    wander,
)
from tests.rules import rule

import regalia

TOTALS = {"knight": 7, "village": 14, "stronghold": 2, "city": 5}


@rule("barony", "R1.1")
def test_a_hex_has_the_six_neighbours_that_share_a_side() -> None:
    game = begun(t19({"0,0": "0K"}), "move")
    assert offered(game) == {f"move:0,0-{q},{r}" for q, r in around(0, 0)}
    refused(game, "move:0,0-1,1", "R5.1")
    refused(game, "move:0,0--1,-1", "R5.1")
    refused(game, "move:0,0-2,0", "R5.1")


@rule("barony", "R1.1")
def test_tile_borders_mean_nothing() -> None:
    lands = terrain_of(regalia.new("barony", seats=2, seed=1, options={"map": "sample_2_1"}))
    table = {"map": [[q, r, land] for (q, r), land in lands.items()], "pieces": {"0,0": ["0 knight"]}}
    game = begun(regalia.from_position("barony", {"seats": 2, "state": table}), "move")
    assert offered(game) == {f"move:0,0-{q},{r}" for q, r in around(0, 0) if lands[q, r] != "lake"}


@rule("barony", "R1.2", "R9.2")
def test_an_edge_hex_has_fewer_than_six_neighbours() -> None:
    game = begun(t19(), "expedition")
    assert offered(game) == {f"expedition:{hex}" for hex in EDGE}
    for q, r in [(0, 0), *around(0, 0)]:
        refused(game, f"expedition:{q},{r}", "R9.2")


@rule("barony", "R1.2")
def test_a_lake_makes_no_edge() -> None:
    game = begun(t19(terrain={"0,0": "lake", "2,0": "lake"}), "expedition")
    assert offered(game) == {f"expedition:{hex}" for hex in EDGE if hex != "2,0"}
    refused(game, "expedition:1,0", "R9.2")


@rule("barony", "R1.3")
@pytest.mark.parametrize("pieces", ["0CV", "0V 1V", "0S 1C", "0VV"])
def test_a_hex_holds_one_building_whoever_owns_it(pieces: str) -> None:
    with pytest.raises(regalia.BadPosition, match=r"R1\.3"):
        t19({"0,0": pieces})


@rule("barony", "R1.4")
def test_any_number_of_knights_may_stand_together() -> None:
    game = t19({"0,0": "0KKKKKK", "1,0": "0K"})
    play(game, "action:move", "move:1,0-0,0", "move_again:done")
    assert on(game, "0,0") == "0KKKKKKK"
    game = t19({"0,0": "0CKKKK"}, terrain={"1,0": "lake"})
    play(game, "action:recruit", "recruit:0,0x3")
    assert on(game, "0,0") == "0CKKKKKKK"


@rule("barony", "R1.5")
@pytest.mark.parametrize("piece", ["0K", "0V", "0S", "0C"])
def test_no_piece_stands_on_a_lake(piece: str) -> None:
    with pytest.raises(regalia.BadPosition, match=r"lake.*R1\.5"):
        t19({"0,0": piece}, terrain={"0,0": "lake"})


@rule("barony", "R1.6")
@pytest.mark.parametrize(("pieces", "land"), [("0C 1K", "plain"), ("0S 1K", "field"), ("0K 1K", "mountain")])
def test_cities_strongholds_and_mountains_belong_to_one_player(pieces: str, land: str) -> None:
    with pytest.raises(regalia.BadPosition, match=r"R1\.6"):
        t19({"0,0": pieces}, terrain={"0,0": land})
    alone = pieces.partition(" ")[0]
    assert on(t19({"0,0": alone + "K"}, terrain={"0,0": land}), "0,0") == alone + "K"


@rule("barony", "R1.7")
@pytest.mark.parametrize("pieces", ["0KK 1K", "0KV 1K", "0V 1KK"])
def test_who_shares_a_hex_has_one_piece_there(pieces: str) -> None:
    with pytest.raises(regalia.BadPosition, match=r"R1\.7"):
        t19({"0,0": pieces})
    assert on(t19({"0,0": "0K 1K 2V 3K"}, seats=4), "0,0") == "0K 1K 2V 3K"


@rule("barony", "R1.8")
@pytest.mark.parametrize(("piece", "most"), TOTALS.items())
def test_nobody_has_more_pieces_than_there_are(piece: str, most: int) -> None:
    t19(box={0: {piece: most}}, tokens={0: {"field": 3}})
    with pytest.raises(regalia.BadPosition, match=f"of {most} pieces of kind {piece}"):
        t19(box={0: {piece: most + 1}})


@rule("barony", "R1.8")
def test_nothing_comes_back_from_the_box() -> None:
    """The last knight is recruited by itself, as nothing else is possible."""
    game = t19({"0,0": "0C"}, box={0: {"knight": 6}})
    assert (on(game, "0,0"), reserve(game, 0)["knight"], box(game, 0)) == ("0CK", 0, {"knight": 6})


@rule("barony", "R1.8")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everything_is_open_to_all(seat: int | None) -> None:
    game = t19({"0,0": "0CK", "2,0": "1K"}, tokens={0: {"field": 2}, 1: {"plain": 1}}, box={1: {"knight": 2}})
    play(game, "action:recruit", "recruit:0,0x1")
    assert game.rulebook.form.written(game.view(seat)) == table_of(game)
    assert len(game.news(seat)) == game.told == 1


# --- in whole games on a crowded map ------------------------------------------------------------------------------

LANDS = {"0,0": "mountain", "1,1": "forest", "-1,-1": "lake", "2,-1": "field", "-2,1": "mountain", "0,2": "field"}


def crowded(seats: int, seed: int) -> regalia.Game:
    hexes = disc(3 if seats == 2 else 4)
    return regalia.new("barony", seats=seats, seed=seed, options={"map": hex_map(LANDS, hexes), "max_rounds": 60})


@rule("barony", "R1.3", "R1.5", "R1.6", "R1.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hexes_are_never_overfull(seats: int) -> None:
    game = crowded(seats, seats)
    lands = {f"{q},{r}": land for (q, r), land in terrain_of(game).items()}
    shared = 0
    for _ in wander(game, random.Random(seats)):
        for label, lines in table_of(game)["pieces"].items():
            land = lands[in_coordinates(game, label)]
            owners = [line[0] for line in lines]
            assert land != "lake"
            assert sum("knight" not in line for line in lines) <= 1
            if len(set(owners)) > 1:
                shared += 1
                assert len(set(owners)) == len(owners)
                assert land != "mountain"
                assert not any("city" in line or "stronghold" in line for line in lines)
    assert shared


@rule("barony", "R1.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_piece_is_on_the_board_in_reserve_or_in_the_box(seats: int) -> None:
    game = crowded(seats, seats)
    boxed = [0] * seats
    for _ in wander(game, random.Random(seats)):
        lying = [line for lines in table_of(game)["pieces"].values() for line in lines]
        for seat in range(seats):
            kept, out = reserve(game, seat), box(game, seat)
            assert min(kept.values()) >= 0
            assert {p: kept[p] + out.get(p, 0) + lying.count(f"{seat} {p}") for p in TOTALS} == TOTALS
            assert sum(out.values()) >= boxed[seat]
            boxed[seat] = sum(out.values())
    assert any(boxed)


def buildings(game: regalia.Game) -> dict[str, str]:
    """The building on each hex, as owner and kind."""
    pieces = table_of(game)["pieces"].items()
    return {hex: line for hex, lines in pieces for line in lines if "knight" not in line}


@rule("barony", "R1.9", "R6.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_buildings_stay_except_villages_in_war_and_for_a_city(seats: int) -> None:
    game = crowded(seats, seats)
    labels = game.state.board.shape.labels
    before: dict[str, str] = {}
    burnt = founded = 0
    for news in wander(game, random.Random(seats)):
        after = buildings(game)
        for number, event in enumerate(news):
            if event.name in ("village_burnt", "knight_beaten"):
                cause = next(e for e in reversed(news[:number]) if e.name not in ("village_burnt", "knight_beaten"))
                assert (cause.name, cause.facts["target"]) == ("moved", event.facts["hex"])
        named = {labels[event.facts["hex"]]: event.name for event in news if "hex" in event.facts}
        for hex, building in before.items():
            if after.get(hex) == building:
                continue
            owner, kind = building.split()
            assert kind == "village"
            if after.get(hex) == f"{owner} city":
                assert named[hex] == "city_founded"
                founded += 1
            else:
                assert named[hex] == "village_burnt"
                assert hex not in after
                burnt += 1
        before = after
    assert burnt
    assert founded


def test_a_map_of_more_than_256_hexes_is_played_like_any_other() -> None:
    big = [[q, r, "field" if (q + 2 * r) % 5 else "lake"] for q in range(18) for r in range(18)]
    game = regalia.new("barony", seats=2, seed=1, options={"map": big, "max_rounds": 8})
    chance = random.Random(1)
    while not game.over:
        game.play(chance.choice(game.pending[0].options), game.pending[0].seat)
        assert game.rulebook.check(game.state) == []
