"""The bots' feeling for Hadurak: how likely each baron wins, and when a choice has shown its worth."""

from __future__ import annotations

from math import exp

from regalia.core.state import OVER
from regalia.games.hadurak.bot.hopes import intention
from regalia.games.hadurak.bot.worth import (
    TROOP_WORTH,
    army_worth,
    city_worth,
    conquest,
    outlook,
    plans_worth,
    purse_worth,
    rounds_left,
    siege_worth,
)
from regalia.games.hadurak.pieces.cards import STRENGTH, TITLE_INCOME
from regalia.games.hadurak.rules import ending
from regalia.games.hadurak.state import (
    ARMIES,
    GARRISON,
    NONE,
    OFF,
    Hadurak,
    Seat,
)

STEEPNESS = 9.0
"""Of the step from what a baron has to how likely they win."""
INDIFFERENCE = 0.004
"""A difference in the chance to win that is not worth a long thought."""


def values(s: Hadurak) -> list[float]:
    if s.phase == OVER:
        places = ending.ranking(s)
        return [1.0 if place == 1 else 0.0 for place in places]
    worths = [worth(s, seat) for seat in range(s.seats)]
    found = []
    for seat, own in enumerate(worths):
        others = [other for each, other in enumerate(worths) if each != seat]
        rival = 0.6 * max(others) + 0.4 * sum(others) / len(others)
        found.append(round(0.01 + 0.98 / (1 + exp((rival - own) / STEEPNESS)), 9))  # sums differ in the last digits
    return found


def is_quiet(s: Hadurak) -> bool:
    """Not in a battle, not in a session."""
    return not s.battle and not s.in_session


def is_settled(s: Hadurak, since: Hadurak) -> bool:
    """A plan shows its worth when its pile has been played, everything else when the next card is turned up."""
    if not is_quiet(s):
        return False
    if since.todo:
        return s.card == NONE or cards_left(s) < cards_left(since)
    return bool(s.todo) and s.pile > max(map(len, since.plans))


def cards_left(s: Hadurak) -> int:
    return sum(map(len, s.piles))


def worth(s: Hadurak, seat: Seat) -> float:
    """In influence: what a baron has, and what it will bring."""
    if s.gone[seat]:
        return -30.0
    left = rounds_left(s)
    total = 0.0 if s.variants.might else float(s.influence[seat])
    total += sum(city_worth(s, city, left) for city in s.cities_of(seat))
    total += conquest(s, seat)
    total += purse_worth(s.crowns[seat]) + 0.2 * min(s.votes[seat], 12) + 0.35 * min(s.faith[seat], 4)
    total += 0.5 * (s.regent == seat) + 0.5 * (s.patron == seat) - 1.5 * s.banned[seat]
    total += sum(0.2 * left * TITLE_INCOME[title] * 0.5 + 0.5 for title in s.titles[seat])
    total += 3.0 if s.castle_place(seat) != OFF else -left
    total += sum(army_worth(s, army) for army in range(ARMIES * seat, ARMIES * seat + ARMIES))
    total += sum(0.35 * outlook(s, seat, place) for place in {*s.place[ARMIES * seat : ARMIES * seat + GARRISON]})
    total += sum(siege_worth(s, site, left) for site, besieger in enumerate(s.siege) if besieger == seat)
    total += sum(TROOP_WORTH * STRENGTH[troop] for troop in s.unassigned[seat])
    total += plans_worth(s, seat) + 0.25 * s.track.count(seat)
    total += sum(0.12 * stake for stakes in s.stakes for who, stake in stakes if who == seat)
    return total + intention(s, seat, left)
