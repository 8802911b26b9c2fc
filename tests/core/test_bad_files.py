"""Broken, foreign and newer files: each a clear line that names what and why."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from tests.core.helpers import at_phase, situation

import regalia
from regalia.core.files import record as records
from regalia.core.files.record import Record


def one_line(error: BaseException) -> str:
    assert isinstance(error, regalia.RegaliaError)
    text = str(error)
    assert text and "\n" not in text and len(text) < 300
    return text


# --- records ----------------------------------------------------------------------------------------------------------


def plain_record() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(at_phase("battle").record().to_json())
    return read


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"hello", b"\xff\xfe\x00", b'{"format": "regalia-record"', "", b"\x00" * 10],
)
def test_what_is_no_json_is_no_record(content: bytes | str) -> None:
    with pytest.raises(regalia.BadRecord) as caught:
        regalia.read_record(content)
    assert one_line(caught.value).startswith("this is not a record")


@pytest.mark.parametrize(
    "content", [b"[]", b"null", b"3", b'"x"', b"{}", b'{"format": "regalia-position"}', b'{"format": 1}']
)
def test_other_json_is_no_record_either(content: bytes) -> None:
    with pytest.raises(regalia.BadRecord) as caught:
        regalia.read_record(content)
    assert one_line(caught.value) == "this is not a Regalia record"


@pytest.mark.parametrize("content", [b"[" * 100_000, b'{"format": "regalia-record", "start": ' + b'{"a":' * 100_000])
def test_a_bottomless_file_is_refused(content: bytes) -> None:
    with pytest.raises(regalia.BadRecord) as caught:
        regalia.read_record(content)
    one_line(caught.value)


def test_a_newer_record_is_refused_by_its_version() -> None:
    with pytest.raises(regalia.BadRecord) as caught:
        regalia.read_record(json.dumps(plain_record() | {"version": 2, "something": "new"}))
    assert one_line(caught.value) == "this record is of version 2, newer than this Regalia reads (1)"


@pytest.mark.parametrize("version", [0, -1, "1", None, True, 1.5])
def test_a_record_without_a_proper_version_is_refused(version: Any) -> None:
    with pytest.raises(regalia.BadRecord) as caught:
        regalia.read_record(json.dumps(plain_record() | {"version": version}))
    assert "version" in one_line(caught.value)


@pytest.mark.parametrize("field", ["game", "rules", "seats", "options", "start_seal", "lines", "seal"])
def test_a_record_with_something_missing_names_it(field: str) -> None:
    data = plain_record()
    del data[field]
    with pytest.raises(regalia.BadRecord) as caught:
        regalia.read_record(json.dumps(data))
    assert field in one_line(caught.value)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 3),
        ("rules", "1"),
        ("seats", None),
        ("options", []),
        ("seed", 1.5),
        ("lines", {}),
        ("lines", [[0, "plan:1"]]),
        ("lines", [["0", "plan:1", "x"]]),
        ("lines", ["plan:1"]),
        ("result", {"scores": [1, 2]}),
        ("result", {"scores": ["1"], "ranking": [1]}),
        ("start", "here"),
    ],
)
def test_a_record_with_a_wrong_value_says_where(field: str, value: Any) -> None:
    with pytest.raises(regalia.BadRecord) as caught:
        regalia.read_record(json.dumps(plain_record() | {field: value}))
    message = one_line(caught.value)
    assert message.startswith("this record is broken") and field in message


def forged(**changes: Any) -> Record:
    """A record with other content and good seals."""
    record = regalia.read_record(json.dumps(plain_record()))
    lines = changes.pop("lines", [(line.seat, line.text) for line in record.lines])
    record = msgspec.structs.replace(record, **changes)
    record = msgspec.structs.replace(record, start_seal=records.start_seal(record))
    record = msgspec.structs.replace(record, lines=records.sealed(record.start_seal, lines))
    return msgspec.structs.replace(record, seal=records.end_seal(record))


def test_a_forged_record_of_the_same_content_is_a_record() -> None:
    assert not regalia.verify(forged()).over


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"rules": 2}, "this record was played by rules version 2 of tiny; this Regalia plays version 1"),
        ({"rules": 0}, "this record was played by rules version 0 of tiny; this Regalia plays version 1"),
        ({"seats": 9}, "the game of this record cannot begin: tiny is for 2 to 4 players, not 9"),
        ({"seed": None}, "this record has neither a seed nor a position to start from"),
        ({"options": {"rounds": 77}}, "the game of this record cannot begin: option 'rounds' cannot be 77"),
        ({"options": {"size": 1}}, "the game of this record cannot begin: there is no option 'size'"),
        ({"start": {"game": "barony"}}, "the game of this record cannot begin: this position is broken"),
        ({"lines": [(0, "plan:99")]}, "line 1: seat 0 may not choose plan:99 (R3.1)"),
        ({"lines": [(9, "plan:1")]}, "line 1 (plan:1): there is no seat 9"),
        ({"lines": [(0, "bid:1")]}, "line 1: seat 0 is asked 'plan', 'bid:1' is no answer to that"),
        ({"lines": [(0, "")]}, "line 1: seat 0 is asked 'plan'"),
        ({"lines": [(0, "give:1-77")]}, "line 1: seat 0 may not choose give:1-77 (R9.4)"),
        ({"lines": [(None, "plan:1")]}, "line 1: 'plan:1' is no line of a record"),
        ({"lines": [(None, "dice:-1")]}, "line 1: 'dice:-1' is no line of a record"),
        ({"lines": [(None, "77")]}, "line 1: '77' is no line of a record"),
        ({"result": records.Result([1, 2], [2, 1])}, "the record has a result, but after its 6 lines"),
    ],
)
def test_good_seals_do_not_help_what_cannot_be_played(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(regalia.RegaliaError) as caught:
        regalia.verify(forged(**changes))
    assert one_line(caught.value).startswith(message)


@pytest.mark.parametrize("drawn", ["9" * 5000, "9" * 30])
def test_dice_left_out_beyond_measure_are_refused(drawn: str) -> None:
    game = at_phase("bid")
    lines: list[tuple[int | None, str]] = [(line.seat, line.text) for line in game.record().lines]
    lines += [(None, f"dice:{drawn}"), (0, "bid:1"), (1, "bid:0")]
    with pytest.raises(regalia.BadRecord) as caught:
        regalia.verify(forged(lines=lines))
    assert "line" in str(caught.value)


def test_any_damage_to_a_file_is_found_or_does_no_harm() -> None:
    """One byte of the file becomes another: refused in one line, or (a space, say) the same record."""
    honest = at_phase("battle").record()
    content = honest.to_json()
    random = Random(1)
    for _ in range(400):
        at = random.randrange(len(content))
        damaged = content[:at] + bytes([random.randrange(256)]) + content[at + 1 :]
        try:
            regalia.verify(regalia.read_record(damaged))
        except regalia.RegaliaError as error:
            one_line(error)
        else:
            assert regalia.read_record(damaged) == honest


# --- positions --------------------------------------------------------------------------------------------------------


def position(phase: str = "battle", **changes: Any) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json.dumps(at_phase(phase).position()))
    return read | changes


def refused(data: Any, game: str = "tiny") -> str:
    with pytest.raises(regalia.RegaliaError) as caught:
        regalia.from_position(game, data)
    return one_line(caught.value)


@pytest.mark.parametrize("data", [{}, [], [1], None, 3, "position", [["seats", 2]], {"seats": 2}, {"state": {}}])
def test_what_is_no_position_is_refused(data: Any) -> None:
    assert refused(data).startswith("this position is broken")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": "regalia-record"}, "this is not a position but 'regalia-record'"),
        ({"version": 2}, "this position is of version 2, newer than this Regalia reads (1)"),
        ({"version": "1"}, "this position is broken"),
        ({"game": "barony"}, "this is a position of barony, not of tiny"),
        ({"rules": 7}, "this position is of rules version 7 of tiny; this Regalia plays 1"),
        ({"seats": 7}, "tiny is for 2 to 4 players, not 7"),
        ({"seats": "2"}, "this position is broken"),
        ({"seats": 3}, "coins must be given for each of the 3 seats, here they are for 2"),
        ({"form": 2}, "this position is of form 2; this Regalia reads forms up to 1"),
        ({"form": -1}, "this position is of form -1"),
        ({"form": "1"}, "this position is broken"),
        ({"options": {"rounds": 9}}, "option 'rounds' cannot be 9"),
        ({"options": {"size": 9}}, "there is no option 'size'"),
        ({"surprise": 1}, "this position is broken"),
        ({"state": []}, "this position is broken"),
        ({"since": [[0, "stake:sing"]]}, "choice 1 since the checkpoint: seat 0 may not choose"),
        ({"since": [[9, "stake:keep"]]}, "choice 1 since the checkpoint: there is no seat 9"),
        ({"since": [[None, "sing"]]}, "choice 1 since the checkpoint: 'sing' is no line of a record"),
        ({"since": [["0", "stake:keep"]]}, "this position is broken"),
        ({"dice": {"key": "xyz", "drawn": 0}}, "the key of the dice is not hexadecimal"),
        ({"dice": {"key": "00"}}, "this position is broken"),
    ],
)
def test_a_position_with_something_wrong_says_what(changes: dict[str, Any], message: str) -> None:
    assert refused(position(**changes)).startswith(message)


@pytest.mark.parametrize(
    "dice", [{"key": "00" * 65, "drawn": 0}, {"key": "00" * 32, "drawn": -1}, {"key": "00" * 32, "drawn": 2**70}]
)
def test_dice_that_cannot_be_are_refused(dice: dict[str, Any]) -> None:
    assert "dice" in refused(position(dice=dice))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"phase": "lunch"}, "there is no phase 'lunch': plan, bid, battle, supply, over"),
        ({"deck": [1, 1, 1]}, "this position cannot be: not every card is somewhere once; missing: "),
        ({"bank": 7}, "this position cannot be: 17 coins in all, not 10"),
        ({"leader": 5}, "this position cannot be: first player and leader are seats from 0 to 1"),
        ({"round": 9}, "this position cannot be: round 9 of 3"),
        ({"known": [[], [99]]}, "this position cannot be: seat 1 does not hold what is known or planned"),
        ({"hands": "none"}, "this position is broken: Expected `array`, got `str` - at `state.hands`"),
        ({"coins": [5, "5"]}, "this position is broken: Expected `int`, got `str` - at `state.coins[1]`"),
        ({"colour": "red"}, "this position is broken: Object contains unknown field `colour`"),
    ],
)
def test_a_table_that_cannot_stand_is_refused(changes: dict[str, Any], message: str) -> None:
    good = position("plan")
    assert refused(good | {"state": good["state"] | changes}).startswith(message)


def test_a_position_of_an_unknown_game_is_refused() -> None:
    assert refused(position(), "chess").startswith("there is no game 'chess'")


def test_by_hand_only_seats_and_state_are_needed() -> None:
    whole = position("plan")
    game = regalia.from_position("tiny", {"seats": 2, "state": whole["state"]})
    assert game.state.hands == whole["state"]["hands"]
    assert situation(regalia.verify(game.record())) == situation(game)


def test_a_position_given_and_changed_later_does_not_change_the_record() -> None:
    data = position("plan")
    game = regalia.from_position("tiny", data)
    before = game.record()
    data["state"]["hands"].clear()
    assert game.record() == before
