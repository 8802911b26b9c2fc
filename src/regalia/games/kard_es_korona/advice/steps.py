"""What a sensible player would send in one step: enough to win and no more, and no castle of their own left open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from regalia.games.kard_es_korona.advice.odds import chance
from regalia.games.kard_es_korona.pieces.board import SIEGE, Counties, County, bits
from regalia.games.kard_es_korona.pieces.numbers import ARCHER, CAVALRY, INFANTRY, LORD, VINTAGE
from regalia.games.kard_es_korona.rules.march.limits import fits_castle, may_besiege
from regalia.games.kard_es_korona.rules.march.movers import has_lord, is_complete, lord_can_come, units_of, with_more
from regalia.games.kard_es_korona.rules.march.reach import entries, free_units, is_hostile, roads, shut
from regalia.games.kard_es_korona.state import EMPTY, NO_ARMY, Item, Kard

ENOUGH = 0.9
"""With such a chance no more units are sent."""

WORTH_TRYING = 0.5
SAFE_FOR_A_LORD = 0.93
CASTLE_GUARD = 3
"""As many as an empty castle is given, if they can be spared."""

Unit = tuple[County, int, County]
"""Origin, arm, entry."""


class Muster(NamedTuple):
    """What all plans of a seat begin with: which counties it cannot pass, and how many can leave each of its own."""

    closed: Counties
    origins: list[tuple[County, int]]


def muster(s: Kard, seat: int) -> Muster:
    contested = s.contested
    found = []
    for origin in bits(s.lands[seat] & ~contested):
        left = s.troops[origin] - 1
        if left > 0 and (s.board.castle[origin] or s.lord_at[seat] == origin):
            left -= guard_of(s, seat, origin) - 1
        if left > 0:
            found.append((origin, left))
    return Muster(shut(s, seat), found)


def plan(s: Kard, seat: int, target: County, mustered: Muster | None = None) -> tuple[Item, ...]:
    """Who should go there; nobody where it is not worth the step."""
    mustered = mustered or muster(s, seat)
    if is_hostile(s, seat, target):
        return _attack(s, seat, target, mustered)
    if s.holder[target] == EMPTY:
        return _items(_occupiers(s, seat, target, mustered))
    return _reinforcements(s, seat, target, mustered)


def completed(s: Kard, seat: int) -> tuple[Item, ...]:
    """The step being made as it was probably meant: who is named, and the rest of the plan that they belong to."""
    if not s.draft:
        return plan(s, seat, s.target)
    meant = plan(s, seat, s.target)
    return (*s.draft, *(item for item in meant if item not in s.draft)) if {*s.draft} <= {*meant} else s.draft


def plan_chance(s: Kard, target: County, movers: tuple[Item, ...]) -> float:
    """That these win against whoever is there."""
    army, defenders, where = units_of(movers), s.army_in(target), s.board.ground[target]
    their_lord, vintage = s.defender_lord(target) >= 0, s.event == VINTAGE
    return chance(army, defenders, where, has_lord(movers), their_lord, vintage)


# --- who can be spared --------------------------------------------------------------------------------------------


def guard_of(s: Kard, seat: int, county: County) -> int:
    """How many stay behind in a castle: as many more as others can bring; more still beside the lord."""
    strongest = 0
    for other in range(s.seats):
        if other != seat and not s.is_bound(seat, other):
            i, a, c = s.coming(other, county)
            strongest = max(strongest, i + a + c)
    return 2 + min(4, strongest // 2) if s.lord_at[seat] == county else 1 + min(2, strongest // 3)


def _spare(s: Kard, target: County, order: tuple[int, int, int], mustered: Muster, attack: bool) -> Iterator[Unit]:
    """Units that can come and need not stay, in this order of arms; those with most companions first."""
    by_mover, closed = roads(s), mustered.closed
    found: dict[int, list[tuple[int, Unit]]] = {arm: [] for arm in order}
    for origin, left in mustered.origins:
        if origin == target:
            continue
        for arm in order:
            ways = by_mover[arm].ways[origin].get(target)
            free = min(left, free_units(s, origin, arm, rested=attack)) if ways else 0
            if free <= 0:
                continue
            entering = entries(s, origin, arm, target, closed)
            if entering:
                entry = origin if origin in entering else entering[0]
                found[arm].append((free, (origin, arm, entry)))
                left -= free
    for arm in order:
        for number, unit in sorted(found[arm], key=lambda pair: (-pair[0], pair[1])):
            yield from [unit] * number


def _items(units: list[Unit]) -> tuple[Item, ...]:
    count: dict[Unit, int] = {}
    for unit in units:
        count[unit] = count.get(unit, 0) + 1
    return tuple((origin, arm, number, entry) for (origin, arm, entry), number in count.items())


def _lord(s: Kard, seat: int, target: County) -> Item:
    home = s.lord_at[seat]
    entering = entries(s, home, LORD, target, shut(s, seat))
    return home, LORD, 1, home if home in entering else entering[0]


def all_from(s: Kard, seat: int, origin: County, target: County) -> tuple[Item, ...]:
    """Everybody free in one county, the lord too; nobody where that is no legal step."""
    closed = shut(s, seat)
    attack = is_hostile(s, seat, target)
    found: list[Item] = []
    for arm in (INFANTRY, ARCHER, CAVALRY):
        free = free_units(s, origin, arm, rested=attack)
        entering = entries(s, origin, arm, target, closed) if free else []
        if entering:
            found.append((origin, arm, free, origin if origin in entering else entering[0]))
    if found and s.lord_at[seat] == origin and lord_can_come(s, seat, target):
        found.append(_lord(s, seat, target))
    after = s.copy()
    after.target, after.draft = target, tuple(found)
    is_held = origin in (battle.county for battle in s.battles)
    return after.draft if found and not is_held and is_complete(after, seat) else ()


def only_one(s: Kard, seat: int, target: County) -> tuple[Item, ...]:
    """The one unit that can go there at all, where there is nobody to choose among; else nobody."""
    closed, attack = shut(s, seat), is_hostile(s, seat, target)
    found: dict[County, int] = {}
    for origin in bits(s.lands[seat] & ~(1 << target)):
        for arm in (INFANTRY, ARCHER, CAVALRY):
            free = free_units(s, origin, arm, rested=attack)
            if free and entries(s, origin, arm, target, closed):
                found[origin] = found.get(origin, 0) + free
    if sum(found.values()) != 1 or lord_can_come(s, seat, target):
        return ()
    (origin,) = found
    return all_from(s, seat, origin, target)


# --- attacks ------------------------------------------------------------------------------------------------------


def _attack(s: Kard, seat: int, target: County, mustered: Muster) -> tuple[Item, ...]:
    where, defenders = s.board.ground[target], s.army_in(target)
    their_lord, vintage = s.defender_lord(target) >= 0, s.event == VINTAGE
    order = (INFANTRY, CAVALRY, ARCHER) if where == SIEGE else (CAVALRY, ARCHER, INFANTRY)
    units: list[Unit] = []
    army, wins = NO_ARMY, 0.0
    for unit in _spare(s, target, order, mustered, attack=True):
        if wins >= ENOUGH:
            break
        grown = with_more(army, unit[1], 1)
        if where == SIEGE and not may_besiege(grown, s.variants):
            continue
        army = grown
        wins = chance(army, defenders, where, False, their_lord, vintage)
        units.append(unit)
    if wins < ENOUGH and units and lord_can_come(s, seat, target):
        led = chance(army, defenders, where, True, their_lord, vintage)
        if led >= SAFE_FOR_A_LORD:
            return (*_items(units), _lord(s, seat, target))
    return _items(units) if wins >= WORTH_TRYING else ()


# --- quiet steps --------------------------------------------------------------------------------------------------


def _occupiers(s: Kard, seat: int, target: County, mustered: Muster) -> list[Unit]:
    """One unit for a county, a few for a castle; at need one from a county that is given up for it."""
    order = (ARCHER, INFANTRY, CAVALRY)
    most = CASTLE_GUARD if s.board.castle[target] else 1
    found = [unit for unit, _ in zip(_spare(s, target, order, mustered, attack=False), range(most), strict=False)]
    if found or not s.board.castle[target]:
        return found
    for origin in bits(s.lands[seat] & ~s.board.castles & ~s.contested):
        if origin != s.lord_at[seat]:
            for arm in order:
                entering = entries(s, origin, arm, target, mustered.closed) if free_units(s, origin, arm) else []
                if entering:
                    return [(origin, arm, entering[0])]
    return []


def _reinforcements(s: Kard, seat: int, target: County, mustered: Muster) -> tuple[Item, ...]:
    """All who can be spared elsewhere and have room; to a castle the lord comes, too, if he stands outside."""
    is_castle = s.board.castle[target]
    units: list[Unit] = []
    inside = s.army_in(target)
    for unit in _spare(s, target, (INFANTRY, ARCHER, CAVALRY), mustered, attack=False):
        grown = with_more(inside, unit[1], 1)
        if is_castle and not fits_castle(grown, s.variants):
            continue
        inside = grown
        units.append(unit)
    home = s.lord_at[seat]
    if is_castle and home >= 0 and not s.board.castle[home] and lord_can_come(s, seat, target):
        return (*_items(units), _lord(s, seat, target))
    return _items(units)
