"""Writes `old/version_N.sql` for the newest version of the database: run it when a step is added to the schema."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import tests.tiny.registered  # noqa: F401 - the game of the table
from tests.server.conftest import quick, serving
from tests.server.helpers import Browser, play_on
from tests.server.keeping.test_keeping import OLD, SECRET, TABLE

from regalia.server.keeping import upgrading
from regalia.server.keeping.folder import FILE


def played(folder: Path) -> None:
    """A table of the tiny game in its third round, with an undo, a snapshot and a line of chat."""
    with serving(quick(folder)) as address, closing(Browser(address, SECRET)) as me:
        me.http.put("/api/me", json={"name": "Ann"})
        table = me.open_table("me", "me", "me", coins=9)
        seats = [me.look(table, seat) for seat in range(3)]
        seats[0].wish("say", text="hello")
        seats[0].choose()
        seats[0].wish("undo")
        seats[0].hear_kind("fresh")
        play_on(seats, until=lambda: seats[0].at >= 33)


def main() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        played(folder)
        with closing(sqlite3.connect(folder / FILE)) as connection:
            (table,) = connection.execute("SELECT id FROM tables").fetchone()
            text = "\n".join(connection.iterdump()).replace(table, TABLE)
    OLD.mkdir(exist_ok=True)
    (OLD / f"version_{len(upgrading.versions())}.sql").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
