"""The data folder: one server at a time, and for nobody else's eyes."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy.exc import DBAPIError

from regalia.core.errors import RegaliaError

FILE, LOCK = "regalia.sqlite", "regalia.lock"
PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600


class Folder:
    """Holds a lock while a server uses it; the system lets go of it even when the server is killed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: IO[str] | None = None

    def take(self) -> None:
        try:
            self.path.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)  # it holds secrets
            lock = (self.path / LOCK).open("a", encoding="ascii")
            database = self.path / FILE
            database.touch(mode=PRIVATE_FILE)
            database.chmod(PRIVATE_FILE)
        except OSError as error:
            raise RegaliaError(f"the data folder {self.path} cannot be used: {error.strerror}") from None
        if not _locked(lock):
            lock.close()
            raise RegaliaError(f"another Regalia is using the data folder {self.path}; stop it, or name another folder")
        self._lock = lock

    def leave(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def _locked(file: IO[str]) -> bool:
    """Whether the file could be locked for this process alone."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def one_sentence(where: object) -> Iterator[None]:
    """What a database says of itself, in a sentence: broken, read-only, locked, on a full disk, not there."""
    try:
        yield
    except (DBAPIError, sqlite3.Error, OSError) as error:
        why = str(error.orig) if isinstance(error, DBAPIError) else str(error)
        raise RegaliaError(f"the database in {where} cannot be used: {why}") from error
