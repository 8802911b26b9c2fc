"""Who knows what: plans, battle hands, written votes and the order of decks are hidden; what all have seen is not."""

from __future__ import annotations

from regalia.core.dice import Dice
from regalia.games.hadurak.cards import colour_of
from regalia.games.hadurak.state import ATTACKER, KNOWN, NOBODY, UNKNOWN, Hadurak, Seat

BACK = -1
"""A card that the viewer cannot see; the top event shows the colour of its back (S2)."""


def view(s: Hadurak, seat: Seat | None) -> Hadurak:
    seen = s.copy()
    seen.mercenaries = [BACK] * len(s.mercenaries)
    seen.agendas = [BACK] * len(s.agendas)
    seen.events = [BACK] * len(s.events)
    if s.events:
        seen.events[-1] = -1 - colour_of(s.events[-1])
    seen.fate = [card if mark == KNOWN else BACK for card, mark in zip(s.fate, s.fate_marks, strict=True)]
    seen.neutral = [BACK] * len(s.neutral)
    seen.piles = [sorted((owner, card if owner == seat else BACK) for owner, card in pile) for pile in s.piles]
    for side, hand in enumerate(s.fate_hands):
        if hand and (seat is None or seat != (s.attacker if side == ATTACKER else s.defender)):
            seen.fate_hands[side] = [BACK] * len(hand)
    for other in range(s.seats):
        if other != seat:
            seen.hands[other] = (BACK,) * (len(s.hands[other]) + sum(map(len, s.plans[other])))
            seen.plans[other] = ()
            seen.assigned[other] = ()
            if s.is_sealed:
                seen.written[other] = ()
    return seen


def imagine(s: Hadurak, seat: Seat, dice: Dice) -> None:
    """Deals what the seat has not seen anew, into the same lists."""
    _deal_fate(s, seat, dice)
    _deal_actions(s, seat, dice)
    for deck in (s.mercenaries, s.agendas):
        deck.sort()
        dice.shuffle(deck)
    _deal_events(s, dice)


def _deal_fate(s: Hadurak, seat: Seat, dice: Dice) -> None:
    """Cards of one mark change places; a battle hand of another holds unknown cards."""
    hands = [
        hand
        for side, hand in enumerate(s.fate_hands)
        if hand and seat != (s.attacker if side == ATTACKER else s.defender)
    ]
    for mark in sorted({UNKNOWN, *s.fate_marks}):
        if mark == KNOWN:
            continue
        places = [at for at, each in enumerate(s.fate_marks) if each == mark]
        cards = [s.fate[at] for at in places]
        if mark == UNKNOWN:
            cards += [card for hand in hands for card in hand]
        cards.sort()
        dice.shuffle(cards)
        for at in places:
            s.fate[at] = cards.pop()
        if mark == UNKNOWN:
            for hand in hands:
                hand[:] = sorted(cards.pop() for _ in hand)


def _deal_actions(s: Hadurak, seat: Seat, dice: Dice) -> None:
    """Others' hidden cards may be in any of their places; how many lie in each pile is known."""
    pools: dict[Seat, list[int]] = {NOBODY: sorted([*s.neutral, *_in_piles(s, NOBODY)])}
    for other in range(s.seats):
        planned = [card for cards in s.plans[other] for card in cards]
        pools[other] = sorted([*s.hands[other], *planned, *_in_piles(s, other)])
        if other == seat:
            continue
        dice.shuffle(pools[other])
    dice.shuffle(pools[NOBODY])
    own = [sorted(card for owner, card in pile if owner == seat) for pile in s.piles]
    for number, pile in enumerate(s.piles):
        owners = sorted(owner for owner, _ in pile)
        pile[:] = [(owner, own[number].pop() if owner == seat else pools[owner].pop()) for owner in owners]
        dice.shuffle(pile)
    for other in range(s.seats):
        if other != seat:
            shape = [len(cards) for cards in s.plans[other]]
            s.plans[other] = tuple(tuple(sorted(pools[other].pop() for _ in range(size))) for size in shape)
            s.hands[other] = tuple(sorted(pools[other]))
    s.neutral[:] = pools[NOBODY]


def _in_piles(s: Hadurak, seat: Seat) -> list[int]:
    return [card for pile in s.piles for owner, card in pile if owner == seat]


def _deal_events(s: Hadurak, dice: Dice) -> None:
    """The top card keeps its colour."""
    if not s.events:
        return
    colour = colour_of(s.events[-1])
    s.events.sort()
    dice.shuffle(s.events)
    at = next(at for at, card in enumerate(s.events) if colour_of(card) == colour)
    s.events[at], s.events[-1] = s.events[-1], s.events[at]
