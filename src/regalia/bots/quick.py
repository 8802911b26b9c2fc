"""One step of play without a thought."""

from __future__ import annotations

from regalia.core.game import Game
from regalia.core.rulebook import Sense


def quick_move(world: Game, sense: Sense) -> None:
    """The likeliest option of whoever is asked."""
    ask = world.pending[0]
    if sense.quick is not None:
        world.play(sense.quick(ask), ask.seat)
    else:
        weights = sense.prior(ask)
        world.play(ask.options[weights.index(max(weights))], ask.seat)
