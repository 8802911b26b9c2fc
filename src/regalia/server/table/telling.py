"""Tells everybody at a table what he may know: all of it, or what has happened since."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from regalia.core.events import Forced
from regalia.server import consent, pacing
from regalia.server.connections import AGAIN, Connection, encoded
from regalia.server.limits import LOG_KEPT
from regalia.server.live_table import LiveTable
from regalia.server.logbook import Listener
from regalia.server.messages import Fresh, TableChanged, Update
from regalia.server.pacing import Part
from regalia.server.refusing import log
from regalia.server.showing import quick_plain


def _all(table: LiveTable, connection: Connection) -> Fresh:
    """Everything that this connection may see now."""
    viewer, game, shower = connection.viewer, table.game, table.shower
    log_lines = []
    if game is not None:
        events = [event for entry in table.entries[-LOG_KEPT:] for event in entry.told]
        log_lines = shower.news(game.view(viewer), viewer, events)[-LOG_KEPT:]
    may_undo = table.may_undo(viewer)
    asked = viewer if viewer is not None and not table.is_played_by_bot(viewer) else None
    return Fresh(
        at=table.number,
        scene=quick_plain(table.scene(viewer)) if game else {},
        ask=shower.ask(game, asked, may_undo) if game else None,
        acts=shower.acts(game, asked) if game else [],
        waiting=table.waiting(),
        log=log_lines,
        chat=table.chat[:],
        table=table.info(connection.person),
        may_undo=may_undo,
        may_ask=table.may_ask(viewer),
        held=sorted(table.held),
        asked=table.asked(connection.person),
        take_back=consent.word(table, viewer),
    )


def _update(table: LiveTable, viewer: int | None, part: Part, by: int | None) -> Update:
    """What the viewer is told of a part; what is asked comes with the last one."""
    game, shower, is_last = table.running(), table.shower, part.waiting is None
    state = game.state if is_last else None
    steps, table.scenes[viewer] = shower.shown(table.scenes[viewer], part, state, viewer)
    may_undo = is_last and table.may_undo(viewer)
    asked = viewer if viewer is not None and is_last and not table.is_played_by_bot(viewer) else None
    return Update(
        at=table.number,
        steps=steps,
        ask=shower.ask(game, asked, may_undo),
        acts=shower.acts(game, asked),
        waiting=table.waiting() if part.waiting is None else part.waiting,
        may_undo=may_undo,
        may_ask=is_last and table.may_ask(viewer),
        held=sorted(table.held),
        asked=[],
        yours=viewer is not None and viewer == by,
    )


async def played(table: LiveTable, by: int, told: Listener, forced: Sequence[Forced]) -> None:
    """Tells everybody what happened by the last entry, each as he may know it; the table is locked."""
    unseen = pacing.unseen(forced, table.ready)
    is_paced = table.pause > 0 and table.shower.rulebook.has_secrets
    for part in pacing.parts(told, unseen if is_paced else ()):
        _tell_part(table, part, by)
        if part.waiting is not None:
            await asyncio.sleep(table.pause)
    if table.running().over:
        table_changed(table)


def asks(table: LiveTable) -> None:
    """Tells who is waited for, where nothing else has changed."""
    _tell_part(table, Part((), (), None))


def _tell_part(table: LiveTable, part: Part, by: int | None = None) -> None:
    for viewer in {connection.viewer for connection in table.connections}:
        watching = [connection for connection in table.connections if connection.viewer == viewer]
        try:
            _tell_viewer(table, watching, _update(table, viewer, part, by), part.waiting is None)
        except Exception:
            log.exception("no update for viewer %s", viewer)
            _let_go(watching)


def _tell_viewer(table: LiveTable, watching: list[Connection], update: Update, is_last: bool) -> None:
    """The same for all who look from one seat, but that each knows which of his own seats are asked."""
    texts: dict[tuple[int, ...], str] = {}
    for connection in watching:
        asked = table.asked(connection.person) if is_last else []
        text = texts.get(tuple(asked))
        if text is None:
            text = texts[tuple(asked)] = encoded(msgspec.structs.replace(update, asked=asked))
        connection.tell_text(text)


def fresh(table: LiveTable) -> None:
    table.scenes.clear()
    for connection in list(table.connections):
        fresh_to(table, connection)


def fresh_to(table: LiveTable, connection: Connection) -> None:
    try:
        connection.tell(_all(table, connection))
    except Exception:
        log.exception("no fresh scene for viewer %s", connection.viewer)
        _let_go([connection])


def table_changed(table: LiveTable) -> None:
    for connection in list(table.connections):
        connection.tell(TableChanged(table=table.info(connection.person)))


def _let_go(connections: list[Connection]) -> None:
    for connection in connections:
        connection.close(AGAIN, "The table could not be shown; please reload.")
