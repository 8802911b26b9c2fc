"""`regalia growth`: how cost grows with seats and with the age of a game."""

from __future__ import annotations

import platform
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from regalia import builds, games
from regalia.cli.shared import echo_json, json_option, seats_option, seed_option, tracked, write_file
from regalia.lab.speed import growth as lab
from regalia.lab.speed.bench import check_bench
from regalia.lab.speed.growth import Growth
from regalia.lab.speed.growth_plots import drawn


@click.command()
@click.argument("game", required=False)
@seats_option
@click.option("--seconds", type=click.FloatRange(0, min_open=True), default=2.0, show_default=True, help="Per speed.")
@seed_option
@click.option(
    "--plots", type=click.Path(path_type=Path, file_okay=False), help="Write drawings (SVG) into this folder."
)
@json_option
def growth(
    game: str | None, seats: int | None, seconds: float, seed: int | str, plots: Path | None, as_json: bool
) -> None:
    """Measure decisions per second by seats, and decisions, clones and memory by the age of one random game."""
    tables = {name: check_bench(name, seats) for name in ([game] if game else games.names())}
    steps = (lab.measure_growth(name, number, seed, seconds) for name, number in tables.items())
    found = list(tracked(steps, len(tables), "games"))
    if plots is not None:
        for name, drawing in drawn(found).items():
            write_file(plots / f"{name}.svg", drawing)
    if as_json:
        ages = [asdict(one) for one in found]
        echo_json({"python": platform.python_version(), "build": builds.running(), "games": ages})
    else:
        show(found)


def show(found: list[Growth]) -> None:
    console = Console()
    for one in found:
        table = Table(title=f"{one.game}, {one.seats} seats", title_justify="left")
        table.add_column("choices", justify="right")
        for head in (*one.ages[0].decision_us, "clone", "with history"):
            table.add_column(f"{head}\nµs", justify="right")
        for part in one.ages[0].bytes:
            table.add_column(f"{part}\nkB", justify="right")
        for age in one.ages:
            times = [*age.decision_us.values(), age.clone_us, age.clone_with_history_us]
            sizes = [f"{size / 1000:,.0f}" for size in age.bytes.values()]
            table.add_row(f"{age.choices:,}", *(f"{value:.1f}" for value in times), *sizes)
        console.print(table)
        rates = ", ".join(f"{rate:,.0f} with {seats}" for seats, rate in one.by_seats.items())
        console.print(f"decisions/s played out: {rates}\n")
