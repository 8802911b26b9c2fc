"""Who knows what: hands, the draw pile and what was discarded face down are hidden; what all have seen is not."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.dice import Dice
from regalia.games.havoc.pieces.cards import BACK, JOHN, Card
from regalia.games.havoc.state import Havoc

Buried = tuple[int, Card, int]


def view(s: Havoc, seat: int | None) -> Havoc:
    """Hidden cards show their backs; others' chosen cards are still in their hands."""
    seen = s.copy()
    seen.deck = [BACK] * len(s.deck)
    for other in range(s.seats):
        if other != seat:
            seen.hands[other] = [BACK] * (len(s.hands[other]) + len(s.chosen[other]))
            seen.chosen[other] = []
    if s.has_corpse():  # otherwise everybody knows that there are only dogs (R2.5)
        seen.buried = [(owner, card if _knows(seat, mask) else BACK, mask) for owner, card, mask in s.buried]
    return seen


def _knows(seat: int | None, mask: int) -> bool:
    return seat is not None and bool(mask >> seat & 1)


def imagine(s: Havoc, seat: int, dice: Dice) -> None:
    """Deals what the seat has not seen anew, into the same lists; known cards stay with their owners.

    Whether the discard pile holds a card other than a dog is public, so it stays as it is.
    """
    others = [other for other in range(s.seats) if other != seat]
    has_corpse = s.has_corpse()
    hidden = [at for at, (_, _, mask) in enumerate(s.buried) if has_corpse and not mask >> seat & 1]
    unseen = [card for card in s.deck if card != JOHN]
    kept: dict[int, list[Card]] = {}
    for other in others:
        own = s.hands[other] + s.chosen[other] + [s.buried[at][1] for at in hidden if s.buried[at][0] == other]
        kept[other] = [*_known_to_be_hidden(s, other, hidden)]
        for card in kept[other]:
            own.remove(card)
        unseen += own
    unseen.sort()
    while True:
        _deal(s, others, kept, hidden, unseen[:], dice)
        if s.has_corpse() == has_corpse:
            break
    if JOHN in s.deck:
        s.deck.remove(JOHN)
        s.deck.insert(dice.below(len(s.deck) + 1), JOHN)


def _known_to_be_hidden(s: Havoc, other: int, hidden: list[int]) -> Iterator[Card]:
    """The known cards of a seat, but for those that it has buried and that are seen to lie in the pile."""
    seen = [card for at, (owner, card, _) in enumerate(s.buried) if owner == other and at not in hidden]
    for card in s.known[other]:
        if card in seen:
            seen.remove(card)
        else:
            yield card


def _deal(
    s: Havoc, others: list[int], kept: dict[int, list[Card]], hidden: list[int], unseen: list[Card], dice: Dice
) -> None:
    """The unseen cards into hands, hidden places of the discard pile and the draw pile."""
    dice.shuffle(unseen)
    for other in others:
        own = [at for at in hidden if s.buried[at][0] == other]
        size = len(s.hands[other]) + len(s.chosen[other])
        drawn = size + len(own) - len(kept[other])
        cards = kept[other] + unseen[len(unseen) - drawn :]
        del unseen[len(unseen) - drawn :]
        if own:
            dice.shuffle(cards)
            for at in own:
                s.buried[at] = (other, cards.pop(), s.buried[at][2])
        cards.sort()
        s.hands[other][:] = cards
        s.chosen[other].clear()
    s.deck[:] = unseen + [JOHN] * (JOHN in s.deck)
