"""The players on the table: what each has, and the province sheets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from regalia.core.state import OVER
from regalia.core.words import Message, SeatName
from regalia.games.kingsburg.advice.odds import strength
from regalia.games.kingsburg.pieces.goods import Goods, pays
from regalia.games.kingsburg.pieces.numbers import GOODS, YEARS
from regalia.games.kingsburg.pieces.provinces import BUILDINGS, COLUMNS, ROWS, BuildingNumber, Province
from regalia.games.kingsburg.rules.ending import ranking
from regalia.games.kingsburg.state import Kingsburg
from regalia.games.kingsburg.table.court import dice_row, goods_counters, points_counter
from regalia.games.kingsburg.words import wording
from regalia.scene.kit import counter, panel_id
from regalia.scene.remembering import remembered
from regalia.scene.types import Badge, Cell, Counter, SeatPanel, Sheet, Tray

OWN = "own"
CellState = Literal["plain", "owned", "closed", "now"]
WHILE_DICE_LIE = ("influence", "help")
"""What was rolled is worth telling until the court is empty again."""


def province_id(seat: int) -> str:
    return f"province-{seat}"


def good_id(seat: int, good: int) -> str:
    return f"s{seat}-{GOODS[good]}"


def token_id(seat: int) -> str:
    return f"s{seat}-plus2"


def own_good_id(good: int) -> str:
    """A good that lies before the player, to be clicked."""
    return f"own-{GOODS[good]}"


OWN_TOKEN_ID = "own-plus2"


def soldiers_id(seat: int) -> str:
    return f"s{seat}-soldiers"


def building_id(seat: int, number: BuildingNumber) -> str:
    return f"p{seat}-{BUILDINGS[number].id}"


# --- what a seat has --------------------------------------------------------------------------------------------------


def panel(view: Kingsburg, seat: int) -> SeatPanel:
    others = _others(seat, view.plus2[seat], view.soldiers[seat], strength(view, seat), view.provinces[seat].count)
    return SeatPanel(
        id=panel_id(seat),
        seat=seat,
        points=view.points[seat],
        rows=(_goods(seat, view.goods[seat]), others),
        dice=dice_row(f"r{seat}", view.own[seat], view.white[seat], seat),
        rolled=Message("table-rolled", {"total": view.totals[seat]}) if view.phase in WHILE_DICE_LIE else None,
        badges=tuple(_badges(view, seat)),
        status=_status(view, seat),
    )


@remembered
def _goods(seat: int, goods: Goods) -> tuple[Counter, ...]:
    return tuple(
        counter(
            good_id(seat, good), f"kb-{GOODS[good]}", count, f"counter-{GOODS[good]}", explain=f"good-{GOODS[good]}"
        )
        for good, count in enumerate(goods)
    )


@remembered
def _others(seat: int, plus2: int, soldiers: int, strength: int, buildings: int) -> tuple[Counter, ...]:
    return (
        counter(token_id(seat), "kb-plus2", plus2, "counter-plus2", explain="thing-plus2"),
        counter(soldiers_id(seat), "kb-soldier", soldiers, "counter-soldiers", seat, explain="thing-soldiers"),
        counter(f"s{seat}-strength", "kb-army-shield", strength, "counter-strength", explain="thing-strength"),
        counter(f"s{seat}-buildings", "kb-built-flag", buildings, "counter-buildings", seat, explain="thing-buildings"),
    )


def _status(view: Kingsburg, seat: int) -> Message | None:
    """Who can place no more this season."""
    if view.phase != "influence" or seat in view.waiting:
        return None
    return Message("status-passed" if view.own[seat] else "status-placed")


def _badges(view: Kingsburg, seat: int) -> Iterator[Badge]:
    if view.phase == OVER and ranking(view)[seat] == 1:
        yield Badge(art="laurel", name=Message("badge-winner"))
    if view.envoy == seat:
        yield Badge(art="kb-envoy", name=Message("badge-envoy"), explain="thing-envoy")
    if view.aid == seat:
        yield Badge(art="kb-phase-aid", name=Message("badge-aid"), explain="thing-aid_die")
    if view.looked >> seat & 1:
        yield Badge(art="kb-look", name=Message("badge-looked"), explain="thing-looked")
    lead = view.points[seat] - max(points for other, points in enumerate(view.points) if other != seat)
    if view.year == YEARS and view.phase != OVER and lead > 0:
        yield Badge(art="kb-crown", name=Message("badge-ahead", {"count": lead}))


def own(view: Kingsburg, seat: int) -> Tray:
    """What lies before the player: goods, tokens, soldiers, and the dice that are still to be placed."""
    dice = dice_row(f"d{seat}", view.own[seat], view.white[seat], seat)
    counters = _purse(seat, view.goods[seat], view.plus2[seat], view.soldiers[seat])
    return Tray(id=OWN, title=Message("table-purse"), counters=counters, dice=dice)


@remembered
def _purse(seat: int, goods: Goods, plus2: int, soldiers: int) -> tuple[Counter, ...]:
    return (
        *(
            counter(
                own_good_id(good), f"kb-{GOODS[good]}", count, f"counter-{GOODS[good]}", explain=f"good-{GOODS[good]}"
            )
            for good, count in enumerate(goods)
        ),
        counter(OWN_TOKEN_ID, "kb-plus2", plus2, "counter-plus2", explain="thing-plus2"),
        counter("own-soldiers", "kb-soldier", soldiers, "counter-soldiers", seat, explain="thing-soldiers"),
    )


# --- provinces --------------------------------------------------------------------------------------------------------


ROW_COLOURS = ("#7a4a92", "#3f7a3a", "#b23327", "#a59c8b", "#2b62a3")
"""Piety, trade, arms, walls and crown: as their roofs."""
assert len(ROW_COLOURS) == len(ROWS)


def province(view: Kingsburg, seat: int, is_folded: bool) -> Sheet:
    return _sheet(seat, view.provinces[seat], view.goods[seat], is_folded)


@remembered
def _sheet(seat: int, sheet: Province, goods: Goods, is_folded: bool) -> Sheet:
    cells = tuple(
        tuple(_cell(seat, row * COLUMNS + column, sheet, goods) for column in range(COLUMNS))
        for row in range(len(ROWS))
    )
    title = Message("table-province", {"seat": SeatName(seat)})
    return Sheet(id=province_id(seat), title=title, cells=cells, seat=seat, is_folded=is_folded, edges=ROW_COLOURS)


def _cell(seat: int, number: BuildingNumber, sheet: Province, goods: Goods) -> Cell:
    """Standing ones are owned, those that could be paid now are lit, those behind others are closed."""
    building = BUILDINGS[number]
    price, is_next = sheet.price(building), sheet.rows[building.row] + 1 == building.column
    if sheet.stands[number]:
        return _building(seat, number, price, "owned")
    return _building(seat, number, price, "closed" if not is_next else "now" if pays(goods, price) else "plain")


@remembered
def _building(seat: int, number: BuildingNumber, price: Goods, state: CellState) -> Cell:
    building = BUILDINGS[number]
    return Cell(
        id=building_id(seat, number),
        text=wording.building_name(number),
        art=f"kb-building-{building.id.replace('_', '-')}",
        costs=tuple(goods_counters(building_id(seat, number), price)),
        gains=(points_counter(f"{building_id(seat, number)}-vp", building.points),) if building.points else (),
        seats=(seat,) if state == "owned" else (),
        state=state,
        explain=f"building-{building.id}",
    )
