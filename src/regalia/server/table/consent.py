"""A request to take back, and where it stands: told to everybody at the table."""

from __future__ import annotations

from regalia.server.keeping.flow import Flow, Request
from regalia.server.messages import TakeBack, TakeBackAsked
from regalia.server.table.live_table import LiveTable


def unanswered(table: LiveTable, request: Request) -> list[int]:
    """The seats whose persons have not agreed yet; bots agree to everything."""
    persons = (seat for seat in table.seats if seat.holder == "person" and not seat.stood_in and not seat.resigned)
    return [seat.seat for seat in persons if seat.person not in request.agreed]


def word(table: LiveTable, viewer: int | None) -> TakeBack | None:
    request = table.flow.take_back
    if request is None:
        return None
    entry = table.entries[table.entries.last_of(request.seat)]
    news = table.shower.lines(table.running().view(viewer), viewer, 0, entry.told)
    return TakeBack(
        seat=request.seat, at=request.at, what=news[0].text if news else None, open=unanswered(table, request)
    )


def tell(table: LiveTable) -> None:
    for connection in list(table.connections):
        connection.tell(TakeBackAsked(request=word(table, connection.viewer)))


def tell_undone(table: LiveTable, seat: int, before: Flow) -> None:
    """That a seat has taken back without asking: whoever was asked meanwhile hears why he no longer is."""
    settled = table.flow.settled
    if settled is None or settled == before.settled or settled.outcome != "agreed":
        table.tell_all(TakeBackAsked(request=None, outcome="freely", seat=seat))


def tell_since(table: LiveTable, before: Flow) -> None:
    """Tells what has become of requests since the table flowed so."""
    now, old, request = table.flow, before.take_back, table.flow.take_back
    has_ended = old is not None and (request is None or (request.seat, request.at) != (old.seat, old.at))
    if now.settled is not None and (has_ended or now.settled != before.settled):
        how = now.settled
        table.tell_all(TakeBackAsked(request=None, outcome=how.outcome, seat=how.seat, by=how.by))
        table.changed.set()
    if request is not None and request != old:
        tell(table)
