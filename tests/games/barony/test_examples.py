"""The worked examples E1 to E20 of the rules specification, as they stand there."""

from __future__ import annotations

import pytest
from tests.games.barony.helpers import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    actions,
    begun,
    box,
    events,
    offered,
    on,
    play,
    refused,
    reserve,
    stock,
    t19,
    table_of,
    terrain_of,
    title,
    tokens,
)
from tests.rules import rule

import regalia
from regalia.games.barony.pieces.board import sample_boards
from regalia.games.barony.pieces.numbers import TERRAINS, TILES


@rule("barony", "R4.2")
def test_e1_recruitment_at_a_lake() -> None:
    game = t19({"0,0": "1C"}, terrain={"1,0": "lake"}, box={1: {"knight": 3}}, active=1)
    assert reserve(game, 1)["knight"] == 4
    begun(game, "recruit")
    assert offered(game) == {"recruit:0,0x1", "recruit:0,0x2", "recruit:0,0x3"}
    play(game, "recruit:0,0x3")
    assert on(game, "0,0") == "1CKKK"
    assert reserve(game, 1)["knight"] == 1


@rule("barony", "R5.1", "R5.2")
def test_e2_two_moves() -> None:
    game = t19({"0,0": "0K", "-1,1": "0K"})
    play(game, "action:move", "move:0,0-1,-1", "move_again:-1,1--1,2")
    assert (on(game, "1,-1"), on(game, "-1,2")) == ("0K", "0K")
    assert (on(game, "0,0"), on(game, "-1,1")) == ("", "")
    assert events(game) == ["moved", "moved"]
    assert game.pending[0].seat == 1


@rule("barony", "R5.4", "R5.4a", "R5.4b", "R5.4c", "R5.4d")
def test_e3_a_knight_with_two_ways() -> None:
    game = t19(
        {"0,0": "2K", "1,-1": "3C", "1,0": "0K", "0,1": "1KV", "-1,1": "3K"},
        terrain={"0,-1": "lake", "1,0": "mountain", "-1,0": "forest"},
        seats=4,
        active=GREEN,
    )
    begun(game, "move")
    assert offered(game) == {"move:0,0--1,1", "move:0,0--1,0"}
    refused(game, "move:0,0-0,-1", "R5.4a")
    refused(game, "move:0,0-1,-1", "R5.4b")
    refused(game, "move:0,0-0,1", "R5.4c")
    refused(game, "move:0,0-1,0", "R5.4d")


@rule("barony", "R6.2", "R6.4")
def test_e4_war_against_two() -> None:
    game = t19(
        {"0,0": "1K 3K 0V", "1,0": "1K"},
        seats=4,
        active=YELLOW,
        tokens={BLUE: {"field": 1, "forest": 1}, RED: {"plain": 2}},
    )
    play(game, "action:move", "move:1,0-0,0")
    assert offered(game) == {"plunder:field", "plunder:forest"}
    refused(game, "plunder:plain", "R6.4")
    assert on(game, "0,0") == "1KK"
    assert reserve(game, RED)["knight"] == 7
    assert reserve(game, BLUE)["village"] == 14
    play(game, "plunder:forest")
    assert (tokens(game, YELLOW), tokens(game, BLUE), tokens(game, RED)) == ({"forest": 1}, {"field": 1}, {"plain": 2})


@rule("barony", "R7.1", "R7.2", "R7.3", "R7.4")
def test_e5_construction() -> None:
    game = t19(
        {"0,0": "1K", "1,0": "1KK", "-1,0": "1KV", "0,1": "1K 0K", "0,-1": "1CK"},
        terrain={"0,0": "mountain", "0,1": "field"},
        active=1,
    )
    assert reserve(game, 1)["knight"] == 1
    begun(game, "build")
    assert offered(game) == {f"build:{hex}={kind}" for hex in ("0,0", "1,0") for kind in ("village", "stronghold")}
    play(game, "build:0,0=stronghold", "build:1,0=village")
    assert tokens(game, 1) == {"mountain": 1, "plain": 1}
    assert (on(game, "0,0"), on(game, "1,0")) == ("1S", "1VK")
    assert reserve(game, 1)["knight"] == 3


@rule("barony", "R8.4")
def test_e6_new_city() -> None:
    game = t19({"0,0": "0V"}, titles={0: "viscount"})
    assert game.scores[0] == 15
    play(game, "action:new_city")
    assert on(game, "0,0") == "0C"
    assert game.scores[0] == 25


@rule("barony", "R8.2")
def test_e7_only_two_villages_fit() -> None:
    game = t19(
        {"0,-2": "1V", "2,0": "1V", "-2,0": "1V", "-1,2": "1V 0K", "0,1": "1V", "0,0": "0C"},
        terrain={"2,0": "field", "-2,0": "forest"},
        active=1,
    )
    begun(game, "new_city")
    assert offered(game) == {"new_city:0,-2", "new_city:2,0"}
    for hex, why in {"-2,0": "forest", "-1,2": "knight", "0,1": "near"}.items():
        refused(game, f"new_city:{hex}", "R8.2", case=why)


@rule("barony", "R9.1")
def test_e8_expedition() -> None:
    game = t19(
        {"0,0": "2CK", "1,0": "2KK"},
        terrain={"2,-2": "forest"},
        seats=3,
        active=GREEN,
    )
    assert reserve(game, GREEN)["knight"] == 4
    play(game, "action:expedition", "expedition:2,-2")
    assert on(game, "2,-2") == "2K"
    assert reserve(game, GREEN)["knight"] == 2
    assert box(game, GREEN) == {"knight": 1}
    assert (on(game, "0,0"), on(game, "1,0")) == ("2CK", "2KK")


@rule("barony", "R10.2", "R10.4")
def test_e9_title() -> None:
    game = t19({"0,0": "1CK"}, active=1, titles={1: "count"}, tokens={1: {"field": 2, "plain": 1, "mountain": 1}})
    play(game, "action:title")
    assert title(game, 1) == "marquis"
    assert game.scores[1] == 45
    assert tokens(game, 1) == {}
    assert stock(game) == {"field": 20, "plain": 20, "forest": 20, "mountain": 20}


@rule("barony", "R11.3")
def test_e10_final_score() -> None:
    hands: list[dict[str, int]] = [
        {"plain": 1, "forest": 2},
        {"field": 1, "forest": 1, "mountain": 1},
        {"plain": 2, "mountain": 1},
    ]
    for hand in hands:
        game = t19(
            {"0,0": "1C"}, phase="over", last_round=True, titles={1: "duke"}, new_cities={1: 1}, tokens={1: hand}
        )
        assert game.over
        assert game.scores == [0, 74]


@rule("barony", "R6.1", "R6.2", "R6.4")
def test_e11_two_steps_to_burn_a_village() -> None:
    game = t19({"0,-1": "0K", "1,0": "0K", "0,0": "1V"}, tokens={1: {"field": 1, "mountain": 1}})
    play(game, "action:move", "move:0,-1-0,0")
    assert on(game, "0,0") == "0K 1V"
    play(game, "move_again:1,0-0,0")
    assert on(game, "0,0") == "0KK"
    assert reserve(game, 1)["village"] == 14
    play(game, "plunder:field")
    assert (tokens(game, 0), tokens(game, 1)) == ({"field": 1}, {"mountain": 1})


@rule("barony", "R6.2", "R6.5")
def test_e12_the_village_strikes_back() -> None:
    game = t19({"0,0": "1V 0K", "0,1": "1K"}, active=1, tokens={0: {"field": 2}, 1: {"plain": 1}})
    play(game, "action:move", "move:0,1-0,0")
    assert on(game, "0,0") == "1VK"
    assert reserve(game, 0)["knight"] == 7
    assert (tokens(game, 0), tokens(game, 1)) == ({"field": 2}, {"plain": 1})


@rule("barony", "R5.4d", "R5.6")
def test_e13_mountain() -> None:
    pieces = {"0,0": "1V", "0,-1": "0KK", "0,1": "1K"}
    blue = begun(t19(pieces, terrain={"0,0": "mountain"}), "move")
    refused(blue, "move:0,-1-0,0", "R5.4d")
    red = begun(t19(pieces, terrain={"0,0": "mountain"}, active=1), "move")
    play(red, "move:0,1-0,0")
    assert on(red, "0,0") == "1VK"


@rule("barony", "R5.3")
def test_e14_the_tired_knight() -> None:
    game = t19({"0,0": "0K", "1,0": "0K"})
    play(game, "action:move", "move:0,0-1,0")
    assert "move_again:1,0-0,0" in offered(game)
    play(game, "move_again:1,0-0,0")
    assert (on(game, "0,0"), on(game, "1,0")) == ("0K", "0K")
    alone = t19({"0,0": "0K"})
    play(alone, "action:move", "move:0,0-1,0")
    assert on(alone, "1,0") == "0K"
    assert alone.pending[0].seat == 1


@rule("barony", "R7.7")
def test_e15_the_stock_runs_dry() -> None:
    game = t19(
        {"0,0": "0K", "1,0": "0K"},
        terrain={"0,0": "field", "1,0": "field"},
        tokens={1: {"field": 19}},
    )
    assert stock(game)["field"] == 1
    play(game, "action:build", "build:0,0=village", "build:1,0=village")
    assert (on(game, "0,0"), on(game, "1,0")) == ("0V", "0V")
    assert tokens(game, 0) == {"field": 1}
    assert stock(game)["field"] == 0


@rule("barony", "R10.5")
def test_e16_payments() -> None:
    def paid(**held: int) -> dict[str, int]:
        """What is left after the only payment that there is."""
        game = t19({"0,0": "0CK"}, tokens={0: held})
        assert "title" in actions(game)
        play(game, "action:title")
        assert title(game, 0) == "viscount"
        return tokens(game, 0)

    assert paid(field=3, mountain=1) == {"mountain": 1}
    assert paid(field=2, plain=1, forest=1) == {}
    game = begun(t19({"0,0": "0CK"}, tokens={0: {"plain": 4, "forest": 1}}), "title")
    assert offered(game) == {"title:plain4", "title:plain3+forest1"}
    refused(game, "title:plain4+forest1", "R10.5")
    game = begun(t19({"0,0": "0CK"}, tokens={0: {"field": 2, "plain": 2, "mountain": 2}}), "title")
    assert offered(game) == {
        "title:field1+plain2+mountain1",
        "title:field2+plain1+mountain1",
        "title:field2+plain2",
    }


@rule("barony", "R11.1")
def test_e17_equal_turns() -> None:
    green, red, blue = 0, 1, 2
    game = t19(
        {"0,0": "0CK", "2,-2": "1CK", "-2,2": "2CK"},
        seats=3,
        round=24,
        titles={red: "marquis"},
        tokens={red: {"field": 3}},
    )
    seats = []
    for action in (("action:recruit", "recruit:0,0x1"), ("action:title",), ("action:recruit", "recruit:-2,2x1")):
        assert not game.over
        seats.append(game.pending[0].seat)
        play(game, *action)
    assert seats == [green, red, blue]
    assert game.over
    assert table_of(game)["round"] == 24


@rule("barony", "R11.5")
def test_e18_tie() -> None:
    game = t19(
        {"0,0": "0C", "2,-2": "2C"},
        seats=3,
        phase="over",
        last_round=True,
        titles={0: "duke", 1: "duke", 2: "duke"},
        new_cities={0: 1, 2: 1},
        tokens={0: {"plain": 2}, 1: {"field": 3, "forest": 1}, 2: {"field": 1, "forest": 1}},
    )
    assert game.scores == [74, 70, 74]
    assert game.ranking == [2, 3, 1]


@rule("barony", "R1.7", "R7.3", "R8.2", "R5.7")
def test_e19_three_in_peace() -> None:
    pieces = {"0,0": "1K 3K 0V", "2,0": "0V", "-2,0": "1K", "0,2": "3K", "2,-2": "0K"}
    for seat in (YELLOW, RED, BLUE):
        game = begun(t19(pieces, seats=4, active=seat), "build")
        assert not any("0,0" in text for text in offered(game))
        refused(game, "build:0,0=village", "R7.2" if seat == BLUE else "R7.3")
    blue = t19(pieces | {"1,1": "0V"}, seats=4, active=BLUE)
    refused(begun(blue, "new_city"), "new_city:0,0", "R8.2")
    for seat in (YELLOW, RED):
        game = begun(t19(pieces, seats=4, active=seat), "move")
        assert {text for text in offered(game) if text.startswith("move:0,0-")} == {
            f"move:0,0-{hex}" for hex in ("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0")
        }


@rule("barony", "S1")
def test_e20_tile_and_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [TERRAINS[land] for land in TILES["t09"]] == ["mountain", "plain", "forest"]
    tiles = [[slot, "t09", 2] if slot == 12 else [slot, "t01", 0] for slot in range(1, 19)]
    monkeypatch.setitem(sample_boards(), "e20", {"id": "e20", "players": 2, "tiles": tiles})
    lands = terrain_of(regalia.new("barony", seats=2, seed=1, options={"map": "e20"}))
    assert {place: land for place, land in lands.items() if place in ((0, 0), (1, 0), (0, 1))} == {
        (0, 0): "plain",
        (1, 0): "forest",
        (0, 1): "mountain",
    }
