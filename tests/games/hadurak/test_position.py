"""Positions by hand: what may be left out, what cannot stand; and positions of older forms."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import regalia
from regalia.games.hadurak import RULEBOOK
from regalia.games.hadurak.state import KNOWN, UNKNOWN

KEPT = Path(__file__).parents[2] / "golden" / "positions"


def kept(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((KEPT / f"{name}.json").read_text(encoding="utf-8"))
    return read


def test_nothing_needs_to_be_said_of_a_position() -> None:
    game = regalia.from_position("hadurak", {"seats": 3, "state": {}})
    assert game.state.todo[-1:] != [("planning",)] and RULEBOOK.check(game.state) == []


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"phase": "dawn"}, "there is no phase 'dawn': go, over"),
        ({"todo": [["sing"]]}, "there is no step 'sing'"),
        ({"todo": []}, "has something to do"),
        ({"barons": ["mieszko"]}, "barons has 1 entries, it should have 3"),
        ({"barons": ["nobody", "", ""]}, "there is no baron 'nobody'"),
        ({"laws": ["gravity"]}, "there is no law 'gravity'"),
        ({"fields": {"weather": 1}}, "unknown field `weather` - at `state.fields`"),
        ({"fields": {"crowns": [1, "2", 3]}}, r"Expected `int`, got `str` - at `state.fields.crowns\[1\]`"),
        ({"fields": {"crowns": [1]}}, "crowns has 1 entries, it should have 3"),
        ({"fields": {"crowns": [1, -1, 0]}}, "less than nothing"),
        ({"fields": {"regent": 3}}, "the regent and the Head of the Church are seats"),
        ({"fields": {"fate": [], "fate_marks": []}}, "not every fate card is somewhere once; missing: 0, 1, 10"),
        ({"fields": {"neutral": [6, 6]}}, "not every neutral card is somewhere once"),
    ],
)
def test_what_cannot_stand_is_refused_with_the_reason(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(regalia.BadPosition, match=message) as caught:
        regalia.from_position("hadurak", {"seats": 3, "state": changes})
    assert "\n" not in str(caught.value)


def test_marks_of_an_older_position_become_histories() -> None:
    state = regalia.from_position("hadurak", kept("hadurak-0b")).state
    assert {*state.fate_marks} >= {KNOWN, UNKNOWN, (8,), (23,)}
    assert all(isinstance(mark, tuple) for marks in state.hand_marks for mark in marks)


def test_in_the_oldest_positions_all_knew_the_cards_of_a_group() -> None:
    state = regalia.from_position("hadurak", kept("hadurak-0a")).state
    assert {*state.fate_marks} >= {KNOWN, UNKNOWN, (15,)}
    assert [len(marks) for marks in state.hand_marks] == [len(hand) for hand in state.fate_hands]


def test_marks_that_are_neither_old_nor_new_are_refused() -> None:
    broken = kept("hadurak-1")
    broken["state"]["fields"]["fate_marks"][3] = "known"
    with pytest.raises(regalia.BadPosition, match=r"state.fields.fate_marks\[3\]"):
        regalia.from_position("hadurak", broken)
    broken["state"]["fields"] |= {"fate_marks": 3}
    with pytest.raises(regalia.BadPosition, match="this position is broken"):
        regalia.from_position("hadurak", broken)
