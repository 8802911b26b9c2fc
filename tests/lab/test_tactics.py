"""Tactics are found by trying everything out, and counted by who chooses right."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from regalia import games
from regalia.bots import endings
from regalia.cli import main
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.lab.moments import tactics
from regalia.lab.moments.tactics_file import found_so_far, gone_on

GAMES = 24

GAMES_OF_SOAK = 200


HUNT = tactics.Hunt("tiny", (2,), 3)


def met_in(games: range) -> list[tactics.Tactic]:
    return [tactic for met in tactics.find(HUNT, games) for tactic in met]


@pytest.fixture(scope="module")
def found() -> list[tactics.Tactic]:
    return met_in(range(GAMES))


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


def test_what_surely_wins_is_won_however_the_others_choose() -> None:
    """In a world that the seat imagines it goes on with what surely wins, and the others by chance."""
    random, won = Random(1), 0
    met = [tactic for each in tactics.find(replace(HUNT, seed=6), range(8, 9)) for tactic in each]
    for tactic in (each for each in met if each.about == tactics.SURE):
        for text in sorted(tactic.right):
            line = tactics.position("tiny", tactic).imagine(tactic.seat, "a world", history=True)
            line.play_text(text, tactic.seat)
            while not line.over:
                ask = line.ask_of(tactic.seat) or line.pending[0]
                texts = sorted(tactics.sure(line, ask.seat)) if ask.seat == tactic.seat else ask.texts()
                line.play_text(random.choice(texts), ask.seat)
            assert line.ranking[tactic.seat] == 1
            won += 1
    assert won > 1


def test_a_hunt_that_was_cut_off_goes_on_where_it_was(found: list[tactics.Tactic], tmp_path: Path) -> None:
    file = tmp_path / "tiny.jsonl"
    first = [*gone_on(file, HUNT, 10)]
    file.write_text(file.read_text()[:-1])
    assert found_so_far(file, HUNT) == first[:9]
    assert [tactic for met in gone_on(file, HUNT, GAMES) for tactic in met] == found
    assert [tactic for met in found_so_far(file, HUNT) for tactic in met] == found
    with pytest.raises(RegaliaError, match="another hunt"):
        found_so_far(file, replace(HUNT, by="squire"))


def test_positions_can_be_played_to_again(found: list[tactics.Tactic]) -> None:
    assert found == met_in(range(GAMES))
    for tactic in found:
        assert tactics.judged(tactics.position("tiny", tactic), tactic.seat) == (tactic.about, tactic.right)


def test_what_is_too_wide_to_be_tried_out_is_no_tactic(
    found: list[tactics.Tactic], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tactics.position("tiny", found[0])
    monkeypatch.setattr(endings, "MOST_TRIED", 1)
    monkeypatch.setattr(tactics, "MOST_TRIED", 1)
    assert tactics.judged(game, found[0].seat) is None


def test_who_chooses_right_is_counted(found: list[tactics.Tactic]) -> None:
    """Where every option is right anybody is, and nobody where none is."""
    for right in (frozenset[str](), frozenset(tactics.position("tiny", found[0]).pending[0].texts())):
        assert tactics.solved("tiny", replace(found[0], right=right), "knight") == bool(right)


def test_the_command_counts_and_keeps_what_it_met(tmp_path: Path) -> None:
    command = ["tactics", "tiny", "--positions", "4", "--games", "20", "--seats", "2", "--seed", "1", "--jobs", "1"]
    kept = ["--keep", str(tmp_path / "tiny.jsonl")]
    plain = CliRunner().invoke(main, [*command, "knight", *kept], catch_exceptions=False)
    assert plain.stdout.startswith("tiny: 4 positions") and "knight: " in plain.stdout
    figures = json.loads(CliRunner().invoke(main, [*command, "knight", "--json"], catch_exceptions=False).stdout)
    assert figures["positions"] == 4 and 0 < figures["by_chance"] < 1
    again = CliRunner().invoke(main, [*command, "random", "--missed", *kept], catch_exceptions=False)
    wrong = 4 - int(again.stdout.partition("random: ")[2].partition(",")[0])
    assert again.stdout.splitlines()[0] == plain.stdout.splitlines()[0] and again.stdout.count(", not ") == wrong > 0


def missed_by(bot: str, game: str, met: list[tactics.Tactic]) -> int:
    return sum(not tactics.solved(game, each, bot) for each in met)


def test_a_knight_finds_nine_of_ten_in_barony() -> None:
    met = [tactic for each in tactics.find(tactics.Hunt("barony", (2,), "sample"), range(8)) for tactic in each]
    assert len(met) >= 3 and missed_by("knight", "barony", met) <= len(met) // 10


@pytest.mark.soak
@pytest.mark.parametrize("game", games.names())
def test_knights_find_nine_of_ten_and_kings_nearly_all(game: str) -> None:
    """In some games so few are met that one alone is more than a tenth of them."""
    hunt = tactics.Hunt(game, tuple(games.find(game).seats), "soak")
    met = [tactic for each in tactics.find(hunt, range(GAMES_OF_SOAK)) for tactic in each]
    assert met and missed_by("knight", game, met) <= max(1, len(met) // 10)
    assert missed_by("search:40", game, met) <= max(1, len(met) // 50)
