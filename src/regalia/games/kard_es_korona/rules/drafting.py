"""R6.5: who goes on a step. A draft holds who goes so far; every partial draft can be completed to a legal step.

Who could come at all is found once, when the target is named, and kept in `reserve`.
"""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, refuse
from regalia.games.kard_es_korona.constants import (
    ARCHER,
    CAVALRY,
    FOOT_POINTS,
    HORSE_POINTS,
    INFANTRY,
    LORD,
)
from regalia.games.kard_es_korona.limits import (
    fits_castle,
    joined,
    may_besiege,
    parts,
    room_before_castle,
    room_in_castle,
)
from regalia.games.kard_es_korona.map import County
from regalia.games.kard_es_korona.notation import DONE, MOVER
from regalia.games.kard_es_korona.rules.reach import (
    PINNED,
    can_lord_go,
    entries,
    free_units,
    is_hostile,
    movable,
    roads,
    shut,
    surplus,
)
from regalia.games.kard_es_korona.state import EMPTY, NO_ARMY, Army, Group, Item, Kard

MOST_TO_EVEN_OUT = 7
"""As many others as are looked at for the strict reading of the limits."""

# === the draft ========================================================================================================


def drafted(s: Kard) -> Army:
    """The units of the draft."""
    i = a = c = 0
    for _, mover, number, _ in s.draft:
        if mover == 0:
            i += number
        elif mover == 1:
            a += number
        elif mover == CAVALRY:
            c += number
    return i, a, c


def with_more(army: Army, arm: int, number: int) -> Army:
    i, a, c = army
    return i + number * (arm == INFANTRY), a + number * (arm == ARCHER), c + number * (arm == CAVALRY)


def has_lord(s: Kard) -> bool:
    return any(item[1] == LORD for item in s.draft)


def _taken(s: Kard, origin: County, mover: int) -> int:
    return sum(number for start, who, number, _ in s.draft if start == origin and who == mover)


def taken_from(s: Kard, origin: County) -> int:
    return sum(number for start, who, number, _ in s.draft if start == origin and who != LORD)


def lord_can_come(s: Kard, seat: int, target: County) -> bool:
    return can_lord_go(s, seat) and bool(entries(s, s.lord_at[seat], LORD, target, shut(s, seat)))


def most_from(s: Kard, seat: int, origin: County, lord_comes: bool) -> int:
    """How many more units of any arm the step may take out of a county (R6.10, R22.4)."""
    left = s.strength(origin) - taken_from(s, origin)
    if origin == s.lord_at[seat] and not lord_comes:
        left -= 1
    return min(left, surplus(s, origin) - taken_from(s, origin))


def why_incomplete(s: Kard, seat: int) -> Refusal | None:
    """What the draft lacks to be a step."""
    target, army, lord = s.target, drafted(s), has_lord(s)
    attack = is_hostile(s, seat, target)
    if not s.draft:
        return refuse("R6.5", "empty")
    if attack and not sum(army):
        return refuse("R7.1", county=target)
    if attack and s.map.castle[target] and not army[INFANTRY] and not lord:
        return refuse("R7.2", county=target)
    if lord and not sum(army) and s.holder[target] != seat:
        return refuse("R6.10", county=target)
    home = s.lord_at[seat]
    if not lord and home >= 0 and s.holder[home] == seat and taken_from(s, home) >= s.strength(home):
        return refuse("R6.10", county=home)
    if s.map.castle[target]:
        whole = army if attack else joined(army, s.army_in(target))
        if not _fits(s, whole, attack):
            return refuse("R22.1", county=target) if attack else refuse("R1.6", county=target)
    return None


def is_complete(s: Kard, seat: int) -> bool:
    return bool(s.draft) and why_incomplete(s, seat) is None


# === who could come ===================================================================================================


class Items(dict[int, tuple[Item, ...]]):
    """Movers of one kind from one county by one entry, one of them, two, …: made once, as many as are asked for."""

    def __missing__(self, key: int) -> tuple[Item, ...]:
        number, origin, mover, entry = key >> 16, key >> 9 & 127, key >> 7 & 3, key & 127
        made = self[key] = tuple((origin, mover, many, entry) for many in range(1, 32 * (number + 1)))
        return made


ITEMS = Items()


def reserve_of(s: Kard, seat: int) -> tuple[Group, ...]:
    """All that can reach the target, but for limits there and for who is drafted already; the lord is the last."""
    found: list[Group] = []
    target, units, moved = s.target, s.units, s.moved
    attack, closed = is_hostile(s, seat, target), shut(s, seat)
    foot, _, horse, _ = roads(s)
    infantry, archers, cavalry = movable(s, seat, rested=attack)
    infantry, archers = infantry & foot.origins[target], archers & foot.origins[target]
    cavalry &= horse.origins[target]
    origins = infantry | archers | cavalry
    while origins:
        lowest = origins & -origins
        origins ^= lowest
        origin = lowest.bit_length() - 1
        at = 3 * origin
        for mover, able, road in ((0, infantry, foot), (1, archers, foot), (2, cavalry, horse)):
            if able & lowest:
                doors = road.doors[origin][target]
                ways = doors[closed & doors.matter]
                if ways:
                    free = units[at + mover] - moved[at + mover]
                    if attack and s.fought[at + mover]:
                        free = free_units(s, origin, mover, rested=True)
                    key = free >> 5 << 16 | origin << 9 | mover << 7
                    found.append((origin, mover, free, tuple([ITEMS[key | entry] for entry in ways])))
    if can_lord_go(s, seat):
        home = s.lord_at[seat]
        ways = entries(s, home, LORD, target, closed)
        if ways:
            found.append((home, LORD, 1, tuple([ITEMS[home << 9 | LORD << 7 | entry][:1] for entry in ways])))
    return tuple(found)


def mover_options(s: Kard, seat: int) -> list[Item | str]:
    """Groups that may join the step, and whether it can be made as it is."""
    target, home, draft, groups = s.target, s.lord_at[seat], s.draft, s.reserve
    holder, is_castle = s.holder[target], s.map.castle[target]
    attack = holder != seat and holder != EMPTY
    army = drafted(s) if draft else NO_ARMY
    lord_in, lord_ways = False, ()
    if groups and groups[-1][1] == LORD:
        lord_in = (home, LORD) in [item[:2] for item in draft]
        lord_ways = () if lord_in else groups[-1][3]
        groups = groups[:-1]
    lord_comes = lord_in or bool(lord_ways)
    left = _left(s, seat, groups, lord_comes)
    needs_key = attack and is_castle and not (army[INFANTRY] or lord_comes)
    if is_castle and (not attack or s.variants.besieger_arm_limit):
        left = _limited(s, left, army if attack else joined(army, s.army_in(target)), attack, needs_key)
    if needs_key:
        left = _with_key(s, seat, left)
    found: list[Item | str] = []
    for _, _, most, ways in left:
        for items in ways:
            found += items[:most]
    if lord_ways and (left or holder == seat or army != NO_ARMY):
        for items in lord_ways:
            found += items
    if not found or (draft and _is_step(s, seat, army, lord_in)):
        found.append(DONE)
    return found


def _left(s: Kard, seat: int, groups: tuple[Group, ...], lord_comes: bool) -> list[Group]:
    """Who is not drafted yet and need not stay behind; one arm of a county goes by one entry (R6.15)."""
    found, draft, home = [], s.draft, s.lord_at[seat]
    contested = s.contested() if s.battles else 0
    for origin, mover, most, ways in groups:
        for start, who, number, entry in draft:
            if start == origin and who == mover:
                most -= number
                ways = tuple([items for items in ways if items[0][3] == entry])
        if origin == home or contested >> origin & 1:
            most = min(most, most_from(s, seat, origin, lord_comes))
        if most > 0:
            found.append((origin, mover, most, ways))
    return found


def _is_step(s: Kard, seat: int, army: Army, lord: bool) -> bool:
    """`is_complete` for a draft that was put together from options: only what others could still bring can lack."""
    if s.variants.is_strict:
        return is_complete(s, seat)
    target, home = s.target, s.lord_at[seat]
    if army == NO_ARMY:
        return s.holder[target] == seat
    if lord:
        return True
    if not army[INFANTRY] and s.map.castle[target] and is_hostile(s, seat, target):
        return False
    taken = 0
    for origin, _, number, _ in s.draft:
        if origin == home:
            taken += number
    return not taken or taken < s.strength(home)


def _with_key(s: Kard, seat: int, groups: list[Group]) -> list[Group]:
    """Without the lord the step needs infantry: others leave one in the only county that has some (R7.2)."""
    keys = {origin for origin, mover, _, _ in groups if mover == INFANTRY}
    found = []
    for origin, mover, most, ways in groups:
        if mover != INFANTRY and keys == {origin}:
            most = min(most, most_from(s, seat, origin, False) - 1)
        if keys and most > 0:
            found.append((origin, mover, most, ways))
    return found


def _limited(s: Kard, groups: list[Group], army: Army, attack: bool, needs_key: bool) -> list[Group]:
    """The groups cut down to what the limits of a castle or of besiegers allow (R1.6, R22.1)."""
    if s.variants.is_strict:
        return _evened_out(s, groups, army, attack, needs_key)
    room = room_before_castle(army) if attack else room_in_castle(army, s.variants.castle_arm_limit)
    return [(origin, mover, min(most, room[mover]), ways) for origin, mover, most, ways in groups if room[mover]]


def _evened_out(s: Kard, groups: list[Group], army: Army, attack: bool, needs_key: bool) -> list[Group]:
    found = []
    for origin, mover, most, ways in groups:
        while most and not _may_grow(s, with_more(army, mover, most), _others(groups, mover, most), attack, needs_key):
            most -= 1
        if most:
            found.append((origin, mover, most, ways))
    return found


def _others(groups: list[Group], mover: int, number: int) -> Army:
    """Who could still come when so many of one arm do, as far as it matters."""
    i, a, c = (
        min(MOST_TO_EVEN_OUT, sum(group[2] for group in groups if group[1] == arm) - number * (arm == mover))
        for arm in range(3)
    )
    return i, a, c


def _may_grow(s: Kard, army: Army, others: Army, attack: bool, needs_key: bool) -> bool:
    """In the strict reading: whether an army is within the limits, or others can still even it out (Q45)."""
    if _fits(s, army, attack) and not (needs_key and not army[INFANTRY]):
        return True
    wider = (joined(army, more) for more in parts(others) if more[INFANTRY] or army[INFANTRY] or not needs_key)
    return any(_fits(s, whole, attack) for whole in wider)


def _fits(s: Kard, army: Army, attack: bool) -> bool:
    return may_besiege(army, s.variants) if attack else fits_castle(army, s.variants)


# === refusals =========================================================================================================


def why_not_mover(s: Kard, seat: int, option: Item | str) -> Refusal | None:
    if option == DONE:
        return why_incomplete(s, seat)
    assert isinstance(option, tuple)
    origin, mover, number, _ = option
    target = s.target
    if mover == LORD:
        return _why_not_lord(s, seat, origin, target)
    if s.holder[origin] != seat or origin == target or not 0 < number <= s.units[3 * origin + mover]:
        return refuse("R6.5", county=origin)
    attack = is_hostile(s, seat, target)
    if number > free_units(s, origin, mover) - _taken(s, origin, mover):
        return refuse("R6.9", county=origin)
    if attack and number > free_units(s, origin, mover, rested=True):
        return refuse("R23.6", county=origin)
    if number > surplus(s, origin) - taken_from(s, origin):
        return refuse("R22.4" if s.variants.reverse_pinning else "R7.4", county=origin, count=PINNED)
    if number > most_from(s, seat, origin, has_lord(s) or lord_can_come(s, seat, target)):
        return refuse("R6.10", county=origin)
    return _why_no_way(s, seat, option) or _why_too_many(s, seat, option, attack)


def _why_not_lord(s: Kard, seat: int, origin: County, target: County) -> Refusal | None:
    if s.lord_at[seat] != origin or has_lord(s) or origin == target:
        return refuse("R6.5", "lord")
    if s.lord_moved >> seat & 1:
        return refuse("R6.9", county=origin)
    if not can_lord_go(s, seat):
        return refuse("R7.4", county=origin)
    return _why_no_way(s, seat, (origin, LORD, 1, origin)) or refuse("R6.10", county=target)


def _why_no_way(s: Kard, seat: int, option: Item) -> Refusal | None:
    origin, mover, _, entry = option
    if s.target not in roads(s)[mover].ways[origin]:
        return refuse("R6.7", county=s.target, number=HORSE_POINTS if mover >= CAVALRY else FOOT_POINTS)
    ways = entries(s, origin, mover, s.target, shut(s, seat))
    if not ways:
        return refuse("R6.8", county=s.target)
    before = [way for start, who, _, way in s.draft if start == origin and who == mover]
    if mover != LORD and (entry not in ways or (before and entry != before[0])):
        return refuse("R6.15", county=entry)
    return None


def _why_too_many(s: Kard, seat: int, option: Item, attack: bool) -> Refusal | None:
    _, mover, number, _ = option
    if s.map.castle[s.target]:
        inside = NO_ARMY if attack else s.army_in(s.target)
        grown = with_more(joined(drafted(s), inside), mover, number)
        if not _fits(s, grown, attack):
            return refuse("R22.1", county=s.target) if attack else refuse("R1.6", county=s.target)
        return refuse("R7.2", county=s.target)
    return None


MOVERS_OF = Kind("movers", mover_options, why_not_mover, MOVER)
