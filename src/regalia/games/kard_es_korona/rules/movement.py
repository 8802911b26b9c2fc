"""R6 and R7: steps, one at a time; a step into a county with enemies is an attack.

A step is asked piece by piece: where to, then who goes, until it is done; `draft` holds who goes so far. Every partial
draft can be completed to a legal step.
"""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kard_es_korona.constants import (
    ARCHER,
    CAVALRY,
    FOOT_POINTS,
    HORSE_POINTS,
    INFANTRY,
    LORD,
    STEPS_BASE,
    STEPS_MAX,
    TRUCE,
)
from regalia.games.kard_es_korona.limits import (
    fits_castle,
    joined,
    may_besiege,
    parts,
    room_before_castle,
    room_in_castle,
)
from regalia.games.kard_es_korona.map import Counties, County, bits
from regalia.games.kard_es_korona.notation import ALLOW, DONE, FORBID, MOVER, PASS, SELL, STEP, words
from regalia.games.kard_es_korona.rules.auction import begin_auction, sales, why_not_sell
from regalia.games.kard_es_korona.rules.reach import (
    PINNED,
    can_lord_go,
    destinations,
    entries,
    free_units,
    is_frozen,
    is_hostile,
    movable,
    reaches,
    roads,
    shut,
    surplus,
)
from regalia.games.kard_es_korona.rules.victory import look_for_conquest
from regalia.games.kard_es_korona.state import EMPTY, NEUTRAL, NO_ARMY, NOBODY, Army, Battle, Item, Kard

MOST_TO_EVEN_OUT = 7
"""As many others as are looked at for the strict reading of the limits."""

# === R6.1 to R6.4 Steps and passing ===================================================================================


def steps_of(s: Kard, seat: int) -> int:
    """R6.1."""
    return min(STEPS_MAX, STEPS_BASE + s.castles_of(seat))


def movement(s: Kard) -> Rules:
    """The steps of the year are counted once, at the start."""
    s.steps = tuple(steps_of(s, seat) if s.is_in(seat) else 0 for seat in range(s.seats))
    s.passed, s.active, s.is_offered = s.out, s.start, False
    s.change("move")
    yield from ()


def steps(s: Kard, seat: int) -> list[County | str]:
    """Destinations, an office to sell, or a pass; who cannot make a step passes (R6.3)."""
    if not s.steps[seat] or is_frozen(s, seat):
        return [PASS]
    targets: list[County | str] = [*destinations(s, seat)]
    if targets and seat in s.offices:
        targets += sales(s, seat)
    targets.append(PASS)
    return targets


def why_not_step(s: Kard, seat: int, option: County | str) -> Refusal | None:
    if not s.steps[seat]:
        return refuse("R6.3")
    if is_frozen(s, seat):
        return refuse("R22.3")
    if isinstance(option, str):
        return why_not_sell(s, seat, option)
    return why_not_target(s, seat, option)


def why_not_target(s: Kard, seat: int, county: County) -> Refusal | None:
    """What keeps everybody of a seat out of a county."""
    holder = s.holder[county]
    if s.map.forbidden >> county & 1:
        return refuse("S7", county=county)
    if s.contested() >> county & 1:
        return refuse("R6.14", county=county)
    if holder < NEUTRAL and s.is_bound(seat, holder):
        return refuse("R16.5", county=county, other=holder)
    if (seat, county) in s.vetoed:
        return refuse("R16.4", county=county)
    if s.event == TRUCE and holder < NEUTRAL and holder != seat and s.map.castle[county]:
        return refuse("R3.13", county=county)
    return _why_unreachable(s, seat, county)


def _why_unreachable(s: Kard, seat: int, county: County) -> Refusal | None:
    hostile = is_hostile(s, seat, county)
    infantry, archers, cavalry, _ = reaches(s, seat, rested=hostile)
    if (infantry | archers | cavalry) >> county & 1:
        return refuse("R7.2", county=county) if hostile else refuse("R1.6", county=county)
    if hostile and s.variants.is_traditional and any((reach >> county & 1) for reach in reaches(s, seat)[:3]):
        return refuse("R23.6", county=county)
    able = [
        (origin, mover)
        for origin in bits(s.lands[seat])
        for mover in range(LORD)
        if free_units(s, origin, mover) and origin != county
    ]
    if any(county in roads(s)[mover].ways[origin] for origin, mover in able):
        return refuse("R6.8", county=county)
    return refuse("R6.7", county=county)


STEP_OR_PASS = Kind("step_or_pass", steps, why_not_step, STEP)


def move(s: Kard) -> Rules:
    """The player to move makes one step or passes for the year (R6.2)."""
    seat = s.active
    if s.passed >> seat & 1:
        if s.passed == (1 << s.seats) - 1:
            s.done()
        else:
            next_player(s)
        return
    s.asked = 1 << seat
    choice = yield STEP_OR_PASS, seat
    if choice == PASS:
        pass_for_the_year(s, seat)
    elif isinstance(choice, str):
        begin_auction(s, seat, SELL.index(choice))
    else:
        s.target = choice
        s.push("movers")


def pass_for_the_year(s: Kard, seat: int) -> None:
    """The first one to pass starts the next year (R6.4); in the traditional order he does not (R23.5)."""
    s.passed |= 1 << seat
    if s.first_passed == NOBODY and not s.variants.is_traditional:
        s.first_passed = seat
    if s.news is not None:
        s.tell("passed", seat=seat)
    next_player(s)


def next_player(s: Kard) -> None:
    """In rounds the turn goes on after every step; a traditional turn lasts until he passes (R23.4)."""
    if not s.variants.is_traditional:
        s.is_offered = False
        if s.passed != (1 << s.seats) - 1:
            s.active = (s.active + 1) % s.seats
            while s.passed >> s.active & 1:
                s.active = (s.active + 1) % s.seats


# === R6.5 Who goes ====================================================================================================


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


def _taken_from(s: Kard, origin: County) -> int:
    return sum(number for start, who, number, _ in s.draft if start == origin and who != LORD)


def lord_can_come(s: Kard, seat: int, target: County) -> bool:
    return can_lord_go(s, seat) and bool(entries(s, s.lord_at[seat], LORD, target, shut(s, seat)))


def most_from(s: Kard, seat: int, origin: County, lord_comes: bool) -> int:
    """How many more units of any arm the step may take out of a county (R6.10, R22.4)."""
    left = s.strength(origin) - _taken_from(s, origin)
    if origin == s.lord_at[seat] and not lord_comes:
        left -= 1
    return min(left, surplus(s, origin) - _taken_from(s, origin))


class Items(dict[int, tuple[Item, ...]]):
    """Movers of one kind from one county by one entry, one of them, two, …: made once, as many as are asked for."""

    def __missing__(self, key: int) -> tuple[Item, ...]:
        number, origin, mover, entry = key >> 16, key >> 9 & 127, key >> 7 & 3, key & 127
        made = self[key] = tuple((origin, mover, many, entry) for many in range(1, 32 * (number + 1)))
        return made


ITEMS = Items()

Group = tuple[County, int, int, tuple[County, ...]]
"""Origin, arm, how many at most, by which entries."""


def mover_options(s: Kard, seat: int) -> list[Item | str]:
    """Groups that may join the step, and whether it can be made as it is."""
    target, lord_at = s.target, s.lord_at[seat]
    holder, is_castle = s.holder[target], s.map.castle[target]
    attack = holder != seat and holder != EMPTY
    closed = shut(s, seat)
    lord_in = bool(s.draft) and has_lord(s)
    lord_ways = entries(s, lord_at, LORD, target, closed) if not lord_in and can_lord_go(s, seat) else ()
    lord_comes = lord_in or bool(lord_ways)
    army = drafted(s) if s.draft else NO_ARMY
    groups = _groups(s, seat, attack, lord_comes, closed)
    needs_key = attack and is_castle and not (army[INFANTRY] or lord_comes)
    if is_castle and (not attack or s.variants.besieger_arm_limit):
        groups = _limited(s, groups, army if attack else joined(army, s.army_in(target)), attack, needs_key)
    if needs_key:
        groups = _with_key(s, seat, groups)
    found: list[Item | str] = []
    for origin, mover, most, ways in groups:
        for entry in ways:
            found += ITEMS[most >> 5 << 16 | origin << 9 | mover << 7 | entry][:most]
    if lord_ways and (groups or holder == seat or army != NO_ARMY):
        found += [(lord_at, LORD, 1, entry) for entry in lord_ways]
    if not found or (s.draft and is_complete(s, seat)):
        found.append(DONE)
    return found


def _groups(s: Kard, seat: int, attack: bool, lord_comes: bool, closed: Counties) -> list[Group]:
    """All that can reach the target, but for limits there."""
    found: list[Group] = []
    target, lord_at, units, moved, draft = s.target, s.lord_at[seat], s.units, s.moved, s.draft
    foot, _, horse, _ = roads(s)
    on_foot, mounted = foot.origins[target], horse.origins[target]
    infantry, archers, cavalry = movable(s, seat, rested=attack)
    infantry, archers, cavalry = infantry & on_foot, archers & on_foot, cavalry & mounted
    contested = s.contested() if s.battles else 0
    origins = infantry | archers | cavalry
    while origins:
        lowest = origins & -origins
        origins ^= lowest
        origin = lowest.bit_length() - 1
        at = 3 * origin
        most = most_from(s, seat, origin, lord_comes) if origin == lord_at or contested & lowest else 99
        for mover, able, road in ((0, infantry, foot), (1, archers, foot), (2, cavalry, horse)):
            if not able & lowest:
                continue
            doors = road.doors[origin][target]
            ways = doors[closed & doors.matter]
            if not ways:
                continue
            free = units[at + mover] - moved[at + mover]
            if attack and s.fought[at + mover]:
                free = free_units(s, origin, mover, rested=True)
            for start, who, number, entry in draft:
                if start == origin and who == mover:
                    free -= number
                    ways = (entry,)
            if free > most:
                free = most
            if free > 0:
                found.append((origin, mover, free, ways))
    return found


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
    return [
        (origin, mover, min(most, room[mover]), ways) for origin, mover, most, ways in groups if room[mover]
    ]


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
    if not lord and home >= 0 and s.holder[home] == seat and _taken_from(s, home) >= s.strength(home):
        return refuse("R6.10", county=home)
    if s.map.castle[target]:
        whole = army if attack else joined(army, s.army_in(target))
        if not _fits(s, whole, attack):
            return refuse("R22.1", county=target) if attack else refuse("R1.6", county=target)
    return None


def is_complete(s: Kard, seat: int) -> bool:
    """Whether the draft is a step: the same as `why_incomplete`, without a word for what is lacking."""
    target, lord, home = s.target, False, s.lord_at[seat]
    infantry = units = from_home = 0
    for origin, mover, number, _ in s.draft:
        if mover == LORD:
            lord = True
            continue
        units += number
        if mover == INFANTRY:
            infantry += number
        if origin == home:
            from_home += number
    if not units:
        return lord and s.holder[target] == seat and not (s.variants.is_strict and why_incomplete(s, seat))
    if s.map.castle[target]:
        if not infantry and not lord and is_hostile(s, seat, target):
            return False
        if s.variants.is_strict and why_incomplete(s, seat):
            return False
    return not from_home or lord or from_home < s.strength(home)


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
    if number > surplus(s, origin) - _taken_from(s, origin):
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


def movers(s: Kard) -> Rules:
    """Group after group, until the step is done."""
    seat = s.active
    if not s.is_in(seat):
        end_step(s)
        return
    s.asked = 1 << seat
    choice = yield MOVERS_OF, seat
    if choice != DONE:
        s.draft = (*s.draft, choice)
    elif s.variants.is_strict and not is_complete(s, seat):  # nobody may be left to even a draft out
        s.vetoed = (*s.vetoed, (seat, s.target))
        end_step(s)
    elif needs_leave(s, seat):
        s.change("veto")
    else:
        make_step(s, seat)


# === R16.4 The liege's veto ===========================================================================================


def needs_leave(s: Kard, seat: int) -> bool:
    """A vassal's step that starts a battle or leaves one of his counties empty."""
    if s.liege[seat] == NOBODY:
        return False
    origins = {item[0] for item in s.draft}
    return is_hostile(s, seat, s.target) or any(_taken_from(s, at) == s.strength(at) for at in origins)


VETO = Kind("veto", lambda s, seat: [ALLOW, FORBID], codec=words(ALLOW, FORBID))


def veto(s: Kard) -> Rules:
    seat = s.active
    liege = s.liege[seat]
    if s.is_in(seat) and liege != NOBODY and s.is_in(liege):
        s.asked = 1 << liege
        if (yield VETO, liege) == FORBID:
            s.tell("vetoed", seat=liege, other=seat, county=s.target)
            s.vetoed = (*s.vetoed, (seat, s.target))
            end_step(s)
            return
    if s.is_in(seat):
        make_step(s, seat)
    else:
        end_step(s)


def end_step(s: Kard) -> None:
    """The step is over or given up; whose turn it is does not change."""
    s.target, s.draft = NOBODY, ()
    s.done()


# === making the step ==================================================================================================


def make_step(s: Kard, seat: int) -> None:
    """All movers go at the same time (R6.15)."""
    target, draft, army = s.target, s.draft, drafted(s)
    attack = is_hostile(s, seat, target)
    end_step(s)
    s.steps = (*s.steps[:seat], s.steps[seat] - 1, *s.steps[seat + 1 :])
    for origin, mover, number, _ in draft:
        if mover == LORD:
            s.lord_moved |= 1 << seat
            s.lord_at[seat] = target
        else:
            s.take(origin, mover, number, rested=attack)
    next_player(s)
    if attack:
        begin_battle(s, seat, target, draft, army)
    else:
        s.add_army(seat, target, army)
        if s.news is not None:
            s.tell("stepped", seat=seat, county=target, army=(*army, any(item[1] == LORD for item in draft)))
        look_for_conquest(s, seat)


def begin_battle(s: Kard, seat: int, county: County, draft: tuple[Item, ...], army: Army) -> None:
    """R7.1: a serial number, the army, and the counties from which it entered."""
    lord = any(item[1] == LORD for item in draft)
    ways = tuple(sorted({entry for _, _, _, entry in draft}))
    loose = s.strength(county) > PINNED * sum(army)
    s.serial += 1
    s.battles = (*s.battles, Battle(s.serial, county, seat, army, lord, ways, loose=loose))
    s.field(seat, army)
    if s.news is not None:
        s.tell("attacked", seat=seat, county=county, army=(*army, lord))
