"""Barony's table as a scene: the board with its pieces, a panel for each seat, the score board and the stock."""

from __future__ import annotations

from regalia.core.state import OVER
from regalia.core.words import Message, SeatName
from regalia.games.barony.rules.ending import is_final_round, ranking, scores
from regalia.games.barony.state import Barony
from regalia.games.barony.table.dangers import dangers
from regalia.games.barony.table.ending import ending
from regalia.games.barony.table.nearness import near
from regalia.games.barony.table.seating import panel, turn_order
from regalia.games.barony.table.surface import BOARD, standing, surface
from regalia.games.barony.table.trays import SCORE, STOCK, is_stock_shown, score_board, stock
from regalia.scene.kit import panel_id
from regalia.scene.remembering import remembered
from regalia.scene.types import Item, Region, Scene, Tincture

TINCTURES: tuple[Tincture, ...] = ("azure", "or", "vert", "gules")
BAR = 166
MANY_ROUNDS = 10
"""With fewer left than this it is worth saying how many are played at most."""


def scene(view: Barony, you: int | None) -> Scene:
    """What a seat (None: a spectator) sees; all see the same, but for what of their own is in danger."""
    items: list[Item] = [*(panel(view, seat) for seat in turn_order(view)), score_board(view)]
    if is_stock_shown(view):
        items.append(stock(view))
    if view.phase == OVER:
        items.extend(ending(view))
    return Scene(
        game="barony",
        you=you,
        tinctures=TINCTURES[: view.seats],
        heading=_heading(view),
        banner=_banner(view),
        surfaces={BOARD: surface(view.board)},
        pieces=standing(view),
        items={item.id: item for item in items},
        regions=_regions(view),
        dangers=() if you is None else tuple(dangers(view, you)),
        near=tuple(near(view)),
        bar=BAR,
    )


def _heading(view: Barony) -> Message:
    if view.phase == "placement":
        return Message("heading-placement")
    most = view.variants.max_rounds
    if most and most - view.round < MANY_ROUNDS:
        return Message("heading-round-of", {"round": view.round, "most": most})
    return Message("heading-round", {"round": view.round})


def _banner(view: Barony) -> Message | None:
    if view.phase == OVER:
        winner, points = ranking(view).index(1), max(scores(view))
        return Message("banner-king", {"seat": SeatName(winner), "points": points})
    if view.phase == "placement" or not is_final_round(view):
        return None
    return Message("banner-last_round" if view.is_last_round else "banner-round_limit")


def _regions(view: Barony) -> tuple[Region, ...]:
    end = tuple(item.id for item in ending(view)) if view.phase == OVER else ()
    return _stand(tuple(turn_order(view)), (*end, SCORE, STOCK) if is_stock_shown(view) else (*end, SCORE))


@remembered
def _stand(order: tuple[int, ...], right: tuple[str, ...]) -> tuple[Region, ...]:
    seats = tuple(panel_id(seat) for seat in order)
    return (
        Region(id="seats", side="left", pane="players", shows=seats),
        Region(id="land", side="middle", pane="board", shows=(BOARD,)),
        Region(id="scores", side="right", pane="score", shows=right),
    )
