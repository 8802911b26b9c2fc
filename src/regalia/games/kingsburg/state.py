"""What lies on the table: provinces, goods, dice and the court; small tuples in short lists by seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from regalia.core.state import State, copier
from regalia.games.kingsburg.pieces.enemies import CardNumber
from regalia.games.kingsburg.pieces.goods import NOTHING, Goods, minus, plus
from regalia.games.kingsburg.pieces.placements import Faces, Placement
from regalia.games.kingsburg.pieces.provinces import BuildingNumber, Province

NOBODY = -1
NEUTRAL = -1
"""Whose neutral dice are (R13.1)."""

NO_BUILDING = -1

NOT_DECLARED, TO_INFLUENCE, TO_BUILD = "", "influence", "build"
"""What the Envoy's holder has declared; if nothing, the Envoy may be used either way (R9.8)."""

FROM_ADVISORS, FROM_BUILDINGS, FROM_SEASON_ENDS, FROM_REWARDS, FROM_BATTLES, FROM_CATHEDRALS = range(6)
SOURCES = ("advisors", "buildings", "season_ends", "rewards", "battles", "cathedral")
"""What points come from."""


class Fate(NamedTuple):
    """How a battle went for a seat: its army, the King's soldiers aside, and all that it won or lost."""

    soldiers: int
    strength: int
    goods: Goods = NOTHING
    points: int = 0
    building: BuildingNumber = NO_BUILDING


Group = tuple[int, Placement]
"""Dice on an advisor: whose, and how they came there."""


Roll = tuple[tuple[int, ...], tuple[int, ...]]
"""Everybody's total before any reroll, and white dice."""


@dataclass(frozen=True, slots=True)
class Variants:
    """The options that rules look up during play."""

    free_goods_kind: str
    smuggler_vp: int
    chapel_effect: str
    town_hall: str
    plus2_limit: str
    plus2_supply: str
    envoy_timing: str
    vp_floor: str
    cathedral_goods: str
    two_player_set_aside: str
    final_tie: str


@dataclass(slots=True)
class Kingsburg(State):
    """`waiting` are the seats that have yet to act in the running step, the next one first."""

    variants: Variants
    seats: int
    year: int
    season: int
    order: tuple[int, ...]  # the turn order track
    waiting: tuple[int, ...]

    own: list[Faces]  # unplaced dice
    white: list[Faces]
    aside: list[int]  # the die that was set aside, as it is written in options; 0 for none (R13.4)
    totals: list[int]  # of all dice rolled in this season
    court: tuple[Group, ...]  # in the order of placing
    taken: int  # a bit for each advisor with dice on it
    serving: tuple[Group, ...]  # the groups that are still to be helped

    aid: int  # the seat that has the aid die (R2.2)
    envoy: int  # the seat that holds the Envoy
    envoy_use: str

    goods: list[Goods]
    plus2: list[int]
    supply: int  # of "+2" tokens; below 0 where the supply has no limit
    soldiers: list[int]
    points: list[int]
    scored: list[list[int]]  # the same points by source
    provinces: list[Province]

    enemies: list[CardNumber]  # one for each year
    looked: int  # a bit for each seat that has looked at this year's card
    is_revealed: bool  # this year's card
    fates: tuple[Fate, ...]  # of the last battle; they stay until the next
    lot: int  # the seat that won the last tie by lot

    rolls: tuple[Roll, ...]  # one for each production season; what follows is told at the end
    rerolls: list[int]
    kings_dice: tuple[int, ...]  # one for each battle
    standings: tuple[tuple[int, ...], ...]  # everybody's points after each season

    def copy(self) -> Kingsburg:
        return _copy(self)

    @property
    def kings_die(self) -> int:
        """Of the last battle."""
        return self.kings_dice[-1]

    # --- goods, tokens, points ----------------------------------------------------------------------------------------

    def gain(self, seat: int, goods: Goods) -> None:
        gold, wood, stone = self.goods[seat]
        self.goods[seat] = gold + goods[0], wood + goods[1], stone + goods[2]

    def pay(self, seat: int, goods: Goods) -> None:
        self.goods[seat] = minus(self.goods[seat], goods)

    def has_tokens(self) -> bool:
        """Whether a "+2" token can be taken (R1.8)."""
        return self.supply > 0 or self.variants.plus2_supply == "unlimited"

    def take_token(self, seat: int) -> bool:
        """A "+2" token from the supply; nothing while it is empty (R1.8)."""
        if not self.has_tokens():
            self.tell("no_token", seat=seat)
            return False
        self.supply -= 1
        self.plus2[seat] += 1
        return True

    def score(self, seat: int, source: int, change: int) -> int:
        """Points come or go; with a floor a loss stops at 0 (R1.7). Says by how many they really changed."""
        if change < 0 and self.variants.vp_floor == "zero":
            change = -min(-change, self.points[seat])
        self.points[seat] += change
        self.scored[seat][source] += change
        return change

    def keep_standings(self) -> None:
        """For the chart at the end."""
        self.standings += (tuple(self.points),)

    def add_to_fate(
        self, seat: int, goods: Goods = NOTHING, points: int = 0, building: BuildingNumber = NO_BUILDING
    ) -> None:
        """What a battle brings or takes besides."""
        fate = self.fates[seat]
        fallen = fate.building if building == NO_BUILDING else building
        changed = Fate(fate.soldiers, fate.strength, plus(fate.goods, goods), fate.points + points, fallen)
        self.fates = (*self.fates[:seat], changed, *self.fates[seat + 1 :])

    # --- who is poorest, who knows -----------------------------------------------------------------------------------

    def poorest(self) -> tuple[int, ...]:
        """Of those with the fewest buildings the ones with the fewest goods, in turn order (R2.1, R9.1)."""
        wealth = [(self.provinces[seat].count, sum(self.goods[seat])) for seat in range(self.seats)]
        least = min(wealth)
        return tuple([seat for seat in self.order if wealth[seat] == least])

    def enemy(self) -> CardNumber:
        """This year's card, or its back in a view."""
        return self.enemies[self.year - 1]

    def knows_enemy(self, seat: int | None) -> bool:
        return self.is_revealed or (seat is not None and bool(self.looked >> seat & 1))

    def return_envoy(self) -> None:
        """To calendar space 5."""
        self.envoy, self.envoy_use = NOBODY, NOT_DECLARED


_copy = copier(Kingsburg)
