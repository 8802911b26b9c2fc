"""Keeps the tables in memory as the database has them, whichever process wrote: woken by a hint, and by looking.

Hints may be lost; what is in the database is right.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from regalia.server.company.company import HERE, Company
from regalia.server.company.ending import end
from regalia.server.keeping.news import news_of
from regalia.server.keeping.rows import Change
from regalia.server.keeping.storage import GONE, Storage
from regalia.server.refusing import Refusing, log
from regalia.server.table import attendance, holding
from regalia.server.table.following import read_on, take_news
from regalia.server.table.live_table import LiveTable

LOOK, AROUND = 2.0, 5
"""Seconds between looks at the versions of all tables here; at every so many-th, at who is there."""


class Followers:
    """Of all tables of a process; where it is alone there is nothing to do."""

    def __init__(self, storage: Storage, company: Company, tables: Mapping[str, LiveTable]) -> None:
        self._storage = storage
        self._company = company
        self._tables = tables
        self._wanted: dict[str, int] = {}
        self._news: dict[str, dict[int, str]] = {}  # by table and version: what was written, where that was told
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        if self._company.is_many:
            self._storage.on_change = self._tell
            await self._company.open(self.hear)
            self._start(self._look())

    async def close(self) -> None:
        await end(self._tasks)
        await self._company.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _tell(self, table_id: str, version: int, change: Change | None) -> None:
        self._company.tell(table_id, version, "" if change is None else news_of(change))

    def hear(self, table_id: str, version: int, news: str = "") -> None:
        """A hint of another process."""
        table = self._tables.get(table_id)
        if table is None or table.broken:
            return
        if version == HERE:
            self._start(self._look_around([table]))
        elif version == GONE:
            self._want(table, sys.maxsize)
        elif version > table.row.version:
            if news:
                self._news.setdefault(table_id, {})[version] = news
            self._want(table, version)

    def _want(self, table: LiveTable, version: int) -> None:
        is_wanted = table.id in self._wanted
        self._wanted[table.id] = max(version, self._wanted.get(table.id, 0))
        if not is_wanted:
            self._start(self._follow(table))

    async def _follow(self, table: LiveTable) -> None:
        """Once for all hints that come before the reading, and again for those that come later."""
        seen = 0
        try:
            while not table.broken and self._wanted[table.id] > seen:
                async with table.lock:
                    seen = self._wanted[table.id]
                    await take_news(table, self._news.pop(table.id, {}))
                    if table.row.version < seen:
                        await read_on(table)
        except Refusing:
            log.info("table %s was left: it has gone, or is loaded anew", table.id[:6])
        except Exception:
            log.exception("table %s could not be followed", table.id[:6])
        finally:
            del self._wanted[table.id]
            self._news.pop(table.id, None)

    async def refresh(self, table: LiveTable) -> None:
        """Whoever asks for the table now is told what it is now."""
        if not self._company.is_many or table.broken:
            return
        if not table.connections and self._company.hears:  # nobody here has been told meanwhile who came and went
            await self._look_around([table])
        version = (await self._storage.versions([table.id])).get(table.id, sys.maxsize)
        if version > table.row.version and not table.broken:
            try:
                async with table.lock:
                    await read_on(table)
            except Refusing:
                assert table.broken, "it is loaded anew, or known to be gone"

    async def _look(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(LOOK)
            rounds += 1
            try:
                await self._look_at_versions()
                if self._storage.leases is not None:
                    await self._storage.leases.prove()
                if rounds % AROUND == 0:
                    await self._look_around(
                        [table for table in self._tables.values() if table.connections or table.elsewhere]
                    )
            except Exception as error:
                log.warning("the tables could not be looked at: %r", error)

    async def _look_at_versions(self) -> None:
        found = await self._storage.versions(known := list(self._tables))
        for table_id in known:
            self.hear(table_id, found.get(table_id, GONE))

    async def _look_around(self, tables: Sequence[LiveTable]) -> None:
        """Who is at other processes; nobody waits any more for those who have gone from there."""
        found = await self._company.elsewhere([table.id for table in tables])
        for table in tables if found is not None else ():
            assert found is not None
            for person in attendance.notice(table, found.get(table.id, frozenset())):
                self._start(self._let_bots_go(table, person))
            table.changed.set()

    async def _let_bots_go(self, table: LiveTable, person: str) -> None:
        try:
            await holding.let_bots_go(table, person)
        except Exception as error:
            log.warning("bots still wait at table %s: %r", table.id[:6], error)
