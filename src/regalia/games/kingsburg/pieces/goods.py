"""Goods: gold, wood and stone as a tuple of three counts (R1.3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from regalia.games.kingsburg.pieces.numbers import GOODS

Goods = tuple[int, int, int]
"""Counts of gold, wood and stone."""

Good = int
GOLD, WOOD, STONE = range(3)
KINDS = (GOLD, WOOD, STONE)
NOTHING: Goods = (0, 0, 0)
ONE: tuple[Goods, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def counted(data: Mapping[str, int]) -> Goods:
    """Goods as they stand in the data files: `{ gold = 1 }`."""
    gold, wood, stone = (int(data.get(name, 0)) for name in GOODS)
    return gold, wood, stone


def plus(one: Goods, other: Goods) -> Goods:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def minus(one: Goods, other: Goods) -> Goods:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def pays(held: Goods, price: Goods) -> bool:
    return held[0] >= price[0] and held[1] >= price[1] and held[2] >= price[2]


@cache
def of_one_kind(number: int) -> tuple[Goods, ...]:
    """So many goods, all gold, all wood or all stone."""
    return (number, 0, 0), (0, number, 0), (0, 0, number)


@cache
def mixes(number: int) -> tuple[Goods, ...]:
    """So many goods in every mix, most gold first."""
    return tuple(
        (gold, wood, number - gold - wood) for gold in range(number, -1, -1) for wood in range(number - gold, -1, -1)
    )


@cache
def picks(held: Goods, number: int) -> tuple[Goods, ...]:
    """Every way to take so many goods out of these."""
    return tuple(mix for mix in mixes(number) if pays(held, mix))
