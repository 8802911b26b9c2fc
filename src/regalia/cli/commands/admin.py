"""`regalia admin`: for whoever keeps a server."""

from __future__ import annotations

import asyncio
import importlib
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from rich.console import Console
from rich.table import Table

from regalia.cli.app import complain
from regalia.cli.commands.serving import NEEDS
from regalia.cli.shared import echo_json, json_option, make_folder, write_file
from regalia.core.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.server.keeping.places import Place

Command = TypeVar("Command", bound=Callable[..., Any])

LISTED = 50
PERSON_SIGNS = 12
"""Signs of a person's hash that are shown."""


def place_options(command: Command) -> Command:
    """Which database: as for `regalia serve`."""
    data = click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Where tables are kept.")
    database = click.option("--database", envvar="REGALIA_DATABASE", help="A PostgreSQL database instead.")
    return data(database(command))


def place(data: Path | None, database: str | None) -> Place:
    from regalia.server.keeping.places import place_of
    from regalia.server.settings import user_data

    return place_of(data or user_data(), database)


@click.group()
def admin() -> None:
    """Look after the tables of a server, also while it runs (but for `move`)."""
    try:
        importlib.import_module("regalia.server.keeping.backups")
    except ImportError as error:
        raise RegaliaError(NEEDS) from error


@admin.command()
@place_options
@click.option("--most", default=LISTED, show_default=True, type=click.IntRange(1), help="How many, the newest first.")
@click.option("--whole", is_flag=True, help="Ids as a whole; whoever has one can look at the table.")
@json_option
def tables(data: Path | None, database: str | None, most: int, whole: bool, as_json: bool) -> None:
    """List tables: game, seats, age, how far they are."""
    from regalia.server import logs
    from regalia.server.keeping import overseeing

    async def look() -> tuple[int, list[overseeing.TableSeen]]:
        async with place(data, database).looked_at() as connection:
            return await overseeing.count_tables(connection), await overseeing.tables(connection, most)

    number, found = asyncio.run(look())
    names = [seen.id if whole else logs.short(seen.id) for seen in found]
    if as_json:
        listed = [{**asdict(seen), "id": name} for seen, name in zip(found, names, strict=True)]
        echo_json({"tables": number, "listed": listed})
        return
    shown = Table("table", "game", "seats", "opened", "last played", "entries", "is")
    for seen, name in zip(found, names, strict=True):
        seats = ", ".join(f"{count} {holder}" for holder, count in sorted(seen.holders.items()))
        shown.add_row(name, seen.game, seats, age(seen.made), age(seen.played), str(seen.entries), seen.state)
    click.echo(f"{len(found)} of {number} tables")
    Console(markup=False, highlight=False).print(shown)


def age(at: int) -> str:
    """How long ago, in the largest unit that fits."""
    if not at:
        return ""
    seconds = max(0, time.time() - at)
    for unit, size in (("d", 86_400), ("h", 3600), ("min", 60)):
        if seconds >= size:
            return f"{seconds / size:.0f} {unit} ago"
    return "now"


@admin.command()
@place_options
@json_option
def persons(data: Path | None, database: str | None, as_json: bool) -> None:
    """List whoever has a name, a table or a seat."""
    from regalia.server.keeping import overseeing

    async def look() -> list[overseeing.PersonSeen]:
        async with place(data, database).looked_at() as connection:
            return await overseeing.persons(connection)

    found = asyncio.run(look())
    if as_json:
        echo_json([{**asdict(seen), "id": seen.id[:PERSON_SIGNS]} for seen in found])
        return
    shown = Table("person", "name", "tables opened", "seats")
    for seen in found:
        shown.add_row(seen.id[:PERSON_SIGNS], seen.name, str(seen.opened), str(seen.seats))
    click.echo(f"{len(found)} persons")
    Console(markup=False, highlight=False).print(shown)


@admin.command()
@click.argument("table")
@place_options
def delete(table: str, data: Path | None, database: str | None) -> None:
    """Delete TABLE (its id, or how that begins) for good; whoever plays there learns it with their next choice.

    Older tables may have an id that begins with a dash: write it after --.
    """
    from regalia.server import logs
    from regalia.server.keeping import overseeing

    async def remove() -> str:
        async with place(data, database).changed() as connection:
            found = await overseeing.find(connection, table)
            await overseeing.remove(connection, found)
            return logs.short(found)

    click.echo(f"{asyncio.run(remove())}: deleted")


@admin.command()
@click.argument("table", required=False)
@click.option("--all", "folder", type=click.Path(file_okay=False, path_type=Path), help="All tables, into this folder.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Into this file instead of the terminal.")
@place_options
def export(table: str | None, folder: Path | None, out: Path | None, data: Path | None, database: str | None) -> None:
    """Write the record of TABLE as JSON, or of all; of games that go on, too, with all that is hidden in them."""
    if (table is None) == (folder is None):
        raise click.UsageError("name one table, or a folder for --all of them")
    where = place(data, database)
    if table is not None:
        asyncio.run(_export_one(where, table, out))
    elif folder is not None:
        make_folder(folder)
        failed = asyncio.run(_export_all(where, folder))
        if failed:
            raise RegaliaError(f"{failed} tables could not be exported")


async def _export_one(where: Place, table: str, out: Path | None) -> None:
    from regalia.server import logs
    from regalia.server.keeping import overseeing

    async with where.looked_at() as connection:
        found = await overseeing.record(connection, await overseeing.find(connection, table))
    if found is None:
        raise RegaliaError(f"the game of table {logs.short(table)} has not begun")
    if out is None:
        click.echo(found.to_json())
    else:
        write_file(out, found.to_json())


async def _export_all(where: Place, folder: Path) -> int:
    """How many could not be written, each of which is named."""
    from regalia.server import logs
    from regalia.server.keeping import overseeing

    written = waiting = failed = 0
    async with where.looked_at() as connection:
        async for id in overseeing.ids(connection):
            try:
                found = await overseeing.record(connection, id)
            except RegaliaError as error:
                complain(f"table {logs.short(id)}: {error}")
                failed += 1
                continue
            if found is None:
                waiting += 1
                continue
            write_file(folder / f"{found.game}-{id}.json", found.to_json())
            written += 1
    click.echo(f"{folder}: {written} records; {waiting} games have not begun")
    return failed


@admin.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@place_options
def backup(file: Path, data: Path | None, database: str | None) -> None:
    """Copy the database into FILE (SQLite, also of PostgreSQL); as regalia.sqlite in a folder it can be served."""
    from regalia.server.keeping.backups import back_up

    counts = asyncio.run(back_up(place(data, database), file))
    click.echo(f"{file}: {counts['tables']} tables")


@admin.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@place_options
def restore(file: Path, data: Path | None, database: str | None) -> None:
    """Make a database of the backup in FILE, where there is none yet."""
    from regalia.server.keeping.backups import restore

    where = place(data, database)
    counts = asyncio.run(restore(file, where))
    click.echo(f"{where}: {counts['tables']} tables")


@admin.command()
@click.option("--from", "source", required=True, metavar="PLACE", help="A data folder, or postgresql://user@host/name.")
@click.option("--to", "target", required=True, metavar="PLACE", help="Where there is nothing yet.")
def move(source: str, target: str) -> None:
    """Copy everything into another database, all or nothing, while no server uses either; the first stays as it is."""
    from regalia.server.keeping.moving import move
    from regalia.server.keeping.places import place_named

    to = place_named(target)
    counts = asyncio.run(move(place_named(source), to))
    click.echo(f"{to}: " + ", ".join(f"{number} {name}" for name, number in counts.items()))
