"""What lies before a baron who plans: the hand by kinds, each with what it does, and the three piles."""

from __future__ import annotations

from regalia.core.words import Message
from regalia.games.hadurak.pieces.cards import ACTIONS, FIELDS, FULL_HAND, MOST_IN_PILE
from regalia.games.hadurak.state import Hadurak
from regalia.games.hadurak.table.faces import action_card
from regalia.scene.types import Card, Tray

HAND = "hand"
KINDS = tuple(dict.fromkeys(FULL_HAND))


def hand_id(card: int) -> str:
    return f"hand-{card}"


def hand(view: Hadurak, you: int) -> Tray:
    """One card of each kind with how many there are; a kind that is used up says where its cards are."""
    cards = tuple(_of_a_kind(view, you, card) for card in KINDS)
    return Tray(id=HAND, title=Message("table-hand"), cards=cards, shape="spread")


def _of_a_kind(view: Hadurak, you: int, card: int) -> Card:
    count = view.hands[you].count(card)
    says = Message(f"brief-{ACTIONS[card]}.text") if count else _used_up(view, you, card)
    return action_card(view, hand_id(card), card, you, count, says)


def _used_up(view: Hadurak, you: int, card: int) -> Message:
    fields = [field for field, cards in zip(FIELDS, view.fields, strict=True) if (you, card) in cards]
    if fields:
        return Message("brief-used-field", {"fields": tuple(Message(f"field-{field}") for field in fields)})
    return Message("brief-used-planned")


def plan(view: Hadurak, you: int, pile: int) -> Tray:
    planned = view.plans[you][pile] if pile < len(view.plans[you]) else ()
    return Tray(
        id=f"plan-{pile}",
        title=Message("table-plan", {"pile": pile + 1}),
        cards=tuple(action_card(view, f"plan-{pile}-{at}", card, you) for at, card in enumerate(planned)),
        slots=MOST_IN_PILE,
        strong=pile == len(view.plans[you]),
    )
