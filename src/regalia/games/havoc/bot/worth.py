"""What cards in a hand are worth beside each other, and in points: the bots' feeling for Havoc."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from regalia.games.havoc.pieces.cards import COLOURS, MOST_VALUE, Card
from regalia.games.havoc.rules.combinations import compared

SETS = (0.0, 0.3, 1.15, 2.5, 4.4, 5.6, 6.6)
"""So many cards of one value."""

FLUSHES = (0.0, 0.0, 0.04, 0.12, 0.3, 0.8, 1.3, 1.4)
"""So many cards of one colour; more than that adds nothing."""

DOG = 1.3

BLIND = 0.4
"""What a card is worth that one has not seen."""

THRIFT = 4.0
"""In points, at the beginning: all points are bought with cards, and who counts them cheaply never recruits."""

QUALITY = (
    0.0, 0.02, 0.3, 0.55, 0.68, 0.78, 0.82, 0.86, 0.88, 0.92, 0.94, 0.95, 0.97, 0.98, 0.985, 0.99, 0.995, 1.0,
)  # fmt: skip
"""By combination: how surely it keeps its place while others may still lay cards."""


def scale(value: int, top: int) -> float:
    return 0.8 + 0.4 * value / top


class Held:
    """The cards of a hand, counted by value and by colour."""

    __slots__ = ("colours", "dogs", "top", "values")

    def __init__(self, cards: Iterable[Card], top: int) -> None:
        self.values = [0] * (MOST_VALUE + 1)
        self.colours = [0] * len(COLOURS)
        self.dogs = 0
        self.top = top
        for card in cards:
            self.add(card)

    def add(self, card: Card) -> None:
        if card:
            self.values[card >> 3] += 1
            self.colours[card & 7] += 1
        else:
            self.dogs += 1

    def remove(self, card: Card) -> None:
        if card:
            self.values[card >> 3] -= 1
            self.colours[card & 7] -= 1
        else:
            self.dogs -= 1

    def gain(self, card: Card) -> float:
        """What one more card would add."""
        if not card:
            return DOG
        count, colour = self.values[card >> 3], self.colours[card & 7]
        return (SETS[count + 1] - SETS[count]) * scale(card >> 3, self.top) + _flush(colour + 1) - _flush(colour)

    def loss(self, card: Card) -> float:
        """What would be missing without one of its cards."""
        if not card:
            return DOG
        count, colour = self.values[card >> 3], self.colours[card & 7]
        return (SETS[count] - SETS[count - 1]) * scale(card >> 3, self.top) + _flush(colour) - _flush(colour - 1)


def _flush(count: int) -> float:
    return FLUSHES[count] if count < len(FLUSHES) else FLUSHES[-1]


def worth(cards: Sequence[Card], top: int) -> float:
    """What a hand is worth."""
    values = [0] * (MOST_VALUE + 1)
    colours = [0] * len(COLOURS)
    total = 0.0
    for card in cards:
        if card:
            values[card >> 3] += 1
            colours[card & 7] += 1
        else:
            total += DOG
    for value, count in enumerate(values):
        if count:
            total += SETS[count] * scale(value, top)
    for count in colours:
        if count > 1:
            total += _flush(count)
    return total


def quality(strong: int, top: int) -> float:
    """How surely a strength keeps its place, between 0 and 1."""
    if not strong:
        return 0.0
    number = strong >> 30
    better = QUALITY[number + 1] if number + 1 < len(QUALITY) else 1.0
    return QUALITY[number] + (better - QUALITY[number]) * min(compared(strong)[0], top) / (top + 1)


def points_at(points: Sequence[int], place: float) -> float:
    """The points of a place between two whole ones."""
    low = int(place)
    here = points[low - 1] if low <= len(points) else 0
    below = points[low] if low < len(points) else 0
    return here + (below - here) * (place - low)
