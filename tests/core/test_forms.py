"""The form of positions: what older versions wrote is lifted; words and numbers; what must be somewhere once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.core.helpers import at_phase
from tests.record_golden import position_path
from tests.shipped import SHIPPED
from tests.tiny import RULEBOOK

import regalia
from regalia.core.files import replay
from regalia.core.files.counting import misplaced
from regalia.core.files.forms import Form, Names, bits_of, if_given, must_be_seats, numbers_in, or_none

# --- older forms ------------------------------------------------------------------------------------------------------


def purses_became_coins(state: dict[str, Any]) -> None:
    state["coins"] = state.pop("purses")


def the_bank_was_left_out(state: dict[str, Any]) -> None:
    state["bank"] = state["money"] - sum(state["coins"])
    del state["money"]


LIFTED = replace(RULEBOOK, form=replace(RULEBOOK.form, lifts={1: purses_became_coins, 2: the_bank_was_left_out}))
"""The tiny game as it would be after its form had changed twice."""


def written() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json.dumps(at_phase("battle").position()))
    return read


def of_form_2() -> dict[str, Any]:
    position = written()
    del position["state"]["bank"]
    position["state"]["money"] = 10
    return position | {"form": 2}


def of_form_1() -> dict[str, Any]:
    position = of_form_2()
    position["state"]["purses"] = position["state"].pop("coins")
    del position["form"]
    return position


@pytest.mark.parametrize("old", [of_form_1(), of_form_1() | {"form": 1}, of_form_2(), written() | {"form": 3}])
def test_positions_of_every_older_form_are_read(old: dict[str, Any]) -> None:
    before = json.dumps(old)
    game = replay.from_position(LIFTED, old)
    assert game.position()["state"] == written()["state"]
    assert json.dumps(old) == before
    assert replay.verify(LIFTED, game.record()).state.coins == game.state.coins


def test_the_number_of_the_form_is_written_once_it_has_changed() -> None:
    assert "form" not in written()
    assert replay.from_position(LIFTED, of_form_1()).position()["form"] == 3


def test_what_is_not_of_the_form_that_it_names_is_refused() -> None:
    with pytest.raises(regalia.BadPosition, match="not of form 1, as it should be"):
        replay.from_position(LIFTED, written() | {"form": 1})
    with pytest.raises(regalia.BadPosition, match="form 4; this Regalia reads forms up to 3"):
        replay.from_position(LIFTED, written() | {"form": 4})


def test_data_without_a_number_may_be_older_than_all_numbers() -> None:
    form = replace(RULEBOOK.form, lifts={0: lambda state: state.pop("weather", None)})
    rulebook = replace(RULEBOOK, form=form)
    old = written()
    old["state"]["weather"] = "rain"
    assert form.number == 1
    assert replay.from_position(rulebook, old).position() == written()


# --- files that must be readable for ever -----------------------------------------------------------------------------

FILES = sorted((Path(__file__).parent.parent / "golden" / "positions").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_position_is_read_and_played_to_its_end(path: Path) -> None:
    position = json.loads(path.read_text(encoding="utf-8"))
    game = regalia.from_position(position["game"], position)
    assert not game.over
    for _ in range(300):
        if not game.over:
            ask = game.pending[0]
            game.play(ask.options[len(ask.options) // 2], ask.seat)
    assert game.rulebook.check(game.state) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_position_of_the_present_form_is_written_as_it_was(path: Path) -> None:
    position = json.loads(path.read_text(encoding="utf-8"))
    game = regalia.from_position(position["game"], position)
    if path.stem.endswith(f"-{game.rulebook.form.number}"):
        written = json.loads(json.dumps(game.position()))
        assert written == {**position, "rules": game.rulebook.rules_version}


JUNK: list[Any] = [-2, -1, 0, 1, 7, 99, 10**6, 2**70, 1.5, True, None, "", "x", "3", [], [1], [[]], {}]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_whatever_is_broken_in_a_kept_position_is_refused_in_one_line_or_does_no_harm(path: Path) -> None:
    random = Random(1)
    for _ in range(150):
        position = json.loads(path.read_text(encoding="utf-8"))
        place, at = random.choice([*places(position["state"])])
        place[at] = random.choice(JUNK)
        try:
            regalia.from_position(position["game"], position)
        except regalia.RegaliaError as error:
            assert "\n" not in str(error)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_bottomless_position_is_refused(path: Path) -> None:
    position = json.loads(path.read_text(encoding="utf-8"))
    bottomless: Any = []
    for _ in range(100_000):
        bottomless = [bottomless]
    for place in ("agenda", "phase", "more"):
        with pytest.raises(regalia.BadPosition):
            regalia.from_position(position["game"], {**position, "state": {**position["state"], place: [bottomless]}})


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every list and object in the data, with each place in it."""
    if isinstance(data, list | dict):
        for at in data if isinstance(data, dict) else range(len(data)):
            yield data, at
            yield from places(data[at])


def test_a_position_of_the_present_form_of_every_game_is_kept() -> None:
    """When a form changes, a position of the new one is added, and the old ones stay."""
    for game in SHIPPED:
        assert position_path(game) in FILES, f"keep a position of {game}: python -m tests.record_golden {game}"


# --- words and numbers ------------------------------------------------------------------------------------------------

TITLES = Names("title", ("baron", "count"))


def test_names_stand_for_numbers() -> None:
    assert (TITLES.name(1), TITLES.number("count")) == ("count", 1)
    assert (TITLES.names([1, 0]), TITLES.numbers(["count", "baron"])) == (["count", "baron"], [1, 0])
    assert (TITLES.name_or_none(-1), TITLES.number_or(-1, None), TITLES.number_or(-1, "baron")) == (None, -1, 0)
    assert Names("card", {8: "eight"}).number("eight") == 8


def test_values_are_written_by_name() -> None:
    assert TITLES.by_name((0, 3)) == {"baron": 0, "count": 3}
    assert TITLES.by_name((0, 3), but=0) == {"count": 3}
    assert TITLES.in_order({"count": 3}) == (0, 3)
    assert TITLES.in_order({"count": 3}, missing=-1) == (-1, 3)


def test_an_unknown_name_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(regalia.BadPosition, match=r"^there is no title 'king': baron, count$"):
        TITLES.number("king")
    with pytest.raises(regalia.BadPosition, match=r"^there is no title 'king': baron, count$"):
        TITLES.in_order({"king": 1})
    with pytest.raises(regalia.BadPosition, match=r"^there is no card 'joker': one of 52$"):
        Names("card", ("ace",), known="one of 52").number("joker")


def test_nobody_is_written_as_none() -> None:
    assert (or_none(-1, -1), or_none(2, -1), if_given(None, -1), if_given(0, -1)) == (None, 2, -1, 0)


def test_sets_of_seats_are_bits() -> None:
    assert (bits_of([2, 0, 2]), numbers_in(5), numbers_in(0)) == (5, [0, 2], [])


def test_numbers_that_are_no_seats_are_refused() -> None:
    must_be_seats(3, "envoy", [0, 2, None])
    with pytest.raises(regalia.BadPosition, match=r"^looked names seat 3, but seats are 0 to 2$"):
        must_be_seats(3, "looked", [1, 3])


# --- somewhere, once --------------------------------------------------------------------------------------------------


def test_what_is_missing_or_there_twice_is_named() -> None:
    assert not [*misplaced("card", [2, 1], [1, 2])]
    names = {1: "ace", 2: "king", 3: "queen"}
    assert [*misplaced("card", [1, 1, 9], [1, 2, 3], names)] == [
        "not every card is somewhere once; missing: king, queen; too many: 9, ace"
    ]
    assert [*misplaced("card", [0], [1], ("ten", "ace"))] == [
        "not every card is somewhere once; missing: ace; too many: ten"
    ]
    assert [*misplaced("piece", [], range(8))] == [
        "not every piece is somewhere once; missing: 0, 1, 2, 3, 4, 5 and 2 more"
    ]


def test_a_form_without_lifts_is_the_first() -> None:
    assert Form(RULEBOOK.form.situation, RULEBOOK.form.write, RULEBOOK.form.read).number == 1
