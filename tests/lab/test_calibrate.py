"""Curves are found again where they are known, checked with other games, and kept beside the game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import msgspec
import pytest
from tests.cli.conftest import run as run
from tests.cli.helpers import Run

from regalia.core.errors import BadSetup
from regalia.lab.calibrate import KNOTS, Bench, Moment, Played, fit, fitted, judged, plotted
from regalia.review.chances import Calibration, Chances, Curve

TRUE = Curve(usual=100.0, point=1.0, knots=[0.0, 1.0], sense=[0.5, 2.0], score=[0.0, 0.0])


def made_up(count: int, seed: int) -> list[Played]:
    """Games that are won as the true curve has it."""
    random, made = Random(seed), []
    chances = Chances(Bench("tiny", 2, "random", 0).rulebook, 2, TRUE)
    for _ in range(count):
        at, feeling = random.randrange(100), random.random()
        values, scores = [feeling, 1 - feeling], [random.randrange(9), random.randrange(9)]
        first = random.random() < chances.foretold(values, scores, at)[0]
        moment = Moment(at, values, scores, 0, [(values, scores)])
        made.append(Played(100, [float(first), float(not first)], [moment]))
    return made


def test_a_known_curve_is_found_again() -> None:
    found = fit(made_up(6000, 1))
    assert found.knots == [*KNOTS] and found.usual == 100.0
    assert found.sense[0] == pytest.approx(0.5, abs=0.3) and found.sense[4] == pytest.approx(2.0, abs=0.4)
    assert all(abs(number) < 0.3 for number in found.score)


def test_the_check_tells_a_good_curve_from_the_score_alone() -> None:
    bench = Bench("tiny", 2, "random", 0)
    checked = fitted(bench, made_up(3000, 2), made_up(3000, 3)).checked
    assert checked["open"]["difference"] < 0.06
    assert checked["open"]["brier"] < checked["brier_score"] < checked["brier_equal"] + 0.01


def test_differences_are_counted_bin_by_bin() -> None:
    verdict = judged([(0.05, 0.0), (0.05, 1.0), (0.95, 1.0)])
    assert [each.moments for each in verdict.bins] == [2, 1]
    assert verdict.difference == pytest.approx((0.45 + 0.05) / 2)
    assert verdict.brier == pytest.approx((0.05**2 + 0.95**2 + 0.05**2) / 3, abs=1e-4)


def test_games_follow_from_seed_and_number_and_are_not_those_to_check_with() -> None:
    bench = Bench("tiny", 3, "squire", "s")
    assert [*bench.played(3)] == [*bench.played(3)]
    assert [game.won for game in bench.played(8)] != [game.won for game in bench.unseen(8)]


def test_nothing_played_is_nothing_to_fit() -> None:
    with pytest.raises(BadSetup, match="needs games"):
        fit([])


def test_the_command_keeps_curves_and_those_of_other_numbers(run: Run, tmp_path: Path) -> None:
    out, plot = tmp_path / "chances.json", tmp_path / "plot.svg"
    few = ("--games", "4", "--check", "3", "--jobs", "1", "--out", out)
    result = run("calibrate", "tiny", "--seats", "2", "--seats", "3", *few, "--plot", plot)
    assert result.exit_code == 0, result.output
    kept = msgspec.json.decode(out.read_bytes(), type=Calibration)
    assert [*kept.seats] == [2, 3] and kept.seats[2].checked["games"] == 3
    words = [text.text for text in ElementTree.parse(plot).iter("{http://www.w3.org/2000/svg}text")]
    assert "tiny, 3 seats" in words
    assert plotted("tiny", kept.seats) == plot.read_text(encoding="utf-8")
