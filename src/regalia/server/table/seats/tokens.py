"""A seat played by a program over the network: a token opens one seat of one table, and can be taken back."""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import replace

from regalia.server.keeping.flow import Flow
from regalia.server.keeping.rows import Change, SeatRow
from regalia.server.limits import NAME, clean
from regalia.server.messages import NewToken
from regalia.server.refusing import Refusing
from regalia.server.table import attendance, telling
from regalia.server.table.following import in_turn
from regalia.server.table.live_table import LiveTable
from regalia.server.table.seats import fair, seating

BEARER = re.compile(r"Bearer ([A-Za-z0-9_-]{43})", re.IGNORECASE)
INSTEAD = "knight"
"""Who plays on where the token of a seat that nobody else holds is taken back."""


def holder_of(token: str) -> str:
    """Who comes with this token; only this is kept."""
    return hashlib.sha256(f"regalia seat {token}".encode()).hexdigest()


def token_in(header: str) -> str | None:
    """The token in an Authorization header, if there is one of the right shape."""
    found = BEARER.fullmatch(header.strip())
    return found[1] if found else None


async def make(table: LiveTable, person: str, number: int, wish: NewToken) -> str:
    """For one's own seat, or, by whoever opened the table, for a free one, which is then taken; an older one ends."""
    token = secrets.token_urlsafe(32)

    async def give() -> None:
        seat, before, holder = table.seat(number), table.flow, holder_of(token)
        flow = before.with_token(number, holder)
        if table.holds(person, seat):
            await table.keep(Change(table.next_row(flow)))
            await _tell(table, before)
            return
        if table.row.owner != person:
            raise Refusing("Only whoever holds the seat, or opened the table, may do this.", 403, code="not-yours")
        if seat.holder != "open":
            raise Refusing("This seat is taken.", 409, code="seat-taken")
        name = clean(wish.name, NAME)
        taken = replace(seat, holder="person", person=holder, name=name, nonce=fair.new_nonce())
        await seating.take(table, [taken if one.seat == number else one for one in table.seats], flow)

    await in_turn(table, give)
    return token


async def revoke(table: LiveTable, person: str, number: int) -> None:
    """By whoever could have made it; a seat that only the token held is free again, or, in the game, a bot's."""

    async def take_away() -> None:
        seat, before = table.seat(number), table.flow
        holder = before.token(number)
        if holder is None:
            raise Refusing("There is no token for this seat.", 404, code="no-token")
        is_held_by_it = seat.person == holder
        if not (table.row.owner == person if is_held_by_it else table.holds(person, seat)):
            raise Refusing("Only whoever holds the seat, or opened the table, may do this.", 403, code="not-yours")
        changed = _left(table, seat) if is_held_by_it else seat
        await table.keep(
            Change(table.next_row(before.with_token(number, None)), seats=[changed] if is_held_by_it else [])
        )
        table.seats = [changed if one.seat == number else one for one in table.seats]
        await _tell(table, before)
        table.changed.set()

    await in_turn(table, take_away)


def _left(table: LiveTable, seat: SeatRow) -> SeatRow:
    if table.game is None:
        return SeatRow(seat.table_id, seat.seat, "open", tincture=seat.tincture)
    return replace(seat, holder="bot", person=None, stood_in=0, resigned=1, level=INSTEAD)


async def _tell(table: LiveTable, before: Flow) -> None:
    attendance.let_go(table, before)
    await telling.fresh(table)
