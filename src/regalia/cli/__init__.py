"""The command line: `regalia play barony --text` and the rest."""

from __future__ import annotations

import click

from regalia.cli.app import App
from regalia.cli.balancing import balance
from regalia.cli.benching import bench
from regalia.cli.fuzzing import fuzz
from regalia.cli.listing import list_games
from regalia.cli.loading import load
from regalia.cli.picturing import picture
from regalia.cli.playing import play
from regalia.cli.records import replay, verify
from regalia.cli.serving import serve
from regalia.cli.simulating import simulate, tournament

__all__ = ["main"]


@click.group(cls=App, name="regalia", invoke_without_command=True)
@click.version_option(package_name="regalia")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Board games with exact rules: play them, simulate them, replay and verify their records."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


for command in (list_games, play, simulate, tournament, balance, replay, verify, picture, fuzz, bench, serve, load):
    main.add_command(command)
