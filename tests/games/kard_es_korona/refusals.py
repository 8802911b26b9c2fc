"""For every sentence that refuses a choice: is what it says really so? Told slowly from the rulebook.

Nothing here asks the rules what is allowed: it reads the state, the board's borders and rivers, and the variants.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product

from regalia.core.asking import Ask, Option
from regalia.games.kard_es_korona.pieces.numbers import (
    ARCHER,
    CAVALRY,
    COST,
    COST_PALATINE,
    DRY_SUMMER,
    FLOODS,
    INFANTRY,
    LORD,
    MARSH,
    MERCENARIES,
    PALATINE,
    PLAIN,
    REVOLT,
    SUPPLY,
    TRUCE,
    VINTAGE,
)
from regalia.games.kard_es_korona.state import EMPTY, NEUTRAL, NOBODY, Kard

Army = tuple[int, ...]
Violated = Callable[[Kard, Ask, Option], bool]

ARMS = (INFANTRY, ARCHER, CAVALRY)
SELL = ("sell=judge", "sell=treasurer", "sell=palatine")

# === the land =========================================================================================================


def has_battle(s: Kard, county: int) -> bool:
    return any(battle.county == county for battle in (*s.battles, *([s.fight] if s.fight else [])))


def is_own_or_empty(s: Kard, seat: int, county: int) -> bool:
    """And without a battle, and not closed."""
    closed = s.board.forbidden >> county & 1
    return s.holder[county] in (seat, EMPTY) and not has_battle(s, county) and not closed


def can_pass(s: Kard, seat: int, county: int) -> bool:
    """R6.8, R22.2."""
    if is_own_or_empty(s, seat, county):
        return True
    return s.variants.pinning and any(
        battle.county == county and battle.attacker == seat and sum(battle.army) >= 2 * sum(s.army_in(county))
        for battle in s.battles
    )


def cost(s: Kard, here: int, there: int) -> int:
    """R6.6, R3.6."""
    terrain, river = s.board.terrain[there], (here, there) in s.board.rivers
    enter = 1 if terrain == PLAIN or (terrain == MARSH and s.event == DRY_SUMMER) else 2
    return enter + river * {FLOODS: 2, DRY_SUMMER: 0}.get(s.event, 1)


def doors(s: Kard, seat: int, origin: int, mover: int, target: int, *, through_all: bool = False) -> set[int]:
    """The counties from which somebody can enter the target (R6.5 to R6.8, R6.15)."""
    found: set[int] = set()
    left_at = {origin: 4 if mover >= CAVALRY else 2}
    ends = [origin]
    while ends:
        here = ends.pop()
        for there in s.board.neighbours[here]:
            left = left_at[here] - cost(s, here, there)
            if left < 0 or there == origin:
                continue
            if there == target:
                found.add(here)
            elif (through_all or can_pass(s, seat, there)) and left > left_at.get(there, -1):
                left_at[there] = left
                ends.append(there)
    return found


def units(s: Kard, seat: int, but: int) -> Iterator[tuple[int, int]]:
    """Where a player has units of which arm, but for one county."""
    for county in range(s.board.size):
        if s.holder[county] == seat and county != but:
            for arm in ARMS:
                if s.units[3 * county + arm]:
                    yield county, arm


def unmoved(s: Kard, county: int, arm: int) -> int:
    return s.units[3 * county + arm] - s.moved[3 * county + arm]


def held(s: Kard, county: int) -> int:
    """How many units attackers hold in a county (R7.4, R22.4)."""
    for battle in s.battles:
        if battle.county == county:
            if s.variants.reverse_pinning and s.variants.turn_mode == "rounds":
                return min(sum(s.army_in(county)), 2 * sum(battle.army))
            return sum(s.army_in(county))
    return 0


def is_enemy(s: Kard, seat: int, county: int) -> bool:
    return s.holder[county] not in (seat, EMPTY)


def is_bound(s: Kard, seat: int, other: int) -> bool:
    return other < NEUTRAL and (s.liege[seat] == other or s.liege[other] == seat)


def lord_may_go(s: Kard, seat: int) -> bool:
    at = s.lord_at[seat]
    if at < 0 or s.lord_moved >> seat & 1 or s.holder[at] != seat:
        return False
    attacks = [battle for battle in s.battles if battle.county == at]
    pinned = s.variants.reverse_pinning and s.variants.turn_mode == "rounds"
    return not attacks or (pinned and attacks[0].loose)


def lord_can_reach(s: Kard, seat: int, county: int) -> bool:
    return lord_may_go(s, seat) and bool(doors(s, seat, s.lord_at[seat], LORD, county))


def may_attack(s: Kard, seat: int, county: int) -> bool:
    """R1.5, R7.3, R16.5, R3.13."""
    holder = s.holder[county]
    truce = s.event == TRUCE and s.board.castle[county] and holder < NEUTRAL
    return is_enemy(s, seat, county) and not has_battle(s, county) and not is_bound(s, seat, holder) and not truce


# === limits ===========================================================================================================


def plus(one: Army, other: Army) -> Army:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def of(arm: int, number: int = 1) -> Army:
    return tuple(number * (arm == each) for each in ARMS)


def is_lopsided(army: Army) -> bool:
    """Q45: above four units no arm may exceed the rest by more than one."""
    return sum(army) > 4 and max(army) > sum(army) - max(army) + 1


def fits(s: Kard, army: Army) -> bool:
    if sum(army) > 7:
        return False
    if not s.variants.castle_arm_limit:
        return True
    return not is_lopsided(army) if s.variants.arm_limit_reading == "strict_half" else max(army) <= 4


def drafted(s: Kard) -> Army:
    return tuple(sum(n for _, mover, n, _ in s.draft if mover == arm) for arm in ARMS)


def going(s: Kard, origin: int, mover: int | None = None) -> int:
    return sum(n for o, m, n, _ in s.draft if o == origin and (m == mover if mover is not None else m != LORD))


def lord_is_going(s: Kard) -> bool:
    return any(mover == LORD for _, mover, _, _ in s.draft)


def marching(s: Kard, option: Option) -> Army:
    """The army of the step, with those who would join it."""
    return drafted(s) if option == "done" else plus(drafted(s), of(option[1], option[2]))


def garrisons(s: Kard, ask: Ask, option: Option) -> tuple[int, list[Army]]:
    """A castle, and what would stand in it; for a step all that could come first."""
    match ask.kind.id:
        case "place_army" | "recruit":
            return option[0], [plus(s.army_in(option[0]), of(option[1]))]
        case "event_place":
            return option, [plus(s.army_in(option), of(ask.args[0]))]
        case "garrison":
            return ask.args[0], [plus(s.army_in(ask.args[0]), option[0])]
        case "victor_step":
            at = s.lord_at[ask.seat]
            return at, [plus(s.army_in(at), of(option[1], option[2]))]
        case "movers":
            return s.target, [plus(s.army_in(s.target), marching(s, option))]
        case "step_or_pass":
            arms = {arm for origin, arm in units(s, ask.seat, option) if could_go(s, ask.seat, origin, arm, option)}
            return option, [plus(s.army_in(option), of(arm)) for arm in arms]
    raise AssertionError(ask.kind.id)


def could_go(s: Kard, seat: int, origin: int, arm: int, target: int) -> bool:
    """Unmoved, not held, and with an open way."""
    is_free = unmoved(s, origin, arm) > 0 and held(s, origin) < sum(s.army_in(origin))
    return is_free and bool(doors(s, seat, origin, arm, target))


def too_full(broken: Callable[[Kard, Army], bool]) -> Violated:
    def violated(s: Kard, ask: Ask, option: Option) -> bool:
        county, found = garrisons(s, ask, option)
        return s.board.castle[county] and bool(found) and all(broken(s, army) for army in found)

    return violated


def four_of_an_arm(s: Kard, army: Army) -> bool:
    return s.variants.castle_arm_limit and s.variants.arm_limit_reading != "strict_half" and max(army) > 4


def lopsided_castle(s: Kard, army: Army) -> bool:
    return s.variants.castle_arm_limit and s.variants.arm_limit_reading == "strict_half" and is_lopsided(army)


def too_many_besiegers(reading: str) -> Violated:
    def violated(s: Kard, ask: Ask, option: Option) -> bool:
        army = marching(s, option)
        most = is_lopsided(army) if reading == "strict_half" else max(army) > max(4, (sum(army) + 1) // 2)
        return s.variants.besieger_arm_limit and s.variants.arm_limit_reading == reading and most

    return violated


# === the opening ======================================================================================================


def fits_no_group(s: Kard, ask: Ask, option: Option) -> bool:
    """S5: six connected counties with at most one castle."""
    home = [county for county in range(s.board.size) if s.board.province[county] == s.home[ask.seat]]
    used = {county for county in home if s.holder[county] == ask.seat} | {option[0]}
    return not any(used <= {*six} and is_starting_group(s, {*six}) for six in combinations(home, 6))


def is_starting_group(s: Kard, group: set[int]) -> bool:
    if sum(s.board.castle[county] for county in group) > 1:
        return False
    reached = {min(group)}
    while wider := {near for county in reached for near in s.board.neighbours[county]} & group - reached:
        reached |= wider
    return reached == group


def leaves_a_county_without(s: Kard, ask: Ask, option: Option) -> bool:
    used = {county for county in range(s.board.size) if s.holder[county] == ask.seat}
    return sum(s.to_place[:3]) - 1 < 6 - len(used | {option[0]})


def is_no_place_for_neutrals(s: Kard, ask: Ask, option: Option) -> bool:
    county: int = option[0]
    return s.board.castle[county] or s.board.terrain[county] != PLAIN or s.holder[county] != EMPTY


def no_such_neutral(s: Kard, ask: Ask, option: Option) -> bool:
    number = {"basic": (1, 1, 1), "advanced": (2, 2, 1)}[s.variants.ruleset]
    inside = [c for c in range(s.board.size) if s.board.province[c] == ask.args[0] and not s.board.castle[c]]
    arm: int = option[1]
    return arm == LORD or sum(s.units[3 * c + arm] for c in inside) >= number[arm]


def is_no_revolting_castle(s: Kard, ask: Ask, option: Option) -> bool:
    castles = [c for c in range(s.board.size) if s.board.castle[c] and s.board.province[c] == ask.args[0]]
    return option not in [c for c in castles if NEUTRAL <= s.holder[c] < EMPTY and s.units[3 * c + INFANTRY]]


# === recruitment, offices, money ======================================================================================


def price(s: Kard, seat: int, arm: int) -> int:
    return (COST_PALATINE if s.offices[PALATINE] == seat else COST)[arm]


def is_no_place_to_recruit(s: Kard, ask: Ask, option: Option) -> bool:
    county, arm = option
    if s.holder[county] != ask.seat:
        return True
    return not s.board.castle[county] and (s.event != MERCENARIES or arm == CAVALRY)


def has_no_disc(s: Kard, ask: Ask, option: Option) -> bool:
    arm = option[1]
    on_board = sum(s.units[3 * c + arm] for c in range(s.board.size) if s.holder[c] == ask.seat)
    on_board += sum(battle.army[arm] for battle in s.battles if battle.attacker == ask.seat)
    return s.variants.unit_supply == "box" and on_board >= SUPPLY[arm]


def quota_is_used_up(s: Kard, ask: Ask, option: Option) -> bool:
    own = s.knights_of[ask.seat]
    others = sum(s.knights_of) - own
    return s.variants.knight_quota and option[1] == CAVALRY and own >= max(1, s.year - others)


def has_no_buyer(s: Kard, ask: Ask, option: Option) -> bool:
    return not any(
        s.is_in(seat) and s.liege[seat] == NOBODY and not s.captive[seat] for seat in range(s.seats) if seat != ask.seat
    )


# === steps ============================================================================================================


def step_or_mover(
    step: Callable[[Kard, int, int], bool], mover: Callable[[Kard, int, tuple[int, int, int, int]], bool]
) -> Violated:
    """A rule that can forbid a whole step, or somebody to join it."""

    def violated(s: Kard, ask: Ask, option: Option) -> bool:
        return step(s, ask.seat, option) if ask.kind.id == "step_or_pass" else mover(s, ask.seat, option)

    return violated


def all_too_far(s: Kard, seat: int, county: int) -> bool:
    found = [*units(s, seat, county)]
    return bool(found) and not any(doors(s, seat, *unit, county, through_all=True) for unit in found)


def no_way_is_open(s: Kard, seat: int, county: int) -> bool:
    found = [*units(s, seat, county)]
    near = [unit for unit in found if doors(s, seat, *unit, county, through_all=True)]
    return bool(near) and not any(doors(s, seat, *unit, county) for unit in near)


def with_a_way(s: Kard, seat: int, county: int) -> list[tuple[int, int]]:
    return [unit for unit in units(s, seat, county) if doors(s, seat, *unit, county)]


def all_have_moved(s: Kard, ask: Ask, county: Option) -> bool:
    found = with_a_way(s, ask.seat, county)
    return bool(found) and not any(unmoved(s, *unit) for unit in found)


def all_are_attacked(s: Kard, ask: Ask, county: Option) -> bool:
    found = [unit for unit in with_a_way(s, ask.seat, county) if unmoved(s, *unit)]
    return bool(found) and all(held(s, origin) >= sum(s.army_in(origin)) for origin, _ in found)


def all_are_tired(s: Kard, seat: int, county: int) -> bool:
    found = [unit for unit in units(s, seat, county) if could_go(s, seat, *unit, county)]
    tired = all(unmoved(s, origin, arm) <= s.fought[3 * origin + arm] for origin, arm in found)
    return bool(found) and tired and is_enemy(s, seat, county)


def too_many_tired(s: Kard, seat: int, item: tuple[int, int, int, int]) -> bool:
    origin, arm, number, _ = item
    rested = unmoved(s, origin, arm) - s.fought[3 * origin + arm]
    return is_enemy(s, seat, s.target) and number > rested - going(s, origin, arm)


def companion_is_needed(s: Kard, seat: int, county: int) -> bool:
    """Only the one unit beside a lord could go, and he could not."""
    home = s.lord_at[seat]
    able = {origin for origin, arm in units(s, seat, county) if could_go(s, seat, origin, arm, county)}
    return home in able and sum(s.army_in(home)) == 1 and not lord_can_reach(s, seat, county)


def lord_would_be_alone(s: Kard, seat: int, option: Option) -> bool:
    home = s.lord_at[seat]
    if option != "done":
        origin, _, number, _ = option
        leaves = origin == home and number >= sum(s.army_in(home)) - going(s, home)
        return leaves and not lord_is_going(s) and not lord_can_reach(s, seat, s.target)
    if lord_is_going(s):
        return not sum(drafted(s)) and s.holder[s.target] != seat
    return home >= 0 and going(s, home) >= sum(s.army_in(home))


def cannot_besiege(s: Kard, ask: Ask, option: Option) -> bool:
    """R7.2: neither infantry nor the lord."""
    if ask.kind.id == "step_or_pass":
        if not s.board.castle[option] or not is_enemy(s, ask.seat, option):
            return False
        arms = {arm for origin, arm in units(s, ask.seat, option) if could_go(s, ask.seat, origin, arm, option)}
        foot = {
            origin
            for origin, arm in units(s, ask.seat, option)
            if arm == INFANTRY
            and could_go(s, ask.seat, origin, arm, option)
            and unmoved(s, origin, arm) > s.fought[3 * origin + arm]
            and not (origin == s.lord_at[ask.seat] and sum(s.army_in(origin)) == 1)
        }
        return bool(arms) and not foot and not lord_can_reach(s, ask.seat, option)
    army = marching(s, option)
    return s.board.castle[s.target] and is_enemy(s, ask.seat, s.target) and not army[INFANTRY] and not lord_is_going(s)


def not_so_many_there(s: Kard, ask: Ask, option: Option) -> bool:
    origin: int
    number: int
    origin, arm, number, _ = option
    return s.holder[origin] != ask.seat or number > s.units[3 * origin + arm]


def held_by_attackers(s: Kard, ask: Ask, option: Option) -> bool:
    origin, mover, number, _ = option
    if mover == LORD:
        return has_battle(s, origin) and not lord_may_go(s, ask.seat)
    return has_battle(s, origin) and number > sum(s.army_in(origin)) - held(s, origin) - going(s, origin)


def enters_elsewhere(s: Kard, ask: Ask, option: Option) -> bool:
    origin, mover, _, entry = option
    before = [way for start, who, _, way in s.draft if (start, who) == (origin, mover)]
    return bool(before) and entry != before[0]


# === battles ==========================================================================================================

HITS: dict[str, dict[str, tuple[tuple[int, int], tuple[int, int], tuple[int, int]]]] = {
    "open": {"attacker": ((5, 6), (5, 6), (4, 6)), "defender": ((5, 6), (5, 6), (4, 6))},
    "rough": {"attacker": ((5, 5), (5, 5), (5, 5)), "defender": ((4, 4), (4, 4), (4, 4))},
    "siege": {"attacker": ((5, 5), (5, 5), (5, 5)), "defender": ((5, 5), (4, 4), (5, 5))},
}


def army_of(s: Kard, side: int) -> Army:
    assert s.fight is not None
    return s.army_in(s.fight.county) if side else s.fight.army


def cannot_be_hit_so(s: Kard, ask: Ask, lost: Option) -> bool:
    """R9.4: no way to spend the dice takes off exactly these and leaves no die idle that could hit."""
    assert s.fight is not None
    side, county = ask.args[0], s.fight.county
    ground = "siege" if s.board.castle[county] else "open" if s.board.terrain[county] == PLAIN else "rough"
    any_hits = foot_hits = 0
    for arm, dice in enumerate(s.rolls[3 * side : 3 * side + 3]):
        foot, horse = HITS[ground]["defender" if side else "attacker"][arm]
        more = (s.led[side] == arm) + (not side and s.event == VINTAGE)
        for die in dice:
            can_hit_horse = die + more >= horse and not (s.clash == "shot" and ground == "open")
            any_hits += can_hit_horse
            foot_hits += die + more >= foot and not can_hit_horse
    enemy = army_of(s, 1 - side)
    if any(fallen > there for fallen, there in zip(lost, enemy, strict=True)):
        return True
    fallen, horse = lost[INFANTRY] + lost[ARCHER], lost[CAVALRY]
    foot_left, horse_left = enemy[INFANTRY] + enemy[ARCHER] - fallen, enemy[CAVALRY] - horse
    for strong in range(fallen + 1):
        weak = fallen - strong
        if strong + horse > any_hits or weak > foot_hits:
            continue
        idle_strong, idle_weak = any_hits - strong - horse, foot_hits - weak
        if not (idle_strong and foot_left + horse_left) and not (idle_weak and foot_left):
            return False
    return True


def is_no_way_out(s: Kard, ask: Ask, county: Option) -> bool:
    """R22.7."""
    assert s.fight is not None
    side, battle = ask.args[0], s.fight
    army = army_of(s, side)

    def takes_in(place: int) -> bool:
        room = not s.board.castle[place] or fits(s, plus(army, s.army_in(place)))
        return is_own_or_empty(s, ask.seat, place) and room

    if county not in s.board.neighbours[battle.county] or not takes_in(county):
        return True
    if side:
        return county in battle.entries
    return county not in battle.entries and (
        any(takes_in(entry) for entry in battle.entries) or s.holder[county] != EMPTY
    )


def not_as_many_as_fit(s: Kard, ask: Ask, option: Option) -> bool:
    county, army, _ = ask.args
    parts = product(*(range(number + 1) for number in army))
    return any(sum(part) > sum(option[0]) and fits(s, plus(s.army_in(county), part)) for part in parts)


def has_shelter(s: Kard, seat: int, county: int, army: Army) -> bool:
    """R12.8."""
    room = not s.board.castle[county] or any(army[arm] and fits(s, plus(s.army_in(county), of(arm))) for arm in ARMS)
    return is_own_or_empty(s, seat, county) and room


def did_not_come_from(s: Kard, ask: Ask, county: Option) -> bool:
    _, army, _, entries, how = ask.args
    return how == 0 and county not in entries and any(has_shelter(s, ask.seat, entry, army) for entry in entries)


def is_no_shelter(s: Kard, ask: Ask, county: Option) -> bool:
    return county not in s.board.neighbours[ask.args[0]] or not is_own_or_empty(s, ask.seat, county)


def has_shelter_elsewhere(s: Kard, ask: Ask) -> bool:
    origin, army, _, entries, how = ask.args
    places = {*s.board.neighbours[origin], *(entries if how == 0 else ())}
    return any(has_shelter(s, ask.seat, place, army) for place in places)


def cannot_be_attacked(s: Kard, ask: Ask, county: Option) -> bool:
    near = county in s.board.neighbours[ask.args[0]]
    return not has_shelter_elsewhere(s, ask) and not (near and may_attack(s, ask.seat, county))


def cannot_storm(s: Kard, ask: Ask, county: Option) -> bool:
    _, army, lord, _, _ = ask.args
    return not has_shelter_elsewhere(s, ask) and s.board.castle[county] and not army[INFANTRY] and not lord


def is_no_hideout(s: Kard, ask: Ask, county: Option) -> bool:
    near = county in s.board.neighbours[s.lord_at[ask.seat]]
    return not near or s.holder[county] != ask.seat or has_battle(s, county)


def is_no_victors_step(s: Kard, ask: Ask, option: Option) -> bool:
    at = s.lord_at[ask.seat]
    if option == "none":
        return False
    origin, mover, number = (option, LORD, 1) if isinstance(option, int) else option[:3]
    own = [county for county in range(s.board.size) if s.holder[county] == ask.seat and not has_battle(s, county)]
    if origin not in own or origin == at:
        return True
    if isinstance(option, int):
        return not doors(s, ask.seat, at, LORD, origin)
    if mover == LORD or not 0 < number <= s.units[3 * origin + mover]:
        return True
    return not doors(s, ask.seat, origin, mover, at)


def is_farther(s: Kard, ask: Ask, county: Option) -> bool:
    """Some other own county lies at fewer borders."""
    distance, ends = {s.lord_at[ask.seat]: 0}, [s.lord_at[ask.seat]]
    for here in ends:
        for there in s.board.neighbours[here]:
            if there not in distance:
                distance[there] = distance[here] + 1
                ends.append(there)
    own = [distance.get(place, 99) for place in range(s.board.size) if s.holder[place] == ask.seat]
    return s.holder[county] == ask.seat and min(own) < distance.get(county, 99)


def has_not_rolled(s: Kard, ask: Ask, arm: Option) -> bool:
    side = s.foe == ask.seat
    return arm in ARMS and (not s.clash or not s.rolls[3 * side + arm])


def half_of(s: Kard, ask: Ask) -> int:
    return sum(army_of(s, ask.args[0])) // 2


def not_own(s: Kard, ask: Ask, county: Option) -> bool:
    return s.holder[county] != ask.seat


# === the sentences ====================================================================================================

VIOLATED: dict[str, Violated] = {
    "S2": lambda s, ask, option: option not in s.agenda[-1][1],  # type: ignore[operator]
    "S3": lambda s, ask, option: option in s.home,
    "S5": lambda s, ask, option: s.board.province[option[0]] != s.home[ask.seat],
    "S5-none": lambda s, ask, option: not s.to_place[option[1]],
    "S5-lord": lambda s, ask, option: option[1] == LORD and s.holder[option[0]] != ask.seat,
    "S5-group": fits_no_group,
    "S5-each": leaves_a_county_without,
    "S6-3": is_no_place_for_neutrals,
    "S6-3-province": lambda s, ask, option: s.board.province[option[0]] != ask.args[0],
    "S6-3-arm": no_such_neutral,
    "S7": lambda s, ask, option: s.seats == 5 and s.board.forbidden >> option & 1 == 1,
    "R1-6": too_full(lambda s, army: sum(army) > 7),
    "R1-6-arm": too_full(four_of_an_arm),
    "R1-6-half": too_full(lopsided_castle),
    "R3-5": lambda s, ask, option: s.lord_at[ask.seat] == option[0] and sum(s.army_in(option[0])) == 1,
    "R3-7": lambda s, ask, option: (
        s.holder[option[0]] != ask.seat or option[1] == LORD or not s.units[3 * option[0] + option[1]]
    ),
    "R3-8": lambda s, ask, option: ask.args[0] == REVOLT and option[0] in ask.args[1],
    "R3-8-walls": lambda s, ask, option: ask.args[0] == REVOLT and s.board.castle[option[0]],
    "R3-8-castle": is_no_revolting_castle,
    "R3-9": lambda s, ask, option: s.holder[option] != ask.seat or not s.board.castle[option],
    "R3-9-once": lambda s, ask, option: option in ask.args[1],
    "R3-10": lambda s, ask, option: (
        ask.args[0] == CAVALRY and (s.holder[option] != ask.seat or not s.board.castle[option])
    ),
    "R3-12": lambda s, ask, option: s.event == MERCENARIES and s.mercenaries >= 2 and not s.board.castle[option[0]],
    "R3-13": lambda s, ask, option: (
        s.event == TRUCE and s.board.castle[option] and s.holder[option] < NEUTRAL and s.holder[option] != ask.seat
    ),
    "R5-1": lambda s, ask, option: option[1] == LORD,
    "R5-2": is_no_place_to_recruit,
    "R5-3": lambda s, ask, option: s.treasury[ask.seat] < price(s, ask.seat, option[1]),
    "R5-5": has_no_disc,
    "R5-6": lambda s, ask, option: (
        s.variants.knight_cap and dict(s.knights).get(option[0], 0) >= {"basic": 2, "advanced": 3}[s.variants.ruleset]
    ),
    "R5-6-player": lambda s, ask, option: (
        s.variants.knight_cap and s.variants.ruleset == "basic" and s.knights_of[ask.seat] >= 4
    ),
    "R5-7": quota_is_used_up,
    "R6-5": not_so_many_there,
    "R6-5-empty": lambda s, ask, option: not s.draft if option == "done" else option[2] == 0,
    "R6-5-there": lambda s, ask, option: option[0] == s.target,
    "R6-5-others": lambda s, ask, option: not any(units(s, ask.seat, option)),
    "R6-5-lord": lambda s, ask, option: option[1] == LORD and s.lord_at[ask.seat] != option[0],
    "R6-5-lord_going": lambda s, ask, option: option[1] == LORD and lord_is_going(s),
    "R6-5-one_lord": lambda s, ask, option: option[1] == LORD and option[2] > 1,
    "R6-7": step_or_mover(
        all_too_far, lambda s, seat, item: not doors(s, seat, item[0], item[1], s.target, through_all=True)
    ),
    "R6-8": step_or_mover(
        no_way_is_open,
        lambda s, seat, item: (
            bool(doors(s, seat, item[0], item[1], s.target, through_all=True))
            and not doors(s, seat, item[0], item[1], s.target)
        ),
    ),
    "R6-9": lambda s, ask, option: option[2] > unmoved(s, option[0], option[1]) - going(s, option[0], option[1]),
    "R6-9-all": all_have_moved,
    "R6-9-lord": lambda s, ask, option: option[1] == LORD and s.lord_moved >> ask.seat & 1 == 1,
    "R6-10": step_or_mover(companion_is_needed, lord_would_be_alone),
    "R6-14": lambda s, ask, option: has_battle(s, option),
    "R6-15": lambda s, ask, option: option[3] not in doors(s, ask.seat, option[0], option[1], s.target),
    "R6-15-same": enters_elsewhere,
    "R7-1": lambda s, ask, option: is_enemy(s, ask.seat, s.target) and not sum(drafted(s)),
    "R7-2": cannot_besiege,
    "R7-4": held_by_attackers,
    "R7-4-all": all_are_attacked,
    "R8-2": lambda s, ask, option: not any(b.county == option and b.attacker == ask.seat for b in s.battles),
    "R8-3": lambda s, ask, option: ask.args[0] == 0 and s.board.castle[option],
    "R9-4": cannot_be_hit_so,
    "R12-2": not_as_many_as_fit,
    "R12-2-few": lambda s, ask, option: any(few > many for few, many in zip(option[0], ask.args[1], strict=True)),
    "R12-2-lord": lambda s, ask, option: not option[1] and not ask.args[2],
    "R12-3": lambda s, ask, option: not sum(option[0]),
    "R12-4": did_not_come_from,
    "R12-5": is_no_shelter,
    "R12-6": cannot_be_attacked,
    "R12-6-castle": cannot_storm,
    "R12-8": lambda s, ask, option: not has_shelter(s, ask.seat, option, ask.args[1]),
    "R13-2": lambda s, ask, option: not army_of(s, ask.args[0])[option],
    "R13-7": is_no_hideout,
    "R13-10": is_no_victors_step,
    "R13-10-begun": lambda s, ask, option: bool(ask.args[0]) and (option == "none" or isinstance(option, int)),
    "R13-10-nobody": lambda s, ask, option: not ask.args[0] and option == "done",
    "R13-11": not_own,
    "R13-11-farther": is_farther,
    "R14-3": lambda s, ask, option: not s.captive[ask.seat],
    "R14-3-money": lambda s, ask, option: s.treasury[ask.seat] < 20,
    "R14-3-place": not_own,
    "R15-2": lambda s, ask, option: option not in ask.args[1],
    "R15-3": lambda s, ask, option: option == "none" and has_battle(s, ask.args[0]),
    "R16-4": lambda s, ask, option: (ask.seat, option) in s.vetoed,
    "R16-5": lambda s, ask, option: is_bound(s, ask.seat, s.holder[option]),
    "R16-8": not_own,
    "R17-4": lambda s, ask, option: option > s.treasury[ask.seat],
    "R17-6": lambda s, ask, option: option not in ask.args[0] or not s.is_in(option),
    "R18-2": has_not_rolled,
    "R18-2-arm": lambda s, ask, option: s.clash != "" and option == "reroll",
    "R18-6": lambda s, ask, option: s.offices[SELL.index(option)] != ask.seat,
    "R18-6-once": lambda s, ask, option: s.is_offered,
    "R18-6-buyers": has_no_buyer,
    "R18-6-more": lambda s, ask, option: option <= ask.args[0],
    "R18-6-treasury": lambda s, ask, option: option > s.treasury[ask.seat],
    "R19-2-election": lambda s, ask, option: s.election == 1,
    "R19-2-auction": lambda s, ask, option: any(task[0] == "auction" for task in s.agenda),
    "R19-2-out": lambda s, ask, option: not s.is_in(ask.seat),
    "R19-2-nobody": lambda s, ask, option: (
        option[0] == ask.seat or not 0 <= option[0] < s.seats or not s.is_in(option[0])
    ),
    "R19-2-treasury": lambda s, ask, option: not 1 <= option[1] <= s.treasury[ask.seat],
    "R21-1": lambda s, ask, option: not s.asked >> ask.seat & 1 or not s.is_in(ask.seat),
    "R22-1": too_many_besiegers("four_or_half"),
    "R22-1-half": too_many_besiegers("strict_half"),
    "R22-4": held_by_attackers,
    "R22-7": is_no_way_out,
    "R22-8": lambda s, ask, option: sum(option) != half_of(s, ask),
    "R22-8-few": lambda s, ask, option: any(
        few > many for few, many in zip(option, army_of(s, ask.args[0]), strict=True)
    ),
    "R23-6": step_or_mover(all_are_tired, too_many_tired),
}
