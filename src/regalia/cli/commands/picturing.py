"""`regalia picture`: the table of a record or a position as an SVG file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

import regalia
from regalia import games
from regalia.cli.commands.records import replayed
from regalia.cli.shared import language_option, read_record_file, words_for, write_file
from regalia.core.errors import BadPosition, BadRecord, BadSetup, RegaliaError
from regalia.core.game import Game
from regalia.scene.svg import page

SPECTATOR = "none"
MOST_WIDTH = 10_000


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(0), help="Stop a record after this many choices.")
@click.option("--seat", metavar="N|none", help="Whose view; if not given, that of the seat that is asked.")
@language_option
@click.option("--theme", type=click.Choice(page.THEMES), default="light", show_default=True)
@click.option("--width", type=click.IntRange(320, MOST_WIDTH), default=1280, show_default=True, help="In pixels.")
@click.option("--out", type=click.Path(path_type=Path), help="The file to write, else standard output.")
def picture(
    file: Path, at: int | None, seat: str | None, language: str, theme: page.Theme, width: int, out: Path | None
) -> None:
    """Draw the table of a record or a position as SVG."""
    game = game_in(file, at)
    drawn = drawing(game, seen_from(game, seat), language, theme, width)
    if out is None:
        click.echo(drawn, nl=False)
    else:
        write_file(out, drawn.encode())


def drawing(game: Game, seat: int | None, language: str, theme: page.Theme, width: int) -> str:
    """The table as a seat sees it, with its question if it is asked."""
    table = games.table(game.rulebook.id)
    asked = game.ask_of(seat) if seat is not None else None
    question = table.ask(asked) if asked is not None else None
    words = words_for(game.rulebook, language)
    return page.draw(table.scene(game.view(seat), seat), question, words, table.art, theme=theme, width=width)


def game_in(file: Path, at: int | None) -> Game:
    """The game in a record or a position; every error names the file."""
    position = position_in(file)
    if position is not None:
        if at is not None:
            raise RegaliaError(f"{file}: --at is for records, and this is a position")
        return from_position(file, position)
    record = read_record_file(file)
    if at is not None and at > len(record.lines):
        raise BadRecord(f"{file}: this record has only {len(record.lines)} choices")
    return replayed(file, record, at)


def position_in(file: Path) -> dict[str, Any] | None:
    """The position in a file; None where it is something else."""
    try:
        data = msgspec.json.decode(file.read_bytes())
    except OSError as error:
        raise RegaliaError(f"cannot read {file}: {error.strerror}") from None
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) and "state" in data else None


def from_position(file: Path, position: dict[str, Any]) -> Game:
    game = position.get("game")
    if not isinstance(game, str):
        raise BadPosition(f"{file}: this position does not say of which game it is")
    try:
        return regalia.from_position(game, position)
    except RegaliaError as error:
        raise BadPosition(f"{file}: {error}") from None


def seen_from(game: Game, seat: str | None) -> int | None:
    """A seat, nobody, or by default the seat that is asked."""
    if seat is None:
        return game.pending[0].seat if game.pending else None
    if seat == SPECTATOR:
        return None
    if not seat.isascii() or not seat.isdecimal() or int(seat[:9]) >= game.seats:
        raise BadSetup(f"a seat is a number from 0 to {game.seats - 1}, or {SPECTATOR}; not {seat!r}")
    return int(seat)
