"""Hadurak's table as a scene: the map, what lies beside it, the barons; battle and Assembly as stages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regalia.core.state import OVER
from regalia.core.words import Argument, Message, SeatName
from regalia.games.hadurak.pieces.cards import ACTIONS, PILES
from regalia.games.hadurak.state import ARMIES, GARRISON, NOBODY, NONE, Hadurak
from regalia.games.hadurak.table import ending, surface
from regalia.games.hadurak.table.faces import action_art, army_card
from regalia.games.hadurak.table.peace import council_stage
from regalia.games.hadurak.table.peace.plans import hand, plan
from regalia.games.hadurak.table.seating import armies_list, is_planning, near, panel
from regalia.games.hadurak.table.tinctures import TINCTURES
from regalia.games.hadurak.table.trays import (
    agendas,
    fields,
    is_hiring,
    laws,
    offer,
    piles,
    soldiers,
    truce,
    voyages,
)
from regalia.games.hadurak.table.war import battle_stage
from regalia.games.hadurak.words import wording
from regalia.scene.remembering import remembered
from regalia.scene.types import Item, Note, Piece, Region, Scene, Stage, Surface, Tincture, Tray

FORCES = "forces"
BAR = 96


def tinctures(view: Hadurak) -> tuple[Tincture, ...]:
    if min(view.barons) < 0:
        return TINCTURES[: view.seats]
    return tuple(TINCTURES[baron] for baron in view.barons)


def scene(view: Hadurak, you: int | None) -> Scene:
    has_barons = min(view.barons) >= 0
    panels = [panel(view, seat, you) for seat in range(view.seats)]
    coming: list[Item] = [fields(view), *truce(view)]
    lists: list[Item] = [*piles(view, you), *agendas(view), *laws(view), voyages(view), soldiers(view)]
    below: list[Item] = [*_own(view, you)] if has_barons else []
    armies: list[Item] = [armies_list(view, seat) for seat in view.in_play()] if has_barons else []
    stages, staged, surfaces = _stages(view, you)
    end: list[Item] = [*ending.end(view)] if view.phase == OVER else []
    items: list[Item] = [*panels, *coming, *lists, *below, *armies, *staged, *end]
    return Scene(
        game="hadurak",
        you=you,
        tinctures=tinctures(view),
        heading=_heading(view),
        banner=_banner(view),
        bar=BAR,
        surfaces={each.id: each for each in (surface.MAP, *surfaces)},
        pieces={piece.id: piece for piece in _pieces(view)},
        items={item.id: item for item in items},
        regions=_regions(_ids(panels), _ids(coming), _ids(lists), _ids(below), _ids(armies), _ids(end)),
        stages=stages,
        plates=surface.plates(view),
        near=tuple(near(view)),
    )


Ids = tuple[str, ...]


def _ids(items: Sequence[Item]) -> Ids:
    return tuple(item.id for item in items)


@remembered
def _regions(panels: Ids, coming: Ids, lists: Ids, below: Ids, armies: Ids, end: Ids) -> tuple[Region, ...]:
    return (
        Region(
            id="map",
            side="middle",
            pane="board",
            shows=(surface.MAP.id,),
            name=Message("pane-map"),
            art="hd-city-200",
        ),
        Region(id="own", side="middle", pane="board", shows=below),
        Region(
            id="beside",
            side="left",
            pane="score",
            shows=coming,
            name=Message("pane-beside"),
            art="hd-field-assembly",
        ),
        Region(id="lists", side="left", pane="score", shows=lists),
        Region(
            id="barons",
            side="right",
            pane="players",
            shows=panels,
            name=Message("pane-barons"),
            art="hd-noble-circle",
        ),
        Region(id="armies", side="left", pane="players", shows=armies, narrow=True),
        Region(id="end", side="right", pane="score", shows=end),
    )


def _pieces(view: Hadurak) -> Iterator[Piece]:
    yield from surface.pieces(view)
    if council_stage.is_on(view):
        yield from council_stage.pieces(view)


def _stages(view: Hadurak, you: int | None) -> tuple[tuple[Stage, ...], list[Item], tuple[Surface, ...]]:
    if battle_stage.is_on(view):
        return (battle_stage.stage(view),), [*battle_stage.items(view, you)], ()
    if council_stage.is_on(view):
        return (council_stage.stage(view),), council_stage.items(view), (council_stage.hall(view),)
    return (), [], ()


# --- before the player ------------------------------------------------------------------------------------------------


def _own(view: Hadurak, you: int | None) -> Iterator[Item]:
    """While everybody plans: hand and piles; while somebody hires: whom; else one's own armies and the played card."""
    if you is not None and is_planning(view):
        yield hand(view, you)
        yield from (plan(view, you, pile) for pile in range(PILES))
        return
    if view.offer and (you is None or is_hiring(view)):
        yield offer(view)
    elif you is not None:
        yield _forces(view, you)
    if view.card != NONE:
        yield _played(view)


def _forces(view: Hadurak, you: int) -> Tray:
    armies = [
        army for army in range(ARMIES * you, ARMIES * you + ARMIES) if army % ARMIES == GARRISON or not view.out[army]
    ]
    cards = tuple(army_card(view, army) for army in armies)
    return Tray(id=FORCES, title=Message("table-forces"), cards=cards, shape="spread")


def _played(view: Hadurak) -> Note:
    """The card that has been turned up, whose it is, and what it does."""
    name = wording.action_name(view, view.card)
    facts: dict[str, Argument] = {"action": name, "does": Message(f"does-{ACTIONS[view.card]}")}
    text = Message("played-neutral", facts)
    if view.card_owner != NOBODY:
        text = Message("played", {**facts, "seat": SeatName(view.card_owner)})
    return Note(id="played", text=text, art=action_art(view.card), explain=name.id)


# --- words ------------------------------------------------------------------------------------------------------------


def _heading(view: Hadurak) -> Message:
    if view.phase == OVER:
        return Message("heading-over")
    if is_planning(view):
        return Message("heading-planning", {"round": view.round})
    if any(view.piles) or view.card >= 0:
        return Message("heading-pile", {"round": view.round, "pile": min(view.pile, PILES - 1) + 1})
    return Message("heading-round", {"round": view.round})


def _banner(view: Hadurak) -> Message | None:
    if view.phase == OVER:
        why = ending.why(view)
        if view.winner == NOBODY:
            return why
        return Message("banner-king", {"seat": SeatName(view.winner), "why": Message(f"{why.id}.short", why.args)})
    if view.pool == 0 and not view.variants.might:
        return Message("banner-last")
    return None
