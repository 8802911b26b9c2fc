"""R6.5 to R6.8: which units can go where, and by which entry county."""

from __future__ import annotations

from regalia.games.kard_es_korona.constants import (
    ARCHER,
    CAPACITY,
    CAVALRY,
    DRY_SUMMER,
    FLOODS,
    HORSE_POINTS,
    INFANTRY,
    TRUCE,
)
from regalia.games.kard_es_korona.limits import fits_castle, has_room, joined, parts
from regalia.games.kard_es_korona.map import DRY, FAIR, FLOODED, Counties, County, Roads, bits
from regalia.games.kard_es_korona.state import EMPTY, OFF_BOARD, Army, Kard

PINNED = 2
"""So many times the defenders hold a county fast (R22.2, R22.4)."""


def roads(s: Kard) -> tuple[Roads, Roads, Roads, Roads]:
    """The ways of this year's weather, by mover."""
    return s.map.roads[weather_of(s)]


def weather_of(s: Kard) -> int:
    return FLOODED if s.event == FLOODS else DRY if s.event == DRY_SUMMER else FAIR


def shut(s: Kard, seat: int) -> Counties:
    """The counties that a seat cannot pass: others' and neutral ones, and unresolved battles unless pinned (R6.8)."""
    found = s.neutral
    for other in range(s.seats):
        if other != seat:
            found |= s.lands[other]
    for battle in s.battles:
        is_pinned = s.variants.pinning and battle.attacker == seat and _pins(s, battle.county, sum(battle.army))
        if is_pinned:
            found &= ~(1 << battle.county)
        else:
            found |= 1 << battle.county
    return found


def _pins(s: Kard, county: County, attackers: int) -> bool:
    return attackers >= PINNED * s.strength(county)


def is_frozen(s: Kard, seat: int) -> bool:
    """His lord was attacked, without a surplus of defenders (R22.3)."""
    if not s.variants.lord_freeze or s.variants.is_traditional:
        return False
    at = s.lord_at[seat]
    has_surplus = s.variants.reverse_pinning
    return any(b.county == at and b.attacker != seat and not (has_surplus and b.loose) for b in s.battles)


def surplus(s: Kard, county: County) -> int:
    """How many units may still leave a county: any number, or what reverse pinning leaves (R7.4, R22.4)."""
    battle = s.battle_at(county)
    if battle is None:
        return 99
    if not s.variants.reverse_pinning or s.variants.is_traditional:
        return 0
    return max(0, s.strength(county) - PINNED * sum(battle.army))


def free_units(s: Kard, county: County, arm: int, *, rested: bool = False) -> int:
    """Units that have not moved this year (R6.9); for an attack, that have not fought either (R23.6)."""
    at = 3 * county + arm
    free = s.units[at] - s.moved[at]
    if rested and s.fought[at]:
        free = min(free, s.units[at] - s.fought[at])
    return free


def can_lord_go(s: Kard, seat: int) -> bool:
    """On the board, unmoved, not with attackers, and not held by an attack (R6.9, R22.4)."""
    at = s.lord_at[seat]
    if at == OFF_BOARD or s.lord_moved >> seat & 1 or s.holder[at] != seat:
        return False
    battle = s.battle_at(at)
    return battle is None or (s.variants.reverse_pinning and not s.variants.is_traditional and battle.loose)


def _within(road: Roads, origin: County, closed: Counties) -> Counties:
    found = 0
    for need, targets in road.reach[origin]:
        if not need & closed:
            found |= targets
    return found


def reaches(s: Kard, seat: int, *, rested: bool = False) -> tuple[Counties, Counties, Counties, Counties]:
    """Where infantry, archers, cavalry and the lord can go, whatever awaits them there."""
    closed = shut(s, seat)
    foot_road, _, horse_road, _ = roads(s)
    foot_reach, horse_reach = foot_road.reach, horse_road.reach
    lord_at = s.lord_at[seat]
    lord = _within(horse_road, lord_at, closed) if can_lord_go(s, seat) else 0
    infantry = archers = cavalry = 0
    units, moved = s.units, s.moved
    contested = s.contested() & s.lands[seat]
    land = s.lands[seat]
    while land:
        lowest = land & -land
        land ^= lowest
        county = lowest.bit_length() - 1
        at = 3 * county
        i, a, c = units[at] - moved[at], units[at + 1] - moved[at + 1], units[at + 2] - moved[at + 2]
        if rested:
            i, a, c = (free_units(s, county, arm, rested=True) for arm in (INFANTRY, ARCHER, CAVALRY))
        if not (i or a or c) or (contested & lowest and not surplus(s, county)):
            continue
        # a lord never stays behind alone (R6.10): his only companion goes where he can go too
        mask = lord if county == lord_at and units[at] + units[at + 1] + units[at + 2] == 1 else -1
        if i or a:
            found = 0
            for need, targets in foot_reach[county]:
                if not need & closed:
                    found |= targets
            found &= mask
            if i:
                infantry |= found
            if a:
                archers |= found
        if c:
            found = 0
            for need, targets in horse_reach[county]:
                if not need & closed:
                    found |= targets
            cavalry |= found & mask
    return infantry, archers, cavalry, lord


def enemies(s: Kard, seat: int) -> Counties:
    """Counties that a seat may attack: without an unresolved battle, no liege's or vassal's, in a truce no player's
    castle (R1.5, R7.3, R16.5, R3.13)."""
    found = 0
    for other in range(s.seats):
        if other != seat and not s.is_bound(seat, other):
            found |= s.lands[other]
    if s.event == TRUCE:
        found &= ~s.map.castles
    return (found | s.neutral) & ~s.contested()


def destinations(s: Kard, seat: int) -> list[County]:
    """Every county into which the seat can make a step; a step of one unit, with the lord at need, is enough."""
    infantry, archers, cavalry, lord = reaches(s, seat)
    friendly = s.open_counties(seat)
    found = (infantry | archers | cavalry) & friendly | lord & s.lands[seat] & friendly
    for county in bits(found & s.map.castles & s.lands[seat]):
        if not _has_room_for(s, county, (infantry, archers, cavalry), lord):
            found &= ~(1 << county)
    if s.variants.is_traditional and any(s.fought):
        infantry, archers, cavalry, lord = reaches(s, seat, rested=True)
    units = infantry | archers | cavalry
    hostile, castles = enemies(s, seat), s.map.castles
    found |= hostile & ~castles & units
    found |= hostile & castles & (infantry | lord & units)
    for vassal, county in s.vetoed:
        if vassal == seat:
            found &= ~(1 << county)
    return bits(found)


def _has_room_for(s: Kard, county: County, reach: tuple[Counties, ...], lord: Counties) -> bool:
    """Whether the own castle takes any of those who can come; a lord needs no room (R1.6)."""
    if lord >> county & 1:
        return True
    if s.variants.castle_arm_limit and s.variants.arm_limit_reading == "strict_half":
        inside, coming = s.army_in(county), parts(_who_can_come(s, county))
        return any(sum(part) and fits_castle(joined(inside, part), s.variants) for part in coming)
    return any(reach[arm] >> county & 1 and has_room(s, county, arm) for arm in (INFANTRY, ARCHER, CAVALRY))


def _who_can_come(s: Kard, county: County) -> Army:
    """Of each arm how many could come to an own county, as far as a castle could take them."""
    seat = s.holder[county]
    closed = shut(s, seat)
    number = [0, 0, 0]
    for origin in bits(s.lands[seat] & ~(1 << county)):
        for arm in (INFANTRY, ARCHER, CAVALRY):
            if surplus(s, origin) and entries(s, origin, arm, county, closed):
                number[arm] += free_units(s, origin, arm)
    return min(number[0], CAPACITY), min(number[1], CAPACITY), min(number[2], CAPACITY)


def entries(s: Kard, origin: County, mover: int, target: County, closed: Counties) -> list[County]:
    """The counties from which a mover can enter the target."""
    ways = roads(s)[mover].ways[origin].get(target, ())
    return [entry for entry, needs in ways if any(not need & closed for need in needs)]


def costs_from(s: Kard, seat: int, origin: County) -> dict[County, int]:
    """The fewest movement points to each county that a rider could reach (R6.6)."""
    weather, closed = weather_of(s), shut(s, seat)
    found: dict[County, int] = {}
    ends = [(0, origin)]
    while ends:
        spent, here = ends.pop()
        for there in s.map.neighbours[here]:
            points = spent + s.map.cost(here, there, weather)
            if there != origin and points <= min(HORSE_POINTS, found.get(there, HORSE_POINTS + 1) - 1):
                found[there] = points
                if not closed >> there & 1:
                    ends.append((points, there))
    return found


def is_hostile(s: Kard, seat: int, county: County) -> bool:
    """Whether a step into the county would be an attack (R1.5, R7.1)."""
    return s.holder[county] not in (seat, EMPTY)
