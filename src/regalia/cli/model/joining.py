"""`regalia join`: a program plays a seat of a running server."""

from __future__ import annotations

import click

from regalia.bots.processes import ProcessBot
from regalia.cli.shared import seed_option
from regalia.lab.client import Asked, Choose, at_random, play, read_link


@click.command()
@click.argument("link")
@click.option("--bot", "command", metavar="COMMAND", help="One line of JSON in, one option out; without it: at random.")
@seed_option
def join(link: str, command: str | None, seed: int | str) -> None:
    """Play a seat of a table of a running server.

    The link with its token comes from the table's menu, «Bot by token».
    """
    seat = read_link(link).seat
    table = play(link, _choose(command, seed))
    click.echo(f"seat {seat}: place {table['ranking'][seat]}, {table['scores'][seat]} points")


def _choose(command: str | None, seed: int | str) -> Choose:
    if command is None:
        return at_random(seed)
    bot = ProcessBot(command, seed)

    def choose(asked: Asked) -> str:
        return asked.options[bot.ask(asked.told(seed))]

    return choose
