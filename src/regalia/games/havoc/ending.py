"""What the points of a finished game came from, and how a tie was broken (R8.8, R8.9)."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.words import Message, SeatName
from regalia.games.havoc import rules
from regalia.games.havoc.battles import CASTILLON
from regalia.games.havoc.standing import points_in, points_of, winners
from regalia.games.havoc.state import Havoc
from regalia.scene.types import Badge, Ledger

ENDING = "ending"


def ledger(view: Havoc) -> Ledger:
    return Ledger(
        id=ENDING,
        title=Message("table-ending"),
        columns=(
            Badge(art="hv-mark-crossed-swords", name=Message("ending-first")),
            Badge(art="hv-vp-token", name=Message("ending-other")),
            Badge(art="hv-battle-castillon", name=Message("ending-castillon")),
        ),
        rows={seat: _row(view, seat) for seat in _best_first(view)},
        notes=tuple(_ties(view)),
    )


def _best_first(view: Havoc) -> list[int]:
    places = rules.ranking(view)
    return sorted(range(view.seats), key=places.__getitem__)


def _row(view: Havoc, seat: int) -> tuple[int, int, int]:
    """First places, other places, Castillon."""
    first = sum(
        points_in(view, battle, 1, len(winners(view, battle))) for battle in view.won[seat] if battle != CASTILLON
    )
    last = points_of(view, seat)
    return first, view.points[seat] - first - last, last


def _ties(view: Havoc) -> Iterator[Message]:
    places = rules.ranking(view)
    for points in sorted(set(view.points), reverse=True):
        equals = [seat for seat in _best_first(view) if view.points[seat] == points]
        if len(equals) > 1:
            seats = tuple(Message("report-name", {"seat": SeatName(seat)}) for seat in equals)
            decided = "shared" if places[equals[0]] == places[equals[1]] else _what_decided(view, equals)
            yield Message(f"ending-tie-{decided}", {"seats": seats, "points": points, "best": SeatName(equals[0])})


def _what_decided(view: Havoc, equals: list[int]) -> str:
    return "won" if len(view.won[equals[0]]) > len(view.won[equals[1]]) else "castillon"
