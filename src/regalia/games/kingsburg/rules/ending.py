"""R14 The end: the Cathedral, ties and places."""

from __future__ import annotations

from regalia.core.plain import places
from regalia.core.state import OVER
from regalia.games.kingsburg.pieces.goods import Goods
from regalia.games.kingsburg.pieces.provinces import CATHEDRAL
from regalia.games.kingsburg.rules.envoy import return_unused
from regalia.games.kingsburg.state import FROM_CATHEDRALS, Kingsburg

Standing = tuple[int, int, int]
"""Points, goods and buildings (R14.2)."""

GOODS_FOR_A_POINT = 2


def end_game(s: Kingsburg) -> None:
    """Every Cathedral turns goods into points (R14.1); a last tie may be broken by lot (R14.2)."""
    return_unused(s)
    for seat in s.order:
        points = cathedral_points(s, seat)
        if points:
            exchange(s, seat, points)
    s.phase = OVER
    standings = [standing(s, seat) for seat in range(s.seats)]
    winners = [seat for seat in range(s.seats) if standings[seat] == max(standings)]
    if len(winners) > 1 and s.variants.final_tie == "lot":
        s.lot = s.dice.choice(winners)
        s.tell("lot", seat=s.lot)
    s.tell("game_ended", seats=tuple(seat for seat, place in enumerate(ranking(s)) if place == 1))


def cathedral_points(s: Kingsburg, seat: int) -> int:
    return sum(s.goods[seat]) // GOODS_FOR_A_POINT if s.provinces[seat].stands[CATHEDRAL] else 0


def exchange(s: Kingsburg, seat: int, points: int) -> None:
    """R14.1: the goods are gone, or still count."""
    if s.variants.cathedral_goods == "exchanged":
        s.goods[seat] = _left_of(s.goods[seat])
    s.score(seat, FROM_CATHEDRALS, points)
    s.tell("cathedral", seat=seat, points=points)


def _left_of(goods: Goods) -> Goods:
    """Of an odd number of goods one is left, of a kind that was held."""
    if sum(goods) % GOODS_FOR_A_POINT == 0:
        return 0, 0, 0
    return (1, 0, 0) if goods[0] else (0, 1, 0) if goods[1] else (0, 0, 1)


def standing(s: Kingsburg, seat: int) -> Standing:
    """As if the game ended now."""
    points, goods = s.points[seat], sum(s.goods[seat])
    extra = 0 if s.phase == OVER else cathedral_points(s, seat)
    spent = extra * GOODS_FOR_A_POINT if s.variants.cathedral_goods == "exchanged" else 0
    return points + extra, goods - spent, s.provinces[seat].count


def scores(s: Kingsburg) -> list[int]:
    return [standing(s, seat)[0] for seat in range(s.seats)]


def ranking(s: Kingsburg) -> list[int]:
    """Points, then goods, then buildings, then the lot; equals share a place (R14.2, R14.3)."""
    worth = [(standing(s, seat), seat == s.lot) for seat in range(s.seats)]
    return places(worth)
