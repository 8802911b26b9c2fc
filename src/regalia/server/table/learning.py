"""A table at which a lesson is taught: wrong choices are answered and not played, the others choose as it says."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from regalia.core.game import Game
from regalia.lessons import teaching
from regalia.lessons.goals import Played
from regalia.lessons.lesson import Lesson
from regalia.server.keeping.flow import Flow, Learning
from regalia.server.keeping.rows import Change
from regalia.server.refusing import Refusing
from regalia.server.showing.lessons import lesson_of
from regalia.server.table import telling
from regalia.server.table.following import Line, in_turn
from regalia.server.table.live_table import LiveTable


def _taught(table: LiveTable) -> tuple[Lesson, Learning] | None:
    learning = table.flow.learning
    return None if learning is None else (lesson_of(table.row.game, learning.lesson), learning)


def refuse_wrong(table: LiveTable, game: Game, seat: int, texts: Sequence[str]) -> None:
    """Refuses what is allowed but does not lead to the goal, with the lesson's own words."""
    taught = _taught(table)
    if taught is None or seat != taught[0].seat:
        return
    said = teaching.objection(taught[0], taught[1].at, game, texts)
    if said is not None:
        raise Refusing("This is allowed, but not what the lesson is about now.", 409, reason=said, code="lesson")


def after(table: LiveTable, lines: Sequence[Line]) -> Learning | None:
    """Where the learner is after these."""
    taught = _taught(table)
    if taught is None:
        return None
    lesson, learning = taught
    at = learning.at
    for line in lines:
        if line.row.seat is not None:
            events = [moment.event for moment in line.moments]
            at = teaching.after(lesson, at, Played(line.row.seat, line.row.text, events, line.game))
    return replace(learning, at=at)


def tell_since(table: LiveTable, before: Flow) -> None:
    if table.flow.learning != before.learning:
        telling.table_changed(table)


def reply(table: LiveTable, seat: int) -> str | None:
    """What another seat chooses in a lesson; None where none is taught, or it is done."""
    taught = _taught(table)
    if taught is None or taught[1].at.step >= len(taught[0].steps):
        return None
    return teaching.reply(taught[0], taught[1].at.replied, table.running(), seat)


async def read_on(table: LiveTable, step: int) -> None:
    """The learner has read a step; twice is once."""

    async def turn_page() -> None:
        taught, before = _taught(table), table.flow
        if taught is None:
            raise Refusing("No lesson is taught at this table.", 409, code="no-lesson")
        lesson, learning = taught
        at = teaching.read_on(lesson, learning.at)
        if learning.at.step == step and at != learning.at:
            await table.keep(Change(table.next_row(replace(before, learning=replace(learning, at=at)))))
            telling.table_changed(table)

    await in_turn(table, turn_page)
