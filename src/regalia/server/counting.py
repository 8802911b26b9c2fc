"""What the server counts for whoever watches over it, as Prometheus reads it: numbers only, never a name or an id."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SEVERAL = "PROMETHEUS_MULTIPROC_DIR"
"""Names a folder in which the processes of one server put their counts together."""
DELAYS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

REGISTRY = CollectorRegistry()
CHOICES = Counter("regalia_choices", "Choices that were taken.", ("game", "by"), registry=REGISTRY)
DELAY = Histogram(
    "regalia_choice_seconds",
    "From hearing a person's choice until everybody was told.",
    ("game",),
    buckets=DELAYS,
    registry=REGISTRY,
)
REFUSALS = Counter("regalia_refusals", "What was refused, by the code of the sentence.", ("code",), registry=REGISTRY)
COMMITS = Counter("regalia_commits", "Transactions that the database has kept.", registry=REGISTRY)
SOCKETS, TABLES = (
    Gauge(f"regalia_{name}", text, registry=REGISTRY, multiprocess_mode="livesum")
    for name, text in (("sockets", "Open lines to tables."), ("tables_in_memory", "Tables in memory."))
)
JOBS = Gauge(
    "regalia_bot_jobs_waiting",
    "Bots that wait for a place to think; of all servers that share a queue, told by each of them.",
    registry=REGISTRY,
    multiprocess_mode="livemax",
)


@contextmanager
def choice(game: str) -> Iterator[None]:
    """Counts a person's choice, and how long it takes; not where it is refused."""
    begun = time.perf_counter()
    yield
    DELAY.labels(game).observe(time.perf_counter() - begun)
    CHOICES.labels(game, "person").inc()


def bot_has_chosen(game: str) -> None:
    CHOICES.labels(game, "bot").inc()


def refused(code: str) -> None:
    REFUSALS.labels(code).inc()


def note(*, sockets: int, tables: int, jobs: int | None) -> None:
    """How it stands now, in this process; None: nobody can tell, and what was told last stays."""
    SOCKETS.set(sockets)
    TABLES.set(tables)
    if jobs is not None:
        JOBS.set(jobs)


def text() -> bytes:
    """Everything, of all processes where there are several."""
    registry = REGISTRY
    if SEVERAL in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
