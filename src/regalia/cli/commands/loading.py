"""`regalia load`: how much a server can take."""

from __future__ import annotations

from typing import Any

import click
from rich.console import Console
from rich.table import Table

from regalia.cli.commands.serving import NEEDS
from regalia.cli.shared import echo_json, json_option, seats_option, seed_option
from regalia.core.errors import RegaliaError
from regalia.lab.speed.bench import check_bench


class Counts(click.ParamType[list[int]]):
    """`10,30,100`."""

    name = "counts"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> list[int]:
        parts = value.split(",")
        if not all(part.isdecimal() and 0 < int(part) <= 1000 for part in parts):
            self.fail(f"{value!r} is not a list like 10,30,100", param, ctx)
        return [int(part) for part in parts]


@click.command()
@click.argument("game", default="barony")
@seats_option
@click.option("--tables", type=Counts(), default="10,30,100", show_default=True, help="One measurement for each.")
@click.option("--seconds", type=click.FloatRange(0, min_open=True), default=20.0, show_default=True)
@click.option("--database", help="An empty PostgreSQL for the server's tables, instead of a file.")
@click.option("--redis", help="For several processes: a Redis of their own.")
@click.option("--processes", type=click.IntRange(1, 64), default=1, show_default=True)
@seed_option
@json_option
def load(
    game: str,
    seats: int | None,
    tables: list[int],
    seconds: float,
    database: str | None,
    redis: str | None,
    processes: int,
    seed: int | str,
    as_json: bool,
) -> None:
    """Measure a server with many tables, whose seats all move as fast as answers come.

    The delay is from a choice until every seat of the table has its update. Server and scripts share this machine.
    """
    try:
        from regalia.lab import load as measuring
    except ImportError as error:
        raise RegaliaError(NEEDS) from error
    company = {"--database": database, "--redis": redis, "--processes": str(processes) if processes > 1 else None}
    server = tuple(part for name, value in company.items() if value is not None for part in (name, value))
    plan = measuring.Plan(game, check_bench(game, seats), seconds, seed, server)
    found = []
    for one in measuring.measure(plan, tables):
        if not one.delays:
            raise RegaliaError(f"no choice came through in {seconds:g} s with {one.tables} tables")
        cpu = None if one.server_cpu is None else 1000 * one.server_cpu / len(one.delays)
        found.append(
            {
                "tables": one.tables,
                "choices_per_second": round(one.choices_a_second, 1),
                "p50_ms": round(1000 * one.delay(0.5), 1),
                "p99_ms": round(1000 * one.delay(0.99), 1),
                "server_cpu_ms_per_choice": None if cpu is None else round(cpu, 2),
                "scripts_cpu_ms_per_choice": round(1000 * one.scripts_cpu / len(one.delays), 2),
            }
        )
    report = {"game": plan.game, "seats": plan.seats, "seconds": seconds, "seed": seed, "loads": found}
    if as_json:
        echo_json(report)
    else:
        show(report)


def show(report: dict[str, Any]) -> None:
    """The same for people."""
    table = Table("tables")
    for column in ("choices/s", "p50 ms", "p99 ms", "server CPU ms a choice", "scripts' CPU ms"):
        table.add_column(column, justify="right")
    for one in report["loads"]:
        table.add_row(*("" if value is None else f"{value:,}" for value in one.values()))
    click.echo(f"{report['game']}, {report['seats']} seats, {report['seconds']:g} s each")
    Console(markup=False, highlight=False).print(table)
