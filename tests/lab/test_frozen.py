"""Bots of another checkout answer as they would at home."""

from __future__ import annotations

from pathlib import Path

import pytest

import regalia
from regalia.lab.simulate import Plan, play_game

HERE = Path(regalia.__file__).parents[2]


@pytest.mark.parametrize("game", ["havoc", "kard_es_korona"])
def test_the_bots_of_this_very_checkout_play_the_same_game_from_beside(game: str) -> None:
    """Havoc has a discard at the same time by all, Kard és Korona sealed bids."""
    at_home = play_game(Plan(game, "beside", (("greedy", "squire", "squire"),)), 0)
    beside = play_game(Plan(game, "beside", ((f"greedy@{HERE}", "squire", f"squire@{HERE}"),)), 0)
    assert (beside.scores, beside.ranking, beside.choices) == (at_home.scores, at_home.ranking, at_home.choices)


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(regalia.BadSetup, match="no checkout"):
        Plan("havoc", 1, ((f"king@{tmp_path}", "king"),)).check()
