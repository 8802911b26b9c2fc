"""A slow and obviously right reading of layouts: every condition of R6 as it is written, tried one after the other."""

from __future__ import annotations

from itertools import combinations

from regalia.games.havoc.pieces.cards import Card

Reading = tuple[int, tuple[int, ...]]
"""How strong (18 minus the line of the table; 0 for nothing), and what is compared, in order."""


def values_of(cards: list[Card]) -> list[int]:
    return sorted((card // 8 for card in cards), reverse=True)


def one_colour(cards: list[Card]) -> bool:
    """Some colour that every card has; a dog has every colour."""
    return any(all(card == 0 or card % 8 == colour for card in cards) for colour in range(6))


def in_a_row(cards: list[Card]) -> bool:
    values = values_of(cards)
    return all(values[at] == values[at + 1] + 1 for at in range(len(values) - 1))


def split(values: list[int], sizes: tuple[int, ...]) -> tuple[int, ...] | None:
    """The values of disjoint sets of these sizes, and then the leftovers, the strongest split there is; or None."""
    if not sizes:
        return tuple(values)
    best = None
    for value in set(values):
        if values.count(value) >= sizes[0]:
            rest = values[:]
            for _ in range(sizes[0]):
                rest.remove(value)
            tail = split(rest, sizes[1:])
            if tail is not None and (best is None or (value, *tail) > best):
                best = (value, *tail)
    return best


def read(cards: list[Card]) -> Reading:
    """The first line of the table that these cards in combat satisfy."""
    values, size = values_of(cards), len(cards)
    top = tuple(values[:1])
    if size == 0:
        return 0, ()
    if size == 6 and one_colour(cards) and in_a_row(cards):
        return 17, top
    if size == 6 and (six := split(values, (6,))):
        return 16, six
    if size == 5 and one_colour(cards) and in_a_row(cards):
        return 15, top
    if five := split(values, (5,)):
        return 14, five
    if size == 6 and (house := split(values, (4, 2))):
        return 13, house
    if four := split(values, (4,)):
        return 12, four
    if size == 6 and (trios := split(values, (3, 3))):
        return 11, trios
    if size == 6 and one_colour(cards):
        return 10, tuple(values)
    if full := split(values, (3, 2)):
        return 9, full
    if size == 6 and in_a_row(cards):
        return 8, top
    if size == 5 and one_colour(cards):
        return 7, tuple(values)
    if size == 6 and (pairs := split(values, (2, 2, 2))):
        return 6, pairs
    if size == 5 and in_a_row(cards):
        return 5, top
    if three := split(values, (3,)):
        return 4, three
    if two := split(values, (2, 2)):
        return 3, two
    if pair := split(values, (2,)):
        return 2, pair
    return 1, tuple(values)


def readings(laid: list[Card]) -> list[Reading]:
    """All readings that the rules allow: none, one or two dogs out, and never more than six in combat."""
    found = []
    for out in range(min(2, laid.count(0)) + 1):
        fighting = sorted(laid)[out:]
        if len(fighting) <= 6:
            found.append(read(fighting))
    return found


def best(laid: list[Card]) -> Reading:
    return max(readings(laid))


def strongest(hand: list[Card]) -> tuple[Reading, int]:
    """The best reading of any one to six cards of a hand, and the most cards that make it."""
    found: tuple[Reading, int] = ((0, ()), 0)
    for size in range(1, min(6, len(hand)) + 1):
        for chosen in combinations(hand, size):
            found = max(found, (read(list(chosen)), size))
    return found
