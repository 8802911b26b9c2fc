"""Who may have a running game reviewed as a seat knew it, and how far that goes.

Nobody for whom it would be advice: the person among bots alone, and whoever gave a seat up for good and plays no other.
What a bot has learned in that seat since is not told.
"""

from __future__ import annotations

from regalia.server.keeping.logbook import Entry
from regalia.server.refusing import Refusing
from regalia.server.table.live_table import LiveTable


async def known(table: LiveTable, person: str, number: int, until: int) -> list[Entry]:
    """The standing entries until then that may be reviewed, never before everybody was told of them."""
    async with table.lock:
        last = _known_until(table, person, number, until)
        found = [entry for entry in table.entries if entry.number <= last]
    if len(found) == 1:
        raise Refusing("Nothing has been chosen yet.", 409, code="nothing-to-review")
    return found


def _known_until(table: LiveTable, person: str, number: int, until: int) -> int:
    seat, game = table.seat(number), table.running()
    if not 0 <= until <= table.number:
        raise Refusing(f"There are entries 0 to {table.number} to look at.", 404, code="nothing-here")
    if game.over:
        raise Refusing("The game is over: now all of it can be reviewed.", 409, code="own-review-over")
    if table.flow.learning is not None:
        raise Refusing("A lesson is taught here; its own words help you.", 409, code="no-advice-lesson")
    if number not in table.reviewable(person):
        if seat.person != person:
            raise Refusing("This seat is not yours.", 403, code="not-yours")
        raise Refusing("While others play on, a review would be advice.", 403, code="no-own-review")
    return min(until, dict(table.flow.left).get(number, 0)) if seat.resigned else until
