"""What people read: Fluent messages in English and Hungarian."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct, field

from regalia.core.hungarian import with_article, with_numbered_players, with_suffix

LANGUAGES = ("en", "hu")

COMMON = Path(__file__).parent.parent / "words"
"""The words that all games share."""


class SeatName(Struct, frozen=True, gc=False):
    """In the arguments of a message: whoever sits in that seat."""

    seat: int


class Message(Struct, frozen=True, gc=False):
    """A sentence by its id, with what it talks about; it becomes text only where somebody reads it.

    A Struct, because a choice makes hundreds; what it talks about was there before, so that none holds itself.
    """

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)


Argument: TypeAlias = "int | str | SeatName | Message | tuple[Message, ...]"
"""A tuple of messages reads as a list with commas."""

NONE = "–"
"""How a list without anything in it reads."""

Say: TypeAlias = Callable[[Message], str]
"""Turns a message into text, in the reader's language."""


def seat_names(seats: Iterable[int]) -> tuple[Message, ...]:
    """«Anna, Bence»."""
    return tuple(Message("seat-name", {"seat": SeatName(seat)}) for seat in seats)


def both(parts: Sequence[Message]) -> Argument:
    """«Anna, Bence and Csilla»."""
    return _listed("list-and", parts)


def either(parts: Sequence[Message]) -> Argument:
    """«Anna, Bence or Csilla»."""
    return _listed("list-or", parts)


def _listed(how: str, parts: Sequence[Message]) -> Argument:
    return Message(how, {"parts": tuple(parts[:-1]), "last": parts[-1]}) if len(parts) > 1 else tuple(parts)


def _capital(text: Any) -> str:
    return str(text)[:1].upper() + str(text)[1:]


FUNCTIONS: dict[str, Any] = {
    "AZ": lambda text: with_article(str(text)),
    "RAG": lambda text, suffix: with_suffix(str(text), str(suffix)),
    "CAPITAL": _capital,
}


class Words:
    """One language's words: the common ones and those of one game."""

    def __init__(self, language: str, folders: Iterable[Path] = (), names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no words in {language!r}, only in {', '.join(LANGUAGES)}")
        self.language = language
        self.names = list(names)
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for folder in (COMMON, *folders):
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=False)

    def say(self, message: Message) -> str:
        """The message as text; LookupError when the language has no such words."""
        text = self._said(message)
        return with_numbered_players(text) if self.language == "hu" else text

    def _said(self, message: Message) -> str:
        """As it stands within another message."""
        name, _, attribute = message.id.partition(".")
        if not self._bundle.has_message(name):
            raise LookupError(f"no words for {message.id!r} in {self.language!r}")
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise LookupError(f"no words for {message.id!r} in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, {key: self._plain(v) for key, v in message.args.items()})
        if errors:
            raise LookupError(f"{message.id!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def has(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def _plain(self, argument: Argument) -> int | str:
        if isinstance(argument, Message):
            return self._said(argument)
        if isinstance(argument, tuple):
            return ", ".join(self._said(part) for part in argument) or NONE
        if isinstance(argument, SeatName):
            return self.name(argument.seat)
        return argument

    def name(self, seat: int) -> str:
        """The player's name, or «Player 3» if none was given."""
        if seat < len(self.names):
            return self.names[seat]
        return self._said(Message("seat-unnamed", {"number": seat + 1}))
