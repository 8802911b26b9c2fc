"""R6.5: who goes on a step. A draft holds who goes so far; every partial draft can be completed to a legal step.

Who could come at all is found once, when the target is named, and kept in `reserve`, group by group.
"""

from __future__ import annotations

from typing import Any

from regalia.core.asking import Kind, Refusal, refuse
from regalia.games.kard_es_korona.notation import DONE, MOVER
from regalia.games.kard_es_korona.pieces.board import County, bits
from regalia.games.kard_es_korona.pieces.numbers import ARCHER, CAVALRY, INFANTRY, LORD
from regalia.games.kard_es_korona.rules.march.evening import can_be_evened_out, most_of
from regalia.games.kard_es_korona.rules.march.limits import (
    fits_castle,
    joined,
    may_besiege,
    room_before_castle,
    room_in_castle,
    why_not_besiege,
    why_not_in_castle,
)
from regalia.games.kard_es_korona.rules.march.reach import (
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
    taken = 0
    for start, who, number, _ in draft:
        if start == origin and who != LORD:
            taken += number
    return taken


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
    if attack and s.board.castle[target] and not army[INFANTRY] and not lord:
        return refuse("R7.2", county=target)
    if lord and not sum(army) and s.holder[target] != seat:
        return refuse("R6.10", county=target)
    home = s.lord_at[seat]
    if not lord and home >= 0 and s.holder[home] == seat and taken_from(s.draft, home) >= s.troops[home]:
        return refuse("R6.10", county=home)
    if s.board.castle[target] and army != NO_ARMY:  # a garrison that losses have made one-sided is let be (R1.6)
        whole = army if attack else joined(army, s.army_in(target))
        if not _fits(s, whole, attack):
            return _why_unfit(s, whole, attack)
    return None


def is_complete(s: Kard, seat: int) -> bool:
    return bool(s.draft) and why_incomplete(s, seat) is None


# === who could come ===================================================================================================


THE_LORD = -1
"""The lord's key in a reserve: nobody is left there when he goes; others have `3 * origin + arm`."""


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
            gate = foot.doors[origin][target].past(closed)
            if gate.entries:
                if infantry & lowest:
                    found[at] = gate.movers(INFANTRY, units[at] - moved[at])
                if archers & lowest:
                    found[at + 1] = gate.movers(ARCHER, units[at + 1] - moved[at + 1])
        if mounted & lowest:
            gate = horse.doors[origin][target].past(closed)
            if gate.entries:
                found[at + 2] = gate.movers(CAVALRY, units[at + 2] - moved[at + 2])
    if can_lord_go(s, seat) and target in horse.doors[home]:
        gate = horse.doors[home][target].past(closed)
        if gate.entries:
            found[THE_LORD] = gate.movers(LORD, 1)
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
    """The part of a group with at most this many movers."""
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
    found: list[Any] = []
    if s.board.castle[target]:
        found = _limited(s, seat, s.reserve, is_hostile(s, seat, target))
    else:
        for group in s.reserve.values():
            found += group
    if s.draft and _is_step(s, seat):
        found.append(DONE)
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
    return not s.board.castle[target] or not is_hostile(s, seat, target) or units_of(s.draft)[INFANTRY] > 0


# === the limits of castles ============================================================================================


def _limited(s: Kard, seat: int, reserve: Reserve, attack: bool) -> list[Item]:
    """Cut down to what the limits of a castle or of besiegers allow (R1.6, R22.1), and what leaves infantry (R7.2)."""
    army = units_of(s.draft)
    found: list[Item] = []
    has_key = not attack or army[INFANTRY] > 0 or THE_LORD in reserve
    if not attack or s.variants.besieger_arm_limit:
        if s.variants.is_strict:
            return _evened_out(s, seat, reserve, attack, has_key)
        whole = army if attack else joined(army, s.army_in(s.target))
        room = list(room_before_castle(whole) if attack else room_in_castle(whole, s.variants.castle_arm_limit))
        for key, group in reserve.items():
            found += group if key == THE_LORD else _up_to(group, room[key % 3])
    else:
        for group in reserve.values():
            found += group
    return found if has_key else _with_key(s, seat, found)


def _with_key(s: Kard, seat: int, items: list[Item]) -> list[Item]:
    """Without the lord the step needs infantry: others leave one in the only county that has some (R7.2)."""
    keys = {origin for origin, mover, _, _ in items if mover == INFANTRY}
    if len(keys) > 1:
        return items
    (key,) = keys
    most = most_from(s, seat, key, False) - 1
    return [item for item in items if item[1] == INFANTRY or item[0] != key or item[2] <= most]


def _evened_out(s: Kard, seat: int, reserve: Reserve, attack: bool, has_key: bool) -> list[Item]:
    """The same in the strict reading, where more of one arm can make room for another (Q45)."""
    army = units_of(s.draft) if attack else joined(units_of(s.draft), s.army_in(s.target))
    sources: dict[County, list[int]] = {}
    for key, group in reserve.items():
        if key != THE_LORD and group:
            origin, arm = divmod(key, 3)
            source = sources.setdefault(origin, [0, 0, 0, most_from(s, seat, origin, THE_LORD in reserve)])
            source[arm] = group[-1][2]

    def is_fit(whole: Army) -> bool:
        return (has_key or whole[INFANTRY] > 0) and _fits(s, whole, attack)

    def may_join(origin: County, arm: int, number: int) -> bool:
        """Whether the draft could still become a step when so many more go."""
        source = sources[origin]
        source[arm], source[3] = source[arm] - number, source[3] - number
        most = most_of((i, a, c, every) for i, a, c, every in sources.values())
        source[arm], source[3] = source[arm] + number, source[3] + number
        return can_be_evened_out(with_more(army, arm, number), most, is_fit)

    found: list[Item] = []
    for key, group in reserve.items():
        if key == THE_LORD or not group:
            found += group
        else:
            origin, arm = divmod(key, 3)
            most = group[-1][2]
            while most and not may_join(origin, arm, most):
                most -= 1
            found += _up_to(group, most)
    return found


def _fits(s: Kard, army: Army, attack: bool) -> bool:
    return may_besiege(army, s.variants) if attack else fits_castle(army, s.variants)


# === refusals =========================================================================================================


def why_not_mover(s: Kard, seat: int, option: Item | str) -> Refusal | None:
    if option == DONE:
        return why_incomplete(s, seat)
    assert isinstance(option, tuple)
    origin, mover, number, _ = option
    if not number:
        return refuse("R6.5", "empty")
    if origin == s.target:
        return refuse("R6.5", "there", county=origin)
    if mover == LORD:
        return _why_not_lord(s, seat, option)
    if s.holder[origin] != seat or number > s.units[3 * origin + mover]:
        return refuse("R6.5", county=origin)
    attack, going = is_hostile(s, seat, s.target), _taken(s, origin, mover)
    if number > free_units(s, origin, mover) - going:
        return refuse("R6.9", county=origin)
    if attack and number > free_units(s, origin, mover, rested=True) - going:
        return refuse("R23.6", county=s.target)
    if number > surplus(s, origin) - taken_from(s.draft, origin):
        pinned = s.variants.reverse_pinning and not s.variants.is_traditional
        return refuse("R22.4", county=origin) if pinned else refuse("R7.4", county=origin)
    if number > most_from(s, seat, origin, has_lord(s.draft) or lord_can_come(s, seat, s.target)):
        return refuse("R6.10", county=origin)
    return _why_no_way(s, seat, option) or _why_too_many(s, option, attack)


def _why_not_lord(s: Kard, seat: int, option: Item) -> Refusal | None:
    origin, _, number, _ = option
    if s.lord_at[seat] != origin:
        return refuse("R6.5", "lord", county=origin)
    if has_lord(s.draft):
        return refuse("R6.5", "lord_going")
    if number > 1:
        return refuse("R6.5", "one_lord")
    if s.lord_moved >> seat & 1:
        return refuse("R6.9", "lord")
    if not can_lord_go(s, seat):
        return refuse("R7.4", county=origin)
    return _why_no_way(s, seat, option)


def _why_no_way(s: Kard, seat: int, option: Item) -> Refusal | None:
    origin, mover, _, entry = option
    if s.target not in roads(s)[mover].ways[origin]:
        return refuse("R6.7", county=s.target)
    ways = entries(s, origin, mover, s.target, shut(s, seat))
    if not ways:
        return refuse("R6.8", county=s.target)
    if entry not in ways:
        return refuse("R6.15", county=entry)
    before = [way for start, who, _, way in s.draft if start == origin and who == mover]
    return refuse("R6.15", "same", county=before[0]) if before and entry != before[0] else None


def _why_too_many(s: Kard, option: Item, attack: bool) -> Refusal | None:
    _, mover, number, _ = option
    if not s.board.castle[s.target]:
        return None
    inside = NO_ARMY if attack else s.army_in(s.target)
    grown = with_more(joined(units_of(s.draft), inside), mover, number)
    return refuse("R7.2", county=s.target) if _fits(s, grown, attack) else _why_unfit(s, grown, attack)


def _why_unfit(s: Kard, army: Army, attack: bool) -> Refusal:
    return why_not_besiege(s.target, s.variants) if attack else why_not_in_castle(s.target, army, s.variants)


MOVERS = Kind("movers", mover_options, why_not_mover, MOVER)
