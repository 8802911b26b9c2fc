"""R2 Starting placement: each player puts three cities on the board, each with a knight."""

from __future__ import annotations

from functools import cache
from itertools import compress

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.barony.notation import HEX
from regalia.games.barony.pieces.hexes import Hex
from regalia.games.barony.pieces.numbers import CITY, FOREST, LAKE, START_CITIES
from regalia.games.barony.state import Barony


@cache
def placement_order(seats: int, first: int) -> tuple[int, ...]:
    """Clockwise one pair each, the last player three; then back, two pairs each (S5)."""
    clockwise = [(first + turn) % seats for turn in range(seats)]
    rest = START_CITIES - 1
    return *clockwise, *[clockwise[-1]] * rest, *(seat for seat in clockwise[-2::-1] for _ in range(rest))


def why_not_place(s: Barony, seat: int, hex: Hex) -> Refusal | None:
    land = s.board.terrain[hex]
    if land in (LAKE, FOREST):
        return refuse("R2.2", hex=hex, terrain=land)
    if s.city_ground[hex]:
        return None
    return refuse("R2.3", hex=hex) if s.building[hex] == CITY else refuse("R2.3", "near", hex=hex)


def places(s: Barony, seat: int) -> list[Hex]:
    return list(compress(s.board.shape.hexes, s.city_ground))


PLACE = Kind("place", places, why_not_place, HEX)


def placement(s: Barony) -> Rules:
    """One city with one knight (R2.1, R2.4); skipped where no hex is left (R2.5)."""
    seat = placement_order(s.seats, s.first)[s.placed]
    if 1 not in s.city_ground:
        s.discard(seat, CITY)
        s.tell("placement_skipped", seat=seat)
    else:
        hex = s.dice.choice(places(s, seat)) if s.variants.placement == "auto" else (yield PLACE, seat)
        s.put_building(seat, hex, CITY)
        s.put_knights(seat, hex, 1)
        if s.news is not None:
            s.tell("city_placed", seat=seat, hex=hex)
    s.placed += 1
    if s.placed == START_CITIES * s.seats:
        s.phase = "turn"
        s.tell("round_began", round=s.round)
