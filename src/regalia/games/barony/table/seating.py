"""The players' panels: title, tokens and what they pay, the pieces in reserve and in the box."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.state import OVER
from regalia.core.words import Message
from regalia.games.barony.pieces.numbers import MARQUIS, PIECES, TITLE_COST, TITLES, TOKENS
from regalia.games.barony.rules.ending import board_points, is_final_round, ranking, scores, silver
from regalia.games.barony.rules.placement import placement_order
from regalia.games.barony.state import Barony
from regalia.scene.kit import counter, panel_id
from regalia.scene.types import Badge, Counter, SeatPanel


def turn_order(view: Barony) -> list[int]:
    return [(view.first + turn) % view.seats for turn in range(view.seats)]


def on_turn(view: Barony) -> int | None:
    """Whose turn it is; nobody's when the game is over."""
    if view.phase == OVER:
        return None
    return placement_order(view.seats, view.first)[view.placed] if view.phase == "placement" else view.active


# --- ids that questions and news point at -------------------------------------------------------------------------


def token_id(seat: int, kind: int) -> str:
    return f"s{seat}-token-{TOKENS[kind]}"


def reserve_id(seat: int, piece: int) -> str:
    return f"s{seat}-{PIECES[piece]}"


def box_id(seat: int) -> str:
    return f"s{seat}-box"


# --- what a seat has -----------------------------------------------------------------------------------------------


def panel(view: Barony, seat: int) -> SeatPanel:
    title = TITLES[view.titles[seat]]
    return SeatPanel(
        id=panel_id(seat),
        seat=seat,
        rank=Badge(art=f"title-{title}", name=Message(f"title-{title}"), explain=f"title-{title}"),
        points=scores(view)[seat] if view.phase == OVER else board_points(view, seat),
        rows=((*_sums(view, seat), *_tokens(view, seat)), (*_reserve(view, seat), *_box(view, seat))),
        badges=tuple(_badges(view, seat)),
        status=_status(view, seat),
    )


def _status(view: Barony, seat: int) -> Message | None:
    """What is left for the seat to do: cities to place, or its last turn (R2.1, R11.1)."""
    if view.phase == "placement":
        left = placement_order(view.seats, view.first)[view.placed :].count(seat)
        return Message("status-places", {"count": left}) if left else None
    if view.phase == OVER or not is_final_round(view):
        return None
    order = turn_order(view)
    return Message("status-last_turn" if order.index(seat) >= order.index(view.active) else "status-done")


def _tokens(view: Barony, seat: int) -> Iterator[Counter]:
    for kind, count in enumerate(view.tokens[seat]):
        name = Message("counter-token", {"token": Message(f"token-{TOKENS[kind]}"), "count": count})
        yield Counter(
            id=token_id(seat, kind),
            art=f"token-{TOKENS[kind]}",
            count=count,
            name=name,
            explain=f"token-{TOKENS[kind]}",
        )


def _sums(view: Barony, seat: int) -> Iterator[Counter]:
    gold = view.gold[seat]
    may_end_the_game = view.titles[seat] == MARQUIS and gold >= TITLE_COST
    name = "counter-gold-duke" if may_end_the_game else "counter-gold"
    yield counter(f"s{seat}-gold", "coin", gold, name, strong=may_end_the_game, explain="thing-gold")
    yield counter(f"s{seat}-silver", "coin-silver", silver(view, seat), "counter-silver", explain="thing-silver")


def _reserve(view: Barony, seat: int) -> Iterator[Counter]:
    for piece, count in enumerate(view.reserve[seat]):
        name = PIECES[piece]
        yield counter(reserve_id(seat, piece), name, count, f"reserve-{name}", seat, explain=f"piece-{name}")


def _box(view: Barony, seat: int) -> Iterator[Counter]:
    """Knights given up for good; cities get there only where the board is too small."""
    count = sum(view.box[seat])
    if count:
        yield counter(box_id(seat), "box", count, "counter-box", explain="thing-box")


def _badges(view: Barony, seat: int) -> Iterator[Badge]:
    if seat == view.first:
        yield Badge(art="first-player", name=Message("badge-first_player"), explain="thing-first_player")
    if seat == on_turn(view):
        yield Badge(art="turn", name=Message("badge-turn"))
    if view.phase == OVER and ranking(view)[seat] == 1:
        yield Badge(art="laurel", name=Message("badge-king"))
