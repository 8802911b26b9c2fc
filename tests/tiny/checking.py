"""What every situation must satisfy, in words."""

from __future__ import annotations

from collections.abc import Iterator

from tests.tiny.state import CARDS, NO_CARD, PLANNED, Tiny

from regalia.core.files.counting import misplaced


def check(s: Tiny) -> list[str]:
    """Everything that is wrong with a state; an empty list when it can stand."""
    return [*_check_cards(s), *_check_numbers(s)]


def _check_cards(s: Tiny) -> Iterator[str]:
    """Every card is somewhere, once; what is known and planned is in the hand."""
    market = [s.market] if s.market != NO_CARD else []
    yield from misplaced("card", [*s.deck, *s.discard, *market, *(card for hand in s.hands for card in hand)], CARDS)
    for seat, hand in enumerate(s.hands):
        if hand != sorted(hand):
            yield f"the hand of seat {seat} is not in order"
        if not {*s.known[seat], *s.plans[seat]} <= {*hand}:
            yield f"seat {seat} does not hold what is known or planned"
        if len(s.plans[seat]) > PLANNED or (s.phase == "battle" and hand and not s.plans[seat]):
            yield f"seat {seat} has planned {len(s.plans[seat])} cards"


def _check_numbers(s: Tiny) -> Iterator[str]:
    """Coins do not vanish."""
    if min(*s.coins, s.bank) < 0 or sum(s.coins) + s.bank != s.money:
        yield f"{sum(s.coins) + s.bank} coins in all, not {s.money}, or a negative number of them"
    if not 0 <= s.first < s.seats or not 0 <= s.leader < s.seats:
        yield f"first player and leader are seats from 0 to {s.seats - 1}"
    if not 1 <= s.round <= s.rounds:
        yield f"round {s.round} of {s.rounds}"
