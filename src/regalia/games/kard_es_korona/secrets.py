"""Who knows what: the order of the event deck is hidden, and treasuries during an election."""

from __future__ import annotations

from regalia.core.dice import Dice
from regalia.games.kard_es_korona.state import HIDDEN, Kard, Task

STATED = ("election_over", "holders", "treasuries")
"""What the minutes of an election begin with; the bids follow."""

LIKELY_TREASURE = 30
"""As many groats, at most, as players may think another to have left."""


def hides_treasuries(s: Kard) -> bool:
    """R17.3, unless the option `election_memory` shows them."""
    return bool(s.election) and s.variants.election_memory == "hidden"


def _without_minutes(task: Task) -> Task:
    """Treasuries are stated before the first bid; once bids were opened, neither is written down (R17.3)."""
    if task[0] != "election_over" or len(task) <= len(STATED):
        return task
    return task[: STATED.index("treasuries")]


def view(s: Kard, seat: int | None) -> Kard:
    """The remaining cards are known, their order is not; the bank would tell what the others have."""
    seen = s.copy()
    seen.deck.sort()
    if hides_treasuries(s):
        seen.agenda = [_without_minutes(task) for task in seen.agenda]
        seen.bank = 0
        seen.treasury = [amount if other == seat else HIDDEN for other, amount in enumerate(s.treasury)]
    return seen


def imagine(s: Kard, seat: int, dice: Dice) -> None:
    """Shuffles the deck, and during an election deals out what the others may have left."""
    dice.mix(s.deck)
    if hides_treasuries(s):
        for other in range(s.seats):
            if other != seat:
                has_any = s.is_in(other) and dice.below(
                    2
                )  # an empty treasury is likely: with nothing they are not asked
                s.treasury[other] = 1 + dice.below(LIKELY_TREASURE) if has_any else 0
        s.bank = -sum(s.treasury)
