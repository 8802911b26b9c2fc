"""The options of a game, declared as data: what can be set, to what, and what holds by default."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from regalia.core.errors import BadSetup
from regalia.core.words import Message

Default = Any
"""A value, or a function of the number of seats."""


LARGEST = 1_000_000_000
"""No option takes a larger number, even where it says nothing of a bound."""


@dataclass(frozen=True, slots=True)
class Word:
    """One of a few words; a whole number stands for its digits."""

    words: tuple[str, ...]

    def read(self, value: Any, seats: int) -> Any:
        if type(value) in (str, int) and str(value) in self.words:
            return str(value)
        raise ValueError(self.expected(seats))

    def expected(self, seats: int) -> str:
        return ", ".join(self.words)

    def choices(self, seats: int) -> list[Any]:
        return list(self.words)

    def wanted(self, option: str, seats: int) -> list[Message]:
        return [Message(f"setting-{option}-{word}") for word in self.words]


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds; digits as text are taken too."""

    least: int
    most: int | None = None

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, str) and value.isdecimal() and len(value) <= len(str(LARGEST)):
            value = int(value)
        if type(value) is int and self.least <= value <= (LARGEST if self.most is None else self.most):
            return value
        raise ValueError(self.expected(seats))

    def expected(self, seats: int) -> str:
        return f"a whole number from {self.least}" + ("" if self.most is None else f" to {self.most}")

    def choices(self, seats: int) -> list[Any]:
        """A range is too long to pick from."""
        return [self.least] if self.least == self.most else []

    def wanted(self, option: str, seats: int) -> list[Message]:
        if self.most is None:
            return [Message("setting-takes-from", {"least": self.least})]
        if self.least == self.most:
            return [Message("setting-takes-one", {"number": self.least})]
        return [Message("setting-takes-range", {"least": self.least, "most": self.most})]


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

    def choices(self, seats: int) -> list[Any]:
        return list(range(seats))

    def wanted(self, option: str, seats: int) -> list[Message]:
        return [Message("seat-unnamed", {"number": seat + 1}) for seat in range(seats)]


@dataclass(frozen=True, slots=True)
class Flag:
    """On or off; `on_for` names the numbers of seats that may have it on, None all of them."""

    on_for: range | None = None

    def read(self, value: Any, seats: int) -> Any:
        is_on = {"true": True, "false": False}.get(value, value) if isinstance(value, str) else value
        if type(is_on) is bool and (not is_on or self._may_be_on(seats)):
            return is_on
        raise ValueError(self.expected(seats))

    def _may_be_on(self, seats: int) -> bool:
        return self.on_for is None or seats in self.on_for

    def expected(self, seats: int) -> str:
        return "true or false" if self._may_be_on(seats) else f"only false with {seats} players"

    def choices(self, seats: int) -> list[Any]:
        return [True, False] if self._may_be_on(seats) else [False]

    def wanted(self, option: str, seats: int) -> list[Message]:
        return [Message(f"setting-{'yes' if value else 'no'}") for value in self.choices(seats)]


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

    def choices(self, seats: int) -> list[Any]:
        """Those that have a name."""
        return [value for value in self.examples(seats) if isinstance(value, str)]

    def wanted(self, option: str, seats: int) -> list[Message]:
        return [Message(f"setting-{option}-{word}") for word in self.choices(seats)]


Accepts = Word | Whole | SeatNumber | Flag | Data


@dataclass(frozen=True, slots=True)
class GameOption:
    """One option; `presets` gives, for some of its values, what other options then default to.

    `needs` names options with a value each: where none of them has its value, this option changes nothing; nor does it
    with another number of seats than `only_for`. It can be set all the same.
    """

    id: str
    accepts: tuple[Accepts, ...]
    default: Default
    presets: Mapping[Any, Mapping[str, Any]] | None = None
    needs: tuple[tuple[str, Any], ...] = ()
    only_for: range | None = None

    def default_for(self, seats: int) -> Any:
        return self.default(seats) if callable(self.default) else self.default

    def read(self, value: Any, seats: int) -> Any:
        """The value as the game uses it; BadSetup says what would have been accepted."""
        reasons = []
        for kind in self.accepts:
            try:
                return kind.read(value, seats)
            except ValueError as error:
                reasons.append(str(error))
        raise BadSetup(
            f"option {self.id!r} cannot be {_shortened(repr(value))}: it takes {' or '.join(reasons)}",
            self._refusal(value, seats),
        )

    def choices(self, seats: int) -> list[Any]:
        """What can be picked from a list, in order; some options take more than that."""
        return [value for kind in self.accepts for value in kind.choices(seats)]

    def matters(self, values: Mapping[str, Any], seats: int) -> bool:
        """Whether it changes anything where the options have these values."""
        fits = self.only_for is None or seats in self.only_for
        return fits and (not self.needs or any(values[name] == value for name, value in self.needs))

    def _refusal(self, value: Any, seats: int) -> Message:
        wanted = tuple(message for kind in self.accepts for message in kind.wanted(self.id, seats))
        takes_more = any(isinstance(kind, Data) for kind in self.accepts)
        return Message(
            "no-setting-more" if takes_more else "no-setting",
            {"setting": Message(f"setting-{self.id}"), "value": _as_written(value), "possible": wanted},
        )


def _shortened(text: str) -> str:
    return text if len(text) < 60 else f"{text[:57]}..."


def _as_written(value: Any) -> str:
    """As somebody would have entered it."""
    return _shortened(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str))


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
            raise BadSetup(
                f"there is no option {name!r} in this game (options: {known})",
                Message("no-such-setting", {"setting": _shortened(name)}),
            )
    return {name: by_id[name].read(value, seats) for name, value in given.items()}
