"""Where a host's command works: in a data folder or in a PostgreSQL database, looking on or alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from alembic.migration import MigrationContext
from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.core.errors import RegaliaError
from regalia.server.keeping.database import address_of, claim, engine_of
from regalia.server.keeping.folder import FILE, Folder, one_sentence
from regalia.server.keeping.upgrading import NEWER, upgrade, versions


@dataclass(frozen=True, slots=True)
class Place:
    """A database that somebody named; `folder` is None for one of PostgreSQL."""

    folder: Path | None
    address: URL

    def __str__(self) -> str:
        return str(self.folder) if self.folder else self.address.render_as_string()

    def must_be_there(self) -> None:
        """A file that is not there would be made by looking for it."""
        if self.folder and not (self.folder / FILE).is_file():
            raise RegaliaError(f"there is no database in {self}")

    @asynccontextmanager
    async def looked_at(self) -> AsyncIterator[AsyncConnection]:
        """All of it as it is at one moment, while a server may go on writing."""
        async with self._connected(is_reading=True) as connection:
            yield connection

    @asynccontextmanager
    async def changed(self) -> AsyncIterator[AsyncConnection]:
        """A transaction beside those of the server, if one runs."""
        async with self._connected(is_reading=False) as connection:
            yield connection

    @asynccontextmanager
    async def _connected(self, *, is_reading: bool) -> AsyncIterator[AsyncConnection]:
        self.must_be_there()
        engine = engine_of(self.address)
        try:
            with one_sentence(self):
                async with engine.connect() as raw:
                    connection = await (_looking(raw) if is_reading else raw.execution_options())
                    async with connection.begin():
                        await connection.run_sync(self._check)
                        yield connection
        finally:
            await engine.dispose()

    def _check(self, connection: Connection) -> None:
        found, known = MigrationContext.configure(connection).get_current_revision(), versions()
        if found is None:
            raise RegaliaError(f"there are no tables of this Regalia in {self}; `regalia serve` makes them")
        if found not in known:
            raise RegaliaError(NEWER)
        if found != known[0]:
            raise RegaliaError(
                f"the database in {self} is older than this Regalia; `regalia serve` brings it up to date"
            )

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[AsyncConnection]:
        """A transaction while no server may use it; the database is made, or brought up to date, first."""
        folder = Folder(self.folder) if self.folder else None
        if folder:
            folder.take()
        engine = engine_of(self.address)
        try:
            with one_sentence(self):
                async with engine.connect() as connection, connection.begin():
                    await connection.run_sync(upgrade)
                claimed = None if folder else await claim(engine, is_shared=False)
                try:
                    async with engine.connect() as connection, connection.begin():
                        yield connection
                finally:
                    if claimed:
                        await claimed.close()
        finally:
            await engine.dispose()
            if folder:
                folder.leave()


async def _looking(connection: AsyncConnection) -> AsyncConnection:
    """Sees one moment only, on both kinds."""
    if connection.dialect.name == "postgresql":
        return await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return await connection.execution_options(reading=True)


def place_of(folder: Path, database: str | None) -> Place:
    """As `serve` takes them: the database at an address, else the file in the folder."""
    return Place(None if database else folder, address_of(folder, database))


def place_named(text: str) -> Place:
    """A folder, or an address such as postgresql://user@host/name."""
    return place_of(Path(), text) if "://" in text else place_of(Path(text), None)
