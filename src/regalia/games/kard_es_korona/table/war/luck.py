"""The hits of both sides of a battle beside what their dice were to be expected to hit."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import NamedTuple

from regalia.core.words import Message
from regalia.games.kard_es_korona.rules.battle.strikes import Strike, chance_to_hit, needed, strikes
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, Clash, Kard
from regalia.scene.types import Measure


class Luck(NamedTuple):
    dice: int
    hits: int
    expected: float


def luck(view: Kard, clashes: Iterable[Clash], side: int) -> Luck:
    """Of all dice that a side has cast in these clashes."""
    dice, hits, hoped = 0, 0, 0.0
    for clash in clashes:
        for strike in strikes(view, clash):
            if strike.side == side:
                dice += len(strike.dice)
                hits += strike.hits
                hoped += expected(view, clash, strike)
    return Luck(dice, hits, hoped)


def expected(view: Kard, clash: Clash, strike: Strike) -> float:
    """How many of these dice hit on the average."""
    need = needed(view, strike.side, strike.arm, clash.kind)
    return len(strike.dice) * chance_to_hit(need, clash.armies[1 - strike.side])


def tenths(number: float) -> tuple[int, int]:
    """As a whole number and a tenth: the words know how a language writes it."""
    return divmod(round(10 * number), 10)


def measure(view: Kard, clashes: tuple[Clash, ...], side: int) -> Measure | None:
    """A bar that can be compared with the other side's; none where this side has not rolled."""
    own, other = (luck(view, clashes, each) for each in (side, ATTACKER if side == DEFENDER else DEFENDER))
    if not own.dice:
        return None
    whole, tenth = tenths(own.expected)
    return Measure(
        value=own.hits,
        expected=round(own.expected, 1),
        most=1 + ceil(max(own.hits, own.expected, other.hits, other.expected)),
        name=Message("luck-dice", {"dice": own.dice}),
        text=Message("luck-hits", {"hits": own.hits, "whole": whole, "tenth": tenth}),
    )
