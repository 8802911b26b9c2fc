"""What lies on the table. Facts are plain bytes and short lists; the last six fields follow from the others."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

from regalia.core.state import State, copier
from regalia.games.barony.board import Board
from regalia.games.barony.constants import CITY, GOLD, KNIGHT, LAKE, MOUNTAIN, NO_BUILDING, STRONGHOLD, VILLAGE
from regalia.games.barony.hexes import Hex

LAKE_BARS = 0x80
"""The bit in `bars` that keeps everybody out."""


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
    """Seats are numbers; `knights[seat][hex]` counts, `reserve[seat][piece]` and `tokens[seat][kind]` too."""

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
    owner: bytearray  # by hex: the seat of the building
    knights: list[bytearray]
    reserve: list[list[int]]
    box: list[list[int]]
    tokens: list[list[int]]
    stock: list[int]
    titles: list[int]
    new_cities: list[int]

    where: list[list[Hex]]  # by seat: hexes with own knights, in order
    cities: list[list[Hex]]  # by seat, in order
    villages: list[list[Hex]]  # by seat, in order
    present: bytearray  # by hex: a bit for each seat with a piece there
    bars: bytearray  # by hex: a bit for each seat that keeps the others out (R5.4)
    near_city: bytearray  # by hex: 1 on and beside a city of anybody

    def copy(self) -> Barony:
        return _copy(self)

    # --- pieces come and go -------------------------------------------------------------------------------------------

    def put_knight(self, seat: int, hex: Hex) -> None:
        """From the reserve onto the board."""
        self.reserve[seat][KNIGHT] -= 1
        self._arrive(seat, hex)

    def take_knight(self, seat: int, hex: Hex) -> None:
        """From the board into the reserve."""
        self.reserve[seat][KNIGHT] += 1
        self._leave(seat, hex)

    def move_knight(self, seat: int, origin: Hex, target: Hex) -> None:
        self._leave(seat, origin)
        self._arrive(seat, target)

    def put_building(self, seat: int, hex: Hex, kind: int) -> None:
        """From the reserve onto the board; cities close their surroundings to other cities for good."""
        self.reserve[seat][kind] -= 1
        self.building[hex] = kind
        self.owner[hex] = seat
        if kind == VILLAGE:
            insort(self.villages[seat], hex)
        if kind == CITY:
            insort(self.cities[seat], hex)
            self.near_city[hex] = 1
            for near in self.board.shape.neighbours[hex]:
                self.near_city[near] = 1
        self.note(seat, hex)

    def take_village(self, hex: Hex) -> None:
        """From the board into its owner's reserve: villages alone ever leave (R1.9)."""
        seat = self.owner[hex]
        self.reserve[seat][VILLAGE] += 1
        self.villages[seat].remove(hex)
        self.building[hex] = NO_BUILDING
        self.owner[hex] = 0
        self.note(seat, hex)

    def _arrive(self, seat: int, hex: Hex) -> None:
        knights = self.knights[seat]
        knights[hex] += 1
        if knights[hex] == 1:
            insort(self.where[seat], hex)
        self.note(seat, hex)

    def _leave(self, seat: int, hex: Hex) -> None:
        knights = self.knights[seat]
        knights[hex] -= 1
        if not knights[hex]:
            self.where[seat].remove(hex)
        self.note(seat, hex)

    def note(self, seat: int, hex: Hex) -> None:
        """Brings `present` and `bars` up to date after a change to a seat's pieces on a hex."""
        bit = 1 << seat
        pieces = self.knights[seat][hex]
        building = self.building[hex]
        if building and self.owner[hex] == seat:
            pieces += 1
        else:
            building = NO_BUILDING
        if pieces:
            self.present[hex] |= bit
        else:
            self.present[hex] &= ~bit
        if pieces > 1 or building >= STRONGHOLD or (pieces and self.board.terrain[hex] == MOUNTAIN):
            self.bars[hex] |= bit
        else:
            self.bars[hex] &= ~bit

    # --- counting -----------------------------------------------------------------------------------------------------

    def gold(self, seat: int) -> int:
        """What the seat's tokens are worth as payment."""
        field, plain, forest, mountain = self.tokens[seat]
        return field * GOLD[0] + plain * GOLD[1] + forest * GOLD[2] + mountain * GOLD[3]

    def pieces(self, seat: int, hex: Hex) -> int:
        """Knights and building of a seat on a hex."""
        return self.knights[seat][hex] + (self.building[hex] != NO_BUILDING and self.owner[hex] == seat)


_copy = copier(Barony)


def empty_bars(board: Board) -> bytearray:
    return bytearray(LAKE_BARS if land == LAKE else 0 for land in board.terrain)
