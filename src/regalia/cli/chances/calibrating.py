"""`regalia calibrate`: how much it is worth to be ahead, fitted to bots' games and checked with others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

from regalia import games
from regalia.cli.shared import (
    SEED_HELP,
    crew,
    echo_json,
    jobs_option,
    json_option,
    ray_option,
    read_seed,
    tracked,
    write_file,
)
from regalia.core.errors import RegaliaError
from regalia.review.chances import FILE, WORLDS, Calibration, Fitted, calibration, file_of

NEEDS = "this needs more than the games: pip install 'regalia[lab]'"
BOT, FITTED, CHECKED, SEED = "hasty", 200, 200, "chances"


@click.command()
@click.argument("game")
@click.option("--seats", "numbers", type=int, multiple=True, help="How many seats; may be given several times.")
@click.option("--games", "count", type=click.IntRange(1), default=FITTED, show_default=True, help="Games to fit to.")
@click.option("--check", type=click.IntRange(1), default=CHECKED, show_default=True, help="Other games to check with.")
@click.option("--bot", default=BOT, show_default=True, help="Who plays all seats.")
@click.option("--seed", type=read_seed, metavar="SEED", default=SEED, show_default=True, help=SEED_HELP)
@jobs_option
@ray_option
@click.option("--plot", type=click.Path(path_type=Path), help="Draw foretold against true (SVG) into this file.")
@click.option("--out", type=click.Path(path_type=Path), help=f"Another file than {FILE} of the game.")
@json_option
def calibrate(
    game: str,
    numbers: tuple[int, ...],
    count: int,
    check: int,
    bot: str,
    seed: int | str,
    jobs: int,
    ray: str | None,
    plot: Path | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Fit a game's chances to bots' games, check them with games that the fit has not seen, and keep the curves.

    Curves for other numbers of seats stay as they are.
    """
    try:
        from regalia.lab.calibrate import Bench, fitted, plotted
    except ImportError:
        raise RegaliaError(NEEDS) from None
    rulebook = games.find(game)
    found: dict[int, Fitted] = {}
    for seats in numbers or tuple(rulebook.seats):
        bench = Bench(game, seats, bot, seed)
        with crew(jobs, ray) as players:
            fit_to = tracked(bench.played(count, players), count, f"{seats} seats, to fit")
            check_with = tracked(bench.unseen(check, players, WORLDS), check, f"{seats} seats, to check")
            found[seats] = fitted(bench, [*fit_to], [*check_with])
    before = calibration(rulebook.folder)
    kept = dict(before.seats) if before is not None and before.rules == rulebook.rules_version else {}
    whole = Calibration(rules=rulebook.rules_version, seats=dict(sorted({**kept, **found}.items())))
    write_file(out or file_of(rulebook.folder), msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n")
    if plot is not None:
        write_file(plot, plotted(game, found).encode())
    if as_json:
        echo_json(msgspec.to_builtins(found, str_keys=True))
    else:
        click.echo("\n".join(summary(seats, each) for seats, each in found.items()))


def summary(seats: int, found: Fitted) -> str:
    """What the check came to, in a line."""
    checked: dict[str, Any] = found.checked
    return (
        f"{seats} seats, {found.bot}: difference {checked['open']['difference']:.3f} with all cards open, "
        f"{checked['known']['difference']:.3f} as a seat knows it; Brier {checked['open']['brier']:.3f}, "
        f"equal {checked['brier_equal']:.3f}, score alone {checked['brier_score']:.3f}"
    )
