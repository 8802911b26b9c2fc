"""Before the first round, and the options of the game (R1)."""

from __future__ import annotations

from regalia.cli.template.game.state import HIDDEN, NO_CLAIM, NOBODY, NewGame
from regalia.core.dice import Dice
from regalia.core.game_options import GameOption, Whole
from regalia.core.rulebook import Setup

OPTIONS = (GameOption("rounds", (Whole(1, 9),), 5),)


def new_state(setup: Setup, dice: Dice) -> NewGame:
    """The dice are cast when the first round begins; who begins it is chosen by lot (R1.3)."""
    return NewGame(
        phase="cast",
        dice=dice,
        shown=0,
        news=None,
        seats=setup.seats,
        rounds=setup.options["rounds"],
        round=1,
        active=dice.below(setup.seats),
        claim=NO_CLAIM,
        claimant=NOBODY,
        lifted=NOBODY,
        showed=HIDDEN,
        faces=[HIDDEN] * setup.seats,
        casts=[0] * setup.seats,
        stood=[0] * setup.seats,
        caught=[0] * setup.seats,
    )
