"""R3 Planning: six cards in three piles, in secret."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

from regalia.core.asking import Kind, Refusal, Rules, in_parallel, refuse
from regalia.games.hadurak.notation import PLAN
from regalia.games.hadurak.pieces.cards import MOST_IN_PILE, PILES
from regalia.games.hadurak.state import NOBODY, Hadurak, Seat

Cards = tuple[int, ...]


def plans(s: Hadurak, seat: Seat, pile: int) -> tuple[Cards, ...]:
    return plans_from(s.hands[seat])


@cache
def plans_from(hand: Cards) -> tuple[Cards, ...]:
    """No card, one, or two (R3.1); cards of one kind are alike."""
    return (), *((card,) for card in sorted({*hand})), *sorted({*combinations(hand, MOST_IN_PILE)})


def why_not_plan(s: Hadurak, seat: Seat, cards: Cards, pile: int) -> Refusal | None:
    if len(cards) > MOST_IN_PILE:
        return refuse("R3.1", "many")
    return refuse("R3.1", "hand", action=min(Counter(cards) - Counter(s.hands[seat])))


PLAN_CARDS = Kind("plan_cards", plans, why_not_plan, PLAN)


def plan(s: Hadurak, seat: Seat) -> Rules:
    for pile in range(PILES):
        cards = yield PLAN_CARDS, seat, pile
        s.hands[seat] = without(s.hands[seat], cards)
        s.plans[seat] = (*s.plans[seat], cards)


def without(hand: Cards, cards: Cards) -> Cards:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def planning(s: Hadurak) -> Rules:
    """All at once; then the neutral cards join them and every pile is shuffled (R3.2)."""
    s.tell("round", round=s.round)
    s.returned[:] = [()] * s.seats
    yield from in_parallel({seat: plan(s, seat) for seat in s.in_play()})
    make_piles(s)
    s.pile = 0
    s.todo += [("upkeep",), ("reveal",)]


def make_piles(s: Hadurak) -> None:
    s.dice.mix(s.neutral)
    for number, pile in enumerate(s.piles):
        for seat in s.in_play():
            pile += [(seat, card) for card in s.plans[seat][number]]
        pile += [(NOBODY, s.neutral.pop()) for _ in range(MOST_IN_PILE)]
        s.dice.shuffle(pile)
    for seat in range(s.seats):
        s.plans[seat] = ()
    s.tell("planned", counts=tuple(len(pile) for pile in s.piles))


STEPS = {"planning": planning}
KINDS = (PLAN_CARDS,)
