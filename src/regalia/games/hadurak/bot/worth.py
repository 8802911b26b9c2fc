"""What the things of a baron are worth, in influence: cities, armies, crowns, plans."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.games.hadurak.pieces.board import CITY_AT, CITY_COUNT, INCOME, NEIGHBOURS
from regalia.games.hadurak.pieces.cards import (
    BARGAIN,
    GATHER_SUPPORT,
    MOBILIZE,
    REQUISITION,
    RETINUE,
    SERVE_THE_CHURCH,
    VERSATILE,
)
from regalia.games.hadurak.rules import ending
from regalia.games.hadurak.rules.war.attack import COMMANDER_WORTH, defence, thirds
from regalia.games.hadurak.state import (
    ARMIES,
    AT_SEA,
    GARRISON,
    NEUTRAL,
    NOBODY,
    RAZED,
    Hadurak,
    Seat,
)

HORIZON = 6.0
TROOP_WORTH = 0.011
CARD_WORTH = {
    MOBILIZE: 0.9,
    VERSATILE: 0.65,
    BARGAIN: 0.6,
    GATHER_SUPPORT: 0.6,
    SERVE_THE_CHURCH: 0.5,
}
SECOND = 0.7
"""What the second card of a kind brings in a round, against the first."""

TAXES_NEARER = 0.04
"""A card on the tax field, for each crown that a city would pay."""

BESIEGEABLE, TOO_STRONG, NEXT_DOOR = 0.2, 0.05, 0.6
"""What a city within reach counts, as a part of what it is worth: where the army is enough for a siege, where it is
not; and as a part of this, where the army has to move there first."""

HIRING = 8
"""Crowns with which a place on the mercenary track is worth having."""


def rounds_left(s: Hadurak) -> float:
    held = CITY_COUNT - s.control.count(NEUTRAL) - s.control.count(RAZED)
    return min(HORIZON, 1 + s.pool / (held + 2))


def purse_worth(crowns: int) -> float:
    """What wages will ask for is worth more than what is left over."""
    return 0.12 * min(crowns, 15) + 0.04 * min(max(crowns - 15, 0), 20)


def city_worth(s: Hadurak, city: int, left: float) -> float:
    guarded = s.stands_at(s.control[city], s.site_place(city))
    besieged = s.siege[city] >= 0
    worth = 0.9 * left + 0.12 * left * INCOME[city]
    return (
        worth * (0.55 if besieged else 1.0) * (1.0 if guarded else 0.85)
        + 0.4 * s.fortified[city]
        - 0.1 * s.breaches[city]
    )


def conquest(s: Hadurak, seat: Seat) -> float:
    """The nearer to an immediate win, the more each city counts."""
    needed, count = ending.needed_cities(s), ending.city_count(s, seat)
    return 40.0 if count >= needed else 9.0 * (count / needed) ** 3


def army_worth(s: Hadurak, army: int) -> float:
    strength = s.strength(army)
    office = s.office[army]
    worth = TROOP_WORTH * strength + (0.2 if office >= 0 and not RETINUE[office] else 0.0)
    place = s.place[army]
    if army % ARMIES == GARRISON:
        return 0.75 * worth
    if 0 <= place < AT_SEA and strength:
        worth += 0.3
    return worth - 0.25 * s.tokens[army]


def outlook(s: Hadurak, seat: Seat, place: int, strength: int, left: float) -> float:
    """The best prey within reach of an army of such strength."""
    return max([worth for worth, _ in within_reach(s, seat, place, strength, left)], default=0.0)


def outlooks(s: Hadurak, seat: Seat, left: float) -> float:
    """What the baron's nobles may take next, each place another city."""
    strengths: dict[int, int] = {}
    for army in range(ARMIES * seat, ARMIES * seat + GARRISON):
        place = s.place[army]
        if 0 <= place < AT_SEA:
            strengths[place] = strengths.get(place, 0) + s.strength(army)
    found = [
        (worth, city, place)
        for place, strength in strengths.items()
        for worth, city in within_reach(s, seat, place, strength, left)
    ]
    found.sort(reverse=True)
    total, done = 0.0, set[int]()
    for worth, city, place in found:
        if city not in done and place + CITY_COUNT not in done:
            done |= {city, place + CITY_COUNT}
            total += worth
    return total


def within_reach(s: Hadurak, seat: Seat, place: int, strength: int, left: float) -> list[tuple[float, int]]:
    """Cities that an army of such strength could take, and what each is worth to it: here fully, next door less."""
    if not 0 <= place < AT_SEA:
        return []
    found = [(prey(s, seat, place, strength, left), CITY_AT[place])]
    found += [(NEXT_DOOR * prey(s, seat, there, strength, left), CITY_AT[there]) for there in NEIGHBOURS[place]]
    return [pair for pair in found if pair[0]]


def prey(s: Hadurak, seat: Seat, place: int, strength: int, left: float) -> float:
    """A part of what the city there will bring: more where it can be starved out, as nothing is surer (R14.10)."""
    city = CITY_AT[place]
    if city < 0 or s.control[city] in (RAZED, seat):
        return 0.0
    whole = 0.9 * left + 0.12 * left * INCOME[city]
    is_open = s.siege[city] in (NOBODY, seat) and not thirds(s, seat, s.control[city], place)
    return whole * (BESIEGEABLE if is_open and strength + COMMANDER_WORTH > defence(s, city) else TOO_STRONG)


def siege_worth(s: Hadurak, site: int, left: float) -> float:
    return 0.5 * left if site < CITY_COUNT else 2.0


def plans_worth(s: Hadurak, seat: Seat) -> float:
    """Planned cards are better than cards in the hand."""
    planned = [card for cards in s.plans[seat] for card in cards]
    planned += [card for pile in s.piles for owner, card in pile if owner == seat]
    piles = s.plans[seat] if s.plans[seat] else ()
    twins = sum(len(cards) == 2 and cards[0] == cards[1] for cards in piles)
    return cards_worth(s, seat, [card for card in planned if card >= 0]) - 0.2 * twins


def cards_worth(s: Hadurak, seat: Seat, cards: Sequence[int]) -> float:
    """What playing these cards in one round brings; of two of a kind the second brings less."""
    total = 0.0
    for at, card in enumerate(cards):
        total += card_worth(s, seat, card) * (SECOND if card in cards[:at] else 1.0)
    return total


def card_worth(s: Hadurak, seat: Seat, card: int) -> float:
    """Crowns by what the purse lacks, and the nearer taxes by the cities that pay them; hiring by what it could pay."""
    crowns = s.crowns[seat]
    if card == REQUISITION:
        places = {s.place[army] for army in s.nobles(seat) if 0 <= s.place[army] < AT_SEA}
        taxes = sum(INCOME[city] for city in s.cities_of(seat))
        return purse_worth(crowns + len(places)) - purse_worth(crowns) + TAXES_NEARER * taxes
    if card == BARGAIN:
        return CARD_WORTH[BARGAIN] * (1.0 if crowns >= HIRING else 0.6) * (0.6 if seat in s.track else 1.0)
    return CARD_WORTH[card]
