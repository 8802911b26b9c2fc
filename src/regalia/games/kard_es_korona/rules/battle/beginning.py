"""R8, R3.11, R13.2: which battle is next, the weather before a siege, and the arms that the lords lead."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kard_es_korona.notation import AGAIN, ARM, COUNTY
from regalia.games.kard_es_korona.pieces.board import SIEGE, County
from regalia.games.kard_es_korona.pieces.numbers import ARMS, INFANTRY, JUDGE, RAIN_ON, RAINY_AUTUMN
from regalia.games.kard_es_korona.rules.battle.sides import army_of, lord_of
from regalia.games.kard_es_korona.rules.contest import REROLL
from regalia.games.kard_es_korona.state import (
    ATTACKER,
    DEFENDER,
    EMPTY,
    NOBODY,
    Battle,
    Kard,
)

IN_THE_OPEN, SIEGES = range(2)


# === R8 Order of battles ==============================================================================================


def first_with_lord(s: Kard) -> Battle | None:
    """R8.1."""
    led = (battle for battle in s.battles if battle.lord or s.defender_lord(battle.county) != NOBODY)
    return next(led, None)


def next_starter(s: Kard, kind: int, first: int) -> int:
    """From this seat clockwise, the next one that has started a battle of the kind (R8.2, R8.3)."""
    starters = {battle.attacker for battle in s.battles if s.board.castle[battle.county] == (kind == SIEGES)}
    return next((seat for at in range(s.seats) if (seat := (first + at) % s.seats) in starters), NOBODY)


def battles_of(s: Kard, seat: int, kind: int) -> list[County]:
    """The open battles, or the sieges, that a seat has started."""
    sieges = kind == SIEGES
    return [b.county for b in s.battles if b.attacker == seat and s.board.castle[b.county] == sieges]


def why_not_battle(s: Kard, seat: int, county: County, kind: int) -> Refusal | None:
    battle = s.battle_at(county)
    if battle is None or battle.attacker != seat:
        return refuse("R8.2", county=county)
    return refuse("R8.3", county=county)


CHOOSE_BATTLE = Kind("choose_battle", battles_of, why_not_battle, COUNTY)


def battles(s: Kard) -> Rules:
    """Those with lords in the order of their making, then open battles round and round, then sieges (R8.1 to R8.3)."""
    if not s.battles:
        s.done()
        return
    _, kind, turn = s.agenda[-1]
    assert isinstance(kind, int) and isinstance(turn, int)
    led = first_with_lord(s)
    if led is not None:
        begin_fight(s, led)
        return
    seat = next_starter(s, kind, s.start if turn == NOBODY else turn)
    if seat == NOBODY:
        others = SIEGES if kind == IN_THE_OPEN else IN_THE_OPEN
        s.change("battles", others, s.active if s.variants.is_traditional else NOBODY)
        return
    s.asked = 1 << seat
    county = yield CHOOSE_BATTLE, seat, kind
    s.change("battles", kind, (seat + 1) % s.seats)
    battle = s.battle_at(county)
    assert battle is not None
    begin_fight(s, battle)


# === the beginning of a fight =========================================================================================


def begin_fight(s: Kard, battle: Battle) -> None:
    """The battle's turn has come; without defenders, or against liege or vassal, it is settled without dice (R8.5)."""
    s.take_up(battle)
    county = battle.county
    army = (*battle.army, battle.lord)
    s.tell("battle_began", seat=battle.attacker, county=county, army=army, defenders=s.army_in(county))
    if s.foe == EMPTY:
        s.push("conclude")
    elif s.is_bound(battle.attacker, s.foe) or s.foe == battle.attacker:
        s.push("lead")
        call_off(s)
    elif s.board.ground[county] == SIEGE and s.event == RAINY_AUTUMN and not battle.forced:
        s.push("rain", 0)
    else:
        s.push("lead")


def call_off(s: Kard) -> None:
    """The attackers make an organised retreat (R11.3, R3.11, R16.7); the task in hand is one of the fight."""
    battle = s.fight
    assert battle is not None
    s.tell("called_off", seat=battle.attacker, county=battle.county)
    if s.clash:  # else nobody has struck yet
        tired_out(s, battle.county)
    s.end_fight()
    s.change("settled", NOBODY)
    s.push("disperse", battle.attacker, battle.county, battle.army, int(battle.lord), battle.entries, 0)


def tired_out(s: Kard, county: County) -> None:
    """In the traditional order whoever has fought may not attack any more this year (R23.6)."""
    if s.variants.is_traditional:
        for at in range(3 * county, 3 * county + 3):
            s.fought[at] = s.units[at] - s.moved[at]


def rain(s: Kard) -> Rules:
    """Rainy Autumn: on 1 or 2 the siege is off (R3.11)."""
    battle = s.fight
    assert battle is not None
    die = s.agenda[-1][1]
    if not die:
        die = s.roll()
        s.tell("rain_roll", seat=battle.attacker, number=die)
        s.change("rain", die)
    if s.offices[JUDGE] == battle.attacker:
        s.asked = 1 << battle.attacker
        if (yield REROLL, battle.attacker) == AGAIN:
            die = s.roll()
            s.tell("rerolled_die", seat=battle.attacker, number=die)
    assert isinstance(die, int)
    if die <= RAIN_ON:
        call_off(s)
    else:
        s.change("lead")


# === R13.2 The arm that a lord leads ==================================================================================


def arms_present(s: Kard, seat: int, side: int) -> list[int]:
    army = army_of(s, side)
    return [arm for arm in range(len(ARMS)) if army[arm]]


def why_not_lead(s: Kard, seat: int, arm: int, side: int) -> Refusal | None:
    return refuse("R13.2", arm=arm)


LEAD_ARM = Kind("lead_arm", arms_present, why_not_lead, ARM)


def lead(s: Kard) -> Rules:
    """The attacker names first; then the first clash."""
    for side in (ATTACKER, DEFENDER):
        seat = lord_of(s, side)
        if seat != NOBODY and s.led[side] == NOBODY:
            s.asked = 1 << seat
            arm = yield LEAD_ARM, seat, side
            s.led = (arm, s.led[1]) if side == ATTACKER else (s.led[0], arm)
            s.tell("led", seat=seat, arm=arm)
    if must_withdraw(s):
        call_off(s)
    else:
        s.change("clash")


def must_withdraw(s: Kard) -> bool:
    """Besiegers without infantry and without a lord, while there are defenders (R11.3)."""
    battle = s.fight
    assert battle is not None
    return s.board.castle[battle.county] and not battle.army[INFANTRY] and not battle.lord
