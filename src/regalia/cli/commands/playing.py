"""`regalia play`: a game in the browser; or in the terminal, against bots or with several people at one keyboard.

With `--from` it goes on from any moment of a record, or from a position.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

import regalia
from regalia import games
from regalia.bots import NAMES, at_table, elsewhere, make_bot
from regalia.cli.commands.picturing import game_in
from regalia.cli.commands.records import replayed
from regalia.cli.commands.serving import serve_tables
from regalia.cli.shared import (
    SEED_HELP,
    game_option,
    language_option,
    random_seed,
    read_names,
    read_record_file,
    read_seed,
    seats_option,
    words_for,
)
from regalia.cli.text.telling import Teller
from regalia.cli.text.terminal import Terminal
from regalia.core.errors import BadRecord, BadSetup, RegaliaError
from regalia.core.game import Game
from regalia.core.words import SeatName

DEFAULT_BOT = "knight"
LONGEST_SEAT = 3
"""Digits."""


def read_seat_bot(text: str) -> tuple[int, str]:
    """`SEAT=NAME`."""
    seat, equals, name = text.partition("=")
    if not seat.isdecimal() or len(seat) > LONGEST_SEAT or not equals or not name:
        raise click.BadParameter(f"{text!r} is not of the form SEAT=NAME, for example 1=king")
    return int(seat), name


FILE = click.Path(path_type=Path)


@click.command()
@click.argument("game", required=False)
@click.option("--text", is_flag=True, help="Play in the terminal; the options below are for that.")
@seats_option
@click.option("--seed", type=read_seed, metavar="SEED", show_default="random, and shown", help=SEED_HELP)
@game_option
@click.option("--bot", "bots", type=read_seat_bot, metavar="SEAT=NAME", multiple=True, help="Seats count from 0.")
@click.option("--me", "people", type=int, multiple=True, help="A seat played by a person at this keyboard.")
@click.option("--names", type=read_names, metavar="NAME,NAME…", help="The players' names, in seat order.")
@language_option
@click.option("--save", type=FILE, help="Keep the game in this file.")
@click.option("--load", type=FILE, help="Go on with the game in this file.")
@click.option(
    "--from", "start", type=FILE, help="Try another way: from a moment of a record, or a position, in the terminal."
)
@click.option("--at", type=click.IntRange(0), help="With --from: after so many choices of the record.")
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    text: bool,
    seats: int | None,
    seed: int | str | None,
    options: tuple[tuple[str, Any], ...],
    bots: tuple[tuple[int, str], ...],
    people: tuple[int, ...],
    names: tuple[str, ...] | None,
    language: str,
    save: Path | None,
    load: Path | None,
    start: Path | None,
    at: int | None,
) -> None:
    """Play a game in the browser; with --text in the terminal.

    There a person at seat 0 plays against knights, unless --me and --bot say otherwise; with --from a person takes the
    seat that is asked, and GAME need not be said.
    """
    check_start(game, start, at)
    if start is None and not text:
        open_in_browser(ctx, str(game))
        return
    check_target(save)
    if start is not None:
        refuse_setup("--from", seats=seats, seed=seed, option=options or None, load=load)
        table = started(start, at, game)
        people, load = people or asked_seat(table, bots), branch_file(start, table)
    elif load is None:
        table = dealt(str(game), fitting(str(game), names or ()) if seats is None else seats, seed, dict(options))
    else:
        refuse_setup("--load", seats=seats, seed=seed, option=options or None)
        table = loaded(str(game), load)
    seated = seat_bots(table.seats, people, bots)
    sit_down(table, seated, check_names(table, names or ()), language, save or load or default_file(table), bool(save))


def check_start(game: str | None, start: Path | None, at: int | None) -> None:
    if start is None and at is not None:
        raise click.UsageError("--at goes with --from")
    if start is None and game is None:
        raise click.UsageError("say which GAME, or --from which file")


def open_in_browser(ctx: click.Context, game: str) -> None:
    """Serves the tables and opens the lobby at this game; there people choose what the options say in the terminal."""
    for option in ctx.command.params:
        if ctx.get_parameter_source(option.name or "") is ParameterSource.COMMANDLINE and option.name != "game":
            raise click.UsageError(f"{option.opts[0]} goes with --text; in the browser you choose it at the table")
    serve_tables(page=f"?game={games.find(game).id}")


def check_target(save: Path | None) -> None:
    """Better to fail now than when the game would be lost."""
    if save and (save.is_dir() or not save.resolve().parent.is_dir()):
        raise RegaliaError(f"cannot write {save}: it must be a file in a directory that exists")


def fitting(game: str, names: tuple[str, ...]) -> int:
    return max(games.find(game).seats[0], len(names))


def dealt(game: str, seats: int, seed: int | str | None, options: dict[str, Any]) -> Game:
    return regalia.new(game, seats=seats, seed=random_seed() if seed is None else seed, options=options)


def refuse_setup(beside: str, **given: Any) -> None:
    for name, value in given.items():
        if value is not None:
            raise click.UsageError(f"--{name} does not go with {beside}: the file says how the game began")


def loaded(game: str, file: Path) -> Game:
    games.find(game)
    record = read_record_file(file)
    if record.game != game:
        raise BadRecord(f"{file}: this is a game of {record.game}, not of {game}")
    return replayed(file, record)


def started(file: Path, at: int | None, game: str | None) -> Game:
    """A moment of a record, or a position."""
    if game is not None:
        games.find(game)
    table = game_in(file, at)
    if game not in (None, table.rulebook.id):
        raise BadRecord(f"{file}: this is a game of {table.rulebook.id}, not of {game}")
    return table


def asked_seat(table: Game, bots: Iterable[tuple[int, str]]) -> tuple[int, ...]:
    """Who is to choose next, where no bot was named for that seat."""
    named = dict(bots)
    return tuple(ask.seat for ask in table.pending if ask.seat not in named)[:1]


def branch_file(start: Path, table: Game) -> Path:
    """Beside the record, never in its place."""
    return Path(f"{start.stem}-from-{table.choices}.json")


def default_file(game: Game) -> Path:
    seed = re.sub(r"\W+", "-", str(game.seed or "position"))[:40]
    return Path(f"{game.rulebook.id}-{seed}.json")


def check_names(game: Game, names: tuple[str, ...]) -> tuple[str, ...]:
    if len(names) > game.seats:
        raise BadSetup(f"{len(names)} names are too many for {game.seats} seats")
    return names


def seat_bots(seats: int, people: tuple[int, ...], bots: Iterable[tuple[int, str]]) -> dict[int, str]:
    """The bot in each seat that no person takes; where nobody said who is a person, the first free seat is."""
    named = dict(bots)
    for seat in (*people, *named):
        if not 0 <= seat < seats:
            raise BadSetup(f"there is no seat {seat}: seats are 0 to {seats - 1}")
    if both := set(people) & set(named):
        raise BadSetup(f"seat {min(both)} cannot have both a person and a bot")
    free = [seat for seat in range(seats) if seat not in named and seat not in people]
    return named | dict.fromkeys(free if people else free[1:], DEFAULT_BOT)


def sit_down(game: Game, seated: dict[int, str], names: tuple[str, ...], language: str, file: Path, keep: bool) -> None:
    bots = {
        seat: make_bot(at_table(name, f"{game.seed}", seat), f"{game.seed}/bot {seat}")
        for seat, name in sorted(seated.items())
    }
    teller = Teller(game, words_for(game.rulebook, language, names))
    click.echo(teller.origin())
    for seat in bots:
        name = bot_name(teller, seated[seat])
        click.echo(teller.say("cli-seated-bot", number=seat + 1, seat=SeatName(seat), bot=name))
    Terminal(teller, bots, file, keep).run()


def bot_name(teller: Teller, name: str) -> str:
    """A bot's name for people: «Search 300»; bots of others as their package calls them, programs by their command."""
    kind, _, strength = name.partition(":")
    if kind not in NAMES:
        told = elsewhere.described(kind).names if kind in elsewhere.installed() else {}
        return told.get(teller.words.language, strength or kind)
    return f"{teller.say(f'bot-{kind}')} {strength}".strip()
