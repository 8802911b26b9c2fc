"""The end in numbers: what decided, and in which order (R20.3, R20.4)."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.plain import best_first
from regalia.core.words import Message, SeatName
from regalia.games.hadurak.rules import ending
from regalia.games.hadurak.state import NOBODY, Hadurak
from regalia.scene.kit import columns, spans
from regalia.scene.types import Chart, Item, Ledger

ENDING, GROWTH = "ending", "growth"
ART = {
    "influence": "hd-influence",
    "cities": "hd-city-200",
    "wealth": "hd-crown-coin",
    "troops": "hd-mercenary",
}


def end(view: Hadurak) -> tuple[Item, ...]:
    """The chart only where every round is known: a game may go on from a position without them."""
    return (ledger(view), growth(view)) if len(view.standings) == view.round else (ledger(view),)


def growth(view: Hadurak) -> Chart:
    """Influence, or with the right of might cities, round by round."""
    return Chart(
        id=GROWTH,
        title=Message("growth-cities" if view.variants.might else "growth-influence"),
        spans=tuple(spans(view.round)),
        lines={seat: (0, *(each[seat] for each in view.standings)) for seat in best_first(ending.ranking(view))},
    )


def ledger(view: Hadurak) -> Ledger:
    """With what barons are compared by; one column is the points."""
    might = view.variants.might
    rows: dict[int, tuple[int, ...]] = {
        seat: (
            view.influence[seat],
            ending.city_count(view, seat) if might else view.control.count(seat),
            view.crowns[seat] + view.faith[seat] + view.votes[seat],
            ending.troops_on_board(view, seat),
        )
        for seat in best_first(ending.ranking(view))
    }
    return Ledger(
        id=ENDING,
        title=Message("ending-title"),
        columns=columns("ending", ART),
        rows=rows,
        notes=(why(view), *_ended(view)),
        counts=[*ART].index("cities" if might else "influence"),
    )


def why(view: Hadurak) -> Message:
    """By conquest, as the last baron, by influence, or by what breaks a tie."""
    winner = view.winner
    if winner == NOBODY:
        return Message("why-nobody")
    seat = SeatName(winner)
    if view.players() == 1:
        return Message("why-last", {"seat": seat})
    if ending.conqueror(view) == winner and not view.is_last:
        return Message("why-conquest", {"seat": seat, "count": ending.city_count(view, winner)})
    if view.variants.might:
        return Message("why-might", {"seat": seat, "count": ending.city_count(view, winner)})
    if view.influence.count(view.influence[winner]) > 1:
        return Message("why-tie", {"seat": seat})
    return Message("why-influence", {"seat": seat, "count": view.influence[winner]})


def _ended(view: Hadurak) -> Iterator[Message]:
    """Why the game was over: the last influence was taken, or the last round played (R18.4, R20.6)."""
    if not view.is_last:
        return
    if view.pool == 0 and not view.variants.might:
        yield Message("ended-pool", {"round": view.round})
    else:
        yield Message("ended-rounds", {"round": view.round})
