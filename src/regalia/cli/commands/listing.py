"""`regalia games`: what can be played, and with which options."""

from __future__ import annotations

from typing import Any

import click
from rich.console import Console
from rich.table import Table

from regalia import games
from regalia.cli.shared import echo_json, json_option, language_option, words_for
from regalia.core.game_options import Accepts, Data, Flag, GameOption, SeatNumber, Word
from regalia.core.rulebook import Rulebook
from regalia.core.words import Message, Words


def accepted(accepts: Accepts) -> dict[str, Any]:
    """What an option takes, as plain data."""
    match accepts:
        case Word():
            return {"type": "word", "words": list(accepts.words)}
        case Flag():
            return {"type": "flag"}
        case SeatNumber():
            return {"type": "seat"}
        case Data():
            return {"type": "data", "what": accepts.what}
    return {"type": "whole", "least": accepts.least, "most": accepts.most}


def defaults(option: GameOption, seats: range) -> Any:
    """The default, or the default for each number of seats where it depends on that."""
    each = {str(count): option.default_for(count) for count in seats}
    first = each[str(seats[0])]
    return first if all(value == first for value in each.values()) else each


def described(rulebook: Rulebook, words: Words) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "id": rulebook.id,
        "name": words.say(Message("game-name")),
        "about": words.say(Message("game-about")),
        "seats": list(rulebook.seats),
        "rules_version": rulebook.rules_version,
        "options": [described_option(option, rulebook, words) for option in rulebook.options],
    }


def described_option(option: GameOption, rulebook: Rulebook, words: Words) -> dict[str, Any]:
    return {
        "id": option.id,
        "name": setting(words, option.id),
        "help": setting(words, f"{option.id}.help"),
        "accepts": [accepted(accepts) for accepts in option.accepts],
        "default": defaults(option, rulebook.seats),
    }


def setting(words: Words, name: str) -> str:
    """An option's name or help; nothing where nobody has written any."""
    try:
        return words.say(Message(f"setting-{name}"))
    except LookupError:
        return ""


def values(option: GameOption, seats: range) -> str:
    return "; ".join(accepts.expected(seats[-1]) for accepts in option.accepts)


def shown(default: Any) -> str:
    if isinstance(default, dict):
        return ", ".join(f"{count}: {value}" for count, value in default.items())
    return str(default)


def option_table(rulebook: Rulebook, words: Words) -> Table:
    table = Table("option", "values", "default", "")
    for option in rulebook.options:
        default = shown(defaults(option, rulebook.seats))
        table.add_row(option.id, values(option, rulebook.seats), default, setting(words, f"{option.id}.help"))
    return table


def show_game(rulebook: Rulebook, words: Words) -> None:
    few, many = rulebook.seats[0], rulebook.seats[-1]
    click.echo(f"{rulebook.id}: {words.say(Message('game-name'))}, {few}–{many} players")
    click.echo(words.say(Message("game-about")))
    if rulebook.options:
        Console(markup=False, highlight=False).print(option_table(rulebook, words))


@click.command("games")
@language_option
@json_option
def list_games(language: str, as_json: bool) -> None:
    """List the games with their players and options."""
    rulebooks = [games.find(name) for name in games.names()]
    found = [(rulebook, words_for(rulebook, language)) for rulebook in rulebooks]
    if as_json:
        echo_json([described(rulebook, words) for rulebook, words in found])
        return
    for rulebook, words in found:
        show_game(rulebook, words)
