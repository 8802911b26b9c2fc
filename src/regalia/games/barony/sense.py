"""What a position is worth, and which options a good player looks at first."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from regalia.core.asking import Ask
from regalia.core.state import OVER
from regalia.games.barony import rules
from regalia.games.barony.constants import (
    CITY,
    DUKE,
    GOLD,
    KNIGHT,
    LAKE,
    NO_BUILDING,
    SILVER,
    STRONGHOLD,
    TITLE_COST,
    VILLAGE,
)
from regalia.games.barony.hexes import Hex
from regalia.games.barony.payments import worth
from regalia.games.barony.state import Barony

LAND_GOLD = (*GOLD, 0)  # a lake pays nothing

# --- values -------------------------------------------------------------------------------------------------------

SURE, SURE_AT_THE_END = 9.0, 2.5
"""How many points of advantage make a position nearly three to one, while the game goes on and in the last round."""


def values(s: Barony) -> list[float]:
    """Each seat's chance of winning, as felt from the points that everybody has or is about to have."""
    if s.phase == OVER:
        return [float(place == 1) for place in rules.ranking(s)]
    strengths = [strength(s, seat) for seat in range(s.seats)]
    sure = SURE_AT_THE_END if s.is_last_round else SURE
    return [_chance(strengths, seat, sure) for seat in range(s.seats)]


def _chance(strengths: list[float], seat: int, sure: float) -> float:
    rival = max(strengths[:seat] + strengths[seat + 1 :])
    return 1 / (1 + exp(min((rival - strengths[seat]) / sure, 50.0)))


def strength(s: Barony, seat: int) -> float:
    """Points on the board and what will soon become points."""
    points = rules.board_points(s, seat)
    if s.is_last_round:
        return points + rules.silver(s, seat) + (_last_turn(s, seat) if _still_to_play(s, seat) else 0.0)
    return points + _wealth(s, seat) + _army(s, seat) + _land(s, seat)


def _still_to_play(s: Barony, seat: int) -> bool:
    return (seat - s.first) % s.seats >= (s.active - s.first) % s.seats


def _last_turn(s: Barony, seat: int) -> float:
    """What the last turn of the game can still bring."""
    title = 12.0 if s.titles[seat] != DUKE and s.gold[seat] >= TITLE_COST else 0.0
    city = 9.0 if s.reserve[seat][CITY] and rules.new_city_sites(s, seat) else 0.0
    return max(title, city, 2.0 if rules.building_sites(s, seat) else 0.0)


def _wealth(s: Barony, seat: int) -> float:
    """Gold is nearly points up to the next title, and less beyond: it can be plundered."""
    gold = s.gold[seat]
    titles_left = DUKE - s.titles[seat]
    next_title = min(gold, TITLE_COST) if titles_left else 0
    beyond = min(max(gold - TITLE_COST, 0), TITLE_COST * (titles_left - 1)) if titles_left > 1 else 0
    return 0.82 * next_title + 0.6 * beyond + 0.15 * rules.silver(s, seat)


def _army(s: Barony, seat: int) -> float:
    """Knights on the board settle and fight; those in reserve wait; those in the box are gone."""
    shape, terrain, building, present = s.board.shape, s.board.terrain, s.building, s.present
    alone, villages_left = 1 << seat, s.reserve[seat][VILLAGE] + s.reserve[seat][STRONGHOLD]
    total = 0.55 * s.reserve[seat][KNIGHT]
    for hex in s.where[seat]:
        count = s.knights[seat][hex]
        total += 1.0 * count
        settles = not building[hex] and present[hex] == alone and villages_left
        if settles:
            total += 0.42 * LAND_GOLD[terrain[hex]]
        if count > 1 or not settles:  # somebody here is free to go and settle elsewhere
            near = [LAND_GOLD[terrain[to]] for to in shape.neighbours[hex] if not building[to] and not present[to]]
            total += 0.22 * max(near, default=0) + 0.03 * sum(near)
            total += 0.3 * any(building[to] == VILLAGE and not s.closed[to] for to in shape.neighbours[hex])  # prey
        if count == 1 and s.closed[hex] != seat + 1 and _threatened(s, seat, hex):
            total -= 0.7
    return total


def _land(s: Barony, seat: int) -> float:
    """Villages that can become cities, cities that recruit, and villages that will burn."""
    alone, cities_left = 1 << seat, s.reserve[seat][CITY]
    total = 0.3 * sum(s.board.recruits[hex] for hex in s.cities[seat])
    sites = 0
    for hex in s.villages[seat]:
        if s.city_ground[hex]:
            sites += 1 if s.present[hex] == alone else 0
        if s.closed[hex] != seat + 1 and _threatened(s, seat, hex):
            total -= 3.2 if any(s.tokens[seat]) else 0.8
    if cities_left:
        total += 6.0 * min(sites, cities_left)
    return total


def _threatened(s: Barony, seat: int, hex: Hex) -> bool:
    """True when another player could strike here in one turn: two knights beside, or one beside and one on the hex."""
    beside = s.board.shape.beside[hex]
    for other in range(s.seats):
        if other != seat:
            knights = s.knights[other]
            ready = sum(beside(knights))
            if ready > 1 or (ready and s.present[hex] >> other & 1):
                return True
    return False


# --- prior --------------------------------------------------------------------------------------------------------


def prior(ask: Ask) -> list[float]:
    """A weight for each option: how likely a good player takes it."""
    weigh: Callable[[Barony, int, Any], float] = WEIGHTS[ask.kind.id]
    return [weigh(ask.state, ask.seat, option) for option in ask.options]


def _weigh_place(s: Barony, seat: int, hex: Hex) -> float:
    """Rich land around, a lake to recruit three, and own cities not all in one corner."""
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
            return 0.8 * sum(LAND_GOLD[s.board.terrain[hex]] for hex in rules.building_sites(s, seat))
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
    if s.present[target] & rules.OTHERS[seat]:
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
    silver = sum(count * points for count, points in zip(payment, SILVER, strict=True))
    return exp(-(worth(payment) - TITLE_COST) - 0.3 * silver)


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
