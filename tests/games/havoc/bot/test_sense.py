"""The bots' feeling for Havoc: cards are gathered before they are spent, and spent where they win."""

from __future__ import annotations

import pytest
from tests.games.havoc.helpers import start

import regalia
from regalia.bots import Outlook, make_bot
from regalia.core.game import Game

LONE = "b2 g5 y9 o13"
"""Nothing but single cards."""


def choice(game: Game, bot: str) -> str:
    ask = game.pending[0]
    return ask.text(make_bot(bot, 1).choose(Outlook(game, ask.seat)))


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_with_a_poor_hand_a_bot_recruits(bot: str) -> None:
    game = start(
        [LONE, "b8 g8 y8 o3", "b10 g10 y3 o7", "b11 g12 y1 o4"], recruits="o5 g9", active=0, peacekeeper=1, peace=1
    )
    assert choice(game, bot) == "turn:recruit"


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_with_the_hand_for_it_a_bot_cries_havoc(bot: str) -> None:
    """Four of a kind and a pair, against hands of a few lone cards, for the nine points of Orléans."""
    strong = "b12 g12 y12 o12 b11 g11"
    row = ["orleans", "formigny", "castillon"]
    game = start([strong, "b2 g5", "y3 o7", "g1 y6"], recruits="o5 g9", active=0, peacekeeper=1, peace=1, row=row)
    assert choice(game, bot) == "turn:havoc"


def test_knights_among_themselves_recruit_more_often_than_they_fight() -> None:
    turns = {"recruit": 0, "havoc": 0}
    for seed in range(2):
        game = regalia.new("havoc", seats=4, seed=f"gather {seed}", news=False)
        while not game.over:
            ask = game.pending[0]
            option = make_bot("knight", 1).choose(Outlook(game, ask.seat))
            if ask.kind.id == "turn":
                turns[option] += 1
            game.play(option, ask.seat)
    assert turns["recruit"] > turns["havoc"] > 0, turns
