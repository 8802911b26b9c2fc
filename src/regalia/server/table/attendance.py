"""Who looks at a table: coming, going, and who may look from where."""

from __future__ import annotations

import time

from regalia.server.keeping.flow import Flow
from regalia.server.showing.connections import FORBIDDEN, Connection
from regalia.server.table import telling
from regalia.server.table.live_table import LiveTable

NOBODY = "-"
"""Who looks without a name."""


async def join(table: LiveTable, connection: Connection) -> None:
    """The table is locked."""
    async with table.piece():
        was_online = table.is_online(connection.person)
        _unseat_stranger(table, connection)  # they may have got up while their line was opening
        table.connections.add(connection)
        table.used = time.monotonic()
        telling.fresh_to(table, connection)
        _say_who_looks(table)
        if not was_online:
            _tell_others(table, connection)


def leave(table: LiveTable, connection: Connection) -> None:
    table.connections.discard(connection)
    table.used = time.monotonic()
    if all(other.viewer != connection.viewer for other in table.connections):
        table.scenes.pop(connection.viewer, None)
        table.kept_shown.pop(connection.viewer, None)
        table.kept_fresh.pop(connection.viewer, None)
    _say_who_looks(table)
    if not table.is_online(connection.person):
        if any(table.plays(connection.person, seat) for seat in table.seats):
            table.left[connection.person] = time.monotonic()
        _tell_others(table, connection)


def _say_who_looks(table: LiveTable) -> None:
    table.company.look(table.id, {connection.person or NOBODY for connection in table.connections})


def notice(table: LiveTable, elsewhere: frozenset[str]) -> list[str]:
    """Who looks from other processes now; the persons with seats here who have gone by that."""
    holders = {person for seat in table.seats for person in table.players_of(seat)}
    were = {person for person in holders if table.is_online(person)}
    table.elsewhere = elsewhere
    are = {person for person in holders if table.is_online(person)}
    for person in were - are:
        table.left[person] = time.monotonic()
    if were != are:
        telling.table_changed(table)
    return sorted(were - are)


async def look_around(table: LiveTable) -> None:
    """Before somebody is called absent: whether they are at another process."""
    found = await table.company.elsewhere([table.id])
    if found is not None:
        notice(table, found.get(table.id, frozenset()))


def unseat_strangers(table: LiveTable) -> None:
    """Those who no longer hold their seat see what a spectator sees."""
    for connection in table.connections:
        _unseat_stranger(table, connection)


def let_go(table: LiveTable, before: Flow) -> None:
    """Who came with a token that is worth nothing any more leaves."""
    ended = {holder for _, holder in {*before.tokens} - {*table.flow.tokens}}
    for connection in list(table.connections):
        if connection.person in ended:
            connection.viewer = None
            connection.close(FORBIDDEN, "This token was taken back.", "token-ended")


def _unseat_stranger(table: LiveTable, connection: Connection) -> None:
    if connection.viewer is not None and not table.plays(connection.person, table.seats[connection.viewer]):
        connection.viewer = None


def _tell_others(table: LiveTable, one: Connection) -> None:
    if any(table.plays(one.person, seat) for seat in table.seats):
        telling.table_changed(table, but=one)
