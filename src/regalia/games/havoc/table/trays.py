"""What lies on the table besides the players' layouts: recruits, draw and discard piles, and one's own hand."""

from __future__ import annotations

from regalia.core.words import Message, SeatName
from regalia.games.havoc.pieces.cards import BACK, DOG
from regalia.games.havoc.state import Havoc
from regalia.games.havoc.table.faces import card_ids, faces, in_hand, pile_card
from regalia.scene.remembering import remembered
from regalia.scene.types import Tray

DECK, DISCARD, RECRUITS, HAND = "deck", "discard", "recruits", "hand"


@remembered
def pile(name: str, count: int) -> Tray:
    card = pile_card(name, count, f"counter-{name}")
    return Tray(id=f"pile-{name}", title=Message(f"table-{name}"), cards=(card,), shape="pile")


def recruit_ids(view: Havoc) -> list[str]:
    return card_ids(view.recruits, RECRUITS)


def recruits(view: Havoc) -> Tray:
    return _recruits(tuple(view.recruits), view.variants.recruits_limit)


@remembered
def _recruits(cards: tuple[int, ...], limit: int) -> Tray:
    count = len(cards)
    return Tray(
        id=RECRUITS,
        title=Message("table-recruits", {"count": count, "limit": limit}),
        cards=faces(cards, RECRUITS),
        slots=limit,
        badge=Message("recruits-full") if count >= limit else None,
    )


def sees_a_hand(view: Havoc, you: int | None) -> bool:
    return you is not None and BACK not in view.hands[you]


def hand_ids(view: Havoc, seat: int) -> list[str]:
    """The ids of the cards in the player's hand, in order; dogs are numbered after those that are laid."""
    return card_ids(view.hands[seat], f"s{seat}", _dogs_laid(view, seat))


def _dogs_laid(view: Havoc, seat: int) -> int:
    return view.laid[seat].count(DOG) + view.chosen[seat].count(DOG)


def hand(view: Havoc, you: int) -> Tray:
    return _hand(you, tuple(view.hands[you]), _dogs_laid(view, you))


@remembered
def _hand(you: int, cards: tuple[int, ...], dogs_laid: int) -> Tray:
    """Its soldiers say no more than their names: whoever picks cards wants to see the table, not what a sign means."""
    ids = card_ids(cards, f"s{you}", dogs_laid)
    return Tray(
        id=HAND,
        title=Message("table-hand", {"seat": SeatName(you)}),
        cards=tuple(in_hand(card_id, card) for card_id, card in zip(ids, cards, strict=True)),
        shape="fan",
        plated=True,
        sorts=(Message("sort-value"), Message("sort-colour")),
        badge=None if cards else Message("hand-empty"),
    )
