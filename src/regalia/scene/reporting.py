"""The reports of a game that is already past: made anew while it is played over."""

from __future__ import annotations

from regalia.core.events import Event
from regalia.core.files.replay import replay
from regalia.core.game import Game
from regalia.scene.table import Table
from regalia.scene.types import Report


def report_at(game: Game, table: Table, event: Event) -> Report | None:
    """What the event that was told just now has ended, as a spectator sees the table at this moment."""
    seen = event.seen_by(None)
    if table.report is None or seen is None or seen.name not in table.reported:
        return None
    return table.report(game.view(None), seen)


def reports_of(game: Game, table: Table) -> list[Report | None]:
    """For each event that may have a report, in order: that report, or None."""
    past = replay(game.rulebook, game.record(), until=0)
    ear = past.state.news = _Ear(past, table)
    for line in game.record().lines:
        past.enter(line.seat, line.text)
    return ear.reports


class _Ear(list[Event]):
    """Listens, and has the report made while the table still stands so."""

    def __init__(self, game: Game, table: Table) -> None:
        super().__init__()
        self._game, self._table = game, table
        self.reports: list[Report | None] = []

    def append(self, event: Event) -> None:
        super().append(event)
        if event.name in self._table.reported:
            self.reports.append(report_at(self._game, self._table, event))
