"""`regalia tactics`: do bots find what wins at once, and avoid what loses at once?"""

from __future__ import annotations

import click

from regalia.cli.shared import crew, echo_json, jobs_option, json_option, ray_option, seats_option, seed_option, tracked
from regalia.core.errors import RegaliaError
from regalia.lab.moments import tactics as lab
from regalia.lab.rating.intervals import wilson


@click.command()
@click.argument("game")
@click.argument("bots", nargs=-1, metavar="BOT BOT…")
@click.option("--positions", type=click.IntRange(1), default=200, show_default=True, help="How many are looked for.")
@click.option("--games", "most", type=click.IntRange(1), default=2000, show_default=True, help="In so many at most.")
@seats_option
@seed_option
@jobs_option
@ray_option
@json_option
def tactics(
    game: str,
    bots: tuple[str, ...],
    positions: int,
    most: int,
    seats: int | None,
    seed: int | str,
    jobs: int,
    ray: str | None,
    as_json: bool,
) -> None:
    """Find positions in which some options win or lose at once, and count how often each bot chooses right.

    Every option is tried out, in several imagined worlds; only what is the same in all of them counts.
    """
    found = list[lab.Tactic]()
    with crew(jobs, ray) as players:
        for met in tracked(lab.find(game, seats or lab.seats_to_try(game), seed, most, players), most, "games"):
            found += met
            if len(found) >= positions:
                break
    found = found[:positions]
    if not found:
        raise RegaliaError(f"no position of that kind was met in {most} games of {game}")
    wins = sum(tactic.about == lab.WINS for tactic in found)
    chance = sum(len(tactic.right) / tactic.options for tactic in found) / len(found)
    figures = []
    for bot in bots or ("knight", "king"):
        right = sum(lab.solved(game, tactic, bot) for tactic in tracked(found, len(found), bot))
        low, high = wilson(right, len(found))
        figures.append({"bot": bot, "right": right, "share": right / len(found), "low": low, "high": high})
    if as_json:
        about = {"game": game, "seed": seed, "positions": len(found), "to_win": wins, "by_chance": round(chance, 6)}
        echo_json({**about, "bots": figures})
        return
    click.echo(
        f"{game}: {len(found)} positions, {wins} to win and {len(found) - wins} not to lose at once, seed {seed}; "
        f"chance alone finds {chance:.1%}"
    )
    for each in figures:
        click.echo(f"{each['bot']}: {each['right']}, {each['share']:.1%} ({each['low']:.1%} – {each['high']:.1%})")
