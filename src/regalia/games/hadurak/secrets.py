"""Who knows what: plans, battle hands, written votes and the order of decks are hidden; what all have seen is not."""

from __future__ import annotations

from regalia.core.dice import Dice
from regalia.games.hadurak.pieces.cards import MOST_IN_PILE, NEUTRAL_CARDS, PILES, colour_of
from regalia.games.hadurak.rules.planning import without
from regalia.games.hadurak.state import (
    ATTACKER,
    DEFENDER,
    EVERYBODY,
    KNOWERS,
    KNOWN,
    NOBODY,
    Hadurak,
    Mark,
    Seat,
)

SIDES = (ATTACKER, DEFENDER)
ASIDE = len(NEUTRAL_CARDS) - PILES * MOST_IN_PILE
"""How many neutral cards go into no pile."""

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
    seen.fate_marks = [mark[-1:] for mark in s.fate_marks]
    seen.neutral[:ASIDE] = [BACK] * len(s.neutral[:ASIDE])
    seen.piles = [sorted((owner, card if owner == seat else BACK) for owner, card in pile) for pile in s.piles]
    seen.hand_marks = [[mark[-1:] for mark in marks] for marks in s.hand_marks]
    for side, hand in enumerate(s.fate_hands):
        if hand and (seat is None or seat != (s.attacker if side == ATTACKER else s.defender)):
            seen.fate_hands[side] = [BACK] * len(hand)
            seen.hand_marks[side].sort()
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
        dice.mix(deck)
    _deal_events(s, dice)


def _deal_fate(s: Hadurak, seat: Seat, dice: Dice) -> None:
    """Cards put back together change places, in the deck and in the battle hands of others, the oldest groups first.

    What was known of a card before it was put back goes with it, what happened to the place since stays there.
    """
    hidden = [side for side in SIDES if s.fate_hands[side] and seat != (s.attacker, s.defender)[side]]
    lists = [(s.fate, s.fate_marks), *((s.fate_hands[side], s.hand_marks[side]) for side in hidden)]
    places: dict[int, list[tuple[list[int], list[Mark], int]]] = {}
    for cards, marks in lists:
        for at, mark in enumerate(marks):
            for group in _open_to(mark, seat):
                places.setdefault(group, []).append((cards, marks, at))
    for group in sorted(places):
        dealt = sorted((cards[at], marks[at][: marks[at].index(group)]) for cards, marks, at in places[group])
        dice.shuffle(dealt)
        for (cards, marks, at), (card, before) in zip(places[group], dealt, strict=True):
            cards[at], marks[at] = card, (*before, *marks[at][marks[at].index(group) :])
    for side in hidden:
        held = sorted(zip(s.fate_hands[side], s.hand_marks[side], strict=True))
        s.fate_hands[side][:] = [card for card, _ in held]
        s.hand_marks[side][:] = [mark for _, mark in held]


def _open_to(mark: Mark, seat: Seat) -> Mark:
    """The groups in which a seat cannot tell this card from the others: from the last one whose cards it knows."""
    if len(mark) == 1:
        return () if mark == KNOWN else mark
    known = [at for at, group in enumerate(mark) if group > 0 and group % KNOWERS in (seat, EVERYBODY)]
    since = mark[known[-1] :] if known else mark
    return since[1:] if since[:1] == KNOWN else since


def _deal_actions(s: Hadurak, seat: Seat, dice: Dice) -> None:
    """Others' hidden cards may be in any of their places; how many lie in each pile is known.

    So are the cards that have been seen in this round, and are back in a hand or in the neutral deck.
    """
    pools: dict[Seat, list[int]] = {NOBODY: sorted([*s.neutral[:ASIDE], *_in_piles(s, NOBODY)])}
    for other in range(s.seats):
        planned = [card for cards in s.plans[other] for card in cards]
        unseen = without(s.hands[other], s.returned[other])
        pools[other] = sorted([*unseen, *planned, *_in_piles(s, other)])
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
            s.hands[other] = tuple(sorted((*pools[other], *s.returned[other])))
    s.neutral[:ASIDE] = pools[NOBODY]


def _in_piles(s: Hadurak, seat: Seat) -> list[int]:
    return [card for pile in s.piles for owner, card in pile if owner == seat]


def _deal_events(s: Hadurak, dice: Dice) -> None:
    """The top card keeps its colour."""
    if not s.events:
        return
    colour = colour_of(s.events[-1])
    dice.mix(s.events)
    at = next(at for at, card in enumerate(s.events) if colour_of(card) == colour)
    s.events[at], s.events[-1] = s.events[-1], s.events[at]
