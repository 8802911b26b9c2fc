"""`regalia puzzles`: finds puzzles in games of knights, and looks whether kept ones still hold."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from regalia import games
from regalia.cli.shared import crew, jobs_option, ray_option, seats_option, seed_option, tracked, write_file
from regalia.core.errors import RegaliaError
from regalia.lab.moments import puzzling as lab
from regalia.lab.moments.tactics import seats_to_try
from regalia.lessons.puzzles import Collection, Puzzle, collection_of, file_of, written


@click.group()
def puzzles() -> None:
    """Moments of bots' games in which one choice is clearly the best."""


@puzzles.command()
@click.argument("game")
@click.option("--most", type=click.IntRange(1), default=36, show_default=True, help="So many are kept.")
@click.option("--games", "count", type=click.IntRange(1), default=400, show_default=True, help="In so many at most.")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), show_default="beside the game", help="The file."
)
@seats_option
@seed_option
@jobs_option
@ray_option
def mine(
    game: str,
    most: int,
    count: int,
    out: Path | None,
    seats: int | None,
    seed: int | str,
    jobs: int,
    ray: str | None,
) -> None:
    """Look for puzzles of GAME, of as many kinds as there are, and keep them as data of the game.

    One option must be 15 points of chance ahead of the next, in ten times as many worlds as at first sight and by each
    of three seeds.
    """
    rulebook, number = games.find(game), seats or seats_to_try(game)
    found, looked = list[Puzzle](), 0
    with crew(jobs, ray) as players:
        for met in tracked(lab.find(game, number, seed, count, players), count, "games"):
            looked += 1
            found += met
            if len(found) >= 2 * most:
                break
    if not found:
        raise RegaliaError(f"no puzzle was found in {looked} games of {game}")
    kept = lab.varied(found, most)
    command = f"regalia puzzles mine {game} --seats {number} --most {most} --games {count} --seed {seed}"
    target = out or file_of(rulebook.folder)
    write_file(target, written(Collection(command=command, rules=rulebook.rules_version, puzzles=kept)))
    kinds = ", ".join(f"{kind} {times}" for kind, times in Counter(puzzle.kind for puzzle in kept).most_common())
    click.echo(f"{target}: {len(kept)} of {len(found)} puzzles in {looked} games: {kinds}")


@puzzles.command()
@click.argument("game")
@seed_option
def check(game: str, seed: int | str) -> None:
    """Look at the kept puzzles of GAME once more, with other seeds."""
    kept = collection_of(game)
    if kept is None:
        raise RegaliaError(f"{game} has no puzzles; `regalia puzzles mine {game}` finds some")
    wrong = [at for at, puzzle in enumerate(kept.puzzles, 1) if not lab.still_holds(game, puzzle, f"{seed}/{at}")]
    click.echo(f"{game}: {len(kept.puzzles) - len(wrong)} of {len(kept.puzzles)} puzzles hold")
    if wrong:
        raise RegaliaError(f"these do not: {', '.join(map(str, wrong))}")
