"""Havoc's table as a scene: the battle line, the players with their layouts, recruits and piles, and the own hand.

An ordinary card has one id wherever it lies, so that it glides from hand to layout and back.
"""

from __future__ import annotations

from regalia.core.state import OVER
from regalia.core.words import Message, SeatName
from regalia.games.havoc import rules, wording
from regalia.games.havoc.battles import CASTILLON, NO_BATTLE
from regalia.games.havoc.cards import BACK, DOG
from regalia.games.havoc.ending import ENDING, ledger
from regalia.games.havoc.faces import card_ids, faces, pile
from regalia.games.havoc.line import COMBINATIONS_LIST, LINE, battle_line, combinations
from regalia.games.havoc.report import report
from regalia.games.havoc.seating import JOHN, is_john_here, john, panel, panel_id
from regalia.games.havoc.state import Havoc
from regalia.scene.types import Item, Region, Scene, Tincture, Tray

TINCTURES: tuple[Tincture, ...] = ("azure", "or", "vert", "gules", "sable", "purpure")
DECK, DISCARD, RECRUITS, HAND = "deck", "discard", "recruits", "hand"

FEW_SEATS = 4
"""So many seats leave the own one its place beside the recruits; more seats lie side by side in two rows."""


def scene(view: Havoc, you: int | None) -> Scene:
    """What a seat (None: a spectator) sees: of other hands only how many cards they have."""
    items: list[Item] = [battle_line(view), *(panel(view, seat) for seat in range(view.seats))]
    items += [_pile(DECK, len(view.deck)), _pile(DISCARD, view.pile_size()), _recruits(view), combinations(view)]
    if is_john_here(view):
        items.append(john(view))
    if _sees_a_hand(view, you):
        items.append(_hand(view, you or 0))
    if view.phase == OVER:
        items.append(ledger(view))
    return Scene(
        game="havoc",
        you=you,
        tinctures=TINCTURES[: view.seats],
        heading=_heading(view),
        banner=_banner(view),
        surfaces={},
        pieces={},
        items={item.id: item for item in items},
        regions=_regions(view, you),
        report=report(view),
    )


def hand_ids(view: Havoc, seat: int) -> list[str]:
    """The ids of the cards in an own hand, in their order; dogs are numbered after those that are laid."""
    laid = view.laid[seat].count(DOG) + view.chosen[seat].count(DOG)
    return card_ids(view.hands[seat], f"s{seat}", laid)


def recruit_ids(view: Havoc) -> list[str]:
    return card_ids(view.recruits, RECRUITS)


def _sees_a_hand(view: Havoc, you: int | None) -> bool:
    return you is not None and BACK not in view.hands[you]


def _hand(view: Havoc, you: int) -> Tray:
    laid = view.laid[you].count(DOG) + view.chosen[you].count(DOG)
    return Tray(
        id=HAND,
        title=Message("table-hand", {"seat": SeatName(you)}),
        cards=faces(view.hands[you], f"s{you}", laid),
        shape="fan",
        sorts=(Message("sort-value"), Message("sort-colour")),
        badge=None if view.hands[you] else Message("hand-empty"),
    )


def _recruits(view: Havoc) -> Tray:
    count, limit = len(view.recruits), view.variants.recruits_limit
    return Tray(
        id=RECRUITS,
        title=Message("table-recruits", {"count": count, "limit": limit}),
        cards=faces(view.recruits, RECRUITS),
        slots=limit,
        badge=Message("recruits-full") if count >= limit else None,
    )


def _pile(id: str, count: int) -> Tray:
    return Tray(id=f"pile-{id}", title=Message(f"table-{id}"), cards=(pile(id, count, f"counter-{id}"),), shape="pile")


def _heading(view: Havoc) -> Message:
    if view.phase == OVER:
        return Message("heading-over")
    if view.battle != NO_BATTLE:
        return Message("heading-fight", {"battle": wording.battle_name(view.battle)})
    if len(view.row) == 1:
        return Message("heading-last")
    left = len(view.row)
    return Message("heading-battle", {"number": CASTILLON - left + 1})


def _banner(view: Havoc) -> Message | None:
    if view.phase != OVER:
        return None
    winner = rules.ranking(view).index(1)
    return Message("banner-king", {"seat": SeatName(winner), "points": max(view.points)})


def _regions(view: Havoc, you: int | None) -> tuple[Region, ...]:
    own = [] if you is None else [panel_id(you)]
    first = 0 if you is None else you
    others = [panel_id(seat) for seat in view.clockwise_from[first] if seat != you]
    besides = [JOHN] if is_john_here(view) else []
    piles = (f"pile-{DECK}", f"pile-{DISCARD}", RECRUITS)
    middle = (*others, *besides, *piles, *own) if view.seats <= FEW_SEATS else (*others, *own, *besides, *piles)
    right = (ENDING, COMBINATIONS_LIST) if view.phase == OVER else (COMBINATIONS_LIST,)
    regions = [
        Region(id="line", side="top", pane="board", shows=(LINE,)),
        Region(id="table", side="middle", pane="board", shows=middle),
        Region(id="ranks", side="right", pane="score", shows=right),
    ]
    if _sees_a_hand(view, you):
        regions.append(Region(id="own", side="bottom", pane="board", shows=(HAND,)))
    return tuple(regions)
