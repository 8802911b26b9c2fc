"""Kingsburg's table as a scene: the court, players in turn order, the enemy, province sheets and one's own dice."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.state import OVER
from regalia.core.words import Message, seat_names
from regalia.games.kingsburg.pieces.enemies import HIDDEN
from regalia.games.kingsburg.pieces.numbers import SEASONS
from regalia.games.kingsburg.rules.ending import ranking
from regalia.games.kingsburg.state import Kingsburg
from regalia.games.kingsburg.table import recruiting, winter
from regalia.games.kingsburg.table.calendar import CALENDAR, FAVOURS, calendar, favours
from regalia.games.kingsburg.table.court import COURT, court
from regalia.games.kingsburg.table.ending import ENDING, LUCK, ending
from regalia.games.kingsburg.table.enemy import ENEMY, MAY_COME, SPOILS, enemy, may_come, spoils
from regalia.games.kingsburg.table.seating import OWN, own, panel, province, province_id
from regalia.games.kingsburg.words import wording
from regalia.scene.kit import panel_id
from regalia.scene.remembering import remembered
from regalia.scene.types import Item, Region, Scene, Stage, Tincture

TINCTURES: tuple[Tincture, ...] = ("or", "vert", "azure", "gules", "sable")
BAR = 118


def scene(view: Kingsburg, you: int | None) -> Scene:
    """What a seat (None: a spectator) sees."""
    is_over = view.phase == OVER
    items: list[Item] = [calendar(view), enemy(view, you)]
    items += [panel(view, seat) for seat in view.order]
    items += [province(view, seat, is_folded=seat != you) for seat in range(view.seats)]
    if you is not None:
        items.append(own(view, you))
    if not is_over:
        items += [court(view), favours(view), may_come(view) if view.enemy() == HIDDEN else spoils(view)]
    else:
        items += ending(view)
    items += _staged(view, you)
    return Scene(
        game="kingsburg",
        you=you,
        tinctures=TINCTURES[: view.seats],
        heading=_heading(view),
        banner=_banner(view),
        bar=BAR,
        surfaces={},
        pieces={},
        items={item.id: item for item in items},
        regions=_regions(is_over, view.order, you),
        stages=tuple(_stages(view, you)),
    )


# --- what comes to the front ------------------------------------------------------------------------------------------


def _stages(view: Kingsburg, you: int | None) -> Iterator[Stage]:
    if winter.is_fought(view):
        yield winter.stage(view)
    elif you is not None and recruiting.is_recruiting(view):
        yield recruiting.stage(view, you)


def _staged(view: Kingsburg, you: int | None) -> Iterator[Item]:
    if winter.is_fought(view):
        yield winter.steps(view)
        yield winter.kings_die(view)
        yield winter.strengths(view)
    elif you is not None and recruiting.is_recruiting(view):
        yield recruiting.forecast(view, you)


# --- where it stands --------------------------------------------------------------------------------------------------


@remembered
def _regions(is_over: bool, order: tuple[int, ...], you: int | None) -> tuple[Region, ...]:
    """At the end the court is empty: what the points came from stands there."""
    panels = [panel_id(seat) for seat in order]
    sheets = tuple(province_id(seat) for seat in sorted(order, key=lambda seat: (seat != you, seat)))
    regions = [
        Region(id="calendar", side="top", pane="players", shows=(CALENDAR,)),
        Region(id="enemy", side="right", pane="board", shows=(ENEMY,), wide=True),
    ]
    if is_over:
        name = Message("pane-ending")
        regions.append(Region(id="ending", side="middle", pane="board", shows=ENDING, name=name, art="trophy"))
        regions.append(Region(id="luck", side="middle", pane="board", shows=(LUCK,), narrow=True))
        regions.append(Region(id="players", side="middle", pane="players", shows=tuple(panels)))
    else:
        name = Message("pane-court")
        regions.append(Region(id="court", side="middle", pane="board", shows=(COURT,), name=name, art="kb-crown"))
        regions.append(Region(id="players", side="middle", pane="players", shows=(*panels, FAVOURS, MAY_COME, SPOILS)))
    regions.append(
        Region(
            id="provinces",
            side="right",
            pane="score",
            shows=sheets,
            wide=True,
            name=Message("pane-province"),
            art="kb-building-fortress",
        )
    )
    if you is not None:
        regions.append(Region(id="own", side="bottom", pane="board", shows=(OWN,)))
    return tuple(regions)


def _heading(view: Kingsburg) -> Message:
    if view.phase == OVER:
        return Message("heading-over")
    season = Message(f"season-{SEASONS[view.season]}")
    return Message("heading-season", {"year": wording.ROMAN[view.year], "season": season})


def _banner(view: Kingsburg) -> Message | None:
    if view.phase != OVER:
        return None
    winners = seat_names(seat for seat, place in enumerate(ranking(view)) if place == 1)
    return Message("banner-winner", {"seats": winners, "points": max(view.points)})
