"""What a game keeps of its past, so that it can be cloned, taken back and recorded: entries and checkpoints."""

from __future__ import annotations

from typing import Any

from regalia.core.asking import FreeAct, Kind, Option
from regalia.core.state import State

KEPT_CHECKPOINTS = 4
"""How many checkpoints are kept besides the first; an undo that reaches farther back replays from the beginning."""

STRIDE = 10
"""Entries between two checkpoints, where phases ask before they change anything: there a checkpoint that was left out
is made when somebody needs it, at the first question by a copy of the state as it stands."""

SHORT_STRIDE = 4
"""The same for all other phases: there it is made by playing the few entries since the last one again."""

NEVER = -1

Entry = tuple[int, Kind, Option]
"""One line of the log: the choice or free act of a seat, or one of the marks below."""

NOBODY = -1

DICE = Kind("dice", lambda state, seat: ())
"""Marks dice that had been cast before an undo by consent and are not cast again; the option is how many bytes."""

HINT = Kind("hint", lambda state, seat: ())
"""Marks that a seat has asked for advice; the option is the seat. All are told, and nothing else changes by it."""

IMAGINED = Kind("imagined", lambda state, seat: ())
"""Marks that from here on the hidden things are as the seat imagined them; the option is the seed, or the state."""


WRITTEN_MARKS = {DICE.id: DICE, HINT.id: HINT}
"""Lines of a record that are nobody's choice, by the word they begin with."""


def is_sealed_from(seat: int, entry: Entry) -> bool:
    """Whether an entry of a section that is still open is hidden from the seat: everything others chose in it."""
    by, kind, _ = entry
    return by != seat and kind not in (DICE, HINT, IMAGINED) and not isinstance(kind, FreeAct)


class Checkpoint:
    """The state at the beginning of a phase, when no rule is running; never changed, only copied."""

    __slots__ = ("entries", "events", "state")

    state: Any
    entries: int
    events: int


class History:
    """The log, and checkpoints between phases, every few entries; with a `stride` of 0 after each phase."""

    __slots__ = ("asks_first", "checkpoints", "is_mark_due", "log", "stride", "untouched_at")

    def __init__(self, asks_first: frozenset[str], stride: int = STRIDE) -> None:
        self.log: list[Entry] = []
        self.checkpoints: list[Checkpoint] = []
        self.asks_first = asks_first  # phases that change nothing before their first question
        self.stride = stride
        self.is_mark_due = False  # the running phase began without a checkpoint
        self.untouched_at = NEVER  # with so many entries in the log, the state is as the running phase found it

    def begin_phase(self, state: State, events: int) -> None:
        """Keeps a checkpoint, or leaves it for later where the last one is near."""
        if self.checkpoints:
            at, asks_first = len(self.log), state.phase in self.asks_first
            if at - self.checkpoints[-1].entries < (self.stride if asks_first else min(self.stride, SHORT_STRIDE)):
                self.is_mark_due, self.untouched_at = True, at if asks_first else NEVER
                return
        self.mark(state, events)

    def mark(self, state: State, events: int) -> None:
        """Makes a checkpoint of the state as it stands, after so many events told."""
        mark = Checkpoint()
        mark.state, mark.entries, mark.events = state.copy(), len(self.log), events
        self.keep(mark)

    def keep(self, mark: Checkpoint) -> None:
        self.is_mark_due = False
        self.checkpoints.append(mark)
        if len(self.checkpoints) > KEPT_CHECKPOINTS + 1:
            del self.checkpoints[1]

    @property
    def is_untouched(self) -> bool:
        """Whether a checkpoint that is due can be made from the state as it stands."""
        return self.is_mark_due and self.untouched_at == len(self.log)

    @property
    def since_checkpoint(self) -> int:
        """How many entries the first clone of this situation has to repeat."""
        return 0 if self.is_untouched else len(self.log) - self.checkpoints[-1].entries

    def nearest(self, entries: int) -> int:
        """Which checkpoint is the last one with at most so many entries."""
        last = len(self.checkpoints) - 1
        while self.checkpoints[last].entries > entries:
            last -= 1
        return last

    def upto(self, checkpoint: int, stride: int) -> History:
        """A history of its own that ends with this checkpoint."""
        earlier = History(self.asks_first, stride)
        earlier.log = self.log[: self.checkpoints[checkpoint].entries]
        earlier.checkpoints = self.checkpoints[: checkpoint + 1]
        return earlier

    def last_entry(self, seat: int | None) -> int | None:
        """Where in the log the last choice or free act of the seat (None: of anybody) stands."""
        for at in range(len(self.log) - 1, -1, -1):
            by, kind, _ = self.log[at]
            if kind is IMAGINED:
                return None
            if kind is not DICE and kind is not HINT and seat in (None, by):
                return at
        return None

    def entries(self, begin: int, end: int, seat: int) -> list[Entry]:
        """Entries from `begin` to `end`, and of those after only what is not sealed from the seat."""
        return self.log[begin:end] + [entry for entry in self.log[end:] if not is_sealed_from(seat, entry)]
