"""Which options a good player looks at first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from regalia.core.asking import Ask
from regalia.games.kingsburg.advice.odds import possible_enemies
from regalia.games.kingsburg.advice.worth import (
    Ahead,
    ahead,
    battle_worth,
    building_profit,
    goods_worth,
    row_end_worth,
    tokens_worth,
)
from regalia.games.kingsburg.bot.court_worth import TRADED, contested, holdings, promise, worths_for
from regalia.games.kingsburg.notation import BY_CHAPEL, DONE, NONE, PAY_TOKEN, TOKEN, WHITE, DieNumber, Recruits, Trade
from regalia.games.kingsburg.pieces.goods import ONE, Good, Goods, minus, plus
from regalia.games.kingsburg.pieces.placements import Placement, without
from regalia.games.kingsburg.pieces.provinces import BUILDINGS, BuildingNumber
from regalia.games.kingsburg.state import TO_BUILD, TO_INFLUENCE, Kingsburg

HOPELESS = 0.02
"""Options that weigh so little against the best one are not looked at."""

Weigh = Callable[[Kingsburg, int, Sequence[Any]], list[float]]


def prior(ask: Ask) -> list[float]:
    """A weight for each option: how likely a good player takes it."""
    felt = WEIGHTS[ask.kind.id](ask.state, ask.seat, ask.options)
    best = max(felt)
    weights = [exp(max(EAGER * (each - best), -30.0)) for each in felt]
    return [weight if weight >= HOPELESS else 0.0 for weight in weights]


EAGER = 2.5
"""How much a point of difference counts."""


def _feel_goods(s: Kingsburg, seat: int, after: Sequence[Goods]) -> list[float]:
    left, province = ahead(s, seat), s.provinces[seat]
    return [goods_worth(goods, province, left) for goods in after]


def _weigh_good(s: Kingsburg, seat: int, options: Sequence[Good]) -> list[float]:
    return _feel_goods(s, seat, [plus(s.goods[seat], ONE[good]) for good in options])


def _weigh_bundle(s: Kingsburg, seat: int, options: Sequence[Goods | str]) -> list[float]:
    """Declining the Smuggler saves a point."""
    held = s.goods[seat]
    felt = _feel_goods(s, seat, [held if isinstance(each, str) else plus(held, each) for each in options])
    return [worth + (option == NONE) for worth, option in zip(felt, options, strict=True)]


def _weigh_trade(s: Kingsburg, seat: int, options: Sequence[Good | str]) -> list[float]:
    held = s.goods[seat]
    return _feel_goods(s, seat, [held if isinstance(each, str) else plus(held, TRADED[each]) for each in options])


def _weigh_loss(s: Kingsburg, seat: int, options: Sequence[Goods]) -> list[float]:
    return _feel_goods(s, seat, [minus(s.goods[seat], goods) for goods in options])


def _weigh_row(s: Kingsburg, seat: int, options: Sequence[int]) -> list[float]:
    left = ahead(s, seat)
    return [-row_end_worth(s.provinces[seat], row, left) for row in options]


def _weigh_build(s: Kingsburg, seat: int, options: Sequence[BuildingNumber | str]) -> list[float]:
    """By points and effects; what is left of the goods counts, too."""
    left, province, goods = ahead(s, seat), s.provinces[seat], s.goods[seat]
    later = Ahead(max(0, left.builds - 1), left.rolls, left.winters)
    felt = []
    for option in options:
        if isinstance(option, str):
            felt.append(goods_worth(goods, province, later))
            continue
        building = BUILDINGS[option]
        price = province.price(building)
        grown = province.with_one_more(building.row)
        gain = building_profit(building, (0, 0, 0), left)
        felt.append(gain + goods_worth(minus(goods, price), grown, later))
    return felt


def _weigh_recruits(s: Kingsburg, seat: int, options: Sequence[Recruits | str]) -> list[float]:
    left, province, cards = ahead(s, seat), s.provinces[seat], possible_enemies(s, seat)
    felt = []
    for option in options:
        soldiers, paid = (0, (0, 0, 0)) if isinstance(option, str) else option
        kept = minus(s.goods[seat], paid)
        battle = battle_worth(cards, s.soldiers[seat] + soldiers, province, kept, left)
        felt.append(battle + goods_worth(kept, province, left))
    return felt


def _weigh_town_hall(s: Kingsburg, seat: int, options: Sequence[Trade | str]) -> list[float]:
    left, province, held, tokens = ahead(s, seat), s.provinces[seat], s.goods[seat], s.plus2[seat]
    felt = []
    for option in options:
        if isinstance(option, str):
            change = {TOKEN: 1, PAY_TOKEN: -1, NONE: 0}[option]
            worth = tokens_worth(tokens + change, left) + goods_worth(held, province, left) + (option == PAY_TOKEN)
        else:
            worth = tokens_worth(tokens, left) + goods_worth(minus(held, ONE[option[1]]), province, left) + 1.0
        felt.append(worth)
    return felt


MARKET_USED, ENVOY_USED = 0.15, 1.0
TOKEN_USED = 0.75
PASSED = -0.3


def _weigh_placement(s: Kingsburg, seat: int, options: Sequence[Placement | str]) -> list[float]:
    """The advisor's worth, and what the dice that are left promise."""
    worths, rivals, left = worths_for(s, seat, holdings(s, seat)), contested(s, seat), ahead(s, seat)
    token = TOKEN_USED * min(1.0, 0.25 * left.rolls + 0.1)
    own, white, taken = s.own[seat], s.white[seat], s.taken
    felt = []
    for option in options:
        if isinstance(option, str):
            felt.append(PASSED)
            continue
        advisor, own_part, white_part, tokens, market, envoy = option
        rest, white_rest = without(own, own_part), without(white, white_part)
        worth = worths.by_number[advisor] - token * tokens - MARKET_USED * (market != 0) - ENVOY_USED * envoy
        if rest:
            worth += promise(worths, taken | 1 << advisor, rest, white_rest, rivals)
        felt.append(worth)
    return felt


def _weigh_reroll(s: Kingsburg, seat: int, options: Sequence[DieNumber | str]) -> list[float]:
    """A low roll is worth another; of equals a low one is."""
    low = sum(s.own[seat]) < 10
    return [0.0 if option == DONE else 0.6 if option == BY_CHAPEL or low else -0.2 for option in options]


def _weigh_aside(s: Kingsburg, seat: int, options: Sequence[DieNumber]) -> list[float]:
    worths, own, white = worths_for(s, seat, holdings(s, seat)), s.own[seat], s.white[seat]
    felt = []
    for die in options:
        if die > WHITE:
            felt.append(promise(worths, s.taken, own, without(white, (die - WHITE,))))
        else:
            felt.append(promise(worths, s.taken, without(own, (die,)), white))
    return felt


def _weigh_envoy(s: Kingsburg, seat: int, options: Sequence[str]) -> list[float]:
    """To build with goods at hand, else to influence."""
    rich = sum(s.goods[seat]) >= 5
    return [{TO_BUILD: 0.3 if rich else 0.0, TO_INFLUENCE: 0.15, NONE: -2.0}[option] for option in options]


WEIGHTS: dict[str, Weigh] = {
    "aid_good": _weigh_good,
    "envoy_declare": _weigh_envoy,
    "reroll": _weigh_reroll,
    "set_aside": _weigh_aside,
    "influence": _weigh_placement,
    "advisor_choice": _weigh_bundle,
    "alchemist": _weigh_trade,
    "build": _weigh_build,
    "town_hall": _weigh_town_hall,
    "recruit": _weigh_recruits,
    "victory_good": _weigh_good,
    "defeat_goods": _weigh_loss,
    "defeat_building": _weigh_row,
}
