"""The bots wait for a seat that may still take back: until it is done, or its person has gone."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from regalia.server.keeping.rows import Change
from regalia.server.table import telling
from regalia.server.table.following import in_turn
from regalia.server.table.live_table import LiveTable


async def confirm(table: LiveTable, seat: int) -> None:
    """The seat is done: where nobody else holds them, the bots go on at once."""

    async def let_go() -> None:
        if seat in table.flow.held:
            await _let_go(table, {seat})
        table.hurry.set()
        table.changed.set()

    await in_turn(table, let_go)


async def let_bots_go(table: LiveTable, person: str | None) -> None:
    """Nobody waits for those who have gone; people who play alone find their turn as they left it."""

    async def let_go() -> None:
        held = _held_by(table, person)
        if held and not table.is_online(person):
            await _let_go(table, held)
            table.changed.set()

    if _held_by(table, person) and not table.broken:
        await in_turn(table, let_go)


def _held_by(table: LiveTable, person: str | None) -> set[int]:
    """Seats of the person that hold up others."""
    others = (seat for seat in table.seats if seat.holder == "person" and seat.person != person and not seat.stood_in)
    return {seat for seat in table.flow.held if table.seats[seat].person == person} if any(others) else set()


async def _let_go(table: LiveTable, seats: Iterable[int]) -> None:
    await table.keep(Change(table.next_row(replace(table.flow, held=table.flow.held - {*seats}))))
    await telling.asks(table)
