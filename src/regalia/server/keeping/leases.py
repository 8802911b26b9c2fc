"""Who plays the bots of a table: one process at a time, as long as its connection to PostgreSQL lasts.

Advisory locks, not keys with a time limit: nothing has to be renewed, and whoever dies lets go at once. Where two
processes believe to have one, both think, and one of them is overtaken.
"""

from __future__ import annotations

import asyncio
from hashlib import blake2b

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from regalia.server.refusing import log

NUMBER = "CAST(:number AS bigint)"


def _number(table_id: str) -> int:
    return int.from_bytes(blake2b(table_id.encode(), digest_size=8).digest(), signed=True)


class Leases:
    """Those of this process, all over one connection."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._taken: set[str] = set()
        self._turn = asyncio.Lock()

    async def take(self, table_id: str) -> bool:
        """Whether the table's bots are for this process to play now."""
        async with self._turn:
            if table_id not in self._taken and await self._ask(f"SELECT pg_try_advisory_lock({NUMBER})", table_id):
                self._taken.add(table_id)
            return table_id in self._taken

    async def leave(self, table_id: str) -> None:
        """Where PostgreSQL cannot be told, its connection has ended, and everything was let go with it."""
        async with self._turn:
            if table_id in self._taken:
                self._taken.discard(table_id)
                try:
                    await self._ask(f"SELECT pg_advisory_unlock({NUMBER})", table_id)
                except (DBAPIError, OSError) as error:
                    log.warning("all bots were let go with the connection to the database: %s", type(error).__name__)

    async def prove(self) -> None:
        """Finds out whether the connection still lasts; where it does not, everything is let go."""
        async with self._turn:
            if self._taken:
                await self._ask(f"SELECT {NUMBER} IS NULL", "")

    async def _ask(self, query: str, table_id: str) -> bool:
        try:
            connection = await self._connected()
            return bool(await connection.scalar(text(query), {"number": _number(table_id)}))
        except Exception:
            await self._lose()
            raise

    async def _connected(self) -> AsyncConnection:
        if self._connection is None:
            raw = await self._engine.connect()
            self._connection = await raw.execution_options(isolation_level="AUTOCOMMIT")
        return self._connection

    async def _lose(self) -> None:
        connection, self._connection = self._connection, None
        self._taken.clear()
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        async with self._turn:
            await self._lose()
