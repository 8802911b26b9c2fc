"""The table as text, for the terminal and for tests."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.state import OVER
from regalia.core.words import Argument, Message, Say, SeatName
from regalia.games.kingsburg.pieces.advisors import ADVISORS
from regalia.games.kingsburg.pieces.enemies import HIDDEN, RANGES
from regalia.games.kingsburg.pieces.provinces import BUILDINGS
from regalia.games.kingsburg.state import NEUTRAL, NOBODY, Kingsburg
from regalia.games.kingsburg.words.wording import (
    advisor_name,
    building_name,
    dice_names,
    enemy_name,
    goods_names,
    placement_parts,
)


def draw(s: Kingsburg, say: Say) -> str:
    """The enemy, the court with its gifts, and a few lines for each seat in turn order."""
    is_over = s.phase == OVER
    lines = [] if is_over else [_enemy(s), Message("line-court"), *(_advisor(s, number) for number in ADVISORS)]
    lines.append(Message("line-order"))
    for seat in s.order:
        lines += [_seat(s, seat), _buildings(s, seat), *([] if is_over else [_next_buildings(s, seat)])]
        if s.own[seat] or s.white[seat]:
            lines.append(Message("line-dice", {"dice": dice_names(s.own[seat], s.white[seat])}))
    return "\n".join(say(line) for line in lines)


def _enemy(s: Kingsburg) -> Message:
    if s.enemy() == HIDDEN:
        least, most = RANGES[s.year]
        return Message("line-enemy-unknown", {"least": least, "most": most})
    return Message("line-enemy", {"enemy": enemy_name(s.enemy())})


def _advisor(s: Kingsburg, number: int) -> Message:
    """«Merchant (4): 1 gold or 1 wood»; then whose dice lie there."""
    facts: dict[str, Argument] = {
        "number": number,
        "advisor": advisor_name(number),
        "gives": _gives(s, number),
        "groups": tuple(_groups(s, number)),
    }
    return Message("line-advisor-taken" if facts["groups"] else "line-advisor", facts)


def _gives(s: Kingsburg, number: int) -> Message:
    """What an advisor gives with the options of this game."""
    advisor = ADVISORS[number]
    points = s.variants.smuggler_vp if advisor.points_option else advisor.points
    return Message(f"gives-{advisor.id}", {"kind": s.variants.free_goods_kind, "points": points})


def _groups(s: Kingsburg, number: int) -> Iterator[Message]:
    for seat, placement in s.court:
        if placement.advisor == number:
            facts: dict[str, Argument] = {"dice": placement_parts(placement)}
            if seat == NEUTRAL:
                yield Message("group-neutral", facts)
            else:
                yield Message("group-of", {**facts, "seat": SeatName(seat)})


def _seat(s: Kingsburg, seat: int) -> Message:
    bonus = min(s.provinces[seat].against)
    facts: dict[str, Argument] = {
        "seat": SeatName(seat),
        "points": s.points[seat],
        "goods": goods_names(s.goods[seat]),
        "tokens": s.plus2[seat],
        "soldiers": s.soldiers[seat],
        "bonus": bonus,
        "strength": s.soldiers[seat] + bonus,
    }
    return Message("line-seat-envoy" if s.envoy == seat != NOBODY else "line-seat", facts)


def _buildings(s: Kingsburg, seat: int) -> Message:
    standing = [building for building in BUILDINGS if s.provinces[seat].stands[building.number]]
    return Message("line-buildings", {"buildings": tuple(building_name(building.number) for building in standing)})


def _next_buildings(s: Kingsburg, seat: int) -> Message:
    """In each row the one that can come next, with its price (R6.2, R6.3)."""
    province = s.provinces[seat]
    following = [building for building in BUILDINGS if province.rows[building.row] + 1 == building.column]
    priced = tuple(
        Message(
            "building-priced",
            {"building": building_name(building.number), "goods": goods_names(province.price(building))},
        )
        for building in following
    )
    return Message("line-next", {"buildings": priced})
