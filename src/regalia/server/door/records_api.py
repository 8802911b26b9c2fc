"""Records down and up, replay, and the proof that no die was touched."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from regalia.core.errors import RegaliaError
from regalia.core.files.replay import verify as verify_record
from regalia.core.state import OVER
from regalia.scene.types import Report
from regalia.server.door.documenting import EXPLAINED, LOG_LINES, RECORD, REPLAYED, REPORT
from regalia.server.door.tables_api import Asking, keeper_of, person_of
from regalia.server.keeping import logbook
from regalia.server.keeping.logbook import DEAL, Entry
from regalia.server.limits import LOG_KEPT, LOG_MOST, RECORD_BODY, REPLAYS_KEPT
from regalia.server.messages import LogLines, Proof, Replayed, TableInfo
from regalia.server.refusing import Refusing
from regalia.server.showing.past import Kept, Past, lines_before, past_of
from regalia.server.showing.sight import quick_plain
from regalia.server.table import fair
from regalia.server.table.explaining import told_of
from regalia.server.table.live_table import LiveTable

T = TypeVar("T")

kept = Kept(REPLAYS_KEPT)
"""Moments of the past as they were sent: whoever looks at the same one gets the same bytes."""


async def in_turn(request: Asking, work: Callable[..., T], *args: Any) -> T:
    """What is played over for people is done in one thread, for one person after the other."""
    keeper = keeper_of(request)
    async with keeper.looking_back.of(person_of(request)):
        return await asyncio.to_thread(work, *args)


async def finished(request: Asking, table_id: str, what: str) -> LiveTable:
    table = await keeper_of(request).find(table_id)
    async with table.lock:  # never before everybody was told
        if not table.running().over:
            raise Refusing(
                f"{what} can be had when the game is over: until then it would tell what is hidden.",
                409,
                code="not-over",
            )
    return table


def parts(table: LiveTable) -> tuple[Any, Any, int, list[Entry]]:
    """What a replay needs; the deal is not a choice."""
    choices = [entry for entry in table.entries if entry.text != DEAL]
    return table.shower.rulebook, table.row, len(table.seats), choices


@get("/api/tables/{id:str}/record", responses={200: RECORD})
async def record(request: Asking, id: FromPath[str]) -> Response[bytes]:
    """The whole record, with its seed."""
    table = await finished(request, id, "The record")
    made = await in_turn(request, logbook.record_of, *parts(table))
    name = f"{table.row.game}-{table.id[:6]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(made.to_json(), media_type="application/json", headers=headers)


@post("/api/records", request_max_body_size=RECORD_BODY)
async def upload(request: Asking) -> TableInfo:
    """A finished table to replay."""
    person = person_of(request)
    return (await keeper_of(request).upload(person, await request.body())).info(person)


async def looking_back(request: Asking, id: str, seat: int | None) -> tuple[LiveTable, list[Entry], bool]:
    """A table with its entries so far, never before everybody was told of them; and whether all of it may be seen.

    While the game runs, a seat is for its holder only.
    """
    table = await keeper_of(request).find(id)
    async with table.lock:
        game, entries = table.running(), table.entries[:]
    if seat is not None:
        table.seat(seat)
        if not game.over:
            table.own_seat(person_of(request), seat)
    return table, entries, game.over


def past(table: LiveTable, entries: list[Entry]) -> Past:
    return past_of(table.shower.rulebook, table.row, len(table.seats), entries)


def refuse_no_moment(entries: list[Entry], n: int, event: int | None) -> None:
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
        shown = msgspec.json.encode(await in_turn(request, _replayed, table, entries, n, event, seat, is_over))
        kept.put(key, shown)
    return Response(shown, media_type="application/json")


def _replayed(
    table: LiveTable, entries: list[Entry], n: int, event: int | None, seat: int | None, whole: bool
) -> Replayed:
    state, shower, told = past(table, entries).state(n, event), table.shower, entries[n].told
    scene = shower.whole_scene(state, seat) if whole else shower.scene(state, seat)
    lines = shower.lines(shower.view(state, seat), seat, n, told)
    return Replayed(
        at=n,
        of=len(entries) - 1,
        scene=quick_plain(scene),
        news=[line for line in lines if event is None or line.event == event],
        over=state.phase == OVER,
    )


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
    state = await in_turn(request, past(table, entries).state, n, event)
    return Response(msgspec.json.encode(told_of(table, state, seat, of)), media_type="application/json")


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
    view, until = table.running().view(seat), min(max(before, 0), len(entries))
    wished = min(max(most, 1), LOG_MOST)
    lines, start = await in_turn(request, lines_before, table.shower, view, seat, entries, until, wished)
    return Response(msgspec.json.encode(LogLines(lines=lines, start=start)), media_type="application/json")


@get("/api/tables/{id:str}/report/{n:int}", responses={200: REPORT})
async def report(request: Asking, id: FromPath[str], n: FromPath[int], event: FromQuery[int] = 0) -> Response[bytes]:
    """What an event of an entry had ended: for all eyes, since it is made of what a spectator saw."""
    table, entries, _ = await looking_back(request, id, None)
    made = None
    if 0 <= n < len(entries) and 0 <= event < len(entries[n].told):
        made = await in_turn(request, _reported, table, entries, n, event)
    if made is None:
        raise Refusing("There is no report of this.", 404, code="nothing-here")
    return Response(msgspec.json.encode(made), media_type="application/json")


def _reported(table: LiveTable, entries: list[Entry], n: int, event: int) -> Report | None:
    moment = past(table, entries).moment(n, event)
    return None if moment is None else table.shower.report(moment)


@get("/api/tables/{id:str}/verify")
async def verify(request: Asking, id: FromPath[str]) -> Proof:
    """Opens the server's secret, and checks commitment, seed and record."""
    table = await finished(request, id, "The proof")
    if table.row.uploaded:
        raise Refusing(
            "This is an uploaded record: its seals were checked, but nothing was promised before.",
            409,
            code="uploaded-proof",
        )
    return await in_turn(request, _proof, table)


def _proof(table: LiveTable) -> Proof:
    secret, nonces = table.row.secret, [seat.nonce for seat in table.seats]
    seed = msgspec.json.decode(table.row.seed or "null")
    error = "" if seed == fair.seed(secret, nonces) else "The seed does not follow from the secret and the nonces."
    try:
        verify_record(table.shower.rulebook, logbook.record_of(*parts(table)))
    except RegaliaError as fault:
        error = error or str(fault)
    return Proof(
        good=not error, error=error, commitment=fair.commitment(secret), secret=secret, nonces=nonces, seed=seed
    )


ROUTES = [record, upload, replay, explain, older_lines, report, verify]
