"""What one does with a game: have it reviewed, and, when it is finished, play on from one of its moments."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from regalia.server.door.documenting import RECALLED, REVIEWED
from regalia.server.door.records_api import finished, kept, looked, looking_back, refuse_no_moment
from regalia.server.door.tables_api import Asking, keeper_of, person_of
from regalia.server.keeping.logbook import Entry
from regalia.server.messages import NewBranch, Reviewing, TableInfo
from regalia.server.refusing import Refusing
from regalia.server.showing import recalling, reviewed
from regalia.server.showing.branching import Branch, branched
from regalia.server.table import own_reviews
from regalia.server.table.live_table import LiveTable
from regalia.server.work.reviewing import ReviewWish


@post("/api/tables/{id:str}/review", status_code=200)
async def order_review(request: Asking, id: FromPath[str]) -> Reviewing:
    """Has the game reviewed, and says how far that is: to be asked until it is made."""
    table = await finished(request, id, "The review")
    return await keeper_of(request).review(table, ReviewWish(id), person_of(request))


@get("/api/tables/{id:str}/review", responses={200: REVIEWED})
async def review(request: Asking, id: FromPath[str]) -> Response[bytes]:
    """The review, in messages."""
    table = await finished(request, id, "The review")
    key = id, "review", table.number
    told = kept.get(key)
    if told is None:
        told = await looked(request, table, table.entries.copy(), reviewed.told, await _made(request, table))
        kept.put(key, told)
    return Response(told, media_type="application/json")


@get("/api/tables/{id:str}/review/page", media_type=MediaType.HTML)
async def review_page(
    request: Asking, id: FromPath[str], language: FromQuery[Literal["en", "hu"]] = "en"
) -> Response[bytes]:
    """The review as a page to keep."""
    table = await finished(request, id, "The review")
    names = [seat.name for seat in table.seats]
    made = await _made(request, table)
    page = await looked(request, table, table.entries.copy(), reviewed.paged, made, language, names)
    return _to_keep(table, page)


def _to_keep(table: LiveTable, page: bytes) -> Response[bytes]:
    name = f"{table.row.game}-{table.id[:6]}-review.html"
    return Response(page, media_type=MediaType.HTML, headers={"content-disposition": f'attachment; filename="{name}"'})


async def _made(request: Asking, table: LiveTable) -> str:
    return _found(await keeper_of(request).storage.review_of(table.id))


def _found(made: str | None) -> str:
    if made is None:
        raise Refusing("This game has not been reviewed yet.", 404, code="no-review")
    return made


@post("/api/tables/{id:str}/review/own", status_code=200)
async def order_own_review(
    request: Asking, id: FromPath[str], seat: FromQuery[int], until: FromQuery[int]
) -> Reviewing:
    """Has the running game reviewed as a seat knew it, up to an entry, and says how far that is."""
    table, entries = await _known(request, id, seat, until)
    return await keeper_of(request).review(table, ReviewWish(id, seat, entries[-1].number), person_of(request))


@get("/api/tables/{id:str}/review/own", responses={200: REVIEWED})
async def own_review(
    request: Asking, id: FromPath[str], seat: FromQuery[int], until: FromQuery[int]
) -> Response[bytes]:
    """The review of what the seat knew, in messages."""
    table, entries = await _known(request, id, seat, until)
    made = await _own_made(request, table, seat, entries)
    told = await looked(request, table, entries, reviewed.own_told, made)
    return Response(told, media_type="application/json")


@get("/api/tables/{id:str}/review/own/page", media_type=MediaType.HTML)
async def own_review_page(
    request: Asking,
    id: FromPath[str],
    seat: FromQuery[int],
    until: FromQuery[int],
    language: FromQuery[Literal["en", "hu"]] = "en",
) -> Response[bytes]:
    """The review of what the seat knew as a page to keep."""
    table, entries = await _known(request, id, seat, until)
    made = await _own_made(request, table, seat, entries)
    names = [one.name for one in table.seats]
    return _to_keep(table, await looked(request, table, entries, reviewed.own_paged, made, language, names))


async def _known(request: Asking, id: str, seat: int, until: int) -> tuple[LiveTable, list[Entry]]:
    """What of the running game may be reviewed for whoever asks."""
    table = await keeper_of(request).find(id)
    return table, await own_reviews.known(table, person_of(request), seat, until)


async def _own_made(request: Asking, table: LiveTable, seat: int, entries: list[Entry]) -> str:
    """Of exactly these entries."""
    kept = await keeper_of(request).storage.own_review_of(table.id, seat)
    return _found(kept[1] if kept is not None and kept[0] == entries[-1].number else None)


@get("/api/tables/{id:str}/recalled/{n:int}", responses={200: RECALLED})
async def recall(request: Asking, id: FromPath[str], n: FromPath[int], seat: FromQuery[int]) -> Response[bytes]:
    """What the seat could see when it last chose, of the first n choices of a finished game."""
    table = await finished(request, id, "What a seat saw")
    table.seat(seat)
    refuse_no_moment(table.entries, n, None)
    key = id, "recalled", n, seat, len(table.entries)
    told = kept.get(key)
    if told is None:
        told = await looked(request, table, table.entries.copy(), recalling.recalled, n, seat)
        kept.put(key, told)
    if not told:
        raise Refusing("This seat had chosen nothing yet.", 404, code="chose-nothing")
    return Response(told, media_type="application/json")


@post("/api/tables/{id:str}/branch")
async def branch(request: Asking, id: FromPath[str], data: JSONBody[NewBranch]) -> TableInfo:
    """Plays on from a moment of a finished game, against bots, at a table of one's own."""
    person, keeper = person_of(request), keeper_of(request)
    table = await finished(request, id, "Its moments to play on from")
    _, entries, _ = await looking_back(request, id, data.seat)
    refuse_no_moment(entries, data.at, None)
    found = msgspec.json.decode(await looked(request, table, entries, branched, data.at), type=Branch)
    if not found.asked:
        raise Refusing("The game was over then; choose an earlier moment.", 409, code="over-then")
    own = [seat.seat for seat in table.seats if table.plays(person, seat)]
    seat = data.seat if data.seat is not None else [*own, *found.asked][0]
    return (await keeper.branch(table, data.at, found, person, seat)).info(person)


@get("/api/tables/{id:str}/branches")
async def branches(request: Asking, id: FromPath[str]) -> list[TableInfo]:
    """The asker's own tables that go on from moments of this one."""
    person, keeper = person_of(request), keeper_of(request)
    table = await keeper.find(id)
    found = [await keeper.find(one) for one in await keeper.storage.branches_of(table.id, person)]
    return [one.info(person) for one in found]


ROUTES = [
    order_review, review, review_page, order_own_review, own_review, own_review_page, recall, branch, branches,
]  # fmt: skip
