"""`regalia fuzz`: random play that looks for faults."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from regalia import games
from regalia.cli.app import complain
from regalia.cli.shared import (
    crew,
    echo_json,
    games_option,
    jobs_option,
    json_option,
    make_folder,
    ray_option,
    seed_option,
    tracked,
    write_file,
)
from regalia.lab import fuzz as lab
from regalia.lab.fuzz import FuzzReport
from regalia.lab.workers import Crew

COUNTED = ("choices", "acts", "left", "deserted", "clones", "undos", "positions")


@click.command()
@click.argument("game")
@games_option(100)
@seed_option
@jobs_option
@ray_option
@click.option("--save-failures", "folder", type=click.Path(path_type=Path), help="Keep records of failed games here.")
@json_option
@click.pass_context
def fuzz(
    ctx: click.Context,
    game: str,
    count: int,
    seed: int | str,
    jobs: int,
    ray: str | None,
    folder: Path | None,
    as_json: bool,
) -> None:
    """Play at random over all seat counts and options, and check everything that the engine promises."""
    games.find(game)
    if folder:
        make_folder(folder)
    with crew(jobs, ray) as players:
        failures = run_fuzz(game, count, seed, players, folder, as_json)
    ctx.exit(1 if failures else 0)


def run_fuzz(
    game: str, count: int, seed: int | str, jobs: int | Crew, folder: Path | None = None, as_json: bool = False
) -> int:
    """Plays, tells what was tried, and returns how many games failed."""
    totals, failures = collected(tracked(lab.fuzz(game, seed, count, jobs), count, "games"), folder)
    if as_json:
        echo_json({"game": game, "seed": seed, "games": count, **totals, "failures": failures})
    else:
        counts = ", ".join(f"{number} {name}" for name, number in totals.items())
        click.echo(f"{game}: {count} games, seed {seed}, {counts}; {len(failures)} failed")
    return len(failures)


def collected(reports: Iterable[FuzzReport], folder: Path | None) -> tuple[dict[str, int], list[dict[str, Any]]]:
    """The totals of all games, and the failures among them, which are told at once."""
    totals, failures = dict.fromkeys(COUNTED, 0), []
    for report in reports:
        for name in COUNTED:
            totals[name] += getattr(report, name)
        if report.failure:
            failures.append(told(report, folder))
    return totals, failures


def told(report: FuzzReport, folder: Path | None) -> dict[str, Any]:
    saved = kept(report, folder)
    where = f"; saved in {saved}" if saved else ""
    complain(f"seed {report.seed} ({report.seats} seats, choice {report.choices}): {report.failure}{where}")
    return {
        "seed": report.seed,
        "seats": report.seats,
        "options": report.options,
        "choices": report.choices,
        "failure": report.failure,
        "saved": str(saved) if saved else None,
    }


def kept(report: FuzzReport, folder: Path | None) -> Path | None:
    """Where the failed game's record was saved, if it was."""
    if folder is None or report.record is None:
        return None
    path = folder / f"{report.game}-{re.sub('[^A-Za-z0-9]+', '-', report.seed)}.json"
    write_file(path, report.record)
    return path
