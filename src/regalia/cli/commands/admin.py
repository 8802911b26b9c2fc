"""`regalia admin`: for whoever keeps a server."""

from __future__ import annotations

from pathlib import Path

import click

from regalia.cli.commands.serving import NEEDS
from regalia.core.errors import RegaliaError


@click.group()
def admin() -> None:
    """Look after the tables of a server."""


@admin.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Where tables are kept.")
def backup(file: Path, data: Path | None) -> None:
    """Copy the database into FILE, also while the server runs; as regalia.sqlite in a folder it can be served."""
    try:
        from regalia.server.keeping.folder import back_up
        from regalia.server.settings import user_data
    except ImportError as error:
        raise RegaliaError(NEEDS) from error
    tables = back_up(data or user_data(), file)
    click.echo(f"{file}: {tables} tables")
