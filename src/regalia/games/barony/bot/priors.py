"""Which options a good player looks at first."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from regalia.core.asking import Ask
from regalia.games.barony.pieces.hexes import Hex
from regalia.games.barony.pieces.numbers import GOLD, KNIGHT, LAKE, LAND_GOLD, NO_BUILDING, SILVER, TITLE_COST, VILLAGE
from regalia.games.barony.pieces.payments import worth
from regalia.games.barony.rules.construction import building_sites
from regalia.games.barony.state import OTHERS, Barony


def prior(ask: Ask) -> list[float]:
    """A weight for each option: how likely a good player takes it."""
    weigh: Callable[[Barony, int, Any], float] = WEIGHTS[ask.kind.id]
    return [weigh(ask.state, ask.seat, option) for option in ask.options]


def _weigh_place(s: Barony, seat: int, hex: Hex) -> float:
    """Rich land around, a lake to recruit three, and cities not all in one corner."""
    around = [s.board.terrain[near] for near in s.board.shape.neighbours[hex]]
    gold = sum(LAND_GOLD[land] for land in around if land != LAKE) + 2 * (LAKE in around)
    return exp(0.3 * (gold - 14))


def _weigh_action(s: Barony, seat: int, action: str) -> float:
    match action:
        case "title":
            return 12.0
        case "new_city":
            return 8.0
        case "build":
            return 0.8 * sum(LAND_GOLD[s.board.terrain[hex]] for hex in building_sites(s, seat))
        case "recruit":
            return 1.2 * min(s.reserve[seat][KNIGHT], 3)
        case "move":
            return 3.0
        case "expedition":
            return 0.3
    return 0.02  # pass


def _weigh_recruit(s: Barony, seat: int, option: tuple[Hex, int]) -> float:
    hex, number = option
    free = [near for near in s.board.shape.neighbours[hex] if not s.present[near]]
    return number * number * (0.5 + sum(LAND_GOLD[s.board.terrain[near]] for near in free) / 8)


def _site_worth(s: Barony, seat: int, hex: Hex) -> float:
    """What a knight standing there could settle for."""
    if s.building[hex] != NO_BUILDING or s.present[hex] & ~(1 << seat):
        return 0.0
    return float(LAND_GOLD[s.board.terrain[hex]])


def _weigh_move(s: Barony, seat: int, option: tuple[Hex, Hex] | str) -> float:
    if isinstance(option, str):
        return 1.0
    origin, target = option
    if s.present[target] & OTHERS[seat]:
        if not s.present[target] >> seat & 1:
            return 1.5 if s.building[target] == VILLAGE else 0.3  # beside them in peace, to strike next
        return 14.0 if s.building[target] == VILLAGE and s.owner[target] != seat else 5.0
    here = _site_worth(s, seat, origin) if s.knights[seat][origin] == 1 else 0.0
    there = 0.0 if s.knights[seat][target] else _site_worth(s, seat, target)
    return exp(0.45 * (there - here))


def _weigh_build(s: Barony, seat: int, option: tuple[Hex, int] | str) -> float:
    if isinstance(option, str):
        return 0.5
    hex, kind = option
    return LAND_GOLD[s.board.terrain[hex]] * (1.0 if kind == VILLAGE else 0.15)


def _weigh_plunder(s: Barony, seat: int, token: int) -> float:
    return float(GOLD[token])


def _weigh_new_city(s: Barony, seat: int, hex: Hex) -> float:
    return s.board.recruits[hex] + 0.3 * sum(not s.present[near] for near in s.board.shape.neighbours[hex])


def _weigh_expedition(s: Barony, seat: int, hex: Hex) -> float:
    near = s.board.shape.neighbours[hex]
    return exp(0.2 * (_site_worth(s, seat, hex) * 2 + sum(_site_worth(s, seat, place) for place in near) - 16))


def _weigh_title(s: Barony, seat: int, payment: tuple[int, int, int, int]) -> float:
    """Little excess, and little silver given away."""
    lost = sum(count * points for count, points in zip(payment, SILVER, strict=True))
    return exp(-(worth(payment) - TITLE_COST) - 0.3 * lost)


WEIGHTS: dict[str, Callable[[Barony, int, Any], float]] = {
    "place": _weigh_place,
    "action": _weigh_action,
    "recruit": _weigh_recruit,
    "move": _weigh_move,
    "move_again": _weigh_move,
    "plunder": _weigh_plunder,
    "build": _weigh_build,
    "new_city": _weigh_new_city,
    "expedition": _weigh_expedition,
    "title": _weigh_title,
}
