"""Everything from one database into another: all rows in one transaction, or none."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.core.errors import RegaliaError
from regalia.server.keeping.folder import one_sentence
from regalia.server.keeping.places import Place, place_of
from regalia.server.keeping.schema import METADATA

AT_ONCE = 500
"""Rows that are held in memory."""

Counts = dict[str, int]
"""Rows of each table of a database."""


async def move(source: Place, target: Place) -> Counts:
    """Copies what no server uses into a database that is empty; what was in the source stays there."""
    source.must_be_there()
    if str(source) == str(target):
        raise RegaliaError("source and target are the same database")
    async with source.alone() as old, target.alone() as new:
        return await _copy(source, old, target, new)


async def copy_out(source: Place, folder: Path) -> Counts:
    """A folder with all of a database as it is at one moment, while a server may go on writing."""
    target = place_of(folder, None)
    async with source.looked_at() as old, target.alone() as new:
        return await _copy(source, old, target, new)


async def _copy(source: Place, old: AsyncConnection, target: Place, new: AsyncConnection) -> Counts:
    if any((await counted(new)).values()):
        raise RegaliaError(f"there is something in {target} already; nothing is written over")
    for table in METADATA.sorted_tables:
        async for rows in _rows(source, old, table):
            await new.execute(insert(table), rows)
    with one_sentence(source):
        before = await counted(old)
    after = await counted(new)
    if before != after:
        raise RegaliaError(f"not everything has arrived in {target}, so nothing was kept: {after} instead of {before}")
    return after


async def _rows(source: Place, connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[dict[str, Any]]]:
    with one_sentence(source):
        found = await connection.stream(select(table))
        async for rows in found.mappings().partitions(AT_ONCE):
            yield [dict(row) for row in rows]


async def counted(connection: AsyncConnection) -> Counts:
    return {
        table.name: int(await connection.scalar(select(func.count()).select_from(table)) or 0)
        for table in METADATA.sorted_tables
    }
