"""`regalia simulate` and `regalia tournament`: bots play many games."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from regalia import games
from regalia.cli.shared import (
    crew,
    echo_json,
    game_option,
    games_option,
    jobs_option,
    json_option,
    ray_option,
    read_names,
    seats_option,
    seed_option,
    tracked,
)
from regalia.core.errors import RegaliaError
from regalia.core.game import check_setup
from regalia.lab import simulate as lab
from regalia.lab.rating.tournament import lineups, standings
from regalia.lab.simulate import Lineup, Outcome, Plan, Summary, Tally
from regalia.lab.workers import Crew

Options = tuple[tuple[str, Any], ...]


@click.command()
@click.argument("game")
@games_option(100)
@seats_option
@click.option(
    "--bots",
    type=read_names,
    metavar="NAME,NAME…",
    default="random",
    show_default=True,
    help="By seat; the last fills the rest.",
)
@seed_option
@game_option
@jobs_option
@ray_option
@click.option("--out", type=click.Path(path_type=Path), help="Write a line of JSON for each game into this file.")
@json_option
def simulate(
    game: str,
    count: int,
    seats: int | None,
    bots: Lineup,
    seed: int | str,
    options: Options,
    jobs: int,
    ray: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Play games with bots and count who wins from which seat.

    A shared first place counts as that part of a win.
    """
    seats = seats_for(game, seats, bots, options)
    plan = Plan(game, seed, (lab.fill_seats(bots, seats),), dict(options))
    plan.check()
    with crew(jobs, ray) as players:
        outcomes = tracked(lab.simulate(plan, count, players), count, "games")
        summary = lab.summarize(written(outcomes, out) if out else outcomes, seats)
    report_simulation(plan, summary, as_json)


def seats_for(game: str, seats: int | None, bots: Sequence[str], options: Options) -> int:
    """As asked for, else as many as there are named bots, within what the game allows; BadSetup when that cannot be."""
    rulebook = games.find(game)
    few, many = rulebook.seats[0], rulebook.seats[-1]
    return check_setup(rulebook, min(max(len(bots), few), many) if seats is None else seats, dict(options)).seats


def written(outcomes: Iterable[Outcome], out: Path) -> Iterator[Outcome]:
    """The outcomes, each also as a line of the file."""
    try:
        with out.open("w", encoding="utf-8") as file:
            for outcome in outcomes:
                file.write(json.dumps(asdict(outcome), ensure_ascii=False) + "\n")
                yield outcome
    except OSError as error:
        raise RegaliaError(f"cannot write {out}: {error.strerror}") from None


def report_simulation(plan: Plan, summary: Summary, as_json: bool) -> None:
    lineup = plan.lineups[0]
    if as_json:
        seats = [{"seat": seat, "bot": lineup[seat], **tally.to_json()} for seat, tally in enumerate(summary.seats)]
        mean = round(summary.mean_choices, 6)
        echo_json({**heading(plan), "games": summary.games, "mean_choices": mean, "seats": seats})
        return
    click.echo(f"{title(plan, summary.games)}; {summary.mean_choices:.1f} choices per game")
    show_tallies("seat", [(f"{seat} {lineup[seat]}", tally) for seat, tally in enumerate(summary.seats)])


def heading(plan: Plan) -> dict[str, Any]:
    return {"game": plan.game, "seed": plan.seed, "options": dict(plan.options)}


def title(plan: Plan, count: int) -> str:
    return f"{plan.game}: {len(plan.lineups[0])} seats, {count} games, seed {plan.seed}"


COLUMNS: tuple[tuple[str, Callable[[Tally], str]], ...] = (
    ("games", lambda tally: str(tally.games)),
    ("wins", lambda tally: f"{tally.wins:.6g}"),
    ("share", lambda tally: f"{tally.share:.1%}"),
    ("95 % interval", lambda tally: f"{tally.interval.low:.1%} – {tally.interval.high:.1%}"),
    ("mean place", lambda tally: f"{tally.mean_place:.2f}"),
    ("mean points", lambda tally: f"{tally.mean_points:.1f}"),
)


def show_tallies(first: str, rows: Iterable[tuple[str, Tally]]) -> None:
    table = Table(first)
    for name, _ in COLUMNS:
        table.add_column(name, justify="right")
    for label, tally in rows:
        table.add_row(label, *(text(tally) for _, text in COLUMNS))
    Console(markup=False, highlight=False).print(table)


@click.command()
@click.argument("game")
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT…")
@games_option(120)
@seats_option
@seed_option
@game_option
@jobs_option
@ray_option
@click.option("--at-least", type=click.FloatRange(0, 1), help="Fail unless the first bot wins this share of its games.")
@json_option
def tournament(
    game: str,
    bots: Lineup,
    count: int,
    seats: int | None,
    seed: int | str,
    options: Options,
    jobs: int,
    ray: str | None,
    at_least: float | None,
    as_json: bool,
) -> None:
    """Let bots play against each other, each in every seat in turn.

    With fewer bots than seats the last one fills the rest: `tournament barony greedy random --seats 4` seats one
    greedy bot against three random ones, and the three count as three games each time. With more bots than seats, all
    choices of that many bots meet. A shared first place counts as that part of a win. `king@PATH` is the king of
    another checkout with the same rules: so a new bot is measured against an old one. `search:0.5s*4` searches in four
    processes.
    """
    if len(bots) < 2:
        raise click.UsageError("a tournament needs two bots or more")
    seats = seats_for(game, seats, bots, options)
    plan = Plan(game, seed, lineups(bots, seats), dict(options))
    plan.check()
    with crew(jobs, ray) as players:
        tallies = hold_tournament(plan, count, players, as_json)
    if at_least is not None and (shortfall := too_few_wins(bots[0], tallies, at_least)):
        raise RegaliaError(shortfall)


def hold_tournament(plan: Plan, count: int, jobs: int | Crew, as_json: bool = False) -> dict[str, Tally]:
    """Plays it and shows how each bot has done."""
    tallies = standings(tracked(lab.simulate(plan, count, jobs), count, "games"))
    report_tournament(plan, count, tallies, as_json)
    return tallies


def too_few_wins(bot: str, tallies: dict[str, Tally], at_least: float) -> str | None:
    """How much a bot that should have won more did win."""
    share = tallies[bot].share
    return f"{bot} won {share:.1%} of its games, less than {at_least:.1%}" if share < at_least else None


def report_tournament(plan: Plan, count: int, tallies: dict[str, Tally], as_json: bool) -> None:
    if as_json:
        bots = [{"bot": bot, **tally.to_json()} for bot, tally in tallies.items()]
        echo_json({**heading(plan), "seats": len(plan.lineups[0]), "games": count, "bots": bots})
        return
    click.echo(title(plan, count))
    show_tallies("bot", tallies.items())
