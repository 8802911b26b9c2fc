"""`regalia review`: where a game was won and lost, what was luck, and what could have been done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click
import msgspec
from rich.console import Console

from regalia.cli.shared import language_option, progress_on, read_names, read_record_file, write_file
from regalia.core.errors import BadRecord, RegaliaError
from regalia.review import own_page, own_telling
from regalia.review.own import own_review
from regalia.review.page import page
from regalia.review.results import OwnReview, Review
from regalia.review.reviewing import BUDGET, LEAST_BUDGET, NotOver, Report
from regalia.review.reviewing import review as reviewed
from regalia.review.telling import lines_of, words_of

Found = TypeVar("Found", Review, OwnReview)

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
@click.option("--seat", type=int, metavar="N", help="Only what this seat knew; for games that are not over, too.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
@click.option("--html", type=click.Path(path_type=Path), help="Write the review as a page into this file.")
@click.option("--names", type=read_names, metavar="NAME,NAME…", default=None, help="The players' names, in seat order.")
@language_option
def review(
    file: Path,
    budget: int,
    seat: int | None,
    as_json: bool,
    html: Path | None,
    names: tuple[str, ...] | None,
    language: str,
) -> None:
    """Review the game of a record: chances, luck and choices.

    The same record and budget give the same review. A game that is not over can be reviewed as one seat knows it.
    """
    record = read_record_file(file)
    words = words_of(record, language, names or ())
    if seat is None:
        found = in_sight(file, lambda report: reviewed(record, budget, report))
        write(found, html, as_json, lambda: page(record, found, words), lambda: lines_of(record, found, words))
    else:
        own = in_sight(file, lambda report: own_review(record, seat, budget, report))
        write(
            own, html, as_json,
            lambda: own_page.page(record, own, words), lambda: own_telling.lines_of(record, own, words),
        )  # fmt: skip


def in_sight(file: Path, make: Callable[[Report], Found]) -> Found:
    """With a bar where somebody looks; every error names the file."""
    try:
        with progress_on(Console(stderr=True), "review") as progress:
            task = progress.add_task("review", total=STEPS)

            def report(done: float) -> None:
                progress.update(task, completed=int(done * STEPS), refresh=True)

            return make(report)
    except NotOver as error:
        raise BadRecord(f"{file}: {error}; `--seat N` reviews it as seat N knows it") from None
    except RegaliaError as error:
        raise BadRecord(f"{file}: {error}") from None


def write(
    found: Review | OwnReview,
    html: Path | None,
    as_json: bool,
    make_page: Callable[[], str],
    make_lines: Callable[[], list[str]],
) -> None:
    if html is not None:
        write_file(html, make_page().encode())
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    elif html is None:
        click.echo("\n".join(make_lines()))
