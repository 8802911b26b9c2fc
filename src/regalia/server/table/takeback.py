"""Taking back: freely while the engine offers it, beyond that by consent of every person at the table.

A request lives in memory only: a restart forgets it, and whoever asked asks again.
"""

from __future__ import annotations

from regalia.core.errors import CannotUndo
from regalia.core.game import Game
from regalia.server.keeping import logbook
from regalia.server.keeping.logbook import Entry
from regalia.server.keeping.rows import EntryRow
from regalia.server.messages import Consent
from regalia.server.refusing import Refusing
from regalia.server.table import consent, playing, telling
from regalia.server.table.live_table import LiveTable, Request


async def undo(table: LiveTable, seat: int) -> None:
    """Takes back the seat's last choice, where nobody has chosen or learned anything since."""
    async with table.lock:
        after = playing.own_game(table, seat).clone()
        after.undo(seat)
        await _keep(table, seat, after)
        consent.settle(table, "lapsed")


async def ask(table: LiveTable, seat: int) -> None:
    """Asks everybody; bots agree, and so does whoever asks, so that often nobody is left to be asked."""
    async with table.lock:
        playing.own_game(table, seat)
        person = table.seats[seat].person
        assert person is not None
        if table.take_back:
            raise Refusing("Somebody asks to take back already.", 409, code="asked-already")
        if not table.may_ask(seat):
            raise CannotUndo("nothing")
        if table.refused == (seat, table.number):
            raise Refusing("The others have refused this already.", 409, code="refused-already")
        request = Request(seat, person, table.number, {person})
        absent = [
            other for other in consent.unanswered(table, request) if not table.is_online(table.seats[other].person)
        ]
        if absent:
            raise Refusing("Somebody is away; only those at the table can agree.", 409, code="absent")
        table.take_back = request
        await settle(table)


async def answer(table: LiveTable, person: str | None, said: Consent) -> None:
    """One person's answer, for all their seats."""
    async with table.lock:
        request = table.take_back
        if request is None or (request.seat, request.at) != (said.seat, said.at):
            raise Refusing("Nobody asks for this any more.", 409, code="not-asked-any-more")
        if person == request.person and not said.yes:
            consent.settle(table, "withdrawn", request.seat)
            return
        seat = next((seat for seat in consent.unanswered(table, request) if table.seats[seat].person == person), None)
        if seat is None or person is None:
            raise Refusing("You are not asked for your consent.", 403, code="not-asked")
        if said.yes:
            request.agreed.add(person)
            await settle(table)
        else:
            table.refused = (request.seat, request.at)
            consent.settle(table, "refused", seat)


async def settle(table: LiveTable) -> None:
    """Takes back where all have agreed; the table is locked."""
    request = table.take_back
    if request is None:
        return
    if table.is_played_by_bot(request.seat):
        consent.settle(table, "lapsed")
    elif consent.unanswered(table, request):
        consent.tell(table)
    else:
        after = table.running().clone()
        after.undo(request.seat, by_consent=True)
        table.take_back = None
        await _keep(table, request.seat, after)
        consent.tell_settled(table, request, "agreed")


async def _keep(table: LiveTable, seat: int, after: Game) -> None:
    """Writes the undo down, then shows everybody the table as it stands now."""
    at = logbook.last_of(table.entries, seat)
    entry, later, number = table.entries[at], table.entries[at + 1 :], table.number + 1
    kept = after.choices - (at - 1)  # of the later ones; the deal stands among our entries, not in the game's log
    dice = _dice_left_out(after) if kept == 1 else None
    if dice is None and (kept or not later):  # a sealed answer: what the others have answered since still stands
        rows = [EntryRow(table.id, number, seat, logbook.UNDO, "[]")]
        entries = [*table.entries[:at], *later]
    else:
        rows = [EntryRow(table.id, number, seat, f"{logbook.BACK_TO}{entry.number}", "[]")]
        entries = table.entries[:at]
    if dice is not None:
        rows.append(EntryRow(table.id, number + 1, None, dice, "[]"))
        entries.append(Entry(number + 1, None, dice))
    await playing.append(table, rows, after, undone=entry.number)
    table.entries = entries
    table.ready.clear()
    table.review_held()
    table.note_asks(None, rows[-1].at)
    telling.fresh(table)


def _dice_left_out(after: Game) -> str | None:
    """The line that says so, where the undo crossed a cast."""
    last = after.record().lines[-1]
    return last.text if last.seat is None else None
