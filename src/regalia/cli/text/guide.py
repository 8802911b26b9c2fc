"""The players' reference in the terminal: opened at a rule."""

from __future__ import annotations

import re
from pathlib import Path

from regalia.cli.text.matching import plain

RULE = re.compile(r"^\s*(?:#+\s+)?(?:[-*]\s+)?\**([A-Z]{1,2}\d+(?:\.\d+)*[a-z]?)\b")
MOST_MENTIONS = 8
HEADING = re.compile(r"^#+\s+(.*)$")


class Guide:
    """The lines of a guide, without its marks."""

    def __init__(self, folder: Path, language: str) -> None:
        path = folder / "guide" / f"rules.{language}.md"
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        self.lines = text.splitlines()

    def at(self, rule: str) -> list[str]:
        """The rule with all that stands under it; a chapter for R5; empty where there is no such rule."""
        wanted = rule.strip().upper().rstrip(".")
        for name in (wanted, wanted.rstrip("ABCDEFGH")):
            found = [_bare(line) for line in self.lines if _belongs(line, name)]
            if found:
                return found
        return []

    def headings(self) -> list[str]:
        """What the guide is made of."""
        return [_bare(line) for line in self.lines if HEADING.match(line)]

    def mentions(self, text: str) -> list[str]:
        """The numbers of the rules that speak of it, not more than a few."""
        return [match[1] for line in self._about(text) if (match := RULE.match(line))][:MOST_MENTIONS]

    def about(self, text: str) -> list[str]:
        """The rules that speak of it."""
        return [_bare(line) for line in self._about(text)]

    def _about(self, text: str) -> list[str]:
        """Rules that have these words or longer ones; else any lines, such as those of a table."""
        wanted = plain(text).split()
        lines = [line for line in self.lines if wanted and _has_words(plain(line), wanted)]
        return [line for line in lines if RULE.match(line)] or lines


def _belongs(line: str, rule: str) -> bool:
    """R5.4 itself and R5.4a; R5, R5.1 and so on for a chapter."""
    match = RULE.match(line)
    name = match[1].upper() if match else ""
    return name == rule or (name.startswith(rule) and (name[len(rule)] == "." or name[len(rule) :].isalpha()))


def _has_words(line: str, wanted: list[str]) -> bool:
    words = line.split()
    return all(any(word.startswith(part) for word in words) for part in wanted)


def _bare(line: str) -> str:
    """Without Markdown: **R5.4** becomes R5.4."""
    heading = HEADING.match(line)
    return re.sub(r"\*\*?|`", "", heading[1] if heading else line.removeprefix("- ")).rstrip()
