"""`regalia tactics`: do bots find what surely wins, or wins at once, and avoid what loses at once?"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NamedTuple

import click

from regalia import games
from regalia.cli.shared import crew, echo_json, jobs_option, json_option, ray_option, seed_option, tracked
from regalia.core.errors import RegaliaError
from regalia.lab.moments import tactics as lab
from regalia.lab.moments.tactics_file import gone_on
from regalia.lab.rating.intervals import wilson
from regalia.lab.simulate import seated
from regalia.lab.workers import Crew


class Tried(NamedTuple):
    """A bot, how many it found, and what it chose where it did not."""

    bot: str
    right: int
    missed: list[tuple[lab.Tactic, str]]


@click.command()
@click.argument("game")
@click.argument("bots", nargs=-1, metavar="BOT BOT…")
@click.option("--positions", type=click.IntRange(1), default=200, show_default=True, help="How many are looked for.")
@click.option("--games", "most", type=click.IntRange(1), default=2000, show_default=True, help="In so many at most.")
@click.option("--by", default="hasty", show_default=True, help="The bot that plays these games.")
@click.option(
    "--keep",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keeps what is met in a file: a hunt that was cut off goes on, and other bots get the same positions.",
)
@click.option("--missed", is_flag=True, help="Tells of every position that a bot missed what it chose.")
@click.option("--seats", type=int, help="How many seats; else every number of players in turn.")
@seed_option
@jobs_option
@ray_option
@json_option
def tactics(
    game: str,
    bots: tuple[str, ...],
    positions: int,
    most: int,
    by: str,
    keep: Path | None,
    missed: bool,
    seats: int | None,
    seed: int | str,
    jobs: int,
    ray: str | None,
    as_json: bool,
) -> None:
    """Find positions in which some options surely win, or win or lose at once, and count how often bots choose right.

    Every option is tried out, in several imagined worlds; only what is the same in all of them counts.
    """
    for bot in (by, *bots):
        seated(bot, game, "check")
    hunt = lab.Hunt(game, (seats,) if seats else tuple(games.find(game).seats), seed, by)
    with crew(jobs, ray) as players:
        found = _found(hunt, keep, positions, most, players)
    if not found:
        raise RegaliaError(f"no position of that kind was met in {most} games of {game}")
    about = Counter(each.about for each in found)
    chance = sum(len(each.right) / each.options for each in found) / len(found)
    tried = [_tried(game, found, bot) for bot in bots or ("knight", "king")]
    if as_json:
        told = {"game": game, "seed": seed, "by": by, "positions": len(found), "about": about}
        echo_json({**told, "by_chance": round(chance, 6), "bots": [_figures(each, len(found)) for each in tried]})
        return
    click.echo(
        f"{game}: {len(found)} positions ({about[lab.SURE]} surely to win, {about[lab.WINS]} to win at once, "
        f"{about[lab.LOSES]} not to lose at once), seed {seed}; chance alone finds {chance:.1%}"
    )
    for each in tried:
        low, high = wilson(each.right, len(found))
        click.echo(f"{each.bot}: {each.right}, {each.right / len(found):.1%} ({low:.1%} – {high:.1%})")
        for tactic, chosen in each.missed if missed else ():
            where = f"{tactic.seed}, {tactic.seats} seats, after {len(tactic.log)} choices"
            click.echo(f"  {where}: {chosen}, not {' or '.join(sorted(tactic.right))} ({tactic.about})")


def _found(hunt: lab.Hunt, keep: Path | None, positions: int, most: int, players: Crew) -> list[lab.Tactic]:
    met = gone_on(keep, hunt, most, players) if keep else lab.find(hunt, range(most), players)
    found = list[lab.Tactic]()
    for each in tracked(met, most, "games"):
        found += each
        if len(found) >= positions:
            break
    return found[:positions]


def _tried(game: str, found: list[lab.Tactic], bot: str) -> Tried:
    answers = [(each, lab.answer(game, each, bot)) for each in tracked(found, len(found), bot)]
    missed = [(each, chosen) for each, chosen in answers if chosen not in each.right]
    return Tried(bot, len(found) - len(missed), missed)


def _figures(tried: Tried, positions: int) -> dict[str, object]:
    low, high = wilson(tried.right, positions)
    return {"bot": tried.bot, "right": tried.right, "share": tried.right / positions, "low": low, "high": high}
