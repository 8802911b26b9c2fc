"""What each refusal says, as a predicate of its own: read from the rulebook, not from what the game lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain, combinations
from typing import Any

from regalia.core.asking import Ask
from regalia.games.kingsburg.notation import BY_CHAPEL, NONE, PAY, PAY_TOKEN, TOKEN, TRADE, WHITE
from regalia.games.kingsburg.pieces.advisors import ADVISORS
from regalia.games.kingsburg.pieces.goods import Goods
from regalia.games.kingsburg.pieces.provinces import BUILDING_NUMBERS, BUILDINGS, COLUMNS
from regalia.games.kingsburg.state import TO_BUILD, Kingsburg

LOWEST, HIGHEST = 1, 18
LOW_TOTAL = 7
STATUE, CHAPEL = 1, 2
"""As the question says which of them have been used."""


def stands(s: Kingsburg, seat: int, building: str) -> bool:
    """By how many of its row stand."""
    one = BUILDINGS[BUILDING_NUMBERS[building]]
    return s.provinces[seat].rows[one.row] >= one.column


def dice(s: Kingsburg, seat: int) -> Counter[int]:
    """As numbers: the white ones apart."""
    return Counter([*s.own[seat], *(WHITE + face for face in s.white[seat])])


def faces(s: Kingsburg, seat: int) -> list[int]:
    return [*s.own[seat], *s.white[seat]]


def used_here(s: Kingsburg, seat: int, what: str) -> bool:
    return any(getattr(placement, what) for owner, placement in s.court if owner == seat)


def has_dice(s: Kingsburg, advisor: int) -> bool:
    return any(placement.advisor == advisor for _, placement in s.court)


def sum_of(placement: Any) -> int:
    return int(sum(placement.own) + sum(placement.white) + 2 * placement.tokens + placement.market)


def size(placement: Any) -> int:
    return len(placement.own) + len(placement.white)


def holds(held: Goods, goods: Goods) -> bool:
    return all(one <= other for one, other in zip(goods, held, strict=True))


def price(s: Kingsburg, seat: int, number: int) -> Goods:
    """R6.4: the Crane takes a gold off columns 3 and 4."""
    gold, wood, stone = BUILDINGS[number].cost
    return gold - (gold > 0 and stands(s, seat, "crane") and BUILDINGS[number].column > 2), wood, stone


def reaches(s: Kingsburg, seat: int, number: int) -> bool:
    """Whether some group makes this sum, with tokens and the Market as they may be used (R4.2 to R4.6)."""
    spent = s.variants.plus2_limit == "one_per_season" and used_here(s, seat, "tokens")
    tokens = 0 if spent else min(s.plus2[seat], 1 if s.variants.plus2_limit == "one_per_season" else s.plus2[seat])
    changes = (-1, 0, 1) if stands(s, seat, "market") and not used_here(s, seat, "market") else (0,)
    own, white = (
        [*chain.from_iterable(combinations(dice, count) for count in range(len(dice) + 1))]
        for dice in (s.own[seat], s.white[seat])
    )
    return any(
        sum(mine) + sum(theirs) + 2 * added + change == number
        for mine in own
        if mine
        for theirs in white
        for added in range(min(tokens, len(mine) + len(theirs)) + 1)
        for change in changes
    )


def is_occupied(s: Kingsburg, ask: Ask, option: Any) -> bool:
    """Told of a placement, and of an advisor as a whole."""
    if isinstance(option, int):
        return has_dice(s, option)
    return has_dice(s, option.advisor) and not option.envoy


def has_no_envoy(s: Kingsburg, ask: Ask, placement: Any) -> bool:
    return bool(placement.envoy) and s.envoy != ask.seat


def has_envoy_for_building(s: Kingsburg, ask: Ask, placement: Any) -> bool:
    return bool(placement.envoy) and s.envoy == ask.seat and s.envoy_use == TO_BUILD


def is_not_given(s: Kingsburg, ask: Ask, bundle: Any) -> bool:
    """R5.2: of the bundles on the advisor none is this."""
    advisor = ADVISORS[ask.args[0]]
    return not advisor.free_goods and bundle not in advisor.one_of


def cannot_be_declined(s: Kingsburg, ask: Ask, bundle: Any) -> bool:
    """R5.3: but for the Smuggler who wants a point."""
    return bool(bundle == NONE) and not (ADVISORS[ask.args[0]].id == "smuggler" and s.variants.smuggler_vp == -1)


def is_too_dear(s: Kingsburg, ask: Ask, number: Any) -> bool:
    return not holds(s.goods[ask.seat], price(s, ask.seat, number))


def soldier_price(s: Kingsburg, seat: int) -> int:
    return 1 if stands(s, seat, "barracks") else 2


def is_not_furthest(s: Kingsburg, ask: Ask, row: Any) -> bool:
    """R11.7."""
    rows = s.provinces[ask.seat].rows
    return bool(rows[row] < max(rows))


def has_not_good(s: Kingsburg, ask: Ask, option: Any) -> bool:
    return not s.goods[ask.seat][option[1] if isinstance(option, tuple) else option]


VIOLATED: dict[str, Callable[[Any, Ask, Any], bool]] = {
    "R3-4": lambda s, ask, die: len({*faces(s, ask.seat)}) > 1,
    "R3-4-die": lambda s, ask, die: not dice(s, ask.seat)[die],
    "R3-5": lambda s, ask, option: option == BY_CHAPEL and sum(faces(s, ask.seat)) > LOW_TOTAL,
    "R3-5-none": lambda s, ask, option: option == BY_CHAPEL and not stands(s, ask.seat, "chapel"),
    "R3-5-statue": lambda s, ask, option: option == BY_CHAPEL and s.variants.chapel_effect == "as_statue",
    "R3-6": lambda s, ask, option: bool(ask.args[0] & (CHAPEL if option == BY_CHAPEL else STATUE)),
    "R4-2": lambda s, ask, placement: sum_of(placement) != placement.advisor,
    "R4-2-dice": lambda s, ask, placement: bool(
        Counter([*placement.own, *(WHITE + face for face in placement.white)]) - dice(s, ask.seat)
    ),
    "R4-2-reach": lambda s, ask, advisor: not reaches(s, ask.seat, advisor),
    "R4-3": lambda s, ask, placement: not placement.own,
    "R4-4": is_occupied,
    "R4-5": lambda s, ask, placement: placement.tokens > size(placement),
    "R4-5-held": lambda s, ask, placement: placement.tokens > s.plus2[ask.seat],
    "R4-5-season": lambda s, ask, placement: (
        s.variants.plus2_limit == "one_per_season" and placement.tokens + used_here(s, ask.seat, "tokens") > 1
    ),
    "R4-6": lambda s, ask, placement: abs(placement.market) > 1,
    "R4-6-none": lambda s, ask, placement: bool(placement.market) and not stands(s, ask.seat, "market"),
    "R4-6-used": lambda s, ask, placement: bool(placement.market) and used_here(s, ask.seat, "market"),
    "R4-9": lambda s, ask, placement: not LOWEST <= placement.advisor <= HIGHEST,
    "R5-2": is_not_given,
    "R5-3": cannot_be_declined,
    "R5-4": has_not_good,
    "R5-5": lambda s, ask, bundle: s.variants.free_goods_kind == "single_kind" and sum(map(bool, bundle)) > 1,
    "R5-5-number": lambda s, ask, bundle: sum(bundle) != ADVISORS[ask.args[0]].free_goods,
    "R6-2": is_too_dear,
    "R6-3": lambda s, ask, number: s.provinces[ask.seat].rows[number // COLUMNS] < number % COLUMNS,
    "R6-3-stands": lambda s, ask, number: s.provinces[ask.seat].rows[number // COLUMNS] > number % COLUMNS,
    "R7-2": lambda s, ask, option: option[0] == TRADE and has_not_good(s, ask, option),
    "R7-2-supply": lambda s, ask, option: option == TOKEN and s.supply == 0 and s.variants.plus2_supply == "limited",
    "R7-2-token": lambda s, ask, option: option == PAY_TOKEN and s.variants.town_hall == "token_or_trade",
    "R7-2-verb": lambda s, ask, option: option[0] == PAY and s.variants.town_hall == "token_or_trade",
    "R7-3": lambda s, ask, option: option[0] == PAY and has_not_good(s, ask, option),
    "R7-3-none": lambda s, ask, option: option == PAY_TOKEN and not s.plus2[ask.seat],
    "R7-3-token": lambda s, ask, option: option == TOKEN and s.variants.town_hall == "pay_for_vp",
    "R7-3-verb": lambda s, ask, option: option[0] == TRADE and s.variants.town_hall == "pay_for_vp",
    "R9-5": has_no_envoy,
    "R9-5-build": has_envoy_for_building,
    "R9-5-free": lambda s, ask, placement: placement.envoy and not has_dice(s, placement.advisor),
    "R10-1": lambda s, ask, option: sum(option[1]) != option[0] * soldier_price(s, ask.seat),
    "R10-2": lambda s, ask, option: option[0] < 1,
    "R10-2-held": lambda s, ask, option: not holds(s.goods[ask.seat], option[1]),
    "R11-6": lambda s, ask, goods: sum(goods) != ask.args[0],
    "R11-6-held": lambda s, ask, goods: not holds(s.goods[ask.seat], goods),
    "R11-7": is_not_furthest,
    "R13-4": lambda s, ask, die: not dice(s, ask.seat)[die],
    "R13-4-own": lambda s, ask, die: die > WHITE and s.variants.two_player_set_aside == "own_die",
}
"""By the refusal's message, without «no-»."""
