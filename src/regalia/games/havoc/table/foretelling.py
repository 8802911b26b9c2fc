"""What cards of one's own hand would make, from nothing but what the player sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from regalia.core.asking import Ask, Option
from regalia.core.words import Argument, Message
from regalia.games.havoc.pieces.battles import CASTILLON, NO_BATTLE
from regalia.games.havoc.pieces.cards import DOG, Card
from regalia.games.havoc.rules.combinations import (
    COMBINATIONS,
    MOST_IN_COMBAT,
    MOST_OUT,
    best_reading,
    combination,
    compared,
    strength,
    strongest,
)
from regalia.games.havoc.rules.reckoning import Standing
from regalia.games.havoc.state import Havoc
from regalia.games.havoc.table.battle_line import combination_id
from regalia.games.havoc.table.battle_standing import fighters, held, place_for, standing_of, strength_of
from regalia.games.havoc.words import wording
from regalia.scene.types import Foretold

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
    left = held(s, seat) - len(s.chosen[seat]) - len(chosen)
    more, good = _against(s, seat, (strong, -left))
    return Foretold(
        text=Message("foretell-cards", facts),
        more=more,
        good=good,
        warns=tuple(_warns(ask.kind.id, s.laid[seat] + s.chosen[seat], chosen, strong)),
        at=f"cell:{combination_id(combination(strong))}",
        is_above=_is_above(s, seat, (strong, -left)),
        stands=_stands(s, seat, (strong, -left)),
    )


def _forbidden(kind: str, cards: list[Card]) -> str:
    """The rule that so many cards break; in the last battle no dog stands aside (R8.5)."""
    aside = 0 if kind == "final" else min(cards.count(DOG), MOST_OUT)
    if len(cards) - aside <= MOST_IN_COMBAT:
        return ""
    return "R8.5" if kind == "final" else "R5.3"


def _warns(kind: str, lying: list[Card], chosen: list[Card], strong: int) -> Iterator[Message]:
    """A card too many can spoil a straight or a flush, which need exactly five or six (R6.2)."""
    read = strength if kind == "final" else best_reading
    if lying and kind == "lay" and best_reading(sorted(lying)) > strong:
        yield Message("warn-weaker", {"combination": wording.combination_name(best_reading(sorted(lying)))})
        return
    for card in sorted({*chosen}):
        others = [*chosen]
        others.remove(card)
        without = read(sorted([*lying, *others]))
        if without > strong:
            facts: dict[str, Argument] = {
                "card": wording.card_name(card),
                "combination": wording.combination_name(without),
            }
            yield Message("warn-spoils", facts)
            return


def _is_above(s: Havoc, seat: int, standing: Standing) -> bool:
    """Ahead of all others who have the same combination before them."""
    here = [other for other in fighters(s) if other != seat and s.battle not in (NO_BATTLE, CASTILLON)]
    alike = [other for other in here if combination(strength_of(s, other)) == combination(standing[0])]
    return bool(alike) and all(standing_of(s, other) < standing for other in alike)


def _stands(s: Havoc, seat: int, standing: Standing) -> Message:
    if s.battle in (NO_BATTLE, CASTILLON) or not [other for other in fighters(s) if other != seat]:
        return Message("list-planned")
    return Message("list-planned-place", {"place": place_for(s, seat, standing)})


def _against(s: Havoc, seat: int, standing: Standing) -> tuple[Message | None, bool]:
    """Whether that would lead (R5.12); in the last battle nothing lies on the table yet."""
    rivals = [other for other in fighters(s) if other != seat]
    if s.battle in (NO_BATTLE, CASTILLON) or not rivals:
        return None, False
    best = max(rivals, key=lambda other: standing_of(s, other))
    place, points = place_for(s, seat, standing), s.variants.points[s.battle]
    facts: dict[str, Argument] = {
        "seat": wording.seat_name(best),
        "place": place,
        "points": points[place - 1] if place <= len(points) else 0,
    }
    if standing_of(s, best) == standing:
        return Message("foretell-level", facts), False
    leads = standing_of(s, best) < standing
    return Message("foretell-leads" if leads else "foretell-behind", facts), leads


def _best(s: Havoc, seat: int) -> Foretold:
    hand, laid = s.hands[seat], s.laid[seat] + s.chosen[seat]
    cards = _named(strongest(hand)) if not laid else _best_beside(laid, hand)
    if not cards:
        is_searched = bool(laid) and len(hand) <= MOST_TRIED
        return Foretold(text=Message("foretell-none")) if is_searched else Foretold()
    strong = best_reading(sorted(laid + cards))
    facts: dict[str, Argument] = {
        "combination": wording.combination_name(strong),
        "cards": wording.card_names(sorted(cards, reverse=True)),
    }
    more, good = _against(s, seat, (strong, -(held(s, seat) - len(s.chosen[seat]) - len(cards))))
    return Foretold(text=Message("foretell-best", facts), more=more, good=good)


def _called(strong: int) -> tuple[int, ...]:
    """What a strength is called by, as something to compare: leftover cards are not named."""
    return COMBINATIONS.index(combination(strong)), *compared(strong)[: wording.NAMED.get(combination(strong), 1)]


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
