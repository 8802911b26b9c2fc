"""What a change of the board costs the page: `python -m tests.gallery.cost hadurak`.

A recorded game is played on before one pair of eyes, and the trace of the browser tells how long each task ran script.
Times are of the page's own thread, so that a busy machine does not count.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
from playwright.sync_api import Page, sync_playwright
from tests.browser.launching import launch
from tests.gallery.looking import Sight, play_on, window
from tests.gallery.moments import Moment, read, records
from tests.gallery.planting import plant
from tests.gallery.shooting import ROOT

from regalia.server.serve import run

CATEGORIES = ["toplevel", "devtools.timeline", "v8"]
SCRIPT = frozenset(("FunctionCall", "RunMicrotasks", "TimerFire", "FireAnimationFrame", "EventDispatch"))
QUICK = 0.25
"""How long travels take, against the usual."""
SHOWN = "() => !document.querySelector('.ask[aria-busy=true]')"
PUTS_REPORTS_AWAY = "() => setInterval(() => document.querySelector('.report .put-away')?.click(), 200)"
A_MOMENT = 300
LEAST = 0.5
"""Milliseconds: shorter tasks change nothing."""
LIMIT = 16


@click.command()
@click.argument("game")
@click.option("--lines", default=24, help="So many answers are played.")
@click.option("--start", default=0.6, help="After this share of the game.")
@click.option("--size", default="1280")
@click.option("--trace", type=click.Path(path_type=Path), help="Keep the trace here.")
def main(game: str, lines: int, start: float, size: str, trace: Path | None) -> None:
    """Say what the tasks cost that a change of the board of GAME leads to, with the most seats."""
    path = max(records(game), key=lambda path: read(path).seats)
    first = Moment(game, "cost", path, int(len(read(path).lines) * start), 0)
    with tempfile.TemporaryDirectory() as folder:
        plant(Path(folder), [first])
        with run(Path(folder), "--bot-pause", "0", folder=ROOT) as (address, _), sync_playwright() as playwright:
            browser = launch(playwright)
            with window(browser, address, first, Sight(size, "hu"), motion=QUICK) as page:
                page.evaluate(PUTS_REPORTS_AWAY)
                browser.start_tracing(page=page, categories=CATEGORIES)
                for at in range(first.lines, first.lines + lines):
                    if read(path).lines[at].seat is not None:
                        play_on(address, replace(first, lines=at))
                        _watch(page)
                told = browser.stop_tracing()
            browser.close()
    if trace:
        trace.write_bytes(told)
    costs = sorted(_costs(json.loads(told)["traceEvents"]))
    nearly_all = costs[int(len(costs) * 0.95)]
    over = ", ".join(f"{cost:.1f}" for cost in costs if cost > LIMIT) or "none"
    click.echo(f"{len(costs)} tasks: median {statistics.median(costs):.1f} ms, 95 % under {nearly_all:.1f}")
    click.echo(f"the largest {costs[-1]:.1f}; over {LIMIT}: {over}")


def _watch(page: Page) -> None:
    """Until all of it has been shown."""
    page.wait_for_timeout(A_MOMENT)
    page.wait_for_function(SHOWN, polling=A_MOMENT)


def _costs(events: list[dict[str, Any]]) -> Iterator[float]:
    """Milliseconds of script in each task of the page's main thread."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    for main_thread in mains:
        mine = [event for event in events if (event["pid"], event["tid"]) == main_thread and event.get("ph") == "X"]
        mine.sort(key=lambda event: (event["ts"], -event["dur"]))
        task_end, script_end, cost = 0.0, 0.0, 0.0
        for event in mine:
            if event["ts"] >= task_end and event["name"] == "ThreadControllerImpl::RunTask":
                if cost >= LEAST:
                    yield cost
                task_end, cost = event["ts"] + event["dur"], 0.0
            if _is_of_the_page(event) and event["ts"] >= script_end:
                script_end = event["ts"] + event["dur"]
                cost += event.get("tdur", event["dur"]) / 1000
        if cost >= LEAST:
            yield cost


def _is_of_the_page(event: dict[str, Any]) -> bool:
    """Not what the test itself asks of the page."""
    if event["name"] != "FunctionCall":
        return event["name"] in SCRIPT
    url: str = event.get("args", {}).get("data", {}).get("url", "")
    return url.startswith("http")


if __name__ == "__main__":
    main()
