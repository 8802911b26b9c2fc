"""The bots' feeling for Hadurak: how likely each baron wins, and when a choice has shown its worth."""

from __future__ import annotations

from math import exp

from regalia.core.rulebook import Leaning
from regalia.core.state import OVER
from regalia.games.hadurak.bot.hopes import intention
from regalia.games.hadurak.bot.worth import (
    HORIZON,
    TROOP_WORTH,
    army_worth,
    city_worth,
    conquest,
    outlooks,
    plans_worth,
    purse_worth,
    rounds_left,
    siege_worth,
)
from regalia.games.hadurak.pieces.board import INCOME
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


def by_hand(s: Hadurak) -> list[float]:
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


COMPONENTS = (
    "gone", "influence", "cities", "conquest", "purse", "votes", "faith", "regent", "patron", "banned", "titles",
    "castle", "armies", "prey", "sieges", "unassigned", "plans", "track", "stakes", "intention",
)  # fmt: skip


def worth(s: Hadurak, seat: Seat) -> float:
    """In influence: what a baron has, and what it will bring."""
    return sum(components(s, seat))


def components(s: Hadurak, seat: Seat) -> list[float]:
    if s.gone[seat]:
        return [-30.0] + [0.0] * (len(COMPONENTS) - 1)
    left = rounds_left(s)
    armies = range(ARMIES * seat, ARMIES * seat + ARMIES)
    return [
        0.0,
        0.0 if s.variants.might else float(s.influence[seat]),
        sum([city_worth(s, city, left) for city in s.cities_of(seat)]),
        conquest(s, seat),
        purse_worth(s.crowns[seat]),
        0.2 * min(s.votes[seat], 12),
        0.35 * min(s.faith[seat], 4),
        0.5 * (s.regent == seat),
        0.5 * (s.patron == seat),
        -1.5 * s.banned[seat],
        sum([0.2 * left * TITLE_INCOME[title] * 0.5 + 0.5 for title in s.titles[seat]]),
        3.0 if s.castle_place(seat) != OFF else -left,
        sum([army_worth(s, army) for army in armies]),
        outlooks(s, seat, left),
        sum([siege_worth(s, site, left) for site, besieger in enumerate(s.siege) if besieger == seat]),
        sum([TROOP_WORTH * STRENGTH[troop] for troop in s.unassigned[seat]]),
        plans_worth(s, seat),
        0.25 * s.track.count(seat),
        sum([0.12 * stake for stakes in s.stakes for who, stake in stakes if who == seat]),
        intention(s, seat, left),
    ]


# --- what the value is learned from -----------------------------------------------------------------------------------

NAMES = ("standing", *COMPONENTS, "city_count", "income", "crowns", "in_debt", "strength_in_the_field")

STYLES = {
    "bold": Leaning(own={"armies": 0.02, "sieges": 0.02, "intention": 0.02}),
    "thrifty": Leaning(own={"purse": 0.04, "cities": 0.01}),
    "vengeful": Leaning(rival={"standing": -0.03}),
}
"""What knights of a style are fond of, in log-odds of winning for each of these numbers."""


def features(s: Hadurak) -> list[list[float]]:
    """By seat: what is felt by hand, its parts, and what a baron has."""
    return [_row(s, seat) for seat in range(s.seats)]


def _row(s: Hadurak, seat: Seat) -> list[float]:
    parts, cities = components(s, seat), s.cities_of(seat)
    row = [sum(parts)]
    row += parts
    row += [
        float(len(cities)),
        float(sum([INCOME[city] for city in cities])),
        float(min(s.crowns[seat], 30)),
        float(s.crowns[seat] < 4),
        sum([s.strength(army) for army in range(ARMIES * seat, ARMIES * seat + GARRISON)]) / 100,
    ]
    return row


def still_ahead(s: Hadurak) -> float:
    return rounds_left(s) / HORIZON
