"""Situations that play hardly ever comes to, by the kind of question that is asked in them."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.havoc.helpers import choose, start

from regalia.core.game import Game

RECRUITS = "b9 o2 g12"


def year_of_peace() -> Game:
    game = start(["b5 g5", "b6 g6 y2", "b7 g7 y3", "b8 g8 y4"], recruits=RECRUITS, peace=3)
    choose(game, "turn:recruit")
    return game


def robbing() -> Game:
    game = start(["D D k5", "b8", "g8", "y8"], recruits=RECRUITS, discard="k1", buried=[(1, "g3"), (2, "g4")])
    choose(game, "turn:recruit", "recruit_step:rob")
    return game


RARE: dict[str, Callable[[], Game]] = {"peace_discard": year_of_peace, "rob_pick": robbing}
