"""What lies on the table. Facts are numbers, lists and tuples; the last fields follow from the others.

Rules work off an agenda: a stack of tasks, the next one last. A task is a name (the phase) and plain values, so the
game can be taken up again from the state alone, wherever somebody leaves it (R21).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple
from zlib import crc32

from regalia.core.state import State, copier
from regalia.games.kard_es_korona.pieces.board import Board, Counties, County
from regalia.games.kard_es_korona.pieces.numbers import (
    ARCHER,
    CAVALRY,
    INFANTRY,
    MOST_PLAYERS,
    ROYAL,
    RULESETS,
    SUPPLY,
    VACANT,
    Ruleset,
)

NOBODY = -1
OFF_BOARD = -1
EMPTY = 0xFF
"""The holder of a county without units."""

NEUTRAL = 8
"""From here on holders are neutral: NEUTRAL + the province whose colour the troops have; WHITE is the king's."""

WHITE = NEUTRAL + ROYAL

Army = tuple[int, int, int]
"""How many infantry, archers and cavalry."""

Task = tuple[int | str | tuple[int, ...], ...]
"""A phase and what it needs: seats, counties, armies."""

Item = tuple[int, int, int, int]
"""Movers of a step: origin, arm (or LORD), how many, entry county."""

NO_ARMY: Army = (0, 0, 0)
NO_LOSSES: tuple[Army, Army] = (NO_ARMY, NO_ARMY)
DIE = 6
HIDDEN = -1
"""Another's treasury during an election, or a sum from which it could be reckoned."""

ATTACKER, DEFENDER = range(2)
ALL_FREE = tuple((NOBODY,) * seats for seats in range(MOST_PLAYERS + 1))
"""By number of seats: nobody has a liege."""


@dataclass(frozen=True, slots=True)
class Variants:
    """The options that rules look up during play (section 6)."""

    ruleset: str
    turn_mode: str
    vassalage: bool
    castle_arm_limit: bool
    arm_limit_reading: str
    knight_cap: bool
    knight_quota: bool
    besieger_arm_limit: bool
    pinning: bool
    lord_freeze: bool
    reverse_pinning: bool
    retreat: bool
    victor_move: str
    neutral_hits: str
    unit_supply: str
    events: bool
    election_memory: str
    rules: Ruleset = field(init=False, repr=False, compare=False)
    is_traditional: bool = field(init=False, repr=False, compare=False)
    is_strict: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """What is looked up at every decision is kept."""
        object.__setattr__(self, "rules", RULESETS[self.ruleset])
        object.__setattr__(self, "is_traditional", self.turn_mode == "traditional")
        object.__setattr__(self, "is_strict", self.arm_limit_reading == "strict_half")


class Battle(NamedTuple):
    """An attack not yet fought out: the army before the county, and where it came from (R7.1)."""

    serial: int
    county: County
    attacker: int
    army: Army
    lord: bool
    entries: tuple[County, ...]
    forced: bool = False  # by a retreat without a way out (R12.6)
    loose: bool = False  # the defenders had a surplus when it was made (R22.4)


class Clash(NamedTuple):
    """One clash of the battle being fought, when its losses are off: what stood on each side, and who fell."""

    kind: str  # one of the clashes, or the way of a retreat that costs half of the army (R22.8)
    round: int
    rolls: tuple[tuple[int, ...], ...]  # by side and arm, the attackers first
    armies: tuple[Army, Army]  # before it
    losses: tuple[Army, Army]


@dataclass(slots=True)
class Kard(State):
    """Lists are by seat; `units[3 * county + arm]` counts, and so do `moved` and `fought`: no unit is in both.

    Attackers of an unresolved battle stand in `battles`, not in `units`; their lord's county is the one attacked.
    """

    board: Board
    variants: Variants
    seats: int
    agenda: list[Task]
    asked: int  # a bit for each seat that has a decision now (R21.1)

    home: tuple[int, ...]  # by seat: the province, NOBODY before it is chosen
    year: int  # 1 is 1301
    start: int
    first_passed: int
    active: int
    winners: tuple[int, ...]

    holder: list[int]
    units: list[int]
    moved: list[int]
    fought: list[int]  # of those that have not moved (R23.6)
    lord_at: list[County]
    lord_moved: int  # bits by seat
    captive: tuple[int, ...]  # the year in which the lord dies, 0 for a lord who is free
    liege: tuple[int, ...]
    out: int  # bits by seat
    treasury: list[int]
    bank: int  # what the players have paid to the bank, less what they got
    offices: tuple[int, ...]

    deck: list[int]  # the top is last
    drawn: tuple[int, ...]
    event: int

    steps: list[int]
    passed: int  # bits by seat
    vetoed: tuple[tuple[int, County], ...]
    target: County  # of the step being made, NOBODY while there is none
    draft: tuple[Item, ...]
    is_offered: bool  # an office was up for sale in this turn (R18.6)
    knights: tuple[tuple[County, int], ...]  # cavalry recruited this year, by castle
    knights_of: tuple[int, ...]
    mercenaries: int  # placed outside castles in this turn (R3.12)

    to_place: list[int]  # units of the seat that is placing, then 1 while its lord is not placed
    battles: tuple[Battle, ...]
    serial: int
    fight: Battle | None
    foe: int  # who defends in the fight: a seat or a neutral colour
    clash: str  # the kind of clash, empty between two
    round: int  # of the fight, 0 before the first
    led: tuple[int, int]  # by side: the arm led by the lord, NOBODY without
    rerolled: int  # bits by side
    rolls: tuple[tuple[int, ...], ...]  # by side and arm; empty before the dice are cast
    stage: int  # within a clash
    losses: tuple[Army, Army]  # by side, not yet taken off
    retreating: tuple[int, County]  # side and county in a pursuit
    story: tuple[Clash, ...]  # the clashes of the fight that are over

    cast: int  # a fingerprint of all dice that fell: where they differ, so do the views

    election: int  # bits: 1 while an election is held, treasuries being hidden
    elections: int  # held before the present one
    bids: tuple[int, ...]  # the last ones revealed

    lands: list[Counties]  # by seat
    neutral: Counties
    held: Counties  # by anybody
    contested: Counties  # with an unresolved battle, the one being fought too
    troops: list[int]  # by county, all arms together
    reserve: dict[int, tuple[Item, ...]]  # who could still join the step being made, by origin and arm
    fresh: list[Counties]  # by seat and arm: where units have not moved this year
    discs: list[int]  # by seat and arm: on the board

    def copy(self) -> Kard:
        return _copy(self)

    def roll(self) -> int:
        """A die that everybody sees."""
        return self.rolled(1)[0]

    def rolled(self, number: int) -> tuple[int, ...]:
        """So many of them."""
        dice = tuple(self.dice.rolls(DIE, number))
        self.cast = crc32(bytes(dice), self.cast)
        return dice

    # --- the agenda ---------------------------------------------------------------------------------------------------

    def push(self, *task: Any) -> None:
        self.agenda.append(task)
        self.phase = task[0]

    def done(self) -> Task:
        """The task in hand is finished; the one below it is next."""
        task = self.agenda.pop()
        self.phase = str(self.agenda[-1][0])
        return task

    def change(self, *task: Any) -> None:
        """The task in hand goes on as another one."""
        self.agenda[-1] = task
        self.phase = task[0]

    # --- seats --------------------------------------------------------------------------------------------------------

    def is_in(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def is_free(self, seat: int) -> bool:
        """Still in the game, and nobody's vassal."""
        return not self.out >> seat & 1 and self.liege[seat] == NOBODY

    def players_from(self, first: int) -> list[int]:
        """Those in the game, clockwise from a seat."""
        return [seat for at in range(self.seats) if not self.out >> (seat := (first + at) % self.seats) & 1]

    def next_from(self, seat: int) -> int:
        """This seat, or the next one clockwise that is in the game (R2.3)."""
        players = self.players_from(seat)
        return players[0] if players else seat

    @property
    def has_vassals(self) -> bool:
        return self.liege != ALL_FREE[self.seats]

    def is_bound(self, one: int, other: int) -> bool:
        """Liege and vassal (R1.5)."""
        return other < NEUTRAL and (self.liege[one] == other or self.liege[other] == one)

    def vassals(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if self.liege[other] == seat and not self.out >> other & 1]

    def is_elector(self, seat: int) -> bool:
        """Still in, no vassal, no captive lord (R17.2)."""
        return not self.out >> seat & 1 and self.liege[seat] == NOBODY and not self.captive[seat]

    # --- money --------------------------------------------------------------------------------------------------------

    def pay_bank(self, seat: int, amount: int) -> None:
        """To the bank, or from it where the amount is negative."""
        self.treasury[seat] -= amount
        self.bank += amount

    def vacate(self, seat: int) -> None:
        """All offices of a seat become vacant."""
        if seat in self.offices:
            self.offices = tuple(VACANT if holder == seat else holder for holder in self.offices)

    # --- units --------------------------------------------------------------------------------------------------------

    def army_in(self, county: County) -> Army:
        at = 3 * county
        units = self.units
        return units[at], units[at + 1], units[at + 2]

    def add(self, holder: int, county: County, arm: int, number: int = 1, *, moved: bool = False) -> None:
        """Units come into a county that is empty or held by the same."""
        at = 3 * county + arm
        self.units[at] += number
        self.troops[county] += number
        if self.holder[county] == EMPTY:
            self._enter(county, holder)
        if holder < NEUTRAL:
            self.discs[3 * holder + arm] += number
            if not moved:
                self.fresh[3 * holder + arm] |= 1 << county
        if moved:
            self.moved[at] += number

    def take(self, county: County, arm: int, number: int = 1, *, rested: bool = False) -> None:
        """Units leave a county, those that have moved last; those that have fought first, unless `rested` ones go."""
        holder, at = self.holder[county], 3 * county + arm
        left = self.units[at] = self.units[at] - number
        self.troops[county] -= number
        if self.moved[at] > left:
            self.moved[at] = left
        if self.fought[at]:
            tired = self.fought[at] if rested else max(0, self.fought[at] - number)
            self.fought[at] = min(tired, left - self.moved[at])
        if holder < NEUTRAL:
            mine = 3 * holder + arm
            self.discs[mine] -= number
            if self.moved[at] == left:
                self.fresh[mine] &= ~(1 << county)
        if not self.troops[county]:
            self._leave(county, holder)

    def march(self, seat: int, origin: County, arm: int, number: int, county: County) -> None:
        """Units that have not moved go to a county that is empty or held by the same; they have moved then (R6.9)."""
        at, to = 3 * origin + arm, 3 * county + arm
        units, moved, troops = self.units, self.moved, self.troops
        left = units[at] = units[at] - number
        if moved[at] == left:
            self.fresh[3 * seat + arm] &= ~(1 << origin)
        if self.fought[at]:
            self.fought[at] = max(0, self.fought[at] - number)
        troops[origin] -= number
        if not troops[origin]:
            self._leave(origin, seat)
        units[to] += number
        moved[to] += number
        troops[county] += number
        if self.holder[county] == EMPTY:
            self._enter(county, seat)

    def _enter(self, county: County, holder: int) -> None:
        self.holder[county] = holder
        self.held |= 1 << county
        if holder < NEUTRAL:
            self.lands[holder] |= 1 << county
        else:
            self.neutral |= 1 << county

    def _leave(self, county: County, holder: int) -> None:
        self.holder[county] = EMPTY
        self.held ^= 1 << county
        if holder < NEUTRAL:
            self.lands[holder] ^= 1 << county
        else:
            self.neutral ^= 1 << county

    def rest(self) -> None:
        """A new year: all units count as unmoved again (R6.13)."""
        for at, number in enumerate(self.moved):
            if number:
                county, arm = at // 3, at % 3
                holder = self.holder[county]
                if holder < NEUTRAL:
                    self.fresh[3 * holder + arm] |= 1 << county
        self.moved, self.fought = [0] * len(self.units), [0] * len(self.units)

    def clear(self, county: County) -> Army:
        """All units leave a county; what they were."""
        army = self.army_in(county)
        for arm, number in enumerate(army):
            if number:
                self.take(county, arm, number)
        return army

    def add_army(self, holder: int, county: County, army: Army, *, moved: bool = True) -> None:
        for arm, number in enumerate(army):
            if number:
                self.add(holder, county, arm, number, moved=moved)

    def turn_neutral(self, county: County, colour: int) -> None:
        """Units of a player stay as neutral ones (R21.2)."""
        army = self.clear(county)
        self.add_army(colour, county, army, moved=False)

    def field(self, seat: int, army: Army, sign: int = 1) -> None:
        """Discs of an attacking army come to the board, or leave it with a negative sign."""
        infantry, archers, cavalry = army
        self.discs[3 * seat + INFANTRY] += sign * infantry
        self.discs[3 * seat + ARCHER] += sign * archers
        self.discs[3 * seat + CAVALRY] += sign * cavalry

    def supply(self, seat: int, arm: int) -> int:
        """Discs that a player has left (R5.5)."""
        if self.variants.unit_supply == "unlimited":
            return 99
        return max(0, SUPPLY[arm] - self.discs[3 * seat + arm])

    def all_units(self, seat: int) -> int:
        return sum(self.discs[3 * seat : 3 * seat + 3])

    def coming(self, seat: int, county: County) -> Army:
        """Who of a player could come to a county in a year, if nobody stood in the way and nobody stayed behind."""
        units, land = self.units, self.lands[seat]
        i = a = c = 0
        near = land & self.board.foot_near[county]
        while near:
            lowest = near & -near
            near ^= lowest
            at = 3 * (lowest.bit_length() - 1)
            i += units[at]
            a += units[at + 1]
        near = land & self.board.horse_near[county]
        while near:
            lowest = near & -near
            near ^= lowest
            c += units[3 * (lowest.bit_length() - 1) + 2]
        return i, a, c

    # --- battles ------------------------------------------------------------------------------------------------------

    def battle_at(self, county: County) -> Battle | None:
        if self.contested >> county & 1:
            for battle in self.battles:
                if battle.county == county:
                    return battle
        return None

    def put_off(self, battle: Battle) -> None:
        """An attack waits for the battles of the year (R7.1)."""
        self.battles = (*self.battles, battle)
        self.contested |= 1 << battle.county

    def take_up(self, battle: Battle) -> None:
        """The battle is being fought."""
        self.fight, self.foe = battle, self.holder[battle.county]
        self.drop(battle.serial)

    def drop(self, serial: int) -> None:
        self.battles = tuple([battle for battle in self.battles if battle.serial != serial])
        self.find_contested()

    def find_contested(self) -> None:
        found = 1 << self.fight.county if self.fight is not None else 0
        for battle in self.battles:
            found |= 1 << battle.county
        self.contested = found

    def put(self, battle: Battle) -> None:
        """A battle changes, in its place."""
        self.battles = tuple(battle if battle.serial == old.serial else old for old in self.battles)

    def end_fight(self) -> None:
        self.fight, self.foe, self.clash, self.round = None, EMPTY, "", 0
        self.find_contested()
        self.led, self.rerolled, self.rolls, self.stage = (NOBODY, NOBODY), 0, (), 0
        self.losses, self.retreating, self.story = NO_LOSSES, (ATTACKER, NOBODY), ()

    def defender_lord(self, county: County) -> int:
        """The seat whose lord stands in the county as its holder, NOBODY without."""
        holder = self.holder[county]
        return holder if holder < NEUTRAL and self.lord_at[holder] == county else NOBODY

    # --- land ---------------------------------------------------------------------------------------------------------

    def realm(self, seat: int) -> Counties:
        """What a player holds, with their vassals' counties (R16.6)."""
        land = self.lands[seat]
        if self.has_vassals:
            for vassal in self.vassals(seat):
                land |= self.lands[vassal]
        return land

    def castles_of(self, seat: int) -> int:
        return (self.lands[seat] & self.board.castles).bit_count()

    def open_counties(self, seat: int) -> Counties:
        """Own and empty counties without an unresolved battle (R6.8, R12.4)."""
        return self.board.enterable & ~(self.held ^ self.lands[seat] | self.contested)


_copy = copier(Kard)
