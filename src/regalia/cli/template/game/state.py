"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.core.state import State, copier

HIDDEN = 0
"""No die is under the cup; in a view: one that the seat may not see."""
NO_CLAIM = 0
NOBODY = -1


@dataclass(slots=True)
class NewGame(State):
    """Lists are by seat."""

    seats: int
    rounds: int
    round: int
    active: int  # whose turn it is
    claim: int  # the last one of this round
    claimant: int  # who made it
    lifted: int  # whose cup was lifted last
    showed: int  # what was under it: all have seen it, so that it must not be forgotten
    faces: list[int]  # the dice under the cups
    casts: list[int]  # how often each die was cast, in the whole game
    stood: list[int]  # points for claims that were true
    caught: list[int]  # points for doubts that were right

    def copy(self) -> NewGame:
        return _copy(self)

    def after(self, seat: int) -> int:
        """Who sits to the left."""
        return (seat + 1) % self.seats


_copy = copier(NewGame)
