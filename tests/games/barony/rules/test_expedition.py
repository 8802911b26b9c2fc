"""R9 Expedition (action E)."""

from __future__ import annotations

import pytest
from tests.games.barony.helpers import EDGE, actions, begun, box, offered, on, play, refused, reserve, seat_asked, t19
from tests.rules import rule


@rule("barony", "R9.1")
def test_one_knight_lands_and_one_is_gone_for_good() -> None:
    game = t19(box={0: {"knight": 1}})
    play(game, "action:expedition", "expedition:0,2")
    assert on(game, "0,2") == "0K"
    assert reserve(game, 0)["knight"] == 4
    assert box(game, 0) == {"knight": 2}
    assert seat_asked(game) == 1


@rule("barony", "R9.2")
def test_the_hex_must_be_on_the_edge_no_lake_and_empty() -> None:
    taken = {"2,0": "0K", "2,-1": "1K", "-2,0": "0V", "-2,2": "1C", "0,2": "0S"}
    game = begun(t19(taken, terrain={"0,-2": "lake", "2,-2": "mountain", "1,-2": "forest"}), "expedition")
    assert offered(game) == {f"expedition:{hex}" for hex in EDGE if hex not in taken and hex != "0,-2"}
    for hex in taken:
        refused(game, f"expedition:{hex}", "R9.2", case="")
    refused(game, "expedition:0,-2", "R9.2", case="lake")
    for hex in ("0,0", "1,0"):
        refused(game, f"expedition:{hex}", "R9.2", case="inland")


@rule("barony", "R9.2")
def test_enemies_and_cities_beside_the_hex_do_not_matter() -> None:
    game = begun(t19({"2,-1": "1CK", "1,0": "1KK", "1,1": "0V"}), "expedition")
    play(game, "expedition:2,0")
    assert on(game, "2,0") == "0K"


@rule("barony", "R9.1", "R9.3")
@pytest.mark.parametrize(("left", "possible"), [(0, False), (1, False), (2, True), (3, True)])
def test_an_expedition_needs_two_knights_in_reserve(left: int, possible: bool) -> None:
    game = t19({"0,0": "0CK"}, box={0: {"knight": 6 - left}}, tokens={0: {"field": 3}})
    assert ("expedition" in actions(game)) == possible
    if possible:
        play(game, "action:expedition", "expedition:0,2")
        assert reserve(game, 0)["knight"] == left - 2
    else:
        refused(game, "action:expedition", "R9.1")


@rule("barony", "R9.3")
def test_without_an_empty_edge_hex_there_is_no_expedition() -> None:
    full = dict.fromkeys(EDGE, "1V")
    game = t19(full | {"0,0": "0CK"})
    assert "expedition" not in actions(game)
    refused(game, "action:expedition", "R9.3")
    lakes = t19({"0,0": "0CK"}, terrain=dict.fromkeys(EDGE, "lake"))
    refused(lakes, "action:expedition", "R9.3")
    last = t19(dict.fromkeys(EDGE[1:], "1V") | {"0,0": "0CK"})
    play(last, "action:expedition")
    assert on(last, EDGE[0]) == "0K"
