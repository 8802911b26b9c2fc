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
from regalia.lessons.puzzles import Collection, collection_of, file_of, written


@click.group()
def puzzles() -> None:
    """Moments of bots' games in which one choice is clearly the best."""


@puzzles.command()
@click.argument("game")
@click.option("--most", type=click.IntRange(1), default=36, show_default=True, help="So many are kept.")
@click.option("--games", "count", type=click.IntRange(1), default=80, show_default=True, help="In so many.")
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
    of three seeds, and win more games that are played to their end.
    """
    rulebook, number = games.find(game), seats or seats_to_try(game)
    kept = lab.Kept(most)
    with crew(jobs, ray) as players:
        going = tracked(lab.find(game, number, seed, count, players), count, "games")
        met = lab.mixed(each for found in going for each in found)
        looked = tracked(lab.sure(game, met, players), len(met), "moments")
        for each, puzzle in zip(met, looked, strict=True):
            kept.add(each, puzzle)
            if kept.is_full:
                break
    if not kept.puzzles:
        raise RegaliaError(f"no puzzle was found in {count} games of {game}")
    command = f"regalia puzzles mine {game} --seats {number} --most {most} --games {count} --seed {seed}"
    target = out or file_of(rulebook.folder)
    write_file(target, written(Collection(command=command, rules=rulebook.rules_version, puzzles=kept.puzzles)))
    kinds = ", ".join(
        f"{kind} {times}" for kind, times in Counter(puzzle.kind for puzzle in kept.puzzles).most_common()
    )
    click.echo(f"{target}: {len(kept.puzzles)} puzzles in {count} games: {kinds}")


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
