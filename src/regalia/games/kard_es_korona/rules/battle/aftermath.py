"""R12: who holds the county after a battle, and where the rest goes."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kard_es_korona.notation import ARMY_AND_LORD, COUNTY
from regalia.games.kard_es_korona.pieces.board import County
from regalia.games.kard_es_korona.pieces.numbers import INFANTRY
from regalia.games.kard_es_korona.rules.battle.beginning import begin_fight, tired_out
from regalia.games.kard_es_korona.rules.battle.sides import lord_of
from regalia.games.kard_es_korona.rules.ending import look_for_victory
from regalia.games.kard_es_korona.rules.fall import bring_lords_back, leave_without_units
from regalia.games.kard_es_korona.rules.march.limits import (
    fits_castle,
    has_room,
    joined,
    largest_fitting,
    less,
    why_not_in_castle,
)
from regalia.games.kard_es_korona.rules.march.reach import enemies
from regalia.games.kard_es_korona.state import (
    ATTACKER,
    DEFENDER,
    EMPTY,
    NEUTRAL,
    NO_ARMY,
    NOBODY,
    OFF_BOARD,
    Army,
    Battle,
    Kard,
)

BACK, ANYWHERE = range(2)
"""Where a group may go: to a county it came from (R12.4), or to any neighbour (R12.5)."""

# === R12.11 The order at the end of a battle ==========================================================================


def conclude(s: Kard) -> Rules:
    """Lords first, then the county, then the victor's step; victory is looked for after each of the last two."""
    battle = s.fight
    assert battle is not None
    attackers, defenders = battle.army != NO_ARMY, s.troops[battle.county] > 0
    lords = lord_of(s, ATTACKER), lord_of(s, DEFENDER)
    winner = battle.attacker if attackers else s.foe if defenders and s.foe < NEUTRAL else NOBODY
    s.tell("battle_ended", county=battle.county, army=battle.army, defenders=s.army_in(battle.county))
    s.change("settled", winner)
    if not attackers and not defenders and NOBODY not in lords:
        s.push("victor_step", NOBODY, 0)  # for whoever wins the duel
        s.push("look", winner)
        s.push("occupy")
        s.push("duel", *lords, 0, 0, 0)
    else:
        side = ATTACKER if attackers else DEFENDER
        if attackers != defenders and lords[side] != NOBODY and _earns_a_step(s, lords[1 - side]):
            s.push("victor_step", lords[side], 0)
            s.push("look", winner)
        s.push("occupy")
        if not defenders and lords[DEFENDER] != NOBODY:
            s.push("escape", lords[DEFENDER], battle.attacker)
        if not attackers and lords[ATTACKER] != NOBODY:
            s.push("escape", lords[ATTACKER], s.foe)
    yield from ()


def _earns_a_step(s: Kard, beaten_lord: int) -> bool:
    """R13.10 and the option `victor_move`."""
    match s.variants.victor_move:
        case "any_lord_victory":
            return True
        case "lord_vs_lord":
            return beaten_lord != NOBODY
    return False


def look(s: Kard) -> Rules:
    """Victory is looked for after the county has a holder (R12.11)."""
    winner = s.done()[1]
    assert isinstance(winner, int)
    look_for_victory(s, winner)
    yield from ()


def settled(s: Kard) -> Rules:
    """The battle is over: somebody may have won, and whoever has no units left is out (R15.7)."""
    winner = s.done()[1]
    assert isinstance(winner, int)
    look_for_victory(s, winner)
    if leave_without_units(s):
        look_for_victory(s, winner)
    bring_lords_back(s)
    yield from ()


# === R12.1 to R12.3 The conquered county ==============================================================================


def garrisons(s: Kard, seat: int, county: County, army: Army, lord: int) -> list[tuple[Army, bool]]:
    """Who comes into a castle, as many as fit; the lord stays outside only in company."""
    parts = largest_fitting(s, county, army)
    if not lord:
        return [(part, True) for part in parts]
    return [(part, inside) for part in parts for inside in (True, False)]


def why_not_garrison(
    s: Kard, seat: int, option: tuple[Army, bool], county: County, army: Army, lord: int
) -> Refusal | None:
    part, _ = option
    if any(few > many for few, many in zip(part, army, strict=True)):
        return refuse("R12.2", "few")
    if not sum(part):
        return refuse("R12.3", county=county)
    garrison = joined(s.army_in(county), part)
    if not fits_castle(garrison, s.variants):
        return why_not_in_castle(county, garrison, s.variants)
    return refuse("R12.2", "lord") if part in largest_fitting(s, county, army) else refuse("R12.2", county=county)


GARRISON = Kind("garrison", garrisons, why_not_garrison, ARMY_AND_LORD)


def occupy(s: Kard) -> Rules:
    """The attackers hold the county, a castle with as many as fit (R12.1, R12.2)."""
    battle = s.fight
    if battle is None:  # the attacker has left the game
        s.done()
        return
    seat, county, army = battle.attacker, battle.county, battle.army
    if army != NO_ARMY and s.holder[county] == EMPTY:
        stay, lord_in = army, True
        if s.board.castle[county] and not fits_castle(army, s.variants):
            s.asked = 1 << seat
            stay, lord_in = yield GARRISON, seat, county, army, int(battle.lord)
        s.done()
        s.end_fight()
        s.field(seat, army, -1)
        s.add_army(seat, county, stay)
        s.tell("occupied", seat=seat, county=county, army=stay)
        rest = less(army, stay)
        if rest != NO_ARMY:
            s.field(seat, rest)
            s.push("disperse", seat, county, rest, int(battle.lord and not lord_in), battle.entries, BACK)
    else:
        s.done()
        s.end_fight()
    tired_out(s, county)


# === R12.4 to R12.9 The organised retreat =============================================================================


def _is_open(s: Kard, seat: int, county: County, army: Army) -> bool:
    """Own or empty, without a battle, and with room for at least one of them (R12.8)."""
    if not s.open_counties(seat) >> county & 1:
        return False
    return not s.board.castle[county] or any(army[arm] and has_room(s, county, arm) for arm in range(3))


def shelters(s: Kard, seat: int, origin: County, army: Army, entries: tuple[County, ...], how: int) -> list[County]:
    """R12.4, else R12.5."""
    back = [county for county in entries if _is_open(s, seat, county, army)] if how == BACK else []
    return back or [county for county in s.board.neighbours[origin] if _is_open(s, seat, county, army)]


def forced_attacks(s: Kard, seat: int, origin: County, army: Army, lord: int) -> list[County]:
    """R12.6: a castle only with infantry or the lord."""
    foes = enemies(s, seat)
    can_besiege = bool(army[INFANTRY] or lord)
    return [c for c in s.board.neighbours[origin] if foes >> c & 1 and (can_besiege or not s.board.castle[c])]


def havens(
    s: Kard, seat: int, origin: County, army: Army, lord: int, entries: tuple[County, ...], how: int
) -> list[County]:
    return shelters(s, seat, origin, army, entries, how) or forced_attacks(s, seat, origin, army, lord)


def why_not_haven(
    s: Kard, seat: int, county: County, origin: County, army: Army, lord: int, entries: tuple[County, ...], how: int
) -> Refusal | None:
    open_ones = shelters(s, seat, origin, army, entries, how)
    if not open_ones:
        return _why_not_attacked(s, seat, county, origin)
    if how == BACK and open_ones[0] in entries and county not in entries:
        return refuse("R12.4", county=county)
    if county in s.board.neighbours[origin] and s.open_counties(seat) >> county & 1:
        return refuse("R12.8", county=county)
    return refuse("R12.5", county=county)


def _why_not_attacked(s: Kard, seat: int, county: County, origin: County) -> Refusal:
    if county in s.board.neighbours[origin] and enemies(s, seat) >> county & 1:
        return refuse("R12.6", "castle", county=county)
    return refuse("R12.6", county=county)


RETREAT_TO = Kind("retreat_to", havens, why_not_haven, COUNTY)


def disperse(s: Kard) -> Rules:
    """The group goes together to one county; what does not fit there is a group of its own (R12.8)."""
    _, seat, origin, army, lord, entries, how = s.agenda[-1]
    assert isinstance(seat, int) and isinstance(origin, int) and isinstance(lord, int) and isinstance(how, int)
    assert isinstance(army, tuple) and isinstance(entries, tuple)
    group: Army = army[0], army[1], army[2]
    if not havens(s, seat, origin, group, lord, entries, how):
        vanish(s, seat, origin, group, lord)
        return
    s.asked = 1 << seat
    county = yield RETREAT_TO, seat, origin, army, lord, entries, how
    if s.open_counties(seat) >> county & 1:
        s.change("shelter", seat, origin, army, lord, entries, county)
    else:
        s.done()
        s.serial += 1
        if lord:
            s.lord_at[seat] = county  # he takes part where his group fights (R13.1)
        s.tell("forced_attack", seat=seat, county=county, origin=origin, army=group)
        begin_fight(s, Battle(s.serial, county, seat, group, bool(lord), (origin,), forced=True))


def shelter(s: Kard) -> Rules:
    """As many as fit come in."""
    _, seat, origin, army, lord, entries, county = s.agenda[-1]
    assert isinstance(seat, int) and isinstance(origin, int) and isinstance(lord, int) and isinstance(county, int)
    assert isinstance(army, tuple) and isinstance(entries, tuple)
    group: Army = army[0], army[1], army[2]
    stay, lord_in = group, True
    if s.board.castle[county] and not fits_castle(joined(group, s.army_in(county)), s.variants):
        s.asked = 1 << seat
        stay, lord_in = yield GARRISON, seat, county, army, lord
    s.field(seat, stay, -1)
    s.add_army(seat, county, stay)
    if lord and lord_in:
        s.lord_at[seat] = county
    s.tell("withdrew", seat=seat, county=county, origin=origin, army=stay)
    rest = less(group, stay)
    if rest == NO_ARMY:
        s.done()
    else:
        s.change("disperse", seat, origin, rest, int(lord and not lord_in), entries, ANYWHERE)


def vanish(s: Kard, seat: int, origin: County, army: Army, lord: int) -> None:
    """R12.7: nowhere to go."""
    s.done()
    s.field(seat, army, -1)
    s.tell("vanished", seat=seat, county=origin, army=army)
    if lord and s.lord_at[seat] != OFF_BOARD:
        holder = s.holder[origin]
        s.push("escape", seat, NOBODY if holder in (seat, EMPTY) else holder)
