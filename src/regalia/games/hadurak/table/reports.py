"""What is told when something has ended, by the event that ends it."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.events import Event
from regalia.games.hadurak.state import Hadurak
from regalia.games.hadurak.table.peace import council_report, happenings
from regalia.games.hadurak.table.war import battle_report
from regalia.scene.types import Report

REPORTS: dict[str, Callable[[Hadurak, Event], Report | None]] = {
    **battle_report.REPORTS,
    "decided": council_report.report,
    "event_card": happenings.begins,
    "event_over": happenings.ends,
    "event_cancelled": happenings.cancelled,
}
REPORTED = frozenset(REPORTS)


def report(view: Hadurak, event: Event) -> Report | None:
    return REPORTS[event.name](view, event)
