"""The end in numbers: what decided, and in which order (R20.3, R20.4)."""

from __future__ import annotations

from regalia.core.words import Message, SeatName
from regalia.games.hadurak.rules import ending
from regalia.games.hadurak.state import NOBODY, Hadurak
from regalia.scene.types import Badge, Ledger

LEDGER = "ending"


def ledger(view: Hadurak) -> Ledger:
    columns = (
        Badge(art="hd-influence", name=Message("ending-influence")),
        Badge(art="hd-city-200", name=Message("ending-cities")),
        Badge(art="hd-crown-coin", name=Message("ending-wealth")),
        Badge(art="hd-mercenary", name=Message("ending-troops")),
    )
    rows: dict[int, tuple[int, ...]] = {
        seat: (
            view.influence[seat],
            view.control.count(seat),
            view.crowns[seat] + view.faith[seat] + view.votes[seat],
            ending.troops_on_board(view, seat),
        )
        for seat in sorted(range(view.seats), key=ending.ranking(view).__getitem__)
    }
    return Ledger(id=LEDGER, title=Message("ending-title"), columns=columns, rows=rows, notes=(_why(view),))


def _why(view: Hadurak) -> Message:
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
