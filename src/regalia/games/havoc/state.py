"""What lies on the table and in the hands; cards are small numbers in short lists."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

from regalia.core.state import State, copier
from regalia.games.havoc.pieces.battles import BattleNumber
from regalia.games.havoc.pieces.cards import DOG, NO_CARD, Card

NOBODY = -1
JOHN_SEAT = -2
"""John of Gaunt where a seat is named: as initiator, winner or Peacekeeper (R9.4)."""

HAVOC_SIDE = -1
"""The position of the Havoc/Peace card during a battle; 0 is Peace, not yet turned."""

UNDECIDED, IN, PASSED, OUT = range(4)
"""What a seat does in the battle; whoever has passed stays in it (R5.6)."""

NO_JOHN, IN_DRAW_PILE, WAITING, FIGHTS, KEEPS_PEACE, GONE = range(6)
"""Where John of Gaunt is (R9)."""


@dataclass(frozen=True, slots=True)
class Variants:
    """The options that rules look up during play, and the limits for the number of players."""

    max_value: int
    dogs: int
    recruits_limit: int
    peace_sides: int
    points: tuple[tuple[int, ...], ...]  # by battle number
    battle_order: str
    chevauchees: str
    final_laydown: str
    declare_dogs: str


@dataclass(slots=True)
class Havoc(State):
    """Lists of hands, layouts and counts are by seat; hands and layouts are kept in order, dogs first.

    The discard pile is `discard`, what everybody saw coming there, and `buried`, what was discarded face down: whose it
    was, which card, and a bit for each seat that knows it. `known[seat]` are cards that everybody has seen coming into
    that hand: they are there still, or among those that the seat has buried.
    """

    variants: Variants
    seats: int
    left_of: tuple[int, ...]  # the seat on the left of each
    clockwise_from: tuple[tuple[int, ...], ...]  # for each seat all of them, this one first
    active: int
    keeper: int  # the Peacekeeper; in a battle its initiator, who holds the card
    peace: int  # the number that faces the keeper, 0 or HAVOC_SIDE
    is_turned: bool  # the card was set or turned in this turn already (R4.5)
    is_free: bool  # the first turn of the game, without turning (R4.6)
    draws: int  # regular draws made in this recruiting
    dogs_played: int  # in this recruiting

    battle: BattleNumber
    initiator: int
    winner: int
    going: int  # the seat that decides next in a battle, or swaps next
    john: int
    john_after: int  # John sits between this seat, which drew him, and the next
    john_place: int  # in the battle that he fought; it stays, because who shared it with him is seen by nothing else

    row: list[BattleNumber]  # what is still to be fought, the next one first, Castillon last
    deck: list[Card]  # the top is last
    discard: list[Card]
    buried: list[tuple[int, Card, int]]
    recruits: list[Card]
    hands: list[list[Card]]
    known: list[list[Card]]
    chosen: list[list[Card]]  # taken from the hand to be laid, not yet shown
    laid: list[list[Card]]
    points: list[int]
    won: list[tuple[BattleNumber, ...]]
    status: list[int]
    out: list[int]  # dogs declared out of combat
    used: list[int]  # dogs activated after the battle; 2 also for who has stopped
    place: list[int]  # in the last battle, 0 for who was not in it

    def copy(self) -> Havoc:
        return _copy(self)

    # --- cards come and go --------------------------------------------------------------------------------------------

    def gain_openly(self, seat: int, card: Card) -> None:
        """Into the hand before everybody's eyes."""
        insort(self.hands[seat], card)
        insort(self.known[seat], card)

    def show_from_hand(self, seat: int, card: Card) -> None:
        """Out of the hand before everybody's eyes."""
        self.hands[seat].remove(card)
        self.forget(seat, card)

    def forget(self, seat: int, card: Card) -> None:
        known = self.known[seat]
        if card in known:
            known.remove(card)

    def discard_dogs(self, seat: int, number: int) -> None:
        """From the hand to the discard pile."""
        for _ in range(number):
            self.show_from_hand(seat, DOG)
            self.discard.append(DOG)

    def take_top(self) -> Card:
        """The top card of the draw pile, which is made anew when it has run out (R3.1); NO_CARD when there is none."""
        deck = self.deck
        if not deck:
            if not self.discard and not self.buried:
                return NO_CARD
            self._reshuffle()
        return deck.pop()

    def _reshuffle(self) -> None:
        """What a player has buried may be one of their known cards: nobody knows where those are any more."""
        deck = self.deck
        deck += self.discard
        for seat, card, _ in self.buried:
            deck.append(card)
            self.known[seat].clear()
        self.discard.clear()
        self.buried.clear()
        self.dice.mix(deck)
        self.tell("reshuffled", count=len(deck))

    # --- counting -----------------------------------------------------------------------------------------------------

    def pile_size(self) -> int:
        """How many cards the discard pile has."""
        return len(self.discard) + len(self.buried)

    def has_corpse(self) -> bool:
        """Whether the discard pile holds a card that is no dog, which everybody may know (R2.5)."""
        for card in self.discard:
            if card:
                return True
        return any(card for _, card, _ in self.buried)

    def corpses(self) -> list[Card]:
        """The cards in the discard pile that are no dogs, in order."""
        return sorted([card for card in self.discard if card] + [card for _, card, _ in self.buried if card])

    def can_draw(self) -> bool:
        return bool(self.deck or self.discard or self.buried)

    def first_in_battle(self) -> int:
        """Where clockwise from the initiator begins: John, who has no number, sits just before a player (R9.4)."""
        return self.left_of[self.john_after] if self.initiator == JOHN_SEAT else self.initiator


_copy = copier(Havoc)
