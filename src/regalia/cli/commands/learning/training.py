"""`regalia train`: a game's value is learned from games that bots play among themselves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from regalia import games
from regalia.cli.commands.learning.selfplaying import NEEDS
from regalia.cli.shared import crew, jobs_option, ray_option, seed_option, tracked
from regalia.core.errors import RegaliaError


def read_numbers(text: str) -> tuple[int, ...]:
    """Whole numbers separated by commas."""
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise click.BadParameter(f"{text!r} is not of the form 2,3,4") from None


@click.command()
@click.argument("game")
@click.option("--seats", type=read_numbers, metavar="N,N…", show_default="all", help="Numbers of seats, in turn.")
@click.option("--games", "count", type=click.IntRange(1), default=600, show_default=True, help="Games in a round.")
@click.option("--rounds", type=click.IntRange(1), default=1, show_default=True, help="Each plays by what was learned.")
@click.option("--match", "matched", type=click.IntRange(0), default=100, show_default=True, help="Games of the match.")
@click.option("--match-seats", type=int, show_default="4, or as many as can sit", help="How many sit in the match.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Where the weights go.", required=True)
@seed_option
@jobs_option
@ray_option
def train(
    game: str,
    seats: tuple[int, ...] | None,
    count: int,
    rounds: int,
    matched: int,
    match_seats: int | None,
    out: Path,
    seed: int | str,
    jobs: int,
    ray: str | None,
) -> None:
    """Learn how likely each seat wins, from games of knights; then let a knight with what was learned play against
    knights that feel by hand.

    The weights are written into OUT with the command and the figures that made them. `knight@OUT` is a knight that
    feels by them; put into the folder of the game as `bot/learned.json`, they are what all bots feel.
    """
    try:
        from regalia.lab.learning import training as lab
    except ImportError as error:
        raise RegaliaError(NEEDS) from error
    known = games.find(game).seats
    training = lab.Training(game, seats or tuple(known), seed, count, rounds)
    training.check()
    with crew(jobs, ray) as players:
        trained = lab.train(training, players, _watched)
        trained.write(out)
        for figures in trained.rounds:
            click.echo("  ".join(f"{name} {number:g}" for name, number in figures.items()))
        if matched:
            at = match_seats or min(4, known[-1])
            tally = lab.match(trained, out, at, matched, players, _watched)
            trained.write(out)
            low, high = tally.interval
            click.echo(
                f"{game}, {at} seats: {tally.wins:g} of {tally.games} games against those who feel by hand, "
                f"{tally.share:.1%} ({low:.1%} – {high:.1%}); a fair share is {1 / at:.0%}"
            )
    click.echo(f"{out}: {training.command}")


def _watched(going: Iterator[Any], count: int, what: str) -> Iterator[Any]:
    return tracked(going, count, what)
