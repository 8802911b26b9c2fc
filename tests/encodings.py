"""Writes docs/encodings.md anew: `python -m tests.encodings`; refuses where numbers changed and the version did not."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from textwrap import wrap

from tests.shipped import SHIPPED

from regalia import games
from regalia.core.encoding import FIRST_WORD, NUMBERS
from regalia.lab.encoded import Encoder

PAGE = Path(__file__).parent.parent / "docs" / "encodings.md"
HEAD = f"""# How learners are told a game

One encoding serves PettingZoo, Gymnasium, OpenSpiel and whatever learns from recorded games
(`regalia.core.encoding`, `regalia.lab.encoded`). Each game declares its own in `games/<game>/encoding.py`.

**An option is a few numbers.** The words of its canonical text (`movers:gyor-cavalry-1@kunsag`) are numbered, without
the signs between them: 0 ends an option that begins another one, 1 says that a number of {NUMBERS} or more follows,
place by place in base {NUMBERS}; from 2 on come the numbers 0 to {NUMBERS - 1}, from {FIRST_WORD} on the words below,
in their order. A question is answered number by number; what may follow is whatever goes on to a legal option, and what
leaves no choice is said by itself: that takes 1.1 to 1.6 numbers a choice. A test takes every option that it meets
there and back.

**A view is a vector of named numbers**: own seat first, the others clockwise. It is read from what the seat may see and
from nothing else. After the game's own groups follow who is asked, the kind of question, its arguments, and the words
said so far.

This page is written by `python -m tests.encodings`. When a number changes its meaning, the encoding gets a new version.
"""


def sizes() -> str:
    lines = ["| game | version | numbers | length of a vector, by seats |", "|---|---|---|---|"]
    for id in SHIPPED:
        encoding = games.encoding(id)
        lengths = ", ".join(f"{seats}: {Encoder(id, seats).size:,}" for seats in games.find(id).seats)
        lines.append(f"| {id} | {encoding.version} | {encoding.size} | {lengths} |")
    return "\n".join(lines)


def chapter(id: str) -> str:
    encoding, seats = games.encoding(id), games.find(id).seats[0]
    groups = ", ".join(f"{name} {size}" for name, size in Encoder(id, seats).groups)
    words = "\n".join(wrap(" ".join(encoding.words), 118, break_on_hyphens=False))
    told = "\n".join(wrap(f"Groups with {seats} seats: {groups}.", 118))
    return f"## {id}, version {encoding.version}\n\n{told}\n\nWords:\n\n```text\n{words}\n```\n"


def page() -> str:
    return "\n".join([HEAD, sizes(), "", *map(chapter, SHIPPED)])


def unversioned(old: str, new: str) -> list[str]:
    """The games whose chapter has changed though its version has not."""
    before, after = _chapters(old), _chapters(new)
    return [
        id
        for id, text in after.items()
        if id in before and before[id] != text and _version(before[id]) == _version(text)
    ]


def _chapters(text: str) -> dict[str, str]:
    return {
        found[1]: found[0] for found in re.finditer(r"^## (\w+), version.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    }


def _version(chapter: str) -> str:
    return chapter.partition("\n")[0]


if __name__ == "__main__":
    written = page()
    stale = unversioned(PAGE.read_text(encoding="utf-8"), written) if PAGE.exists() else []
    if stale:
        sys.exit(f"a new version is needed for {', '.join(stale)}")
    PAGE.write_text(written, encoding="utf-8")
