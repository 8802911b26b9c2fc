"""Who knows what: a die under a cup is known to whoever has cast it."""

from __future__ import annotations

from regalia.cli.template.game.state import HIDDEN, NewGame
from regalia.core.dice import Dice


def view(s: NewGame, seat: int | None) -> NewGame:
    """A copy in which nothing is left that the seat may not know."""
    seen = s.copy()
    for other in range(s.seats):
        if other != seat:
            seen.faces[other] = HIDDEN
    return seen


def imagine(s: NewGame, seat: int, dice: Dice) -> None:
    """Casts what the seat has not seen anew, in place; all else must stay as it is."""
    for other, face in enumerate(s.faces):
        if other != seat and face != HIDDEN:
            s.faces[other] = dice.roll()
