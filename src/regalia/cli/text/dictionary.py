"""The names in a game's words, what they name, and what is said about it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from regalia.cli.text.matching import meant, plain
from regalia.core.words import Message, Words
from regalia.scene.types import Scene

NAME = re.compile(r"^([a-z_]+)-([a-z0-9_]+) = ([^{}\n]+)(?: \{ \$\w+ \})?$", re.MULTILINE)
"""A name, or one with a number after it: `card-blue = blue { $value }`."""
ATTRIBUTE = re.compile(r"^([a-z_]+)-([a-z0-9_]+) = [^\n]*\n(?:    [^.\n][^\n]*\n)*    \.text = ", re.MULTILINE)
SENTENCES = frozenset({
    "no", "ask", "event", "setting", "option", "question", "heading", "banner", "note", "game", "table", "counter",
    "button", "why", "report", "status", "about", "tip", "does", "gives", "is", "brief", "ending", "sort", "title",
})  # fmt: skip
"""What begins the ids of messages that name nothing, but for those that the table explains."""
TOLD = ("about", "event-text", "ability")
"""What begins the ids of messages that explain the thing whose id follows."""


@dataclass(frozen=True, slots=True)
class Named:
    """A thing that has a name of its own."""

    name: str
    message: str  # building-chapel
    id: str  # chapel


class Dictionary:
    """Made once for a game and a language."""

    def __init__(self, words: Words, folder: Path, things: Collection[str]) -> None:
        """`things`: the ids of the names that the game's table explains."""
        self.words = words
        text = (folder / f"{words.language}.ftl").read_text(encoding="utf-8")
        self.named = [
            Named(name.strip(), f"{kind}-{id}", id)
            for kind, id, name in NAME.findall(text)
            if kind not in SENTENCES and f"{kind}-{id}" not in things
        ]
        self.named += [
            Named(name, thing, thing.partition("-")[2]) for thing in sorted(things) for name in self._said(thing)
        ]
        self._has_text = {f"{kind}-{id}" for kind, id in ATTRIBUTE.findall(text)}

    def ids(self, scene: Scene) -> dict[str, tuple[str, ...]]:
        """By plain name what it may be called in an option's text."""
        found: dict[str, list[str]] = {}
        for each in self.named:
            found.setdefault(plain(each.name), []).append(each.id)
        for place in (place for surface in scene.surfaces.values() for place in surface.places):
            for name in (place.label, self.words.say(place.title) if place.title else ""):
                if name:
                    found.setdefault(plain(name), []).append(place.id)
        return {name: tuple(dict.fromkeys(ids)) for name, ids in found.items()}

    def called(self, text: str) -> list[Named]:
        """The things that are meant by a name."""
        return [self.named[at] for at in meant(text, [each.name for each in self.named])]

    def explained(self, thing: Named) -> list[str]:
        """What the words tell about a thing, each as «name: text»."""
        told = dict.fromkeys(self._told(thing))
        return [text if text.startswith(f"{thing.name}:") else f"{thing.name}: {text}" for text in told]

    def _told(self, thing: Named) -> Iterable[str]:
        if thing.message in self._has_text:
            yield from self._said(f"{thing.message}.text")
        for kind in TOLD:
            yield from self._said(f"{kind}-{thing.id}")

    def _said(self, message: str) -> Iterable[str]:
        """What can be said without knowing anything more."""
        if self.words.has(message.partition(".")[0]):
            try:
                yield self.words.say(Message(message))
            except LookupError:
                return
