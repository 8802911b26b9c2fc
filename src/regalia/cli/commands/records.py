"""`regalia replay` and `regalia verify`: games from their files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from msgspec import to_builtins

import regalia
from regalia.cli.app import complain
from regalia.cli.shared import echo_json, json_option, language_option, read_record_file, words_for
from regalia.cli.text.telling import Teller
from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.files.record import Record
from regalia.core.game import Game

RECORD_FILE = click.Path(path_type=Path)


@click.command()
@click.argument("file", type=RECORD_FILE)
@click.option("--at", type=click.IntRange(0), help="Stop after this many choices.")
@language_option
@json_option
def replay(file: Path, at: int | None, language: str, as_json: bool) -> None:
    """Tell the game of a record as a story, and show the table at the end."""
    record = read_record_file(file)
    if at is not None and at > len(record.lines):
        raise BadRecord(f"{file}: this record has only {len(record.lines)} choices")
    game = replayed(file, record, at)
    teller = Teller(game, words_for(game.rulebook, language))
    if as_json:
        echo_json(retold(record, game, teller))
    else:
        show(teller)


def replayed(file: Path, record: Record, at: int | None = None) -> Game:
    """The game of a record; every error names the file."""
    try:
        return regalia.replay(record, at)
    except RegaliaError as error:
        raise BadRecord(f"{file}: {error}") from None


def show(teller: Teller) -> None:
    for sentence in teller.story(None):
        click.echo(sentence)
    click.echo(f"\n{teller.table(None)}")
    if teller.game.over:
        click.echo("\n" + "\n".join([teller.say("cli-game-over"), *teller.result()]))


def retold(record: Record, game: Game, teller: Teller) -> dict[str, Any]:
    """A replayed game as plain data."""
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": record.options,
        "seed": record.seed,
        "choices": [[line.seat, line.text] for line in record.lines[: game.choices]],
        "events": [
            {"name": event.name, "facts": to_builtins(event.facts), "text": teller.event(event)}
            for event in game.news(None)
        ],
        "over": game.over,
        "scores": game.scores,
        "ranking": game.ranking,
        "table": teller.table(None),
    }


@click.command()
@click.argument("files", type=RECORD_FILE, nargs=-1, required=True)
@click.pass_context
def verify(ctx: click.Context, files: tuple[Path, ...]) -> None:
    """Prove that records are untouched and that their results follow from the rules."""
    held = [verified(file) for file in files]
    ctx.exit(0 if all(held) else 1)


def verified(file: Path) -> bool:
    """Says whether the file holds, and where it does not."""
    try:
        game = proven(file)
    except RegaliaError as error:
        complain(str(error))
        return False
    click.echo(f"{file}: ok ({game.rulebook.id}, {game.choices} choices)")
    return True


def proven(file: Path) -> Game:
    record = read_record_file(file)
    try:
        return regalia.verify(record)
    except RegaliaError as error:
        raise BadRecord(f"{file}: {error}") from None
