"""What several commands share: their common options, files, JSON and progress."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom
from time import monotonic
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import regalia
from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.files.record import Record
from regalia.core.rulebook import Rulebook
from regalia.core.words import LANGUAGES, Words
from regalia.lab.cluster import HERE, Cluster
from regalia.lab.workers import Crew, Processes, usable_processors

T = TypeVar("T")
Command = TypeVar("Command", bound=Callable[..., Any])

CLI_WORDS = Path(__file__).parent / "words"
SEED_HELP = "A number or a text."
REFRESH = 0.1
TELL_EVERY = 60.0
"""Seconds between two updates of the bar, and between two lines if there is no bar."""
LARGEST_RANDOM_SEED = 10**9
LONGEST_NUMBER = 18
"""How many digits a seed may have as a number; a longer one stays a text, which deals the same game."""


def read_seed(value: Any) -> int | str:
    """Any whole number or text."""
    text = str(value)
    if not text.isprintable():
        raise click.BadParameter("a seed is a whole number or a readable text")
    is_digits = text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER
    return int(text) if is_digits and str(int(text)) == text else text


def read_key_value(text: str) -> tuple[str, Any]:
    """`key=value`; the value is read as JSON where it is that, else as text."""
    key, equals, value = text.partition("=")
    if not key or not equals:
        raise click.BadParameter(f"{text!r} is not of the form key=value")
    try:
        return key, json.loads(value)
    except (ValueError, RecursionError):
        return key, value


def read_names(text: str) -> tuple[str, ...]:
    """Names separated by commas."""
    names = tuple(part.strip() for part in text.split(","))
    if not all(names):
        raise click.BadParameter(f"{text!r} has an empty name in it")
    return names


def random_seed() -> int:
    return SystemRandom().randrange(LARGEST_RANDOM_SEED)


def language_of_environment() -> str:
    """Hungarian where LANG says so, else English."""
    language = os.environ.get("LANG", "")[:2].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


seed_option = click.option(
    "--seed", type=read_seed, metavar="SEED", default=random_seed, show_default="random, and shown", help=SEED_HELP
)
game_option = click.option(
    "--option",
    "options",
    type=read_key_value,
    metavar="KEY=VALUE",
    multiple=True,
    help="An option of the game; see `regalia games`.",
)
language_option = click.option(
    "--language", type=click.Choice(LANGUAGES), default=language_of_environment, show_default="from LANG, else en"
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
jobs_option = click.option(
    "--jobs", type=click.IntRange(1), default=usable_processors, show_default="all processors", help="Processes."
)
ray_option = click.option(
    "--ray",
    is_flag=False,
    flag_value=HERE,
    metavar="[ADDRESS]",
    help="Play on a Ray cluster instead (name it after the game); without ADDRESS: RAY_ADDRESS, or one just here.",
)
seats_option = click.option("--seats", type=int, help="How many seats.")


def games_option(default: int) -> Callable[[Command], Command]:
    return click.option(
        "--games", "count", type=click.IntRange(1), default=default, show_default=True, help="How many games."
    )


@contextmanager
def crew(jobs: int, ray: str | None) -> Iterator[Crew]:
    """Who plays: processes of this machine, or a cluster."""
    if ray is None:
        yield Processes(jobs)
        return
    cluster = Cluster(ray)
    try:
        yield cluster
    finally:
        cluster.close()


def words_for(rulebook: Rulebook, language: str, names: Iterable[str] = ()) -> Words:
    """The words of a game as the terminal uses them."""
    return Words(language, [CLI_WORDS, rulebook.folder / "words"], list(names))


def read_record_file(path: Path) -> Record:
    """The record in a file; every error names the file."""
    try:
        return regalia.read_record(path.read_bytes())
    except OSError as error:
        raise RegaliaError(f"cannot read {path}: {error.strerror}") from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RegaliaError(f"cannot write into {folder}: {error.strerror}") from None


def write_file(path: Path, data: bytes) -> None:
    """Writes all or nothing: what stood in the file stays until the new content is complete."""
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_bytes(data)  # a device; a directory fails on opening
            return
        fresh = target.with_name(f".{target.name}.{os.getpid()}")
        fresh.write_bytes(data)
        fresh.replace(target)
    except OSError as error:
        raise RegaliaError(f"cannot write {path}: {error.strerror}") from None


def echo_json(document: Any) -> None:
    click.echo(json.dumps(document, ensure_ascii=False, indent=2))


def progress_on(console: Console, label: str) -> Progress:
    """A bar without a thread of its own (processes are started beside it), and silent where nobody looks."""
    return Progress(
        TextColumn(label),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        auto_refresh=False,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
        disable=not console.is_terminal,
    )


def tracked(items: Iterable[T], total: int, label: str) -> Iterator[T]:
    """The items, with a progress bar on stderr; where that is no terminal, a line now and then."""
    console = Console(stderr=True)
    told = monotonic()
    with progress_on(console, label) as progress:
        task, shown = progress.add_task(label, total=total), 0.0
        for done, item in enumerate(items, 1):
            yield item
            progress.advance(task)
            if monotonic() - shown > REFRESH:
                progress.refresh()
                shown = monotonic()
            if not console.is_terminal and monotonic() - told > TELL_EVERY:
                click.echo(f"{label}: {done} of {total}", err=True)
                told = monotonic()
