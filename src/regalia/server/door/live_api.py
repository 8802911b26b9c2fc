"""The socket of a table: what a seat wishes comes in, what it may see goes out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from regalia.server import counting
from regalia.server.company.allowances import Allowances
from regalia.server.door.guard import ADDRESS, ALLOWANCES, PERSON, SAME_ORIGIN
from regalia.server.door.lines import Lines
from regalia.server.limits import DEAF_FOR, FRAME, PONG, SOCKETS_AT_A_TABLE
from regalia.server.messages import (
    Act,
    AskAbout,
    AskKing,
    AskTakeBack,
    AskWhy,
    Choose,
    ConfirmTurn,
    Consent,
    Look,
    ReadOn,
    Say,
    Undo,
    Wish,
    Wonder,
)
from regalia.server.refusing import Refusing, Stale, log, refusing_of
from regalia.server.showing import looking
from regalia.server.showing.connections import AGAIN, FORBIDDEN, NOT_FOUND, TOO_SLOW, Connection, encoded
from regalia.server.table import attendance, explaining, holding, learning, playing, takeback, telling
from regalia.server.table.keeper import Keeper
from regalia.server.table.live_table import LiveTable

Socket = WebSocket[Any, Any, Any]

CODES = {404: NOT_FOUND, 429: AGAIN, 500: AGAIN}
"""Why somebody was not let in, by the refusal's status."""

WISH: msgspec.json.Decoder[Wish] = msgspec.json.Decoder(Wish)


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: FromPath[str]) -> None:
    await socket.accept()
    lines: Lines = socket.app.state.lines
    scope: Any = socket.scope
    allowances: Allowances = scope[ALLOWANCES]
    async with allowances.line(scope[PERSON], scope[ADDRESS]) as is_allowed:
        try:
            if not is_allowed:
                raise Refusing("Too many of your tables are open at once; close some.", 429, code="too-many-lines")
            table, connection = await _come_in(socket, id)
        except Exception as error:
            await _turn_away(socket, refusing_of(error))
            return
        with lines.one(connection):
            await _serve(socket, table, connection, lines)


async def _turn_away(socket: Socket, refusing: Refusing) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encoded(refusing.as_no()))
        await socket.close(CODES.get(refusing.status, FORBIDDEN))


async def _come_in(socket: Socket, table_id: str) -> tuple[LiveTable, Connection]:
    scope: Any = socket.scope
    if not scope[SAME_ORIGIN]:
        raise Refusing("This connection comes from another site.", 403, code="another-site")
    keeper: Keeper = socket.app.state.keeper
    table = await keeper.find(table_id)
    person: str | None = scope[PERSON]
    if len(table.connections) >= SOCKETS_AT_A_TABLE:
        raise Refusing("Too many are looking at this table.", 429, code="too-many-lookers")
    return table, Connection(person, _viewer(socket, table, person))


def _viewer(socket: Socket, table: LiveTable, person: str | None) -> int | None:
    asked = socket.query_params.get("seat")
    if asked is None or asked == "":
        return None
    if not asked.isascii() or not asked.isdecimal() or len(asked) > 3:
        raise Refusing("A seat is a whole number.", code="no-seat")
    return table.seat_to_play(person, int(asked)).seat


async def _serve(socket: Socket, table: LiveTable, connection: Connection, lines: Lines) -> None:
    try:
        async with table.lock:  # never between two parts of what one entry told
            await attendance.join(table, connection)
    except Refusing:  # it has broken meanwhile: the browser comes back, and it is loaded anew
        await socket.close(AGAIN)
        return
    sender = asyncio.create_task(_send(socket, connection))
    reader = asyncio.create_task(_listen(socket, table, connection, lines))
    try:
        await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        attendance.leave(table, connection)
        connection.closing = True
        for task in (sender, reader):
            task.cancel()
        await asyncio.gather(sender, reader, return_exceptions=True)
        await _let_bots_go(table, connection.person)


async def _let_bots_go(table: LiveTable, person: str | None) -> None:
    """They do not wait for whoever has just closed their last line."""
    if not table.is_online(person):
        try:
            await asyncio.shield(holding.let_bots_go(table, person))
        except Exception as error:
            log.warning("bots still wait at table %s: %r", table.id[:6], error)


async def _send(socket: Socket, connection: Connection) -> None:
    """Sends what waits in the queue; a number closes the socket, and so does a far end that takes nothing any more."""
    while True:
        item = await connection.queue.get()
        if isinstance(item, int):
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(item, reason="too slow" if item == TOO_SLOW else "")
            return
        try:
            async with asyncio.timeout(PONG):
                await socket.send_text(item)
        except TimeoutError:
            return


async def _listen(socket: Socket, table: LiveTable, connection: Connection, lines: Lines) -> None:
    """Takes wishes until the other end, or the server, goes away."""
    while True:
        message: Any = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        data = message.get("text")
        if data is None:
            data = message.get("bytes") or b""
        if lines.closing:
            continue  # the browser comes back, and is shown that it has not chosen
        with lines.wish(connection):
            await _answer(socket, table, connection, data)


async def _answer(socket: Socket, table: LiveTable, connection: Connection, data: str | bytes) -> None:
    try:
        await asyncio.shield(_fulfil(socket.app.state.keeper, table, connection, _wish(socket, data)))
    except asyncio.CancelledError:
        raise
    except Exception as error:
        if isinstance(error, Stale) and not table.broken:
            async with table.lock, table.piece():
                telling.anew_to(table, connection)
        refusing = refusing_of(error)
        connection.tell(refusing.as_no())
        if refusing.code == "too-often":
            await asyncio.sleep(DEAF_FOR)


def _wish(socket: Socket, data: str | bytes) -> Wish:
    scope: Any = socket.scope
    allowances: Allowances = scope[ALLOWANCES]
    if not allowances.take("wish", scope[PERSON], scope[ADDRESS]):
        raise Refusing("Too many wishes at once; wait a moment.", 429, code="too-often")
    if len(data) > FRAME:
        raise Refusing("This message is too long.", 413, code="too-long")
    try:
        wish = WISH.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusing("This message cannot be understood.", code="not-understood") from None
    if isinstance(wish, (Look, AskKing)) and not allowances.take("costly", scope[PERSON], scope[ADDRESS]):
        raise Refusing("Too many wishes at once; wait a moment.", 429, code="too-often")
    return wish


async def _fulfil(keeper: Keeper, table: LiveTable, connection: Connection, wish: Wish) -> None:
    if isinstance(wish, Say):
        await playing.say(table, connection, wish.text)
        return
    if isinstance(wish, Consent):
        await takeback.answer(table, connection.person, wish)
        return
    if isinstance(wish, AskAbout):
        async with table.lock:  # never before everybody was told
            connection.tell(explaining.explained(table, connection.viewer, wish.of))
        return
    if connection.viewer is None:
        raise Refusing("You are watching; only those who sit at the table can do this.", 403, code="watching")
    seat = table.seat_to_play(connection.person, connection.viewer).seat
    match wish:
        case Choose():
            with counting.choice(table.row.game):
                await playing.choose(table, seat, [wish.text, *wish.more], wish.at, wish.hold)
        case Wonder():
            async with table.lock:
                connection.tell(playing.foresee(table, seat, wish.texts))
        case Act():
            await playing.act(table, seat, wish.text)
        case Undo():
            await takeback.undo(table, seat)
        case Look():
            async with table.lock:  # never before everybody was told
                game = table.running()
            connection.tell(
                await asyncio.to_thread(looking.looked, table.shower, game, table.number, seat, wish.language)
            )
        case AskWhy():
            async with table.lock:
                connection.tell(playing.why(table, seat, wish.text))
        case ConfirmTurn():
            await holding.confirm(table, seat)
        case ReadOn():
            await learning.read_on(table, wish.step)
        case AskKing():
            async with table.lock:  # never before everybody was told
                keeper.advise(table, connection, seat)
        case AskTakeBack():
            await takeback.ask(table, seat)
