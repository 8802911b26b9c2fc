"""The tables of the database, and the steps that bring an older one up to date."""

from __future__ import annotations

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.core.errors import RegaliaError

STEPS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL)",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL,
            owner TEXT, made INTEGER NOT NULL, secret TEXT NOT NULL, seed TEXT, start TEXT,
            uploaded INTEGER NOT NULL, over INTEGER NOT NULL, rematch TEXT)""",
        "CREATE INDEX tables_by_owner ON tables (owner)",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
            holder TEXT NOT NULL, person TEXT, name TEXT NOT NULL, level TEXT NOT NULL, nonce TEXT NOT NULL,
            stood_in INTEGER NOT NULL, resigned INTEGER NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX seats_by_person ON seats (person)",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            seat INTEGER, text TEXT NOT NULL, told TEXT NOT NULL, PRIMARY KEY (table_id, number))""",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, number))""",
        """CREATE TABLE snapshots (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            position TEXT NOT NULL, PRIMARY KEY (table_id, number))""",
    ),
    ("ALTER TABLE seats ADD COLUMN tincture TEXT NOT NULL DEFAULT ''",),
    ("ALTER TABLE entries ADD COLUMN at INTEGER NOT NULL DEFAULT 0",),
)
"""Never change a step that has been released: add one."""


async def migrate(connection: AsyncConnection) -> None:
    """Runs the steps that this database has not seen."""
    await connection.execute(text("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL)"))
    row = (await connection.execute(text("SELECT value FROM meta WHERE name = 'schema'"))).first()
    version = int(row[0]) if row else 0
    if version > len(STEPS):
        raise RegaliaError("this data folder was written by a newer Regalia; update Regalia to use it")
    for step in STEPS[version:]:
        for statement in step:
            await connection.execute(text(statement))
    if row is None:
        await connection.execute(text("INSERT INTO meta VALUES ('schema', :v)"), {"v": len(STEPS)})
    else:
        await connection.execute(text("UPDATE meta SET value = :v WHERE name = 'schema'"), {"v": len(STEPS)})
