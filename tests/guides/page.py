"""A page of tables: rows from a game's data, names from its words, headings in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from regalia.core.words import Argument, Message, Words

GAMES = Path(__file__).parents[2] / "src" / "regalia" / "games"
DASH = "–"


class Page:
    """What is written so far, in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.language = language
        self._words = Words(language, [GAMES / game / "words"])
        self._lines: list[str] = []

    def either(self, english: str, hungarian: str) -> str:
        return english if self.language == "en" else hungarian

    def say(self, id: str, **facts: Argument) -> str:
        return " ".join(self._words.say(Message(id, facts)).split())

    def name(self, id: str, **facts: Argument) -> str:
        """As it stands at the head of a row."""
        said = self.say(id, **facts)
        return said[:1].upper() + said[1:]

    def title(self, english: str, hungarian: str) -> None:
        self._lines += [f"## {self.either(english, hungarian)}", ""]

    def heading(self, english: str, hungarian: str) -> None:
        self._lines += [f"### {self.either(english, hungarian)}", ""]

    def text(self, english: str, hungarian: str) -> None:
        self._lines += [self.either(english, hungarian), ""]

    def head(self, *pairs: tuple[str, str]) -> list[str]:
        return [self.either(*pair) for pair in pairs]

    def table(self, head: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
        self._lines += [_row(head := tuple(head)), _row("-" * 3 for _ in head).replace(" ", "")]
        self._lines += [_row(row) for row in rows]
        self._lines.append("")

    def __str__(self) -> str:
        return "\n".join(self._lines)


def _row(cells: Iterable[object]) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def or_dash(number: object) -> object:
    return number or DASH
