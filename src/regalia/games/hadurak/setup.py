"""Before the first round (S1 to S11), and the options of the program."""

from __future__ import annotations

from regalia.core.dice import Dice
from regalia.core.game_options import Flag, GameOption, Whole, Word
from regalia.core.rulebook import Setup
from regalia.games.hadurak.pieces.board import CITY_COUNT
from regalia.games.hadurak.pieces.cards import (
    AGENDAS,
    BARONS,
    CROWNS_AT_START,
    EVENTS,
    FATE_COUNT,
    FULL_HAND,
    MERCENARIES,
    NEUTRAL_CARDS,
    TRACK_COST,
    VOYAGES,
)
from regalia.games.hadurak.state import ARMIES, NEUTRAL, NOBODY, NONE, OFF, UNKNOWN, Hadurak, Variants

OPTIONS = (
    GameOption("influence_per_player", tuple(Whole(number, number) for number in (8, 10, 12, 15)), 10),
    GameOption("private_motion_scope", (Word(("standard", "free")),), "standard"),
    GameOption("hostage_heirs", (Flag(),), False),
    GameOption("elimination", (Flag(),), False),
    GameOption("right_of_might", (Flag(),), False),
    GameOption("baron_choice", (Word(("random", "choose")),), "random"),
    GameOption("battle_draw_cap", (Word(("10", "none")),), "10"),
    GameOption("two_player_win_cities", (Word(("any", "kingdom")),), "any", only_for=range(2, 3)),
    GameOption("max_rounds", (Whole(0, 200),), 30),
)

DRAW_CAP = {"10": 10, "none": FATE_COUNT}
SETUP_STEPS = ("set_table", "assign_troops", "build_castles", "enter_nobles", "planning")


def may_last(setup: Setup) -> bool:
    """Under the right of might only a conqueror ends a game without a last round (R20.6, R21.5)."""
    return bool(setup.options["right_of_might"]) and setup.options["max_rounds"] == 0


def variants(setup: Setup) -> Variants:
    options = setup.options
    return Variants(
        seats=setup.seats,
        free_motions=options["private_motion_scope"] == "free",
        hostages=options["hostage_heirs"],
        elimination=options["elimination"],
        might=options["right_of_might"],
        draw_cap=DRAW_CAP[options["battle_draw_cap"]],
        kingdom_wins=options["two_player_win_cities"] == "kingdom",
        max_rounds=options["max_rounds"],
    )


def empty_table(setup: Setup, dice: Dice) -> Hadurak:
    """All cards in their decks, nobody on the board."""
    seats = setup.seats
    armies, sites = ARMIES * seats, CITY_COUNT + seats
    return Hadurak(
        phase="go",
        dice=dice,
        shown=0,
        news=None,
        variants=variants(setup),
        seats=seats,
        todo=[],
        round=1,
        regent=0,
        patron=1,
        pool=seats * setup.options["influence_per_player"],
        barons=tuple(range(seats)),
        gone=(False,) * seats,
        winner=NOBODY,
        is_last=False,
        standings=(),
        crowns=[CROWNS_AT_START] * seats,
        votes=[0] * seats,
        faith=[0] * seats,
        influence=[0] * seats,
        titles=[()] * seats,
        banned=(False,) * seats,
        pardoned=(False,) * seats,
        laws=0,
        troops=[()] * armies,
        tokens=[0] * armies,
        place=[OFF] * armies,
        rested=[True] * armies,
        office=[NONE] * armies,
        out=(False,) * armies,
        childless=NONE,
        heretic=NOBODY,
        heirs=tuple(army // ARMIES for army in range(armies)),
        buried=(False,) * armies,
        unassigned=[()] * seats,
        assigned=[()] * seats,
        control=[NEUTRAL] * CITY_COUNT,
        fortified=[False] * CITY_COUNT,
        breaches=[0] * sites,
        siege=[NOBODY] * sites,
        siege_round=[0] * sites,
        hands=[FULL_HAND] * seats,
        returned=[()] * seats,
        plans=[()] * seats,
        piles=[[], [], []],
        pile=0,
        neutral=list(NEUTRAL_CARDS),
        fields=[[], [], []],
        track=[NOBODY] * len(TRACK_COST),
        card=NONE,
        card_owner=NOBODY,
        moved=[],
        fought=[],
        refused=[],
        granted=[],
        fate=list(range(FATE_COUNT)),
        fate_marks=[UNKNOWN] * FATE_COUNT,
        fate_groups=0,
        mercenaries=sorted(MERCENARIES),
        merc_discard=[],
        offer=[],
        events=list(range(len(EVENTS))),
        event_discard=[],
        event=NONE,
        event_seat=NOBODY,
        target=NONE,
        pledges=[0] * seats,
        agendas=list(range(len(AGENDAS))),
        agenda_discard=[],
        urgent=[],
        truce=False,
        voyage=[0] * len(VOYAGES),
        blessed=[False] * len(VOYAGES),
        stakes=[()] * len(VOYAGES),
        received=[0] * seats,
        due=[],
        unpaid=[],
        purse=0,
        served=[NONE] * seats,
        struck=[],
        attending=[],
        chair=NOBODY,
        in_session=False,
        is_sealed=False,
        motion=(),
        committed=[0] * seats,
        declared=[NONE] * seats,
        written=[()] * seats,
        budget=0,
        attacker=NOBODY,
        defender=NOBODY,
        battle="",
        battle_place=NONE,
        site=NONE,
        forces=[[], []],
        commander=[NONE, NONE],
        fate_hands=[[], []],
        hand_marks=[[], []],
        shown_cards=[[], []],
        losses=[0, 0],
        had_nobles=False,
        beaten=NONE - 1,
        is_total=False,
        tale=[],
    )


def new_state(setup: Setup, dice: Dice) -> Hadurak:
    """The barons are dealt here, or chosen in the first steps (S1)."""
    s = empty_table(setup, dice)
    s.todo = [(step,) for step in reversed(SETUP_STEPS)]
    dice.shuffle(s.mercenaries)
    dice.shuffle(s.agendas)
    dice.shuffle(s.events)
    dice.shuffle(s.fate)
    if setup.options["baron_choice"] == "choose":
        s.barons = (NONE,) * setup.seats
        s.todo += [("choose_baron", seat) for seat in reversed(range(setup.seats))]
    else:
        drawn = list(range(len(BARONS)))
        dice.shuffle(drawn)
        s.barons = tuple(drawn[: setup.seats])
    return s
