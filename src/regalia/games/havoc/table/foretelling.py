"""What cards of the own hand would make: the hand helper, from nothing but what the player sees himself."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from regalia.core.asking import Ask, Option
from regalia.core.words import Argument, Message
from regalia.games.havoc import wording
from regalia.games.havoc.battles import CASTILLON, NO_BATTLE
from regalia.games.havoc.cards import DOG, Card
from regalia.games.havoc.hands import (
    COMBINATIONS,
    MOST_IN_COMBAT,
    MOST_OUT,
    best_reading,
    combination,
    compared,
    strength,
    strongest,
)
from regalia.games.havoc.standing import fighters, strength_of
from regalia.games.havoc.state import Havoc
from regalia.scene.types import Foretold

NAMED = {"big_house": 2, "trios": 2, "full_house": 2, "three_pairs": 3, "two_pairs": 2}
"""How many values the name of a combination says, where it is more than one."""

MOST_TRIED = 16
"""Hands with more cards are not searched for what would fit a layout best."""


def foretell(ask: Ask, options: Sequence[Option]) -> Foretold:
    """These cards, with those that lie already; of none at all the best that the hand has."""
    s, seat = ask.state, ask.seat
    chosen: list[Card] = [option for option in options if isinstance(option, int)]
    if not chosen:
        return _best(s, seat)
    cards = sorted(s.laid[seat] + s.chosen[seat] + chosen)
    rule = _forbidden(ask.kind.id, cards)
    if rule:
        return Foretold(text=Message(f"no-{rule.replace('.', '-')}"), rule=rule)
    strong = strength(cards) if ask.kind.id == "final" else best_reading(cards)
    facts: dict[str, Argument] = {"count": len(cards), "combination": wording.combination_name(strong)}
    more, good = _against(s, seat, strong)
    return Foretold(text=Message("foretell-cards", facts), more=more, good=good)


def _forbidden(kind: str, cards: list[Card]) -> str:
    """The rule that so many cards break; in the last battle no dog stands aside (R8.5)."""
    aside = 0 if kind == "final" else min(cards.count(DOG), MOST_OUT)
    if len(cards) - aside <= MOST_IN_COMBAT:
        return ""
    return "R8.5" if kind == "final" else "R5.3"


def _against(s: Havoc, seat: int, strong: int) -> tuple[Message | None, bool]:
    """Whether that would lead; in the last battle nothing lies on the table yet."""
    rivals = [other for other in fighters(s) if other != seat]
    if s.battle in (NO_BATTLE, CASTILLON) or not rivals:
        return None, False
    best = max(rivals, key=lambda other: strength_of(s, other))
    name = wording.seat_name(best)
    if strength_of(s, best) == strong:
        return Message("foretell-level", {"seat": name}), False
    leads = strength_of(s, best) < strong
    return Message("foretell-leads" if leads else "foretell-behind", {"seat": name}), leads


def _best(s: Havoc, seat: int) -> Foretold:
    hand, laid = s.hands[seat], s.laid[seat] + s.chosen[seat]
    cards = _named(strongest(hand)) if not laid else _best_beside(laid, hand)
    if not cards:
        return Foretold()
    strong = best_reading(sorted(laid + cards))
    facts: dict[str, Argument] = {
        "combination": wording.combination_name(strong),
        "cards": wording.card_names(sorted(cards, reverse=True)),
    }
    return Foretold(text=Message("foretell-best", facts))


def _called(strong: int) -> tuple[int, ...]:
    """What a strength is called by, as something to compare: leftover cards are not named."""
    return COMBINATIONS.index(combination(strong)), *compared(strong)[: NAMED.get(combination(strong), 1)]


def _named(cards: list[Card]) -> list[Card]:
    """Those that make the combination, without leftovers."""
    whole = _called(strength(cards)) if cards else ()
    found = list(cards)
    for card in sorted(cards):
        fewer = [*found]
        fewer.remove(card)
        if fewer and _called(strength(fewer)) == whole:
            found = fewer
    return found


def _best_beside(laid: list[Card], hand: list[Card]) -> list[Card]:
    """The fewest cards that make the most of a layout; none where nothing makes it stronger."""
    found: list[Card] = []
    if len(hand) > MOST_TRIED:
        return found
    best = _called(best_reading(sorted(laid)))
    room = MOST_IN_COMBAT - (len(laid) - min(laid.count(DOG), MOST_OUT))
    for size in range(1, room + 1):
        for cards in combinations(hand, size):
            made = _called(best_reading(sorted([*laid, *cards])))
            if made > best:
                best, found = made, list(cards)
    return found
