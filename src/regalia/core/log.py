"""What a game keeps of its past: entries, and checkpoints between phases."""

from __future__ import annotations

from typing import Any

from regalia.core.asking import FreeAct, Kind, Option

Entry = tuple[int, Kind, Option]
"""One line of the log: the choice or free act of a seat, or one of the two marks below."""

NOBODY = -1

DICE = Kind("dice", lambda state, seat: ())
"""Marks dice that had been cast before an undo by consent and are not cast again; the option is how many bytes."""

IMAGINED = Kind("imagined", lambda state, seat: ())
"""Marks that from here on the hidden things are as the seat imagined them; the option is the seed, or the state."""


class Checkpoint:
    """The state at the beginning of a phase, when no rule is running; never changed, only copied."""

    __slots__ = ("entries", "events", "state")

    state: Any
    entries: int
    events: int


def is_sealed_from(seat: int, entry: Entry) -> bool:
    """Whether an entry of a section that is still open is hidden from the seat: everything others chose in it."""
    by, kind, _ = entry
    return by != seat and kind not in (DICE, IMAGINED) and not isinstance(kind, FreeAct)
