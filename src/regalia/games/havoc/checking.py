"""What every situation must satisfy, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from regalia.core.files.counting import misplaced
from regalia.core.state import OVER
from regalia.games.havoc.pieces.battles import CASTILLON
from regalia.games.havoc.pieces.cards import DOG, JOHN, NAMES, PACKS, Card
from regalia.games.havoc.rules.combinations import MOST_IN_COMBAT, MOST_OUT
from regalia.games.havoc.rules.dogs import MOST_ACTIVATED
from regalia.games.havoc.rules.recruiting import MOST_DOGS, REGULAR_DRAWS
from regalia.games.havoc.state import (
    FIGHTS,
    HAVOC_SIDE,
    IN,
    IN_DRAW_PILE,
    JOHN_SEAT,
    KEEPS_PEACE,
    WAITING,
    Havoc,
)


def check(s: Havoc) -> list[str]:
    """Everything that is wrong with a state; an empty list when it can stand."""
    return [*_check_numbers(s)] or [*_check_cards(s), *_check_battle(s), *_check_john(s)]


def all_cards(s: Havoc) -> list[Card]:
    pack = PACKS[s.seats]
    return [*pack.ordinary, *[DOG] * pack.dogs, *[JOHN] * (s.john == IN_DRAW_PILE)]


def cards_dealt(s: Havoc) -> list[Card]:
    """All cards that are not in the draw pile."""
    cards = s.discard + s.recruits + [card for _, card, _ in s.buried]
    for seat in range(s.seats):
        cards += s.hands[seat] + s.chosen[seat] + s.laid[seat]
    return cards


def _check_cards(s: Havoc) -> Iterator[str]:
    """Every card is somewhere, once; what is known is there or was buried; hands are in order."""
    yield from misplaced("card", cards_dealt(s) + s.deck, all_cards(s), NAMES)
    for seat in range(s.seats):
        buried = [card for owner, card, _ in s.buried if owner == seat]
        if Counter(s.known[seat]) - Counter(s.hands[seat] + s.chosen[seat] + buried):
            yield f"seat {seat} has not all the cards that it is known to have"
        if any(cards != sorted(cards) for cards in (s.hands[seat], s.known[seat], s.chosen[seat], s.laid[seat])):
            yield f"cards of seat {seat} are not in order"
        dogs = s.laid[seat].count(DOG) + s.chosen[seat].count(DOG)
        others = len(s.laid[seat]) + len(s.chosen[seat]) - dogs
        if others + max(0, dogs - MOST_OUT) > MOST_IN_COMBAT:
            yield f"seat {seat} has laid too many cards (R5.3)"
    if any(not 0 <= owner < s.seats or not mask >> owner & 1 for owner, _, mask in s.buried):
        yield "who discards a card face down is a seat, and knows it"


def _check_numbers(s: Havoc) -> Iterator[str]:
    if not all(0 <= seat < s.seats for seat in (s.active, s.going)):
        yield f"the active seats are from 0 to {s.seats - 1}"
    if not 0 <= s.keeper < s.seats and (s.keeper != JOHN_SEAT or s.john not in (FIGHTS, KEEPS_PEACE)):
        yield "the Peacekeeper is a seat, or John while he is there"
    if not HAVOC_SIDE <= s.peace <= s.variants.peace_sides:
        yield f"the Peace card has the numbers 1 to {s.variants.peace_sides}"
    if len(s.recruits) > s.variants.recruits_limit:
        yield f"there are more than {s.variants.recruits_limit} recruits (R2.3)"
    if not 0 <= s.draws <= REGULAR_DRAWS or not 0 <= s.dogs_played <= MOST_DOGS:
        yield "more draws or dogs in a recruiting turn than there can be (R2.4)"
    if min(s.points) < 0 or min(s.place) < 0 or max(s.place) > s.seats + 1:
        yield "points or places are out of bounds"
    if len({*s.row}) != len(s.row) or any(battle > CASTILLON for battle in s.row):
        yield "the row has each battle once, and never Chevauchées"
    if s.phase != OVER and (not s.row or s.row[-1] != CASTILLON):
        yield "Castillon is the last of the row"


def _check_battle(s: Havoc) -> Iterator[str]:
    """In a battle somebody has cried Havoc; otherwise nothing is laid."""
    fighting = s.phase in ("join", "lay", "reckoning", "activation", "aftermath")
    if fighting and (s.initiator not in (*range(s.seats), JOHN_SEAT) or not s.battle):
        yield "a battle has an initiator and a battle card"
    if s.phase in ("johns_turn", "last_deal", "swap") and any(s.laid):
        yield "cards are laid, but there is no battle"
    if s.phase in ("activation", "aftermath") and s.winner not in (*range(s.seats), JOHN_SEAT):
        yield "a battle that is over has a winner"
    if s.phase == "lay" and s.status[s.going] != IN:
        yield "who lays cards is in the battle"
    if not all(0 <= used <= MOST_ACTIVATED for used in s.used) or not all(0 <= out <= MOST_OUT for out in s.out):
        yield "more than two dogs out of combat or activated (R5.3, R7.4)"


def _check_john(s: Havoc) -> Iterator[str]:
    if (s.john == IN_DRAW_PILE) != (JOHN in s.deck):
        yield "John of Gaunt is in the draw pile, or he is not (R9.1)"
    if s.john in (WAITING, FIGHTS, KEEPS_PEACE) and not 0 <= s.john_after < s.seats:
        yield "John of Gaunt sits left of the seat that drew him (R9.4)"
