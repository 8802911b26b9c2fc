"""Positions by hand: what may be left out, and what cannot stand."""

from __future__ import annotations

from typing import Any

import pytest

import regalia
from regalia.games.kard_es_korona import RULEBOOK

HOMES = [{"home": "erdely", "lord": "bihar"}, {"home": "tiszahat", "lord": "zemplen"}]
COUNTIES = {"bihar": {"holder": 0, "units": [2, 1, 0]}, "zemplen": {"holder": 1, "units": [1, 0, 1]}}


def position(**changes: Any) -> dict[str, Any]:
    return {"seats": 2, "state": {"phase": "move", "players": HOMES, "counties": COUNTIES, **changes}}


def test_homes_and_counties_are_enough_for_a_position() -> None:
    game = regalia.from_position("kard_es_korona", position())
    assert game.state.year == 1 and RULEBOOK.check(game.state) == []


def agenda(*task: Any) -> list[Any]:
    return [["year"], list(task), ["move"]]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"players": HOMES[:1]}, "players must be given for each of the 2 seats, here they are for 1"),
        ({"players": [{"home": "narnia"}, HOMES[1]]}, "there is no province 'narnia'"),
        ({"players": [{"home": "erdely", "lord": "narnia"}, HOMES[1]]}, "there is no county 'narnia' on this map"),
        ({"players": [{"home": "erdely"}, {"home": "erdely"}]}, "two players have the same province"),
        ({"counties": {"narnia": COUNTIES["bihar"]}}, "there is no county 'narnia' on this map"),
        ({"counties": {"bihar": {"holder": 2, "units": [1, 0, 0]}}}, "a holder is a seat or a province, not 2"),
        ({"counties": {"bihar": {"holder": 0, "units": [0, 0, 0]}}}, "bihar has a holder but no units"),
        ({"counties": {"bihar": {"holder": 0, "units": [100, 0, 0]}}}, "so many units in bihar"),
        ({"counties": {"bihar": {"holder": 0, "units": [1, 0]}}}, r"Expected `array` of length 3, got 2"),
        ({"deck": ["christmas"]}, "there is no event 'christmas'"),
        ({"deck": []}, "not every event card is somewhere once; missing"),
        ({"offices": {"jester": 0}}, "there is no office 'jester'"),
        ({"offices": {"judge": 7}}, "offices are held by seats"),
        ({"start": 2}, "seats from 0 to 1"),
        ({"phase": "dawn"}, "the last task of the agenda is the phase, 'dawn'"),
        ({"agenda": agenda("sing")}, "task 2 of the agenda is not the name of a phase"),
        ({"agenda": agenda([["move"]])}, "task 2 of the agenda is not the name of a phase"),
        ({"agenda": agenda("disperse", 0)}, "task 'disperse' of the agenda is about a seat"),
        ({"agenda": agenda("disperse", 0, 1, 3)}, "task 'disperse' of the agenda is about a seat"),
        ({"battles": [{"serial": 1, "county": "bihar", "attacker": 2, "army": [1, 0, 0]}]}, "an attack is of a seat"),
        ({"weather": "rain"}, "unknown field `weather`"),
    ],
)
def test_what_cannot_stand_is_refused_with_the_reason(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(regalia.BadPosition, match=message) as caught:
        regalia.from_position("kard_es_korona", position(**changes))
    assert "\n" not in str(caught.value)
