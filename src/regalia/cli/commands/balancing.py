"""`regalia balance`: how often each side of a game wins when equal bots play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from regalia import games
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
    write_file,
)
from regalia.core.errors import BadSetup
from regalia.lab import balance as lab
from regalia.lab.simulate import Plan, simulate


@click.command()
@click.argument("game")
@games_option(300)
@seats_option
@click.option("--bot", default="greedy", show_default=True, help="Who plays all seats.")
@seed_option
@game_option
@jobs_option
@ray_option
@click.option("--plot", type=click.Path(path_type=Path), help="Write the shares as a drawing (SVG) into this file.")
@json_option
def balance(
    game: str,
    count: int,
    seats: int | None,
    bot: str,
    seed: int | str,
    options: tuple[tuple[str, Any], ...],
    jobs: int,
    ray: str | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let equal bots play, and count how often each lord, house or colour wins, with 95 % intervals."""
    if games.find(game).sides is None:
        raise BadSetup(f"in {game} all seats are alike: there are no sides to compare")
    seats = seats_for(game, seats, (bot,), options)
    plan = Plan(game, seed, ((bot,) * seats,), dict(options))
    plan.check()
    with crew(jobs, ray) as players:
        tallies = lab.by_side(tracked(simulate(plan, count, players), count, "games"))
    if plot is not None:
        write_file(plot, lab.plot(tallies, title(plan, count)).encode())
    if as_json:
        sides = {side: tally.to_json() for side, tally in tallies.items()}
        echo_json({**heading(plan), "bot": bot, "games": count, "sides": sides})
    else:
        click.echo(f"{title(plan, count)}, {bot}\n\n{lab.table(tallies)}")
