"""What people and programs can do wrong; each error's text is one clear line for whoever did it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regalia.core.asking import Refusal
    from regalia.core.words import Message


class RegaliaError(Exception):
    """The common root: show its text, never its traceback."""


class UnknownGame(RegaliaError):
    """No game of that id is registered."""


class BadSetup(RegaliaError):
    """A wrong number of seats, an unknown option or a value that the option does not take.

    `reason` says it in the reader's language, with the words of the game.
    """

    def __init__(self, message: str, reason: Message | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class IllegalChoice(RegaliaError):
    """The choice is not among the options; `refusal` names the rule where one forbids it."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class NotAsked(IllegalChoice):
    """The seat is not asked anything now."""


class CannotUndo(RegaliaError):
    """`reason` says why: nothing (was chosen yet), chosen, learned or dice (since then)."""

    def __init__(self, reason: str) -> None:
        super().__init__(UNDO_REASONS[reason])
        self.reason = reason


UNDO_REASONS = {
    "nothing": "there is nothing to take back",
    "chosen": "somebody has chosen since",
    "learned": "somebody has learned something since",
    "dice": "dice were cast since",
}


class BadRecord(RegaliaError):
    """The file is not a record, is broken, was altered, or needs other rules than these."""


class BadPosition(RegaliaError):
    """The position cannot stand on the table."""


class RulesFault(RegaliaError):
    """The rules themselves failed; the game stands where it stood before the choice."""
