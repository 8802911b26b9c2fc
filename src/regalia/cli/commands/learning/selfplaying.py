"""`regalia selfplay`: games of bots as data for learners."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from regalia.cli.commands.simulating import seats_for
from regalia.cli.shared import (
    SEED_HELP,
    crew,
    game_option,
    games_option,
    jobs_option,
    random_seed,
    ray_option,
    read_names,
    read_seed,
    seats_option,
    tracked,
)
from regalia.core.errors import RegaliaError
from regalia.lab.simulate import fill_seats

NEEDS = "this needs more than the games: pip install 'regalia[lab]'"


@click.command()
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@games_option(1000)
@seats_option
@click.option("--bots", type=read_names, metavar="NAME,NAME…", default="knight", show_default=True, help="By seat.")
@click.option("--seed", type=read_seed, metavar="SEED", show_default="that of the folder, else random", help=SEED_HELP)
@click.option("--batch", type=click.IntRange(1), default=16, show_default=True, help="Games in a file.")
@game_option
@jobs_option
@ray_option
def selfplay(
    game: str,
    folder: Path,
    count: int,
    seats: int | None,
    bots: tuple[str, ...],
    seed: int | str | None,
    batch: int,
    options: tuple[tuple[str, Any], ...],
    jobs: int,
    ray: str | None,
) -> None:
    """Let bots play, and write every game as a record and every choice as a row of Parquet into FOLDER.

    Whatever is there already is not played again, so that an interrupted run goes on with the same command.
    """
    try:
        from regalia.lab import selfplay as lab
    except ImportError as error:
        raise RegaliaError(NEEDS) from error
    kept = lab.Folder(folder)
    if seed is None:
        seed = (kept.plan or {}).get("seed", random_seed())
    lineup = fill_seats(bots, seats_for(game, seats, bots, options))
    plan = lab.SelfPlay(game, lineup, seed, count, batch, dict(options))
    done = sum(map(kept.has, plan.batches()))
    with crew(jobs, ray) as players:
        for _ in tracked(lab.play(plan, kept, players), len(plan.batches()) - done, "batches"):
            pass
    was = f", {done} of the batches from before" if done else ""
    click.echo(f"{game}: {count} games in {folder}, seed {seed}{was}")
