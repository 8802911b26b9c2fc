"""What one entry told, in the parts in which it is told.

Before an answer that made itself there is a breath, as before a bot's: speed must not give away that there was
nothing to choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.events import Forced
from regalia.server.keeping.logbook import Moment
from regalia.server.messages import Waiting


@dataclass(frozen=True, slots=True)
class Part:
    """Some of what happened; then `waiting`, or (None) what is really asked."""

    moments: Sequence[Moment]
    waiting: list[Waiting] | None


def parts(told: Sequence[Moment], forced: Sequence[Forced]) -> list[Part]:
    """The last one leads to where the table stands now."""
    found, since = [], 0
    for at, answer in enumerate(forced):
        thinking = {later.seat: later.kind for later in reversed(forced[at:]) if later.told == answer.told}
        waiting = [Waiting(seat=seat, kind=kind) for seat, kind in sorted(thinking.items())]
        found.append(Part(told[since : answer.told], waiting))
        since = answer.told
    return [*found, Part(told[since:], None)]


def unseen(forced: Sequence[Forced], ready: set[int]) -> list[Forced]:
    """Without the first answer of each seat that was shown as ready already; those seats are no longer ready."""
    found = []
    for answer in forced:
        if answer.seat in ready:
            ready.discard(answer.seat)
        else:
            found.append(answer)
    return found
