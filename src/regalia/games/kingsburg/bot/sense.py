"""What a position is worth."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from regalia.core.state import OVER
from regalia.games.kingsburg.advice.odds import possible_enemies
from regalia.games.kingsburg.advice.worth import (
    Ahead,
    ahead,
    battle_worth,
    goods_worth,
    province_worth,
    tokens_worth,
)
from regalia.games.kingsburg.bot.court_worth import SOME_GOODS, Holdings, contested, holdings, promise, worths_for
from regalia.games.kingsburg.pieces.goods import Goods
from regalia.games.kingsburg.pieces.numbers import WINTER
from regalia.games.kingsburg.pieces.provinces import Province
from regalia.games.kingsburg.rules.ending import cathedral_points, ranking
from regalia.games.kingsburg.state import NEUTRAL, Kingsburg

SURE_AT_THE_END, SURE_A_SEASON = 2.0, 0.45
"""How many points of advantage make a position nearly three to one: at the end, and more for each season before."""

TRUST = 0.03
"""Of the weights: they know which dice are contested, and what a split of the others is worth."""

ENVOY, AID = 1.2, 0.9
"""Holding the Envoy, or the aid die."""


def values(s: Kingsburg) -> list[float]:
    """Each seat's chance of winning, as felt from the points that everybody has or is about to have."""
    if s.phase == OVER:
        return [float(place == 1) for place in ranking(s)]
    totals = [_standing(s, seat) for seat in range(s.seats)]
    sure = SURE_AT_THE_END + SURE_A_SEASON * ahead(s, 0).rolls
    return [_chance(totals, seat, sure) for seat in range(s.seats)]


def _chance(totals: list[float], seat: int, sure: float) -> float:
    rival = max(totals[:seat] + totals[seat + 1 :])
    return 1 / (1 + exp(max(min((rival - totals[seat]) / sure, 50.0), -50.0)))


def _standing(s: Kingsburg, seat: int) -> float:
    """Points, and what buildings, goods, tokens, soldiers and dice will bring."""
    held, left, province = holdings(s, seat), ahead(s, seat), s.provinces[seat]
    total = s.points[seat] + held.points + _holdings_worth(held.goods, province, held.tokens, left)
    if s.phase != "battle":
        kept = held.goods if s.season == WINTER else SOME_GOODS
        total += battle_worth(possible_enemies(s, seat), held.soldiers, province, kept, left)
    if not left.builds:
        total += cathedral_points(s, seat)
    if s.phase == "influence" and seat in s.waiting:
        total += _dice_worth(s, seat, held)
    return total + ENVOY * (s.envoy == seat) + AID * (s.aid == seat and s.phase in ("aid", "season"))


@lru_cache(maxsize=1 << 15)
def _holdings_worth(goods: Goods, province: Province, tokens: int, left: Ahead) -> float:
    worth = province_worth(province, left.rolls, left.winters)
    return worth + goods_worth(goods, province, left) + tokens_worth(tokens, left)


FRESH = 0.35
"""How much of a fresh roll's promise is felt: it was luck, and what led to it is to be judged."""


def _dice_worth(s: Kingsburg, seat: int, held: Holdings) -> float:
    """What unplaced dice can still bring."""
    worth = promise(worths_for(s, seat, held), s.taken, s.own[seat], s.white[seat], contested(s, seat))
    return worth * FRESH if _is_fresh(s) else worth


def is_settled(s: Kingsburg, since: Kingsburg) -> bool:
    """At the next recruiting: dice have been placed, helped and built with, and all have replied."""
    return s.phase == "recruit" and (s.year > since.year or since.season != WINTER)


def _is_fresh(s: Kingsburg) -> bool:
    """Whether nobody has placed dice yet."""
    return all(owner == NEUTRAL for owner, _ in s.court)
