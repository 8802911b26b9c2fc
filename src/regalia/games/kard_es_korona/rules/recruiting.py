"""R5: recruitment, and what else may be done in that turn: ransom (R14.3) and the sale of an office (R18.6)."""

from __future__ import annotations

from functools import lru_cache

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kard_es_korona.notation import DONE, PURCHASE, RANSOM, SELL
from regalia.games.kard_es_korona.pieces.board import County, bits
from regalia.games.kard_es_korona.pieces.numbers import (
    ARMS,
    CAVALRY,
    COST,
    COST_PALATINE,
    MERCENARIES,
    MERCENARY_UNITS,
    PALATINE,
    RANSOM_PRICE,
)
from regalia.games.kard_es_korona.rules.march.limits import MOST_REMEMBERED, has_room, takes_one, why_no_room
from regalia.games.kard_es_korona.rules.offices.auction import begin_auction, sales, why_not_sell
from regalia.games.kard_es_korona.state import Kard


@lru_cache(MOST_REMEMBERED)
def unit_options(county: County, *arms: bool) -> tuple[tuple[County, int], ...]:
    """A unit of each arm that can be bought for the county; made once."""
    return tuple((county, arm) for arm, is_bought in enumerate(arms) if is_bought)


def recruitment(s: Kard) -> Rules:
    """In turn order (R5.1)."""
    number = s.agenda[-1][1]
    assert isinstance(number, int)
    if number == s.seats:
        s.done()
        return
    seat = (s.start + number) % s.seats
    s.change("recruitment", number + 1)
    if s.is_in(seat):
        s.active, s.mercenaries, s.is_offered = seat, 0, False
        s.push("recruit")
    yield from ()


def price_of(s: Kard, seat: int, arm: int) -> int:
    return (COST_PALATINE if s.offices[PALATINE] == seat else COST)[arm]


def why_not_knight(s: Kard, seat: int, county: County) -> Refusal | None:
    """The optional limits on new cavalry (R5.6, R5.7); a county outside castles counts like a castle."""
    rules, own = s.variants.rules, s.knights_of[seat]
    if s.variants.knight_cap:
        here = dict(s.knights).get(county, 0)
        if here >= rules.knights_per_castle:
            return refuse("R5.6", county=county)
        if own >= rules.knights_per_player:
            return refuse("R5.6", "player", count=own)
    if s.variants.knight_quota and own >= max(1, s.year - (sum(s.knights_of) - own)):
        return refuse("R5.7", count=s.year)
    return None


def why_not_recruit(s: Kard, seat: int, option: tuple[County, int] | str) -> Refusal | None:
    if option == RANSOM:
        return refuse("R14.3", "money" if s.captive[seat] else "", amount=RANSOM_PRICE)
    if option in SELL:
        return why_not_sell(s, seat, option)
    assert isinstance(option, tuple)
    county, arm = option
    if arm >= len(ARMS):
        return refuse("R5.1")
    if s.holder[county] != seat:
        return refuse("R5.2", county=county)
    if not s.board.castle[county] and (s.event != MERCENARIES or arm == CAVALRY):
        return refuse("R5.2", county=county)
    if not s.board.castle[county] and s.mercenaries >= MERCENARY_UNITS:
        return refuse("R3.12", count=MERCENARY_UNITS)
    if s.treasury[seat] < price_of(s, seat, arm):
        return refuse("R5.3", amount=price_of(s, seat, arm))
    if not has_room(s, county, arm):
        return why_no_room(s, county, arm)
    if not s.supply(seat, arm):
        return refuse("R5.5", arm=arm)
    return why_not_knight(s, seat, county) if arm == CAVALRY else None


def purchases(s: Kard, seat: int) -> list[tuple[County, int] | str]:
    """Units that can be paid, are in supply, and have room; then the rest."""
    money, variants = s.treasury[seat], s.variants
    found: list[tuple[County, int] | str] = []
    prices = COST_PALATINE if s.offices[PALATINE] == seat else COST
    if money >= min(prices):
        infantry, archers, cavalry = [prices[arm] <= money and s.supply(seat, arm) > 0 for arm in range(len(ARMS))]
        land = s.lands[seat]
        few_knights = variants.knight_cap or variants.knight_quota
        for county in bits(land & s.board.castles):
            i, a, c = takes_one(s.army_in(county), variants.castle_arm_limit, variants.arm_limit_reading)
            if few_knights and c and why_not_knight(s, seat, county) is not None:
                c = False
            found += unit_options(county, i and infantry, a and archers, c and cavalry)
        if s.event == MERCENARIES and s.mercenaries < MERCENARY_UNITS:
            for county in bits(land & ~s.board.castles):
                found += unit_options(county, infantry, archers)
    if s.captive[seat] and money >= RANSOM_PRICE:
        found.append(RANSOM)
    if seat in s.offices:
        found += sales(s, seat)
    found.append(DONE)
    return found


RECRUIT = Kind("recruit", purchases, why_not_recruit, PURCHASE)


def recruit(s: Kard) -> Rules:
    """One purchase after the other, until they are done."""
    seat = s.active
    if not s.is_in(seat):
        s.done()
        return
    s.asked = 1 << seat
    while not isinstance(choice := (yield RECRUIT, seat), str):
        buy(s, seat, *choice)
    if choice == DONE:
        s.done()
    elif choice == RANSOM:
        pay_ransom(s, seat)
    else:
        begin_auction(s, seat, SELL.index(choice))


def buy(s: Kard, seat: int, county: County, arm: int) -> None:
    """The unit is placed at once (R5.2) and may move this year (R5.4)."""
    price = price_of(s, seat, arm)
    s.pay_bank(seat, price)
    s.add(seat, county, arm)
    if arm == CAVALRY:
        bought = dict(s.knights)
        bought[county] = bought.get(county, 0) + 1
        s.knights = tuple(sorted(bought.items()))
        s.knights_of = (*s.knights_of[:seat], s.knights_of[seat] + 1, *s.knights_of[seat + 1 :])
    if not s.board.castle[county]:
        s.mercenaries += 1
    s.tell("recruited", seat=seat, county=county, arm=arm, amount=price)


def pay_ransom(s: Kard, seat: int) -> None:
    """20 groats to the bank; the lord returns at once (R14.3)."""
    s.pay_bank(seat, RANSOM_PRICE)
    s.captive = (*s.captive[:seat], 0, *s.captive[seat + 1 :])
    s.tell("ransomed", seat=seat, amount=RANSOM_PRICE)
    s.push("lord_return", seat)
