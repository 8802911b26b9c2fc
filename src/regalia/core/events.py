"""What happened, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol


@dataclass(frozen=True, slots=True)
class Event:
    """`knows`: the seats that see the `secret` facts, or (none secret) the event at all; None: everybody."""

    name: str
    facts: dict[str, Any]
    knows: tuple[int, ...] | None = None
    secret: tuple[str, ...] = ()

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat (None: a spectator) may know it."""
        if self.knows is None or seat in self.knows:
            return self
        if not self.secret:
            return None
        return Event(self.name, {fact: value for fact, value in self.facts.items() if fact not in self.secret})


class Listener(Protocol):
    """Whatever the rules tell their news to: a plain list, or something that does more with each event."""

    def append(self, event: Event, /) -> None: ...

    def __len__(self) -> int: ...


class Forced(NamedTuple):
    """An answer that made itself: how much had been told before it, whose, and to what kind of ask."""

    told: int
    seat: int
    kind: str
    text: str = ""
