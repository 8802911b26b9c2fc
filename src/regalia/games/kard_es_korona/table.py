"""The table of Kard és Korona as a scene: the map is the heart, a battle rises as a stage below it."""

from __future__ import annotations

from regalia.core.state import OVER
from regalia.core.words import Message, SeatName
from regalia.games.kard_es_korona import battle_scene, chronicle, playing_map
from regalia.games.kard_es_korona.constants import FIRST_YEAR
from regalia.games.kard_es_korona.seating import panel, panel_id, tincture
from regalia.games.kard_es_korona.state import Kard
from regalia.scene.types import Item, Region, Scene


def scene(view: Kard, you: int | None) -> Scene:
    """What a seat (None: a spectator) sees; only treasuries in an election differ."""
    notes = chronicle.notes(view)
    stage = battle_scene.stage(view)
    items: list[Item] = [chronicle.years(view), *notes, *(panel(view, seat) for seat in range(view.seats))]
    items.append(chronicle.ending(view) if view.phase == OVER else chronicle.crown(view))
    if stage is not None:
        items += battle_scene.hosts(view)
    return Scene(
        game="kard_es_korona",
        you=you,
        tinctures=tuple(tincture(view, seat) for seat in range(view.seats)),
        heading=_heading(view),
        banner=_banner(view),
        surfaces={playing_map.MAP: playing_map.surface(view.map)},
        pieces={piece.id: piece for piece in playing_map.pieces(view)},
        items={item.id: item for item in items},
        regions=_regions(view, [item.id for item in notes]),
        stages=() if stage is None else (stage,),
        arrows=playing_map.arrows(view),
        about=playing_map.about(view) or None,
    )


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


def _regions(view: Kard, notes: list[str]) -> tuple[Region, ...]:
    order = [(view.start + at) % view.seats for at in range(view.seats)]
    ledger = chronicle.ENDING if view.phase == OVER else chronicle.CROWN
    return (
        Region(id="players", side="left", pane="players", shows=tuple(panel_id(seat) for seat in order)),
        Region(id="years", side="top", pane="score", shows=(chronicle.YEARS,)),
        Region(id="middle", side="middle", pane="board", shows=(playing_map.MAP,)),
        Region(id="right", side="right", pane="score", shows=(*notes, ledger)),
    )
