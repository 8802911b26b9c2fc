"""`regalia serve`: the tables in the browser."""

from __future__ import annotations

import contextlib
import webbrowser
from pathlib import Path

import click

from regalia.core.errors import RegaliaError

HOST, PORT, BOT_PAUSE = "127.0.0.1", 8000, 0.35
NEEDS = "serving needs more packages: pip install 'regalia[server]'"


@click.command()
@click.option("--host", default=HOST, show_default=True, help="0.0.0.0 lets others in your network join.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="0 takes a free one.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Where tables are kept.")
@click.option("--open/--no-open", "opens", default=True, help="Open the browser.")
@click.option("--bot-pause", default=BOT_PAUSE, show_default=True, type=click.FloatRange(0, 10), hidden=True)
@click.option("--module", "modules", multiple=True, hidden=True, help="Import a module that registers games.")
def serve(host: str, port: int, data: Path | None, opens: bool, bot_pause: float, modules: tuple[str, ...]) -> None:
    """Serve the tables to browsers."""
    serve_tables(host, port, data=data, opens=opens, bot_pause=bot_pause, modules=modules)


def serve_tables(
    host: str = HOST,
    port: int = PORT,
    page: str = "",
    *,
    data: Path | None = None,
    opens: bool = True,
    bot_pause: float = BOT_PAUSE,
    modules: tuple[str, ...] = (),
) -> None:
    """Serves until Ctrl-C; the browser opens at `page`."""
    try:
        from regalia.server.serve import serve as run
        from regalia.server.settings import Settings, user_data
    except ImportError as error:
        raise RegaliaError(NEEDS) from error

    def on_ready(found: list[str]) -> None:
        click.echo(f"Regalia is at {found[0]}{page}")
        for address in found[1:]:
            click.echo(f"The same, but with links that work on this machine only: {address}{page}")
        click.echo("Ctrl-C ends it; games are kept.")
        if opens:
            webbrowser.open(f"{found[0]}{page}")

    with contextlib.suppress(KeyboardInterrupt):
        run(Settings(data=data or user_data(), bot_pause=bot_pause, modules=modules), host, port, on_ready)
