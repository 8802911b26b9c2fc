"""How a battle stands, and what it will probably bring: the bots' reading of the layouts."""

from __future__ import annotations

from regalia.games.havoc.bot.worth import points_at, quality
from regalia.games.havoc.rules.combinations import best_reading
from regalia.games.havoc.rules.reckoning import JOHNS_STRENGTH
from regalia.games.havoc.state import IN, JOHN_SEAT, OUT, UNDECIDED, Havoc

COMES_IN = 0.3
"""How likely a player who has not decided yet joins."""

OVERTAKES = 1.0
"""How likely a rival who can still lay overtakes a layout that has no quality at all."""

Rivals = tuple[tuple[int, float], ...]
"""Strengths of the others, and how likely each is to become stronger still."""


def contenders(s: Havoc, seat: int) -> Rivals:
    """The others who are in the battle or may still come."""
    found: list[tuple[int, float]] = []
    if s.initiator == JOHN_SEAT:
        found.append((JOHNS_STRENGTH, 0.0))
    for other in range(s.seats):
        if other == seat:
            continue
        status, laid = s.status[other], s.laid[other]
        held = len(s.hands[other]) + len(s.chosen[other])
        if laid and status != OUT:
            found.append((best_reading(laid), OVERTAKES if status == IN and held else 0.0))
        elif status == UNDECIDED and held > 1:
            found.append((0, OVERTAKES * COMES_IN))
    return tuple(found)


def prospect(strong: int, points: tuple[int, ...], rivals: Rivals, top: int) -> float:
    """The points that a layout will probably bring."""
    doubt = 1.0 - quality(strong, top)
    place = 1.0
    for rival, may_rise in rivals:
        place += 1.0 if rival > strong else may_rise * doubt
    return points_at(points, place)
