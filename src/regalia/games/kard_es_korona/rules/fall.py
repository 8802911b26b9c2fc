"""R14 to R16 and R21.2: captivity, elimination, inheritance, oath, and leaving the game."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse, words
from regalia.games.kard_es_korona.notation import ARM_OR_NONE, NO, NONE, YES
from regalia.games.kard_es_korona.pieces.board import County, bits
from regalia.games.kard_es_korona.pieces.numbers import ARMS, CAPTIVITY_YEARS
from regalia.games.kard_es_korona.rules.ending import best, crown, look_for_victory
from regalia.games.kard_es_korona.state import EMPTY, NEUTRAL, NO_ARMY, NOBODY, OFF_BOARD, Army, Battle, Kard


def with_one(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])


# === R14 Captivity ====================================================================================================


def capture(s: Kard, seat: int) -> None:
    """The lord is put three years ahead, and the offices are lost at once (R14.1, R14.2)."""
    s.captive = with_one(s.captive, seat, s.year + CAPTIVITY_YEARS)
    s.lord_at[seat] = OFF_BOARD
    s.vacate(seat)
    s.tell("captured", seat=seat, year=s.captive[seat])


def die_in_captivity(s: Kard) -> None:
    """Units stay as neutrals, money goes to the bank (R14.4); whoever is left decides, or V9."""
    dying = [seat for seat in range(s.seats) if s.captive[seat] == s.year and s.is_in(seat)]
    if not dying:
        return
    leaders = best_of_the_free(s, dying)
    for seat in dying:
        s.tell("died_captive", seat=seat)
        turn_units_neutral(s, seat)
        go_out(s, seat)
    crown_if_all_are_out(s, leaders)
    look_for_victory(s)


# === out of the game ==================================================================================================


def go_out(s: Kard, seat: int) -> None:
    """At once: attacks that wait are called off, money to the bank, offices vacant, vassals free."""
    call_off_attacks(s, seat)
    s.pay_bank(seat, s.treasury[seat])
    s.vacate(seat)
    s.lord_at[seat] = OFF_BOARD
    s.captive = with_one(s.captive, seat, 0)
    s.liege = with_one(s.liege, seat, NOBODY)
    s.out |= 1 << seat
    s.passed |= 1 << seat
    s.tell("went_out", seat=seat)
    free_vassals(s, seat)


def free_vassals(s: Kard, liege: int) -> None:
    """R16.8."""
    for vassal in s.vassals(liege):
        s.liege = with_one(s.liege, vassal, NOBODY)
        s.tell("freed", seat=vassal)
        s.push("lord_return", vassal)


def leave_without_units(s: Kard) -> bool:
    """Vassals and players with a captive lord who have no units (R15.7); whether there was one."""
    leaving = [seat for seat, at in enumerate(s.lord_at) if at == OFF_BOARD and s.is_in(seat) and not s.all_units(seat)]
    leaders = best_of_the_free(s, leaving)
    for seat in leaving:
        go_out(s, seat)
    crown_if_all_are_out(s, leaders)
    return bool(leaving)


def best_of_the_free(s: Kard, leaving: list[int]) -> list[int]:
    """Who would win among those who are about to go out together; vassals never do (V6, V9)."""
    free = [seat for seat in leaving if s.is_free(seat)]
    return best(s, free) if free else []


def crown_if_all_are_out(s: Kard, leaders: list[int]) -> None:
    """V9: the position just before decides among the last who went out at the same moment."""
    if not any(s.is_free(seat) for seat in range(s.seats)):
        crown(s, leaders, "years")


def bring_lords_back(s: Kard) -> None:
    """A freed vassal may have had no county for the lord, who returns to the first one they get (R16.8)."""
    for seat, at in enumerate(s.lord_at):
        if at == OFF_BOARD and s.lands[seat] and s.is_free(seat) and not s.captive[seat]:
            s.push("lord_return", seat)


def colour(s: Kard, seat: int) -> int:
    return NEUTRAL + max(s.home[seat], 0)


def turn_units_neutral(s: Kard, seat: int) -> None:
    """Their units stay where they are (R21.2)."""
    for county in bits(s.lands[seat]):
        s.turn_neutral(county, colour(s, seat))


def call_off_attacks(s: Kard, seat: int) -> None:
    """Their attacking armies are removed (R13.11, R21.2)."""
    for battle in s.battles:
        if battle.attacker == seat:
            s.field(seat, battle.army, -1)
            s.drop(battle.serial)


# === R15 Elimination ==================================================================================================


def eliminate(s: Kard, loser: int, victor: int) -> None:
    """Treasury to the victor, and one unit for each county and each unresolved battle (R15.1 to R15.5)."""
    _take_treasury(s, loser, victor, "eliminated")
    for county in reversed(bits(s.lands[loser])):
        arms = _arms(s.clear(county))
        battle = s.battle_at(county)
        if battle is None:
            s.push("inherit", victor, county, arms, 0)
        elif not _sides_with(s, battle.attacker, victor):
            s.push("inherit", victor, county, arms, battle.serial)
    for battle in reversed(s.battles):
        if battle.attacker == loser:
            _inherit_attack(s, battle, victor)
    go_out(s, loser)


def _take_treasury(s: Kard, loser: int, victor: int, event: str) -> None:
    amount, s.treasury[loser] = s.treasury[loser], 0
    s.treasury[victor] += amount
    s.tell(event, seat=loser, other=victor, amount=amount)


def _inherit_attack(s: Kard, battle: Battle, victor: int) -> None:
    s.field(battle.attacker, battle.army, -1)
    defender = s.holder[battle.county]
    if defender == EMPTY or (defender < NEUTRAL and _sides_with(s, defender, victor)):
        s.drop(battle.serial)
        return
    s.put(battle._replace(attacker=victor, army=NO_ARMY, lord=False))
    s.push("inherit_army", victor, battle.serial, _arms(battle.army))


def _sides_with(s: Kard, seat: int, victor: int) -> bool:
    """The victor, or one of their vassals (R15.9)."""
    return seat == victor or s.liege[seat] == victor


def _arms(army: Army) -> tuple[int, ...]:
    return tuple(arm for arm in range(len(ARMS)) if army[arm])


def heirlooms(s: Kard, seat: int, county: County, arms: tuple[int, ...], must: int) -> list[int | str]:
    """An arm that stood there; none only where no battle waits (R15.2, R15.3)."""
    return [*arms] if must else [*arms, NONE]


def why_not_heirloom(
    s: Kard, seat: int, arm: int | str, county: County, arms: tuple[int, ...], must: int
) -> Refusal | None:
    return refuse("R15.3" if arm == NONE else "R15.2", county=county)


INHERIT = Kind("inherit", heirlooms, why_not_heirloom, ARM_OR_NONE)


def inherit(s: Kard) -> Rules:
    """One unit where the loser stood; it counts as moved (R15.5)."""
    _, victor, county, arms, must = s.agenda[-1]
    assert isinstance(victor, int) and isinstance(county, int) and isinstance(arms, tuple) and isinstance(must, int)
    if s.is_in(victor):
        s.asked = 1 << victor
        arm = yield INHERIT, victor, county, arms, must
        if arm != NONE:
            s.add(victor, county, arm, moved=True)
            s.tell("inherited", seat=victor, county=county, arm=arm)
    s.done()


def inherit_army(s: Kard) -> Rules:
    """Exactly one unit takes over an attack (R15.3)."""
    _, victor, serial, arms = s.agenda[-1]
    assert isinstance(victor, int) and isinstance(serial, int) and isinstance(arms, tuple)
    battle = next((battle for battle in s.battles if battle.serial == serial), None)
    if battle is not None:  # else the victor has left the game, and the attack is off
        s.asked = 1 << victor
        arm = yield INHERIT, victor, battle.county, arms, 1
        army: Army = (int(arm == 0), int(arm == 1), int(arm == 2))
        s.put(battle._replace(army=army))
        s.field(victor, army)
        s.tell("inherited", seat=victor, county=battle.county, arm=arm)
    s.done()


# === R16 The oath of fealty ===========================================================================================

OFFER_OATH = Kind("offer_oath", lambda s, seat, victor: [YES, NO], codec=words(YES, NO))
ACCEPT_OATH = Kind("accept_oath", lambda s, seat, loser: [YES, NO], codec=words(YES, NO))


def oath(s: Kard) -> Rules:
    """The loser may offer it (R16.1)."""
    _, loser, victor = s.agenda[-1]
    assert isinstance(loser, int) and isinstance(victor, int)
    if not s.is_in(loser):
        s.done()
        return
    s.asked = 1 << loser
    if (yield OFFER_OATH, loser, victor) == YES:
        s.tell("oath_offered", seat=loser, other=victor)
        s.change("oath_answer", loser, victor)
    else:
        s.done()
        eliminate(s, loser, victor)


def oath_answer(s: Kard) -> Rules:
    _, loser, victor = s.agenda[-1]
    assert isinstance(loser, int) and isinstance(victor, int)
    if not s.is_in(victor):
        s.done()
        capture(s, loser)
        return
    s.asked = 1 << victor
    accepted = yield ACCEPT_OATH, victor, loser
    s.done()
    if accepted == YES:
        swear(s, loser, victor)
    else:
        s.tell("oath_refused", seat=victor, other=loser)
        eliminate(s, loser, victor)


def swear(s: Kard, vassal: int, liege: int) -> None:
    """The lord leaves the board, offices and treasury are lost (R16.2); the vassal's own vassals are free (R16.8)."""
    _take_treasury(s, vassal, liege, "sworn")
    s.vacate(vassal)
    s.lord_at[vassal] = OFF_BOARD
    s.liege = with_one(s.liege, vassal, liege)
    free_vassals(s, vassal)
