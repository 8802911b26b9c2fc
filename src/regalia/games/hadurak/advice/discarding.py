"""Which fate cards to throw away in a battle (R13.7): what is kept shall do best against what the others may show."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from math import comb, factorial, prod
from typing import NamedTuple

from regalia.games.hadurak.pieces.cards import DEAL, DRAW_MORE, FATE_SYMBOL, PREVENT, SYMBOLS, VICTORY

Counts = tuple[int, ...]
"""How many of each symbol, in the order of SYMBOLS."""
Shown = tuple[int, int, int]
"""What counts in the end: dealt, prevented, victories."""
Spread = list[tuple[float, Shown]]
"""What a side may show, and how likely that is."""

DEATH = 0.5
"""What the end of the attackers counts against a battle that changes nothing, as a part of what victory counts."""

FRAIL = 2
"""Whoever falls after so many losses would rather prevent them than deal them."""

IN_DECK = tuple(FATE_SYMBOL.count(symbol) for symbol in range(len(SYMBOLS)))
NO_HELP: Shown = (0, 0, 0)


class Side(NamedTuple):
    """What counts of one side: its cards, how many losses it can take, and what its commander adds."""

    cards: int
    thrown: int  # how many cards have to go
    losses: int  # how many make an end of its nobles; of a place without nobles: of its walls
    helps: Shown = NO_HELP


def result(ours: Shown, theirs: Shown, attacker: Side, defender: Side) -> int:
    """1: the attackers have won, -1: they are gone, 0: neither."""
    if theirs[0] + defender.helps[0] - ours[1] - attacker.helps[1] >= attacker.losses:
        return -1
    if ours[0] + attacker.helps[0] - theirs[1] - defender.helps[1] >= defender.losses:
        return 1
    lead = ours[2] + attacker.helps[2] - theirs[2] - defender.helps[2]
    return (lead > 0) - (lead < 0)


@lru_cache(20000)
def best_kept(hand: Counts, side: Side, other: Side, attacks: bool) -> Counts:
    """What a side keeps of its hand."""
    ways = leavings(hand, side.thrown)
    if len(ways) == 1:
        return ways[0]
    against = spread(other)
    return max(ways, key=lambda left: promise(left, side, other, attacks, against))


def promise(left: Counts, side: Side, other: Side, attacks: bool, against: Spread) -> float:
    """How a battle comes out for a side that shows this, from 1 to -1."""
    total = 0.0
    for likely, ours in drawn_on(left):
        for chance, theirs in against:
            end = result(ours, theirs, side, other) if attacks else result(theirs, ours, other, side)
            if end:
                total += likely * chance * (1.0 if end > 0 else -DEATH)
    return total if attacks else -total


def leavings(hand: Counts, thrown: int) -> list[Counts]:
    """All that may be left when so many cards are thrown away."""
    size = sum(hand) - thrown
    return [left for left in product(*[range(count + 1) for count in hand]) if sum(left) == size]


@lru_cache(1024)
def spread(side: Side) -> Spread:
    """What a side may show that throws away by custom."""
    found: dict[Shown, float] = {}
    for likely, hand in _hands(side.cards):
        for chance, shown in drawn_on(by_custom(hand, side)):
            found[shown] = found.get(shown, 0.0) + likely * chance
    return [(likely, shown) for shown, likely in found.items()]


def by_custom(hand: Counts, side: Side) -> Counts:
    """Victories are kept, and what the side is in need of."""
    left, thrown = list(hand), side.thrown
    for symbol in (DEAL, PREVENT, DRAW_MORE, VICTORY) if side.losses <= FRAIL else (PREVENT, DEAL, DRAW_MORE, VICTORY):
        gone = min(thrown, left[symbol])
        left[symbol] -= gone
        thrown -= gone
    return tuple(left)


@cache
def _hands(cards: int) -> list[tuple[float, Counts]]:
    """Every hand of so many cards, and how likely it is drawn from the whole deck."""
    ranges = [range(min(cards, there) + 1) for there in IN_DECK]
    whole = comb(sum(IN_DECK), cards)
    return [
        (prod([comb(there, count) for there, count in zip(IN_DECK, hand, strict=True)]) / whole, hand)
        for hand in product(*ranges)
        if sum(hand) == cards
    ]


@cache
def drawn_on(left: Counts) -> Spread:
    """What cards come to when those that draw another have done so: each brings one of the other symbols in the end."""
    more, plain = left[DRAW_MORE], IN_DECK[:DRAW_MORE]
    found: Spread = []
    for drawn in product(range(more + 1), repeat=DRAW_MORE):
        if sum(drawn) == more:
            ways = factorial(more) / prod([factorial(count) for count in drawn])
            likely = ways * prod([(there / sum(plain)) ** count for there, count in zip(plain, drawn, strict=True)])
            dealt, prevented, victories = [left[symbol] + drawn[symbol] for symbol in (DEAL, PREVENT, VICTORY)]
            found.append((likely, (dealt, prevented, victories)))
    return found
