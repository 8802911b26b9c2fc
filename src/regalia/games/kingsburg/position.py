"""A situation as readable JSON and back, and what every situation must satisfy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from regalia.core.dice import Dice
from regalia.core.errors import BadPosition
from regalia.core.rulebook import Setup
from regalia.core.state import OVER
from regalia.games.kingsburg import rules
from regalia.games.kingsburg.advisors import FIRST, LAST
from regalia.games.kingsburg.constants import (
    AUTUMN,
    FACES,
    GOODS,
    OWN_DICE,
    PLUS2_TOKENS,
    SEASONS,
    SPRING,
    WINTER,
    YEARS,
)
from regalia.games.kingsburg.enemies import ENEMIES, NUMBERS, OF_YEAR
from regalia.games.kingsburg.goods import Goods, counted
from regalia.games.kingsburg.notation import WHITE, read_die, write_die
from regalia.games.kingsburg.placements import Placement
from regalia.games.kingsburg.provinces import BUILDINGS as ALL_BUILDINGS
from regalia.games.kingsburg.provinces import COLUMNS, FARM, MARKET, ROWS, province
from regalia.games.kingsburg.provinces import NUMBERS as BUILDING_NUMBERS
from regalia.games.kingsburg.rules.help import advisor_of
from regalia.games.kingsburg.setup import empty_table
from regalia.games.kingsburg.state import (
    BUILDINGS,
    NEUTRAL,
    NO_BUILDING,
    NOBODY,
    NOT_DECLARED,
    SOURCES,
    TO_BUILD,
    TO_INFLUENCE,
    Fate,
    Group,
    Kingsburg,
)

NO_SOURCES = dict.fromkeys(SOURCES, 0)
IN_COURT = ("influence", "help")
"""The phases in which dice lie on the table."""

IN_SEASON = ("season", "influence", "help", "build", "season_end")


class Player(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What one seat has; `rows` says how many buildings stand in each row, `scored` what the points came from."""

    goods: dict[str, int] = {}
    plus2: int = 0
    soldiers: int = 0
    points: int | None = None
    scored: dict[str, int] | None = None
    rows: dict[str, int] = {}
    dice: list[str] = []
    aside: str | None = None
    total: int = 0
    rerolls: int = 0


class Placed(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Dice on an advisor; without a seat they are neutral."""

    advisor: int
    seat: int | None = None
    dice: list[str]
    tokens: int = 0
    market: int = 0
    envoy: bool = False
    is_served: bool = False


class Fared(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How the last battle went for a seat; what was lost is below 0."""

    soldiers: int
    strength: int
    goods: dict[str, int] = {}
    points: int = 0
    building: str | None = None


class Rolled(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What everybody rolled in a season, and with how many white dice."""

    totals: list[int]
    white: list[int]


class Table(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """By hand `players` is enough: the first year begins, and enemies that are not named are drawn."""

    phase: str = "aid"
    year: int = 1
    season: str = SEASONS[0]
    order: list[int] | None = None
    waiting: list[int] | None = None
    court: list[Placed] = []
    aid: int | None = None
    envoy: int | None = None
    envoy_use: str = NOT_DECLARED
    supply: int | None = None
    enemies: list[str | None] = []
    looked: list[int] = []
    revealed: bool = False
    fates: list[Fared] = []
    lot: int | None = None
    rolls: list[Rolled] = []
    kings_dice: list[int] = []
    standings: list[list[int]] = []
    players: list[Player]


# --- writing ----------------------------------------------------------------------------------------------------------


def write(s: Kingsburg) -> dict[str, Any]:
    table = Table(
        phase=s.phase,
        year=s.year,
        season=SEASONS[s.season],
        order=list(s.order),
        waiting=list(s.waiting),
        court=[_write_group(s, group) for group in s.court],
        aid=_write_seat(s.aid),
        envoy=_write_seat(s.envoy),
        envoy_use=s.envoy_use,
        supply=s.supply,
        enemies=[ENEMIES[card].id for card in s.enemies],
        looked=[seat for seat in range(s.seats) if s.looked >> seat & 1],
        revealed=s.is_revealed,
        fates=[_write_fate(fate) for fate in s.fates],
        lot=_write_seat(s.lot),
        rolls=[Rolled(totals=list(totals), white=list(white)) for totals, white in s.rolls],
        kings_dice=list(s.kings_dice),
        standings=[list(points) for points in s.standings],
        players=[_write_player(s, seat) for seat in range(s.seats)],
    )
    plain: dict[str, Any] = msgspec.to_builtins(table)
    return plain


def _write_player(s: Kingsburg, seat: int) -> Player:
    return Player(
        goods=dict(zip(GOODS, s.goods[seat], strict=True)),
        plus2=s.plus2[seat],
        soldiers=s.soldiers[seat],
        points=s.points[seat],
        scored=dict(zip(SOURCES, s.scored[seat], strict=True)),
        rows=dict(zip(ROWS, s.provinces[seat].rows, strict=True)),
        dice=_write_dice(s.own[seat], s.white[seat]),
        aside=write_die(s.aside[seat]) if s.aside[seat] else None,
        total=s.totals[seat],
        rerolls=s.rerolls[seat],
    )


def _write_group(s: Kingsburg, group: Group) -> Placed:
    seat, placement = group
    return Placed(
        advisor=placement.advisor,
        seat=_write_seat(seat),
        dice=_write_dice(placement.own, placement.white),
        tokens=placement.tokens,
        market=placement.market,
        envoy=placement.envoy,
        is_served=s.phase == "help" and seat != NEUTRAL and group not in s.serving,
    )


def _write_fate(fate: Fate) -> Fared:
    return Fared(
        soldiers=fate.soldiers,
        strength=fate.strength,
        goods=dict(zip(GOODS, fate.goods, strict=True)),
        points=fate.points,
        building=None if fate.building == NO_BUILDING else ALL_BUILDINGS[fate.building].id,
    )


def _write_dice(own: tuple[int, ...], white: tuple[int, ...]) -> list[str]:
    return [write_die(face) for face in own] + [write_die(face + WHITE) for face in white]


def _write_seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# --- reading ----------------------------------------------------------------------------------------------------------


def read(data: dict[str, Any], setup: Setup, dice: Dice) -> Kingsburg:
    """The state of a position; BadPosition says what in it cannot be understood."""
    try:
        table = msgspec.convert(data, Table)
    except msgspec.ValidationError as error:
        raise BadPosition(f"this position is broken: {error}") from None
    _check_words(table, setup)
    s = empty_table(setup, dice)
    s.phase, s.year, s.season = table.phase, table.year, SEASONS.index(table.season)
    if table.order is not None:
        s.order = tuple(table.order)
    for seat, player in enumerate(table.players):
        _read_player(s, seat, player)
    _read_court(s, table.court)
    s.waiting = s.order if table.waiting is None and s.phase in WAITING_PHASES else tuple(table.waiting or ())
    s.aid, s.envoy, s.envoy_use = _read_seat(table.aid), _read_seat(table.envoy), table.envoy_use
    in_use = sum(s.plus2) + sum(placement.tokens for _, placement in s.court)
    s.supply = PLUS2_TOKENS - in_use if table.supply is None else table.supply
    s.enemies = _read_enemies(table.enemies, dice)
    s.looked = sum(1 << seat for seat in {*table.looked})
    s.is_revealed, s.kings_dice = table.revealed, tuple(table.kings_dice)
    s.fates = tuple(_read_fate(fared) for fared in table.fates)
    s.lot = _read_seat(table.lot)
    s.rolls = tuple((tuple(roll.totals), tuple(roll.white)) for roll in table.rolls)
    s.standings = tuple(tuple(points) for points in table.standings)
    return s


WAITING_PHASES = ("influence", "build")


def _check_words(table: Table, setup: Setup) -> None:
    if table.phase not in (*rules.PHASES, OVER):
        raise BadPosition(f"there is no phase {table.phase!r}: {', '.join((*rules.PHASES, OVER))}")
    if table.season not in SEASONS:
        raise BadPosition(f"there is no season {table.season!r}: {', '.join(SEASONS)}")
    if not 1 <= table.year <= YEARS:
        raise BadPosition(f"years are 1 to {YEARS}, not {table.year}")
    if len(table.players) != setup.seats:
        raise BadPosition(f"{len(table.players)} players for {setup.seats} seats")
    if table.order is not None and sorted(table.order) != list(range(setup.seats)):
        raise BadPosition("the turn order names every seat once")
    named = [table.aid, table.envoy, table.lot, *(table.waiting or []), *table.looked, *(p.seat for p in table.court)]
    if any(seat is not None and not 0 <= seat < setup.seats for seat in named):
        raise BadPosition(f"seats are 0 to {setup.seats - 1}")


def _read_player(s: Kingsburg, seat: int, player: Player) -> None:
    s.goods[seat] = _read_goods(player.goods)
    s.plus2[seat], s.soldiers[seat], s.totals[seat] = player.plus2, player.soldiers, player.total
    s.rerolls[seat] = player.rerolls
    unknown = {*player.rows} - {*ROWS}
    if unknown:
        raise BadPosition(f"there is no row {min(unknown)!r}: {', '.join(ROWS)}")
    counts = tuple(player.rows.get(row, 0) for row in ROWS)
    if not all(0 <= count <= COLUMNS for count in counts):
        raise BadPosition(f"a row has 0 to {COLUMNS} buildings")
    s.provinces[seat] = province(counts)
    s.own[seat], s.white[seat] = _read_dice(player.dice)
    s.aside[seat] = 0 if player.aside is None else _read_die(player.aside)
    _read_points(s, seat, player)


def _read_points(s: Kingsburg, seat: int, player: Player) -> None:
    """By hand the points of the buildings are known, and others are the advisors'."""
    standing = s.provinces[seat].points
    if player.scored is not None:
        if {*player.scored} - {*SOURCES}:
            raise BadPosition(f"points come from {', '.join(SOURCES)}")
        s.scored[seat] = [player.scored.get(source, 0) for source in SOURCES]
    else:
        s.scored[seat][BUILDINGS] = standing
        if player.points is not None:
            s.scored[seat][0] = player.points - standing
    s.points[seat] = sum(s.scored[seat]) if player.points is None else player.points


def _read_goods(goods: dict[str, int]) -> Goods:
    unknown = {*goods} - {*GOODS}
    if unknown:
        raise BadPosition(f"there is no good {min(unknown)!r}: {', '.join(GOODS)}")
    return counted(goods)


def _read_die(text: str) -> int:
    try:
        return read_die(text)
    except ValueError as error:
        raise BadPosition(str(error)) from None


def _read_dice(texts: list[str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    dice = [_read_die(text) for text in texts]
    own = tuple(sorted(die for die in dice if die <= WHITE))
    return own, tuple(sorted(die - WHITE for die in dice if die > WHITE))


def _read_court(s: Kingsburg, placed: list[Placed]) -> None:
    groups = []
    for each in placed:
        own, white = _read_dice(each.dice)
        placement = Placement(each.advisor, own, white, each.tokens, each.market, each.envoy)
        groups.append(((_read_seat(each.seat), placement), each.is_served))
    s.court = tuple(group for group, _ in groups)
    for _, placement in s.court:
        if not FIRST <= placement.advisor <= LAST:
            raise BadPosition(f"there is no advisor {placement.advisor}")
        s.taken |= 1 << placement.advisor
    if s.phase == "help":
        unserved = [group for group, is_served in groups if not is_served and group[0] != NEUTRAL]
        s.serving = tuple(sorted(unserved, key=advisor_of))


def _read_enemies(named: list[str | None], dice: Dice) -> list[int]:
    """Those that are not named are drawn."""
    if len(named) > YEARS:
        raise BadPosition(f"there is one enemy for each of {YEARS} years")
    cards = []
    for year, id in enumerate([*named, *[None] * (YEARS - len(named))], 1):
        if id is not None and NUMBERS.get(id) not in OF_YEAR[year]:
            known = ", ".join(ENEMIES[card].id for card in OF_YEAR[year])
            raise BadPosition(f"there is no enemy {id!r} in year {year}: {known}")
        cards.append(dice.choice(OF_YEAR[year]) if id is None else NUMBERS[id])
    return cards


def _read_fate(fared: Fared) -> Fate:
    if fared.building is not None and fared.building not in BUILDING_NUMBERS:
        raise BadPosition(f"there is no building {fared.building!r}")
    building = NO_BUILDING if fared.building is None else BUILDING_NUMBERS[fared.building]
    return Fate(fared.soldiers, fared.strength, _read_goods(fared.goods), fared.points, building)


def _read_seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


# --- what must always hold --------------------------------------------------------------------------------------------


def check(s: Kingsburg) -> list[str]:
    """Everything that is wrong with a state, in words; an empty list when it can stand."""
    checks = (_check_counts, _check_points, _check_dice, _check_court, _check_annals, _check_steps, _check_envoy)
    return [wrong for find in checks for wrong in find(s)]


def _check_counts(s: Kingsburg) -> Iterator[str]:
    """Tokens are somewhere, each once (R1.8); nothing is below zero."""
    in_court = sum(placement.tokens for _, placement in s.court)
    if s.supply + sum(s.plus2) + in_court != PLUS2_TOKENS:
        yield f"+2 tokens: {s.supply} in the supply, {s.plus2} held, {in_court} in the court, not {PLUS2_TOKENS} in all"
    if s.supply < 0 and s.variants.plus2_supply == "limited":
        yield "the supply of +2 tokens is overdrawn"
    if min(s.plus2) < 0 or min(s.soldiers) < 0 or min(map(min, s.goods)) < 0:
        yield "goods, +2 tokens and soldiers are never below 0"
    if any(card not in OF_YEAR[year] for year, card in enumerate(s.enemies, 1)):
        yield "every year has one of its own enemies"


def _check_points(s: Kingsburg) -> Iterator[str]:
    for seat in range(s.seats):
        if s.points[seat] != sum(s.scored[seat]):
            yield f"seat {seat} has {s.points[seat]} points, but they come from {s.scored[seat]}"
        if s.variants.vp_floor == "zero":
            if s.points[seat] < 0:
                yield f"seat {seat} has less than 0 points (R1.7)"
        elif s.scored[seat][BUILDINGS] != s.provinces[seat].points:
            yield f"seat {seat} has buildings worth {s.provinces[seat].points} points"


def _check_dice(s: Kingsburg) -> Iterator[str]:
    """Own dice are 3 at most (R3.3), white ones those of the Farm and of the King; dice lie there only in a season."""
    for seat in range(s.seats):
        placed = [placement for owner, placement in s.court if owner == seat]
        aside = s.aside[seat]
        own = len(s.own[seat]) + sum(len(each.own) for each in placed) + (0 < aside <= WHITE)
        white = len(s.white[seat]) + sum(len(each.white) for each in placed) + (aside > WHITE)
        if own > OWN_DICE or white > s.provinces[seat].stands[FARM] + (s.aid == seat):
            yield f"seat {seat} has {own} own and {white} white dice"
        if (own or white) and s.phase not in (*IN_COURT, "season"):
            yield f"seat {seat} has dice in phase {s.phase}"
        if aside and s.seats != 2:
            yield "dice are set aside by two players only (R13.4)"


def _check_court(s: Kingsburg) -> Iterator[str]:
    if s.taken != sum(1 << advisor for advisor in {placement.advisor for _, placement in s.court}):
        yield "the taken advisors are not those with dice on them"
    for seat, placement in s.court:
        advisor = placement.advisor
        if placement.reached() != advisor:
            yield f"dice on advisor {advisor} make {placement.reached()} (R4.2)"
        if not placement.own:
            yield f"there is no own die on advisor {advisor} (R4.3)"
        if seat == NEUTRAL and (s.seats != 2 or placement[2:] != NO_EXTRAS):
            yield "neutral dice are for two players, and stand alone (R13.1)"
        if seat != NEUTRAL and placement.market and not s.provinces[seat].stands[MARKET]:
            yield f"seat {seat} has no Market (R4.6)"
        if abs(placement.market) > 1:
            yield f"the Market changes a sum by 1, not by {placement.market} (R4.6)"
        if not 0 <= placement.tokens <= len(placement.own) + len(placement.white):
            yield f"there are more +2 tokens than dice on advisor {advisor} (R4.5)"
    if s.court and s.phase not in (*IN_COURT, "season"):
        yield f"there are dice in the court in phase {s.phase}"
    if any(group not in s.court for group in s.serving):
        yield "only groups in the court are helped"


NO_EXTRAS = ((), 0, 0, False)
"""White dice, tokens, Market and Envoy of a placement that has none of them."""


def _check_steps(s: Kingsburg) -> Iterator[str]:
    if len({*s.waiting}) != len(s.waiting):
        yield "nobody waits twice"
    if s.phase in WAITING_PHASES and not s.waiting:
        yield f"somebody has to act in phase {s.phase}"
    if s.phase == "help" and not s.serving:
        yield "somebody has to be helped"
    if s.phase == "aid" and s.season != SPRING:
        yield "aid comes before spring"
    if s.phase in IN_SEASON and s.season == WINTER:
        yield f"there is no {s.phase} in winter"
    if s.phase in ("recruit", "battle") and s.season != WINTER:
        yield f"there is no {s.phase} in {SEASONS[s.season]}"
    if s.phase == "battle" and not (s.is_revealed and s.fates):
        yield "in a battle the enemy is revealed, the King's die cast and everybody's strength counted"
    if (s.fates or s.kings_dice) and (len(s.fates) != s.seats or not s.kings_dice):
        yield "of the last battle the King's die and how everybody fared are known, or nothing"
    if s.is_revealed and s.phase not in ("battle", OVER):
        yield f"the enemy is not revealed in phase {s.phase}"


def _check_annals(s: Kingsburg) -> Iterator[str]:
    """What is told at the end; by hand it may be missing."""
    if len(s.kings_dice) > YEARS or not all(1 <= die <= FACES for die in s.kings_dice):
        yield f"the King's die is rolled once a year, at most {YEARS} times, and shows 1 to {FACES}"
    if any(len(row) != s.seats for row in (*s.standings, *(part for roll in s.rolls for part in roll))):
        yield "rolls and standings are told for every seat"


def _check_envoy(s: Kingsburg) -> Iterator[str]:
    if s.envoy_use not in (NOT_DECLARED, TO_INFLUENCE, TO_BUILD):
        yield f"the Envoy is for {TO_INFLUENCE} or {TO_BUILD}, not {s.envoy_use!r}"
    if s.envoy == NOBODY and s.envoy_use != NOT_DECLARED:
        yield "nobody holds the Envoy, so it is declared for nothing"
    if s.envoy != NOBODY and s.variants.envoy_timing != "hold" and s.season != AUTUMN:
        yield f"nobody holds the Envoy in {SEASONS[s.season]} (R9.3)"
