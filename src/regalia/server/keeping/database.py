"""Where the tables are kept: a SQLite file in the data folder, or a PostgreSQL server."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, ExceptionContext, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidatePoolError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regalia.core.errors import RegaliaError
from regalia.server.counting import COMMITS
from regalia.server.keeping.folder import FILE

POSTGRESQL = "postgresql+asyncpg"
UPGRADING, IN_USE = 0x5245_4741, 0x5245_4742
"""Locks of PostgreSQL: any numbers, as long as all processes name the same."""
PATIENCE = 10.0
"""Seconds in which a server has to be reached."""
SILENCE = 5.0
"""Seconds without an answer after which a connection is taken for lost, where people wait for it."""
GOING = 1.0
"""Seconds in which PostgreSQL notices that a server has gone: one that is started anew may be quicker."""
ALIVE = {
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "2",
    "idle_in_transaction_session_timeout": f"{4 * SILENCE:.0f}s",
}
"""So that PostgreSQL notices within seconds that a whole machine has gone, and lets go of the rows and bots it held."""


def address_of(folder: Path, database: str | None) -> URL:
    """The address that was named, or that of the file in the folder."""
    if database is None:
        return URL.create("sqlite+aiosqlite", database=str(folder / FILE))
    try:
        url = make_url(database)
    except ArgumentError:
        raise RegaliaError("a database has an address such as postgresql://user:password@host/name") from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername=POSTGRESQL)
    if url.drivername != POSTGRESQL:
        raise RegaliaError(f"tables are kept in SQLite or PostgreSQL, not in {url.drivername}")
    return url


def engine_of(url: URL, silence: float | None = None) -> AsyncEngine:
    """With `silence` a connection over which no answer comes for so many seconds is taken for lost."""
    engine = _engine_of(url, silence)
    _count(engine.sync_engine)
    return engine


def _engine_of(url: URL, silence: float | None) -> AsyncEngine:
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, hide_parameters=True)
        _take_care(engine.sync_engine)
        return engine
    try:
        waits = {"timeout": PATIENCE, "command_timeout": silence, "server_settings": ALIVE if silence else {}}
        engine = create_async_engine(url, hide_parameters=True, connect_args=waits)
    except (ModuleNotFoundError, NoSuchModuleError):
        raise RegaliaError("PostgreSQL needs asyncpg; pip install 'regalia[hosting]' brings it") from None
    event.listen(engine.sync_engine, "handle_error", _lose_what_is_silent)
    event.listen(engine.sync_engine, "checkout", _prove)
    return engine


def _lose_what_is_silent(failed: ExceptionContext) -> None:
    """Whoever has waited in vain for an answer must not ask again over that connection, nor others over its like."""
    if isinstance(failed.original_exception, TimeoutError):
        failed.is_disconnect = True


def _prove(connection: Any, record: Any, proxy: Any) -> None:
    """Asked before it is used: where there is no answer, everything that was opened before is lost as well.

    SQLAlchemy's own `pool_pre_ping` does not take silence for an answer.
    """
    try:
        connection.ping()
    except (connection.dbapi.Error, DBAPIError, OSError) as error:
        raise InvalidatePoolError from error


def file_engine_of(url: URL) -> Engine:
    """The same SQLite file for whoever waits for it in a thread: a transaction is one errand, not one for each step."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    _take_care(engine)
    _count(engine)
    return engine


def _count(engine: Engine) -> None:
    event.listen(engine, "commit", lambda connection: COMMITS.inc())


def _take_care(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)


async def claim(engine: AsyncEngine, is_shared: bool) -> AsyncConnection:
    """A connection that says, as long as it is open, that a server uses this database: alone, or with its like."""
    connection = await engine.connect()
    kind = "pg_try_advisory_lock_shared" if is_shared else "pg_try_advisory_lock"
    give_up = time.monotonic() + GOING
    while not await connection.scalar(text(f"SELECT {kind}({IN_USE})")):
        if time.monotonic() > give_up:
            await connection.close()
            raise RegaliaError("another Regalia is using this database; stop it, or give both a --redis to share it")
        await asyncio.sleep(GOING / 10)
    await connection.commit()  # the claim lasts; a transaction that never ends would be in the way of others
    return connection


def _prepare(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
