"""A question as it stands on the screen: what is asked, the numbered entries, and what typed words mean among them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from regalia.cli.text.matching import meant, plain
from regalia.core.asking import Ask, Option, Refusal
from regalia.core.errors import IllegalChoice
from regalia.scene.types import Closed, Scene, SceneAsk

SIGNS = r"(x(?=\d)|[=+@.,-])"
"""What stands between the names in an option's text; `x` as in E6x2."""
JOINED = ("-", "=", "_", "+", ",", "x")
MOST_WORDS, MOST_TRIED = 12, 2000


@dataclass(frozen=True, slots=True)
class Entry:
    """A numbered line: what it says, and the texts of the one or several choices that it stands for."""

    label: str
    texts: tuple[str, ...]
    key: str = ""  # what is typed for it


@dataclass(frozen=True, slots=True)
class Question:
    """What a person is asked, over what they see."""

    ask: Ask
    shown: SceneAsk
    scene: Scene
    text: str
    entries: tuple[Entry, ...]
    closed: tuple[str, ...]  # by `shown.closed`: what they are called
    ids: dict[str, tuple[str, ...]]  # names on the screen, plain, and the ids that they may stand for

    @property
    def end(self) -> str:
        """What ends a series of choices; empty where one choice is the answer."""
        if self.shown.gather is not None:
            return self.shown.gather.end
        return self.shown.dials.end if self.shown.dials is not None else ""

    def at(self, key: str) -> Entry | None:
        """The entry that has this key."""
        return next((entry for entry in self.entries if entry.key == key), None)

    @property
    def keys(self) -> str:
        """What can be typed, for who has typed something else: «1 – 12»."""
        keys = [entry.key for entry in self.entries]
        return f"{keys[0]} – {keys[-1]}" if len(keys) > 1 else keys[0]

    def meant(self, text: str) -> list[int]:
        """Which entries the words fit."""
        return meant(text, [entry.label for entry in self.entries])

    def closed_as(self, text: str) -> Closed | None:
        """What is closed, by its name."""
        found = meant(text, self.closed)
        return self.shown.closed[found[0]] if found else None

    def option(self, text: str) -> Option | None:
        """What an option's own text stands for, legal or not; the kind before the colon may be left out."""
        for each in (text, f"{self.ask.kind.id}:{text}"):
            try:
                return self.ask.read(each)
            except (IllegalChoice, ValueError, TypeError, LookupError, AttributeError):
                continue
        return None

    def refusal(self, option: Option) -> Refusal | None:
        """The rule that forbids it; None where none does, or where it has not even the right shape."""
        try:
            return self.ask.why_not(option)
        except (ValueError, TypeError, LookupError, AttributeError):
            return None

    def read(self, text: str) -> list[Option]:
        """What words on the screen stand for, legal or not: written like the options there are, with other names."""
        found: list[Option] = []
        for body in self._bodies(text):
            option = self.option(f"{self.ask.kind.id}:{body}")
            if option is not None and option not in found:
                found.append(option)
        return found

    def _bodies(self, text: str) -> Iterator[str]:
        forms = dict.fromkeys(
            tuple(re.split(SIGNS, self.ask.text(option).partition(":")[2])) for option in self.ask.options
        )
        tried = 0
        for ids in self._named(plain(text).split()[:MOST_WORDS]):
            merged = [ids, *([["_".join(ids)]] if len(ids) > 1 else [])]
            for names in merged:
                yield from dict.fromkeys(sign.join(names) for sign in JOINED)
                for form in forms:
                    tried += 1
                    if tried > MOST_TRIED:
                        return
                    yield from _in_form(form, names)

    def _named(self, words: list[str]) -> Iterator[list[str]]:
        """The ids that a series of words may stand for: of the names that begin it the longest first."""
        if not words:
            yield []
            return
        for length in range(min(len(words), 6), 0, -1):
            ids = self.ids.get(" ".join(words[:length]), ())
            if ids:
                for rest in self._named(words[length:]):
                    yield from ([id, *rest] for id in ids)
                return
        for rest in self._named(words[1:]):
            yield [words[0], *rest]
            yield [words[0].upper(), *rest]


def keyed(ask: Ask, entries: list[Entry]) -> tuple[Entry, ...]:
    """With what is typed for each: its number in the list; an amount is typed as it is, and other words get letters."""
    amounts = {ask.text(option): option for option in ask.options if type(option) is int}
    if not all(_is_amount(entry, amounts) for entry in entries if entry.texts[0] in amounts) or len(amounts) < 2:
        return tuple(replace(entry, key=str(number)) for number, entry in enumerate(entries, 1))
    letters = iter("xyzvw")
    return tuple(
        replace(entry, key=str(amounts[entry.texts[0]]) if entry.texts[0] in amounts else next(letters))
        for entry in entries
    )


def _is_amount(entry: Entry, amounts: dict[str, int]) -> bool:
    """Whether its line begins with the number, or says no other: «3 groats», «at least 3»."""
    amount, line = amounts[entry.texts[0]], entry.label.partition(" – ")[0]
    numbers = re.findall(r"(?<!\w)\d+", line)
    return amount == 0 or re.match(rf"{amount}\b", line) is not None or numbers == [str(amount)]


def _in_form(form: tuple[str, ...], names: list[str]) -> Iterator[str]:
    """The names in the place of the last ones, or of the first ones, of an option's text."""
    slots = (len(form) + 1) // 2
    if len(names) > slots:
        return
    for first in dict.fromkeys((slots - len(names), 0)):
        parts = list(form)
        parts[2 * first : 2 * (first + len(names)) : 2] = names
        yield "".join(parts)
