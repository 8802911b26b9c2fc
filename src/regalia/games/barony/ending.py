"""What the points of a finished game came from, and how a tie was broken (R11.3, R11.5)."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.words import Message, SeatName
from regalia.games.barony import rules
from regalia.games.barony.constants import POINTS, TITLES
from regalia.games.barony.state import Barony
from regalia.scene.types import Badge, Ledger

ENDING = "ending"


def ledger(view: Barony) -> Ledger:
    return Ledger(
        id=ENDING,
        title=Message("table-ending"),
        columns=(
            Badge(art=f"title-{TITLES[-1]}", name=Message("ending-titles")),
            Badge(art="city", name=Message("ending-new_cities")),
            Badge(art="coin-silver", name=Message("ending-silver")),
        ),
        rows={seat: _points(view, seat) for seat in _best_first(view)},
        notes=tuple(_ties(view)),
    )


def _best_first(view: Barony) -> list[int]:
    places = rules.ranking(view)
    return sorted(range(view.seats), key=places.__getitem__)


def _points(view: Barony, seat: int) -> tuple[int, int, int]:
    for_titles = POINTS[view.titles[seat]][0]
    return for_titles, rules.board_points(view, seat) - for_titles, rules.silver(view, seat)


def _ties(view: Barony) -> Iterator[Message]:
    scores = rules.scores(view)
    for points in sorted(set(scores), reverse=True):
        equals = [seat for seat in _best_first(view) if scores[seat] == points]
        if len(equals) > 1:
            seats = tuple(Message("note-host", {"seat": SeatName(seat)}) for seat in equals)
            yield Message("ending-tie", {"seats": seats, "points": points, "best": SeatName(equals[0])})
