"""Records down and up, replay, and the proof that no die was touched."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from regalia.core import record as records
from regalia.core.errors import RegaliaError
from regalia.core.replay import verify as verify_record
from regalia.server import fair, logbook
from regalia.server.documenting import RECORD, REPLAYED
from regalia.server.limits import RECORD_BODY
from regalia.server.live_table import LiveTable
from regalia.server.logbook import DEAL, Entry
from regalia.server.messages import Proof, Replayed, TableInfo
from regalia.server.refusing import Refusing
from regalia.server.showing import quick_plain
from regalia.server.tables_api import Asking, keeper_of, person_of


async def finished(request: Asking, id: str, what: str) -> LiveTable:
    table = await keeper_of(request).find(id)
    if not table.running().over:
        raise Refusing(f"{what} can be had when the game is over: until then it would tell what is hidden.", 409)
    return table


def parts(table: LiveTable, until: int | None = None) -> tuple[Any, Any, int, list[Entry]]:
    """What a replay needs; `until` counts choices, the deal is none."""
    choices = [entry for entry in table.entries if entry.text != DEAL]
    return table.shower.rulebook, table.row, len(table.seats), choices[:until]


@get("/api/tables/{id:str}/record", responses={200: RECORD})
async def record(request: Asking, id: FromPath[str]) -> Response[bytes]:
    """The whole record, with its seed."""
    table = await finished(request, id, "The record")
    made = await asyncio.to_thread(logbook.record_of, *parts(table))
    name = f"{table.row.game}-{table.id[:6]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(made.to_json(), media_type="application/json", headers=headers)


@post("/api/records", request_max_body_size=RECORD_BODY)
async def upload(request: Asking) -> TableInfo:
    """A finished table to replay."""
    person = person_of(request)
    read = records.read(await request.body())
    return (await keeper_of(request).upload(person, read)).info(person)


@get("/api/tables/{id:str}/replay/{n:int}", responses={200: REPLAYED})
async def replay(
    request: Asking, id: FromPath[str], n: FromPath[int], seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """The table after n choices: one's own view while the game runs, everything after its end."""
    table = await keeper_of(request).find(id)
    async with table.lock:  # never before everybody has been told
        game, choices = table.running(), parts(table)[3]
    if seat is not None:
        table.seat(seat)
        if not game.over:
            table.own_seat(person_of(request), seat)
    if not 0 <= n <= len(choices):
        raise Refusing(f"There are 0 to {len(choices)} choices to look at.", 404)
    told = (choices[n - 1] if n else table.entries[0]).told
    shown = await asyncio.to_thread(_replayed, table, n, seat, len(choices), told, game.over)
    return Response(msgspec.json.encode(shown), media_type="application/json")


def _replayed(table: LiveTable, n: int, seat: int | None, of: int, told: tuple[Any, ...], whole: bool) -> Replayed:
    state, shower = logbook.replayed(*parts(table, n)).state, table.shower
    scene = shower.whole_scene(state, seat) if whole else shower.scene(state, seat)
    return Replayed(at=n, of=of, scene=quick_plain(scene), news=shower.news(shower.view(state, seat), seat, told))


@get("/api/tables/{id:str}/verify")
async def verify(request: Asking, id: FromPath[str]) -> Proof:
    """Opens the server's secret, and checks commitment, seed and record."""
    table = await finished(request, id, "The proof")
    if table.row.uploaded:
        raise Refusing("This is an uploaded record: its seals were checked, but nothing was promised before.", 409)
    return await asyncio.to_thread(_proof, table)


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


ROUTES = [record, upload, replay, verify]
