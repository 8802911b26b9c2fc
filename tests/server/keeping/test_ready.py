"""A server with a full database: how long it takes until it can be used."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from uuid import uuid4

import httpx
import pytest
from click.testing import CliRunner
from tests.server import postgres
from tests.server.keeping.test_keeping import NEWEST, TABLE, restored

from regalia.cli import main
from regalia.lab.load import cpu_seconds
from regalia.server.door.watching import READY
from regalia.server.keeping.folder import FILE
from regalia.server.serve import run

log = logging.getLogger(__name__)

ROOT = Path(__file__).parents[3]
TABLES = 5_000
MOST = 3.0
"""Seconds in which it has to be ready."""
TRIES = 3
"""Of these the quickest counts: the machine may be busy."""


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with so many tables, each with seats, some rounds of play and a snapshot."""
    folder = restored(NEWEST, tmp_path_factory.mktemp("full"))
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        for name, key in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id"), ("snapshots", "table_id")):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            copied = ", ".join(f"printf('%022d', another) AS {key}" if one == key else one for one in columns)
            all_but_one = f"SELECT 2 UNION SELECT another + 1 FROM numbers LIMIT {TABLES - 1}"
            connection.execute(
                f"WITH RECURSIVE numbers(another) AS ({all_but_one}) "
                f"INSERT INTO {name} SELECT {copied} FROM {name}, numbers WHERE {key} = ?",
                (TABLE,),
            )
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (TABLES,)
    return folder


@pytest.fixture(params=["sqlite", "postgres"])
def place(full: Path, request: pytest.FixtureRequest) -> Iterator[tuple[str, ...]]:
    """Where it is, as the command line says it."""
    if request.param == "sqlite":
        yield ("--data", str(full))
        return
    with postgres.running() as server:
        database = postgres.made(server, f"full_{uuid4().hex}")
        moved = CliRunner().invoke(main, ["admin", "move", "--from", str(full), "--to", database])
        assert moved.exit_code == 0, moved.output
        yield ("--database", database)


def until_ready(place: tuple[str, ...], folder: Path) -> tuple[float, float]:
    """Seconds by the clock and of the processor."""
    begun = time.monotonic()
    with run(folder, "--module", "tests.tiny.registered", *place, folder=ROOT) as (address, server):
        while httpx.get(address + READY, timeout=60).status_code != 200:
            time.sleep(0.01)
        return time.monotonic() - begun, cpu_seconds(server.pid) or 0.0


@pytest.mark.soak
def test_a_server_with_five_thousand_tables_is_ready_at_once(place: tuple[str, ...], tmp_path: Path) -> None:
    found = [until_ready(place, tmp_path) for _ in range(TRIES)]
    log.info("%s: %s", place[0], ", ".join(f"{clock:.2f} s, {cpu:.2f} of the processor" for clock, cpu in found))
    assert min(found)[0] < MOST
