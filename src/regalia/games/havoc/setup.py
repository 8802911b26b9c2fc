"""Before the first turn (S1 to S7), and the options of the program (V1 to V8)."""

from __future__ import annotations

from regalia.core.dice import Dice
from regalia.core.game_options import Flag, GameOption, SeatNumber, Word
from regalia.core.rulebook import Setup
from regalia.games.havoc.pieces.battles import CASTILLON, NO_BATTLE, points_table
from regalia.games.havoc.pieces.cards import (
    DOG,
    FIRST_TURN_FREE,
    HAND_AT_START,
    JOHN,
    PACKS,
    PEACE_SIDES,
    RECRUITS_LEAST,
    Card,
)
from regalia.games.havoc.state import IN_DRAW_PILE, NO_JOHN, NOBODY, UNDECIDED, Havoc, Variants

FEW_PLAYERS = range(2, 4)

CLOCKWISE = {
    seats: tuple(tuple((first + at) % seats for at in range(seats)) for first in range(seats)) for seats in PACKS
}
"""By number of players: for each seat all of them, this one first."""

OPTIONS = (
    GameOption("first_player", (Word(("random",)), SeatNumber()), "random"),
    GameOption("few_players_scoring", (Flag(on_for=FEW_PLAYERS),), lambda seats: seats in FEW_PLAYERS),
    GameOption("peace_card", (Word(("auto", "two")),), "auto"),
    GameOption("battle_order", (Word(("historical", "random", "winner_chooses")),), "historical"),
    GameOption("john_of_gaunt", (Flag(),), False),
    GameOption("chevauchees", (Word(("replaces", "extra")),), "replaces", needs=(("john_of_gaunt", True),)),
    GameOption("final_laydown", (Word(("auto", "manual")),), "auto"),
    GameOption("declare_dogs", (Word(("auto", "manual")),), "manual"),
)


def peace_card(setup: Setup) -> str:
    """The smaller card for many players, or by choice (V3)."""
    return "peace_two" if setup.options["peace_card"] == "two" else PACKS[setup.seats].peace_card


def variants(setup: Setup) -> Variants:
    pack, options = PACKS[setup.seats], setup.options
    return Variants(
        max_value=pack.max_value,
        dogs=pack.dogs,
        recruits_limit=pack.recruits_limit,
        peace_sides=PEACE_SIDES[peace_card(setup)],
        points=points_table(options["few_players_scoring"]),
        battle_order=options["battle_order"],
        chevauchees=options["chevauchees"],
        final_laydown=options["final_laydown"],
        declare_dogs=options["declare_dogs"],
    )


def empty_table(setup: Setup, dice: Dice, first: int) -> Havoc:
    """Nothing dealt yet."""
    everyone = range(setup.seats)
    return Havoc(
        phase="turn",
        dice=dice,
        shown=0,
        news=None,
        variants=variants(setup),
        seats=setup.seats,
        left_of=tuple(order[1] for order in CLOCKWISE[setup.seats]),
        clockwise_from=CLOCKWISE[setup.seats],
        active=first,
        keeper=first,
        peace=0,
        is_turned=False,
        is_free=FIRST_TURN_FREE[peace_card(setup)],
        draws=0,
        dogs_played=0,
        battle=NO_BATTLE,
        initiator=NOBODY,
        winner=NOBODY,
        going=0,
        john=IN_DRAW_PILE if setup.options["john_of_gaunt"] else NO_JOHN,
        john_after=NOBODY,
        john_place=0,
        row=list(range(1, CASTILLON + 1)),
        deck=[],
        discard=[],
        buried=[],
        recruits=[],
        hands=[[] for _ in everyone],
        known=[[] for _ in everyone],
        chosen=[[] for _ in everyone],
        laid=[[] for _ in everyone],
        points=[0] * setup.seats,
        won=[()] * setup.seats,
        status=[UNDECIDED] * setup.seats,
        out=[0] * setup.seats,
        used=[0] * setup.seats,
        place=[0] * setup.seats,
    )


def new_state(setup: Setup, dice: Dice) -> Havoc:
    """Each player gets seven cards and a dog; three recruits; the first Peacekeeper sits left of the dealer."""
    wished = setup.options["first_player"]
    first = dice.below(setup.seats) if wished == "random" else wished
    s = empty_table(setup, dice, first)
    pack = PACKS[setup.seats]
    cards: list[Card] = list(pack.ordinary)
    dice.shuffle(cards)  # S3
    dealt = [cards.pop() for _ in range(HAND_AT_START * setup.seats)]
    for seat in range(setup.seats):
        s.hands[seat] = sorted(dealt[seat :: setup.seats])
        s.gain_openly(seat, DOG)  # S2: everybody knows that everybody has one
    s.recruits = [cards.pop() for _ in range(RECRUITS_LEAST)]
    s.deck = cards
    for card in [DOG] * (pack.dogs - setup.seats) + [JOHN] * (s.john == IN_DRAW_PILE):  # S4
        s.deck.insert(dice.below(len(s.deck) + 1), card)
    if s.variants.battle_order == "random":  # V4
        first_eight = s.row[:-1]
        dice.shuffle(first_eight)
        s.row = [*first_eight, CASTILLON]
    return s
