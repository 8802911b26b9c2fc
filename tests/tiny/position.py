"""A situation as readable JSON and back, and what every situation must satisfy."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.tiny import rules
from tests.tiny.state import CARDS, NO_CARD, PLANNED, Tiny

from regalia.core.dice import Dice
from regalia.core.errors import BadPosition
from regalia.core.rulebook import Setup
from regalia.core.state import OVER

PHASES = (*rules.PHASES, OVER)


class Table(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The state as it is, but for what the setup says."""

    phase: str = "plan"
    round: int = 1
    first: int = 0
    leader: int = 0
    die: int = 0
    prize: int = 0
    bank: int = 0
    market: int = NO_CARD
    coins: list[int]
    bids: list[int]
    points: list[int]
    deck: list[int]
    discard: list[int] = []
    hands: list[list[int]]
    known: list[list[int]]
    plans: list[list[int]]


def write(s: Tiny) -> dict[str, Any]:
    table = Table(**{name: getattr(s, name) for name in Table.__struct_fields__})
    plain: dict[str, Any] = msgspec.to_builtins(table)
    return plain


def read(data: dict[str, Any], setup: Setup, dice: Dice) -> Tiny:
    try:
        table = msgspec.convert(data, Table)
    except msgspec.ValidationError as error:
        raise BadPosition(f"this position is broken: {error}") from None
    if table.phase not in PHASES:
        raise BadPosition(f"there is no phase {table.phase!r}: {', '.join(PHASES)}")
    for name in ("coins", "bids", "points", "hands", "known", "plans"):
        if len(getattr(table, name)) != setup.seats:
            raise BadPosition(f"{name} must be given for each of the {setup.seats} seats")
    return Tiny(
        dice=dice,
        shown=0,
        news=None,
        seats=setup.seats,
        rounds=setup.options["rounds"],
        gifts=setup.options["gifts"],
        money=setup.options["coins"] * setup.seats,
        **{name: getattr(table, name) for name in Table.__struct_fields__},
    )


def check(s: Tiny) -> list[str]:
    """Every card is somewhere, once; coins do not vanish; what is known and planned is in the hand."""
    wrong = []
    cards = [*s.deck, *s.discard, *([s.market] if s.market != NO_CARD else []), *(card for h in s.hands for card in h)]
    if sorted(cards) != list(CARDS):
        wrong.append(f"the cards are not 1 to {CARDS[-1]}, each once, but {sorted(cards)}")
    if min(*s.coins, s.bank) < 0 or sum(s.coins) + s.bank != s.money:
        wrong.append(f"{sum(s.coins) + s.bank} coins in all, not {s.money}, or a negative number of them")
    if not 0 <= s.first < s.seats or not 0 <= s.leader < s.seats:
        wrong.append(f"first player and leader are seats from 0 to {s.seats - 1}")
    if not 1 <= s.round <= s.rounds:
        wrong.append(f"round {s.round} of {s.rounds}")
    for seat, hand in enumerate(s.hands):
        if hand != sorted(hand):
            wrong.append(f"the hand of seat {seat} is not in order")
        if not {*s.known[seat], *s.plans[seat]} <= {*hand}:
            wrong.append(f"seat {seat} does not hold what is known or planned")
        if len(s.plans[seat]) > PLANNED or (s.phase == "battle" and hand and not s.plans[seat]):
            wrong.append(f"seat {seat} has planned {len(s.plans[seat])} cards")
    return wrong
