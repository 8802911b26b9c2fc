"""A plain table: a panel and a province for each seat, the court, dice and the enemy; buttons for the options."""

from __future__ import annotations

from typing import get_args

from regalia.core.asking import Ask, Option
from regalia.core.events import Event
from regalia.core.state import OVER
from regalia.core.words import Argument, Message, SeatName
from regalia.games.kingsburg import wording
from regalia.games.kingsburg.advisors import ADVISORS
from regalia.games.kingsburg.constants import ENEMY_KINDS, GOODS, SEASONS
from regalia.games.kingsburg.enemies import ENEMIES, HIDDEN, RANGES
from regalia.games.kingsburg.notation import WHITE
from regalia.games.kingsburg.provinces import BUILDINGS, COLUMNS, ROWS
from regalia.games.kingsburg.rules import ranking
from regalia.games.kingsburg.state import NEUTRAL, SOURCES, Kingsburg
from regalia.scene.types import (
    Badge,
    Card,
    Cell,
    Choice,
    Counter,
    Die,
    Item,
    Ledger,
    NewsItem,
    Region,
    Scene,
    SceneAsk,
    SeatPanel,
    Sheet,
    Target,
    Tincture,
    Track,
    Tray,
)

COURT_WIDTH = 6
TINCTURES: tuple[Tincture, ...] = ("or", "vert", "azure", "gules", "sable")
assert {*TINCTURES} <= {*get_args(Tincture)}


def scene(view: Kingsburg, you: int | None) -> Scene:
    first = [you] if you is not None else []
    seats = [*first, *(seat for seat in view.order if seat != you)]
    panels: dict[str, Item] = {f"seat-{seat}": panel(view, seat) for seat in view.order}
    dice: dict[str, Item] = {f"dice-{seat}": dice_of(view, seat) for seat in view.order}
    sheets: dict[str, Item] = {f"province-{seat}": province(view, seat) for seat in seats}
    middle: dict[str, Item] = {"calendar": calendar(view), "court": court(view), "enemy": enemy(view)}
    score: dict[str, Item] = {"ending": ending(view)} if view.phase == OVER else {}
    return Scene(
        game="kingsburg",
        you=you,
        tinctures=TINCTURES[: view.seats],
        heading=heading(view),
        surfaces={},
        pieces={},
        items={**panels, **dice, **sheets, **middle, **score},
        regions=(
            Region(id="middle", side="middle", pane="board", shows=(*middle, *dice)),
            Region(id="right", side="right", pane="players", shows=tuple(panels)),
            Region(id="left", side="left", pane="hand", shows=tuple(sheets)),
            Region(id="score", side="right", pane="score", shows=tuple(score)),
        ),
    )


def heading(view: Kingsburg) -> Message:
    if view.phase == OVER:
        return Message("heading-over")
    season = Message(f"season-{SEASONS[view.season]}")
    return Message("heading-season", {"year": wording.ROMAN[view.year], "season": season})


def calendar(view: Kingsburg) -> Track:
    steps = tuple(Badge(art=f"kb-season-{season}", name=Message(f"season-{season}")) for season in SEASONS)
    return Track(id="calendar", title=heading(view), steps=steps, now=view.season)


# --- seats ------------------------------------------------------------------------------------------------------------


def panel(view: Kingsburg, seat: int) -> SeatPanel:
    goods = tuple(
        counter(f"s{seat}-{GOODS[good]}", f"kb-{GOODS[good]}", count, f"counter-{GOODS[good]}")
        for good, count in enumerate(view.goods[seat])
    )
    others = (
        counter(f"s{seat}-plus2", "kb-plus2", view.plus2[seat], "counter-plus2"),
        counter(f"s{seat}-soldiers", "kb-soldier", view.soldiers[seat], "counter-soldiers", seat),
        counter(f"s{seat}-buildings", "kb-built-flag", view.provinces[seat].count, "counter-buildings", seat),
    )
    return SeatPanel(
        id=f"seat-{seat}", seat=seat, points=view.points[seat], rows=(goods, others), badges=tuple(badges(view, seat))
    )


def counter(id: str, art: str, count: int, name: str, seat: int | None = None) -> Counter:
    return Counter(id=id, art=art, count=count, name=Message(name, {"count": count}), seat=seat)


def badges(view: Kingsburg, seat: int) -> list[Badge]:
    found = []
    if view.envoy == seat:
        found.append(Badge(art="kb-envoy", name=Message("badge-envoy")))
    if view.aid == seat:
        found.append(Badge(art="kb-phase-aid", name=Message("badge-aid")))
    if view.looked >> seat & 1:
        found.append(Badge(art="kb-look", name=Message("badge-looked")))
    return found


def dice_of(view: Kingsburg, seat: int) -> Tray:
    dice = dice_row(f"d{seat}", view.own[seat], view.white[seat], seat)
    return Tray(id=f"dice-{seat}", title=Message("table-dice", {"seat": SeatName(seat)}), dice=dice, seat=seat)


def dice_row(id: str, own: tuple[int, ...], white: tuple[int, ...], seat: int | None) -> tuple[Die, ...]:
    faces = [(face, seat) for face in own] + [(face + WHITE, None) for face in white]
    return tuple(
        Die(id=f"{id}-{at}", face=face - WHITE if face > WHITE else face, name=wording.die_name(face), seat=whose)
        for at, (face, whose) in enumerate(faces)
    )


def province(view: Kingsburg, seat: int) -> Sheet:
    rows = tuple(Badge(art=f"kb-building-{art_id(row * COLUMNS)}", name=name_of_row(row)) for row in range(len(ROWS)))
    cells = tuple(
        tuple(building_cell(view, seat, row * COLUMNS + column) for column in range(COLUMNS))
        for row in range(len(ROWS))
    )
    title = Message("table-province", {"seat": SeatName(seat)})
    return Sheet(id=f"province-{seat}", title=title, rows=rows, cells=cells)


def art_id(number: int) -> str:
    return BUILDINGS[number].id.replace("_", "-")


def name_of_row(row: int) -> Message:
    return Message(f"row-{ROWS[row]}")


def building_cell(view: Kingsburg, seat: int, number: int) -> Cell:
    building, sheet = BUILDINGS[number], view.provinces[seat]
    price = sheet.price(building)
    costs = tuple(
        counter(f"p{seat}-{building.id}-{GOODS[good]}", f"kb-{GOODS[good]}", count, f"counter-{GOODS[good]}")
        for good, count in enumerate(price)
        if count
    )
    return Cell(
        id=f"p{seat}-{building.id}",
        text=wording.building_name(number),
        art=f"kb-building-{art_id(number)}",
        number=building.points,
        costs=costs,
        state="owned" if sheet.stands[number] else "plain",
    )


# --- court and enemy --------------------------------------------------------------------------------------------------


def court(view: Kingsburg) -> Sheet:
    cells = [advisor_cell(view, number) for number in ADVISORS]
    rows = tuple(tuple(cells[at : at + COURT_WIDTH]) for at in range(0, len(cells), COURT_WIDTH))
    return Sheet(id="court", title=Message("table-court"), cells=rows)


def advisor_cell(view: Kingsburg, number: int) -> Cell:
    groups = [(seat, placement) for seat, placement in view.court if placement.advisor == number]
    dice: tuple[Die, ...] = ()
    for at, (seat, placement) in enumerate(groups):
        dice += dice_row(f"a{number}-{at}", placement.own, placement.white, None if seat == NEUTRAL else seat)
    return Cell(
        id=f"advisor-{number}",
        text=wording.advisor_name(number),
        art=f"kb-advisor-{ADVISORS[number].id.replace('_', '-')}",
        number=number,
        dice=dice,
        state="closed" if groups else "plain",
    )


def enemy(view: Kingsburg) -> Tray:
    number = view.enemy()
    if number == HIDDEN:
        least, most = RANGES[view.year]
        name = Message("line-enemy-unknown", {"least": least, "most": most})
        card = Card(id=f"enemy-{view.year}", art="kb-enemy-back", back="kb-enemy-back", name=name, face_down=True)
    else:
        art = f"kb-enemy-{ENEMY_KINDS[ENEMIES[number].kind]}"
        card = Card(id=f"enemy-{view.year}", art=art, name=wording.enemy_name(number))
    return Tray(id="enemy", title=Message("table-enemy"), cards=(card,))


def ending(view: Kingsburg) -> Ledger:
    """What the points came from, best first."""
    places = ranking(view)
    return Ledger(
        id="ending",
        title=Message("table-ending"),
        columns=tuple(Badge(art="kb-vp", name=Message(f"ending-{source}")) for source in SOURCES),
        rows={seat: tuple(view.scored[seat]) for seat in sorted(range(view.seats), key=places.__getitem__)},
    )


# --- questions and news -----------------------------------------------------------------------------------------------


def ask(ask: Ask) -> SceneAsk:
    choices = tuple(choice(ask, option) for option in ask.options)
    return SceneAsk(kind=ask.kind.id, question=Message(f"ask-{ask.kind.id}"), choices=choices)


def choice(ask: Ask, option: Option) -> Choice:
    text, name = ask.text(option), wording.option(ask, option)
    return Choice(text=text, name=name, path=(Target(at=f"button:{text}", name=name),))


def news(view: Kingsburg, event: Event) -> NewsItem:
    facts: dict[str, Argument] = {name: wording.fact(view, name, value) for name, value in event.facts.items()}
    seat = event.facts.get("seat")
    return NewsItem(
        text=Message(f"event-{event.name}", facts),
        seat=seat if isinstance(seat, int) else None,
        heading=event.name in ("year_began", "season_began", "enemy_revealed"),
    )
