"""Who knows what: hands but for known cards, plans and the deck are hidden."""

from __future__ import annotations

from tests.tiny.state import NO_CARD, Tiny

from regalia.core.dice import Dice


def view(s: Tiny, seat: int | None) -> Tiny:
    """Hidden cards show their backs; others' plans show nothing, not even how far they have got."""
    seen = s.copy()
    seen.deck = [NO_CARD] * len(s.deck)
    for other in range(s.seats):
        if other != seat:
            seen.hands[other] = s.known[other] + [NO_CARD] * (len(s.hands[other]) - len(s.known[other]))
            seen.plans[other] = []
    return seen


def imagine(s: Tiny, seat: int, dice: Dice) -> None:
    """Deals what the seat has not seen anew, into the same lists; finished plans are made of the new cards."""
    others = [other for other in range(s.seats) if other != seat]
    unseen = s.deck + [card for other in others for card in s.hands[other] if card not in s.known[other]]
    dice.mix(unseen)
    for other in others:
        hidden = [unseen.pop() for _ in range(len(s.hands[other]) - len(s.known[other]))]
        s.hands[other][:] = sorted(s.known[other] + hidden)
        cards = s.hands[other][:]
        dice.shuffle(cards)
        s.plans[other][:] = cards[: len(s.plans[other])]
    s.deck[:] = unseen
