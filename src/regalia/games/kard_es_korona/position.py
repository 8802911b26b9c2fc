"""A situation as readable JSON and back, and what every situation must satisfy."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.dice import Dice
from regalia.core.errors import BadPosition
from regalia.core.rulebook import Setup
from regalia.core.state import OVER
from regalia.games.kard_es_korona import rules
from regalia.games.kard_es_korona.checking import check
from regalia.games.kard_es_korona.constants import EVENTS, NO_EVENT, OFFICES, PROVINCES, RING
from regalia.games.kard_es_korona.map import County
from regalia.games.kard_es_korona.rules.movement import steps_of
from regalia.games.kard_es_korona.setup import empty_map
from regalia.games.kard_es_korona.state import EMPTY, NEUTRAL, NOBODY, OFF_BOARD, Battle, Kard, Task

__all__ = ["check", "read", "write"]

Numbers = tuple[int, int, int]
Holder = int | str
"""A seat, or the province whose colour neutral troops have."""

MOVEMENT: list[list[Any]] = [["year"], ["year_end"], ["battles", 0, NOBODY], ["move"]]


class Land(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Infantry, archers, cavalry; how many of them have moved, and fought."""

    holder: Holder
    units: Numbers
    moved: Numbers = (0, 0, 0)
    fought: Numbers = (0, 0, 0)


class Attack(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    serial: int
    county: str
    attacker: int
    army: Numbers
    lord: bool = False
    entries: list[str] = []
    forced: bool = False
    loose: bool = False


class Fight(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The battle being fought: dice by side and arm, attackers first."""

    attack: Attack
    foe: Holder | None
    clash: str = ""
    round: int = 0
    led: tuple[int, int] = (NOBODY, NOBODY)
    rerolled: int = 0
    rolls: list[list[int]] = []
    stage: int = 0
    losses: tuple[Numbers, Numbers] = ((0, 0, 0), (0, 0, 0))
    retreating: tuple[int, int] = (0, NOBODY)


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`dies` is the year in which a captive lord dies, 1 being 1301."""

    home: str | None = None
    treasury: int = 0
    lord: str | None = None
    lord_moved: bool = False
    dies: int = 0
    liege: int | None = None
    out: bool = False
    steps: int | None = None
    passed: bool = False
    knights: int = 0


class Table(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """By hand only the homes of the players and what stands in the counties are needed: then somebody moves."""

    phase: str
    players: list[Player]
    counties: dict[str, Land] = {}
    agenda: list[list[Any]] = msgspec.field(default_factory=lambda: [list(task) for task in MOVEMENT])
    year: int = 1
    start: int = 0
    active: int = 0
    first_passed: int | None = None
    offices: dict[str, int] = {}
    deck: list[str] | None = None
    drawn: list[str] = []
    event: str | None = None
    winners: list[int] = []
    asked: int = 0
    vetoed: list[tuple[int, str]] = []
    is_offered: bool = False
    knights: dict[str, int] = {}
    mercenaries: int = 0
    to_place: tuple[int, ...] = (0, 0, 0, 0)
    battles: list[Attack] = []
    serial: int = 0
    fight: Fight | None = None
    cast: int = 0
    election: bool = False
    elections: int = 0
    bids: list[int] = []


# --- writing ----------------------------------------------------------------------------------------------------------


def write(s: Kard) -> dict[str, Any]:
    ids = s.map.ids
    table = Table(
        phase=s.phase,
        players=[_player(s, seat) for seat in range(s.seats)],
        counties={ids[county]: _land(s, county) for county in range(s.map.size) if s.holder[county] != EMPTY},
        agenda=[list(task) for task in s.agenda],
        year=s.year,
        start=s.start,
        active=s.active,
        first_passed=None if s.first_passed == NOBODY else s.first_passed,
        offices={office: holder for office, holder in zip(OFFICES, s.offices, strict=True) if holder != NOBODY},
        deck=[EVENTS[card] for card in reversed(s.deck)],
        drawn=[EVENTS[card] for card in s.drawn],
        event=None if s.event == NO_EVENT else EVENTS[s.event],
        winners=list(s.winners),
        asked=s.asked,
        vetoed=[(seat, ids[county]) for seat, county in s.vetoed],
        is_offered=s.is_offered,
        knights={ids[county]: number for county, number in s.knights},
        mercenaries=s.mercenaries,
        to_place=tuple(s.to_place),
        battles=[_attack(s, battle) for battle in s.battles],
        serial=s.serial,
        fight=None if s.fight is None else _fight(s, s.fight),
        cast=s.cast,
        election=bool(s.election),
        elections=s.elections,
        bids=list(s.bids),
    )
    plain: dict[str, Any] = msgspec.to_builtins(table)
    return plain


def _player(s: Kard, seat: int) -> Player:
    return Player(
        home=None if s.home[seat] == NOBODY else RING[s.home[seat]],
        treasury=s.treasury[seat],
        lord=None if s.lord_at[seat] == OFF_BOARD else s.map.ids[s.lord_at[seat]],
        lord_moved=bool(s.lord_moved >> seat & 1),
        dies=s.captive[seat],
        liege=None if s.liege[seat] == NOBODY else s.liege[seat],
        out=not s.is_in(seat),
        steps=s.steps[seat],
        passed=bool(s.passed >> seat & 1),
        knights=s.knights_of[seat],
    )


def _three(counts: list[int], county: County) -> Numbers:
    return counts[3 * county], counts[3 * county + 1], counts[3 * county + 2]


def _land(s: Kard, county: County) -> Land:
    holder = s.holder[county]
    return Land(_holder(holder), s.army_in(county), _three(s.moved, county), _three(s.fought, county))


def _holder(holder: int) -> Holder:
    return holder if holder < NEUTRAL else PROVINCES[holder - NEUTRAL]


def _attack(s: Kard, b: Battle) -> Attack:
    ids = s.map.ids
    return Attack(
        b.serial, ids[b.county], b.attacker, b.army, b.lord, [ids[entry] for entry in b.entries], b.forced, b.loose
    )


def _fight(s: Kard, battle: Battle) -> Fight:
    return Fight(
        attack=_attack(s, battle),
        foe=None if s.foe == EMPTY else _holder(s.foe),
        clash=s.clash,
        round=s.round,
        led=s.led,
        rerolled=s.rerolled,
        rolls=[list(dice) for dice in s.rolls],
        stage=s.stage,
        losses=s.losses,
        retreating=s.retreating,
    )


# --- reading ----------------------------------------------------------------------------------------------------------


def read(data: dict[str, Any], setup: Setup, dice: Dice) -> Kard:
    """BadPosition says what cannot be; `check` looks at the rest."""
    try:
        table = msgspec.convert(data, Table)
    except msgspec.ValidationError as error:
        raise BadPosition(f"this position is broken: {error}") from None
    if len(table.players) != setup.seats:
        raise BadPosition(f"there are {setup.seats} seats, but {len(table.players)} players")
    s = empty_map(setup, dice)
    for id, land in table.counties.items():
        _read_land(s, _county(s, id), land)
    _read_players(s, table.players)
    _read_year(s, table)
    _read_movement(s, table)
    _read_battles(s, table)
    s.agenda = [_task(task) for task in table.agenda]
    s.phase = table.phase
    if s.phase != OVER and (not s.agenda or s.agenda[-1][0] != s.phase):
        raise BadPosition(f"the last task of the agenda is the phase, {s.phase!r}")
    if any(task[0] not in rules.PHASES for task in s.agenda):
        raise BadPosition("there is a task on the agenda that is no phase of the game")
    return s


def _task(parts: list[Any]) -> Task:
    found = tuple(tuple(part) if isinstance(part, list) else part for part in parts)
    flat = [value for part in found for value in (part if isinstance(part, tuple) else (part,))]
    if not found or not isinstance(found[0], str) or not all(type(value) in (int, str) for value in flat):
        raise BadPosition("a task is the name of a phase, and whole numbers")
    return found


def _county(s: Kard, id: str) -> County:
    if id not in s.map.number:
        raise BadPosition(f"there is no county {id!r} on this map")
    return s.map.number[id]


def _read_holder(s: Kard, holder: Holder) -> int:
    if isinstance(holder, int) and 0 <= holder < s.seats:
        return holder
    if isinstance(holder, str) and holder in PROVINCES:
        return NEUTRAL + PROVINCES.index(holder)
    raise BadPosition(f"a holder is a seat or a province, not {holder!r}")


def _read_land(s: Kard, county: County, land: Land) -> None:
    for numbers in (land.units, land.moved, land.fought):
        if not all(0 <= number < 100 for number in numbers):
            raise BadPosition(f"there cannot be so many units in {s.map.ids[county]}")
    if not any(land.units):
        raise BadPosition(f"{s.map.ids[county]} has a holder but no units")
    s.add_army(_read_holder(s, land.holder), county, land.units, moved=False)
    s.moved[3 * county : 3 * county + 3] = bytes(land.moved)
    for arm in range(3):
        if s.holder[county] < NEUTRAL and land.moved[arm] == land.units[arm]:
            s.fresh[3 * s.holder[county] + arm] &= ~(1 << county)
    s.fought[3 * county : 3 * county + 3] = bytes(land.fought)


def _bits(flags: list[bool]) -> int:
    return sum(1 << at for at, flag in enumerate(flags) if flag)


def _read_players(s: Kard, players: list[Player]) -> None:
    for player in players:
        if player.home not in (None, *RING):
            raise BadPosition(f"there is no province {player.home!r}: {', '.join(RING)}")
    s.home = tuple(NOBODY if player.home is None else RING.index(player.home) for player in players)
    s.treasury = [player.treasury for player in players]
    s.bank = -sum(s.treasury)
    s.lord_at = [OFF_BOARD if player.lord is None else _county(s, player.lord) for player in players]
    s.captive = tuple(player.dies for player in players)
    s.liege = tuple(NOBODY if player.liege is None else player.liege for player in players)
    s.lord_moved = _bits([player.lord_moved for player in players])
    s.out = _bits([player.out for player in players])
    s.passed = _bits([player.passed or player.out for player in players])
    s.steps = [steps_of(s, seat) if player.steps is None else player.steps for seat, player in enumerate(players)]
    s.knights_of = tuple(player.knights for player in players)


def _card(id: str) -> int:
    if id not in EVENTS:
        raise BadPosition(f"there is no event {id!r}")
    return EVENTS.index(id)


def _read_year(s: Kard, table: Table) -> None:
    s.year, s.start, s.active = table.year, table.start, table.active
    s.first_passed = NOBODY if table.first_passed is None else table.first_passed
    if not {*table.offices} <= {*OFFICES}:
        raise BadPosition(f"the offices are {', '.join(OFFICES)}")
    s.offices = tuple(table.offices.get(office, NOBODY) for office in OFFICES)
    s.drawn = tuple(_card(id) for id in table.drawn)
    s.event = NO_EVENT if table.event is None else _card(table.event)
    if table.deck is not None:
        s.deck = [_card(id) for id in reversed(table.deck)]
    elif s.variants.events:
        s.deck = [card for card in range(len(EVENTS)) if card not in s.drawn]
        s.dice.shuffle(s.deck)
    s.winners, s.asked, s.cast = tuple(table.winners), table.asked, table.cast
    s.election, s.elections, s.bids = int(table.election), table.elections, tuple(table.bids)


def _read_movement(s: Kard, table: Table) -> None:
    s.vetoed = tuple((seat, _county(s, id)) for seat, id in table.vetoed)
    s.is_offered, s.mercenaries = table.is_offered, table.mercenaries
    s.knights = tuple(sorted((_county(s, id), number) for id, number in table.knights.items()))
    s.to_place = list(table.to_place)


def _read_battle(s: Kard, a: Attack) -> Battle:
    if not 0 <= a.attacker < s.seats or not all(0 <= number < 100 for number in a.army):
        raise BadPosition("an attack is of a seat, with an army")
    entries = tuple(sorted(_county(s, id) for id in a.entries))
    return Battle(a.serial, _county(s, a.county), a.attacker, a.army, a.lord, entries, a.forced, a.loose)


def _read_battles(s: Kard, table: Table) -> None:
    s.battles = tuple(_read_battle(s, attack) for attack in table.battles)
    s.find_contested()
    s.serial = max([table.serial, *(battle.serial for battle in s.battles)])
    for battle in s.battles:
        s.field(battle.attacker, battle.army)
    for task in table.agenda:  # groups that are looking for a county
        if task and task[0] in ("disperse", "shelter") and len(task) > 3:
            s.field(int(task[1]), tuple(task[3]))
    if table.fight is None:
        return
    fight = table.fight
    s.fight = _read_battle(s, fight.attack)
    s.find_contested()
    s.field(s.fight.attacker, s.fight.army)
    s.foe = EMPTY if fight.foe is None else _read_holder(s, fight.foe)
    s.clash, s.round, s.led, s.rerolled = fight.clash, fight.round, fight.led, fight.rerolled
    s.rolls = tuple(tuple(dice) for dice in fight.rolls)
    s.stage, s.losses, s.retreating = fight.stage, fight.losses, fight.retreating
