"""The table of Kard és Korona as a scene: the map is the heart, a battle rises as a stage below it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from regalia.core.state import OVER
from regalia.core.words import Message, SeatName
from regalia.games.kard_es_korona.pieces.numbers import FIRST_YEAR, NO_EVENT
from regalia.games.kard_es_korona.state import NOBODY, Kard
from regalia.games.kard_es_korona.table import chronicle, ending, surface
from regalia.games.kard_es_korona.table.nearness import near
from regalia.games.kard_es_korona.table.peace import stages
from regalia.games.kard_es_korona.table.seating import panel
from regalia.games.kard_es_korona.table.tinctures import TINCTURES
from regalia.games.kard_es_korona.table.war import battle_stage
from regalia.scene.kit import panel_id
from regalia.scene.remembering import remembered_by
from regalia.scene.types import Item, Region, Scene, Tincture

"""By province: the lord's colour."""
BAR = 100


def scene(view: Kard, you: int | None) -> Scene:
    """What a seat (None: a spectator) sees; only treasuries in an election differ."""
    notes = chronicle.notes(view)
    stage = battle_stage.stage(view)
    peaceful = stages.stage(view)
    items: list[Item] = [
        chronicle.years(view),
        chronicle.seasons(view),
        *notes,
        *(panel(view, seat) for seat in range(view.seats)),
    ]
    told = ending.ending(view) if view.phase == OVER else [chronicle.crown(view)]
    items += told
    if stage is not None:
        items += battle_stage.items(view)
    if peaceful is not None:
        items += stages.items(view)
    return Scene(
        game="kard_es_korona",
        you=you,
        tinctures=tuple(tincture(view, seat) for seat in range(view.seats)),
        heading=_heading(view),
        banner=_banner(view),
        bar=BAR,
        surfaces={surface.MAP: surface.surface(view.board)},
        pieces={piece.id: piece for piece in surface.pieces(view)},
        items={item.id: item for item in items},
        regions=_regions(view, tuple(item.id for item in (*notes, *told))),
        stages=tuple(one for one in (stage, peaceful) if one is not None),
        arrows=surface.arrows(view),
        about=surface.about(view) or None,
        plates=surface.plates(view),
        near=near(view),
    )


def tincture(view: Kard, seat: int) -> Tincture:
    """The lord's colour; before he is chosen that of a province nobody has."""
    if view.home[seat] != NOBODY:
        return TINCTURES[view.home[seat]]
    free = [province for province in range(len(TINCTURES)) if province not in view.home]
    return TINCTURES[free[view.home[:seat].count(NOBODY)]]


def _heading(view: Kard) -> Message:
    if view.phase == OVER:
        return Message("heading-over")
    year = str(FIRST_YEAR - 1 + max(view.year, 1))
    return Message("heading-year", {"year": year, "season": chronicle.season(view)})


def _banner(view: Kard) -> Message | None:
    if view.phase != OVER:
        return Message("banner-last") if view.year == view.variants.rules.years else None
    return Message(
        "banner-crowned",
        {"winners": tuple(Message("option-player", {"seat": SeatName(seat)}) for seat in view.winners)},
    )


def _year_pane(view: Kard) -> dict[str, Any]:
    """On a phone the event of the year is one tap away, under its own picture."""
    if view.phase == OVER:
        return {}
    event = chronicle.event_now(view)
    art = chronicle.event_art(event) if event != NO_EVENT else ""
    return {"name": Message("pane-year"), "art": art}


def _region_facts(view: Kard, told: tuple[str, ...]) -> Hashable:
    return told, view.seats, view.start, view.phase == OVER, chronicle.event_now(view)


@remembered_by(_region_facts)
def _regions(view: Kard, told: tuple[str, ...]) -> tuple[Region, ...]:
    order = [(view.start + at) % view.seats for at in range(view.seats)]
    return (
        Region(id="players", side="left", pane="players", shows=tuple(panel_id(seat) for seat in order)),
        Region(id="years", side="top", pane="score", shows=(chronicle.YEARS, chronicle.SEASON), **_year_pane(view)),
        Region(id="middle", side="middle", pane="board", shows=(surface.MAP,), name=Message("pane-map")),
        Region(id="right", side="right", pane="score", shows=told),
    )
