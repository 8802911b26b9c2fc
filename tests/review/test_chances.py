"""Chances: they add up, follow the curve, and say the same with open cards and as known where nothing is hidden."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import regalia
from regalia import games
from regalia.core.errors import RegaliaError
from regalia.review.chances import FILE, PLAIN, Calibration, Chances, Curve, Fitted, calibration, curve_of, shares

CURVE = Curve(usual=100.0, point=2.0, knots=[0.0, 0.5, 1.0], sense=[0.0, 1.0, 3.0], score=[0.5, 0.5, 1.5])


@pytest.mark.parametrize(
    ("choices", "sense", "score"), [(0, 0.0, 0.5), (25, 0.5, 0.5), (75, 2.0, 1.0), (100, 3.0, 1.5), (400, 3.0, 1.5)]
)
def test_a_curve_is_straight_between_its_knots_and_flat_beyond(choices: int, sense: float, score: float) -> None:
    assert CURVE.weights(choices) == pytest.approx((sense, score))


def test_chances_add_up_and_follow_feeling_and_score() -> None:
    chances = Chances(games.find("tiny"), 3, CURVE)
    foretold = chances.foretold([0.8, 0.5, 0.5], [3, 7, 3], 60)
    assert sum(foretold) == pytest.approx(1.0)
    assert foretold[2] < min(foretold[0], foretold[1])
    assert chances.foretold([0.8, 0.5, 0.5], [3, 3, 3], 0) == pytest.approx([1 / 3] * 3)


def test_a_shared_victory_counts_in_parts() -> None:
    assert shares([1, 3, 1]) == [0.5, 0.0, 0.5]


def test_where_nothing_is_hidden_a_seat_knows_all_there_is() -> None:
    game = regalia.new("barony", seats=2, seed=3)
    chances = Chances(game.rulebook, 2)
    assert chances.known(game, 1, 0, "any") == chances.open(game, 0)


def test_as_a_seat_knows_it_hidden_cards_say_nothing() -> None:
    game = regalia.new("tiny", seats=3, seed=3)
    other = game.imagine(1, "another deal")
    chances = Chances(game.rulebook, 3)
    assert chances.known(game, 1, 0, "same") == chances.known(other, 1, 0, "same")
    assert chances.open(game, 0) != chances.open(other, 0)


def test_a_finished_game_has_its_result() -> None:
    game = regalia.new("tiny", seats=2, seed=5)
    while not game.over:
        game.play(game.pending[0].options[0], game.pending[0].seat)
    assert Chances(game.rulebook, 2).open(game, game.choices) == shares(game.ranking)


def test_other_numbers_of_seats_take_the_nearest_curve(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    fitted = Fitted(bot="squire", seed=1, games=1, curve=CURVE)
    tables = {seats: replace(fitted, curve=replace(CURVE, usual=10.0 * seats)) for seats in (2, 5)}
    (tmp_path / FILE).write_bytes(msgspec.json.encode(Calibration(rules=1, seats=tables)))
    assert [curve_of(tmp_path, seats).usual for seats in (2, 3, 4, 6)] == [20, 20, 50, 50]


def test_a_game_without_curves_is_felt_as_it_is() -> None:
    assert curve_of(games.find("tiny").folder, 3) == PLAIN


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / FILE).write_text('{"rules": 1, "seats": {"2": {}}}')
    with pytest.raises(RegaliaError, match=r"chances\.json is broken: .*bot"):
        calibration(tmp_path)


@pytest.mark.parametrize("name", ["barony", "hadurak", "havoc", "kard_es_korona", "kingsburg"])
def test_shipped_curves_are_of_these_rules_and_were_checked(name: str) -> None:
    rulebook = games.find(name)
    found = calibration(rulebook.folder)
    assert found is not None and found.rules == rulebook.rules_version
    for seats in (2, 4) if name == "barony" else (4,):
        checked = found.seats[seats].checked
        assert checked["games"] >= 200
        assert checked["open"]["difference"] <= 0.05
        assert checked["open"]["brier"] < min(checked["brier_equal"], checked["brier_score"])
