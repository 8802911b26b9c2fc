"""R3 Piles: drawing, discarding and refilling; and what happens when John of Gaunt turns up (R9.1 to R9.3)."""

from __future__ import annotations

from bisect import insort

from regalia.games.havoc.pieces.cards import JOHN, NO_CARD, RECRUITS_LEAST, Card
from regalia.games.havoc.state import WAITING, Havoc


def draw_blind(s: Havoc, seat: int) -> Card:
    """The top card into the hand, seen by its owner only; NO_CARD when there is none, JOHN when he came (R9.1)."""
    card = s.deck.pop() if s.deck else s.take_top()
    if card == NO_CARD:
        return card
    s.shown += 1
    if card == JOHN:
        lay_john_open(s, seat)
        return card
    insort(s.hands[seat], card)
    if s.news is not None:
        s.tell("drew", to=(seat,), secret=("card",), seat=seat, card=card)
        s.tell("card_drawn", to=(seat,), card=card)
    return card


def lay_john_open(s: Havoc, seat: int) -> None:
    """He lies at the left hand of whoever drew him, until the next turn would begin (R9.1, R9.4)."""
    s.john, s.john_after = WAITING, seat
    s.tell("john_drawn", seat=seat)


def refill(s: Havoc, seat: int) -> None:
    """Cards are turned up until there are three recruits (R3.4); John counts as drawn by this seat (R9.2)."""
    recruits = s.recruits
    while len(recruits) < RECRUITS_LEAST:
        card = s.take_top()
        if card == NO_CARD:
            return
        s.shown += 1
        if card == JOHN:
            lay_john_open(s, seat)
        else:
            recruits.append(card)
            if s.news is not None:
                s.tell("turned_up", card=card)
