"""What advisors and unplaced dice are worth to a seat."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regalia.games.kingsburg.advice.odds import possible_enemies
from regalia.games.kingsburg.advice.worth import Ahead, ahead, battle_worth, goods_worth, tokens_worth
from regalia.games.kingsburg.pieces.advisors import ADVISORS, BUNDLES, LAST, AdvisorNumber
from regalia.games.kingsburg.pieces.enemies import CardNumber
from regalia.games.kingsburg.pieces.goods import KINDS, Goods, plus
from regalia.games.kingsburg.pieces.placements import Faces, parts, without
from regalia.games.kingsburg.pieces.provinces import STABLE, Province
from regalia.games.kingsburg.state import Kingsburg

LOOK = 0.35
"""Knowing this year's enemy."""

SOME_GOODS: Goods = (1, 1, 1)
"""What a player has left in winter, as felt in the seasons before."""

CONTESTED = 0.72
"""What is left of an advisor's worth that somebody else can reach."""


class Worths:
    """Worths by advisor number, 0 is nobody; told apart by identity, which is quick to look up."""

    __slots__ = ("by_number",)

    def __init__(self, by_number: list[float]) -> None:
        self.by_number = by_number


TRADED: tuple[Goods, ...] = ((-1, 1, 1), (1, -1, 1), (1, 1, -1))


class Holdings(NamedTuple):
    """What a seat will have when its placed dice have been helped; `points` come on top of those it has."""

    goods: Goods
    tokens: int
    soldiers: int
    points: float


def holdings(s: Kingsburg, seat: int) -> Holdings:
    """With choices made well."""
    now = Holdings(s.goods[seat], s.plus2[seat], s.soldiers[seat], 0.0)
    groups = s.court if s.phase == "influence" else s.serving
    advisors = [placement.advisor for owner, placement in groups if owner == seat]
    if not advisors:
        return now
    advisors.sort()
    variants, knows = s.variants, s.knows_enemy(seat)
    left, province = ahead(s, seat), s.provinces[seat]
    return _helped(tuple(advisors), now, province, left, knows, variants.free_goods_kind, variants.smuggler_vp)


@lru_cache(maxsize=1 << 14)
def _helped(
    advisors: tuple[AdvisorNumber, ...],
    now: Holdings,
    province: Province,
    left: Ahead,
    knows_enemy: bool,
    free_goods_kind: str,
    smuggler_vp: int,
) -> Holdings:
    goods, tokens, soldiers, points = now
    for number in advisors:
        advisor = ADVISORS[number]
        goods = max(goods_after(number, goods, free_goods_kind), key=lambda after: goods_worth(after, province, left))
        tokens += advisor.plus2
        soldiers += advisor.soldiers + province.stands[STABLE] if advisor.soldiers else 0
        points += smuggler_vp if advisor.points_option else advisor.points
        points += LOOK * (advisor.looks and not knows_enemy)
    return Holdings(goods, tokens, soldiers, points)


def worths_for(s: Kingsburg, seat: int, held: Holdings) -> Worths:
    """What each advisor would give this seat besides what it holds."""
    return _worths(
        held.goods,
        s.provinces[seat],
        min(held.tokens, 5),
        held.soldiers,
        possible_enemies(s, seat),
        ahead(s, seat),
        s.variants.free_goods_kind,
        s.variants.smuggler_vp,
    )


@lru_cache(maxsize=1 << 12)
def _worths(
    goods: Goods,
    province: Province,
    tokens: int,
    soldiers: int,
    cards: tuple[CardNumber, ...],
    left: Ahead,
    free_goods_kind: str,
    smuggler_vp: int,
) -> Worths:
    base = goods_worth(goods, province, left)
    token = tokens_worth(tokens + 1, left) - tokens_worth(tokens, left)
    peace = battle_worth(cards, soldiers, province, SOME_GOODS, left)
    found = [0.0]
    for number, advisor in ADVISORS.items():
        worth = max(goods_worth(each, province, left) for each in goods_after(number, goods, free_goods_kind)) - base
        worth += smuggler_vp if advisor.points_option else advisor.points
        worth += token * advisor.plus2 + LOOK * (advisor.looks and len(cards) > 1)
        if advisor.soldiers:
            more = soldiers + advisor.soldiers + province.stands[STABLE]
            worth += battle_worth(cards, more, province, SOME_GOODS, left) - peace
        found.append(max(worth, 0.0))
    return Worths(found)


@lru_cache(maxsize=1 << 13)
def goods_after(number: AdvisorNumber, goods: Goods, free_goods_kind: str) -> tuple[Goods, ...]:
    """The goods after the advisor's help, for each way to choose."""
    advisor = ADVISORS[number]
    if advisor.trades:
        return (goods, *(plus(goods, TRADED[kind]) for kind in KINDS if goods[kind]))
    offered = BUNDLES[free_goods_kind][number] or (advisor.goods,)
    return tuple(plus(goods, bundle) for bundle in offered)


# --- unplaced dice ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def reach(own: Faces, white: Faces) -> int:
    """A bit for each advisor that some group of these dice makes."""
    mask = 0
    for own_part in parts(own)[1:]:
        for white_part in parts(white):
            total = sum(own_part) + sum(white_part)
            if total <= LAST:
                mask |= 1 << total
    return mask


def contested(s: Kingsburg, seat: int) -> int:
    """A bit for each advisor that somebody else can reach."""
    mask = 0
    for other in s.waiting:
        if other != seat:
            mask |= reach(s.own[other], s.white[other])
    return mask


def promise(worths: Worths, taken: int, own: Faces, white: Faces, contested: int = 0) -> float:
    """What the dice will bring, split as well as possible over free advisors."""
    return _best_split(_felt(worths, taken, contested), own, white) if own else 0.0


@lru_cache(maxsize=1 << 14)
def _felt(worths: Worths, taken: int, contested: int) -> Worths:
    """Nothing for a taken advisor, less for a contested one."""
    return Worths(
        [
            0.0 if taken >> number & 1 else worth * CONTESTED if contested >> number & 1 else worth
            for number, worth in enumerate(worths.by_number)
        ]
    )


@lru_cache(maxsize=1 << 15)
def _best_split(felt: Worths, own: Faces, white: Faces) -> float:
    return _split(felt.by_number, own, white, 0)


def _split(felt: list[float], own: Faces, white: Faces, used: int) -> float:
    """The first own die alone, with others, or not at all; white dice all together or not."""
    first, rest = own[0], own[1:]
    best = _split(felt, rest, white, used) if rest else 0.0
    for part in parts(rest):
        for joined in ((), white) if white else ((),):
            number = first + sum(part) + sum(joined)
            if number <= LAST and felt[number] and not used >> number & 1:
                left = without(rest, part)
                value = felt[number]
                if left:
                    value += _split(felt, left, () if joined else white, used | 1 << number)
                if value > best:
                    best = value
    return best
