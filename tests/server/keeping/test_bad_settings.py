"""A host's mistakes and misfortunes: one clear sentence, an exit code, and nothing damaged."""

from __future__ import annotations

import ctypes
import os
import shlex
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from tests.server.helpers import PATIENCE, Browser, Seat, is_closed, play_on
from tests.server.keeping.test_keeping import NEWEST, SECRET, TABLE, check_goes_on, restored, said_by_serving

from regalia.server.keeping.folder import FILE
from regalia.server.serve import _address, run
from regalia.server.showing.connections import AGAIN

ROOT = Path(__file__).parents[3]
OPTIONS = ("--module", "tests.tiny.registered", "--bot-pause", "0", "--allowance", "100")
PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH = 24, 1, 2
ENOUGH_TO_START = 400
"""Kilobytes that every file may have: the database, and the log of what is not yet in it."""


def dumped(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return list(connection.iterdump())


def test_a_database_that_somebody_else_has_locked(tmp_path: Path) -> None:
    folder = restored(1, tmp_path)
    before = dumped(folder)
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "database is locked" in said_by_serving("--data", folder)
        other.execute("ROLLBACK")
    assert dumped(folder) == before
    check_goes_on(folder)


def be_like_anybody() -> None:
    """Root writes everywhere, unless it lets go of that right for all programs it starts from here on."""
    system = ctypes.CDLL(None, use_errno=True)
    for right in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH):
        if os.geteuid() == 0 and system.prctl(PR_CAPBSET_DROP, right, 0, 0, 0):
            raise OSError(ctypes.get_errno(), "prctl")


@pytest.mark.skipif(sys.platform != "linux", reason="folders have other rights here")
def test_a_folder_that_may_only_be_read(tmp_path: Path) -> None:
    folder = restored(1, tmp_path / "data")
    before = dumped(folder)
    folder.chmod(0o555)
    start = [sys.executable, "-m", "regalia", "serve", "--no-open", "--port", "0", "--data", str(folder)]
    ended = subprocess.run(
        start, capture_output=True, text=True, timeout=PATIENCE, check=False, preexec_fn=be_like_anybody
    )
    (line,) = ended.stderr.splitlines()
    assert ended.returncode == 1 and line == f"regalia: the data folder {folder} cannot be used: Permission denied"
    folder.chmod(0o700)
    assert dumped(folder) == before
    check_goes_on(folder)


@contextmanager
def served_in(folder: Path, kilobytes: int) -> Iterator[str]:
    """A server whose files may not grow beyond a size: what a full disk is like."""
    start = [sys.executable, "-m", "regalia", "serve", "--no-open", "--port", "0", "--data", str(folder), *OPTIONS]
    with subprocess.Popen(
        ["bash", "-c", f"ulimit -f {kilobytes}; exec {shlex.join(start)}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=ROOT,
    ) as process:
        try:
            yield _address(process)
        finally:
            process.terminate()


def fill(seat: Seat) -> int:
    """Talks until the disk is full; how much of it was acknowledged."""
    for number in range(10_000):
        seat.wish("say", text=f"{number} " + "x" * 490)
        if seat.hear_until(lambda word: word["is"] in ("said", "no"))["is"] == "no":
            assert seat.last["code"] == "failed"
            return number
    raise AssertionError("the disk was never full")


@pytest.mark.skipif(sys.platform == "win32", reason="files have no largest size here")
def test_a_disk_that_becomes_full_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    folder = restored(1, tmp_path)
    with served_in(folder, ENOUGH_TO_START) as address, closing(Browser(address, SECRET)) as me:
        seats = [me.look(TABLE, seat) for seat in range(3)]
        acknowledged = fill(seats[0])
        assert [is_closed(seat) for seat in seats] == [AGAIN] * 3, "the table is loaded anew"
        seats = [me.look(TABLE, seat) for seat in range(3)]
        at = seats[0].at
        asked = next(seat for seat in seats if seat.ask)
        asked.choose()
        if asked.last["is"] == "no":  # else there was just room enough for it
            assert is_closed(asked) == AGAIN
        else:
            at = asked.at
        assert me.http.get("/api/me").is_success, "who only looks is not troubled"
    with run(folder, *OPTIONS, folder=ROOT) as (address, _), closing(Browser(address, SECRET)) as me:
        with closing(sqlite3.connect(folder / FILE)) as connection:
            assert connection.execute("SELECT count(*) FROM chat").fetchone()[0] == acknowledged + 1
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        seats = [me.look(TABLE, seat) for seat in range(3)]
        assert seats[0].at == at
        play_on(seats)
        assert me.http.get(f"/api/tables/{TABLE}/verify").json()["good"]


def test_a_backup_on_a_full_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = restored(NEWEST, tmp_path / "data")
    before = dumped(folder)
    copy = tmp_path / "copy" / "backup"
    command = f"ulimit -f 8; exec {sys.executable} -m regalia admin backup {copy} --data {folder}"
    ended = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=PATIENCE, check=False)
    (line,) = ended.stderr.splitlines()
    assert ended.returncode == 1 and line.startswith("regalia: ")
    assert list(copy.parent.iterdir()) == [] and dumped(folder) == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--database", "postgresql://ann:s3cret@nowhere.invalid/regalia"), "cannot be used"),
        (("--database", "postgresql:///"), "cannot be used"),
        (("--database", "sqlite:///there.sqlite"), "SQLite or PostgreSQL, not in sqlite"),
        (("--proxy", "nowhere"), "is no address of a proxy"),
        (("--host", "192.0.2.1"), "cannot listen on 192.0.2.1"),
        (("--host", "nowhere.invalid"), "cannot listen on nowhere.invalid"),
    ],
)
def test_settings_that_cannot_be(tmp_path: Path, arguments: tuple[str, str], sentence: str) -> None:
    said = said_by_serving("--data", tmp_path / "data", *arguments)
    assert sentence in said and "s3cret" not in said


def test_a_server_that_did_not_start_has_let_go_of_its_folder(tmp_path: Path) -> None:
    folder = restored(1, tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said_by_serving("--data", folder, "--port", str(taken.getsockname()[1]))
    check_goes_on(folder)
