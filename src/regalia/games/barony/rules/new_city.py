"""R8 Action D: New City."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.barony.notation import HEX
from regalia.games.barony.pieces.hexes import Hex
from regalia.games.barony.pieces.numbers import CITY, FOREST, MOST_NEW_CITIES, VILLAGE
from regalia.games.barony.state import OTHERS, Barony, added


def why_not_found(s: Barony, seat: int, hex: Hex) -> Refusal | None:
    if s.building[hex] != VILLAGE or s.owner[hex] != seat:
        return refuse("R8.1", hex=hex)
    if not s.reserve[seat][CITY]:
        return refuse("R8.5", seat=seat)
    if s.new_cities[seat] >= MOST_NEW_CITIES:
        return refuse("R8.5", "most", count=MOST_NEW_CITIES)
    if not s.city_ground[hex]:
        return refuse("R8.2", "forest" if s.board.terrain[hex] == FOREST else "near", hex=hex)
    if s.present[hex] & OTHERS[seat]:
        return refuse("R8.2", "knight", hex=hex, seat=s.guest(seat, hex))
    return None


def new_city_sites(s: Barony, seat: int) -> list[Hex]:
    """The seat's villages outside forests, no city beside them, no other player's knight on them (R8.2, R8.3)."""
    present, alone = s.present, 1 << seat
    return [hex for hex in s.city_sites[seat] if present[hex] == alone]


def why_no_new_city(s: Barony, seat: int) -> Refusal:
    if not s.reserve[seat][CITY]:
        return refuse("R8.5", seat=seat)
    if s.new_cities[seat] >= MOST_NEW_CITIES:
        return refuse("R8.5", "most", count=MOST_NEW_CITIES)
    return refuse("R8.2", "action") if s.villages[seat] else refuse("R8.1", "action")


NEW_CITY = Kind("new_city", new_city_sites, why_not_found, HEX)


def new_city(s: Barony, seat: int) -> Rules:
    """A village becomes a city: ten points, no token (R8.1, R8.4)."""
    hex = yield NEW_CITY, seat
    s.take_village(hex)
    s.put_building(seat, hex, CITY)
    s.new_cities = added(s.new_cities, seat, 1)
    if s.news is not None:
        s.tell("city_founded", seat=seat, hex=hex)
