"""Opening tables, sitting down, leaving."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from regalia.server.door.guard import PERSON
from regalia.server.limits import NAME, PEOPLE_MOST, clean
from regalia.server.messages import (
    ChangeSeat,
    Me,
    NewTable,
    NewToken,
    Promised,
    Rematch,
    Rename,
    SitDown,
    TableInfo,
    Token,
)
from regalia.server.refusing import Refusing, log
from regalia.server.table.keeper import Keeper
from regalia.server.table.seats import seating, tokens

MY_TABLES = 50

Asking = Request[Any, Any, Any]


def person_of(request: Asking) -> str:
    scope: Any = request.scope
    person: str = scope[PERSON]
    return person


def keeper_of(request: Asking) -> Keeper:
    keeper: Keeper = request.app.state.keeper
    return keeper


@get("/api/me")
async def me(request: Asking) -> Me:
    """The person's name and tables, newest first."""
    person, keeper = person_of(request), keeper_of(request)
    tables = []
    for table_id in (await keeper.storage.tables_of(person))[:MY_TABLES]:
        try:
            table = await keeper.find(table_id)
            tables.append(replace(table.info(person), since=table.waits_since(person)))
        except Exception as error:
            log.warning("table %s cannot be loaded: %s", table_id[:6], error)
    return Me(name=await keeper.storage.name_of(person), tables=tables)


@put("/api/me")
async def rename(request: Asking, data: JSONBody[Rename]) -> Me:
    storage, person = keeper_of(request).storage, person_of(request)
    if not await storage.name_of(person) and await storage.count_people() >= PEOPLE_MOST:
        raise Refusing("This server is full; ask whoever keeps it.", 429, code="server-full")
    await storage.rename(person, clean(data.name, NAME))
    return await _me(request)


async def _me(request: Asking) -> Me:
    made: Me = await me.fn(request)
    return made


@post("/api/promises")
async def promise(request: Asking) -> Promised:
    """The hash of the secret of a table to come; the browser makes its nonce after it has seen it."""
    return await keeper_of(request).promises.make(person_of(request))


@post("/api/tables")
async def create(request: Asking, data: JSONBody[NewTable]) -> TableInfo:
    person = person_of(request)
    return (await keeper_of(request).create(person, data)).info(person)


@post("/api/games/{game:str}/lessons/{lesson:str}")
async def learn(request: Asking, game: FromPath[str], lesson: FromPath[str]) -> TableInfo:
    """Opens a table of one's own, at which the lesson is taught."""
    person = person_of(request)
    return (await keeper_of(request).teach(person, game, lesson)).info(person)


@get("/api/tables/{id:str}")
async def table(request: Asking, id: FromPath[str]) -> TableInfo:
    return (await keeper_of(request).find(id)).info(person_of(request))


@post("/api/tables/{id:str}/sit", status_code=200)
async def sit(request: Asking, id: FromPath[str], data: JSONBody[SitDown]) -> TableInfo:
    found, person = await keeper_of(request).find(id), person_of(request)
    if found.row.uploaded:
        raise Refusing("This is an uploaded record; nobody can sit down.", 409, code="uploaded")
    await seating.sit(found, person, data)
    return found.info(person)


@post("/api/tables/{id:str}/seats/{seat:int}", status_code=200)
async def change_seat(request: Asking, id: FromPath[str], seat: FromPath[int], data: JSONBody[ChangeSeat]) -> TableInfo:
    found, person = await keeper_of(request).find(id), person_of(request)
    await seating.change(found, person, seat, data)
    return found.info(person)


@post("/api/tables/{id:str}/seats/{seat:int}/token")
async def make_token(
    request: Asking, id: FromPath[str], seat: FromPath[int], data: JSONBody[NewToken | None] = None
) -> Token:
    """With it, a program plays the seat down the same line as a browser: `Authorization: Bearer …`."""
    found = await keeper_of(request).find(id)
    if found.row.uploaded:
        raise Refusing("This is an uploaded record; nobody can sit down.", 409, code="uploaded")
    return Token(token=await tokens.make(found, person_of(request), seat, data or NewToken()))


@delete("/api/tables/{id:str}/seats/{seat:int}/token")
async def revoke_token(request: Asking, id: FromPath[str], seat: FromPath[int]) -> None:
    await tokens.revoke(await keeper_of(request).find(id), person_of(request), seat)


@delete("/api/tables/{id:str}")
async def remove(request: Asking, id: FromPath[str]) -> None:
    keeper = keeper_of(request)
    await keeper.delete(await keeper.find(id), person_of(request))


@post("/api/tables/{id:str}/rematch")
async def rematch(request: Asking, id: FromPath[str], data: JSONBody[Rematch | None] = None) -> TableInfo:
    keeper, person = keeper_of(request), person_of(request)
    return (await keeper.rematch(await keeper.find(id), person, data or Rematch())).info(person)


ROUTES = [me, rename, promise, create, learn, table, sit, change_seat, make_token, revoke_token, remove, rematch]
