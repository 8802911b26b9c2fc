"""The players on the table: what each has, and the province sheets."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.state import OVER
from regalia.core.words import Message, SeatName
from regalia.games.kingsburg import wording
from regalia.games.kingsburg.constants import GOODS
from regalia.games.kingsburg.court import dice_row, goods_counters, points_counter
from regalia.games.kingsburg.goods import pays
from regalia.games.kingsburg.odds import strength
from regalia.games.kingsburg.provinces import BUILDINGS, CHAPEL, COLUMNS, ROWS, TOWN_HALL, BuildingNumber
from regalia.games.kingsburg.rules import ranking
from regalia.games.kingsburg.state import Kingsburg
from regalia.scene.types import Badge, Cell, Counter, SeatPanel, Sheet, Tray

OWN_DICE_TRAY, PURSE = "own-dice", "purse"
WHILE_DICE_LIE = ("influence", "help")
"""What was rolled is worth telling until the court is empty again."""


def panel_id(seat: int) -> str:
    return f"seat-{seat}"


def province_id(seat: int) -> str:
    return f"province-{seat}"


def good_id(seat: int, good: int) -> str:
    return f"s{seat}-{GOODS[good]}"


def token_id(seat: int) -> str:
    return f"s{seat}-plus2"


def soldiers_id(seat: int) -> str:
    return f"s{seat}-soldiers"


def building_id(seat: int, number: BuildingNumber) -> str:
    return f"p{seat}-{BUILDINGS[number].id}"


# --- what a seat has --------------------------------------------------------------------------------------------------


def panel(view: Kingsburg, seat: int) -> SeatPanel:
    goods = tuple(
        Counter(
            id=good_id(seat, good),
            art=f"kb-{GOODS[good]}",
            count=count,
            name=Message(f"counter-{GOODS[good]}", {"count": count}),
        )
        for good, count in enumerate(view.goods[seat])
    )
    others = (
        _counter(token_id(seat), "kb-plus2", view.plus2[seat], "counter-plus2"),
        _counter(soldiers_id(seat), "kb-soldier", view.soldiers[seat], "counter-soldiers", seat),
        _counter(f"s{seat}-strength", "kb-army-shield", strength(view, seat), "counter-strength"),
        _counter(f"s{seat}-buildings", "kb-built-flag", view.provinces[seat].count, "counter-buildings", seat),
    )
    return SeatPanel(
        id=panel_id(seat),
        seat=seat,
        points=view.points[seat],
        rows=(goods, others),
        dice=dice_row(f"r{seat}", view.own[seat], view.white[seat], seat),
        rolled=Message("table-rolled", {"total": view.totals[seat]}) if view.phase in WHILE_DICE_LIE else None,
        badges=tuple(_badges(view, seat)),
    )


def _counter(id: str, art: str, count: int, name: str, seat: int | None = None) -> Counter:
    return Counter(id=id, art=art, count=count, name=Message(name, {"count": count}), seat=seat)


def _badges(view: Kingsburg, seat: int) -> Iterator[Badge]:
    if view.phase == OVER and ranking(view)[seat] == 1:
        yield Badge(art="laurel", name=Message("badge-winner"))
    if view.envoy == seat:
        yield Badge(art="kb-envoy", name=Message("badge-envoy"))
    if view.aid == seat:
        yield Badge(art="kb-phase-aid", name=Message("badge-aid"))
    if view.looked >> seat & 1:
        yield Badge(art="kb-look", name=Message("badge-looked"))


def own_dice(view: Kingsburg, seat: int) -> Tray:
    """The dice before the player, to be clicked."""
    dice = dice_row(f"d{seat}", view.own[seat], view.white[seat], seat)
    return Tray(id=OWN_DICE_TRAY, title=Message("table-own-dice", {"total": view.totals[seat]}), dice=dice)


def purse(view: Kingsburg, seat: int) -> Tray:
    """What the player has, where his panel is out of sight."""
    shown = (
        *((f"kb-{GOODS[good]}", count, f"counter-{GOODS[good]}") for good, count in enumerate(view.goods[seat])),
        ("kb-plus2", view.plus2[seat], "counter-plus2"),
        ("kb-soldier", view.soldiers[seat], "counter-soldiers"),
    )
    counters = tuple(_counter(f"own-{name}", art, count, name, seat) for art, count, name in shown)
    return Tray(id=PURSE, title=Message("table-purse"), counters=counters)


# --- provinces --------------------------------------------------------------------------------------------------------


ROW_COLOURS = ("#7a4a92", "#3f7a3a", "#b23327", "#a59c8b", "#2b62a3")
"""Piety, trade, arms, walls and crown: as their roofs."""
assert len(ROW_COLOURS) == len(ROWS)


def province(view: Kingsburg, seat: int, is_folded: bool) -> Sheet:
    cells = tuple(
        tuple(_cell(view, seat, row * COLUMNS + column) for column in range(COLUMNS)) for row in range(len(ROWS))
    )
    title = Message("table-province", {"seat": SeatName(seat)})
    return Sheet(id=province_id(seat), title=title, cells=cells, seat=seat, is_folded=is_folded, edges=ROW_COLOURS)


def _rule(view: Kingsburg, number: BuildingNumber) -> str:
    """The option that says what a building does, where there is one."""
    return {TOWN_HALL: view.variants.town_hall, CHAPEL: view.variants.chapel_effect}.get(number, "")


def _cell(view: Kingsburg, seat: int, number: BuildingNumber) -> Cell:
    """Standing ones are owned, those that could be paid now are lit, those behind others are closed."""
    building, sheet = BUILDINGS[number], view.provinces[seat]
    price, stands = sheet.price(building), bool(sheet.stands[number])
    is_next = sheet.rows[building.row] + 1 == building.column
    is_affordable = is_next and pays(view.goods[seat], price)
    return Cell(
        id=building_id(seat, number),
        text=wording.building_name(number),
        tip=Message(f"does-{building.id}", {"points": building.points, "rule": _rule(view, number)}),
        art=f"kb-building-{building.id.replace('_', '-')}",
        costs=tuple(goods_counters(building_id(seat, number), price)),
        gains=(points_counter(f"{building_id(seat, number)}-vp", building.points),) if building.points else (),
        seats=(seat,) if stands else (),
        state="owned" if stands else "now" if is_affordable else "plain" if is_next else "closed",
    )
