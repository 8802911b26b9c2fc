"""What a thing on the table is, told from what the asker may know."""

from __future__ import annotations

from regalia.server.limits import OPTION_TEXT
from regalia.server.messages import Explained
from regalia.server.refusing import Refusing
from regalia.server.table.live_table import LiveTable


def explained(table: LiveTable, viewer: int | None, key: str) -> Explained:
    """As the table stands now."""
    refuse_long(key)
    return Explained(of=key, what=table.shower.explain(table.running().state, viewer, key))


def refuse_long(key: str) -> None:
    if len(key) > OPTION_TEXT:
        raise Refusing("This is too long for a name.", code="too-long")
