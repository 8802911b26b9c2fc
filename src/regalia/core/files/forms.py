"""How the situations of a game are written: as a struct of plain fields, which is made of a state and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_type_hints

import msgspec

from regalia.core.dice import Dice
from regalia.core.errors import BadPosition

if TYPE_CHECKING:
    from regalia.core.rulebook import Setup

T = TypeVar("T")

Lift = Callable[[dict[str, Any]], None]
"""Changes plain data of one form, in place, into that of the next."""

MOST, MOST_ENTRIES, MOST_LETTERS = 9_999, 1_000, 100
"""No number of a situation is larger, or as much below 0; no list, table or text is longer. A game says where less can
be, in its `check`: everything is bounded before a rule runs, so that no situation from outside costs much."""

_by_seat = msgspec.Meta(extra={"by": "seat"})
BySeat = Annotated[list[T], _by_seat]
"""A list with an entry for each seat; another number of them is refused."""


@dataclass(frozen=True, slots=True)
class Form:
    """`write(state)` makes the struct, `read(struct, setup, dice)` the state; what is no such struct is refused before.

    `lifts[n]` makes data of form `n` into that of the next. Forms are numbered from 1; what has no number counts as 0
    and is of form 1 or older, so step 0 leaves alone what is of form 1 already. `wide` names the fields that may
    hold larger numbers than MOST, and more entries, each with its own bound.
    """

    situation: type[msgspec.Struct]
    write: Callable[[Any], Any]
    read: Callable[[Any, Setup, Dice], Any]
    lifts: Mapping[int, Lift] = field(default_factory=dict)
    wide: Mapping[str, int] = field(default_factory=dict)

    @property
    def number(self) -> int:
        return max(self.lifts, default=0) + 1

    def written(self, state: Any) -> dict[str, Any]:
        """The state as plain data."""
        plain: dict[str, Any] = msgspec.to_builtins(self.write(state))
        return plain

    def state(self, plain: dict[str, Any], setup: Setup, dice: Dice, number: int = 0) -> Any:
        """The state that was written in this or an older form; BadPosition says what in it cannot be understood."""
        must_be_bounded("state", plain, self.wide)
        return self.read(self._situation(self._lifted(plain, number), setup.seats), setup, dice)

    def _lifted(self, plain: dict[str, Any], number: int) -> dict[str, Any]:
        if not 0 <= number <= self.number:
            raise BadPosition(f"this position is of form {number}; this Regalia reads forms up to {self.number}")
        steps = [self.lifts[each] for each in range(number, self.number) if each in self.lifts]
        if not steps:
            return plain
        try:
            lifted: dict[str, Any] = msgspec.to_builtins(plain)  # a deep copy, quickly
            for step in steps:
                step(lifted)
        except (AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
            raise BadPosition(f"this position is broken: it is not of form {number}, as it should be") from error
        return lifted

    def _situation(self, plain: dict[str, Any], seats: int) -> Any:
        try:
            situation = msgspec.convert(plain, self.situation)
        except msgspec.ValidationError as error:
            where = str(error).replace("`$", "`state")
            raise BadPosition(f"this position is broken: {where}") from None
        for name in _fields_by_seat(self.situation):
            entries = len(getattr(situation, name))
            if entries != seats:
                raise BadPosition(f"{name} must be given for each of the {seats} seats, here they are for {entries}")
        return situation


def must_be_bounded(
    where: str, value: Any, wide: Mapping[str, int], most: int = MOST, longest: int = MOST_ENTRIES
) -> None:
    """BadPosition for a number that is too large, and for what is too long, anywhere in plain data."""
    if isinstance(value, str):
        if len(value) > MOST_LETTERS:
            raise BadPosition(f"{where} is too long: a text has at most {MOST_LETTERS} letters")
    elif isinstance(value, int | float):
        if not -most <= value <= most:
            raise BadPosition(f"{where} is out of bounds: numbers are {-most} to {most}")
    elif isinstance(value, Mapping | Sequence):
        if len(value) > longest:
            raise BadPosition(f"{where} has {len(value)} entries, more than {longest}")
        for name, part in value.items() if isinstance(value, Mapping) else enumerate(value):
            if isinstance(name, str):
                must_be_bounded(where, name, {})
            bound = wide.get(str(name), 0)
            must_be_bounded(f"{where}.{name}", part, wide, max(bound, most), max(bound, longest))


@cache
def _fields_by_seat(situation: type[msgspec.Struct]) -> list[str]:
    hints = get_type_hints(situation, include_extras=True)
    return [name for name, kind in hints.items() if _by_seat in getattr(kind, "__metadata__", ())]


def copied(source: Any, names: Iterable[str]) -> dict[str, Any]:
    """Fields that are written as they are."""
    return {name: getattr(source, name) for name in names}


def put(state: Any, values: Mapping[str, Any]) -> None:
    """What `copied` has taken, back into the state."""
    for name, value in values.items():
        setattr(state, name, value)


def same_fields(situation: type[msgspec.Struct], begin: Callable[[Setup, Dice], Any]) -> Form:
    """The form of a state whose fields are written as they are; those not written are as the game begins."""
    names = situation.__struct_fields__

    def write(state: Any) -> Any:
        return situation(**copied(state, names))

    def read(written: Any, setup: Setup, dice: Dice) -> Any:
        state = begin(setup, Dice.seeded("position"))  # what is dealt here is not kept
        state.dice = dice
        put(state, copied(written, names))
        return state

    return Form(situation, write, read)


# --- words and None for numbers ---------------------------------------------------------------------------------------


class Names:
    """What the numbers of a state are called where it is written; `what` they are is said of a name that is unknown."""

    __slots__ = ("_known", "_names", "_numbers", "_what")

    def __init__(self, what: str, names: Iterable[str] | Mapping[int, str], known: str = "") -> None:
        self._names = dict(names if isinstance(names, Mapping) else enumerate(names))
        self._numbers = {name: number for number, name in self._names.items()}
        self._what, self._known = what, known or ", ".join(self._numbers)

    def name(self, number: int) -> str:
        return self._names[number]

    def names(self, numbers: Iterable[int]) -> list[str]:
        return [self._names[number] for number in numbers]

    def name_or_none(self, number: int) -> str | None:
        """None for a number without a name: no card, nobody."""
        return self._names.get(number)

    def by_name(self, values: Iterable[int], but: int | None = None) -> dict[str, int]:
        """The values of each name, but for those that need not be said."""
        return {name: value for name, value in zip(self._numbers, values, strict=True) if value != but}

    def number(self, name: str) -> int:
        if name not in self._numbers:
            raise BadPosition(f"there is no {self._what} {name!r}: {self._known}")
        return self._numbers[name]

    def numbers(self, names: Iterable[str]) -> list[int]:
        return [self.number(name) for name in names]

    def number_or(self, nothing: int, name: str | None) -> int:
        return nothing if name is None else self.number(name)

    def in_order(self, values: Mapping[str, int], missing: int = 0) -> tuple[int, ...]:
        """What `by_name` has written."""
        self.numbers(values)
        return tuple(values.get(name, missing) for name in self._numbers)


def or_none(value: T, nothing: T) -> T | None:
    """None is written for nobody, and for nothing."""
    return None if value == nothing else value


def if_given(value: T | None, otherwise: T) -> T:
    return otherwise if value is None else value


# --- seats and sets ---------------------------------------------------------------------------------------------------


def must_be_seats(seats: int, what: str, named: Iterable[int | None]) -> None:
    """BadPosition for a number that is no seat; None is nobody."""
    for seat in named:
        if seat is not None and not 0 <= seat < seats:
            raise BadPosition(f"{what} names seat {seat}, but seats are 0 to {seats - 1}")


def numbers_in(bits: int) -> list[int]:
    """Whose bits are set."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def bits_of(numbers: Iterable[int]) -> int:
    """A bit for each of these numbers."""
    return sum(1 << number for number in {*numbers})
