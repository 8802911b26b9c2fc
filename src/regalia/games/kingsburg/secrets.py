"""Who knows what: only the enemy cards that were not revealed are hidden, and who has looked knows this year's."""

from __future__ import annotations

from regalia.core.dice import Dice
from regalia.core.state import OVER
from regalia.games.kingsburg.pieces.enemies import HIDDEN, OF_YEAR
from regalia.games.kingsburg.state import Kingsburg


def first_unknown(s: Kingsburg, seat: int | None) -> int:
    """The first place in the deck whose card the seat does not know; it knows none after that."""
    return s.year if s.phase == OVER or s.knows_enemy(seat) else s.year - 1


def view(s: Kingsburg, seat: int | None) -> Kingsburg:
    """Unknown cards show their backs."""
    seen = s.copy()
    for at in range(first_unknown(s, seat), len(s.enemies)):
        seen.enemies[at] = HIDDEN
    return seen


def imagine(s: Kingsburg, seat: int, dice: Dice) -> None:
    """Each unknown card is any of the five of its year."""
    for at in range(first_unknown(s, seat), len(s.enemies)):
        s.enemies[at] = dice.choice(OF_YEAR[at + 1])
