"""What laid cards make: the 17 combinations, the best reading of a layout, the strongest layout of a hand (R6).

A *strength* is one whole number: the combination, then up to six values in the order in which they are compared, five
bits each. A missing value counts less than a 0, so a longer list beats its own beginning (R6.7).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from regalia.games.havoc.pieces.cards import COLOURS, Card, load

COMBINATIONS = tuple(str(id) for id in reversed(load("hands.toml")["strongest_first"]))
"""From the weakest to the strongest; the number of a combination is its place here, from 1."""

_NUMBER = {name: number for number, name in enumerate(COMBINATIONS, 1)}

NOTHING = 0
"""The strength of no card at all: below everything."""

MOST_IN_COMBAT = 6
MOST_OUT = 2
"""Dogs that may be declared out of combat."""

DIGIT = 5
_DIGITS = MOST_IN_COMBAT * DIGIT

_SETS = {
    (6,): "six_of_a_kind",
    (5,): "five_of_a_kind",
    (5, 1): "five_of_a_kind",
    (4, 2): "big_house",
    (4,): "four_of_a_kind",
    (4, 1): "four_of_a_kind",
    (4, 1, 1): "four_of_a_kind",
    (3, 3): "trios",
    (3, 2): "full_house",
    (3, 2, 1): "full_house",
    (2, 2, 2): "three_pairs",
    (3,): "three_of_a_kind",
    (3, 1): "three_of_a_kind",
    (3, 1, 1): "three_of_a_kind",
    (3, 1, 1, 1): "three_of_a_kind",
    (2, 2): "two_pairs",
    (2, 2, 1): "two_pairs",
    (2, 2, 1, 1): "two_pairs",
    (2,): "pair",
    (2, 1): "pair",
    (2, 1, 1): "pair",
    (2, 1, 1, 1): "pair",
    (2, 1, 1, 1, 1): "pair",
}
_SET_BASE = {sizes: _NUMBER[name] << _DIGITS for sizes, name in _SETS.items()}
_HIGH_CARD = _NUMBER["high_card"] << _DIGITS
_FLUSH = {5: _NUMBER["five_flush"] << _DIGITS, 6: _NUMBER["six_flush"] << _DIGITS}
_STRAIGHT = {5: _NUMBER["five_straight"] << _DIGITS, 6: _NUMBER["six_straight"] << _DIGITS}
_STRAIGHT_FLUSH = {5: _NUMBER["five_straight_flush"] << _DIGITS, 6: _NUMBER["six_straight_flush"] << _DIGITS}
_TOP = _DIGITS - DIGIT  # where the first compared value stands
_UNUSED = [_DIGITS - DIGIT * count for count in range(MOST_IN_COMBAT + 1)]  # bits after so many values


def strength(cards: Sequence[Card]) -> int:
    """How strong these cards are in combat, read as the strongest combination they make (R6.1); at most six."""
    size = len(cards)
    if not size:
        return NOTHING
    packed, value, has_twins = 0, -1, False
    ordered = sorted(cards, reverse=True)
    for card in ordered:
        if card >> 3 == value:
            has_twins = True
        value = card >> 3
        packed = packed << DIGIT | value + 1
    packed <<= _UNUSED[size]
    found = _sets(ordered) if has_twins else _HIGH_CARD + packed
    if size > 4:
        is_one_colour = _is_one_colour(cards)
        if not has_twins and (top := ordered[0] >> 3) - value == size - 1:
            return (_STRAIGHT_FLUSH if is_one_colour else _STRAIGHT)[size] + (top + 1 << _TOP)
        if is_one_colour:
            return max(_FLUSH[size] + packed, found)  # dogs alone may be many of a kind
    return found


def _is_one_colour(cards: Sequence[Card]) -> bool:
    """R6.5: every dog has the colour that is needed."""
    return len({card & 7 for card in cards if card}) < 2


def _sets(cards: list[Card]) -> int:
    """The strength as sets, the largest first, with leftovers."""
    values = [card >> 3 for card in cards]
    groups = [(values.count(value), value) for value in {*values}]
    groups.sort(reverse=True)
    packed, shift = 0, _DIGITS
    for _, value in groups:
        shift -= DIGIT
        packed |= value + 1 << shift
    return _SET_BASE[tuple([count for count, _ in groups])] + packed


def combination(strong: int) -> str:
    """The id of the combination that a strength stands for; empty for nothing."""
    return COMBINATIONS[(strong >> _DIGITS) - 1] if strong else ""


def compared(strong: int) -> tuple[int, ...]:
    """The values of a strength, in the order in which they are compared."""
    digits = [strong >> shift & 31 for shift in range(_TOP, -1, -DIGIT)]
    return tuple(digit - 1 for digit in digits if digit)


# --- layouts: dogs in or out of combat ----------------------------------------------------------------------------


def fewest_out(laid: Sequence[Card]) -> int:
    """R5.10: so many dogs have to be out, because six cards fight at most."""
    return max(0, len(laid) - MOST_IN_COMBAT)


def most_out(laid: Sequence[Card]) -> int:
    return min(MOST_OUT, laid.count(0))


def in_combat(laid: Sequence[Card], out: int) -> Sequence[Card]:
    """The layout, in order, without that many of its dogs."""
    return laid[out:] if out else laid


def best_out(laid: Sequence[Card]) -> int:
    """How many dogs out give the best reading of a layout in order; the fewest, where readings are equal."""
    least, most = fewest_out(laid), most_out(laid)
    if least == most:
        return least
    return max(range(least, most + 1), key=lambda out: (strength(laid[out:]), -out))


def best_reading(laid: Sequence[Card]) -> int:
    """The best strength that a layout in order can be read as."""
    least, most = fewest_out(laid), most_out(laid)
    return max([strength(laid[out:]) for out in range(least, most + 1)])


# --- the strongest layout of a hand (R8.5, R8.6) ------------------------------------------------------------------


def strongest(hand: Sequence[Card]) -> list[Card]:
    """The strongest cards of a hand in order, all in combat: best rank, then most cards, then colours in order."""
    best: list[Card] = []
    best_key = (-1, 0)
    for cards in candidates(hand):
        key = (strength(cards), len(cards))
        if key > best_key:
            best, best_key = cards, key
    return sorted(best)


def candidates(hand: Sequence[Card]) -> list[list[Card]]:
    """For every way to make a combination its best cards; the strongest layout is among them."""
    by_value: dict[int, list[Card]] = {}
    by_colour: list[list[Card]] = [[] for _ in COLOURS]
    for card in hand:
        if card >> 3 in by_value:
            by_value[card >> 3].append(card)
        else:
            by_value[card >> 3] = [card]
        if card:
            by_colour[card & 7].append(card)
    dogs = by_value.get(0, [])
    found = [_best_sets(hand, by_value)]
    found += [[by_value[value][0] for value in run] for run in _runs(by_value)]
    for cards in by_colour:
        if cards and len(cards) + len(dogs) >= 5:
            found += _one_colour(cards, dogs)
    return found


def _best_sets(hand: Sequence[Card], by_value: dict[int, list[Card]]) -> list[Card]:
    """The best sets that the hand has, filled up with its highest other cards."""
    chosen: list[Card] = []
    used: list[int] = []
    for size in _best_shape(sorted([len(cards) for cards in by_value.values()], reverse=True)):
        value = max([value for value, cards in by_value.items() if len(cards) >= size and value not in used])
        used.append(value)
        chosen += by_value[value][:size]
    rest = list(hand)
    for card in chosen:
        rest.remove(card)
    rest.sort(key=_high_first)
    return chosen + rest[: MOST_IN_COMBAT - len(chosen)]


def _best_shape(counts: list[int]) -> tuple[int, ...]:
    """The sizes of the sets that make the strongest combination, given how many cards there are of each value."""
    first, second, third, *_ = [*counts, 0, 0, 0]
    if first >= 4:
        return (min(first, 6),) if first > 4 or second < 2 else (4, 2)
    if first == 3:
        return (3, min(second, 3)) if second > 1 else (3,)
    return (2,) * ((first == 2) + (second == 2) + (third == 2))


def _high_first(card: Card) -> int:
    return (card & 7) - (card >> 3 << 3)


def _runs(values: Iterable[int]) -> list[range]:
    """The highest run of five values, and of six."""
    held = 0
    for value in values:
        held |= 1 << value
    five = held & held >> 1 & held >> 2 & held >> 3 & held >> 4
    six = five & held >> 5
    found = [range(five.bit_length() - 1, five.bit_length() + 4)] if five else []
    return [*found, range(six.bit_length() - 1, six.bit_length() + 5)] if six else found


def _one_colour(cards: list[Card], dogs: list[Card]) -> list[list[Card]]:
    """The highest straight flushes of a colour, and its highest cards as flushes of six and five."""
    held = {card >> 3: card for card in dogs[:1] + cards}
    found = [[held[value] for value in run] for run in _runs(held)]
    high = cards[::-1] + dogs
    return [*found, high[:6], high[:5]] if len(high) > 5 else [*found, high]
