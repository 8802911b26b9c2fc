"""Which cards a good player would lay in a battle: a few likely layouts, each weighed by what it wins and costs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from regalia.games.havoc.bot.prospects import Rivals, contenders, prospect
from regalia.games.havoc.bot.worth import Held
from regalia.games.havoc.pieces.battles import CASTILLON
from regalia.games.havoc.pieces.cards import DOG, Card
from regalia.games.havoc.rules.combinations import MOST_IN_COMBAT, best_reading, candidates, fewest_out, most_out
from regalia.games.havoc.state import Havoc

DOG_BACK = 1.25
"""What a laid dog fetches back after the battle; at most two of them."""

LATE_COST, EARLY_COST = 0.9, 0.2
"""What cards cost in points where plans are weighed: at the end of the game, and how much more at its beginning."""

Cards = tuple[Card, ...]
Plan = tuple[float, Cards]
"""What it is worth, and the cards to lay, which may be none."""


def plans(s: Havoc, seat: int, battle: int) -> Iterator[Plan]:
    """Ways to lay cards of the hand, those already chosen included, the best first; laying nothing is one of them."""
    chosen = s.chosen[seat]
    whole = tuple(sorted(s.hands[seat] + chosen)) if chosen else tuple(s.hands[seat])
    points, top = s.variants.points[battle], s.variants.max_value
    price = LATE_COST + EARLY_COST * len(s.row) / CASTILLON
    for plan in weighed(whole, tuple(s.laid[seat]), points, contenders(s, seat), top, price):
        if not chosen or _holds(plan[1], chosen):
            yield plan


@lru_cache(maxsize=2048)
def weighed(hand: Cards, laid: Cards, points: tuple[int, ...], rivals: Rivals, top: int, price: float) -> list[Plan]:
    """Remembered, because the same plan is asked for card by card."""
    found: list[Plan] = [(prospect(best_reading(laid), points, rivals, top) if laid else 0.0, ())]
    found += [
        (prospect(strong, points, rivals, top) - price * cost, cards)
        for cards, strong, cost in _layable(hand, laid, top)
    ]
    return sorted(found, key=lambda plan: -plan[0])


@lru_cache(maxsize=4096)
def _layable(hand: Cards, laid: Cards, top: int) -> list[tuple[Cards, int, float]]:
    """The layouts that may be laid: how strong each makes one, and what it costs. Rivals come and go, these stay."""
    fewest = 1 if laid else 2
    dogs_laid = laid.count(DOG)
    found = []
    for cards in layouts(hand, laid):
        whole = tuple(sorted(laid + cards))
        if len(cards) < fewest or fewest_out(whole) > most_out(whole):
            continue
        held = Held(hand, top)
        cost = 0.0
        for card in cards:
            cost += held.loss(card)
            held.remove(card)
        back = min(2, cards.count(DOG) + dogs_laid) - min(2, dogs_laid)
        found.append((cards, best_reading(whole), cost - DOG_BACK * back))
    return found


def _holds(cards: Cards, chosen: list[Card]) -> bool:
    """Whether the plan has all the cards that were chosen already."""
    return all(cards.count(card) >= chosen.count(card) for card in chosen)


def layouts(hand: Cards, laid: Cards) -> Iterator[Cards]:
    """Sets of one and of two values, with a dog or two; and what makes the strongest hand."""
    dogs = hand.count(DOG)
    room = MOST_IN_COMBAT - (len(laid) - min(2, laid.count(DOG)))
    groups = _groups(hand, laid)
    for at, group in enumerate(groups[:6]):
        yield from _with_dogs(group[:room], dogs)
        for other in groups[at + 1 : 4]:
            if len(group) + len(other) <= room:
                yield from _with_dogs(group + other, dogs)
    if not laid:
        for cards in candidates(hand):
            if len(cards) >= 4:
                yield tuple(cards)
                if dogs > cards.count(DOG):
                    yield (DOG, *cards)
    yield from _with_dogs((), dogs)


def _with_dogs(cards: Cards, dogs: int) -> Iterator[Cards]:
    for number in range(min(dogs, 2) + 1):
        yield (DOG,) * number + cards


def _groups(hand: Cards, laid: Cards) -> list[Cards]:
    """Cards of one value, the most useful first: with what is laid the largest sets, of equal ones the highest."""
    by_value: dict[int, list[Card]] = {}
    for card in hand:
        if card:
            by_value.setdefault(card >> 3, []).append(card)
    there = [card >> 3 for card in laid]
    ordered = sorted(by_value.values(), key=lambda group: (-len(group) - there.count(group[0] >> 3), -group[0]))
    return [tuple(group) for group in ordered]
