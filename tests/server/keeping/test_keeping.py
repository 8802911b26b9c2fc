"""Data folders: of older versions, copied, and where browsers find the server."""

from __future__ import annotations

import asyncio
import logging
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from click.testing import CliRunner
from sqlalchemy import create_engine
from tests.server.conftest import quick, serving
from tests.server.helpers import PATIENCE, Browser, play_on

from regalia.cli import main
from regalia.core.errors import RegaliaError
from regalia.server.keeping import upgrading
from regalia.server.keeping.folder import FILE
from regalia.server.keeping.rows import SeatRow, TableRow
from regalia.server.keeping.schema import METADATA
from regalia.server.keeping.storage import Storage
from regalia.server.serve import addresses, lan_address

OLD = Path(__file__).parents[1] / "old"
"""Databases as older versions left them, with a game in the middle; see `SECRET` and `TABLE`."""

SECRET = "s" * 43
TABLE = "T" * 22


def restored(version: int, folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.executescript((OLD / f"version_{version}.sql").read_text(encoding="utf-8"))
    return folder


def version_of(folder: Path) -> int:
    """As the first three told it, or as Alembic does."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        told = "SELECT version_num FROM alembic_version" if "alembic_version" in names else "SELECT value FROM meta"
        return int(connection.execute(told).fetchone()[0])


async def open_and_close(folder: Path) -> None:
    storage = Storage(folder)
    try:
        await storage.open()
    finally:
        await storage.close()


def check_goes_on(folder: Path) -> None:
    """The table of an old database is there with all it had, and is played to its end."""
    alone = replace(quick(folder), database=None, redis=None)  # in its folder, wherever others keep theirs
    with serving(alone) as address, closing(Browser(address, SECRET)) as me:
        assert me.http.get("/api/me").json()["name"] == "Ann"
        assert [table["id"] for table in me.http.get("/api/me").json()["tables"]] == [TABLE]
        seats = [me.look(TABLE, seat) for seat in range(3)]
        assert seats[0].at == 33 and seats[0].last["chat"][0]["text"] == "hello"
        assert seats[0].scene["tinctures"] == ["azure", "or", "vert"]
        play_on(seats)
        assert me.http.get(f"/api/tables/{TABLE}/verify").json()["good"]


NEWEST = len(upgrading.versions())


@pytest.mark.parametrize("version", range(1, NEWEST + 1))
def test_every_older_version_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    """A new step needs a new file in `old/`: `python -m tests.server.old`."""
    folder = restored(version, tmp_path)
    assert version_of(folder) == version
    check_goes_on(folder)
    assert version_of(folder) == NEWEST


def test_the_steps_lead_to_the_tables_as_they_are(tmp_path: Path) -> None:
    """Alembic's own comparison of what it has built with what is declared."""
    asyncio.run(open_and_close(tmp_path))
    with create_engine(f"sqlite:///{tmp_path / FILE}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def with_another_step(folder: Path, does: str, patch: pytest.MonkeyPatch) -> None:
    """The steps, and one that does this."""
    shutil.copytree(upgrading.MIGRATIONS, folder)
    step = f'from alembic import op\nrevision, down_revision = "later", "{NEWEST}"\n\n\ndef upgrade():\n    {does}\n'
    (folder / "versions" / "later.py").write_text(step)
    patch.setattr(upgrading, "MIGRATIONS", folder)


def test_a_step_is_taken_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = restored(1, tmp_path / "data")
    with_another_step(tmp_path / "steps", "op.execute('CREATE TABLE later (id TEXT)')", monkeypatch)
    for _ in range(2):
        asyncio.run(open_and_close(folder))
    with closing(sqlite3.connect(folder / FILE)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("later",)]


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = restored(1, tmp_path / "data")
    before = "\n".join(sqlite3.connect(folder / FILE).iterdump())
    with monkeypatch.context() as patch, pytest.raises(Exception, match="nowhere"):
        with_another_step(tmp_path / "steps", "op.execute('ALTER TABLE nowhere ADD COLUMN x')", patch)
        asyncio.run(open_and_close(folder))
    assert "\n".join(sqlite3.connect(folder / FILE).iterdump()) == before
    check_goes_on(folder)


def test_data_of_a_newer_alembic_are_refused(tmp_path: Path) -> None:
    asyncio.run(open_and_close(tmp_path))
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '99'")
    with pytest.raises(RegaliaError, match="newer"):
        asyncio.run(open_and_close(tmp_path))


def test_newer_data_are_refused(tmp_path: Path) -> None:
    folder = restored(1, tmp_path)
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("UPDATE meta SET value = 99")
    with pytest.raises(RegaliaError, match="newer"):
        asyncio.run(open_and_close(folder))


def test_a_backup_is_made_while_the_server_runs(tmp_path: Path) -> None:
    """Wholly from one moment, however much of the database still lies in its log."""
    with serving(quick(restored(1, tmp_path / "data"))) as address, closing(Browser(address, SECRET)) as me:
        seat = me.look(TABLE, 0)
        made = CliRunner().invoke(
            main, ["admin", "backup", str(tmp_path / "copy" / FILE), "--data", str(tmp_path / "data")]
        )
        assert made.exit_code == 0 and "1 tables" in made.output
        seat.wish("say", text="after the copy")
        seat.hear_kind("said")
    assert (tmp_path / "copy" / FILE).stat().st_mode & 0o777 == 0o600
    check_goes_on(tmp_path / "copy")


@pytest.mark.parametrize("position", ["", "{", "[]", "7", '{"state": 3}', '{"seats": 3, "state": {"deck": 7}}', "\0\0"])
def test_a_snapshot_that_cannot_be_read_blocks_nobody(tmp_path: Path, position: str) -> None:
    folder = restored(1, tmp_path)
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        assert connection.execute("UPDATE snapshots SET position = ?", (position,)).rowcount
    check_goes_on(folder)


def said_by_serving(*arguments: str | Path) -> str:
    """What a server says that does not start: one line, no traceback, and an exit code."""
    with logs_as_they_were():
        ended = CliRunner().invoke(main, ["serve", "--no-open", "--port", "0", *map(str, arguments)])
    assert ended.exit_code == 1 and ended.stdout == "", ended.output
    (line,) = ended.stderr.splitlines()
    return line


@contextmanager
def logs_as_they_were() -> Iterator[None]:
    """A server sets them up for its process, which is here that of the tests."""
    root = logging.getLogger()
    handlers, level, switching = root.handlers[:], root.level, sys.getswitchinterval()
    root.handlers.clear()
    try:
        yield
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        sys.setswitchinterval(switching)


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address:
        assert "another Regalia is using the data folder" in said_by_serving("--data", tmp_path)
        with closing(Browser(address)) as me:
            assert me.http.get("/api/me").is_success
    asyncio.run(open_and_close(tmp_path))


def test_a_folder_that_cannot_be_used_is_named_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used" in said_by_serving("--data", tmp_path / "file" / "data")
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / FILE).write_bytes(b"this is no database " * 200)
    assert "file is not a database" in said_by_serving("--data", broken)
    assert (broken / FILE).read_bytes() == b"this is no database " * 200
    newer = restored(1, tmp_path / "newer")
    with closing(sqlite3.connect(newer / FILE)) as connection, connection:
        connection.execute("UPDATE meta SET value = 99")
    assert "written by a newer Regalia" in said_by_serving("--data", newer)
    (tmp_path / "locked").mkdir()
    (tmp_path / "locked" / FILE).symlink_to(Path("/proc/version"))
    assert "cannot be used" in said_by_serving("--data", tmp_path / "locked"), "read-only"


@pytest.mark.skipif(sys.platform == "win32", reason="files have no largest size here")
def test_a_full_disk_is_named_in_one_sentence(tmp_path: Path) -> None:
    """Files may not grow beyond a few kilobytes: what a full disk is like."""
    start = f"ulimit -f 8; exec {sys.executable} -m regalia serve --no-open --port 0 --data {tmp_path}"
    ended = subprocess.run(["bash", "-c", start], capture_output=True, text=True, timeout=PATIENCE, check=False)
    (line,) = ended.stderr.splitlines()
    assert ended.returncode == 1 and f"the database in {tmp_path} cannot be used" in line


def test_an_error_of_the_database_tells_no_keys(tmp_path: Path) -> None:
    """What was to be written holds ids, which open tables, and nonces."""

    async def fail() -> str:
        storage = Storage(tmp_path)
        await storage.open()
        try:
            row = TableRow("x", "tiny", 1, "{}", "ann", 1, "")
            await storage.add_table(row, [SeatRow("the key of a table", 0, "open")])
        except Exception as error:
            return str(error)
        finally:
            await storage.close()
        return ""

    said = asyncio.run(fail())
    assert "FOREIGN KEY" in said and "the key of a table" not in said


def test_a_port_that_is_taken_is_named_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "cannot listen on" in said_by_serving("--data", tmp_path, "--port", str(taken.getsockname()[1]))


def test_nobody_else_may_read_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    asyncio.run(open_and_close(folder))
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {path.stat().st_mode & 0o077 for path in folder.iterdir() if path.name.startswith(FILE)} == {0}


def test_the_first_address_is_one_that_others_can_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.serve.lan_address", lambda: "192.0.2.7")
    assert addresses("0.0.0.0", 80) == ["http://192.0.2.7:80/", "http://127.0.0.1:80/"]
    monkeypatch.setattr("regalia.server.serve.lan_address", lambda: None)
    assert addresses("0.0.0.0", 80) == ["http://127.0.0.1:80/"]
    assert addresses("::1", 80) == ["http://[::1]:80/"]


@pytest.mark.skipif(lan_address() is None, reason="this machine is in no network")
def test_a_server_for_the_network_says_its_address(tmp_path: Path) -> None:
    start = [sys.executable, "-m", "regalia", "serve", "--host", "0.0.0.0", "--port", "0", "--no-open"]
    with subprocess.Popen([*start, "--data", str(tmp_path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://([^:/]+):(\d+)/", process.stdout.readline())
        assert found and found[1] == lan_address()
        with socket.create_connection((found[1], int(found[2])), timeout=10):
            pass
        process.terminate()
