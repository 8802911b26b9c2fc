"""`regalia ladder`: how strong bots are, and what their strength costs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from regalia.cli.commands.simulating import seats_for
from regalia.cli.shared import (
    crew,
    echo_json,
    game_option,
    games_option,
    jobs_option,
    json_option,
    make_folder,
    ray_option,
    seats_option,
    seed_option,
    tracked,
    write_file,
)
from regalia.core.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.lab.rating.ladder import Ladder, Standings

NEEDS = "this needs more than the games: pip install 'regalia[lab,plots]'"


@click.command()
@click.argument("game")
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT…")
@games_option(200)
@seats_option
@seed_option
@game_option
@jobs_option
@ray_option
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="Keep games and report in this folder.")
@json_option
def ladder(
    game: str,
    bots: tuple[str, ...],
    count: int,
    seats: int | None,
    seed: int | str,
    options: tuple[tuple[str, Any], ...],
    jobs: int,
    ray: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Rate bots and budgets (`search:100 search:400 king`) with intervals; who is known least plays next.

    With --out the games stay in FOLDER/games.jsonl, and the same command with the same seed goes on, whether it was
    interrupted or wants more games; FOLDER/report.html shows strength against thinking time. `search:100*2` searches in
    two processes, `king@PATH` is the king of another checkout with the same rules.
    """
    try:
        from regalia.lab.rating import ladder as lab
        from regalia.lab.rating import report as page
    except ImportError as error:
        raise RegaliaError(NEEDS) from error
    plan = lab.Ladder(game, bots, seats_for(game, seats, bots, options), seed, dict(options))
    plan.check()
    file = None if out is None else out / "games.jsonl"
    played = [] if file is None else lab.read_games(file, plan)
    with crew(jobs, ray) as players:
        fresh = lab.climb(plan, played[:count], count, players)
        for one in tracked(fresh, max(0, count - len(played)), "games"):
            played.append(one)
            if file is not None:
                make_folder(file.parent)
                write_file(file, lab.kept(plan, played).encode())
    standings = lab.standings_of(plan, played)
    if out is not None:
        write_file(out / "report.html", page.written(plan, standings, len(played)).encode())
    report(plan, standings, len(played), as_json)


def report(plan: Ladder, standings: Standings, count: int, as_json: bool) -> None:
    if as_json:
        rows = [
            {"bot": bot, "strength": one.mu, "low": one.interval.low, "high": one.interval.high, "games": one.games}
            | {"wins": one.wins, "milliseconds": one.milliseconds}
            for bot, one in standings.items()
        ]
        echo_json({**plan.described(), "games": count, "bots": rows})
        return
    table = Table("bot", "strength", "95 % interval", "games", "share", "ms a choice")
    for bot, one in standings.items():
        low, high = one.interval
        share = one.wins / one.games if one.games else 0.0
        cells = (f"{one.mu:.1f}", f"{low:.1f} – {high:.1f}", str(one.games), f"{share:.1%}", f"{one.milliseconds:.1f}")
        table.add_row(bot, *cells)
    click.echo(f"{plan.game}: {plan.seats} seats, {count} games, seed {plan.seed}")
    Console(markup=False, highlight=False).print(table)
