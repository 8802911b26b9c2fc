"""R6.5 to R6.8: which units can go where, and by which entry county."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.games.kard_es_korona.pieces.board import DRY, FAIR, FLOODED, Counties, County, Roads, bits, mask
from regalia.games.kard_es_korona.pieces.numbers import (
    ARCHER,
    CAPACITY,
    CAVALRY,
    DRY_SUMMER,
    FLOODS,
    HORSE_POINTS,
    INFANTRY,
    TRUCE,
)
from regalia.games.kard_es_korona.rules.march.evening import Source, can_send, most_of
from regalia.games.kard_es_korona.rules.march.limits import fits_castle, joined, parts, room_in_castle
from regalia.games.kard_es_korona.state import EMPTY, OFF_BOARD, Kard

PINNED = 2
"""This many times as many units hold the others fast (R22.2, R22.4)."""


def roads(s: Kard) -> tuple[Roads, Roads, Roads, Roads]:
    """The ways of this year's weather, by mover."""
    return s.board.roads[WEATHER.get(s.event, FAIR)]


WEATHER = {FLOODS: FLOODED, DRY_SUMMER: DRY}


def weather_of(s: Kard) -> int:
    return WEATHER.get(s.event, FAIR)


def shut(s: Kard, seat: int) -> Counties:
    """The counties that a seat cannot pass: others' and neutral ones, and unresolved battles unless pinned (R6.8)."""
    found = s.held ^ s.lands[seat] | s.contested
    if s.battles and s.variants.pinning:
        for battle in s.battles:
            if battle.attacker == seat and _pins(s, battle.county, sum(battle.army)):
                found &= ~(1 << battle.county)
    return found


def _pins(s: Kard, county: County, attackers: int) -> bool:
    return attackers >= PINNED * s.troops[county]


def is_frozen(s: Kard, seat: int) -> bool:
    """The seat's lord was attacked, without a surplus of defenders (R22.3)."""
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
    return max(0, s.troops[county] - PINNED * sum(battle.army))


def free_units(s: Kard, county: County, arm: int, *, rested: bool = False) -> int:
    """Units that have not moved this year (R6.9); for an attack, that have not fought either (R23.6)."""
    at = 3 * county + arm
    free = s.units[at] - s.moved[at]
    return free - s.fought[at] if rested else free


def can_lord_go(s: Kard, seat: int) -> bool:
    """On the board, unmoved, not with attackers, and not held by an attack (R6.9, R22.4)."""
    at = s.lord_at[seat]
    if at == OFF_BOARD or s.lord_moved >> seat & 1 or s.holder[at] != seat:
        return False
    battle = s.battle_at(at)
    return battle is None or (s.variants.reverse_pinning and not s.variants.is_traditional and battle.loose)


def movable(s: Kard, seat: int, *, rested: bool = False) -> tuple[Counties, Counties, Counties]:
    """By arm, where units are that may still go (R6.9, R7.4); for an attack, that have not fought either (R23.6)."""
    infantry, archers, cavalry = s.fresh[3 * seat : 3 * seat + 3]
    if s.contested & s.lands[seat]:
        free = ~mask(county for county in bits(s.contested & s.lands[seat]) if not surplus(s, county))
        infantry, archers, cavalry = infantry & free, archers & free, cavalry & free
    if rested and s.variants.is_traditional and any(s.fought):
        for county in bits(infantry | archers | cavalry):
            infantry &= -1 if free_units(s, county, INFANTRY, rested=True) else ~(1 << county)
            archers &= -1 if free_units(s, county, ARCHER, rested=True) else ~(1 << county)
            cavalry &= -1 if free_units(s, county, CAVALRY, rested=True) else ~(1 << county)
    return infantry, archers, cavalry


def reaches(s: Kard, seat: int, *, rested: bool = False) -> tuple[Counties, Counties, Counties, Counties]:
    """Where infantry, archers, cavalry and the lord can go, whatever awaits them there."""
    closed = shut(s, seat)
    foot_road, _, horse_road, _ = roads(s)
    foot_reach, horse_reach = foot_road.reach, horse_road.reach
    with_infantry, with_archers, with_cavalry = movable(s, seat, rested=rested)
    infantry = archers = cavalry = lord = 0
    lord_at = s.lord_at[seat]
    if can_lord_go(s, seat):
        lord = horse_reach[lord_at].past(closed)
    origins = with_infantry | with_archers
    while origins:
        origin = origins & -origins
        origins ^= origin
        county = origin.bit_length() - 1
        found = foot_reach[county].past(closed)
        if county == lord_at and s.troops[county] == 1:
            found &= lord  # a lord never stays behind alone (R6.10): his only companion goes where he can go too
        if origin & with_infantry:
            infantry |= found
        if origin & with_archers:
            archers |= found
    while with_cavalry:
        origin = with_cavalry & -with_cavalry
        with_cavalry ^= origin
        county = origin.bit_length() - 1
        found = horse_reach[county].past(closed)
        cavalry |= found & lord if county == lord_at and s.troops[county] == 1 else found
    return infantry, archers, cavalry, lord


def enemies(s: Kard, seat: int) -> Counties:
    """Counties that a seat may attack: without an unresolved battle, no liege's or vassal's, in a truce no player's
    castle (R1.5, R7.3, R16.5, R3.13)."""
    found = s.held ^ s.lands[seat]
    if s.has_vassals:
        for other in range(s.seats):
            if s.is_bound(seat, other):
                found &= ~s.lands[other]
    if s.event == TRUCE:
        found &= ~s.board.castles | s.neutral
    return found & ~s.contested


def destinations(s: Kard, seat: int) -> list[County]:
    """Every county into which the seat can make a step; a step of one unit, with the lord at need, is enough."""
    infantry, archers, cavalry, lord = reaches(s, seat)
    castles, own = s.board.castles, s.lands[seat]
    found = (infantry | archers | cavalry | lord & own) & s.open_counties(seat)
    garrisons = found & castles & own & ~lord  # a lord needs no room
    while garrisons:
        lowest = garrisons & -garrisons
        garrisons ^= lowest
        if not _has_room_for(s, lowest.bit_length() - 1, (infantry, archers, cavalry)):
            found ^= lowest
    if s.variants.is_traditional and any(s.fought):
        infantry, archers, cavalry, lord = reaches(s, seat, rested=True)
    units = infantry | archers | cavalry
    found |= enemies(s, seat) & (units & ~castles | infantry | lord & units)
    for vassal, county in s.vetoed:
        if vassal == seat:
            found &= ~(1 << county)
    return bits(found)


def _has_room_for(s: Kard, county: County, reach: tuple[Counties, Counties, Counties]) -> bool:
    """Whether one's own castle takes any of those who can come (R1.6)."""
    if s.variants.castle_arm_limit and s.variants.is_strict:
        inside, most = s.army_in(county), most_of(_who_can_come(s, county))
        coming = parts((min(most[0], CAPACITY), min(most[1], CAPACITY), min(most[2], CAPACITY)))[1:]
        return any(fits_castle(joined(inside, part), s.variants) and can_send(most, part) for part in coming)
    infantry, archers, cavalry = room_in_castle(s.army_in(county), s.variants.castle_arm_limit)
    if (infantry and reach[0] >> county & 1) or (archers and reach[1] >> county & 1):
        return True
    return cavalry > 0 and reach[2] >> county & 1 == 1


def _who_can_come(s: Kard, county: County) -> Iterator[Source]:
    """From each county those who could come to an own one without the lord, who stays with one at least (R6.10)."""
    seat = s.holder[county]
    closed = shut(s, seat)
    for origin in bits(s.lands[seat] & ~(1 << county)):
        infantry, archers, cavalry = (
            free_units(s, origin, arm) if entries(s, origin, arm, county, closed) else 0 for arm in range(3)
        )
        stay = origin == s.lord_at[seat]
        yield infantry, archers, cavalry, max(0, min(s.troops[origin] - stay, surplus(s, origin)))


def entries(s: Kard, origin: County, mover: int, target: County, closed: Counties) -> tuple[County, ...]:
    """The counties from which a mover can enter the target."""
    doors = roads(s)[mover].doors[origin].get(target)
    return doors.past(closed).entries if doors is not None else ()


def costs_from(s: Kard, seat: int, origin: County) -> dict[County, int]:
    """The fewest movement points to each county that a rider could reach (R6.6)."""
    weather, closed = weather_of(s), shut(s, seat)
    found: dict[County, int] = {}
    ends = [(0, origin)]
    while ends:
        spent, here = ends.pop()
        for there in s.board.neighbours[here]:
            points = spent + s.board.cost(here, there, weather)
            if there != origin and points <= min(HORSE_POINTS, found.get(there, HORSE_POINTS + 1) - 1):
                found[there] = points
                if not closed >> there & 1:
                    ends.append((points, there))
    return found


def is_hostile(s: Kard, seat: int, county: County) -> bool:
    """Whether a step into the county would be an attack (R1.5, R7.1)."""
    return s.holder[county] not in (seat, EMPTY)
