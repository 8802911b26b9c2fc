"""The 25 enemy cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from regalia.games.kingsburg.pieces.goods import Goods, counted
from regalia.games.kingsburg.pieces.numbers import ENEMY_KINDS, YEARS, load

CardNumber = int
HIDDEN: CardNumber = -1
"""A card's back."""


@dataclass(frozen=True, slots=True)
class Spoils:
    """What a victory brings, or a defeat costs; `free_goods` are of the player's choice."""

    goods: Goods
    free_goods: int
    buildings: int
    points: int


@dataclass(frozen=True, slots=True)
class Enemy:
    number: CardNumber
    id: str
    year: int
    kind: int
    strength: int
    defeat: Spoils
    victory: Spoils


def _spoils(data: Mapping[str, int]) -> Spoils:
    free, buildings, points = (int(data.get(name, 0)) for name in ("free_goods", "buildings", "vp"))
    return Spoils(counted(data), free, buildings, points)


_data = load("enemies.toml")

ENEMIES = tuple(
    Enemy(
        number=number,
        id=str(card["id"]),
        year=int(card["year"]),
        kind=ENEMY_KINDS.index(card["kind"]),
        strength=int(card["strength"]),
        defeat=_spoils(card["defeat"]),
        victory=_spoils(card["victory"]),
    )
    for number, card in enumerate(_data["card"])
)
ENEMY_NUMBERS: dict[str, CardNumber] = {enemy.id: enemy.number for enemy in ENEMIES}

OF_YEAR: dict[int, tuple[CardNumber, ...]] = {
    year: tuple(enemy.number for enemy in ENEMIES if enemy.year == year) for year in range(1, YEARS + 1)
}
RANGES: dict[int, tuple[int, int]] = {
    int(year["number"]): (int(year["strength_min"]), int(year["strength_max"])) for year in _data["year"]
}
"""The strengths that the back of each year's card shows."""
