"""The command line: `regalia play barony --text` and the rest."""

from __future__ import annotations

import click

from regalia import builds
from regalia.cli.app import App
from regalia.cli.chances.calibrating import calibrate
from regalia.cli.chances.reviewing import review
from regalia.cli.commands.admin import admin
from regalia.cli.commands.balancing import balance
from regalia.cli.commands.benching import bench
from regalia.cli.commands.fuzzing import fuzz
from regalia.cli.commands.growing import growth
from regalia.cli.commands.habits import habits
from regalia.cli.commands.learning.exploiting import exploit
from regalia.cli.commands.learning.puzzling import puzzles
from regalia.cli.commands.learning.selfplaying import selfplay
from regalia.cli.commands.learning.tactics import tactics
from regalia.cli.commands.learning.teaching import lessons
from regalia.cli.commands.learning.training import train
from regalia.cli.commands.listing import list_games
from regalia.cli.commands.loading import load
from regalia.cli.commands.new_game import new_game
from regalia.cli.commands.picturing import picture
from regalia.cli.commands.playing import play
from regalia.cli.commands.rating import ladder
from regalia.cli.commands.records import replay, verify
from regalia.cli.commands.serving import serve, worker
from regalia.cli.commands.simulating import simulate, tournament
from regalia.cli.commands.soaking import soak
from regalia.cli.model.command import mcp
from regalia.cli.model.joining import join

__all__ = ["main"]


@click.group(cls=App, name="regalia", invoke_without_command=True)
@click.version_option(package_name="regalia", message=f"%(prog)s, version %(version)s, {builds.running()}")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Board games with exact rules: play them, simulate them, replay and verify their records."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


COMMANDS = (
    list_games, play, simulate, tournament, ladder, selfplay, train, tactics, exploit, balance, habits, calibrate,
    replay, verify, review, lessons, puzzles, picture, fuzz, soak, bench, growth, serve, worker, admin, load, join, mcp,
    new_game,
)  # fmt: skip
for command in COMMANDS:
    main.add_command(command)
