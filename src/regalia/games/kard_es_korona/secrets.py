"""Who knows what: the order of the event deck is hidden, and treasuries during an election."""

from __future__ import annotations

from regalia.core.dice import Dice
from regalia.games.kard_es_korona.state import HIDDEN, Kard

LIKELY_TREASURE = 30
"""Up to so many groats a player may think another to have left."""


def hides_treasuries(s: Kard) -> bool:
    """R17.3, unless the option `election_memory` shows them."""
    return bool(s.election) and s.variants.election_memory == "hidden"


def view(s: Kard, seat: int | None) -> Kard:
    """The remaining cards are known, their order is not; the bank would tell what the others have."""
    seen = s.copy()
    seen.deck.sort()
    if hides_treasuries(s):
        seen.bank = 0
        seen.treasury = [amount if other == seat else HIDDEN for other, amount in enumerate(s.treasury)]
    return seen


def imagine(s: Kard, seat: int, dice: Dice) -> None:
    """Shuffles the deck, and during an election deals out what the others may have left."""
    s.deck.sort()
    dice.shuffle(s.deck)
    if hides_treasuries(s):
        for other in range(s.seats):
            if other != seat:
                has_any = s.is_in(other) and dice.below(2)  # an empty treasury is likely: who has none is not asked
                s.treasury[other] = 1 + dice.below(LIKELY_TREASURE) if has_any else 0
        s.bank = -sum(s.treasury)
