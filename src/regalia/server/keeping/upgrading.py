"""Brings a database up to date, by Alembic; one that is older than Alembic here is told its version first."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, inspect, text

from regalia.core.errors import RegaliaError
from regalia.server.keeping.database import UPGRADING, engine_of

MIGRATIONS = Path(__file__).parent / "migrations"
OWN_VERSIONS = "meta"
"""Where the first three versions said which they were."""
FIRST = "1"
NEWER = "this database was written by a newer Regalia; update Regalia to use it"


async def bring_up_to_date(address: URL) -> None:
    """However long that takes: nobody is served meanwhile."""
    engine = engine_of(address)
    try:
        async with engine.connect() as connection, connection.begin():
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def upgrade(connection: Connection) -> None:
    """Runs the steps that this database has not seen, in the transaction of the connection."""
    if connection.dialect.name == "postgresql":  # where several processes may start at once
        connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    version = MigrationContext.configure(connection).get_current_revision()
    own = _own_version(connection) if version is None else None
    if (version or own or FIRST) not in versions():
        raise RegaliaError(NEWER)
    if own is not None:
        command.stamp(config, own)
    command.upgrade(config, "head")


def versions() -> list[str]:
    """All that there are, the newest first."""
    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def _own_version(connection: Connection) -> str | None:
    if not inspect(connection).has_table(OWN_VERSIONS):
        return None
    found = connection.execute(text(f"SELECT value FROM {OWN_VERSIONS} WHERE name = 'schema'")).scalar()
    return None if found is None else str(found)
