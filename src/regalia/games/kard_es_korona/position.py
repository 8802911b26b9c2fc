"""A situation as readable JSON and back."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.dice import Dice
from regalia.core.errors import BadPosition
from regalia.core.files.forms import BySeat, Names, bits_of, copied, if_given, or_none, put
from regalia.core.rulebook import Setup
from regalia.core.state import OVER
from regalia.games.kard_es_korona import rules
from regalia.games.kard_es_korona.pieces.board import County
from regalia.games.kard_es_korona.pieces.numbers import EVENTS, NO_EVENT, OFFICES, PROVINCES, RING
from regalia.games.kard_es_korona.rules.march.movement import steps_of
from regalia.games.kard_es_korona.setup import empty_table
from regalia.games.kard_es_korona.state import EMPTY, NEUTRAL, NOBODY, OFF_BOARD, Battle, Clash, Kard, Task

Numbers = tuple[int, int, int]
Holder = int | str
"""A seat, or the province whose colour neutral troops have."""

AS_IT_IS = (
    "phase", "year", "start", "active", "winners", "asked", "is_offered", "mercenaries", "cast", "elections", "bids",
)  # fmt: skip
OF_THE_FIGHT = ("clash", "round", "led", "rerolled", "rolls", "stage", "losses", "retreating", "story")
EVENT, OFFICE, HOME = Names("event", EVENTS), Names("office", OFFICES), Names("province", RING)

WIDE = {"cast": (1 << 32) - 1}
"""A fingerprint is a larger number than others."""

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
    rolls: tuple[tuple[int, ...], ...] = ()
    stage: int = 0
    losses: tuple[Numbers, Numbers] = ((0, 0, 0), (0, 0, 0))
    retreating: tuple[int, int] = (0, NOBODY)
    story: tuple[Clash, ...] = ()


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


class Situation(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """By hand only the homes of the players and what stands in the counties are needed: then somebody moves."""

    phase: str
    players: BySeat[Player]
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
    winners: tuple[int, ...] = ()
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
    bids: tuple[int, ...] = ()


# --- writing ----------------------------------------------------------------------------------------------------------


def write(s: Kard) -> Situation:
    ids = s.board.ids
    return Situation(
        **copied(s, AS_IT_IS),
        players=[_player(s, seat) for seat in range(s.seats)],
        counties={ids[county]: _land(s, county) for county in range(s.board.size) if s.holder[county] != EMPTY},
        agenda=[list(task) for task in s.agenda],
        first_passed=or_none(s.first_passed, NOBODY),
        offices=OFFICE.by_name(s.offices, but=NOBODY),
        deck=EVENT.names(reversed(s.deck)),
        drawn=EVENT.names(s.drawn),
        event=EVENT.name_or_none(s.event),
        vetoed=[(seat, ids[county]) for seat, county in s.vetoed],
        knights={ids[county]: number for county, number in s.knights},
        to_place=tuple(s.to_place),
        battles=[_attack(s, battle) for battle in s.battles],
        serial=s.serial,
        fight=None if s.fight is None else _fight(s, s.fight),
        election=bool(s.election),
    )


def _player(s: Kard, seat: int) -> Player:
    return Player(
        home=HOME.name_or_none(s.home[seat]),
        treasury=s.treasury[seat],
        lord=None if s.lord_at[seat] == OFF_BOARD else s.board.ids[s.lord_at[seat]],
        lord_moved=bool(s.lord_moved >> seat & 1),
        dies=s.captive[seat],
        liege=or_none(s.liege[seat], NOBODY),
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
    ids = s.board.ids
    return Attack(
        b.serial, ids[b.county], b.attacker, b.army, b.lord, [ids[entry] for entry in b.entries], b.forced, b.loose
    )


def _fight(s: Kard, battle: Battle) -> Fight:
    return Fight(**copied(s, OF_THE_FIGHT), attack=_attack(s, battle), foe=None if s.foe == EMPTY else _holder(s.foe))


# --- reading ----------------------------------------------------------------------------------------------------------


def read(given: Situation, setup: Setup, dice: Dice) -> Kard:
    """BadPosition says what in it cannot be understood; `check` looks at the rest."""
    s = empty_table(setup, dice)
    put(s, copied(given, AS_IT_IS))
    for id, land in given.counties.items():
        _read_land(s, _county(s, id), land)
    _read_players(s, given.players)
    _read_year(s, given)
    _read_movement(s, given)
    s.agenda = [_task(number, task) for number, task in enumerate(given.agenda, 1)]
    _read_battles(s, given)
    if s.phase != OVER and (not s.agenda or s.agenda[-1][0] != s.phase):
        raise BadPosition(f"the last task of the agenda is the phase, {s.phase!r}")
    return s


def _task(number: int, parts: list[Any]) -> Task:
    found = tuple(tuple(part) if isinstance(part, list) else part for part in parts)
    flat = [value for part in found for value in (part if isinstance(part, tuple) else (part,))]
    if not all(type(value) in (int, str) for value in flat) or not found or found[0] not in rules.PHASES:
        raise BadPosition(f"task {number} of the agenda is not the name of a phase, and whole numbers")
    return found


def _county(s: Kard, id: str) -> County:
    if id not in s.board.number:
        raise BadPosition(f"there is no county {id!r} on this map")
    return s.board.number[id]


def _read_holder(s: Kard, holder: Holder) -> int:
    if isinstance(holder, int) and 0 <= holder < s.seats:
        return holder
    if isinstance(holder, str) and holder in PROVINCES:
        return NEUTRAL + PROVINCES.index(holder)
    raise BadPosition(f"a holder is a seat or a province, not {holder!r}")


def _read_land(s: Kard, county: County, land: Land) -> None:
    for numbers in (land.units, land.moved, land.fought):
        if not all(0 <= number < 100 for number in numbers):
            raise BadPosition(f"there cannot be so many units in {s.board.ids[county]}")
    if not any(land.units):
        raise BadPosition(f"{s.board.ids[county]} has a holder but no units")
    s.add_army(_read_holder(s, land.holder), county, land.units, moved=False)
    s.moved[3 * county : 3 * county + 3] = bytes(land.moved)
    for arm in range(3):
        if s.holder[county] < NEUTRAL and land.moved[arm] == land.units[arm]:
            s.fresh[3 * s.holder[county] + arm] &= ~(1 << county)
    for arm in range(3):  # whoever has moved does not attack anyway
        s.fought[3 * county + arm] = min(land.fought[arm], max(0, land.units[arm] - land.moved[arm]))


def _read_players(s: Kard, players: list[Player]) -> None:
    everyone = list(enumerate(players))
    s.home = tuple(HOME.number_or(NOBODY, player.home) for player in players)
    s.treasury = [player.treasury for player in players]
    s.bank = -sum(s.treasury)
    s.lord_at = [OFF_BOARD if player.lord is None else _county(s, player.lord) for player in players]
    s.captive = tuple(player.dies for player in players)
    s.liege = tuple(if_given(player.liege, NOBODY) for player in players)
    s.lord_moved = bits_of(seat for seat, player in everyone if player.lord_moved)
    s.out = bits_of(seat for seat, player in everyone if player.out)
    s.passed = bits_of(seat for seat, player in everyone if player.passed or player.out)
    s.steps = [steps_of(s, seat) if player.steps is None else player.steps for seat, player in everyone]
    s.knights_of = tuple(player.knights for player in players)


def _read_year(s: Kard, given: Situation) -> None:
    s.first_passed = if_given(given.first_passed, NOBODY)
    s.offices = OFFICE.in_order(given.offices, missing=NOBODY)
    s.drawn = tuple(EVENT.numbers(given.drawn))
    s.event = EVENT.number_or(NO_EVENT, given.event)
    if given.deck is not None:
        s.deck = EVENT.numbers(reversed(given.deck))
    elif s.variants.events:
        s.deck = [card for card in range(len(EVENTS)) if card not in s.drawn]
        s.dice.shuffle(s.deck)
    s.election = int(given.election)


def _read_movement(s: Kard, given: Situation) -> None:
    s.vetoed = tuple((seat, _county(s, id)) for seat, id in given.vetoed)
    s.knights = tuple(sorted((_county(s, id), number) for id, number in given.knights.items()))
    s.to_place = list(given.to_place)


def _read_battle(s: Kard, a: Attack) -> Battle:
    if not 0 <= a.attacker < s.seats or not all(0 <= number < 100 for number in a.army):
        raise BadPosition("an attack is of a seat, with an army")
    entries = tuple(sorted(_county(s, id) for id in a.entries))
    return Battle(a.serial, _county(s, a.county), a.attacker, a.army, a.lord, entries, a.forced, a.loose)


def _read_battles(s: Kard, given: Situation) -> None:
    s.battles = tuple(_read_battle(s, attack) for attack in given.battles)
    s.find_contested()
    s.serial = max([given.serial, *(battle.serial for battle in s.battles)])
    for battle in s.battles:
        s.field(battle.attacker, battle.army)
    for task in s.agenda:
        if task[0] in ("disperse", "shelter"):
            s.field(*_read_group(s, task))
    if given.fight is not None:
        _read_fight(s, given.fight)


def _read_group(s: Kard, task: Task) -> tuple[int, Numbers]:
    """A group that is looking for a county."""
    match task:
        case (_, int(seat), _, (int(infantry), int(archers), int(cavalry)), *_) if 0 <= seat < s.seats:
            return seat, (infantry, archers, cavalry)
    raise BadPosition(f"task {task[0]!r} of the agenda is about a seat, a county and an army")


def _read_fight(s: Kard, fight: Fight) -> None:
    put(s, copied(fight, OF_THE_FIGHT))
    s.fight = _read_battle(s, fight.attack)
    s.find_contested()
    s.field(s.fight.attacker, s.fight.army)
    s.foe = EMPTY if fight.foe is None else _read_holder(s, fight.foe)
