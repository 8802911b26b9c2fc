"""What lies on the table, the options, and the setup (R1)."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.core.dice import Dice
from regalia.core.game_options import Flag, GameOption, SeatNumber, Whole, Word
from regalia.core.rulebook import Setup
from regalia.core.state import State, copier

CARDS = range(1, 17)
NO_CARD = 0
"""An empty market; in a view also the back of a card."""
HAND = 3
PLANNED = 2
GOAL = 12

OPTIONS = (
    GameOption(
        "ruleset",
        (Word(("normal", "short", "rich")),),
        "normal",
        presets={"short": {"rounds": 1}, "rich": {"coins": 9}},
    ),
    GameOption("rounds", (Whole(1, 3),), 3),
    GameOption("coins", (Whole(0, 9),), lambda seats: 7 - seats),
    GameOption("gifts", (Flag(),), True),
    GameOption("first_player", (Word(("random",)), SeatNumber()), "random"),
)


@dataclass(slots=True)
class Tiny(State):
    """Lists are by seat, but for `deck` (the top is last) and `discard`; hands are kept in order."""

    seats: int
    rounds: int
    gifts: bool
    money: int  # all coins there are
    round: int
    first: int  # wins tied bids
    leader: int
    die: int
    prize: int
    bank: int
    market: int  # lies open
    coins: list[int]
    bids: list[int]  # of this round, once they are open
    points: list[int]
    deck: list[int]
    discard: list[int]
    hands: list[list[int]]
    known: list[list[int]]  # what of a hand everybody has seen
    plans: list[list[int]]  # cards of the hand, in the order planned

    def copy(self) -> Tiny:
        return _copy(self)


_copy = copier(Tiny)


def new_state(setup: Setup, dice: Dice) -> Tiny:
    """Three cards each, one card open, the rest is the deck (R1)."""
    options, everyone = setup.options, range(setup.seats)
    deck = list(CARDS)
    dice.shuffle(deck)
    hands = [sorted(deck.pop() for _ in range(HAND)) for _ in everyone]
    first = dice.below(setup.seats) if options["first_player"] == "random" else options["first_player"]
    return Tiny(
        phase="plan",
        dice=dice,
        shown=0,
        news=None,
        seats=setup.seats,
        rounds=options["rounds"],
        gifts=options["gifts"],
        money=options["coins"] * setup.seats,
        round=1,
        first=first,
        leader=first,
        die=0,
        prize=0,
        bank=0,
        market=deck.pop(),
        coins=[options["coins"]] * setup.seats,
        bids=[0] * setup.seats,
        points=[0] * setup.seats,
        deck=deck,
        discard=[],
        hands=hands,
        known=[[] for _ in everyone],
        plans=[[] for _ in everyone],
    )
