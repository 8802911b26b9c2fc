"""What one entry told, in the parts in which it is told.

Before an answer that made itself there is a breath, as before a bot's: speed must not tell that nothing was to choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from regalia.core.events import Event, Forced
from regalia.scene.types import Scene
from regalia.server.logbook import Listener
from regalia.server.messages import Step, Waiting


@dataclass(frozen=True, slots=True)
class Part:
    """Some events with the table as it stood at each; then `waiting`, or (None) what is really asked."""

    events: Sequence[Event]
    moments: Sequence[Any]
    waiting: list[Waiting] | None
    same: list[tuple[list[Step], Scene]] = field(default_factory=list)  # once shown, where all see the same


def parts(told: Listener, forced: Sequence[Forced]) -> list[Part]:
    """The last one leads to where the table stands now."""
    found, since = [], 0
    for at, answer in enumerate(forced):
        thinking = {later.seat: later.kind for later in reversed(forced[at:]) if later.told == answer.told}
        waiting = [Waiting(seat=seat, kind=kind) for seat, kind in sorted(thinking.items())]
        found.append(Part(told[since : answer.told], told.moments[since : answer.told], waiting))
        since = answer.told
    return [*found, Part(told[since:], told.moments[since:], None)]


def unseen(forced: Sequence[Forced], ready: set[int]) -> list[Forced]:
    """Without the first answer of each seat that was shown as ready already; those seats are ready no more."""
    found = []
    for answer in forced:
        if answer.seat in ready:
            ready.discard(answer.seat)
        else:
            found.append(answer)
    return found
