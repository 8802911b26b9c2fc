"""The province sheet: 20 buildings in 5 rows, each row built from the left and lost from the right (R6.3, R11.7)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from regalia.games.kingsburg.pieces.goods import GOLD, STONE, WOOD, Good, Goods, counted
from regalia.games.kingsburg.pieces.numbers import ENEMY_KINDS, load

BuildingNumber = int
Row = int
"""0 to 4; a row stands for how many of its buildings, from the left, are built."""

COLUMNS = 4


@dataclass(frozen=True, slots=True)
class Building:
    """`against[kind]` is the bonus in battle against that kind of enemy, everything included."""

    number: BuildingNumber
    id: str
    row: Row
    column: int  # 1 to 4
    cost: Goods
    points: int
    battle: int
    against: tuple[int, ...]


_data = load("buildings.toml")
ROWS = tuple(str(id) for id in _data["rows"])

BUILDINGS = tuple(
    Building(
        number=number,
        id=str(building["id"]),
        row=int(building["row"]) - 1,
        column=int(building["column"]),
        cost=counted(building["cost"]),
        points=int(building["vp"]),
        battle=int(building["battle"]),
        against=tuple(int(building["battle"]) + int(building["battle_vs"].get(kind, 0)) for kind in ENEMY_KINDS),
    )
    for number, building in enumerate(sorted(_data["building"], key=lambda each: (each["row"], each["column"])))
)
BUILDING_NUMBERS: dict[str, BuildingNumber] = {building.id: building.number for building in BUILDINGS}

_number = BUILDING_NUMBERS.__getitem__
STATUE, CHAPEL, CATHEDRAL = map(_number, ("statue", "chapel", "cathedral"))
INN, MARKET, FARM, MERCHANTS_GUILD = map(_number, ("inn", "market", "farm", "merchants_guild"))
BARRACKS, STABLE, STONE_WALL, FORTRESS = map(_number, ("barracks", "stable", "stone_wall", "fortress"))
CRANE, TOWN_HALL, EMBASSY = map(_number, ("crane", "town_hall", "embassy"))

DISCOUNT_FROM_COLUMN = 3


def price_of(building: Building, has_crane: bool) -> Goods:
    """The cost, 1 gold less in columns 3 and 4 for the Crane's owner (R6.4)."""
    gold, wood, stone = building.cost
    has_discount = has_crane and building.column >= DISCOUNT_FROM_COLUMN
    return gold - 1 if has_discount and gold else gold, wood, stone


ENOUGH = max(max(building.cost) for building in BUILDINGS)
"""Nothing takes more of any good."""


def _payable(good: Good, has_crane: bool) -> tuple[int, ...]:
    """For 0, 1, … up to `ENOUGH` of a good a bit for each building that takes no more of it."""
    prices = [price_of(building, has_crane)[good] for building in BUILDINGS]
    return tuple(sum(1 << number for number, price in enumerate(prices) if price <= held) for held in range(ENOUGH + 1))


BY_GOLD = _payable(GOLD, False)
BY_GOLD_WITH_CRANE = _payable(GOLD, True)
BY_WOOD = _payable(WOOD, False)
BY_STONE = _payable(STONE, False)


@dataclass(frozen=True, slots=True, eq=False)
class Province:
    """Everything that follows from what stands; there is one object for each of the 3,125 sheets."""

    rows: tuple[int, ...]
    stands: bytes  # by building number
    count: int
    points: int
    against: tuple[int, ...]  # bonus in battle by kind of enemy
    prices: tuple[tuple[BuildingNumber, Goods], ...]  # what may be built next, with the Crane's discount (R6.3, R6.4)
    following: int  # a bit for each of these buildings
    by_gold: tuple[int, ...]  # which buildings so much gold is enough for
    highest: tuple[Row, ...]  # the rows that reach the highest column
    grown: dict[Row, Province] = field(default_factory=dict)  # with a building more in a row, once anybody built it

    def payable(self, goods: Goods) -> int:
        """A bit for each building that may be built next and can be paid (R6.2 to R6.4)."""
        gold, wood, stone = goods
        return (
            self.following
            & self.by_gold[gold if gold < ENOUGH else ENOUGH]
            & BY_WOOD[wood if wood < ENOUGH else ENOUGH]
            & BY_STONE[stone if stone < ENOUGH else ENOUGH]
        )

    def with_one_more(self, row: Row) -> Province:
        found = self.grown.get(row)
        if found is None:
            found = self.grown[row] = self._changed(row, 1)
        return found

    def with_one_less(self, row: Row) -> Province:
        return self._changed(row, -1)

    def _changed(self, row: Row, buildings: int) -> Province:
        return province((*self.rows[:row], self.rows[row] + buildings, *self.rows[row + 1 :]))

    def last_of(self, row: Row) -> Building:
        """The rightmost standing building of a row."""
        return BUILDINGS[row * COLUMNS + self.rows[row] - 1]

    def price(self, building: Building) -> Goods:
        return price_of(building, bool(self.stands[CRANE]))

    def __reduce__(self) -> Any:
        return province, (self.rows,)

    def __repr__(self) -> str:
        return f"<Province {self.rows}>"


@cache
def province(rows: tuple[int, ...]) -> Province:
    """The sheet on which so many buildings of each row stand."""
    flags = bytes([building.column <= rows[building.row] for building in BUILDINGS])
    standing = [building for building in BUILDINGS if flags[building.number]]
    top, has_crane = max(rows), bool(flags[CRANE])
    following = [building for building in BUILDINGS if building.column == rows[building.row] + 1]
    return Province(
        rows=rows,
        stands=flags,
        count=len(standing),
        points=sum(building.points for building in standing),
        against=tuple(sum(each.against[kind] for each in standing) for kind in range(len(ENEMY_KINDS))),
        prices=tuple((building.number, price_of(building, has_crane)) for building in following),
        following=sum(1 << building.number for building in following),
        by_gold=BY_GOLD_WITH_CRANE if has_crane else BY_GOLD,
        highest=tuple(row for row, reached in enumerate(rows) if top and reached == top),
    )


EMPTY = province((0,) * len(ROWS))
