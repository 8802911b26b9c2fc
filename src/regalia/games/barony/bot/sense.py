"""What a position is worth."""

from __future__ import annotations

from math import exp

from regalia.core.rulebook import Leaning
from regalia.core.state import OVER
from regalia.games.barony.pieces.hexes import Hex
from regalia.games.barony.pieces.numbers import CITY, DUKE, KNIGHT, LAND_GOLD, POINTS, STRONGHOLD, TITLE_COST, VILLAGE
from regalia.games.barony.rules.construction import building_sites
from regalia.games.barony.rules.ending import board_points, ranking, silver
from regalia.games.barony.rules.new_city import new_city_sites
from regalia.games.barony.state import Barony

SURE, SURE_AT_THE_END = 9.0, 2.5
"""How many points of advantage make a position nearly three to one, while the game goes on and in the last round."""


def by_hand(s: Barony) -> list[float]:
    """Each seat's chance of winning, as felt from the points that everybody has or is about to have."""
    if s.phase == OVER:
        return [float(place == 1) for place in ranking(s)]
    strengths = [strength(s, seat) for seat in range(s.seats)]
    sure = SURE_AT_THE_END if s.is_last_round else SURE
    return [_chance(strengths, seat, sure) for seat in range(s.seats)]


def _chance(strengths: list[float], seat: int, sure: float) -> float:
    rival = max(strengths[:seat] + strengths[seat + 1 :])
    return 1 / (1 + exp(min((rival - strengths[seat]) / sure, 50.0)))


def strength(s: Barony, seat: int) -> float:
    """Points on the board and what will soon become points."""
    return sum(components(s, seat))


COMPONENTS = ("board", "silver_at_the_end", "last_turn", "wealth", "army", "land", "closing")


def components(s: Barony, seat: int) -> list[float]:
    points = float(board_points(s, seat))
    if s.is_last_round:
        last = _last_turn(s, seat) if _still_to_play(s, seat) else 0.0
        return [points, float(silver(s, seat)), last, 0.0, 0.0, 0.0, 0.0]
    return [points, 0.0, 0.0, _wealth(s, seat), _army(s, seat), _land(s, seat), _closing(s, seat)]


# --- what the value is learned from -----------------------------------------------------------------------------------

NAMES = (
    "standing", *COMPONENTS, "titles", "gold", "can_rise", "silver", "knights", "knights_in_reserve", "places",
    "villages", "villages_left", "strongholds_left", "cities", "new_cities", "city_sites", "to_play",
)  # fmt: skip

STYLES = {
    "bold": Leaning(own={"army": 0.02}),
    "thrifty": Leaning(own={"wealth": 0.02}),
    "vengeful": Leaning(rival={"standing": -0.03}),
}
"""What knights of a style are fond of, in log-odds of winning for each of these numbers."""


def features(s: Barony) -> list[list[float]]:
    """By seat: what is felt by hand, its parts, and what a player has."""
    return [_row(s, seat) for seat in range(s.seats)]


def _row(s: Barony, seat: int) -> list[float]:
    parts, (knights, villages, strongholds, _) = components(s, seat), s.reserve[seat]
    rises = s.titles[seat] != DUKE
    row = [sum(parts)]
    row += parts
    row += [
        float(s.titles[seat]),
        float(s.gold[seat]) if rises else 0.0,
        float(rises and s.gold[seat] >= TITLE_COST),
        float(silver(s, seat)),
        float(sum(s.knights[seat])),
        float(knights),
        float(len(s.where[seat])),
        float(len(s.villages[seat])),
        float(villages),
        float(strongholds),
        float(len(s.cities[seat])),
        float(s.new_cities[seat]),
        float(min(len(s.city_sites[seat]), s.reserve[seat][CITY])),
        float(_still_to_play(s, seat)),
    ]
    return row


def still_ahead(s: Barony) -> float:
    """By the titles of whoever is nearest to the end."""
    return 0.0 if s.is_last_round else (DUKE - max(s.titles)) / DUKE


def _still_to_play(s: Barony, seat: int) -> bool:
    return (seat - s.first) % s.seats >= (s.active - s.first) % s.seats


def _last_turn(s: Barony, seat: int) -> float:
    """What the last turn of the game can still bring."""
    title = 12.0 if s.titles[seat] != DUKE and s.gold[seat] >= TITLE_COST else 0.0
    city = 9.0 if s.reserve[seat][CITY] and new_city_sites(s, seat) else 0.0
    return max(title, city, 2.0 if building_sites(s, seat) else 0.0)


def _closing(s: Barony, seat: int) -> float:
    """Who has the gold for the last title and would win by ending the game has nothing to wait for."""
    if s.titles[seat] != DUKE - 1 or s.gold[seat] < TITLE_COST:
        return 0.0
    others = [other for other in range(s.seats) if other != seat]
    in_reach = max(board_points(s, other) + silver(s, other) + _last_turn(s, other) for other in others)
    return CLOSES if POINTS[DUKE][s.new_cities[seat]] > in_reach else 0.0


CLOSES = 9.0
"""What it is worth to be able to end the game as its winner."""


def _wealth(s: Barony, seat: int) -> float:
    """Gold is nearly points up to the next title, and less beyond: it can be plundered."""
    gold = s.gold[seat]
    titles_left = DUKE - s.titles[seat]
    next_title = min(gold, TITLE_COST) if titles_left else 0
    beyond = min(max(gold - TITLE_COST, 0), TITLE_COST * (titles_left - 1)) if titles_left > 1 else 0
    return 0.82 * next_title + 0.6 * beyond + 0.15 * silver(s, seat)


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
