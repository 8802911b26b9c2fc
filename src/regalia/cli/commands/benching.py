"""`regalia bench`: speed, beside other projects' games in the same run."""

from __future__ import annotations

import platform
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from regalia import games
from regalia.cli.app import complain
from regalia.cli.shared import echo_json, json_option, seats_option, seed_option, tracked
from regalia.lab import bench as lab
from regalia.lab.bench import CloneCost, Play, Speed

SIMULATION = next(iter(lab.MODES))


@click.command()
@click.argument("game", required=False)
@seats_option
@click.option("--seconds", type=click.FloatRange(0, min_open=True), default=5.0, show_default=True, help="Per speed.")
@click.option("--peers", is_flag=True, help="Measure other projects' games too, in turn with ours.")
@seed_option
@json_option
def bench(game: str | None, seats: int | None, seconds: float, peers: bool, seed: int | str, as_json: bool) -> None:
    """Measure decisions per second in random play (one thread, CPU time) and the cost of a clone.

    A decision is a question with two answers or more; dealing counts in. Without GAME all games are measured.
    """
    tables = {name: lab.check_bench(name, seats) for name in ([game] if game else games.names())}
    speeds = measured(plays(tables, peers), seconds, seed)
    clones = {name: lab.measure_clones(name, seats, seed) for name, seats in tables.items()}
    playouts = {name: lab.measure_playouts(name, seats, seed) for name, seats in tables.items()}
    report = document(tables, speeds, clones, playouts, {"seconds": seconds, "windows": lab.WINDOWS, "seed": seed})
    if as_json:
        echo_json(report)
    else:
        show(report)


def plays(tables: dict[str, int], peers: bool) -> dict[str, Play]:
    """Everything to measure, by «game mode» or the peer's id."""
    ours = {
        f"{game} {mode}": play for game, seats in tables.items() for mode, play in lab.contestants(game, seats).items()
    }
    return ours | (lab.peer_plays() if peers else {})


def measured(contestants: dict[str, Play], seconds: float, seed: int | str) -> dict[str, Speed]:
    steps = lab.measure(contestants, seconds, seed)
    speeds = dict(tracked(steps, len(contestants) * lab.WINDOWS, "windows"))
    for missing in dict.fromkeys(speed.missing for speed in speeds.values() if speed.missing):
        complain(missing)
    return speeds


def document(
    tables: dict[str, int],
    speeds: dict[str, Speed],
    clones: dict[str, CloneCost],
    playouts: dict[str, float],
    settings: dict[str, Any],
) -> dict[str, Any]:
    """Everything measured, as plain data."""
    peers = {name: speed for name, speed in speeds.items() if name in lab.peer_plays()}
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        **settings,
        "games": [game_document(game, tables[game], speeds, clones[game], playouts[game], peers) for game in tables],
        "peers": [{"id": name, "label": lab.peer_of(name).label, **rate(speed)} for name, speed in peers.items()],
    }


def game_document(
    game: str, seats: int, speeds: dict[str, Speed], clone: CloneCost, playouts: float, peers: dict[str, Speed]
) -> dict[str, Any]:
    best = speeds[f"{game} {SIMULATION}"].best
    return {
        "game": game,
        "seats": seats,
        "decisions_per_second": {mode: rate(speeds[f"{game} {mode}"]) for mode in (*lab.MODES, lab.PLAYED_OUT)},
        "clone_us": {
            "simulation": round(clone.for_simulation, 2),
            "history": round(clone.with_history, 2),
            "first": round(clone.first, 2),
        },
        "replayed": {"mean": round(clone.mean_replayed, 2), "most": clone.most_replayed},
        "playouts_per_second": round(playouts),
        "ratio_to": {peer: round(best / speed.best, 2) for peer, speed in peers.items() if speed.windows},
    }


def rate(speed: Speed) -> dict[str, Any]:
    if speed.missing:
        return {"missing": speed.missing}
    return {"best": round(speed.best), "median": round(speed.middle)}


def show(report: dict[str, Any]) -> None:
    """The same for people."""
    click.echo(f"Python {report['python']}, {report['machine']}, seed {report['seed']}")
    console = Console(markup=False, highlight=False)
    console.print(speed_table(report))
    if any(game["ratio_to"] for game in report["games"]):
        console.print(ratio_table(report))
    for game in report["games"]:
        show_clones(game)


def speed_table(report: dict[str, Any]) -> Table:
    table = Table("random play")
    for column in ("decisions/s, best", "median"):
        table.add_column(column, justify="right")
    for game in report["games"]:
        for mode, speed in game["decisions_per_second"].items():
            table.add_row(f"{game['game']}, {game['seats']} seats, {mode}", *numbers(speed))
    for peer in report["peers"]:
        table.add_row(peer["label"], *numbers(peer))
    return table


def ratio_table(report: dict[str, Any]) -> Table:
    """How many times as fast as each peer our games are simulated."""
    table = Table("times as fast as")
    for game in report["games"]:
        table.add_column(game["game"], justify="right")
    for peer in report["peers"]:
        ratios = [game["ratio_to"].get(peer["id"], "") for game in report["games"]]
        table.add_row(peer["label"], *map(str, ratios))
    return table


def numbers(speed: dict[str, Any]) -> tuple[str, str]:
    return ("not installed", "") if "missing" in speed else (f"{speed['best']:,}", f"{speed['median']:,}")


def show_clones(game: dict[str, Any]) -> None:
    clone, replayed = game["clone_us"], game["replayed"]
    click.echo(
        f"{game['game']}: a clone at the beginning of a phase takes {clone['simulation']} µs for simulation, "
        f"{clone['history']} µs with history; the first one of a situation anywhere {clone['first']} µs; "
        f"choices replayed: {replayed['mean']} on average, {replayed['most']} at most; "
        f"{game['playouts_per_second']:,} worlds a second imagined and played to their end"
    )
