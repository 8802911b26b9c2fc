"""A situation as readable JSON and back."""

from __future__ import annotations

from itertools import compress
from typing import Any

import msgspec

from regalia.core.dice import Dice
from regalia.core.errors import BadPosition
from regalia.core.files.forms import BySeat, Names, bits_of, copied, if_given, must_be_seats, numbers_in, or_none, put
from regalia.core.rulebook import Setup
from regalia.games.kingsburg.checking import WAITING_PHASES
from regalia.games.kingsburg.notation import WHITE, read_die, write_die
from regalia.games.kingsburg.pieces.advisors import FIRST, LAST
from regalia.games.kingsburg.pieces.enemies import ENEMIES, OF_YEAR
from regalia.games.kingsburg.pieces.goods import Goods
from regalia.games.kingsburg.pieces.numbers import GOODS, PLUS2_TOKENS, SEASONS, YEARS
from regalia.games.kingsburg.pieces.placements import Placement
from regalia.games.kingsburg.pieces.provinces import BUILDINGS, COLUMNS, ROWS, province
from regalia.games.kingsburg.rules.advisors_help import advisor_of
from regalia.games.kingsburg.setup import empty_table
from regalia.games.kingsburg.state import (
    FROM_BUILDINGS,
    NEUTRAL,
    NO_BUILDING,
    NOBODY,
    NOT_DECLARED,
    SOURCES,
    Fate,
    Group,
    Kingsburg,
)

AS_IT_IS = ("phase", "year", "envoy_use")
SEASON, GOOD, ROW = Names("season", SEASONS), Names("good", GOODS), Names("row", ROWS)
SOURCE = Names("source of points", SOURCES)
BUILDING = Names("building", [building.id for building in BUILDINGS])
ENEMY = {
    year: Names(f"enemy of year {year}", {card: ENEMIES[card].id for card in cards}) for year, cards in OF_YEAR.items()
}


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


class Situation(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
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
    players: BySeat[Player]


# --- writing ----------------------------------------------------------------------------------------------------------


def write(s: Kingsburg) -> Situation:
    return Situation(
        **copied(s, AS_IT_IS),
        season=SEASON.name(s.season),
        order=list(s.order),
        waiting=list(s.waiting),
        court=[_write_group(s, group) for group in s.court],
        aid=or_none(s.aid, NOBODY),
        envoy=or_none(s.envoy, NOBODY),
        supply=s.supply,
        enemies=[ENEMIES[card].id for card in s.enemies],
        looked=numbers_in(s.looked),
        revealed=s.is_revealed,
        fates=[_write_fate(fate) for fate in s.fates],
        lot=or_none(s.lot, NOBODY),
        rolls=[Rolled(totals=list(totals), white=list(white)) for totals, white in s.rolls],
        kings_dice=list(s.kings_dice),
        standings=[list(points) for points in s.standings],
        players=[_write_player(s, seat) for seat in range(s.seats)],
    )


def _write_player(s: Kingsburg, seat: int) -> Player:
    return Player(
        goods=GOOD.by_name(s.goods[seat]),
        plus2=s.plus2[seat],
        soldiers=s.soldiers[seat],
        points=s.points[seat],
        scored=SOURCE.by_name(s.scored[seat]),
        rows=ROW.by_name(s.provinces[seat].rows),
        dice=_write_dice(s.own[seat], s.white[seat]),
        aside=write_die(s.aside[seat]) if s.aside[seat] else None,
        total=s.totals[seat],
        rerolls=s.rerolls[seat],
    )


def _write_group(s: Kingsburg, group: Group) -> Placed:
    seat, placement = group
    return Placed(
        advisor=placement.advisor,
        seat=or_none(seat, NEUTRAL),
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
        goods=GOOD.by_name(fate.goods),
        points=fate.points,
        building=BUILDING.name_or_none(fate.building),
    )


def _write_dice(own: tuple[int, ...], white: tuple[int, ...]) -> list[str]:
    return [write_die(face) for face in own] + [write_die(face + WHITE) for face in white]


# --- reading ----------------------------------------------------------------------------------------------------------


def read(given: Situation, setup: Setup, dice: Dice) -> Kingsburg:
    """BadPosition says what in it cannot be understood; `check` looks at the rest."""
    _check_numbers(given, setup.seats)
    s = empty_table(setup, dice)
    put(s, copied(given, AS_IT_IS))
    s.season = SEASON.number(given.season)
    s.order = s.order if given.order is None else tuple(given.order)
    for seat, player in enumerate(given.players):
        _read_player(s, seat, player)
    _read_court(s, given.court)
    s.waiting = s.order if given.waiting is None and s.phase in WAITING_PHASES else tuple(given.waiting or ())
    s.aid, s.envoy, s.lot = (if_given(seat, NOBODY) for seat in (given.aid, given.envoy, given.lot))
    in_use = sum(s.plus2) + sum(placement.tokens for _, placement in s.court)
    s.supply = if_given(given.supply, PLUS2_TOKENS - in_use)
    s.enemies = _read_enemies(given.enemies, dice)
    s.looked = bits_of(given.looked)
    s.is_revealed, s.kings_dice = given.revealed, tuple(given.kings_dice)
    s.fates = tuple(_read_fate(fared) for fared in given.fates)
    s.rolls = tuple((tuple(roll.totals), tuple(roll.white)) for roll in given.rolls)
    s.standings = tuple(tuple(points) for points in given.standings)
    return s


def _check_numbers(given: Situation, seats: int) -> None:
    if not 1 <= given.year <= YEARS:
        raise BadPosition(f"years are 1 to {YEARS}, not {given.year}")
    if given.order is not None and sorted(given.order) != list(range(seats)):
        raise BadPosition("the turn order names every seat once")
    named = {name: [getattr(given, name)] for name in ("aid", "envoy", "lot")}
    named |= {"waiting": given.waiting or [], "looked": given.looked, "court": [placed.seat for placed in given.court]}
    for what, those in named.items():
        must_be_seats(seats, what, those)


def _read_player(s: Kingsburg, seat: int, player: Player) -> None:
    s.goods[seat] = _read_goods(player.goods)
    s.plus2[seat], s.soldiers[seat], s.totals[seat] = player.plus2, player.soldiers, player.total
    s.rerolls[seat] = player.rerolls
    counts = ROW.in_order(player.rows)
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
        s.scored[seat] = list(SOURCE.in_order(player.scored))
    else:
        s.scored[seat][FROM_BUILDINGS] = standing
        s.scored[seat][0] = if_given(player.points, standing) - standing
    s.points[seat] = if_given(player.points, sum(s.scored[seat]))


def _read_goods(goods: dict[str, int]) -> Goods:
    gold, wood, stone = GOOD.in_order(goods)
    return gold, wood, stone


def _read_die(text: str) -> int:
    try:
        return read_die(text)
    except ValueError as error:
        raise BadPosition(str(error)) from None


def _read_dice(texts: list[str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    dice = [_read_die(text) for text in texts]
    own = tuple(sorted(die for die in dice if die <= WHITE))
    return own, tuple(sorted(die - WHITE for die in dice if die > WHITE))


def _read_court(s: Kingsburg, court: list[Placed]) -> None:
    groups = [_read_group(placed) for placed in court]
    s.court = tuple(groups)
    s.taken = bits_of(placement.advisor for _, placement in groups)
    if s.phase == "help":
        is_waiting = [not placed.is_served and placed.seat is not None for placed in court]
        s.serving = tuple(sorted(compress(groups, is_waiting), key=advisor_of))


def _read_group(placed: Placed) -> Group:
    if not FIRST <= placed.advisor <= LAST:
        raise BadPosition(f"there is no advisor {placed.advisor}: {FIRST} to {LAST}")
    own, white = _read_dice(placed.dice)
    placement = Placement(placed.advisor, own, white, placed.tokens, placed.market, placed.envoy)
    return if_given(placed.seat, NEUTRAL), placement


def _read_enemies(named: list[str | None], dice: Dice) -> list[int]:
    """Those that are not named are drawn."""
    if len(named) > YEARS:
        raise BadPosition(f"there is one enemy for each of {YEARS} years")
    of_year = zip(range(1, YEARS + 1), [*named, *[None] * (YEARS - len(named))], strict=True)
    return [dice.choice(OF_YEAR[year]) if id is None else ENEMY[year].number(id) for year, id in of_year]


def _read_fate(fared: Fared) -> Fate:
    building = BUILDING.number_or(NO_BUILDING, fared.building)
    return Fate(fared.soldiers, fared.strength, _read_goods(fared.goods), fared.points, building)


# --- older forms ------------------------------------------------------------------------------------------------------


def _lift_one_battle(state: dict[str, Any]) -> None:
    """Only the last battle was kept: the King's die and, at first, nothing of how everybody fared but the strength."""
    die, strengths = state.pop("kings_die", 0), state.pop("strengths", [])
    if die:
        state["kings_dice"] = [die]
    if strengths:
        armies = zip(state["players"], strengths, strict=True)
        state["fates"] = [{"soldiers": player["soldiers"] - die, "strength": strength} for player, strength in armies]


LIFTS = {0: _lift_one_battle}
