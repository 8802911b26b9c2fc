"""Positions by hand: what may be left out, and what cannot stand."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.havoc.helpers import situation

import regalia

FOUR = ["b5 g5 y1", "b6 g6 y2", "b7 g7 y3", "b8 g8 y4"]


def test_hands_are_enough_for_a_position() -> None:
    players = [{"hand": ["blue_5", "dog"]}, {"hand": ["blue_6"]}]
    game = regalia.from_position("havoc", {"seats": 2, "state": {"players": players}})
    assert len(game.state.deck) == 48 + 6 - 3 and len(game.state.row) == 9
    assert game.rulebook.check(game.state) == []


def without(position: dict[str, Any], *path: str | int, value: Any) -> dict[str, Any]:
    place = position["state"]
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value
    return position


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("players", 0, "hand"), ["blue_5"], "not every card is somewhere once"),
        (("players", 0, "hand"), ["blue_5", "blue_6", "yellow_1"], "not every card"),
        (("players", 0, "hand"), ["blue_19"], "there is no card"),
        (("players", 0, "hand"), ["john_of_gaunt"], "there is no card"),
        (("players", 0, "known"), ["blue_6"], "not all the cards that it is known to have"),
        (("players", 0, "status"), "asleep", "there is no status"),
        (("players", 0, "points"), -1, "out of bounds"),
        (("players", 0, "dogs_used"), 3, "more than two dogs"),
        (("phase",), "dawn", "there is no phase"),
        (("active",), 4, "active seats"),
        (("peacekeeper",), 7, "Peacekeeper"),
        (("peacekeeper",), "john", "Peacekeeper"),
        (("peacekeeper",), "mary", "neither a seat nor"),
        (("peace",), 4, "numbers 1 to 3"),
        (("peace",), "war", "a number or 'havoc'"),
        (("row",), ["sluys"], "Castillon is the last"),
        (("row",), ["sluys", "sluys", "castillon"], "each battle once"),
        (("row",), ["calais_to_tours", "castillon"], "never Chevauch"),
        (("row",), ["waterloo"], "there is no battle"),
        (("john",), "asleep", "there is no place of John"),
        (("john",), "in_draw_pile", "not every card"),
        (("john",), "waiting", "sits left"),
        (("phase",), "lay", "a battle has an initiator"),
        (("phase",), "aftermath", "a battle"),
        (("draws",), 3, "more draws or dogs"),
        (("players",), [], "players must be given for each of the 4 seats, here they are for 0"),
        (("players",), "nobody", "broken"),
        (("buried",), [{"seat": 9, "card": "dog", "knows": [9]}], "who knows a buried card names seat 9"),
    ],
)
def test_what_cannot_stand_is_refused_with_the_reason(path: tuple[str | int, ...], value: Any, message: str) -> None:
    with pytest.raises(regalia.BadPosition, match=message) as caught:
        regalia.from_position("havoc", without(situation(FOUR, recruits="b9 o2 g12"), *path, value=value))
    assert "\n" not in str(caught.value)


def test_too_many_recruits_cannot_stand() -> None:
    with pytest.raises(regalia.BadPosition, match="more than 5 recruits"):
        regalia.from_position("havoc", situation(FOUR, recruits="b9 o2 g12 k1 k2 k3"))


def test_too_large_a_layout_cannot_stand() -> None:
    laid = {0: "k1 k2 k3 k4 k5 k6 k7"}
    with pytest.raises(regalia.BadPosition, match=r"too many cards \(R5.3\)"):
        regalia.from_position("havoc", situation(FOUR, recruits="b9 o2 g12", laid=laid))
