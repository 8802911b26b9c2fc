"""Hadurak's table as a scene: the map, what lies beside it, the barons; battle and Assembly as stages."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.state import OVER
from regalia.core.words import Message, SeatName
from regalia.games.hadurak import battle_scene, council_scene
from regalia.games.hadurak.boards import agendas, decks, fields, laws, offer, piles, track, voyages
from regalia.games.hadurak.cards import MOST_IN_PILE, PILES
from regalia.games.hadurak.faces import action_card, army_card
from regalia.games.hadurak.playing_map import MAP
from regalia.games.hadurak.playing_map import pieces as map_pieces
from regalia.games.hadurak.seating import armies_list, panel
from regalia.games.hadurak.standing import LEDGER, ledger
from regalia.games.hadurak.state import ARMIES, GARRISON, NOBODY, Hadurak
from regalia.scene.types import Item, Piece, Region, Scene, Stage, Surface, Tincture, Tray

TINCTURES: tuple[Tincture, ...] = ("vert", "gules", "azure", "sable", "or", "purpure")
"""By baron."""
HAND, FORCES = "hand", "forces"


def tinctures(view: Hadurak) -> tuple[Tincture, ...]:
    if min(view.barons) < 0:
        return TINCTURES[: view.seats]
    return tuple(TINCTURES[baron] for baron in view.barons)


def scene(view: Hadurak, you: int | None) -> Scene:
    has_barons = min(view.barons) >= 0
    panels = [panel(view, seat) for seat in range(view.seats)]
    beside: list[Item] = [
        fields(view),
        piles(view, you),
        track(view),
        *agendas(view),
        *laws(view),
        voyages(view),
        decks(view),
    ]
    below: list[Item] = [*_own(view, you)] if has_barons else []
    armies: list[Item] = [armies_list(view, seat) for seat in view.in_play()] if has_barons else []
    stages, staged, surfaces = _stages(view, you)
    end: list[Item] = [ledger(view)] if view.phase == OVER else []
    items: list[Item] = [*panels, *beside, *below, *armies, *staged, *end]
    return Scene(
        game="hadurak",
        you=you,
        tinctures=tinctures(view),
        heading=_heading(view),
        banner=_banner(view),
        surfaces={surface.id: surface for surface in (MAP, *surfaces)},
        pieces={piece.id: piece for piece in _pieces(view)},
        items={item.id: item for item in items},
        regions=(
            Region(id="map", side="middle", pane="board", shows=(MAP.id, *(item.id for item in below))),
            Region(id="beside", side="left", pane="score", shows=tuple(item.id for item in beside)),
            Region(id="barons", side="right", pane="players", shows=tuple(item.id for item in panels)),
            Region(id="armies", side="left", pane="players", shows=tuple(item.id for item in armies)),
            Region(id="end", side="right", pane="score", shows=(LEDGER,) if end else ()),
        ),
        stages=stages,
    )


def _pieces(view: Hadurak) -> Iterator[Piece]:
    yield from map_pieces(view)
    if council_scene.is_on(view):
        yield from council_scene.pieces(view)


def _stages(view: Hadurak, you: int | None) -> tuple[tuple[Stage, ...], list[Item], tuple[Surface, ...]]:
    if battle_scene.is_on(view):
        return (battle_scene.stage(view),), [*battle_scene.items(view, you)], ()
    if council_scene.is_on(view):
        return (council_scene.stage(view),), council_scene.items(view), (council_scene.hall(view),)
    return (), [], ()


# --- before the player ------------------------------------------------------------------------------------------------


def is_planning(view: Hadurak) -> bool:
    """Planning is the last step of a round's list: while it goes on nothing else is to be done."""
    return view.phase != OVER and not view.todo


def _own(view: Hadurak, you: int | None) -> Iterator[Item]:
    """While everybody plans: hand and piles; else the own armies, and the mercenaries on offer."""
    if you is not None and is_planning(view):
        yield _hand(view, you)
        yield from (_plan(view, you, pile) for pile in range(PILES))
        return
    if you is not None:
        yield _forces(view, you)
    if view.offer:
        yield offer(view)


def _forces(view: Hadurak, you: int) -> Tray:
    armies = [
        army for army in range(ARMIES * you, ARMIES * you + ARMIES) if army % ARMIES == GARRISON or not view.out[army]
    ]
    return Tray(id=FORCES, title=Message("table-forces"), cards=tuple(army_card(view, army) for army in armies))


def hand_id(card: int) -> str:
    return f"hand-{card}"


def _hand(view: Hadurak, you: int) -> Tray:
    """By kinds, each with how many there are."""
    hand = view.hands[you]
    cards = tuple(action_card(view, hand_id(card), card, you, hand.count(card)) for card in sorted({*hand}))
    return Tray(id=HAND, title=Message("table-hand"), cards=cards, shape="spread")


def _plan(view: Hadurak, you: int, pile: int) -> Tray:
    planned = view.plans[you][pile] if pile < len(view.plans[you]) else ()
    return Tray(
        id=f"plan-{pile}",
        title=Message("table-plan", {"pile": pile + 1}),
        cards=tuple(action_card(view, f"plan-{pile}-{at}", card, you) for at, card in enumerate(planned)),
        slots=MOST_IN_PILE,
        strong=pile == len(view.plans[you]),
    )


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
        return Message("banner-king", {"seat": SeatName(view.winner)}) if view.winner != NOBODY else Message("no-king")
    if view.pool == 0 and not view.variants.might:
        return Message("banner-last")
    return None
