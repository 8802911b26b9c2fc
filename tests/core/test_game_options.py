"""The options of a game: what may be set, to what, and what holds when nothing is said."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tiny import RULEBOOK as TINY
from tests.tiny.state import OPTIONS

from regalia.core.errors import BadSetup
from regalia.core.game_options import Data, Flag, GameOption, SeatNumber, Whole, Word, resolve
from regalia.core.words import Words


def _even(value: Any, seats: int) -> Any:
    if not isinstance(value, list) or len(value) % 2:
        raise ValueError("a list of even length")
    return tuple(value)


WORD = GameOption("word", (Word(("red", "blue")),), "red")
WHOLE = GameOption("whole", (Whole(1, 9),), 3)
ENDLESS = GameOption("endless", (Whole(0),), 3)
SEAT = GameOption("seat", (SeatNumber(),), 0)
FLAG = GameOption("flag", (Flag(),), False)
DATA = GameOption("data", (Data("a list of even length", _even, lambda seats: []),), ())
WORD_OR_SEAT = GameOption("first", (Word(("random",)), SeatNumber()), "random")


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (WORD, "blue", "blue"),
        (WHOLE, 1, 1),
        (WHOLE, 9, 9),
        (WHOLE, "7", 7),
        (ENDLESS, 10**9, 10**9),
        (SEAT, 2, 2),
        (SEAT, "2", 2),
        (FLAG, True, True),
        (FLAG, "false", False),
        (FLAG, "true", True),
        (DATA, [1, 2], (1, 2)),
        (WORD_OR_SEAT, "random", "random"),
        (WORD_OR_SEAT, 1, 1),
        (WORD_OR_SEAT, "1", 1),
    ],
)
def test_a_value_that_fits_is_read(option: GameOption, given: Any, value: Any) -> None:
    read = option.read(given, 3)
    assert read == value and type(read) is type(value)


@pytest.mark.parametrize(
    ("option", "given", "expected"),
    [
        (WORD, "green", "red, blue"),
        (WORD, ["red"], "red, blue"),
        (WORD, None, "red, blue"),
        (WHOLE, 0, "a whole number from 1 to 9"),
        (WHOLE, 10, "a whole number from 1 to 9"),
        (WHOLE, True, "a whole number from 1 to 9"),
        (WHOLE, 2.0, "a whole number from 1 to 9"),
        (WHOLE, "-1", "a whole number from 1 to 9"),
        (WHOLE, "two", "a whole number from 1 to 9"),
        (ENDLESS, -1, "a whole number from 0"),
        (SEAT, 3, "a seat from 0 to 2"),
        (SEAT, False, "a seat from 0 to 2"),
        (FLAG, 1, "true or false"),
        (FLAG, "yes", "true or false"),
        (FLAG, [], "true or false"),
        (DATA, [1], "a list of even length"),
        (DATA, {}, "a list of even length"),
        (WORD_OR_SEAT, "anna", "random or a seat from 0 to 2"),
        (WORD_OR_SEAT, 3, "random or a seat from 0 to 2"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_what_would(option: GameOption, given: Any, expected: str) -> None:
    with pytest.raises(BadSetup) as caught:
        option.read(given, 3)
    assert str(caught.value) == f"option {option.id!r} cannot be {given!r}: it takes {expected}"


def test_a_long_wrong_value_is_shortened() -> None:
    with pytest.raises(BadSetup) as caught:
        WORD.read("x" * 1000, 3)
    assert len(str(caught.value)) < 150 and "\n" not in str(caught.value)


@pytest.mark.parametrize("digits", ["9" * 5000, "١" * 5000])
def test_a_number_of_thousands_of_digits_is_refused(digits: str) -> None:
    with pytest.raises(BadSetup):
        WHOLE.read(digits, 3)


def test_what_is_not_given_has_its_default() -> None:
    assert resolve((WORD, WHOLE, FLAG), {"whole": 5}, 3) == {"word": "red", "whole": 5, "flag": False}


def test_a_default_may_depend_on_the_number_of_seats() -> None:
    option = GameOption("coins", (Whole(0),), lambda seats: 10 - seats)
    assert [resolve((option,), {}, seats)["coins"] for seats in (2, 3, 4)] == [8, 7, 6]
    assert resolve((option,), {"coins": 1}, 2) == {"coins": 1}


RULESET = GameOption("ruleset", (Word(("plain", "wild")),), "plain", {"wild": {"whole": 9, "flag": True}})


def test_a_preset_sets_several_options() -> None:
    assert resolve((RULESET, WHOLE, FLAG), {"ruleset": "wild"}, 3) == {"ruleset": "wild", "whole": 9, "flag": True}


def test_what_is_given_wins_over_the_preset() -> None:
    assert resolve((RULESET, WHOLE, FLAG), {"flag": False, "ruleset": "wild"}, 3)["flag"] is False


def test_a_default_can_be_a_preset_too() -> None:
    wild = GameOption("ruleset", (Word(("plain", "wild")),), "wild", {"wild": {"whole": 9}})
    assert resolve((wild, WHOLE), {}, 3)["whole"] == 9
    assert resolve((wild, WHOLE), {"ruleset": "plain"}, 3)["whole"] == 3


def test_a_preset_holds_wherever_its_option_is_declared() -> None:
    assert resolve((WHOLE, FLAG, RULESET), {"ruleset": "wild"}, 3)["whole"] == 9


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match=r"there is no option 'wrod' in this game \(options: word, whole\)"):
        resolve((WORD, WHOLE), {"wrod": "red"}, 3)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadSetup, match="options: none"):
        resolve((), {"word": "red"}, 3)


def test_what_was_resolved_resolves_to_itself() -> None:
    """Records and positions give all options back."""
    for seats in (2, 3, 4):
        for given in ({}, {"ruleset": "short"}, {"ruleset": "rich", "rounds": 2}, {"first_player": seats - 1}):
            values = resolve(OPTIONS, given, seats)
            assert resolve(OPTIONS, values, seats) == values


def test_the_tiny_game_uses_all_of_this() -> None:
    assert resolve(OPTIONS, {}, 2)["coins"] == 5
    assert resolve(OPTIONS, {}, 4)["coins"] == 3
    assert resolve(OPTIONS, {"ruleset": "rich"}, 4)["coins"] == 9
    assert resolve(OPTIONS, {"ruleset": "short"}, 4)["rounds"] == 1
    assert resolve(OPTIONS, {"first_player": "3"}, 4)["first_player"] == 3


def test_a_flag_may_be_on_for_some_numbers_of_seats_only() -> None:
    few = GameOption("few", (Flag(on_for=range(2, 4)),), lambda seats: seats in range(2, 4))
    assert [few.default_for(seats) for seats in (2, 3, 4)] == [True, True, False]
    assert few.read(True, 3) is True and few.read("true", 2) is True
    for seats in (2, 4):
        assert few.read(False, seats) is False and few.read("false", seats) is False
    for value in (True, "true", 1, None, "on"):
        with pytest.raises(BadSetup, match="only false with 4 players"):
            few.read(value, 4)


def test_what_can_be_picked_depends_on_the_number_of_seats() -> None:
    few = GameOption("few", (Flag(on_for=range(2, 4)),), False)
    assert [few.choices(seats) for seats in (3, 4)] == [[True, False], [False]]
    assert WORD_OR_SEAT.choices(3) == ["random", 0, 1, 2]
    assert GameOption("pool", (Whole(8, 8), Whole(10, 10)), 8).choices(3) == [8, 10]
    assert WHOLE.choices(3) == ENDLESS.choices(3) == []


def test_data_with_a_name_can_be_picked() -> None:
    board = GameOption("map", (Data("a map", lambda value, seats: value, lambda seats: ["isle", [1, 2]]),), "isle")
    assert board.choices(3) == ["isle"]


def test_an_option_may_need_another_to_matter() -> None:
    option = GameOption("depth", (Whole(1),), 1, needs=(("word", "blue"), ("flag", True)))
    assert not option.matters({"word": "red", "flag": False}, 3)
    assert option.matters({"word": "blue", "flag": False}, 3) and option.matters({"word": "red", "flag": True}, 3)


def test_an_option_may_matter_with_some_numbers_of_seats_only() -> None:
    duel = GameOption("duel", (Flag(),), False, only_for=range(2, 3))
    assert duel.matters({}, 2) and not duel.matters({}, 3) and FLAG.matters({}, 3)


SAID = {
    "en": [
        "“Rounds” cannot be “99”. Possible: a whole number from 1 to 3.",
        "“Gifts” cannot be “maybe”. Possible: yes, no.",
        "“First player” cannot be “null”. Possible: by lot, Player 1, Player 2.",
        "This game has no setting “nothing”.",
    ],
    "hu": [
        "Nem jó érték („Fordulók”): 99. Lehetséges: egész szám 1 és 3 között.",
        "Nem jó érték („Ajándékok”): maybe. Lehetséges: igen, nem.",
        "Nem jó érték („Kezdőjátékos”): null. Lehetséges: sorsolás, az 1. játékos, a 2. játékos.",
        "Ebben a játékban nincs ilyen beállítás: „nothing”.",
    ],
}


@pytest.mark.parametrize("language", SAID)
def test_a_refusal_speaks_the_language_of_the_reader(language: str) -> None:
    said = Words(language, [TINY.folder / "words"]).say
    wrong: list[dict[str, Any]] = [{"rounds": 99}, {"gifts": "maybe"}, {"first_player": None}, {"nothing": 1}]
    reasons = []
    for given in wrong:
        with pytest.raises(BadSetup) as caught:
            resolve(OPTIONS, given, 2)
        assert caught.value.reason is not None
        reasons.append(said(caught.value.reason))
    assert reasons == SAID[language]
