"""What things are worth, in victory points as a player feels it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from regalia.core.state import OVER
from regalia.games.kingsburg.pieces.enemies import ENEMIES, CardNumber, Spoils
from regalia.games.kingsburg.pieces.goods import Goods
from regalia.games.kingsburg.pieces.numbers import AUTUMN, FACES, WINTER, YEARS
from regalia.games.kingsburg.pieces.provinces import (
    BUILDING_NUMBERS,
    BUILDINGS,
    FORTRESS,
    STONE_WALL,
    Building,
    Province,
)
from regalia.games.kingsburg.state import Kingsburg

# --- how much is still to come ----------------------------------------------------------------------------------------


class Ahead(NamedTuple):
    """What a seat still has before it: build actions, rolls and winters."""

    builds: int
    rolls: int
    winters: int


SEASONS_A_YEAR = 3
BEFORE_THE_ROLL = ("aid", "season")
BEFORE_BUILDING = ("aid", "season", "influence", "help")


def ahead(s: Kingsburg, seat: int) -> Ahead:
    return _ahead(s.phase, s.year, s.season, s.phase == "build" and seat in s.waiting)


@cache
def _ahead(phase: str, year: int, season: int, builds_now: bool) -> Ahead:
    if phase == OVER:
        return Ahead(0, 0, 0)
    if season == WINTER:
        later = SEASONS_A_YEAR * (YEARS - year)
        return Ahead(later, later, YEARS - year + (phase == "recruit"))
    later = SEASONS_A_YEAR * (YEARS - year) + AUTUMN - season
    builds = builds_now or phase in BEFORE_BUILDING
    return Ahead(later + builds, later + (phase in BEFORE_THE_ROLL), YEARS - year + 1)


# --- buildings --------------------------------------------------------------------------------------------------------

A_SEASON = {
    "statue": 0.03, "chapel": 0.1, "inn": 0.25, "market": 0.45, "farm": 1.05, "merchants_guild": 0.7, "crane": 0.3,
    "town_hall": 0.7, "embassy": 1.0,
}  # fmt: skip
A_WINTER = {
    "church": 0.15, "farm": -0.5, "guard_tower": 0.7, "blacksmith": 0.7, "barracks": 0.8, "wizards_guild": 1.3,
    "palisade": 0.8, "stable": 0.7, "stone_wall": 1.0, "fortress": 1.4, "barricade": 0.25,
}  # fmt: skip
AT_THE_END = {"cathedral": 1.0}


def _by_number(rates: dict[str, float]) -> tuple[float, ...]:
    assert {*rates} <= {*BUILDING_NUMBERS}
    return tuple(rates.get(building.id, 0.0) for building in BUILDINGS)


SEASON_RATES, WINTER_RATES, END_RATES = _by_number(A_SEASON), _by_number(A_WINTER), _by_number(AT_THE_END)


def effect_worth(building: Building, rolls: int, winters: int) -> float:
    """What a building does in the seasons and winters to come, its points aside."""
    number = building.number
    return SEASON_RATES[number] * rolls + WINTER_RATES[number] * winters + END_RATES[number]


@lru_cache(maxsize=1 << 14)
def province_worth(province: Province, rolls: int, winters: int) -> float:
    """What all standing buildings will do."""
    return sum(effect_worth(each, rolls, winters) for each in BUILDINGS if province.stands[each.number])


# --- goods ------------------------------------------------------------------------------------------------------------

GOOD = 0.7
"""A good that will be built with."""

SPARE_GOOD = 0.12
"""A good that will hardly be."""

GOODS_A_BUILD = 4
NEAR = (1.0, 0.72, 0.48, 0.3, 0.18, 0.1, 0.05, 0.02)
"""How much of a building's profit is felt while so many goods are missing."""


@lru_cache(maxsize=1 << 16)
def goods_worth(goods: Goods, province: Province, left: Ahead) -> float:
    """Goods are worth what can be built with them, most of all the next building that pays well."""
    held = sum(goods)
    useful = min(held, GOODS_A_BUILD * left.builds)
    worth = GOOD * useful + SPARE_GOOD * (held - useful)
    return worth + (next_profit(goods, province, left) if left.builds else 0.0)


def next_profit(goods: Goods, province: Province, left: Ahead) -> float:
    gold, wood, stone = goods
    best = 0.0
    for number, price in province.prices:
        missing = max(0, price[0] - gold) + max(0, price[1] - wood) + max(0, price[2] - stone)
        profit = building_profit(BUILDINGS[number], price, left) * NEAR[min(missing, len(NEAR) - 1)]
        if missing and left.builds < 2:
            profit *= 0.5 if missing < 3 else 0.0
        best = max(best, profit)
    return best


def building_profit(building: Building, price: Goods, left: Ahead) -> float:
    """What a building brings beyond what its goods are worth."""
    return building.points + effect_worth(building, left.rolls, left.winters) - GOOD * sum(price) + 0.5


# --- +2 tokens --------------------------------------------------------------------------------------------------------

TOKENS = (0.0, 0.8, 1.5, 2.1, 2.6, 3.0)
"""So many tokens; more add little."""


def tokens_worth(number: int, left: Ahead) -> float:
    worth = TOKENS[number] if number < len(TOKENS) else TOKENS[-1] + 0.2 * (number - len(TOKENS) + 1)
    return worth * min(1.0, 0.25 * left.rolls + 0.1)


# --- the battle to come -----------------------------------------------------------------------------------------------

STRONGEST = 0.3
"""The hope for the extra point."""


@lru_cache(maxsize=1 << 15)
def battle_worth(cards: tuple[CardNumber, ...], soldiers: int, province: Province, goods: Goods, left: Ahead) -> float:
    """What this winter's battle will bring or cost on average, the King's die still to be cast."""
    total = 0.0
    for card in cards:
        enemy = ENEMIES[card]
        need = enemy.strength - soldiers - province.against[enemy.kind]
        wins = max(0, min(FACES, FACES - need))
        draws = 1 if 1 <= need <= FACES else 0
        if province.stands[STONE_WALL]:
            wins, draws = wins + draws, 0
        won = spoils_worth(enemy.victory) + province.stands[FORTRESS] + STRONGEST
        total += (wins * won - (FACES - wins - draws) * loss_worth(enemy.defeat, province, goods, left)) / FACES
    return total / len(cards)


def spoils_worth(spoils: Spoils) -> float:
    return spoils.points + GOOD * (sum(spoils.goods) + spoils.free_goods)


def loss_worth(spoils: Spoils, province: Province, goods: Goods, left: Ahead) -> float:
    lost = sum(min(held, asked) for held, asked in zip(goods, spoils.goods, strict=True))
    lost += min(spoils.free_goods, sum(goods) - lost)
    worth = spoils.points + (GOOD if left.builds else 0.0) * lost
    if spoils.buildings and province.count:
        worth += min(row_end_worth(province, row, left) for row in province.highest)
    return worth


def row_end_worth(province: Province, row: int, left: Ahead) -> float:
    """What the last building of a row is worth to its owner."""
    building = province.last_of(row)
    return building.points + effect_worth(building, left.rolls, max(0, left.winters - 1))
