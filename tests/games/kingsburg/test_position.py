"""Positions by hand: what may be left out, and what cannot stand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.kingsburg.helpers import influencing, player, situation

import regalia
from regalia.games.kingsburg import RULEBOOK
from regalia.games.kingsburg.state import Kingsburg

THREE = ["2g P1", "1w T2", "A1"]


def from_state(state: dict[str, Any], **options: Any) -> regalia.Game:
    seats = len(state["players"])
    return regalia.from_position("kingsburg", {"seats": seats, "options": options, "state": state})


def test_players_are_enough_for_a_position() -> None:
    game = from_state({"players": [{}, {}, {}]})
    assert game.state.phase == "aid" and len(game.state.enemies) == 5
    assert RULEBOOK.check(game.state) == []


def test_points_are_those_of_the_buildings_unless_said_otherwise() -> None:
    game = from_state(situation(["P2", {"points": 7, "rows": {"piety": 1}}, ""], year=2))
    assert game.state.points == [8, 7, 0] and game.state.scored[1] == [4, 3, 0, 0, 0, 0]
    assert RULEBOOK.check(game.state) == []


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"phase": "dawn"}, "there is no phase"),
        ({"season": "monsoon"}, "there is no season"),
        ({"year": 6}, "years are 1 to 5"),
        ({"order": [0, 0, 1]}, "every seat once"),
        ({"envoy": 3}, "envoy names seat 3, but seats are 0 to 2"),
        ({"looked": [-1]}, "looked names seat -1, but seats are 0 to 2"),
        ({"enemies": ["dragons_5_9"]}, "no enemy of year 1 'dragons_5_9'"),
        ({"enemies": [None] * 6}, "one enemy for each"),
        ({"supply": 19}, r"\+2 tokens"),
        ({"envoy": 1}, "nobody holds the Envoy in spring"),
        ({"envoy_use": "build"}, "declared for nothing"),
        ({"season": "autumn", "phase": "season", "envoy": 1, "envoy_use": "rest"}, "the Envoy is for"),
        ({"revealed": True}, "not revealed"),
        ({"season": "summer"}, "aid comes before spring"),
        ({"phase": "recruit"}, "no recruit in spring"),
        ({"phase": "build", "season": "winter"}, "no build in winter"),
        ({"phase": "battle", "season": "winter"}, "in a battle"),
        ({"kings_dice": [3]}, "of the last battle"),
        ({"kings_dice": [7]}, "shows 1 to 6"),
        ({"kings_dice": [1] * 6}, "at most 5 times"),
        ({"standings": [[1, 2]]}, "for every seat"),
        ({"rolls": [{"totals": [10, 9, 8], "white": [0]}]}, "for every seat"),
        ({"fates": [{"soldiers": 1, "strength": 2, "building": "palace"}]}, "no building 'palace'"),
        ({"phase": "build", "waiting": []}, "somebody has to act"),
        ({"phase": "build", "waiting": [0, 0]}, "nobody waits twice"),
        ({"phase": "help"}, "somebody has to be helped"),
        ({"phase": "influence", "court": [{"advisor": 19, "seat": 0, "dice": ["6"]}]}, "no advisor 19"),
        ({"phase": "influence", "court": [{"advisor": 5, "seat": 0, "dice": ["6"]}]}, "make 6"),
        ({"phase": "influence", "court": [{"advisor": 6, "dice": ["6"]}]}, "neutral dice are for two"),
        ({"phase": "influence", "aid": 0, "court": [{"advisor": 6, "seat": 0, "dice": ["w6"]}]}, "no own die"),
        ({"phase": "influence", "court": [{"advisor": 5, "seat": 0, "dice": ["6"], "market": -1}]}, "no Market"),
        ({"phase": "influence", "court": [{"advisor": 4, "seat": 1, "dice": ["6"], "market": -2}]}, "by 1"),
        (
            {"phase": "influence", "court": [{"advisor": 10, "seat": 0, "dice": ["6"], "tokens": 2}]},
            "more .* than dice",
        ),
        ({"phase": "build", "court": [{"advisor": 6, "seat": 0, "dice": ["6"]}]}, "in phase build"),
        ({"players": [{}, {}]}, "players must be given for each of the 3 seats, here they are for 2"),
        ({"players": "nobody"}, "broken"),
        ({"weather": "rain"}, "broken"),
    ],
)
def test_what_cannot_stand_is_refused_with_the_reason(changes: dict[str, Any], message: str) -> None:
    state = {**situation(THREE), **changes}
    with pytest.raises(regalia.BadPosition, match=message) as caught:
        regalia.from_position("kingsburg", {"seats": 3, "state": state})
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"goods": {"silver": 1}}, "no good 'silver'"),
        ({"goods": {"gold": -1}}, "never below 0"),
        ({"rows": {"magic": 1}}, "no row 'magic'"),
        ({"rows": {"piety": 5}}, "0 to 4 buildings"),
        ({"dice": ["7"]}, "is no die"),
        ({"dice": ["1", "1", "1", "1"]}, "4 own"),
        ({"dice": ["1", "w1"]}, "1 white"),
        ({"aside": "3"}, "two players only"),
        ({"scored": {"luck": 3}}, "no source of points 'luck'"),
        ({"points": 5, "scored": {"advisors": 3}}, "5 points"),
        ({"scored": {"buildings": 3}}, "buildings worth"),
        ({"plus2": 21}, "overdrawn"),
    ],
)
def test_a_player_that_cannot_be_is_refused(changes: dict[str, Any], message: str) -> None:
    state = situation([{**player(""), **changes}, "", ""], phase="influence")
    with pytest.raises(regalia.BadPosition, match=message):
        regalia.from_position("kingsburg", {"seats": 3, "state": state})


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda s: s.plus2.__setitem__(0, 3), r"\+2 tokens"),
        (lambda s: s.goods.__setitem__(1, (0, -1, 0)), "below 0"),
        (lambda s: s.points.__setitem__(1, 9), "9 points"),
        (lambda s: setattr(s, "taken", 0), "taken advisors"),
        (lambda s: setattr(s, "serving", ((0, s.court[0][1]._replace(advisor=2)),)), "only groups in the court"),
        (lambda s: s.enemies.__setitem__(2, 0), "its own enemies"),
    ],
)
def test_check_finds_what_is_lost_or_made(spoil: Any, message: str) -> None:
    """Goods, tokens, points, dice: whatever a broken rule would spoil."""
    court = [{"advisor": 6, "seat": 1, "dice": ["6"]}]
    s: Kingsburg = influencing(["1", "2", "3"], court=court).state.copy()
    assert RULEBOOK.check(s) == []
    spoil(s)
    assert any(message.replace("\\", "") in line for line in RULEBOOK.check(s))


KEPT = Path(__file__).parents[2] / "golden" / "positions"


@pytest.mark.parametrize("name", ["kingsburg-0a", "kingsburg-0b"])
def test_the_battle_of_an_older_position_is_known(name: str) -> None:
    """The King's die stood alone; at first there were strengths, and not yet how everybody fared."""
    game = regalia.from_position("kingsburg", json.loads((KEPT / f"{name}.json").read_text(encoding="utf-8")))
    assert game.state.kings_dice == (3,) and game.state.rolls == ()
    assert [(fate.soldiers, fate.strength) for fate in game.state.fates] == [(0, 4), (1, 5), (3, 8)]
