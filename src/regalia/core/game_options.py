"""The options of a game, declared as data: what may be set, to what, and what holds when nothing is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from regalia.core.errors import BadSetup

Default = Any
"""A value, or a function of the number of seats."""


@dataclass(frozen=True, slots=True)
class Word:
    """One of a few words; a whole number is taken for its digits."""

    words: tuple[str, ...]

    def read(self, value: Any, seats: int) -> Any:
        if type(value) in (str, int) and str(value) in self.words:
            return str(value)
        raise ValueError(self.expected(seats))

    def expected(self, seats: int) -> str:
        return ", ".join(self.words)


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds; digits as text are taken too."""

    least: int
    most: int | None = None

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, str) and value.isdecimal():
            value = int(value)
        if type(value) is int and value >= self.least and (self.most is None or value <= self.most):
            return value
        raise ValueError(self.expected(seats))

    def expected(self, seats: int) -> str:
        return f"a whole number from {self.least}" + ("" if self.most is None else f" to {self.most}")


@dataclass(frozen=True, slots=True)
class SeatNumber:
    """A seat of this game."""

    def read(self, value: Any, seats: int) -> Any:
        try:
            return Whole(0, seats - 1).read(value, seats)
        except ValueError:
            raise ValueError(self.expected(seats)) from None

    def expected(self, seats: int) -> str:
        return f"a seat from 0 to {seats - 1}"


@dataclass(frozen=True, slots=True)
class Flag:
    """On or off; `on_for` names the numbers of seats that may have it on, None all of them."""

    on_for: range | None = None

    def read(self, value: Any, seats: int) -> Any:
        is_on = {"true": True, "false": False}.get(value, value) if isinstance(value, str) else value
        if type(is_on) is bool and (not is_on or self.on_for is None or seats in self.on_for):
            return is_on
        raise ValueError(self.expected(seats))

    def expected(self, seats: int) -> str:
        if self.on_for is None or seats in self.on_for:
            return "true or false"
        return f"only false with {seats} players"


@dataclass(frozen=True, slots=True)
class Data:
    """Something larger, read by the game itself; `examples` lists a few values for a number of seats."""

    what: str
    reader: Callable[[Any, int], Any]
    examples: Callable[[int], list[Any]]

    def read(self, value: Any, seats: int) -> Any:
        return self.reader(value, seats)

    def expected(self, seats: int) -> str:
        return self.what


Accepts = Word | Whole | SeatNumber | Flag | Data


@dataclass(frozen=True, slots=True)
class GameOption:
    """One option; `presets` gives, for some of its values, what other options then default to."""

    id: str
    accepts: tuple[Accepts, ...]
    default: Default
    presets: Mapping[Any, Mapping[str, Any]] | None = None

    def default_for(self, seats: int) -> Any:
        return self.default(seats) if callable(self.default) else self.default

    def read(self, value: Any, seats: int) -> Any:
        """The value as the game uses it; BadSetup says what would have been taken."""
        reasons = []
        for kind in self.accepts:
            try:
                return kind.read(value, seats)
            except ValueError as error:
                reasons.append(str(error))
        shown = repr(value) if len(repr(value)) < 60 else f"{repr(value)[:57]}..."
        raise BadSetup(f"option {self.id!r} cannot be {shown}: it takes {' or '.join(reasons)}")


def resolve(declared: tuple[GameOption, ...], given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """All options with their values: what was given, else what a preset says, else the default."""
    values = {option.id: option.default_for(seats) for option in declared}
    stated = _stated(declared, given, seats) if given else {}
    for option in declared:
        if option.presets:
            values.update(option.presets.get(stated.get(option.id, values[option.id]), {}))
    values.update(stated)
    return values


def _stated(declared: tuple[GameOption, ...], given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    by_id = {option.id: option for option in declared}
    for name in given:
        if name not in by_id:
            known = ", ".join(by_id) or "none"
            raise BadSetup(f"there is no option {name!r} in this game (options: {known})")
    return {name: by_id[name].read(value, seats) for name, value in given.items()}
