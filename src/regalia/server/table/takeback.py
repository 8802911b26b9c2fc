"""Taking back: freely while the engine offers it, beyond that by consent of every person at the table."""

from __future__ import annotations

from msgspec.structs import replace

from regalia.core.errors import CannotUndo
from regalia.core.game import Game
from regalia.server.keeping import logbook
from regalia.server.keeping.entries import Entries
from regalia.server.keeping.flow import Flow, Request, Settled
from regalia.server.keeping.logbook import Entry
from regalia.server.keeping.rows import Change, EntryRow
from regalia.server.messages import Consent
from regalia.server.refusing import Refusing, Stale
from regalia.server.table import attendance, consent, playing, telling
from regalia.server.table.following import in_turn
from regalia.server.table.live_table import LiveTable, still_held


async def undo(table: LiveTable, seat: int) -> None:
    """Takes back the seat's last choice, where nobody has chosen or learned anything since."""
    meant: Entry | None = None

    async def take_back() -> None:
        nonlocal meant
        if table.flow.learning is not None:
            raise CannotUndo("nothing")
        after = playing.own_game(table, seat).clone()
        last = table.last_own(seat)
        if meant is not None and (last < 0 or table.entries[last].number != meant.number):
            raise Stale("The table has changed meanwhile; look again and choose anew.", 409, code="stale")
        after.undo(seat)
        meant = table.entries[last]
        await _keep(table, seat, after, table.flow.after("lapsed"))

    await in_turn(table, take_back)


async def ask(table: LiveTable, seat: int) -> None:
    """Asks everybody; bots agree, and so does whoever asks, so that often nobody is left to be asked."""

    async def put() -> None:
        playing.own_game(table, seat)
        person = table.seats[seat].person
        assert person is not None
        if table.flow.take_back:
            raise Refusing("Somebody asks to take back already.", 409, code="asked-already")
        if not table.may_ask(seat):
            raise CannotUndo("nothing")
        if table.flow.refused == (seat, table.number):
            raise Refusing("The others have refused this already.", 409, code="refused-already")
        request = Request(seat, person, table.number, frozenset({person}))
        if _absent(table, request):
            await attendance.look_around(table)
        if _absent(table, request):
            raise Refusing("Somebody is away; only those at the table can agree.", 409, code="absent")
        await _ask_for(table, request)

    await in_turn(table, put)


def _absent(table: LiveTable, request: Request) -> bool:
    return any(not table.is_online(table.seats[other].person) for other in consent.unanswered(table, request))


async def answer(table: LiveTable, person: str | None, said: Consent) -> None:
    """One person's answer, for all their seats."""

    async def settle() -> None:
        request = table.flow.take_back
        if request is None or (request.seat, request.at) != (said.seat, said.at):
            raise Refusing("Nobody asks for this any more.", 409, code="not-asked-any-more")
        if person == request.person and not said.yes:
            await _flow_on(table, table.flow.after("withdrawn", request.seat))
            return
        seat = next((seat for seat in consent.unanswered(table, request) if table.seats[seat].person == person), None)
        if seat is None or person is None:
            raise Refusing("You are not asked for your consent.", 403, code="not-asked")
        if said.yes:
            await _ask_for(table, replace(request, agreed=request.agreed | {person}))
        else:
            await _flow_on(table, table.flow.after("refused", seat))

    await in_turn(table, settle)


async def review(table: LiveTable) -> None:
    """Seats have changed hands: a request may lapse by it, or have nobody left to be asked."""

    async def settle() -> None:
        request = table.flow.take_back
        if request is None:
            return
        if table.is_played_by_bot(request.seat):
            await _flow_on(table, table.flow.after("lapsed"))
        elif consent.unanswered(table, request):
            consent.tell(table)
        else:
            await _ask_for(table, request)

    if table.flow.take_back is not None:
        await in_turn(table, settle)


async def _ask_for(table: LiveTable, request: Request) -> None:
    """Keeps the request; or, where all have agreed, takes back."""
    if consent.unanswered(table, request):
        await _flow_on(table, replace(table.flow, take_back=request))
        return
    after = table.running().clone()
    after.undo(request.seat, by_consent=True)
    settled = Settled(request.seat, request.at, "agreed")
    await _keep(table, request.seat, after, replace(table.flow, take_back=None, settled=settled))


async def _flow_on(table: LiveTable, flow: Flow) -> None:
    before = table.flow
    await table.keep(Change(table.next_row(flow)))
    consent.tell_since(table, before)


async def _keep(table: LiveTable, seat: int, after: Game, flow: Flow) -> None:
    """Writes the undo down, then shows everybody the table as it stands now."""
    at = table.entries.last_of(seat)
    entry, later, number = table.entries[at], table.entries[at + 1 :], table.number + 1
    kept = [(line.seat, line.text) for line in after.record().lines[at - 1 :]]  # the deal is no line of a record
    if kept == [(one.seat, one.text) for one in later]:  # as where it was sealed, and others have answered since
        rows = [EntryRow(table.id, number, seat, logbook.UNDO, "[]")]
        entries = [*table.entries[:at], *later]
    else:  # hints that were heard, and dice left out
        told = {one.text: one.written for one in later}
        rows = [EntryRow(table.id, number, seat, f"{logbook.BACK_TO}{entry.number}", "[]")]
        rows += [
            EntryRow(table.id, number + place, by, text, told.get(text, "[]"))
            for place, (by, text) in enumerate(kept, 1)
        ]
        entries = table.entries[:at] + [Entry(row.number, row.seat, row.text, row.told) for row in rows[1:]]
    before = table.flow
    flow = replace(flow, held=still_held(after, table.seats, flow.held), ready=frozenset())
    await table.keep(Change(table.next_row(flow, over=int(after.over)), entries=rows, undone=entry.number))
    table.game, table.entries, table.number = after, Entries(entries), rows[-1].number
    table.lose_kept()
    table.note_asks(None, rows[-1].at)
    await telling.fresh(table)
    table.changed.set()
    consent.tell_since(table, before)
    consent.tell_undone(table, seat, before)
