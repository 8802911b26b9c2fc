"""A finished game: what the points came from, how they grew, why it ended, and how a tie was broken (R11)."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.plain import best_first
from regalia.core.words import Message, SeatName, both, seat_names
from regalia.games.barony.pieces.numbers import DUKE, POINTS, TITLES
from regalia.games.barony.rules.ending import board_points, ranking, scores, silver
from regalia.games.barony.state import Barony
from regalia.scene.kit import columns, spans
from regalia.scene.types import Chart, Item, Ledger

SCORE, GROWTH = "ending", "growth"


def ending(view: Barony) -> tuple[Item, ...]:
    """The chart only where every round is known: a game may go on from a position without them."""
    return (ledger(view), growth(view)) if len(view.standings) == view.round else (ledger(view),)


def ledger(view: Barony) -> Ledger:
    return Ledger(
        id=SCORE,
        title=Message("table-ending"),
        columns=columns("ending", {"titles": f"title-{TITLES[-1]}", "new_cities": "city", "silver": "coin-silver"}),
        rows={seat: _points(view, seat) for seat in best_first(ranking(view))},
        notes=(why_over(view), *_ties(view)),
    )


def _points(view: Barony, seat: int) -> tuple[int, int, int]:
    for_titles = POINTS[view.titles[seat]][0]
    return for_titles, board_points(view, seat) - for_titles, silver(view, seat)


def why_over(view: Barony) -> Message:
    """Somebody is Duke, everybody passed, or the last round that is played is over (R11.1, R11.6, R11.7)."""
    dukes = [seat for seat in range(view.seats) if view.titles[seat] == DUKE]
    if dukes:
        return Message("ending-duke", {"seats": seat_names(dukes), "round": view.round})
    return Message("ending-passed" if view.passes == view.seats else "ending-limit", {"round": view.round})


def _ties(view: Barony) -> Iterator[Message]:
    totals, order = scores(view), best_first(ranking(view))
    for points in sorted(set(totals), reverse=True):
        equals = [seat for seat in order if totals[seat] == points]
        if len(equals) > 1:
            yield Message(
                "ending-tie", {"seats": both(seat_names(equals)), "points": points, "best": SeatName(equals[0])}
            )


# --- round by round ---------------------------------------------------------------------------------------------------


def growth(view: Barony) -> Chart:
    """Points on the score board round by round; at the end with the silver, as they are counted (R11.3)."""
    before, totals = view.standings[:-1], scores(view)
    rounds = len(before) + 1
    return Chart(
        id=GROWTH,
        title=Message("table-growth"),
        spans=tuple(spans(rounds)),
        lines={seat: (0, *(points[seat] for points in before), totals[seat]) for seat in best_first(ranking(view))},
    )
