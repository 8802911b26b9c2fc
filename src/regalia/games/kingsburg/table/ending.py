"""A finished game on the table: what the points came from, how they grew, and who was lucky."""

from __future__ import annotations

from regalia.core.plain import best_first
from regalia.core.words import Message, SeatName, both, seat_names
from regalia.games.kingsburg.pieces.numbers import FACES, OWN_DICE, YEARS
from regalia.games.kingsburg.rules.ending import ranking
from regalia.games.kingsburg.state import SOURCES, Kingsburg
from regalia.games.kingsburg.words import wording
from regalia.scene.kit import columns
from regalia.scene.types import Chart, Item, Ledger

SCORE, GROWTH, LUCK = "ending", "growth", "luck"
ENDING = (SCORE, GROWTH)
"""In the middle; who was lucky is told beside the result."""


def ending(view: Kingsburg) -> tuple[Item, ...]:
    places = ranking(view)
    seats = best_first(places)
    return score(view, seats, places), growth(view, seats), luck(view, seats)


# --- points -----------------------------------------------------------------------------------------------------------

SCORE_ART = {
    "advisors": "kb-crown",
    "buildings": "kb-building-church",
    "season_ends": "kb-building-embassy",
    "rewards": "kb-phase-reward",
    "battles": "kb-phase-recruit",
    "cathedral": "kb-building-cathedral",
}


def score(view: Kingsburg, seats: list[int], places: list[int]) -> Ledger:
    """What the points came from, best first."""
    return Ledger(
        id=SCORE,
        title=Message("table-ending"),
        columns=columns("ending", {source: SCORE_ART[source] for source in SOURCES}),
        rows={seat: tuple(view.scored[seat]) for seat in seats},
        notes=(_why(view), *_how_a_tie_was_broken(view, places)),
    )


def _why(view: Kingsburg) -> Message:
    """Who has the most points, now that the last winter is over (R12.2, R14.2)."""
    most = max(view.points)
    best = [seat for seat in range(view.seats) if view.points[seat] == most]
    return Message("ended-years", {"year": wording.ROMAN[YEARS], "seats": seat_names(best), "points": most})


def _how_a_tie_was_broken(view: Kingsburg, places: list[int]) -> tuple[Message, ...]:
    """Where the most points were not one player's (R14.2)."""
    most = max(view.points)
    level = [seat for seat in range(view.seats) if view.points[seat] == most]
    if len(level) < 2:
        return ()
    winners = tuple(seat for seat in level if places[seat] == 1)
    if len(winners) > 1:
        return (Message("tie-shared", {"seats": both(seat_names(winners))}),)
    winner = winners[0]
    goods = {seat: sum(view.goods[seat]) for seat in level}
    if [goods[seat] for seat in level].count(max(goods.values())) == 1:
        how = "tie-goods"
    elif view.lot == winner:
        how = "tie-lot"
    else:
        how = "tie-buildings"
    return (Message(how, {"seat": SeatName(winner)}),)


def growth(view: Kingsburg, seats: list[int]) -> Chart:
    """Points from season to season."""
    return Chart(
        id=GROWTH,
        title=Message("table-growth"),
        spans=tuple(Message("growth-year", {"year": wording.ROMAN[year]}) for year in range(1, YEARS + 1)),
        lines={seat: (0, *(points[seat] for points in view.standings)) for seat in seats},
    )


# --- luck -------------------------------------------------------------------------------------------------------------

LUCK_ART = {"pips": "kb-die-6", "expected": "kb-die-3", "rerolls": "kb-building-statue"}


def luck(view: Kingsburg, seats: list[int]) -> Ledger:
    """Pips rolled, the rerolls aside, against what so many dice show on average; and the King's dice."""
    return Ledger(
        id=LUCK,
        title=Message("table-luck"),
        columns=columns("luck", LUCK_ART),
        rows={seat: _luck_of(view, seat) for seat in seats},
        notes=(Message("luck-king", {"dice": ", ".join(map(str, view.kings_dice))}),) if view.kings_dice else (),
        is_apart=True,
    )


def _luck_of(view: Kingsburg, seat: int) -> tuple[int, int, int]:
    pips = sum(totals[seat] for totals, _ in view.rolls)
    dice = sum(OWN_DICE + white[seat] for _, white in view.rolls)
    return pips, dice * (1 + FACES) // 2, view.rerolls[seat]
