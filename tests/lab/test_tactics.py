"""Tactics are found by trying everything out, and counted by who chooses right."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

import regalia
from regalia.cli import main
from regalia.core.game import Game
from regalia.lab import tactics


def near_the_end(seed: int) -> Game:
    """The tiny game in its last round, before the last card is played."""
    game = regalia.new("tiny", seats=2, seed=seed, options={"rounds": 1}, news=False)
    for _ in range(100):
        found = None if game.over else tactics.judged(game, game.pending[0].seat)
        if game.over or found is not None:
            break
        game.play(game.pending[0].options[0], game.pending[0].seat)
    return game


def test_an_option_that_wins_is_told_from_those_that_do_not() -> None:
    """Each option is played for itself: what is said to win at once ends the game with a first place."""
    met = 0
    for seed in range(12):
        game = near_the_end(seed)
        if game.over:
            continue
        ask = game.pending[0]
        about, right = tactics.judged(game, ask.seat) or ("", frozenset())
        assert right < {*ask.texts()} and right
        for option in ask.options:
            after = game.clone()
            after.play(option, ask.seat)
            if after.over:
                met += 1
                assert (after.ranking[ask.seat] == 1) == (ask.text(option) in right), about
    assert met > 4


def test_what_is_too_wide_to_be_tried_out_is_no_tactic(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in map(near_the_end, range(12)) if not game.over)
    monkeypatch.setattr(tactics, "MOST_TRIED", 1)
    assert tactics.judged(game, game.pending[0].seat) is None


def test_positions_can_be_played_to_again_and_a_bot_that_chooses_by_chance_misses_some() -> None:
    found = [tactic for met in tactics.find("tiny", 2, 1, 12) for tactic in met]
    assert found == [tactic for met in tactics.find("tiny", 2, 1, 12) for tactic in met] and found
    for tactic in found:
        game = tactics.position("tiny", tactic)
        assert tactics.judged(game, tactic.seat) == (tactic.about, tactic.right)
    solved = [sum(tactics.solved("tiny", tactic, bot) for tactic in found) for bot in ("random", "knight")]
    assert solved[0] < len(found) and solved[0] <= solved[1]


def test_the_command_counts() -> None:
    command = ["tactics", "tiny", "knight", "--positions", "4", "--games", "20", "--seats", "2", "--seed", "1"]
    plain = CliRunner().invoke(main, [*command, "--jobs", "1"], catch_exceptions=False)
    assert plain.stdout.startswith("tiny: 4 positions") and "knight: " in plain.stdout
    figures = json.loads(CliRunner().invoke(main, [*command, "--jobs", "1", "--json"], catch_exceptions=False).stdout)
    assert figures["positions"] == 4 and 0 < figures["by_chance"] < 1
    none = CliRunner().invoke(main, ["tactics", "tiny", "--games", "1", "--seats", "4", "--seed", "3", "--jobs", "1"])
    assert none.exit_code in (0, 1)
