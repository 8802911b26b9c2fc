"""Every game says what it is put to, and what it says can be played."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.shipped import SHIPPED

from regalia import games
from regalia.core.errors import BadSetup
from regalia.lab.trials import BadTrials, path_of, trials_of

SOUND = "fuzzed_games = 1\nbench_seats = 2\n"


@pytest.mark.parametrize("game", SHIPPED)
def test_every_game_has_trials_that_can_be_held(game: str) -> None:
    trials = trials_of(game)
    trials.check(game)
    tried = {bot.partition(":")[0] for tournament in trials.tournaments for bot in tournament.bots[:1]}
    assert {"greedy", "search"} <= tried, (
        f"write a [[tournament]] that greedy, and one that search wins: {path_of(game)}"
    )


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """The tiny game's folder, which is empty now."""
    sound = games.find("tiny")
    games.register(dataclasses.replace(sound, folder=tmp_path))
    trials_of.cache_clear()
    yield tmp_path
    games.register(sound)
    trials_of.cache_clear()


def test_missing_trials_say_what_to_write(folder: Path) -> None:
    with pytest.raises(BadTrials, match=f"write fuzzed_games, bench_seats, .* into {folder}/trials.toml"):
        trials_of("tiny")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("bench_seats = 2", "missing required field `fuzzed_games`"),
        (SOUND + "fuzed_games = 1", "unknown field `fuzed_games`"),
        (SOUND + "[[tournament]]\nbots = 'greedy'", r"Expected `array`.*tournament"),
        ("fuzzed_games", "trials.toml: "),
    ],
)
def test_bad_trials_are_named(folder: Path, text: str, wrong: str) -> None:
    (folder / "trials.toml").write_text(text)
    with pytest.raises(BadTrials, match=wrong):
        trials_of("tiny")


@pytest.mark.parametrize(
    "text",
    [
        SOUND.replace("2", "9"),
        SOUND + '[[golden]]\nseats = 2\nbot = "zork"',
        SOUND + '[[golden]]\nseats = 2\nbot = "random"\noptions = { zork = 1 }',
        SOUND + '[[tournament]]\nbots = ["random", "zork"]\nseats = 2\ngames = 1\nat_least = 0.5',
    ],
)
def test_trials_that_cannot_be_held_are_refused(folder: Path, text: str) -> None:
    (folder / "trials.toml").write_text(text)
    with pytest.raises(BadSetup):
        trials_of("tiny").check("tiny")
