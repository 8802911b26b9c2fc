"""`regalia bench`: speed, beside other projects' games in the same run."""

from __future__ import annotations

import platform
from contextlib import ExitStack
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from regalia import builds, games
from regalia.cli.app import complain
from regalia.cli.shared import echo_json, json_option, seats_option, seed_option, tracked
from regalia.lab.speed import bench as lab
from regalia.lab.speed.bench import CloneCost, Play, Speed
from regalia.lab.speed.side_by_side import BUILDS, Build

SIMULATION = next(iter(lab.MODES))


@click.command()
@click.argument("game", required=False)
@seats_option
@click.option("--seconds", type=click.FloatRange(0, min_open=True), default=5.0, show_default=True, help="Per speed.")
@click.option("--peers", is_flag=True, help="Measure other projects' games too, in turn with ours.")
@click.option("--compiled", is_flag=True, help="Measure the pure and the compiled build side by side.")
@seed_option
@json_option
def bench(
    game: str | None, seats: int | None, seconds: float, peers: bool, compiled: bool, seed: int | str, as_json: bool
) -> None:
    """Measure decisions per second in random play (one thread, CPU time) and the cost of a clone.

    A decision is a question with two answers or more; dealing counts in. Without GAME all games are measured.
    """
    tables = {name: lab.check_bench(name, seats) for name in ([game] if game else games.names())}
    if compiled:
        both = compared(tables, seconds, seed, peers)
        echo_json(both) if as_json else show_both(both)
        return
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
        "build": builds.running(),
        **settings,
        "games": [game_document(game, tables[game], speeds, clones[game], playouts[game], peers) for game in tables],
        "peers": [{"id": name, "label": lab.peer_of(name).label, **rate(speed)} for name, speed in peers.items()],
    }


def game_document(
    game: str, seats: int, speeds: dict[str, Speed], clone: CloneCost, playouts: float, peers: dict[str, Speed]
) -> dict[str, Any]:
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
        "ratio_to": {
            mode: {
                peer: round(speeds[f"{game} {mode}"].best / speed.best, 2)
                for peer, speed in peers.items()
                if speed.windows
            }
            for mode in (SIMULATION, lab.PLAYED_OUT)
        },
    }


def rate(speed: Speed) -> dict[str, Any]:
    if speed.missing:
        return {"missing": speed.missing}
    return {"best": round(speed.best), "median": round(speed.middle)}


def show(report: dict[str, Any]) -> None:
    """The same for people."""
    click.echo(f"Python {report['python']}, {report['machine']}, {report['build']} build, seed {report['seed']}")
    console = Console(markup=False, highlight=False)
    console.print(speed_table(report))
    if any(game["ratio_to"][SIMULATION] for game in report["games"]):
        console.print(ratio_table(report))
    for game in report["games"]:
        show_clones(game)


# --- both builds ------------------------------------------------------------------------------------------------------


def compared(tables: dict[str, int], seconds: float, seed: int | str, peers: bool) -> dict[str, dict[str, Any]]:
    """What `bench` tells of one build, for both, measured in turn."""
    with ExitStack() as processes:
        running = {name: processes.enter_context(Build(name)) for name in BUILDS}
        contestants = {
            f"{name} {game} {mode}": play
            for game, seats in tables.items()
            for name, build in running.items()
            for mode, play in build.contestants(game, seats).items()
        } | (lab.peer_plays() if peers else {})
        speeds = measured(contestants, seconds, seed)
        clones: dict[str, dict[str, CloneCost]] = {name: {} for name in running}
        playouts: dict[str, dict[str, float]] = {name: {} for name in running}
        for game, seats in tables.items():
            for name, build in running.items():
                clones[name][game] = build.clones(game, seats, seed)
                playouts[name][game] = build.playouts(game, seats, seed)
    found = {}
    for name in running:
        own = {key.removeprefix(f"{name} "): speed for key, speed in speeds.items()}
        settings = {"seconds": seconds, "windows": lab.WINDOWS, "seed": seed}
        found[name] = document(tables, own, clones[name], playouts[name], settings) | {"build": name}
    return found


def show_both(both: dict[str, dict[str, Any]]) -> None:
    """The same for people."""
    pure, compiled = both.values()
    click.echo(f"Python {pure['python']}, {pure['machine']}, pure and compiled build, seed {pure['seed']}")
    console = Console(markup=False, highlight=False)
    console.print(both_table(pure, compiled))
    if pure["peers"]:
        console.print(ratio_table(compiled, lab.PLAYED_OUT))


def both_table(pure: dict[str, Any], compiled: dict[str, Any]) -> Table:
    table = Table("best of all windows")
    for column in ("pure", "compiled", "times"):
        table.add_column(column, justify="right")
    for one, other in zip(pure["games"], compiled["games"], strict=True):
        for mode, speed in one["decisions_per_second"].items():
            better = other["decisions_per_second"][mode]["best"]
            table.add_row(f"{one['game']}, {mode}, decisions/s", *_times(speed["best"], better))
        for kind, cost in one["clone_us"].items():
            table.add_row(f"{one['game']}, clone, {kind}, µs", *_times(cost, other["clone_us"][kind], is_cost=True))
        worlds = one["playouts_per_second"], other["playouts_per_second"]
        table.add_row(f"{one['game']}, worlds imagined and played out/s", *_times(*worlds))
    for peer in pure["peers"]:
        table.add_row(peer["label"], numbers(peer)[0])
    return table


def _times(pure: float, compiled: float, is_cost: bool = False) -> tuple[str, str, str]:
    ratio = pure / compiled if is_cost else compiled / pure
    return f"{pure:,}", f"{compiled:,}", f"{ratio:.2f}"


# --- one build --------------------------------------------------------------------------------------------------------


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


def ratio_table(report: dict[str, Any], mode: str = SIMULATION) -> Table:
    """How many times as fast as each peer our games are simulated."""
    table = Table(f"{report['build']}, {mode}: times as fast as")
    for game in report["games"]:
        table.add_column(game["game"], justify="right")
    for peer in report["peers"]:
        ratios = [game["ratio_to"].get(mode, {}).get(peer["id"], "") for game in report["games"]]
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
