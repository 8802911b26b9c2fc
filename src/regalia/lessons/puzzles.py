"""Puzzles: a situation of bots' games in which one option is clearly best; taught like a lesson of one step."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from glob import escape
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from regalia import games
from regalia.core.errors import RegaliaError
from regalia.core.files.replay import from_position
from regalia.core.words import Message
from regalia.lessons.lesson import Goal, Lesson, Step, Written, Wrong

FILE = "puzzles.json"
PREFIX = "puzzle-"
FIND, SOLVED = "find", "solved"


ALIKE = 0.03
"""Where things are gathered, it does not matter with which of several that are worth the same one begins."""


class Puzzle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`chances`: what each option is worth to the seat, the best first; `kind` is what is asked."""

    seat: int
    kind: str
    chances: dict[str, float]
    position: dict[str, Any]

    @property
    def best(self) -> str:
        return next(iter(self.chances))

    @property
    def good(self) -> list[str]:
        """The best, and what is worth as much."""
        return [text for text, chance in self.chances.items() if chance >= self.chances[self.best] - ALIKE]

    @property
    def wrong(self) -> list[str]:
        return [text for text in self.chances if text not in self.good]

    @property
    def lead(self) -> float:
        """How far everything else is behind."""
        return min(self.chances[text] for text in self.good) - max(
            (self.chances[text] for text in self.wrong), default=1
        )


class Collection(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The puzzles of a game, and the command that found them."""

    command: str
    rules: int
    puzzles: list[Puzzle]


def file_of(folder: Path) -> Path:
    """The compiled build has links to the game's own files."""
    return (folder / "words").resolve().parent / FILE


@cache
def collection_of(game: str) -> Collection | None:
    """RegaliaError names the file where it is broken."""
    path = file_of(games.find(game).folder)
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=Collection)
    except msgspec.DecodeError as error:
        raise RegaliaError(f"{game}/{FILE} is broken: {error}") from None


def written(found: Collection) -> bytes:
    """A line for each puzzle, so that they can be compared."""
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in found.puzzles)
    head = msgspec.json.encode({"command": found.command, "rules": found.rules})
    return head[:-1] + b',"puzzles":[\n' + lines + b"\n]}\n"


@cache
def puzzles_of(game: str) -> Mapping[str, Lesson]:
    """As lessons, by their ids: `puzzle-1` and so on."""
    found = collection_of(game)
    puzzles = [] if found is None else found.puzzles
    return {f"{PREFIX}{number}": _checked(game, number, puzzle) for number, puzzle in enumerate(puzzles, 1)}


def _checked(game: str, number: int, puzzle: Puzzle) -> Lesson:
    """RegaliaError names the file, and the puzzle by its number."""
    where = f"{game}/{FILE}, puzzle {number}"
    if len(puzzle.chances) < 2 or not puzzle.wrong:
        raise RegaliaError(f"{where}: no option is worse than the best")
    try:
        return _lesson(game, number, puzzle)
    except RegaliaError as error:
        raise RegaliaError(f"{where}: {error}") from None


def _lesson(game: str, number: int, puzzle: Puzzle) -> Lesson:
    rulebook = games.find(game)
    others = puzzle.wrong
    steps = [
        Step(
            id=FIND,
            goal=Goal(chosen=[*map(escape, puzzle.good)]),
            solution=[puzzle.best],
            wrong=[Wrong(choice=escape(text), say=f"{at}") for at, text in enumerate(others)],
        ),
        Step(id=SOLVED),
    ]
    id = f"{PREFIX}{number}"
    told = {
        f"lesson-{id}": Message("puzzle", {"number": number}),
        f"lesson-{id}-about": Message("puzzle-about"),
        f"lesson-{id}-{FIND}": Message("puzzle-find"),
        f"lesson-{id}-{SOLVED}": _explained(game, puzzle),
    }
    told |= {
        f"lesson-{id}-{FIND}-not-{at}": Message("puzzle-not-best", {"chance": _percent(puzzle.chances[text])})
        for at, text in enumerate(others)
    }
    return Lesson(
        game=game,
        id=id,
        path=file_of(rulebook.folder),
        written=Written(steps=steps, seat=puzzle.seat),
        start=puzzle.position,
        told=told,
    )


def _explained(game: str, puzzle: Puzzle) -> Message:
    """What is best, what comes next to it, and how much worse that is."""
    at = from_position(games.find(game), puzzle.position, news=False)
    ask = at.ask_of(puzzle.seat)
    if ask is None or ask.kind.id != puzzle.kind:
        raise RegaliaError(f"seat {puzzle.seat} is not asked {puzzle.kind!r} there")
    offered = ask.texts()
    for text in puzzle.chances:
        if text not in offered:
            raise RegaliaError(f"{text!r} cannot be chosen there")
    first, second = puzzle.best, puzzle.wrong[0]
    lines = [at.rulebook.wording.option(ask, ask.read(text)) for text in (first, second)]
    return Message(
        "puzzle-solved",
        {
            "best": lines[0],
            "chance": _percent(puzzle.chances[first]),
            "next": lines[1],
            "less": _percent(puzzle.chances[second]),
        },
    )


def _percent(chance: float) -> int:
    return round(100 * chance)
