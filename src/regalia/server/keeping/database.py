"""Where the tables are kept: a SQLite file in the data folder, or a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regalia.core.errors import RegaliaError
from regalia.server.counting import COMMITS
from regalia.server.keeping.folder import FILE

POSTGRESQL = "postgresql+asyncpg"
UPGRADING, IN_USE = 0x5245_4741, 0x5245_4742
"""Locks of PostgreSQL: any numbers, as long as all processes name the same."""
PATIENCE = 10.0
"""Seconds in which a server has to answer."""


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


def engine_of(url: URL) -> AsyncEngine:
    engine = _engine_of(url)
    _count(engine.sync_engine)
    return engine


def _engine_of(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, hide_parameters=True)
        _take_care(engine.sync_engine)
        return engine
    try:
        return create_async_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args={"timeout": PATIENCE})
    except (ModuleNotFoundError, NoSuchModuleError):
        raise RegaliaError("PostgreSQL needs asyncpg; pip install 'regalia[hosting]' brings it") from None


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
    if not await connection.scalar(text(f"SELECT {kind}({IN_USE})")):
        await connection.close()
        raise RegaliaError("another Regalia is using this database; stop it, or give both a --redis to share it")
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
