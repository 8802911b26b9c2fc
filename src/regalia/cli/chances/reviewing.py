"""`regalia review`: where a finished game was won and lost, what was luck, and what could have been done."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.console import Console

from regalia.cli.shared import language_option, progress_on, read_names, read_record_file, write_file
from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.files.record import Record
from regalia.review.page import page
from regalia.review.results import Review
from regalia.review.reviewing import BUDGET, LEAST_BUDGET
from regalia.review.reviewing import review as reviewed
from regalia.review.telling import lines_of, words_of

STEPS = 1000


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--budget",
    type=click.IntRange(LEAST_BUDGET),
    default=BUDGET,
    show_default=True,
    help="Playouts for each choice: more take longer and are surer.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
@click.option("--html", type=click.Path(path_type=Path), help="Write the review as a page into this file.")
@click.option("--names", type=read_names, metavar="NAME,NAME…", default=None, help="The players' names, in seat order.")
@language_option
def review(
    file: Path, budget: int, as_json: bool, html: Path | None, names: tuple[str, ...] | None, language: str
) -> None:
    """Review the finished game of a record: chances, luck and choices.

    The same record and budget give the same review.
    """
    record = read_record_file(file)
    found = reviewed_file(file, record, budget)
    words = words_of(record, language, names or ())
    if html is not None:
        write_file(html, page(record, found, words).encode())
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    elif html is None:
        click.echo("\n".join(lines_of(record, found, words)))


def reviewed_file(file: Path, record: Record, budget: int) -> Review:
    """With a bar where somebody looks; every error names the file."""
    try:
        with progress_on(Console(stderr=True), "review") as progress:
            task = progress.add_task("review", total=STEPS)

            def report(done: float) -> None:
                progress.update(task, completed=int(done * STEPS), refresh=True)

            return reviewed(record, budget, report)
    except RegaliaError as error:
        raise BadRecord(f"{file}: {error}") from None
