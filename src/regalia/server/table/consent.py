"""A request to take back, and where it stands: told to everybody at the table."""

from __future__ import annotations

from regalia.server.keeping import logbook
from regalia.server.messages import Outcome, TakeBack, TakeBackAsked
from regalia.server.table.live_table import LiveTable, Request


def unanswered(table: LiveTable, request: Request) -> list[int]:
    """The seats whose persons have not agreed yet; bots agree to everything."""
    persons = (seat for seat in table.seats if seat.holder == "person" and not seat.stood_in and not seat.resigned)
    return [seat.seat for seat in persons if seat.person not in request.agreed]


def word(table: LiveTable, viewer: int | None) -> TakeBack | None:
    request = table.take_back
    if request is None:
        return None
    entry = table.entries[logbook.last_of(table.entries, request.seat)]
    news = table.shower.lines(table.running().view(viewer), viewer, 0, entry.told)
    return TakeBack(
        seat=request.seat, at=request.at, what=news[0].text if news else None, open=unanswered(table, request)
    )


def tell(table: LiveTable) -> None:
    for connection in list(table.connections):
        connection.tell(TakeBackAsked(request=word(table, connection.viewer)))


def settle(table: LiveTable, outcome: Outcome, by: int | None = None) -> None:
    """Ends the request, if there is one."""
    request, table.take_back = table.take_back, None
    if request is not None:
        tell_settled(table, request, outcome, by)
        table.changed.set()


def tell_settled(table: LiveTable, request: Request, outcome: Outcome, by: int | None = None) -> None:
    table.tell_all(TakeBackAsked(request=None, outcome=outcome, seat=request.seat, by=by))
