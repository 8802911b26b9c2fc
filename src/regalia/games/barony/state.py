"""What lies on the table. Facts are plain bytes and short lists; the last eight fields follow from the others."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import TypeVar

from regalia.core.state import State, copier
from regalia.games.barony.pieces.board import Board
from regalia.games.barony.pieces.hexes import TABLE, Hex
from regalia.games.barony.pieces.numbers import CITY, FOREST, GOLD, LAKE, MOUNTAIN, NO_BUILDING, VILLAGE

T = TypeVar("T")

NOBODY = 0xFF
"""The owner of a building where there is none."""

LAKE_CLOSED = 0xFF
"""Who keeps everybody out of a lake (R5.4a)."""

OTHERS = tuple(0xFF ^ (1 << seat) for seat in range(8))
"""For each seat the bits of everybody else in `present`."""

Counts = tuple[int, ...]
"""How many of each piece or of each token; tuples, because copies of the state share them."""


@dataclass(frozen=True, slots=True)
class Variants:
    """The options that rules look up during play (section 6)."""

    overpay: str
    resource_supply: str
    passing: str
    max_rounds: int
    placement: str


@dataclass(slots=True)
class Barony(State):
    """Seats are numbers; `knights[seat][hex]` counts, `reserve[seat][piece]` and `tokens[seat][kind]` too.

    What changes rarely is a tuple: a new one now and then is cheaper than copies of all of them every turn.
    """

    board: Board
    variants: Variants
    seats: int
    first: int
    active: int
    round: int
    placed: int  # starting placements done or skipped
    passes: int  # in this round
    is_last_round: bool

    building: bytearray  # by hex: VILLAGE, STRONGHOLD, CITY or NO_BUILDING
    owner: bytearray  # by hex: the seat of the building, or NOBODY
    knights: list[bytearray]
    reserve: list[Counts]
    box: tuple[Counts, ...]
    tokens: list[Counts]
    stock: list[int]
    titles: Counts
    new_cities: Counts
    standings: tuple[Counts, ...]  # everybody's points on the score board after each round

    gold: list[int]  # by seat: what its tokens are worth as payment
    where: list[list[Hex]]  # by seat: the hexes where its knights stand, in order
    cities: tuple[tuple[Hex, ...], ...]  # by seat, in order
    villages: tuple[tuple[Hex, ...], ...]  # by seat, in order
    present: list[int]  # by hex: a bit for each seat with a piece there
    closed: bytearray  # by hex, a TABLE: 0, or who keeps all others out (R5.4): the seat + 1, or LAKE_CLOSED
    city_ground: bytearray  # by hex: 1 where a city might be founded: no lake, no forest, no city near (R2.2, R2.3)

    city_sites: tuple[tuple[Hex, ...], ...]  # by seat: its villages on such ground, in order

    def copy(self) -> Barony:
        return _copy(self)

    # --- pieces come and go -------------------------------------------------------------------------------------------

    def put_knights(self, seat: int, hex: Hex, number: int) -> None:
        """From the reserve onto the board."""
        knights, villages, strongholds, cities = self.reserve[seat]
        self.reserve[seat] = knights - number, villages, strongholds, cities
        self.arrive(seat, hex, number)

    def take_knight(self, seat: int, hex: Hex) -> None:
        """From the board into the reserve."""
        knights, villages, strongholds, cities = self.reserve[seat]
        self.reserve[seat] = knights + 1, villages, strongholds, cities
        self.leave(seat, hex)

    def settle(self, seat: int, hex: Hex, kind: int) -> None:
        """A knight turns into a village or a stronghold, on a hex where nobody else is (R7.2, R7.3)."""
        knights, villages, strongholds, cities = self.reserve[seat]
        if kind == VILLAGE:
            self.reserve[seat] = knights + 1, villages - 1, strongholds, cities
            self._add_village(seat, hex)
        else:
            self.reserve[seat] = knights + 1, villages, strongholds - 1, cities
        self.building[hex] = kind
        self.owner[hex] = seat
        count = self.knights[seat][hex] - 1
        self.knights[seat][hex] = count
        if not count:
            self.where[seat].remove(hex)
        if kind != VILLAGE:  # R5.4b; a village closes its hex no more than the knight did
            self.closed[hex] = seat + 1

    def put_building(self, seat: int, hex: Hex, kind: int) -> None:
        """From the reserve onto the board; cities close their surroundings to other cities for good."""
        self.reserve[seat] = added(self.reserve[seat], kind, -1)
        self.building[hex] = kind
        self.owner[hex] = seat
        if kind != VILLAGE or self.present[hex] >> seat & 1 or self.board.terrain[hex] == MOUNTAIN:
            self.closed[hex] = seat + 1
        self.present[hex] |= 1 << seat
        if kind == VILLAGE:
            self._add_village(seat, hex)
        elif kind == CITY:
            self.cities = _joined(self.cities, seat, hex)
            ground = self.city_ground
            ground[hex] = 0
            for lost in self.board.shape.neighbours[hex]:
                ground[lost] = 0
            if any(self.city_sites):
                sites = [tuple([site for site in sites if ground[site]]) for sites in self.city_sites]
                self.city_sites = tuple(sites)

    def _add_village(self, seat: int, hex: Hex) -> None:
        self.villages = _joined(self.villages, seat, hex)
        if self.city_ground[hex]:
            self.city_sites = _joined(self.city_sites, seat, hex)

    def take_village(self, hex: Hex) -> None:
        """From the board into its owner's reserve: only villages ever leave the board (R1.9)."""
        seat = self.owner[hex]
        self.reserve[seat] = added(self.reserve[seat], VILLAGE, 1)
        self.villages = _left(self.villages, seat, hex)
        self.city_sites = _left(self.city_sites, seat, hex)
        self.building[hex] = NO_BUILDING
        self.owner[hex] = NOBODY
        self._loosen(seat, hex, self.knights[seat][hex])

    def discard(self, seat: int, kind: int) -> None:
        """From the reserve into the box, out of the game."""
        self.reserve[seat] = added(self.reserve[seat], kind, -1)
        self.box = replaced(self.box, seat, added(self.box[seat], kind, 1))

    def move_knight(self, seat: int, origin: Hex, target: Hex) -> int:
        """To another hex; returns who had pieces there before, as bits.

        The same as `leave` and `arrive`, in one go because it is done so often.
        """
        knights, present, closed, terrain = self.knights[seat], self.present, self.closed, self.board.terrain
        where, own, before = self.where[seat], 1 << seat, present[target]
        left = knights[origin] - 1
        knights[origin] = left
        if not left:
            where.remove(origin)
        if self.owner[origin] == seat:
            if not left and self.building[origin] == VILLAGE and terrain[origin] != MOUNTAIN:
                closed[origin] = 0
        elif not left:
            present[origin] ^= own
            closed[origin] = 0
        elif left == 1 and terrain[origin] != MOUNTAIN:
            closed[origin] = 0
        if before & own:
            closed[target] = seat + 1  # two pieces of one player (R5.4c)
            if not knights[target]:
                insort(where, target)
            knights[target] += 1
        else:
            present[target] = before | own
            knights[target] = 1
            insort(where, target)
            if terrain[target] == MOUNTAIN:
                closed[target] = seat + 1  # R5.4d
        return before

    def arrive(self, seat: int, hex: Hex, number: int = 1) -> None:
        """Knights come to a hex."""
        knights, seats = self.knights[seat], self.present[hex]
        count = knights[hex]
        knights[hex] = count + number
        if not count:
            insort(self.where[seat], hex)
        if seats >> seat & 1 or number > 1:
            self.closed[hex] = seat + 1  # two pieces of one player (R5.4c)
        elif self.board.terrain[hex] == MOUNTAIN:
            self.closed[hex] = seat + 1  # R5.4d
        self.present[hex] = seats | 1 << seat

    def leave(self, seat: int, hex: Hex) -> None:
        """A knight goes from a hex."""
        knights = self.knights[seat]
        count = knights[hex] - 1
        knights[hex] = count
        if not count:
            self.where[seat].remove(hex)
        if self.owner[hex] != seat:
            self._loosen(seat, hex, count)
        elif self.building[hex] == VILLAGE:
            self._loosen(seat, hex, count + 1)

    def _loosen(self, seat: int, hex: Hex, pieces: int) -> None:
        """With so many pieces left, and no city or stronghold, the hex may be open to the others again."""
        if not pieces:
            self.present[hex] &= ~(1 << seat)
        elif pieces > 1 or self.board.terrain[hex] == MOUNTAIN:
            return
        if self.closed[hex] == seat + 1:  # a beaten knight leaves a hex that the winner may have closed
            self.closed[hex] = 0

    # --- tokens -------------------------------------------------------------------------------------------------------

    def gain(self, seat: int, kind: int, number: int = 1) -> None:
        """Tokens come to a seat, or leave it where the number is negative."""
        tokens = list(self.tokens[seat])
        tokens[kind] += number
        self.tokens[seat] = tuple(tokens)
        self.gold[seat] += GOLD[kind] * number

    # --- counting -----------------------------------------------------------------------------------------------------

    def pieces(self, seat: int, hex: Hex) -> int:
        """Knights and building of a seat on a hex."""
        return self.knights[seat][hex] + (self.owner[hex] == seat)

    def guest(self, seat: int, hex: Hex) -> int:
        """Another seat that has a knight on a hex where there is one."""
        return next(other for other in range(self.seats) if other != seat and self.knights[other][hex])


_copy = copier(Barony)


def added(counts: Counts, kind: int, number: int) -> Counts:
    """The counts with more (or fewer) of one kind."""
    changed = list(counts)
    changed[kind] += number
    return tuple(changed)


_CLOSED_AT_FIRST = bytes(LAKE_CLOSED if terrain == LAKE else 0 for terrain in range(256))


def replaced(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The items with another one in this place."""
    return *items[:at], item, *items[at + 1 :]


def _joined(hexes: tuple[tuple[Hex, ...], ...], seat: int, hex: Hex) -> tuple[tuple[Hex, ...], ...]:
    return replaced(hexes, seat, tuple(sorted((*hexes[seat], hex))))


def _left(hexes: tuple[tuple[Hex, ...], ...], seat: int, hex: Hex) -> tuple[tuple[Hex, ...], ...]:
    return replaced(hexes, seat, tuple([other for other in hexes[seat] if other != hex]))


_CITY_GROUND_AT_FIRST = bytes(terrain not in (LAKE, FOREST) for terrain in range(256))


def closed_at_first(board: Board) -> bytearray:
    return bytearray(board.terrain.translate(_CLOSED_AT_FIRST).ljust(TABLE, b"\0"))


def city_ground_at_first(board: Board) -> bytearray:
    return bytearray(board.terrain.translate(_CITY_GROUND_AT_FIRST))
