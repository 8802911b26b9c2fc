"""Kingsburg's table as a scene: the court, players in turn order, the enemy, province sheets and the own dice."""

from __future__ import annotations

from typing import get_args

from regalia.core.state import OVER
from regalia.core.words import Message
from regalia.games.kingsburg import wording
from regalia.games.kingsburg.constants import AUTUMN, SEASONS, SPRING, SUMMER, WINTER
from regalia.games.kingsburg.court import COURT, court
from regalia.games.kingsburg.ending import ENDING, ending
from regalia.games.kingsburg.enemies import HIDDEN
from regalia.games.kingsburg.foe import ENEMY, SPOILS, enemy, report, spoils
from regalia.games.kingsburg.rules import ranking
from regalia.games.kingsburg.seating import (
    OWN_DICE_TRAY,
    PURSE,
    own_dice,
    panel,
    panel_id,
    province,
    province_id,
    purse,
)
from regalia.games.kingsburg.state import Kingsburg
from regalia.scene.types import Badge, Item, Note, Region, Scene, Tincture, Track

TINCTURES: tuple[Tincture, ...] = ("or", "vert", "azure", "gules", "sable")
assert {*TINCTURES} <= {*get_args(Tincture)}
CALENDAR, FAVOURS = "calendar", "favours"


def scene(view: Kingsburg, you: int | None) -> Scene:
    """What a seat (None: a spectator) sees."""
    items: list[Item] = [calendar(view), court(view), enemy(view, you)]
    items += [panel(view, seat) for seat in view.order]
    items += [province(view, seat, is_folded=seat != you) for seat in range(view.seats)]
    if you is not None:
        items.append(purse(view, you))
    if _has_dice(view, you):
        items.append(own_dice(view, you or 0))
    if view.enemy() != HIDDEN and view.phase != OVER:
        items.append(spoils(view))
    items += ending(view) if view.phase == OVER else (favours(view),)
    return Scene(
        game="kingsburg",
        you=you,
        tinctures=TINCTURES[: view.seats],
        heading=heading(view),
        banner=_banner(view),
        surfaces={},
        pieces={},
        items={item.id: item for item in items},
        regions=_regions(view, you),
        report=report(view),
    )


def _has_dice(view: Kingsburg, you: int | None) -> bool:
    return you is not None and bool(view.own[you] or view.white[you])


def _regions(view: Kingsburg, you: int | None) -> tuple[Region, ...]:
    is_over, panels = view.phase == OVER, [panel_id(seat) for seat in view.order]
    sheets = tuple(province_id(seat) for seat in sorted(range(view.seats), key=lambda seat: (seat != you, seat)))
    regions = [
        Region(id="calendar", side="top", pane="board", shows=(CALENDAR,)),
        Region(id="court", side="middle", pane="board", shows=(COURT,)),
        Region(id="players", side="middle", pane="players", shows=(*panels, *(() if is_over else (FAVOURS,)))),
        Region(id="enemy", side="right", pane="board", shows=(ENEMY, SPOILS), wide=True),
    ]
    if is_over:
        regions.append(Region(id="ending", side="right", pane="score", shows=ENDING, wide=True))
    regions.append(Region(id="provinces", side="right", pane="score", shows=sheets, wide=True))
    if you is not None:
        regions.append(Region(id="purse", side="bottom", pane="board", shows=(PURSE,), narrow=True))
    if _has_dice(view, you):
        regions.append(Region(id="own", side="bottom", pane="board", shows=(OWN_DICE_TRAY,)))
    return tuple(regions)


def heading(view: Kingsburg) -> Message:
    if view.phase == OVER:
        return Message("heading-over")
    season = Message(f"season-{SEASONS[view.season]}")
    return Message("heading-season", {"year": wording.ROMAN[view.year], "season": season})


def _banner(view: Kingsburg) -> Message | None:
    if view.phase != OVER:
        return None
    winners = wording.names(seat for seat, place in enumerate(ranking(view)) if place == 1)
    return Message("banner-winner", {"seats": winners, "points": max(view.points)})


# --- the calendar -----------------------------------------------------------------------------------------------------

STEPS = (
    ("phase-aid", "kb-phase-aid"),
    ("season-spring", "kb-season-spring"),
    ("phase-reward", "kb-phase-reward"),
    ("season-summer", "kb-season-summer"),
    ("phase-envoy", "kb-envoy"),
    ("season-autumn", "kb-season-autumn"),
    ("phase-recruit", "kb-phase-recruit"),
    ("season-winter", "kb-season-winter"),
)
STEP_OF_SEASON = {SPRING: 1, SUMMER: 3, AUTUMN: 5, WINTER: 7}


def calendar(view: Kingsburg) -> Track:
    """The eight phases of the year (R1.1)."""
    now = {"aid": 0, "recruit": 6}.get(view.phase, STEP_OF_SEASON[view.season])
    steps = tuple(Badge(art=art, name=Message(name)) for name, art in STEPS)
    return Track(id=CALENDAR, title=Message("table-calendar", {"year": wording.ROMAN[view.year]}), steps=steps, now=now)


def favours(view: Kingsburg) -> Note:
    """Who would get the King's Reward, his aid and his Envoy right now (R2, R8, R9)."""
    most = max(province.count for province in view.provinces)
    leading = tuple(seat for seat in view.order if view.provinces[seat].count == most)
    poorest = view.poorest()
    facts = {"leaders": _names_or_all(view, leading), "poorest": _names_or_all(view, poorest)}
    return Note(
        id=FAVOURS,
        text=Message("favours" if len(poorest) == 1 else "favours-shared", facts),
        art="kb-crown",
    )


def _names_or_all(view: Kingsburg, seats: tuple[int, ...]) -> tuple[Message, ...]:
    return (Message("everybody"),) if len(seats) == view.seats else wording.names(seats)
