"""How long a search may think: so many playouts, or until a moment of some clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]


@dataclass(slots=True)
class Budget:
    """Playouts that are left, and the moment at which to stop, if there is one: whichever comes first.

    The clock may also be that of the processor (`time.thread_time`): a busy machine then costs no strength.
    """

    playouts: int
    until: float | None = None
    clock: Clock = time.monotonic

    def shared_by(self, rounds: int) -> Budget:
        if self.until is None:
            return Budget(self.playouts // rounds)
        now = self.clock()
        return Budget(self.playouts // rounds, now + (self.until - now) / rounds, self.clock)

    def is_spent(self, playouts: int) -> bool:
        return playouts > self.playouts or (self.until is not None and self.clock() >= self.until)
