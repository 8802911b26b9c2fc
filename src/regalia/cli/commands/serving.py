"""`regalia serve`: the tables in the browser."""

from __future__ import annotations

import contextlib
import webbrowser
from pathlib import Path

import click

from regalia.core.errors import RegaliaError

NEEDS = "serving needs more packages: pip install 'regalia[server]'"


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 lets others in your network join.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 takes a free one.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Where tables are kept.")
@click.option("--open/--no-open", "opens", default=True, help="Open the browser.")
@click.option("--bot-pause", default=0.35, show_default=True, type=click.FloatRange(0, 10), hidden=True)
@click.option("--module", "modules", multiple=True, hidden=True, help="Import a module that registers games.")
def serve(host: str, port: int, data: Path | None, opens: bool, bot_pause: float, modules: tuple[str, ...]) -> None:
    """Serve the tables to browsers."""
    try:
        from regalia.server.serve import serve as run
        from regalia.server.settings import Settings, user_data
    except ImportError as error:
        raise RegaliaError(NEEDS) from error

    def on_ready(found: list[str]) -> None:
        click.echo(f"Regalia is at {found[0]}")
        for address in found[1:]:
            click.echo(f"The same, but with links that work on this machine only: {address}")
        click.echo("Ctrl-C ends it; games are kept.")
        if opens:
            webbrowser.open(found[0])

    with contextlib.suppress(KeyboardInterrupt):
        run(Settings(data=data or user_data(), bot_pause=bot_pause, modules=modules), host, port, on_ready)
