"""Before the first year: the options (section 6), the provinces in play (S1 to S4) and an empty map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from itertools import permutations
from typing import Any

from regalia.core.dice import Dice
from regalia.core.game_options import Data, Flag, GameOption, Word
from regalia.core.rulebook import Setup
from regalia.games.kard_es_korona.pieces.board import load_board
from regalia.games.kard_es_korona.pieces.numbers import EVENTS, NO_EVENT, RING, SETS, VACANT
from regalia.games.kard_es_korona.state import EMPTY, NO_ARMY, NOBODY, OFF_BOARD, Kard, Variants

SETS_BY_SEATS = {
    3: ("three_a", "three_b"),
    4: ("four_a", "four_b", "four_c"),
    5: ("five",),
    6: ("six",),
}


def read_provinces(value: Any, seats: int) -> Any:
    """The name of a set, or for two players two provinces."""
    if isinstance(value, str) and value in SETS_BY_SEATS.get(seats, ()):
        return value
    if seats == 2:
        if isinstance(value, Sequence) and len(value) == 2 == len({*value} & {*RING}):
            return list(value)
        raise ValueError(f"two different provinces out of {', '.join(RING)}")
    raise ValueError(", ".join(SETS_BY_SEATS[seats]))


def example_provinces(seats: int) -> list[Any]:
    if seats == 2:
        return [list(pair) for pair in permutations(RING, 2)][::7]
    return list(SETS_BY_SEATS[seats])


ADVANCED = (
    "knight_cap", "knight_quota", "besieger_arm_limit", "pinning", "lord_freeze", "reverse_pinning", "retreat",
)  # fmt: skip

ADVANCED_NEEDS = dict.fromkeys(("lord_freeze", "reverse_pinning"), (("turn_mode", "rounds"),))
"""In a turn of all steps and battles nobody steps between an attack and its battle."""

OPTIONS = (
    GameOption(
        "ruleset",
        (Word(("basic", "advanced")),),
        "basic",
        presets={"basic": dict.fromkeys(ADVANCED, False), "advanced": dict.fromkeys(ADVANCED, True)},
    ),
    GameOption(
        "province_set",
        (Word(("random",)), Data("a set of provinces", read_provinces, example_provinces)),
        "random",
    ),
    GameOption("lord_assignment", (Word(("random", "choice")),), "random"),
    GameOption("turn_mode", (Word(("rounds", "traditional")),), "rounds"),
    GameOption("vassalage", (Flag(),), True),
    GameOption("castle_arm_limit", (Flag(),), True),
    GameOption(
        "arm_limit_reading",
        (Word(("four_or_half", "strict_half")),),
        "four_or_half",
        needs=(("castle_arm_limit", True), ("besieger_arm_limit", True)),
    ),
    *(GameOption(name, (Flag(),), False, needs=ADVANCED_NEEDS.get(name, ())) for name in ADVANCED),
    GameOption("victor_move", (Word(("lord_vs_lord", "any_lord_victory", "duel_only")),), "lord_vs_lord"),
    GameOption("neutral_hits", (Word(("proxy", "auto")),), "proxy"),
    GameOption("unit_supply", (Word(("box", "unlimited")),), "box"),
    GameOption("events", (Flag(),), True),
    GameOption("election_memory", (Word(("hidden", "shown")),), "hidden"),
)


def variants(setup: Setup) -> Variants:
    return Variants(**{one.name: setup.options[one.name] for one in fields(Variants) if one.init})


def provinces_in_play(setup: Setup, dice: Dice) -> tuple[int, ...]:
    """S2, in the order of the ring; two players who choose may take any (an empty tuple)."""
    wished = setup.options["province_set"]
    if isinstance(wished, list):
        return tuple(sorted(RING.index(province) for province in wished))
    if setup.seats == 2:
        if setup.options["lord_assignment"] == "choice":
            return ()
        ring = list(range(len(RING)))
        dice.shuffle(ring)
        return tuple(sorted(ring[:2]))
    name = dice.choice(SETS_BY_SEATS[setup.seats]) if wished == "random" else wished
    return tuple(sorted(SETS[name]))


def new_state(setup: Setup, dice: Dice) -> Kard:
    """The lords dealt or still to be chosen, the start player drawn, the cards shuffled (S2 to S4, S8)."""
    s = empty_table(setup, dice)
    played = provinces_in_play(setup, dice)
    s.push("year")
    s.push("garrisons")
    s.push("armies", 0)
    if setup.options["lord_assignment"] == "choice":
        s.push("provinces", played or tuple(range(len(RING))))
    else:
        homes = list(played)
        dice.shuffle(homes)
        s.home = tuple(homes)
    s.start = s.active = dice.below(setup.seats)
    if s.variants.events:
        s.deck = list(range(len(EVENTS)))
        dice.shuffle(s.deck)
    return s


def empty_table(setup: Setup, dice: Dice) -> Kard:
    """Nothing on the map, empty treasuries, vacant offices."""
    seats = setup.seats
    rules = variants(setup)
    board = load_board(rules.ruleset, seats == 5)
    size = board.size
    return Kard(
        phase="",
        dice=dice,
        shown=0,
        news=None,
        board=board,
        variants=rules,
        seats=seats,
        agenda=[],
        asked=0,
        home=(NOBODY,) * seats,
        year=0,
        start=0,
        first_passed=NOBODY,
        active=0,
        winners=(),
        holder=[EMPTY] * size,
        units=[0] * (3 * size),
        moved=[0] * (3 * size),
        fought=[0] * (3 * size),
        lord_at=[OFF_BOARD] * seats,
        lord_moved=0,
        captive=(0,) * seats,
        liege=(NOBODY,) * seats,
        out=0,
        treasury=[0] * seats,
        bank=0,
        offices=(VACANT,) * 3,
        deck=[],
        drawn=(),
        event=NO_EVENT,
        steps=[0] * seats,
        passed=0,
        vetoed=(),
        target=NOBODY,
        draft=(),
        is_offered=False,
        knights=(),
        knights_of=(0,) * seats,
        mercenaries=0,
        to_place=[0, 0, 0, 0],
        battles=(),
        serial=0,
        fight=None,
        foe=EMPTY,
        clash="",
        round=0,
        led=(NOBODY, NOBODY),
        rerolled=0,
        rolls=(),
        stage=0,
        losses=(NO_ARMY, NO_ARMY),
        retreating=(0, NOBODY),
        story=(),
        cast=0,
        election=0,
        elections=0,
        bids=(),
        lands=[0] * seats,
        neutral=0,
        held=0,
        contested=0,
        troops=[0] * size,
        reserve={},
        fresh=[0] * (3 * seats),
        discs=[0] * (3 * seats),
    )
