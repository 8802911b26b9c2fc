"""Tactics are found by trying everything out, and counted by who chooses right."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from click.testing import CliRunner

from regalia.bots import endings
from regalia.cli import main
from regalia.core.game import Game
from regalia.lab.moments import tactics

GAMES = 30


@pytest.fixture(scope="module")
def found() -> list[tactics.Tactic]:
    return [tactic for met in tactics.find("tiny", 2, 1, GAMES) for tactic in met]


def ends(game: Game, seat: int, random: Random) -> bool | None:
    """Whether the seat has won, if it goes on by chance and nobody else has to choose; None where somebody has."""
    while not game.over:
        ask = game.pending[0]
        if ask.seat != seat:
            return None
        game.play(random.choice(ask.options), seat)
    return game.ranking[seat] == 1


def test_what_is_called_wrong_never_wins_at_once_and_what_is_called_right_does(found: list[tactics.Tactic]) -> None:
    """Played on by chance a few times, which shares nothing with the search for lines but the rules."""
    random, won = Random(1), 0
    for tactic in (each for each in found if each.about == tactics.WINS):
        game = tactics.position("tiny", tactic)
        ask = game.ask_of(tactic.seat)
        assert ask is not None and {*tactic.right} < {*ask.texts()}
        for option in ask.options:
            lines = [game.clone() for _ in range(8)]
            for line in lines:
                line.play(option, tactic.seat)
            results = [ends(line, tactic.seat, random) for line in lines]
            assert ask.text(option) in tactic.right or True not in results
            won += True in results
    assert won > 3


def test_positions_can_be_played_to_again(found: list[tactics.Tactic]) -> None:
    assert found == [tactic for met in tactics.find("tiny", 2, 1, GAMES) for tactic in met]
    for tactic in found:
        assert tactics.judged(tactics.position("tiny", tactic), tactic.seat) == (tactic.about, tactic.right)


def test_what_is_too_wide_to_be_tried_out_is_no_tactic(
    found: list[tactics.Tactic], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tactics.position("tiny", found[0])
    monkeypatch.setattr(endings, "MOST_TRIED", 1)
    assert tactics.judged(game, found[0].seat) is None


def test_who_chooses_right_is_counted(found: list[tactics.Tactic]) -> None:
    """Where every option is right anybody is, and nobody where none is."""
    for right in (frozenset[str](), frozenset(tactics.position("tiny", found[0]).pending[0].texts())):
        assert tactics.solved("tiny", replace(found[0], right=right), "knight") == bool(right)


def test_the_command_counts() -> None:
    command = ["tactics", "tiny", "knight", "--positions", "4", "--games", "20", "--seats", "2", "--seed", "1"]
    plain = CliRunner().invoke(main, [*command, "--jobs", "1"], catch_exceptions=False)
    assert plain.stdout.startswith("tiny: 4 positions") and "knight: " in plain.stdout
    figures = json.loads(CliRunner().invoke(main, [*command, "--jobs", "1", "--json"], catch_exceptions=False).stdout)
    assert figures["positions"] == 4 and 0 < figures["by_chance"] < 1
