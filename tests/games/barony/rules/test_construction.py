"""R7 Construction (action C)."""

from __future__ import annotations

import pytest
from tests.games.barony.helpers import (
    actions,
    begun,
    events,
    offered,
    on,
    play,
    refused,
    reserve,
    seat_asked,
    stock,
    t19,
    title,
    tokens,
)
from tests.rules import rule


@rule("barony", "R7.1")
def test_one_may_build_as_often_as_is_legal() -> None:
    game = t19({"0,0": "0K", "1,0": "0K", "0,1": "0K"})
    play(game, "action:build", "build:0,0=village", "build:1,0=stronghold", "build:0,1=village")
    assert (on(game, "0,0"), on(game, "1,0"), on(game, "0,1")) == ("0V", "0S", "0V")
    assert seat_asked(game) == 1


@rule("barony", "R7.1")
def test_one_may_stop_after_any_step() -> None:
    game = t19({"0,0": "0K", "1,0": "0K"})
    play(game, "action:build", "build:0,0=village")
    assert "build:done" in offered(game)
    play(game, "build:done")
    assert on(game, "1,0") == "0K"
    assert seat_asked(game) == 1


@rule("barony", "R7.2")
@pytest.mark.parametrize("kind", ["village", "stronghold"])
def test_a_knight_goes_and_a_building_and_a_token_come(kind: str) -> None:
    game = t19({"0,0": "0K"}, terrain={"0,0": "forest"})
    before = reserve(game, 0)
    play(game, "action:build", f"build:0,0={kind}")
    assert on(game, "0,0") == f"0{kind[0].upper()}"
    assert reserve(game, 0) == before | {"knight": 7, kind: before[kind] - 1}
    assert tokens(game, 0) == {"forest": 1}
    assert stock(game) == {"field": 20, "plain": 20, "forest": 19, "mountain": 20}


@rule("barony", "R7.2")
def test_building_needs_a_knight_of_ones_own_and_a_village_or_stronghold() -> None:
    game = begun(t19({"0,0": "0K", "1,0": "1K", "2,0": "0C"}), "build")
    assert offered(game) == {"build:0,0=village", "build:0,0=stronghold"}
    refused(game, "build:1,0=village", "R7.2")
    refused(game, "build:0,1=village", "R7.2")
    refused(game, "build:2,0=village", "R7.2")
    refused(game, "build:0,0=city", "R7.2", case="kind")  # there is a knight
    refused(game, "build:0,0=knight", "R7.2", case="kind")
    idle = t19({"0,0": "0C"})
    refused(idle, "action:build", "R7.2")


@rule("barony", "R7.3")
@pytest.mark.parametrize("pieces", ["0CK", "0SK", "0VK", "0K 1V", "0K 1K", "0K 1K 2K"])
def test_no_building_beside_another_or_beside_an_enemy_knight(pieces: str) -> None:
    game = t19({"0,0": pieces, "2,0": "0K"}, seats=3)
    begun(game, "build")
    assert offered(game) == {"build:2,0=village", "build:2,0=stronghold"}
    has_building = any(building in pieces for building in "CSV")
    refused(game, "build:0,0=village", "R7.3", case="" if has_building else "knight")
    refused(game, "build:0,0=stronghold", "R7.3", case="" if has_building else "knight")
    alone = t19({"0,0": pieces}, seats=3)
    assert "build" not in actions(alone)
    refused(alone, "action:build", "R7.3")


@rule("barony", "R7.4")
def test_a_hex_takes_one_step_and_other_knights_stay() -> None:
    game = t19({"0,0": "0KKK", "1,0": "0K"})
    play(game, "action:build", "build:0,0=village")
    assert on(game, "0,0") == "0VKK"
    refused(game, "build:0,0=stronghold", "R7.3")
    assert offered(game) == {"build:1,0=village", "build:1,0=stronghold", "build:done"}


@rule("barony", "R7.5", "R7.2")
@pytest.mark.parametrize("land", ["mountain", "forest", "plain", "field"])
@pytest.mark.parametrize("kind", ["village", "stronghold"])
def test_buildings_stand_on_every_kind_of_land(land: str, kind: str) -> None:
    game = t19({"0,0": "0K"}, terrain={"0,0": land})
    play(game, "action:build", f"build:0,0={kind}")
    assert on(game, "0,0") == f"0{kind[0].upper()}"
    assert tokens(game, 0) == {land: 1}


@rule("barony", "R7.6")
@pytest.mark.parametrize(("used", "left"), [("village", "stronghold"), ("stronghold", "village")])
def test_a_kind_that_is_used_up_cannot_be_built(used: str, left: str) -> None:
    all_of_it = {"village": 14, "stronghold": 2}[used]
    game = t19({"0,0": "0K", "1,0": "0K"}, box={0: {used: all_of_it}})
    begun(game, "build")
    assert offered(game) == {f"build:0,0={left}", f"build:1,0={left}"}
    refused(game, f"build:0,0={used}", "R7.6")


@rule("barony", "R7.6")
def test_the_last_stronghold_is_built_once() -> None:
    game = t19({"0,0": "0K", "1,0": "0K", "2,0": "0S"})
    play(game, "action:build", "build:0,0=stronghold")
    assert offered(game) == {"build:1,0=village", "build:done"}
    refused(game, "build:1,0=stronghold", "R7.6")


@rule("barony", "R7.6")
def test_without_buildings_in_reserve_there_is_no_construction() -> None:
    game = t19({"0,0": "0K"}, box={0: {"village": 14, "stronghold": 2}})
    assert "build" not in actions(game)
    refused(game, "action:build", "R7.6")


@rule("barony", "R7.7")
def test_an_empty_stock_gives_no_token() -> None:
    game = t19({"0,0": "0K", "1,0": "0K"}, terrain={"1,0": "field"}, tokens={1: {"plain": 20}})
    play(game, "action:build", "build:0,0=village", "build:1,0=village")
    assert on(game, "0,0") == "0V"
    assert tokens(game, 0) == {"field": 1}
    assert events(game) == ["built_without_token", "built"]
    assert stock(game)["plain"] == 0


@rule("barony", "R7.8")
def test_construction_gives_no_points() -> None:
    """A mountain token has no silver either."""
    game = t19({"0,0": "0K", "1,0": "0K"}, terrain={"0,0": "mountain", "1,0": "mountain"}, titles={0: "viscount"})
    assert game.scores == [15, 0]
    play(game, "action:build", "build:0,0=village", "build:1,0=stronghold")
    assert game.scores == [15, 0]
    assert title(game, 0) == "viscount"
