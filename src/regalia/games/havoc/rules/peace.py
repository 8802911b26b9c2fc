"""R4 Peace: the Peacekeeper turns the card, and at its end announces a year of peace."""

from __future__ import annotations

from collections.abc import Iterable

from regalia.core.asking import Kind, Refusal, Rules, refuse, together
from regalia.games.havoc.notation import CARD
from regalia.games.havoc.pieces.cards import Card, each_once
from regalia.games.havoc.state import Havoc


def why_not_discard(s: Havoc, seat: int, card: Card) -> Refusal | None:
    return refuse("R4.3", card=card)


PEACE_DISCARD = Kind("peace_discard", lambda s, seat: each_once(s.hands[seat]), why_not_discard, CARD)


def turn_card(s: Havoc) -> bool:
    """To 1, or to the next higher number (R4.2); False when there is none."""
    if s.peace >= s.variants.peace_sides:
        return False
    s.peace = max(s.peace, 0) + 1
    s.tell("peace_turned", seat=s.keeper, number=s.peace)
    return True


def year_of_peace(s: Havoc, seats: Iterable[int]) -> Rules:
    """The next battle is removed, these seats discard a card each, and the card is set to 1 (R4.3)."""
    s.tell("year_of_peace", seat=s.keeper, battle=s.row.pop(0))
    discards = yield together({seat: PEACE_DISCARD(seat) for seat in seats if s.hands[seat]})
    for seat, card in discards.items():
        bury(s, seat, card)
    s.peace = 1


def bury(s: Havoc, seat: int, card: Card) -> None:
    """Face down: nobody else knows which card it was (R4.4)."""
    s.hands[seat].remove(card)
    s.buried.append((seat, card, 1 << seat))
    s.tell("discarded", to=(seat,), secret=("card",), seat=seat, card=card)
    s.tell("card_discarded", to=(seat,), card=card)
