"""Who looks at a table: coming, going, and who may look from where."""

from __future__ import annotations

import time

from regalia.server.showing.connections import Connection
from regalia.server.table import telling
from regalia.server.table.live_table import LiveTable


def join(table: LiveTable, connection: Connection) -> None:
    was_online = table.is_online(connection.person)
    _unseat_stranger(table, connection)  # they may have got up while their line was opening
    table.connections.add(connection)
    table.used = time.monotonic()
    telling.fresh_to(table, connection)
    if not was_online:
        _tell_others(table, connection)


def leave(table: LiveTable, connection: Connection) -> None:
    table.connections.discard(connection)
    table.used = time.monotonic()
    if all(other.viewer != connection.viewer for other in table.connections):
        table.scenes.pop(connection.viewer, None)
        table.kept_fresh.pop(connection.viewer, None)
    if not table.is_online(connection.person):
        if any(seat.person == connection.person for seat in table.seats):
            table.left[connection.person] = time.monotonic()
        _tell_others(table, connection)
        _let_bots_go(table, connection.person)


def unseat_strangers(table: LiveTable) -> None:
    """Those who no longer hold their seat see what a spectator sees."""
    for connection in table.connections:
        _unseat_stranger(table, connection)


def _unseat_stranger(table: LiveTable, connection: Connection) -> None:
    if connection.viewer is not None and not table.holds(connection.person, table.seats[connection.viewer]):
        connection.viewer = None


def _tell_others(table: LiveTable, one: Connection) -> None:
    if any(seat.person == one.person for seat in table.seats):
        telling.table_changed(table, but=one)


def _let_bots_go(table: LiveTable, person: str | None) -> None:
    """Nobody waits for those who have gone; people who play alone find their turn as they left it."""
    others = [seat for seat in table.seats if seat.holder == "person" and seat.person != person and not seat.stood_in]
    held = {seat for seat in table.held if table.seats[seat].person == person}
    if others and held:
        table.held -= held
        if not table.lock.locked():  # otherwise whoever has it tells when they are done
            telling.asks(table)
        table.changed.set()
