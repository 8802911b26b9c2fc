"""Data folders: of older versions, copied, and where browsers find the server."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.conftest import quick, serving
from tests.server.helpers import Browser, play_on

from regalia.core.errors import RegaliaError
from regalia.server.keeping import schema
from regalia.server.keeping.storage import FILE, Storage
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
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return int(connection.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()[0])


async def open_and_close(folder: Path) -> None:
    storage = Storage(folder)
    try:
        await storage.open()
    finally:
        await storage.close()


def check_goes_on(folder: Path) -> None:
    """The table of an old database is there with all it had, and is played to its end."""
    with serving(quick(folder)) as address, closing(Browser(address, SECRET)) as me:
        assert me.http.get("/api/me").json()["name"] == "Ann"
        assert [table["id"] for table in me.http.get("/api/me").json()["tables"]] == [TABLE]
        seats = [me.look(TABLE, seat) for seat in range(3)]
        assert seats[0].at == 33 and seats[0].last["chat"][0]["text"] == "hello"
        assert seats[0].scene["tinctures"] == ["azure", "or", "vert"]
        play_on(seats)
        assert me.http.get(f"/api/tables/{TABLE}/verify").json()["good"]


@pytest.mark.parametrize("version", range(1, len(schema.STEPS) + 1))
def test_every_older_version_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    """A new step needs a new file in `old/`: `python -m tests.server.old`."""
    folder = restored(version, tmp_path)
    assert version_of(folder) == version
    check_goes_on(folder)
    assert version_of(folder) == len(schema.STEPS)


def test_a_step_is_taken_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = restored(1, tmp_path)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ("CREATE TABLE later (id TEXT)",)))
    for _ in range(2):
        asyncio.run(open_and_close(folder))
    assert version_of(folder) == len(schema.STEPS)


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = restored(1, tmp_path)
    before = "\n".join(sqlite3.connect(folder / FILE).iterdump())
    step = ("CREATE TABLE later (id TEXT)", "ALTER TABLE nowhere ADD COLUMN x")
    with monkeypatch.context() as patch, pytest.raises(Exception, match="nowhere"):
        patch.setattr(schema, "STEPS", (*schema.STEPS, step))
        asyncio.run(open_and_close(folder))
    assert "\n".join(sqlite3.connect(folder / FILE).iterdump()) == before
    check_goes_on(folder)


def test_newer_data_are_refused(tmp_path: Path) -> None:
    folder = restored(1, tmp_path)
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("UPDATE meta SET value = 99")
    with pytest.raises(RegaliaError, match="newer"):
        asyncio.run(open_and_close(folder))


def test_a_copy_of_the_folder_is_a_backup(tmp_path: Path) -> None:
    """Also one that was made while the server ran."""
    with serving(quick(restored(1, tmp_path / "data"))) as address, closing(Browser(address, SECRET)) as me:
        seat = me.look(TABLE, 0)
        shutil.copytree(tmp_path / "data", tmp_path / "copy")
        seat.wish("say", text="after the copy")
        seat.hear_kind("said")
    check_goes_on(tmp_path / "copy")


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
