"""`regalia soak`: every trial of every game, long and worth it."""

from __future__ import annotations

import click

from regalia import games
from regalia.cli.app import complain
from regalia.cli.commands.fuzzing import run_fuzz
from regalia.cli.commands.simulating import hold_tournament, too_few_wins
from regalia.cli.shared import jobs_option, read_seed, tracked
from regalia.lab.idling import MOST_TAKEN_BACK, idling
from regalia.lab.trials import Trials, trials_of

IDLE_GAMES = 20


@click.command()
@click.argument("ids", nargs=-1, metavar="[GAME]…")
@click.option(
    "--games",
    "count",
    type=click.IntRange(1),
    help="At most so many games in each trial; what the bots win is then shown but not held against them.",
)
@click.option("--seed", type=read_seed, metavar="SEED", default="soak", show_default=True, help="A number or a text.")
@jobs_option
@click.pass_context
def soak(ctx: click.Context, ids: tuple[str, ...], count: int | None, seed: int | str, jobs: int) -> None:
    """Put games to the trials that their folders name (`trials.toml`): random play with every check,
    knights who must get somewhere, and tournaments.

    Without GAME all games are tried. All trials are held, whatever fails; what failed is said at the end.
    """
    trials = {id: trials_of(id) for id in ids or games.names()}
    for id, tried in trials.items():
        tried.check(id)
    failed = [what for id, tried in trials.items() for what in hold(id, tried, count, seed, jobs)]
    for what in failed:
        complain(what)
    ctx.exit(1 if failed else 0)


def hold(id: str, trials: Trials, count: int | None, seed: int | str, jobs: int) -> list[str]:
    """Holds the trials of one game; what failed, in words."""
    fuzzed = at_most(count, trials.fuzzed_games)
    failures = run_fuzz(id, fuzzed, seed, jobs)
    failed = [f"{failures} of {fuzzed} fuzzed games failed"] if failures else []
    failed += idle_knights(id, at_most(count, IDLE_GAMES), seed, jobs)
    for tournament in trials.tournaments:
        tallies = hold_tournament(tournament.plan(id, seed), at_most(count, tournament.games), jobs)
        shortfall = too_few_wins(tournament.bots[0], tallies, tournament.at_least)
        if count is None and shortfall:
            failed.append(shortfall)
    return [f"{id}: {what}" for what in failed]


def idle_knights(id: str, count: int, seed: int | str, jobs: int) -> list[str]:
    """Whether knights, two by two, come to an end and do not move to and fro on the way."""
    played = list(tracked(idling(id, "knight", games.find(id).seats[0], seed, count, jobs), count, "games"))
    moves, back = sum(each.moves for each in played), sum(each.taken_back for each in played)
    endless = sum(not each.is_over for each in played)
    click.echo(f"{id}: {count} games of knights, {moves} moves, {back} taken back; {endless} without an end")
    failed = [f"{endless} of {count} games of knights had no end"] if endless else []
    if back > MOST_TAKEN_BACK * moves:
        failed.append(f"knights took back {back} of {moves} moves")
    return failed


def at_most(count: int | None, games: int) -> int:
    return games if count is None else min(count, games)
