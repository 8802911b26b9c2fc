"""What the points of a finished game came from, and how a tie was broken (R8.8, R8.9)."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.plain import best_first
from regalia.core.words import Argument, Message, SeatName, both, seat_names
from regalia.games.havoc.pieces.battles import CASTILLON
from regalia.games.havoc.rules.ending import ranking
from regalia.games.havoc.state import Havoc
from regalia.games.havoc.table.battle_standing import points_for_winning, points_of
from regalia.scene.kit import columns
from regalia.scene.types import Ledger

ENDING = "ending"
ART = {"first": "hv-mark-crossed-swords", "other": "hv-vp-token", "castillon": "hv-battle-castillon"}


def ledger(view: Havoc) -> Ledger:
    return Ledger(
        id=ENDING,
        title=Message("table-ending"),
        columns=columns("ending", ART),
        rows={seat: _row(view, seat) for seat in best_first(ranking(view))},
        notes=tuple(_ties(view)),
    )


def _row(view: Havoc, seat: int) -> tuple[int, int, int]:
    """First places, other places, Castillon."""
    first = sum(points_for_winning(view, battle) for battle in view.won[seat] if battle != CASTILLON)
    last = points_of(view, seat)
    return first, view.points[seat] - first - last, last


def _ties(view: Havoc) -> Iterator[Message]:
    """Of those with the same points: who shares a place, and why the next are behind them."""
    places = ranking(view)
    shared = {place: [seat for seat, own in enumerate(places) if own == place] for place in sorted(set(places))}
    for place, seats in shared.items():
        if len(seats) > 1:
            yield _tie(view, "shared", seats, seats)
        behind = shared.get(place + len(seats), [])
        if behind and view.points[behind[0]] == view.points[seats[0]]:
            yield _tie(view, _what_decided(view, seats[0], behind[0]), [*seats, *behind], seats)


def _tie(view: Havoc, how: str, level: list[int], best: list[int]) -> Message:
    facts: dict[str, Argument] = {"points": view.points[level[0]], "best": seat_names(best), "count": len(best)}
    return Message(f"ending-tie-{how}", {"seats": seat_names(level), **facts})


def _what_decided(view: Havoc, better: int, other: int) -> str:
    return "won" if len(view.won[better]) > len(view.won[other]) else "castillon"


def crowned(view: Havoc) -> Message:
    """Who is king, or who share the crown."""
    winners = [seat for seat, place in enumerate(ranking(view)) if place == 1]
    if len(winners) > 1:
        return Message("banner-kings", {"seats": both(seat_names(winners)), "points": max(view.points)})
    return Message("banner-king", {"seat": SeatName(winners[0]), "points": max(view.points)})
