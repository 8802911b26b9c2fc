"""What a position is worth."""

from __future__ import annotations

from math import exp

from regalia.core.state import OVER
from regalia.games.havoc.bot.layouts import DOG_BACK
from regalia.games.havoc.bot.prospects import contenders, prospect
from regalia.games.havoc.bot.worth import BLIND, THRIFT, worth
from regalia.games.havoc.pieces.battles import BATTLES, CASTILLON, NO_BATTLE
from regalia.games.havoc.pieces.cards import DOG
from regalia.games.havoc.rules.combinations import best_reading, strength, strongest
from regalia.games.havoc.rules.ending import ranking
from regalia.games.havoc.rules.reckoning import shares
from regalia.games.havoc.state import OUT, Havoc

SURE_AT_THE_END, SURE_PER_BATTLE = 1.5, 0.9
"""How many points of advantage make a position nearly three to one: at Castillon, and more for each battle before."""

OFFICE = 0.4
"""Being Peacekeeper and active after a battle."""


def values(s: Havoc) -> list[float]:
    """Each seat's chance of winning, as felt from points, hands and the battle on the table."""
    if s.phase == OVER:
        return [float(place == 1) for place in ranking(s)]
    totals = [float(points) for points in s.points]
    if len(s.row) == 1 and s.battle in (NO_BATTLE, CASTILLON):
        _add_castillon(s, totals)
    else:
        for seat in range(s.seats):
            totals[seat] += THRIFT * worth(s.hands[seat] + s.chosen[seat], s.variants.max_value)
        if s.phase in ("join", "lay", "reckoning"):
            _add_battle(s, totals)
        elif s.battle != NO_BATTLE:
            _add_aftermath(s, totals)
        elif s.keeper >= 0:
            totals[s.keeper] += OFFICE * (s.peace == 1)
    sure = SURE_AT_THE_END + SURE_PER_BATTLE * len(s.row)
    return [_chance(totals, seat, sure) for seat in range(s.seats)]


def is_quiet(s: Havoc) -> bool:
    """A battle is judged when it is over."""
    return s.battle == NO_BATTLE


def is_settled(s: Havoc, since: Havoc) -> bool:
    """When the next battle is over, or has been let lapse."""
    return s.battle == NO_BATTLE and len(s.row) < len(since.row)


def _chance(totals: list[float], seat: int, sure: float) -> float:
    rival = max(totals[:seat] + totals[seat + 1 :])
    return 1 / (1 + exp(max(min((rival - totals[seat]) / sure, 50.0), -50.0)))


def _add_castillon(s: Havoc, totals: list[float]) -> None:
    """What everybody would get if all laid now."""
    ranked = []
    for seat in range(s.seats):
        hand = sorted(s.hands[seat] + s.chosen[seat])
        cards = strongest(hand)
        ranked.append((seat, (strength(cards), len(cards) - len(hand))))
    for seat, _, points in shares(s.variants.points[CASTILLON], ranked):
        totals[seat] += points


def _add_battle(s: Havoc, totals: list[float]) -> None:
    """What the layouts will probably bring, dogs and the deal included."""
    points, battle = s.variants.points[s.battle], BATTLES[s.battle]
    for seat in range(s.seats):
        laid = s.laid[seat]
        if laid and s.status[seat] != OUT:
            strong = best_reading(laid)
            totals[seat] += prospect(strong, points, contenders(s, seat), s.variants.max_value)
            totals[seat] += THRIFT * DOG_BACK * min(2, laid.count(DOG))
    if s.initiator >= 0:
        totals[s.initiator] += THRIFT * BLIND * battle.deal_initiator


def _add_aftermath(s: Havoc, totals: list[float]) -> None:
    """Points are given; dogs still to be activated and the deal are to come."""
    for seat in range(s.seats):
        totals[seat] += THRIFT * DOG_BACK * max(0, min(2 - s.used[seat], s.laid[seat].count(DOG)))
    if s.initiator >= 0:
        totals[s.initiator] += THRIFT * BLIND * BATTLES[s.battle].deal_initiator
    if s.winner >= 0:
        totals[s.winner] += OFFICE
