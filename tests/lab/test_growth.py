"""What is told of a game's growth is what was measured of it."""

from __future__ import annotations

import sys
from itertools import pairwise

import pytest

import regalia
from regalia.core.errors import RegaliaError
from regalia.lab.speed.bench import MODES
from regalia.lab.speed.growth import AGES, Age, Growth, measure_growth, weigh
from regalia.lab.speed.growth_plots import drawn

A_LOT = 100_000


def test_a_whole_game_is_divided_into_ages() -> None:
    found = measure_growth("barony", 2, "growth", 0.01)
    choices = [age.choices for age in found.ages]
    assert len(choices) == AGES and all(earlier < later for earlier, later in pairwise(choices))
    assert all(set(age.decision_us) == set(MODES) for age in found.ages)
    assert all(spent > 0 for age in found.ages for spent in (*age.decision_us.values(), age.clone_us))
    assert all(earlier.bytes["log"] < later.bytes["log"] for earlier, later in pairwise(found.ages))
    assert list(found.by_seats) == [2, 3, 4]


def test_what_a_game_holds_is_found_in_its_part() -> None:
    game = regalia.new("havoc", seats=3, seed=1)
    before = weigh(game)
    game.state.hands[0].append(bytearray(A_LOT))
    after = weigh(game)
    assert A_LOT <= after["state"] - before["state"] < 2 * A_LOT
    assert {part: after[part] for part in after if part != "state"} == {
        part: before[part] for part in before if part != "state"
    }


def test_what_all_games_share_is_nobodys() -> None:
    game = regalia.new("hadurak", seats=6, seed=1)
    assert sum(weigh(game).values()) < 100_000, "cards, map and questions are the rulebook's"


GROWTH = Growth("barony", 2, [Age(n, {"live": 1.0}, 2.0, 3.0, {"log": n}) for n in (5, 10)], {2: 100.0, 3: 90.0})


def test_every_question_has_a_drawing() -> None:
    drawings = drawn([GROWTH])
    assert set(drawings) == {"seats", "decisions", "clones", "memory"}
    assert all(b"<svg" in drawing and b"barony" in drawing for drawing in drawings.values())
    assert drawings == drawn([GROWTH])


def test_without_matplotlib_one_sentence_says_how(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(RegaliaError, match=r"regalia\[plots\]"):
        drawn([GROWTH])
