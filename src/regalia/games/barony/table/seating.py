"""The players' panels: title, tokens and what they pay, the pieces in reserve and in the box."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from regalia.core.state import OVER
from regalia.core.words import Message
from regalia.games.barony.pieces.numbers import MARQUIS, PIECES, TITLE_COST, TITLES, TOKENS
from regalia.games.barony.rules.ending import board_points, is_final_round, ranking, scores, silver
from regalia.games.barony.rules.placement import placement_order
from regalia.games.barony.state import Barony, Counts
from regalia.scene.kit import counter, panel_id
from regalia.scene.remembering import remembered, remembered_by
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


def _panel_facts(view: Barony, seat: int) -> Hashable:
    own = view.titles[seat], view.gold[seat], view.tokens[seat], view.reserve[seat], sum(view.box[seat])
    points = scores(view)[seat] if view.phase == OVER else board_points(view, seat)
    badges = tuple([art for art, _, _ in _badges(view, seat)])
    return seat, own, points, silver(view, seat), badges, _status(view, seat)


@remembered_by(_panel_facts)
def panel(view: Barony, seat: int) -> SeatPanel:
    title, status = TITLES[view.titles[seat]], _status(view, seat)
    return SeatPanel(
        id=panel_id(seat),
        seat=seat,
        rank=Badge(art=f"title-{title}", name=Message(f"title-{title}"), explain=f"title-{title}"),
        points=scores(view)[seat] if view.phase == OVER else board_points(view, seat),
        rows=(
            (*_sums(seat, view.gold[seat], silver(view, seat), view.titles[seat]), *_tokens(seat, view.tokens[seat])),
            (*_reserve(seat, view.reserve[seat]), *_box(seat, sum(view.box[seat]))),
        ),
        badges=tuple(Badge(art=art, name=Message(name), explain=key) for art, name, key in _badges(view, seat)),
        status=None if status is None else Message(status[0], {"count": status[1]} if status[1] else {}),
    )


def _status(view: Barony, seat: int) -> tuple[str, int] | None:
    """What is left for the seat to do: so many cities to place, or its last turn (R2.1, R11.1)."""
    if view.phase == "placement":
        left = placement_order(view.seats, view.first)[view.placed :].count(seat)
        return ("status-places", left) if left else None
    if view.phase == OVER or not is_final_round(view):
        return None
    order = turn_order(view)
    return ("status-last_turn" if order.index(seat) >= order.index(view.active) else "status-done"), 0


@remembered
def _tokens(seat: int, tokens: Counts) -> tuple[Counter, ...]:
    return tuple(
        Counter(
            id=token_id(seat, kind),
            art=f"token-{TOKENS[kind]}",
            count=count,
            name=Message("counter-token", {"token": Message(f"token-{TOKENS[kind]}"), "count": count}),
            explain=f"token-{TOKENS[kind]}",
        )
        for kind, count in enumerate(tokens)
    )


@remembered
def _sums(seat: int, gold: int, silver: int, title: int) -> tuple[Counter, ...]:
    may_end_the_game = title == MARQUIS and gold >= TITLE_COST
    name = "counter-gold-duke" if may_end_the_game else "counter-gold"
    return (
        counter(f"s{seat}-gold", "coin", gold, name, strong=may_end_the_game, explain="thing-gold"),
        counter(f"s{seat}-silver", "coin-silver", silver, "counter-silver", explain="thing-silver"),
    )


@remembered
def _reserve(seat: int, reserve: Counts) -> tuple[Counter, ...]:
    return tuple(
        counter(reserve_id(seat, piece), name, count, f"reserve-{name}", seat, explain=f"piece-{name}")
        for piece, (name, count) in enumerate(zip(PIECES, reserve, strict=False))
    )


@remembered
def _box(seat: int, count: int) -> tuple[Counter, ...]:
    """Knights given up for good; cities get there only where the board is too small."""
    return (counter(box_id(seat), "box", count, "counter-box", explain="thing-box"),) if count else ()


def _badges(view: Barony, seat: int) -> Iterator[tuple[str, str, str]]:
    """Of each the drawing, the name, and what explains it."""
    if seat == view.first:
        yield "first-player", "badge-first_player", "thing-first_player"
    if seat == on_turn(view):
        yield "turn", "badge-turn", ""
    if view.phase == OVER and ranking(view)[seat] == 1:
        yield "laurel", "badge-king", ""
