"""Havoc's table as a scene: the battle line, the players with their layouts, recruits and piles, and one's own hand.

An ordinary card has one id wherever it lies, so that it glides from hand to layout and back.
"""

from __future__ import annotations

from collections.abc import Hashable

from regalia.core.state import OVER
from regalia.core.words import Message
from regalia.games.havoc.pieces.battles import CASTILLON, NO_BATTLE
from regalia.games.havoc.state import Havoc
from regalia.games.havoc.table.battle_line import COMBINATIONS_LIST, LINE, battle_line, combinations
from regalia.games.havoc.table.battle_standing import is_reckoned, leaders
from regalia.games.havoc.table.ending import ENDING, crowned, ledger
from regalia.games.havoc.table.seating import JOHN, is_john_here, john, panel
from regalia.games.havoc.table.trays import DECK, DISCARD, HAND, RECRUITS, hand, pile, recruits, sees_a_hand
from regalia.games.havoc.words import wording
from regalia.scene.kit import panel_id
from regalia.scene.remembering import remembered_by
from regalia.scene.types import Item, Near, Region, Scene, Tincture

TINCTURES: tuple[Tincture, ...] = ("azure", "or", "vert", "gules", "sable", "purpure")

FEW_SEATS = 4
"""With so many seats at most, one's own lies beside the recruits; more seats lie side by side in two rows."""
BAR = 96
PANE_ART = "hv-mark-crossed-swords"


def scene(view: Havoc, you: int | None) -> Scene:
    """What a seat (None: a spectator) sees: of other hands only how many cards they have."""
    items: list[Item] = [pile(DECK, len(view.deck)), pile(DISCARD, view.pile_size()), recruits(view), *_battle(view)]
    if sees_a_hand(view, you):
        items.append(hand(view, you or 0))
    if view.phase == OVER:
        items.append(ledger(view))
    return Scene(
        game="havoc",
        you=you,
        tinctures=TINCTURES[: view.seats],
        heading=_heading(view),
        banner=crowned(view) if view.phase == OVER else None,
        bar=BAR,
        surfaces={},
        pieces={},
        items={item.id: item for item in items},
        regions=_regions(view, you),
        near=_near(view),
    )


def _battle_facts(view: Havoc) -> Hashable:
    """All that lies there but recruits, piles and hands; of these how many cards they have."""
    by_seat = zip(view.laid, view.chosen, view.hands, strict=True)
    cards = tuple((*laid, -1, *chosen, -1, len(hand)) for laid, chosen, hand in by_seat)
    counts = (*view.points, *view.status, *view.out, *view.used, *view.place, *view.row)
    john = view.john, view.john_after, view.john_place
    war = view.phase, view.battle, view.initiator, view.keeper, view.peace
    return view.seats, view.variants, cards, counts, john, war, (*view.won,), any(view.recruits), view.has_corpse()


@remembered_by(_battle_facts)
def _battle(view: Havoc) -> tuple[Item, ...]:
    """The battle line, the players with their layouts, and what these make: the same for nearly all who look."""
    is_over, leading = is_reckoned(view), leaders(view)
    panels = [panel(view, seat, is_over, seat in leading) for seat in range(view.seats)]
    return battle_line(view), *panels, combinations(view), *([john(view)] if is_john_here(view) else [])


def _near(view: Havoc) -> tuple[Near, ...]:
    """Before Castillon, the last battle: who wins the war unless somebody overtakes them there."""
    if view.phase == OVER or view.row != [CASTILLON]:
        return ()
    most, brings = max(view.points), view.variants.points[CASTILLON][0]
    behind = max((points for points in view.points if points < most), default=most)
    text = Message("near-castillon", {"ahead": most - behind, "points": brings})
    return tuple(
        Near(seat=seat, text=text, art="laurel") for seat, points in enumerate(view.points) if points == most > behind
    )


def _heading(view: Havoc) -> Message:
    if view.phase == OVER:
        return Message("heading-over")
    if view.battle != NO_BATTLE:
        return Message("heading-fight", {"battle": wording.battle_name(view.battle)})
    if len(view.row) == 1:
        return Message("heading-last")
    left = len(view.row)
    return Message("heading-battle", {"number": CASTILLON - left + 1})


def _region_facts(view: Havoc, you: int | None) -> Hashable:
    return you, view.seats, is_john_here(view), view.phase == OVER, sees_a_hand(view, you)


@remembered_by(_region_facts)
def _regions(view: Havoc, you: int | None) -> tuple[Region, ...]:
    own = [] if you is None else [panel_id(you)]
    first = 0 if you is None else you
    others = [panel_id(seat) for seat in view.clockwise_from[first] if seat != you]
    besides = [JOHN] if is_john_here(view) else []
    piles = (f"pile-{DECK}", f"pile-{DISCARD}", RECRUITS)
    middle = (*others, *besides, *piles, *own) if view.seats <= FEW_SEATS else (*others, *own, *besides, *piles)
    right = (ENDING, COMBINATIONS_LIST) if view.phase == OVER else (COMBINATIONS_LIST,)
    regions = [
        Region(id="line", side="top", pane="board", shows=(LINE,), name=Message("pane-table"), art=PANE_ART),
        Region(id="table", side="middle", pane="board", shows=middle),
        Region(id="ranks", side="right", pane="score", shows=right, name=Message("pane-ranks")),
    ]
    if sees_a_hand(view, you):
        regions.append(Region(id="own", side="bottom", pane="board", shows=(HAND,)))
    return tuple(regions)
