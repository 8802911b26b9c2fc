"""R10 Phase 7: soldiers for goods."""

from __future__ import annotations

from functools import lru_cache

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kingsburg.notation import PASS, RECRUITS, Recruits
from regalia.games.kingsburg.pieces.goods import Goods, pays, picks
from regalia.games.kingsburg.pieces.provinces import BARRACKS
from regalia.games.kingsburg.rules.winter import reveal_enemy
from regalia.games.kingsburg.state import Kingsburg

PRICE, PRICE_WITH_BARRACKS = 2, 1
"""Goods for a soldier (R10.1)."""


def price_of_soldier(s: Kingsburg, seat: int) -> int:
    return PRICE_WITH_BARRACKS if s.provinces[seat].stands[BARRACKS] else PRICE


def why_not_recruit(s: Kingsburg, seat: int, option: Recruits | str) -> Refusal | None:
    if isinstance(option, str):
        return None
    soldiers, goods = option
    if soldiers < 1:
        return refuse("R10.2")
    if not pays(s.goods[seat], goods):
        return refuse("R10.2", "held")
    return refuse("R10.1", count=price_of_soldier(s, seat))


@lru_cache(maxsize=4096)
def recruits_for(goods: Goods, price: int) -> tuple[Recruits | str, ...]:
    """Any number of soldiers, paid with any mix (R10.1); or pass."""
    found = [
        (soldiers, paid) for soldiers in range(1, sum(goods) // price + 1) for paid in picks(goods, soldiers * price)
    ]
    return (*found, PASS)


def recruits(s: Kingsburg, seat: int) -> tuple[Recruits | str, ...]:
    return recruits_for(s.goods[seat], price_of_soldier(s, seat))


RECRUIT = Kind("recruit", recruits, why_not_recruit, RECRUITS)


def recruit(s: Kingsburg) -> Rules:
    """One seat after the other; when all have recruited, the enemy comes."""
    for seat in s.order:
        choice = yield RECRUIT, seat
        if choice != PASS:
            soldiers, goods = choice
            s.pay(seat, goods)
            s.soldiers[seat] += soldiers
            if s.news is not None:
                s.tell("recruited", seat=seat, count=soldiers, goods=goods)
    reveal_enemy(s)
    s.phase = "battle"
