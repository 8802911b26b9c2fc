"""Whatever ends with a report: battles, sieges, deaths; elections and sales of offices."""

from __future__ import annotations

from regalia.core.events import Event
from regalia.games.kard_es_korona.state import Kard
from regalia.games.kard_es_korona.table.peace import election_report
from regalia.games.kard_es_korona.table.war import battle_report
from regalia.scene.types import Report

REPORTED = battle_report.REPORTED | election_report.REPORTED


def report(view: Kard, event: Event) -> Report | None:
    if event.name in battle_report.REPORTED:
        return battle_report.report(view, event)
    return election_report.report(view, event)
