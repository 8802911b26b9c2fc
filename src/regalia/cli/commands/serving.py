"""`regalia serve`: the tables in the browser; `regalia worker`: another machine for what takes long."""

from __future__ import annotations

import contextlib
import webbrowser
from pathlib import Path
from typing import Any

import click

from regalia.core.errors import RegaliaError
from regalia.review.reviewing import BUDGET, LEAST_BUDGET

HOST, PORT, WORKER_PORT, BOT_PAUSE, BOT_WORKERS = "127.0.0.1", 8000, 8001, 0.35, 2
DAYS = click.FloatRange(0, min_open=True)
review_option = click.option(
    "--review-budget",
    type=click.IntRange(LEAST_BUDGET),
    default=BUDGET,
    show_default=True,
    help="Playouts for each choice of a game that somebody has reviewed.",
)
NEEDS = "serving needs more packages: pip install 'regalia[server]'"


@click.command()
@click.option("--host", default=HOST, show_default=True, help="0.0.0.0 lets others in your network join.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="0 takes a free one.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Where tables are kept.")
@click.option("--database", envvar="REGALIA_DATABASE", help="A PostgreSQL server instead: postgresql://user@host/name.")
@click.option("--redis", envvar="REGALIA_REDIS", help="With other servers of the same database: redis://host:6379/0.")
@click.option("--processes", default=1, show_default=True, type=click.IntRange(1, 256), help="Servers on this port.")
@click.option("--open/--no-open", "opens", default=True, help="Open the browser.")
@click.option(
    "--bot-workers",
    default=BOT_WORKERS,
    show_default=True,
    type=click.IntRange(0, 64),
    help="Bots at once; 0 leaves them to `regalia worker`.",
)
@click.option("--proxy", "proxies", multiple=True, help="Address or network of a reverse proxy to trust.")
@click.option("--allow-host", "hosts", multiple=True, help="Answer under this name only (may be repeated).")
@click.option("--log", type=click.Choice(["text", "json"]), default="text", show_default=True, help="On stderr.")
@click.option(
    "--drain",
    default=0.0,
    type=click.FloatRange(0, 600),
    metavar="SECONDS",
    help="After SIGTERM, say for so long that nobody new should come.",
)
@click.option(
    "--metrics-token", envvar="REGALIA_METRICS_TOKEN", help="Who has it may read /metrics; else this machine."
)
@click.option("--forget-empty", type=DAYS, help="Delete tables that nobody began after so many days.")
@click.option("--forget-finished", type=DAYS, help="Delete finished tables after so many days.")
@review_option
@click.option(
    "--allowance", default=1.0, type=click.FloatRange(0.01), hidden=True, help="Limits of guests, times this."
)
@click.option("--bot-pause", default=BOT_PAUSE, show_default=True, type=click.FloatRange(0, 10), hidden=True)
@click.option("--module", "modules", multiple=True, hidden=True, help="Import a module that registers games.")
def serve(host: str, port: int, **settings: Any) -> None:
    """Serve the tables to browsers."""
    serve_tables(host, port, **settings)


def serve_tables(
    host: str = HOST,
    port: int = PORT,
    page: str = "",
    *,
    data: Path | None = None,
    opens: bool = True,
    **settings: Any,
) -> None:
    """Serves until Ctrl-C; the browser opens at `page`; `settings` are those of `server/settings.py`."""
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
        workers = settings.pop("bot_workers", BOT_WORKERS)
        chosen = Settings(data=data or user_data(), bot_workers=max(1, workers), takes_jobs=workers > 0, **settings)
        run(chosen, host, port, on_ready)


@click.command()
@click.option("--database", envvar="REGALIA_DATABASE", required=True, help="The servers' PostgreSQL.")
@click.option("--redis", envvar="REGALIA_REDIS", required=True, help="The servers' Redis.")
@click.option("--jobs", default=BOT_WORKERS, show_default=True, type=click.IntRange(1, 256), help="Jobs at once.")
@review_option
@click.option("--host", default=HOST, show_default=True, help="Where it tells how it is.")
@click.option("--port", default=WORKER_PORT, show_default=True, type=click.IntRange(0, 65535), help="0: a free one.")
@click.option("--log", type=click.Choice(["text", "json"]), default="text", show_default=True, help="On stderr.")
@click.option(
    "--metrics-token", envvar="REGALIA_METRICS_TOKEN", help="Who has it may read /metrics; else this machine."
)
@click.option("--module", "modules", multiple=True, hidden=True, help="Import a module that registers games.")
def worker(host: str, port: int, jobs: int, **settings: Any) -> None:
    """Do the long jobs of servers that share a database: bots' thoughts, records to be examined, reviews."""
    try:
        from regalia.server.serve import work
        from regalia.server.settings import Settings, user_data
    except ImportError as error:
        raise RegaliaError(NEEDS) from error

    def on_ready(found: list[str]) -> None:
        click.echo(f"Regalia does {jobs} jobs at once here; how it is: {found[0]}health/ready")
        click.echo("Ctrl-C ends it; what it has in hand goes to others.")

    with contextlib.suppress(KeyboardInterrupt):
        work(Settings(data=user_data(), bot_workers=jobs, **settings), host, port, on_ready)
