"""The bots' feeling for Barony: who would win by ending the game ends it."""

from __future__ import annotations

import pytest
from tests.games.barony.helpers import t19

from regalia.bots import Outlook, make_bot
from regalia.core.game import Game
from regalia.games.barony.bot.sense import _closing

BOTS = ["greedy", "search:60"]


def choice(game: Game, bot: str) -> str:
    ask = game.pending[0]
    return ask.text(make_bot(bot, 1).choose(Outlook(game, ask.seat)))


def marquis(gold: dict[str, int], rival: str = "baron") -> Game:
    """Blue needs one more title, and has knights on two plains; Yellow has two knights near them."""
    return t19(
        {"0,0": "0C", "1,0": "0K", "0,1": "0K", "2,0": "1K", "0,2": "1K", "-2,0": "1CK"},
        titles={0: "marquis", 1: rival},
        new_cities={0: 1},
        tokens={0: gold, 1: {"field": 1}},
        active=0,
        round=20,
    )


@pytest.mark.parametrize("bot", BOTS)
def test_a_marquis_far_ahead_builds_for_the_last_title(bot: str) -> None:
    assert choice(marquis({"field": 1, "plain": 2}), bot) == "action:build"


@pytest.mark.parametrize("bot", BOTS)
def test_a_marquis_far_ahead_takes_the_last_title_at_once(bot: str) -> None:
    assert choice(marquis({"field": 3}), bot) == "action:title"


def test_it_is_worth_nothing_to_end_a_game_that_is_lost_by_it() -> None:
    assert _closing(marquis({"field": 3}).state, 0) > 0 == _closing(marquis({"field": 2}).state, 0)
    rich = {seat: {"field": 3} for seat in (0, 1)}
    pieces = {"0,0": "0C", "2,0": "1C", "-2,0": "1C"}
    behind = t19(pieces, titles={0: "marquis", 1: "marquis"}, new_cities={1: 2}, tokens=rich, round=20)
    assert _closing(behind.state, 0) == 0, "the other takes the last title, too, and has cities"
