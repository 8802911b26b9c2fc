"""Options as small whole numbers and views as vectors, for whoever learns a game.

The words of a game's notation (`gyor`, `cavalry`, `blue_12`) are numbered, and so are the numbers in it. An option is
then a short row of numbers, read from its canonical text, and a question is answered word by word: what may follow is
whatever goes on to a legal option, and words that leave no choice are said by themselves. So a few hundred numbers
stand for every option of a game, however many options a question has.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from regalia.core.asking import Ask, Option
from regalia.core.errors import IllegalChoice, RegaliaError

END = 0
"""The number that ends an option whose words begin another one."""

LARGE = 1
"""Says that the next numbers are the places of one that is too large for a word."""

FIRST_NUMBER = 2

SEPARATORS = frozenset("-=+,@.:x")
"""Signs between words; they follow from the words around them."""

NUMBERS = 64
"""From 0 on, so many numbers are a word each; larger ones are written in that base, the highest place first."""

FIRST_WORD = FIRST_NUMBER + NUMBERS

Features = Iterator[tuple[str, Sequence[float]]]
"""Groups of numbers, each with its name; a game of a setup has always the same ones, each as long as ever."""


@dataclass(frozen=True)
class Encoding:
    """How a game is told to a learner; a new version where a number changes its meaning.

    `words` are all that the notation has besides numbers; `features(view, seat)` reads a view as that seat sees it, the
    seat itself first and the others clockwise.
    """

    version: int
    words: tuple[str, ...]
    features: Callable[[Any, int], Features]
    _token: re.Pattern[str] = field(init=False, repr=False, compare=False)
    _number: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        longest_first = sorted(self.words, key=lambda word: (-len(word), word))
        object.__setattr__(self, "_token", re.compile("|".join([*map(re.escape, longest_first), "[0-9]+"])))
        object.__setattr__(self, "_number", {word: FIRST_WORD + at for at, word in enumerate(self.words)})
        if len(self._number) != len(self.words):
            raise RegaliaError("a word stands twice in an encoding")

    @property
    def size(self) -> int:
        """How many numbers there are: two signs, the numbers themselves, the words."""
        return FIRST_WORD + len(self.words)

    def meaning(self, number: int) -> str:
        """What a number says."""
        if number < FIRST_NUMBER:
            return "large" if number == LARGE else "end"
        return str(number - FIRST_NUMBER) if number < FIRST_WORD else self.words[number - FIRST_WORD]

    def number(self, word: str) -> int:
        """Which number says the word."""
        if word not in self._number:
            raise RegaliaError(f"{word!r} is no word of this encoding")
        return self._number[word]

    def path(self, text: str) -> tuple[int, ...]:
        """The numbers of an option's text, without its kind."""
        found: list[int] = []
        at = 0
        for match in self._token.finditer(text):
            self._check_between(text, at, match.start())
            word = match.group()
            found += _places(word) if word.isdecimal() else [self._number[word]]
            at = match.end()
        self._check_between(text, at, len(text))
        return tuple(found)

    def _check_between(self, text: str, start: int, end: int) -> None:
        if not SEPARATORS.issuperset(text[start:end]):
            raise RegaliaError(f"{text[start:end]!r} in {text!r} is no word of this encoding")


def _places(digits: str) -> list[int]:
    """A number as words; with a nought before it, it is a row of digits and not a number."""
    if digits[0] == "0" and len(digits) > 1:
        return [FIRST_NUMBER + int(digit) for digit in digits]
    places, rest = [FIRST_NUMBER + int(digits) % NUMBERS], int(digits) // NUMBERS
    while rest:
        places.insert(0, FIRST_NUMBER + rest % NUMBERS)
        rest //= NUMBERS
    return places if len(places) == 1 else [LARGE, *places]


class Answer:
    """An answer to an ask, given number by number; it is complete when one option is left."""

    def __init__(self, encoding: Encoding, ask: Ask) -> None:
        self.said: tuple[int, ...] = ()
        self._left: dict[tuple[int, ...], Option] = {}
        for option in ask.options:
            path = encoding.path(ask.text(option).partition(":")[2])
            if path in self._left:
                raise RegaliaError(f"{ask.text(option)} and {ask.text(self._left[path])} have the same numbers")
            self._left[path] = option
        self._go_on()

    @property
    def option(self) -> Option | None:
        """The one that is left, None while there are several."""
        return next(iter(self._left.values())) if len(self._left) == 1 else None

    @property
    def is_complete(self) -> bool:
        return len(self._left) == 1

    def allowed(self) -> list[int]:
        """What may be said next, in ascending order; nothing when the answer is complete."""
        return [] if self.is_complete else sorted(self._next())

    def say(self, number: int) -> None:
        """One number more; IllegalChoice where nothing legal begins like that."""
        if number not in self.allowed():
            raise IllegalChoice(f"{number!r} does not go on to any option")
        at = len(self.said)
        self.said = (*self.said, int(number))
        self._left = {path: option for path, option in self._left.items() if _at(path, at) == number}
        self._go_on()

    def numbers(self, option: Option) -> list[int]:
        """What has to be said from here on to choose the option."""
        path = next((path for path, known in self._left.items() if known == option), None)
        if path is None:
            raise IllegalChoice(f"{option!r} is no option any more")
        trial, said = self.copy(), list[int]()
        while not trial.is_complete:
            said.append(_at(path, len(trial.said)))
            trial.say(said[-1])
        return said

    def copy(self) -> Answer:
        twin = Answer.__new__(Answer)
        twin.said, twin._left = self.said, self._left
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Answer:
        return self.copy()

    def _next(self) -> set[int]:
        at = len(self.said)
        return {_at(path, at) for path in self._left}

    def _go_on(self) -> None:
        """Says by itself what leaves no choice."""
        while len(self._left) > 1 and len(following := self._next()) == 1:
            self.said = (*self.said, *following)


def vocabulary(*words: str) -> tuple[str, ...]:
    """Each word once, where it was named first."""
    return tuple(dict.fromkeys(words))


def _at(path: tuple[int, ...], at: int) -> int:
    return path[at] if at < len(path) else END


def around(seat: int, seats: int) -> list[int]:
    """All seats, this one first, then clockwise."""
    return [(seat + at) % seats for at in range(seats)]


def relative(other: int, seat: int, seats: int) -> int:
    """Where another seat sits as seen from this one; who is no seat keeps a number below 0."""
    return (other - seat) % seats if 0 <= other < seats else -1 if other >= 0 else other


def one_hot(at: int, size: int) -> list[float]:
    """All 0 but for a 1 at that place, if there is such a place."""
    found = [0.0] * size
    if 0 <= at < size:
        found[at] = 1.0
    return found


def bits(number: int, size: int) -> list[float]:
    return [float(number >> at & 1) for at in range(size)]


def padded(values: Sequence[float], size: int, filling: float = -1.0) -> list[float]:
    """As many as that, the rest filled; RegaliaError where there are more."""
    if len(values) > size:
        raise RegaliaError(f"{len(values)} values do not fit into {size} places")
    return [*map(float, values), *[filling] * (size - len(values))]


def counted(values: Sequence[int], size: int) -> list[float]:
    """How often each number below `size` occurs."""
    found = [0.0] * size
    for value in values:
        if 0 <= value < size:
            found[value] += 1
    return found
