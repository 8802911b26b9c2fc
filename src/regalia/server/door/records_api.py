"""Records down and up, replay, and the proof that no die was touched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from regalia.server.door.documenting import EXPLAINED, LOG_LINES, RECORD, REPLAYED, REPORT
from regalia.server.door.tables_api import Asking, keeper_of, person_of
from regalia.server.keeping.entries import Entries
from regalia.server.keeping.logbook import Entry
from regalia.server.limits import LOG_KEPT, LOG_MOST, RECORD_BODY, REPLAYS_KEPT
from regalia.server.messages import Proof, TableInfo
from regalia.server.refusing import Refusing
from regalia.server.showing import replaying
from regalia.server.showing.past import Kept
from regalia.server.table.explaining import refuse_long
from regalia.server.table.live_table import LiveTable
from regalia.server.table.seats import fair

kept = Kept(REPLAYS_KEPT)
"""Moments of the past as they were sent: whoever looks at the same one gets the same bytes."""


async def looked(
    request: Asking, table: LiveTable, entries: Sequence[Entry], work: Callable[..., bytes], *args: Any
) -> bytes:
    """What is played over for people is done for one person after the other."""
    return await keeper_of(request).looking_back.look(person_of(request), table.look(entries, work, *args))


async def finished(request: Asking, table_id: str, what: str) -> LiveTable:
    table = await keeper_of(request).find(table_id)
    async with table.lock:  # never before everybody was told
        table.refuse_running(what)
    return table


@get("/api/tables/{id:str}/record", responses={200: RECORD})
async def record(request: Asking, id: FromPath[str]) -> Response[bytes]:
    """The whole record, with its seed."""
    table = await finished(request, id, "The record")
    made = await looked(request, table, table.entries.copy(), replaying.recorded)
    name = f"{table.row.game}-{table.id[:6]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(made, media_type="application/json", headers=headers)


@post("/api/records", request_max_body_size=RECORD_BODY)
async def upload(request: Asking) -> TableInfo:
    """A finished table to replay."""
    person = person_of(request)
    return (await keeper_of(request).upload(person, await request.body())).info(person)


async def looking_back(request: Asking, id: str, seat: int | None) -> tuple[LiveTable, Entries, bool]:
    """A table with its entries so far, never before everybody was told of them; and whether all of it may be seen.

    While the game runs, a seat is for its holder only.
    """
    table = await keeper_of(request).find(id)
    async with table.lock:
        game, entries = table.running(), table.entries.copy()
    if seat is not None:
        table.seat(seat)
        if not game.over:
            table.seat_to_play(person_of(request), seat)
    return table, entries, game.over


def refuse_no_moment(entries: Sequence[Entry], n: int, event: int | None) -> None:
    of = len(entries) - 1
    if not 0 <= n <= of or not 0 <= (event or 0) <= len(entries[n].told):
        raise Refusing(f"There are 0 to {of} choices to look at.", 404, code="nothing-here")


@get("/api/tables/{id:str}/replay/{n:int}", responses={200: REPLAYED})
async def replay(
    request: Asking,
    id: FromPath[str],
    n: FromPath[int],
    seat: FromQuery[int | None] = None,
    event: FromQuery[int | None] = None,
) -> Response[bytes]:
    """The table after n choices, or at an event of the last: one's own view while the game runs, then everything."""
    table, entries, is_over = await looking_back(request, id, seat)
    refuse_no_moment(entries, n, event)
    key = id, entries[n].number, len(entries), event, seat, is_over, table.tinctures
    shown = kept.get(key)
    if shown is None:
        shown = await looked(request, table, entries, replaying.replayed, n, event, seat, is_over)
        kept.put(key, shown)
    return Response(shown, media_type="application/json")


@get("/api/tables/{id:str}/explain/{n:int}", responses={200: EXPLAINED})
async def explain(
    request: Asking,
    id: FromPath[str],
    n: FromPath[int],
    of: FromQuery[str],
    seat: FromQuery[int | None] = None,
    event: FromQuery[int | None] = None,
) -> Response[bytes]:
    """What a thing was and meant for the seat after n choices, or at an event of the last, as the seat knew it then."""
    table, entries, _ = await looking_back(request, id, seat)
    refuse_no_moment(entries, n, event)
    refuse_long(of)
    told = await looked(request, table, entries, replaying.explained, n, event, seat, of)
    return Response(told, media_type="application/json")


@get("/api/tables/{id:str}/log", responses={200: LOG_LINES})
async def older_lines(
    request: Asking,
    id: FromPath[str],
    before: FromQuery[int],
    seat: FromQuery[int | None] = None,
    most: FromQuery[int] = LOG_KEPT,
) -> Response[bytes]:
    """What the entries before one told the seat, or a spectator: as it was told to them then."""
    table, entries, _ = await looking_back(request, id, seat)
    until, wished = min(max(before, 0), len(entries)), min(max(most, 1), LOG_MOST)
    lines = await looked(request, table, entries, replaying.log_lines, until, wished, seat)
    return Response(lines, media_type="application/json")


@get("/api/tables/{id:str}/report/{n:int}", responses={200: REPORT})
async def report(request: Asking, id: FromPath[str], n: FromPath[int], event: FromQuery[int] = 0) -> Response[bytes]:
    """What an event of an entry had ended: for all eyes, since it is made of what a spectator saw."""
    table, entries, _ = await looking_back(request, id, None)
    made = b""
    if 0 <= n < len(entries) and 0 <= event < len(entries[n].told):
        made = await looked(request, table, entries, replaying.reported, n, event)
    if not made:
        raise Refusing("There is no report of this.", 404, code="nothing-here")
    return Response(made, media_type="application/json")


@get("/api/tables/{id:str}/verify")
async def verify(request: Asking, id: FromPath[str]) -> Proof:
    """Opens the server's secret, and checks commitment, seed and record."""
    table = await finished(request, id, "The proof")
    if table.row.origin is not None:
        raise Refusing("This game went on from another one; nothing was promised before.", 409, code="branch-proof")
    if table.row.uploaded:
        raise Refusing(
            "This is an uploaded record: its seals were checked, but nothing was promised before.",
            409,
            code="uploaded-proof",
        )
    if table.row.start is not None:
        raise Refusing("This game began from a given situation: no die was promised.", 409, code="not-dealt")
    secret, nonces = table.row.secret, [seat.nonce for seat in table.seats]
    seed = msgspec.json.decode(table.row.seed or "null")
    error = (await looked(request, table, table.entries.copy(), replaying.proved)).decode()
    if seed != fair.seed(secret, nonces):
        error = "The seed does not follow from the secret and the nonces."
    return Proof(
        good=not error, error=error, commitment=fair.commitment(secret), secret=secret, nonces=nonces, seed=seed
    )


ROUTES = [record, upload, replay, explain, older_lines, report, verify]
