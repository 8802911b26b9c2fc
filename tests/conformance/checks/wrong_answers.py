"""Answers that the rules do not allow: options of other moments, and texts that are almost those of an option."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random

from regalia.core.asking import Ask, Option
from regalia.core.errors import IllegalChoice

KEPT = 400
"""Texts of one kind that are remembered; then new ones take the places of old ones."""

PIECE = re.compile(r"\d+|[^\W\d]+|.")
"""What a text is made of: numbers, words and signs."""


class Pool:
    """The texts of options seen so far, by kind, and the words and numbers they were made of."""

    def __init__(self) -> None:
        self._texts: dict[str, list[str]] = defaultdict(list)
        self._known: dict[str, set[str]] = defaultdict(set)
        self._pieces: list[str] = []

    def learn(self, ask: Ask, random: Random, most: int = 12) -> None:
        """Some of the options of an ask, as they are written."""
        options = ask.options if len(ask.options) <= most else random.sample(list(ask.options), most)
        for text in (ask.text(option) for option in options):
            if text not in self._known[ask.kind.id]:
                self._keep(ask.kind.id, text, random)

    def _keep(self, kind: str, text: str, random: Random) -> None:
        texts = self._texts[kind]
        if len(texts) < KEPT:
            texts.append(text)
        else:
            at = random.randrange(KEPT)
            self._known[kind].discard(texts[at])
            texts[at] = text
        self._known[kind].add(text)
        self._pieces += [piece for piece in PIECE.findall(text.partition(":")[2]) if piece not in self._pieces]

    def wrong_answers(self, ask: Ask, random: Random, tries: int) -> Iterator[tuple[Option, bool]]:
        """Options that can be written and are not allowed now, each once; and whether they are allowed elsewhere."""
        done = {*ask.options}
        for _ in range(tries):
            text = self._text(ask, random)
            option = self._read(ask, text)
            if option is not None and option not in done:
                done.add(option)
                yield option, text in self._known[ask.kind.id]

    def _text(self, ask: Ask, random: Random) -> str:
        """One seen elsewhere as it is, or any one with something changed."""
        seen = self._texts[ask.kind.id] or ask.texts()
        text = random.choice(seen)
        for _ in range(random.choice((0, 0, 1, 1, 2))):
            text = f"{ask.kind.id}:{self._changed(text.partition(':')[2], seen, random)}"
        return text

    @staticmethod
    def _read(ask: Ask, text: str) -> Option | None:
        """What cannot be read is no answer; what reads as something that is written otherwise is looked at, too."""
        try:
            return ask.read(text)
        except IllegalChoice:
            return None

    def _changed(self, text: str, seen: list[str], random: Random) -> str:
        pieces = PIECE.findall(text) or [""]
        change: Callable[[list[str], Random], list[str]] = random.choice(
            (self._replaced, self._replaced, _counted, _swapped, _without, _doubled)
        )
        if random.random() < 0.2:
            other = PIECE.findall(random.choice(seen).partition(":")[2])
            return "".join(pieces[: random.randint(0, len(pieces))] + other[random.randint(0, len(other)) :])
        return "".join(change(pieces, random))

    def _replaced(self, pieces: list[str], random: Random) -> list[str]:
        """Another word for a word, another number for a number."""
        at = random.randrange(len(pieces))
        alike = [piece for piece in self._pieces if _sort(piece) == _sort(pieces[at])]
        return [*pieces[:at], random.choice(alike or pieces), *pieces[at + 1 :]]


def _sort(piece: str) -> int:
    return 0 if piece.isdecimal() else 1 if piece.isalpha() else 2


def _counted(pieces: list[str], random: Random) -> list[str]:
    """One more or one less."""
    numbers = [at for at, piece in enumerate(pieces) if piece.isdecimal()]
    if not numbers:
        return pieces
    at = random.choice(numbers)
    return [*pieces[:at], str(max(0, int(pieces[at]) + random.choice((-1, 1)))), *pieces[at + 1 :]]


def _swapped(pieces: list[str], random: Random) -> list[str]:
    one, other = random.randrange(len(pieces)), random.randrange(len(pieces))
    swapped = pieces[:]
    swapped[one], swapped[other] = pieces[other], pieces[one]
    return swapped


def _without(pieces: list[str], random: Random) -> list[str]:
    """The end or the beginning is left out."""
    at = random.randrange(len(pieces))
    return pieces[:at] if random.random() < 0.5 else pieces[at + 1 :]


def _doubled(pieces: list[str], random: Random) -> list[str]:
    """A part is said twice."""
    start, end = sorted((random.randint(0, len(pieces)), random.randint(0, len(pieces))))
    return pieces[:end] + pieces[start:]
