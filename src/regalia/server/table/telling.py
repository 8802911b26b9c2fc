"""Tells everybody at a table what they may know: all of it, or what has happened since."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec

from regalia.core.events import Forced
from regalia.core.game import Game
from regalia.scene.types import Scene
from regalia.server.keeping.logbook import Moment
from regalia.server.keeping.rows import ChatRow
from regalia.server.limits import CHAT_KEPT, LOG_KEPT
from regalia.server.messages import ChatLine, Everything, Said, Step, TableChanged, Update
from regalia.server.refusing import log
from regalia.server.showing import pacing
from regalia.server.showing.connections import AGAIN, Connection, encoded
from regalia.server.showing.pacing import Part
from regalia.server.showing.past import lines_before
from regalia.server.showing.sight import quick_plain
from regalia.server.table import consent
from regalia.server.table.live_table import LiveTable, Shown

LINES = 8
"""All of a table goes down so many lines, before anything else is done: what it takes to send is more than to say."""


def fresh_text(table: LiveTable, viewer: int | None, person: str | None) -> str:
    """Everything that the person may see from there now, as it is sent; what all viewers share is made once."""
    moment = table.moment()
    kept = table.kept_fresh.get(viewer)
    if kept is None or kept[0] != moment:
        kept = table.kept_fresh[viewer] = moment, encoded(everything(table, viewer))
    if table.game is not None:
        table.scene(viewer)  # what comes next is told by what it changes in this
    own = {"table": table.info(person), "asked": table.asked(person)}
    return f"{kept[1][:-1]},{msgspec.json.encode(own).decode()[1:]}"


def _shown(table: LiveTable, game: Game, viewer: int | None) -> Shown:
    """Board and log as they are sent: whoever takes or leaves a seat changes nothing of them."""
    kept = table.kept_shown.get(viewer)
    if kept is None or kept.game is not game or kept.shower is not table.shower:
        entries = table.entries
        lines, start = lines_before(table.shower, game.view(viewer), viewer, entries, len(entries), LOG_KEPT)
        scene = msgspec.json.encode(quick_plain(table.scene(viewer)))
        kept = Shown(game, table.shower, msgspec.Raw(scene), msgspec.Raw(msgspec.json.encode(lines)), start)
        table.kept_shown[viewer] = kept
    return kept


def everything(table: LiveTable, viewer: int | None) -> Everything:
    """What anybody may see who looks from there."""
    game, shower = table.game, table.shower
    shown = _shown(table, game, viewer) if game else None
    may_undo = table.may_undo(viewer)
    asked = viewer if viewer is not None and not table.is_played_by_bot(viewer) else None
    return Everything(
        at=table.number,
        scene=cast(Any, shown.scene) if shown else {},
        ask=shower.ask(game, asked, may_undo) if game else None,
        acts=shower.acts(game, asked) if game else [],
        waiting=table.waiting(),
        log=cast(Any, shown.log) if shown else [],
        log_start=shown.log_start if shown else 0,
        own=table.last_own(viewer),
        chat=table.chat[:],
        may_undo=may_undo,
        may_ask=table.may_ask(viewer),
        held=sorted(table.flow.held),
        take_back=consent.word(table, viewer),
    )


def _steps(table: LiveTable, viewer: int | None, part: Part, view: Any) -> tuple[list[Step], Scene]:
    """What the viewer sees of a part, step by step, and the scene that it leads to; the last one to the view."""
    shower = table.shower
    after = shower.scene_of(view, viewer) if part.waiting is None else None
    return shower.steps(table.scenes[viewer], part.moments, after, viewer, len(table.entries) - 1)


def _update(table: LiveTable, viewer: int | None, part: Part, view: Any, steps: list[Step], by: int | None) -> Update:
    """What the viewer is told of a part; what is asked comes with the last one."""
    game, shower, is_last = table.running(), table.shower, part.waiting is None
    may_undo = is_last and table.may_undo(viewer)
    asked = viewer if viewer is not None and is_last and not table.is_played_by_bot(viewer) else None
    return Update(
        at=table.number,
        steps=steps,
        ask=shower.ask(game, asked, may_undo, view),
        acts=shower.acts(game, asked, view),
        waiting=table.waiting() if part.waiting is None else part.waiting,
        may_undo=may_undo,
        may_ask=is_last and table.may_ask(viewer),
        held=sorted(table.flow.held),
        asked=[],
        own=table.last_own(viewer),
        yours=viewer is not None and viewer == by,
    )


async def played(
    table: LiveTable, by: int | None, told: Sequence[Moment], forced: Sequence[Forced], ready: Iterable[int]
) -> None:
    """Tells everybody what happened by the last entry, each as they may know it; the table is locked.

    Seats that seemed `ready` before have taken their breath.
    """
    unseen = pacing.unseen(forced, {*ready})
    is_paced = table.pause > 0 and table.shower.rulebook.has_secrets
    try:
        for part in pacing.parts(told, unseen if is_paced else ()):
            table.seeming = part.waiting
            await _tell_part(table, part, by)
            if part.waiting is not None:
                await asyncio.sleep(table.pause)
    finally:
        table.seeming = None
    if table.running().over:
        table_changed(table)


async def asks(table: LiveTable) -> None:
    """Tells who is waited for, where nothing else has changed; the table is locked."""
    await _tell_part(table, Part((), None))


async def _tell_part(table: LiveTable, part: Part, by: int | None = None) -> None:
    views: dict[int | None, Any] = {}
    for viewer in {connection.viewer for connection in table.connections}:
        async with table.piece():
            watching = [connection for connection in table.connections if connection.viewer == viewer]
            if not watching:
                continue  # they have gone meanwhile
            try:
                view = _view(table, viewer, views) if part.waiting is None else None
                steps, table.scenes[viewer] = _steps(table, viewer, part, view)
                _tell_viewer(table, watching, _update(table, viewer, part, view, steps, by), part.waiting is None)
            except Exception:
                log.exception("no update for viewer %s", viewer)
                _let_go(watching)


def _view(table: LiveTable, viewer: int | None, views: dict[int | None, Any]) -> Any:
    """What the viewer sees now; `views` keeps it for those who see the same."""
    eyes = table.shower.eyes(viewer)
    if eyes not in views:
        views[eyes] = table.shower.view(table.running().state, eyes)
    return views[eyes]


def _tell_viewer(table: LiveTable, watching: list[Connection], update: Update, is_last: bool) -> None:
    """The same for all who look from one seat, but that each knows which of their own seats are asked."""
    texts: dict[tuple[int, ...], str] = {}
    for connection in watching:
        asked = table.asked(connection.person) if is_last else []
        text = texts.get(tuple(asked))
        if text is None:
            text = texts[tuple(asked)] = encoded(msgspec.structs.replace(update, asked=asked))
        connection.tell_text(text)


async def fresh(table: LiveTable) -> None:
    """Shows everybody everything; the table is locked."""
    table.scenes.clear()
    await all_of_it(table)


async def all_of_it(table: LiveTable) -> None:
    """The same where the game stands as it stood, and only who plays it has changed."""
    texts: dict[tuple[int | None, str | None], str] = {}
    for number, connection in enumerate(list(table.connections), 1):
        async with table.piece():
            fresh_to(table, connection, texts)
        if number % LINES == 0:
            await asyncio.sleep(0)  # so that these are sent before the next


def anew_to(table: LiveTable, connection: Connection) -> None:
    """Shows the table to whoever has not seen it as it is; once is enough."""
    if connection.shown != table.moment():
        fresh_to(table, connection)


def fresh_to(
    table: LiveTable, connection: Connection, texts: dict[tuple[int | None, str | None], str] | None = None
) -> None:
    """Shows everything; `texts` keeps what is the same for several lines."""
    whose, made = (connection.viewer, connection.person), {} if texts is None else texts
    try:
        if whose not in made:
            made[whose] = fresh_text(table, *whose)
        connection.tell_text(made[whose])
        connection.shown = table.moment()
    except Exception:
        log.exception("no fresh scene for viewer %s", connection.viewer)
        _let_go([connection])


def said(table: LiveTable, row: ChatRow) -> None:
    """A line of the chat that was kept."""
    line = ChatLine(seat=row.seat, name=row.name, text=row.text)
    table.chat_number = row.number
    table.chat = [*table.chat, line][-CHAT_KEPT:]
    table.tell_all(Said(line=line))


def table_changed(table: LiveTable, but: Connection | None = None) -> None:
    """Tells everybody, or all but one; the same words for all lines of a person."""
    texts: dict[str | None, str] = {}
    for connection in table.connections - {but}:
        person = connection.person
        if person not in texts:
            texts[person] = encoded(TableChanged(table=table.info(person)))
        connection.tell_text(texts[person])


def _let_go(connections: list[Connection]) -> None:
    for connection in connections:
        connection.close(AGAIN, "The table could not be shown; please reload.")
