"""What a position is worth."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from regalia.core.rulebook import Leaning
from regalia.core.state import OVER
from regalia.games.kingsburg.advice.odds import possible_enemies
from regalia.games.kingsburg.advice.worth import (
    SEASONS_A_YEAR,
    Ahead,
    ahead,
    battle_worth,
    goods_worth,
    province_worth,
    tokens_worth,
)
from regalia.games.kingsburg.bot.court_worth import SOME_GOODS, contested, holdings, promise, worths_for
from regalia.games.kingsburg.pieces.goods import Goods
from regalia.games.kingsburg.pieces.numbers import WINTER, YEARS
from regalia.games.kingsburg.pieces.provinces import BUILDINGS, Province
from regalia.games.kingsburg.rules.ending import cathedral_points, ranking
from regalia.games.kingsburg.state import NEUTRAL, Kingsburg

SURE_AT_THE_END, SURE_A_SEASON = 2.0, 0.45
"""How many points of advantage make a position nearly three to one: at the end, and more for each season before."""

TRUST = 0.06
"""Of the weights: they know which dice are contested, and what a split of the others is worth."""

ENVOY, AID = 1.2, 0.9
"""Holding the Envoy, or the aid die."""

FRESH = 0.35
"""How much of a fresh roll's promise is felt: it was luck, and what led to it is to be judged."""


def by_hand(s: Kingsburg) -> list[float]:
    """Each seat's chance of winning, as felt from the points that everybody has or is about to have."""
    if s.phase == OVER:
        return [float(place == 1) for place in ranking(s)]
    totals = [standing(components(s, seat)) for seat in range(s.seats)]
    sure = SURE_AT_THE_END + SURE_A_SEASON * ahead(s, 0).rolls
    return [_chance(totals, seat, sure) for seat in range(s.seats)]


def _chance(totals: list[float], seat: int, sure: float) -> float:
    rival = max(totals[:seat] + totals[seat + 1 :])
    return 1 / (1 + exp(max(min((rival - totals[seat]) / sure, 50.0), -50.0)))


COMPONENTS = ("points", "holdings", "battle", "cathedral_points", "fresh_dice", "dice", "envoy", "aid")
BY_HAND = (1.0, 1.0, 1.0, 1.0, FRESH, 1.0, ENVOY, AID)


def components(s: Kingsburg, seat: int) -> list[float]:
    """Points, and what buildings, goods, tokens, soldiers and dice will bring."""
    held, left, province = holdings(s, seat), ahead(s, seat), s.provinces[seat]
    battle = dice = 0.0
    if s.phase != "battle":
        kept = held.goods if s.season == WINTER else SOME_GOODS
        battle = battle_worth(possible_enemies(s, seat), held.soldiers, province, kept, left)
    if s.phase == "influence" and seat in s.waiting:
        dice = promise(worths_for(s, seat, held), s.taken, s.own[seat], s.white[seat], contested(s, seat))
    fresh = _is_fresh(s)
    return [
        s.points[seat] + held.points,
        _holdings_worth(held.goods, province, held.tokens, left),
        battle,
        float(cathedral_points(s, seat)) if not left.builds else 0.0,
        dice if fresh else 0.0,
        0.0 if fresh else dice,
        float(s.envoy == seat),
        float(s.aid == seat and s.phase in ("aid", "season")),
    ]


def standing(parts: list[float]) -> float:
    """All of it in points, as somebody weighed it."""
    return sum(part * weight for part, weight in zip(parts, BY_HAND, strict=True))


# --- what the value is learned from -----------------------------------------------------------------------------------

NAMES = (
    "standing", *COMPONENTS, "gold", "wood", "stone", "goods_felt", "tokens", "soldiers", "knows_enemy", "order",
    *(building.id for building in BUILDINGS),
)  # fmt: skip
ROLLS = SEASONS_A_YEAR * YEARS

STYLES = {
    "bold": Leaning(own={"points": 0.03, "soldiers": -0.04}),
    "thrifty": Leaning(own={"goods_felt": 0.04, "tokens": 0.06}),
    "vengeful": Leaning(rival={"standing": -0.03}),
}
"""What knights of a style are fond of, in log-odds of winning for each of these numbers."""


def features(s: Kingsburg) -> list[list[float]]:
    """By seat: what is felt by hand, its parts, and what lies in the province."""
    return [_row(s, seat) for seat in range(s.seats)]


def _row(s: Kingsburg, seat: int) -> list[float]:
    parts, held, province = components(s, seat), holdings(s, seat), s.provinces[seat]
    gold, wood, stone = held.goods
    row = [standing(parts)]
    row += parts
    row += [
        float(gold),
        float(wood),
        float(stone),
        goods_worth(held.goods, province, ahead(s, seat)),
        float(held.tokens),
        float(held.soldiers) if s.phase != "battle" else 0.0,
        float(s.knows_enemy(seat)),
        float(s.order.index(seat)),
    ]
    row += [float(stands) for stands in province.stands]
    return row


def still_ahead(s: Kingsburg) -> float:
    return ahead(s, 0).rolls / ROLLS


@lru_cache(maxsize=1 << 15)
def _holdings_worth(goods: Goods, province: Province, tokens: int, left: Ahead) -> float:
    worth = province_worth(province, left.rolls, left.winters)
    return worth + goods_worth(goods, province, left) + tokens_worth(tokens, left)


def is_settled(s: Kingsburg, since: Kingsburg) -> bool:
    """At the next recruiting: dice have been placed, helped and built with, and all have replied."""
    return s.phase == "recruit" and (s.year > since.year or since.season != WINTER)


def _is_fresh(s: Kingsburg) -> bool:
    """Whether nobody has placed dice yet."""
    return all(owner == NEUTRAL for owner, _ in s.court)
