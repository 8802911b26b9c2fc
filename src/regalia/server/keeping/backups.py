"""A database as one file, made while a server runs; and back from it, over nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from regalia.core.errors import RegaliaError
from regalia.server.keeping.folder import FILE, PRIVATE_FILE, PRIVATE_FOLDER, one_sentence
from regalia.server.keeping.moving import Counts, copy_out, counted, move
from regalia.server.keeping.places import Place, place_of


async def back_up(place: Place, target: Path) -> Counts:
    """A SQLite file with all of the database as it is at one moment; as regalia.sqlite in a folder it can be served."""
    place.must_be_there()
    if target.exists():
        raise RegaliaError(f"{target} is there already; a backup writes over nothing")
    with beside(target.parent) as folder:
        if place.folder:
            _copy(place.folder / FILE, folder / FILE)
            counts = await _checked(folder)
        else:
            counts = await copy_out(place, folder)
        (folder / FILE).rename(target)
    return counts


async def restore(file: Path, place: Place) -> Counts:
    """The database of a backup, also of an older version, where there is none yet."""
    if not file.is_file():
        raise RegaliaError(f"there is no backup {file}")
    if place.folder and (place.folder / FILE).exists():
        raise RegaliaError(f"there is a database in {place} already; nothing is written over")
    with beside(place.folder or file.parent) as folder:
        _copy(file, folder / FILE)
        counts = await _checked(folder)
        if place.folder:
            (folder / FILE).rename(place.folder / FILE)
        else:
            await move(place_of(folder, None), place)
    return counts


@contextmanager
def beside(parent: Path) -> Iterator[Path]:
    """A folder for what is not complete yet, on the same disk as where it goes."""
    try:
        parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=".regalia-", dir=parent) as name:
            yield Path(name)
    except OSError as error:
        raise RegaliaError(f"{parent} cannot be written: {error.strerror}") from None


def _copy(source: Path, target: Path) -> None:
    """By SQLite itself, which knows what a running server has not yet put into the file."""
    target.touch(mode=PRIVATE_FILE)
    with one_sentence(source.parent), closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        found = new.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise RegaliaError(f"the database in {source} is broken: {found}")


async def _checked(folder: Path) -> Counts:
    """Brought up to date, which only a database of Regalia can be."""
    async with place_of(folder, None).alone() as connection:
        return await counted(connection)
