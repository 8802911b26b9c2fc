"""How many units of an arm may be together: in a castle (R1.6), and before one (R22.1)."""

from __future__ import annotations

from functools import lru_cache

from regalia.core.asking import Refusal, refuse
from regalia.games.kard_es_korona.pieces.board import County
from regalia.games.kard_es_korona.pieces.numbers import CAPACITY, SAME_ARM
from regalia.games.kard_es_korona.state import Army, Kard, Variants

MOST_REMEMBERED = 10_000

FREE_MIX = 4
"""Up to this many units any mix is allowed, in either reading."""


def is_mixed(army: Army, reading: str) -> bool:
    """Whether no arm is too many (R22.1, Q6, Q45)."""
    most, whole = max(army), sum(army)
    if reading == "strict_half":
        return whole <= FREE_MIX or most <= whole - most + 1
    return most <= max(SAME_ARM, (whole + 1) // 2)


def fits_castle(army: Army, variants: Variants) -> bool:
    """The garrison limits; whoever is inside already is part of the army (R1.6, R1.7)."""
    if sum(army) > CAPACITY:
        return False
    return not variants.castle_arm_limit or is_mixed(army, variants.arm_limit_reading)


def may_besiege(army: Army, variants: Variants) -> bool:
    return not variants.besieger_arm_limit or is_mixed(army, variants.arm_limit_reading)


def why_not_in_castle(county: County, garrison: Army, variants: Variants) -> Refusal:
    """Which limit a garrison would break (R1.6)."""
    if sum(garrison) > CAPACITY:
        return refuse("R1.6", county=county)
    return refuse("R1.6", "half" if variants.is_strict else "arm", county=county)


def why_not_besiege(county: County, variants: Variants) -> Refusal:
    return refuse("R22.1", "half" if variants.is_strict else "", county=county)


@lru_cache(MOST_REMEMBERED)
def takes_one(army: Army, arm_limit: bool, reading: str) -> tuple[bool, bool, bool]:
    """Of which arm a garrison can take one more."""
    i, a, c = army
    grown = (i + 1, a, c), (i, a + 1, c), (i, a, c + 1)
    infantry, archers, cavalry = (
        sum(army) < CAPACITY and (not arm_limit or is_mixed(larger, reading)) for larger in grown
    )
    return infantry, archers, cavalry


def has_room(s: Kard, county: County, arm: int) -> bool:
    """Whether one more unit may come into the county."""
    if not s.board.castle[county]:
        return True
    variants = s.variants
    return takes_one(s.army_in(county), variants.castle_arm_limit, variants.arm_limit_reading)[arm]


@lru_cache(MOST_REMEMBERED)
def room_in_castle(army: Army, arm_limit: bool) -> Army:
    """How many more of each arm alone may come to a garrison; not for the strict reading, where more can be less."""
    i, a, c = army
    free = max(0, CAPACITY - i - a - c)
    if not arm_limit:
        return free, free, free
    return min(free, max(0, SAME_ARM - i)), min(free, max(0, SAME_ARM - a)), min(free, max(0, SAME_ARM - c))


@lru_cache(MOST_REMEMBERED)
def room_before_castle(army: Army) -> Army:
    """How many more of each arm alone may join besiegers, likewise (R22.1)."""
    i, a, c = army
    others = (SAME_ARM - i, a + c - i + 1), (SAME_ARM - a, i + c - a + 1), (SAME_ARM - c, i + a - c + 1)
    infantry, archers, cavalry = (max(0, up_to_four, half) for up_to_four, half in others)
    return infantry, archers, cavalry


def why_no_room(s: Kard, county: County, arm: int) -> Refusal:
    """Why one more unit may not come into the castle."""
    i, a, c = (number + (each == arm) for each, number in enumerate(s.army_in(county)))
    return why_not_in_castle(county, (i, a, c), s.variants)


def joined(one: Army, other: Army) -> Army:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def less(one: Army, other: Army) -> Army:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def parts(army: Army) -> list[Army]:
    """All armies that can be taken out of this one, itself and none too."""
    return [(i, a, c) for i in range(army[0] + 1) for a in range(army[1] + 1) for c in range(army[2] + 1)]


def parts_of_size(army: Army, size: int) -> list[Army]:
    return [part for part in parts(army) if sum(part) == size]


def largest_fitting(s: Kard, county: County, army: Army) -> list[Army]:
    """The parts of an army that can come into a castle, as many units as possible (R12.2, R12.8)."""
    inside = s.army_in(county)
    fitting = [part for part in parts(army) if fits_castle(joined(inside, part), s.variants)]
    most = max((sum(part) for part in fitting), default=0)
    return [part for part in fitting if sum(part) == most]
