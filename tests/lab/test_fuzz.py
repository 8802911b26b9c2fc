"""The fuzzer passes sound games and catches unsound ones."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import regalia
from regalia import games
from regalia.core.asking import EndPhase, FreeAct
from regalia.core.game_options import Data, Flag, GameOption, SeatNumber, Whole, Word
from regalia.core.state import OVER
from regalia.lab.fuzz import LONGEST, FuzzReport, Trial, fuzz, fuzz_game, random_options

Change = Callable[..., None]


@pytest.mark.parametrize("game", ["tiny", "barony"])
def test_sound_game_passes(game: str) -> None:
    reports = [fuzz_game(game, seed) for seed in range(6)]
    assert [report.failure for report in reports] == [None] * 6
    assert sum(report.choices for report in reports) > 100
    assert all(sum(getattr(report, what) for report in reports) for what in ("clones", "undos", "positions"))


def test_same_reports_with_any_number_of_jobs() -> None:
    assert list(fuzz("tiny", 1, 6, jobs=1)) == list(fuzz("tiny", 1, 6, jobs=2))


def test_free_acts_are_tried() -> None:
    assert sum(fuzz_game("tiny", seed).acts for seed in range(10)) > 0


@pytest.fixture
def changed() -> Iterator[Change]:
    """Replaces parts of the tiny game by faulty ones."""
    sound = games.find("tiny")

    def change(**parts: Any) -> None:
        games.register(dataclasses.replace(sound, **parts))

    yield change
    games.register(sound)


def first_failure() -> FuzzReport:
    return next(report for report in fuzz("tiny", 1, 20) if report.failure)


def test_impossible_state_is_caught_with_a_loadable_record(changed: Change) -> None:
    sound = games.find("tiny")
    changed(check=lambda state: ["the sky has fallen"] if state.round == 2 else [])
    report = first_failure()
    assert report.failure == "Flaw: impossible position: the sky has fallen"
    assert report.record is not None
    changed(check=sound.check)
    assert regalia.verify(regalia.read_record(report.record)).state.round == 2


def test_position_that_forgets_is_caught(changed: Change) -> None:
    def forgetful(situation: Any, *setup: Any) -> Any:
        state = sound.form.read(situation, *setup)
        state.points = [0] * state.seats
        return state

    sound = games.find("tiny")
    changed(form=dataclasses.replace(sound.form, read=forgetful))
    assert "position: points" in str(first_failure().failure)


def test_rules_that_fail_are_caught(changed: Change) -> None:
    def broken(state: Any) -> Any:
        raise ZeroDivisionError("no")
        yield

    changed(phases={**games.find("tiny").phases, "supply": broken})
    assert "RulesFault" in str(first_failure().failure)


# --- players who leave ------------------------------------------------------------------------------------------------


def leaving(effect: Callable[..., None], may: Callable[[Any, int], bool] = lambda state, seat: True) -> FreeAct:
    return FreeAct("resign", lambda state, seat: ["now"] if may(state, seat) else [], effect)


def ended(state: Any, seat: int, option: str) -> None:
    """Who leaves ends the game, which is proper."""
    state.phase = OVER
    raise EndPhase


def test_players_leave_early_and_late(changed: Change) -> None:
    changed(free_acts=(leaving(ended, lambda state, seat: state.phase != OVER),))
    reports = [fuzz_game("tiny", seed) for seed in range(200)]
    assert [report.failure for report in reports if report.failure] == []
    assert len({report.choices for report in reports if report.deserted}) > 10


def test_players_leave_in_well_over_a_third_of_the_games() -> None:
    """In 60 of 100 they try to, and most of those games are long enough."""
    trials = [Trial(games.find("kard_es_korona"), str(seed), LONGEST) for seed in range(300)]
    assert sum(trial.leaves > 0 for trial in trials) > 150
    reports = [fuzz_game("kard_es_korona", seed) for seed in range(10)]
    assert [report.failure for report in reports if report.failure] == []
    assert sum(report.deserted for report in reports) > 1 and any(report.left > 1 for report in reports)


def test_nobody_leaves_where_no_act_is_for_that() -> None:
    assert not any(Trial(games.find("tiny"), str(seed), LONGEST).leaves for seed in range(20))


def test_who_has_left_and_is_asked_is_caught(changed: Change) -> None:
    gone = set[int]()

    def forgotten(state: Any, seat: int, option: str) -> None:
        gone.add(seat)

    changed(free_acts=(leaving(forgotten, lambda state, seat: not gone),))
    failure = str(first_failure().failure)
    assert re.fullmatch(r"Flaw: seat \d has left the game and is asked '\w+'", failure), failure


def test_who_has_left_and_still_acts_is_caught(changed: Change) -> None:
    def forgotten(state: Any, seat: int, option: str) -> None:
        """Nothing is written down."""

    def is_idle(state: Any, seat: int) -> bool:
        return bool(state.phase == "battle" and seat != state.leader)

    changed(free_acts=(leaving(forgotten, is_idle),))
    failure = str(first_failure().failure)
    assert re.fullmatch(r"Flaw: seat \d has left the game and may still 'resign'", failure), failure


# --- the end ----------------------------------------------------------------------------------------------------------


def test_endless_game_is_caught() -> None:
    assert fuzz_game("tiny", 1, limit=3).failure == "Flaw: not over after 3 choices"


def test_a_game_that_only_its_players_end_is_left_after_a_while(
    changed: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regalia.lab.fuzz.ENOUGH", 3)
    changed(may_last=lambda setup: True)
    report = fuzz_game("tiny", 1)
    assert report.failure is None and report.choices == 3


def _hashable(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def test_options_are_drawn_from_what_they_take() -> None:
    declared = (
        GameOption("word", (Word(("a", "b")),), "a"),
        GameOption("whole", (Whole(2, 4),), 2),
        GameOption("seat", (SeatNumber(),), 0),
        GameOption("flag", (Flag(),), False),
        GameOption("data", (Data("anything", lambda value, seats: value, lambda seats: [[seats]]),), None),
    )
    drawn = [random_options(declared, 3, Random(seed)) for seed in range(100)]
    seen = {option.id: {_hashable(values[option.id]) for values in drawn if option.id in values} for option in declared}
    assert seen == {"word": {"a", "b"}, "whole": {2, 3, 4}, "seat": {0, 1, 2}, "flag": {True, False}, "data": {(3,)}}
