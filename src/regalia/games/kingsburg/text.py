"""The table as text, for the terminal and for tests."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.state import OVER
from regalia.core.words import Argument, Message, SeatName
from regalia.games.kingsburg.constants import SEASONS
from regalia.games.kingsburg.enemies import HIDDEN, RANGES
from regalia.games.kingsburg.provinces import BUILDINGS
from regalia.games.kingsburg.rules.help import advisor_of
from regalia.games.kingsburg.state import NEUTRAL, NOBODY, Kingsburg
from regalia.games.kingsburg.wording import (
    ROMAN,
    advisor_name,
    building_name,
    dice_names,
    enemy_name,
    goods_names,
    placement_parts,
)

Say = Callable[[Message], str]


def draw(s: Kingsburg, say: Say) -> str:
    """The calendar, the enemy, the court, and two lines for each seat in turn order."""
    lines = [_calendar(s), _enemy(s), *_court(s)]
    for place, seat in enumerate(s.order, 1):
        lines += [_seat(s, place, seat), _buildings(s, seat)]
        if s.own[seat] or s.white[seat]:
            lines.append(Message("line-dice", {"dice": dice_names(s.own[seat], s.white[seat])}))
    return "\n".join(say(line) for line in lines)


def _calendar(s: Kingsburg) -> Message:
    if s.phase == OVER:
        return Message("heading-over")
    return Message("heading-season", {"year": ROMAN[s.year], "season": Message(f"season-{SEASONS[s.season]}")})


def _enemy(s: Kingsburg) -> Message:
    if s.enemy() == HIDDEN:
        least, most = RANGES[s.year]
        return Message("line-enemy-unknown", {"least": least, "most": most})
    return Message("line-enemy", {"enemy": enemy_name(s.enemy())})


def _court(s: Kingsburg) -> list[Message]:
    lines = []
    for seat, placement in sorted(s.court, key=advisor_of):
        facts: dict[str, Argument] = {
            "number": placement.advisor,
            "advisor": advisor_name(placement.advisor),
            "dice": placement_parts(placement),
        }
        if seat == NEUTRAL:
            lines.append(Message("line-neutral", facts))
        else:
            lines.append(Message("line-group", {**facts, "seat": SeatName(seat)}))
    return lines


def _seat(s: Kingsburg, place: int, seat: int) -> Message:
    facts: dict[str, Argument] = {
        "place": place,
        "number": seat + 1,
        "seat": SeatName(seat),
        "points": s.points[seat],
        "goods": goods_names(s.goods[seat]),
        "tokens": s.plus2[seat],
        "soldiers": s.soldiers[seat],
    }
    return Message("line-seat-envoy" if s.envoy == seat != NOBODY else "line-seat", facts)


def _buildings(s: Kingsburg, seat: int) -> Message:
    standing = [building for building in BUILDINGS if s.provinces[seat].stands[building.number]]
    return Message("line-buildings", {"buildings": tuple(building_name(building.number) for building in standing)})
