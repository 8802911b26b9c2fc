"""What a thing on the table is, told from what the asker may know."""

from __future__ import annotations

from typing import Any

from regalia.server.limits import OPTION_TEXT
from regalia.server.messages import Explained
from regalia.server.refusing import Refusing
from regalia.server.table.live_table import LiveTable


def explained(table: LiveTable, viewer: int | None, key: str) -> Explained:
    """As the table stands now."""
    return told_of(table, table.running().state, viewer, key)


def told_of(table: LiveTable, state: Any, viewer: int | None, key: str) -> Explained:
    """As the table stands, or stood, in that state."""
    if len(key) > OPTION_TEXT:
        raise Refusing("This is too long for a name.", code="too-long")
    return Explained(of=key, what=table.shower.explain(state, viewer, key))
