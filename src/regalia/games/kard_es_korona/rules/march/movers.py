"""R6.5: who goes on a step. A draft holds who goes so far; every partial draft can be completed to a legal step.

Who could come at all is found once, when the target is named, and kept in `reserve`, group by group.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

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
from regalia.games.kard_es_korona.map import County, bits
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
from regalia.games.kard_es_korona.state import NO_ARMY, Army, Item, Kard

Draft = tuple[Item, ...]
Reserve = dict[int, Draft]
"""Groups of movers by origin and arm."""

MOST_REMEMBERED = 20_000

MOST_TO_EVEN_OUT = 7
"""As many others as are looked at for the strict reading of the limits."""

# === the draft ========================================================================================================


def units_of(draft: Draft) -> Army:
    i = a = c = 0
    for _, mover, number, _ in draft:
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


def has_lord(draft: Draft) -> bool:
    return any(item[1] == LORD for item in draft)


def _taken(s: Kard, origin: County, mover: int) -> int:
    return sum(number for start, who, number, _ in s.draft if start == origin and who == mover)


def taken_from(draft: Draft, origin: County) -> int:
    return sum([number for start, who, number, _ in draft if start == origin and who != LORD])


def lord_can_come(s: Kard, seat: int, target: County) -> bool:
    return can_lord_go(s, seat) and bool(entries(s, s.lord_at[seat], LORD, target, shut(s, seat)))


def most_from(s: Kard, seat: int, origin: County, lord_comes: bool) -> int:
    """How many more units of any arm the step may take out of a county (R6.10, R22.4)."""
    taken = taken_from(s.draft, origin)
    left = s.troops[origin] - taken
    if origin == s.lord_at[seat] and not lord_comes:
        left -= 1
    return min(left, surplus(s, origin) - taken)


def why_incomplete(s: Kard, seat: int) -> Refusal | None:
    """What the draft lacks to be a step."""
    target, army, lord = s.target, units_of(s.draft), has_lord(s.draft)
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
    if not lord and home >= 0 and s.holder[home] == seat and taken_from(s.draft, home) >= s.strength(home):
        return refuse("R6.10", county=home)
    if s.map.castle[target]:
        whole = army if attack else joined(army, s.army_in(target))
        if not _fits(s, whole, attack):
            return refuse("R22.1", county=target) if attack else refuse("R1.6", county=target)
    return None


def is_complete(s: Kard, seat: int) -> bool:
    return bool(s.draft) and why_incomplete(s, seat) is None


# === who could come ===================================================================================================


class Groups(dict[tuple[County, int, tuple[County, ...], int], Draft]):
    """Movers of one kind from one county: by each entry one of them, two, … up to a number; each group made once."""

    def __missing__(self, key: tuple[County, int, tuple[County, ...], int]) -> Draft:
        origin, mover, ways, most = key
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        made = self[key] = tuple([(origin, mover, number, entry) for entry in ways for number in range(1, most + 1)])
        return made


GROUPS = Groups()
THE_LORD = -1
"""His key in a reserve: nobody is left there when he goes; others have `3 * origin + arm`."""


def reserve_of(s: Kard, seat: int) -> Reserve:
    """All that could join the step, but for limits at its target; the lord is the last."""
    found: Reserve = {}
    units, moved = s.units, s.moved
    target, home = s.target, s.lord_at[seat]
    attack, closed = is_hostile(s, seat, target), shut(s, seat)
    foot, _, horse, _ = roads(s)
    infantry, archers, cavalry = movable(s, seat, rested=attack)
    on_foot = (infantry | archers) & foot.origins[target]
    mounted = cavalry & horse.origins[target]
    origins = on_foot | mounted
    while origins:
        lowest = origins & -origins
        origins ^= lowest
        origin = lowest.bit_length() - 1
        at = 3 * origin
        if on_foot & lowest:
            doors = foot.doors[origin][target]
            ways = doors[closed & doors.matter]
            if ways:
                if infantry & lowest:
                    found[at] = GROUPS[origin, INFANTRY, ways, units[at] - moved[at]]
                if archers & lowest:
                    found[at + 1] = GROUPS[origin, ARCHER, ways, units[at + 1] - moved[at + 1]]
        if mounted & lowest:
            doors = horse.doors[origin][target]
            ways = doors[closed & doors.matter]
            if ways:
                found[at + 2] = GROUPS[origin, CAVALRY, ways, units[at + 2] - moved[at + 2]]
    if can_lord_go(s, seat) and (ways := entries(s, home, LORD, target, closed)):
        found[THE_LORD] = GROUPS[home, LORD, ways, 1]
    held = (on_foot | mounted) & (s.contested | (1 << home if home >= 0 else 0))
    if held:
        for county in bits(held):
            _hold_back(s, seat, found, county)
    if attack and s.variants.is_traditional:
        _leave_out_the_tired(s, found)
    return found


def _hold_back(s: Kard, seat: int, reserve: Reserve, origin: County) -> None:
    """Nobody goes who must stay with the lord or against attackers (R6.10, R22.4)."""
    most = most_from(s, seat, origin, THE_LORD in reserve)
    for key in (3 * origin, 3 * origin + 1, 3 * origin + 2):
        if key in reserve:
            reserve[key] = _up_to(reserve[key], most)


def _leave_out_the_tired(s: Kard, reserve: Reserve) -> None:
    """Those who have fought this year do not attack (R23.6)."""
    for key, group in reserve.items():
        if key != THE_LORD:
            reserve[key] = _up_to(group, free_units(s, *divmod(key, 3), rested=True))


def _up_to(group: Draft, most: int) -> Draft:
    """The part of a group with at most so many movers."""
    if not group or group[-1][2] <= most:
        return group
    if len(group) == group[-1][2]:  # by one entry
        return group[:most]
    return tuple([item for item in group if item[2] <= most])


def join_step(s: Kard, seat: int, item: Item) -> None:
    """Movers come to the draft: the rest of their arm goes by the same entry (R6.15), and some may have to stay now
    (R6.10, R22.4)."""
    s.draft = (*s.draft, item)
    origin, mover, number, entry = item
    reserve = s.reserve
    if mover == LORD:
        reserve[THE_LORD] = ()
        return
    key = 3 * origin + mover
    group = reserve[key]
    free = group[-1][2]
    first = 0 if len(group) == free else group.index((origin, mover, 1, entry))
    reserve[key] = group[first : first + free - number]
    if origin == s.lord_at[seat] or s.contested >> origin & 1:
        _hold_back(s, seat, reserve, origin)


def mover_options(s: Kard, seat: int) -> list[Item | str]:
    """Groups that may join the step, and whether it can be made as it is."""
    target = s.target
    found: list[Item | str]
    if s.map.castle[target]:
        found = [*_limited(s, seat, s.reserve, is_hostile(s, seat, target))]
    else:
        found = [*chain.from_iterable(s.reserve.values())]
    if s.draft:
        if _is_step(s, seat) or not found:
            found.append(DONE)
    elif not found or (found[0][1] == LORD and s.holder[target] != seat):  # nobody for him to go with (R6.10)
        return [DONE]
    return found


def _is_step(s: Kard, seat: int) -> bool:
    """`is_complete` for a draft that was put together from options: only what others could still bring can lack."""
    if s.variants.is_strict:
        return is_complete(s, seat)
    target = s.target
    lord = s.reserve.get(THE_LORD)
    if lord == ():
        return len(s.draft) > 1 or s.holder[target] == seat
    if lord and taken_from(s.draft, s.lord_at[seat]) == s.troops[s.lord_at[seat]]:
        return False
    return not s.map.castle[target] or not is_hostile(s, seat, target) or units_of(s.draft)[INFANTRY] > 0


# === the limits of castles ============================================================================================


def _limited(s: Kard, seat: int, reserve: Reserve, attack: bool) -> Sequence[Item]:
    """Cut down to what the limits of a castle or of besiegers allow (R1.6, R22.1), and what leaves infantry (R7.2)."""
    army = units_of(s.draft)
    groups: Iterable[Draft] = reserve.values()
    has_key = not attack or army[INFANTRY] > 0 or THE_LORD in reserve
    if not attack or s.variants.besieger_arm_limit:
        whole = army if attack else joined(army, s.army_in(s.target))
        if s.variants.is_strict:
            groups = [_evened_out(s, [*chain.from_iterable(groups)], whole, attack, not has_key)]
        else:
            room = room_before_castle(whole) if attack else room_in_castle(whole, s.variants.castle_arm_limit)
            groups = [group if key == THE_LORD else _up_to(group, room[key % 3]) for key, group in reserve.items()]
    found = [*chain.from_iterable(groups)]
    return found if has_key else _with_key(s, seat, found)


def _with_key(s: Kard, seat: int, items: Sequence[Item]) -> list[Item]:
    """Without the lord the step needs infantry: others leave one in the only county that has some (R7.2)."""
    keys = {origin for origin, mover, _, _ in items if mover == INFANTRY}
    if not keys:
        return []
    if len(keys) > 1:
        return [*items]
    (key,) = keys
    most = most_from(s, seat, key, False) - 1
    return [item for item in items if item[1] == INFANTRY or item[0] != key or item[2] <= most]


def _evened_out(s: Kard, items: Sequence[Item], army: Army, attack: bool, needs_key: bool) -> Draft:
    """The same in the strict reading, where more of one arm can make room for another (Q45)."""
    groups: dict[tuple[County, int], int] = {}
    for origin, mover, number, _ in items:
        groups[origin, mover] = max(number, groups.get((origin, mover), 0))
    allowed = {}
    for (origin, mover), most in groups.items():
        if mover != LORD:
            while most and not _may_grow(
                s, with_more(army, mover, most), _others(groups, mover, most), attack, needs_key
            ):
                most -= 1
        allowed[origin, mover] = most
    return tuple([item for item in items if item[2] <= allowed[item[0], item[1]]])


def _others(groups: Mapping[tuple[County, int], int], mover: int, number: int) -> Army:
    """Who could still come when so many of one arm do, as far as it matters."""
    i, a, c = (
        min(MOST_TO_EVEN_OUT, sum(many for (_, who), many in groups.items() if who == arm) - number * (arm == mover))
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
    if number > surplus(s, origin) - taken_from(s.draft, origin):
        return refuse("R22.4" if s.variants.reverse_pinning else "R7.4", county=origin, count=PINNED)
    if number > most_from(s, seat, origin, has_lord(s.draft) or lord_can_come(s, seat, target)):
        return refuse("R6.10", county=origin)
    return _why_no_way(s, seat, option) or _why_too_many(s, seat, option, attack)


def _why_not_lord(s: Kard, seat: int, origin: County, target: County) -> Refusal | None:
    if s.lord_at[seat] != origin or has_lord(s.draft) or origin == target:
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
        grown = with_more(joined(units_of(s.draft), inside), mover, number)
        if not _fits(s, grown, attack):
            return refuse("R22.1", county=s.target) if attack else refuse("R1.6", county=s.target)
        return refuse("R7.2", county=s.target)
    return None


MOVERS_OF = Kind("movers", mover_options, why_not_mover, MOVER)
