"""The plain way to do things, for games that need nothing special."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.core.asking import Ask, Option
from regalia.core.dice import Dice
from regalia.core.words import NONE, Argument, Message, SeatName, seat_names

SEATS = ("seat", "other", "victim")
"""Facts that are seats, by their names; `seats` are several."""


def fact(state: Any, name: str, value: Any) -> Argument:
    """A seat is its player, a word is a message (`season="spring"`: `season-spring`), the rest are whole numbers.

    Several whole numbers, in a tuple or a list, read as a list with commas.
    """
    if name in SEATS:
        return SeatName(value)
    if name == "seats":
        return seat_names(value)
    if isinstance(value, tuple | list):
        return ", ".join(str(int(number)) for number in value) or NONE
    return Message(f"{name}-{value}") if isinstance(value, str) else int(value)


def option(ask: Ask, option: Option) -> Message:
    """A word is `option-KIND-WORD`; all else is `option-KIND` with the option as `$option`, as it is written."""
    kind = ask.kind
    if isinstance(option, str):
        return Message(f"option-{kind.id}-{option}")
    written = option if isinstance(option, int) else kind.codec.write(ask.state, option)
    return Message(f"option-{kind.id}", {"option": written})


def view(state: Any, seat: int | None) -> Any:
    """Where nothing is hidden everybody sees everything."""
    return state.copy()


def imagine(state: Any, seat: int, dice: Dice) -> None:
    """Where nothing is hidden there is nothing to deal anew."""


def prior(ask: Ask) -> list[float]:
    """Every option is as likely as the others."""
    return [1.0] * len(ask.options)


def places(worth: Sequence[Any]) -> list[int]:
    """By seat: 1 is best, equals share a place."""
    return [1 + sum(other > own for other in worth) for own in worth]


def best_first(ranking: Sequence[int]) -> list[int]:
    """The seats in the order of their places."""
    return sorted(range(len(ranking)), key=ranking.__getitem__)
