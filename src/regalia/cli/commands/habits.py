"""`regalia habits`: what happens in games of equal bots, and how often."""

from __future__ import annotations

from typing import Any

import click

from regalia.cli.commands.simulating import heading, seats_for, title
from regalia.cli.shared import (
    crew,
    echo_json,
    game_option,
    games_option,
    jobs_option,
    json_option,
    ray_option,
    seats_option,
    seed_option,
    tracked,
)
from regalia.lab import habits as lab
from regalia.lab.simulate import Plan


@click.command()
@click.argument("game")
@games_option(100)
@seats_option
@click.option("--bot", default="knight", show_default=True, help="Who plays all seats.")
@seed_option
@game_option
@jobs_option
@ray_option
@json_option
def habits(
    game: str,
    count: int,
    seats: int | None,
    bot: str,
    seed: int | str,
    options: tuple[tuple[str, Any], ...],
    jobs: int,
    ray: str | None,
    as_json: bool,
) -> None:
    """Let equal bots play, and count what happens: every kind of event, and the points."""
    seats = seats_for(game, seats, (bot,), options)
    plan = Plan(game, seed, ((bot,) * seats,), dict(options))
    plan.check()
    with crew(jobs, ray) as players:
        found = lab.summed_up(tracked(lab.told_games(plan, count, players), count, "games"))
    if as_json:
        echo_json({**heading(plan), "bot": bot, **found.to_json()})
    else:
        click.echo(f"{title(plan, count)}, {bot}: {lab.table(found)}")
