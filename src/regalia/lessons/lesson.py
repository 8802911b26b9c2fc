"""A lesson as it is written: `games/<game>/lessons/1-first-turn.toml`, with its words beside it in each language."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from regalia import games
from regalia.core.errors import BadPosition, RegaliaError
from regalia.core.files.replay import from_position
from regalia.core.game import Game
from regalia.core.rulebook import Rulebook
from regalia.core.words import Message

FOLDER = "lessons"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
FILE = re.compile(r"([0-9]+)-(.+)")
IN_STEP = re.compile(r" - at `\$\.steps\[([0-9]+)\](.*)`")
"""How msgspec names a place in a step."""


class BadLesson(RegaliaError):
    """A lesson that cannot be taught; says in which file, at which step, and why."""


class Deal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game as it was dealt, and what was chosen since: seat and text."""

    seats: int
    seed: int | str
    options: dict[str, Any] = {}
    lines: list[tuple[int, str]] = []


class Goal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What has to be so: something happened (`event`, with these `facts` among its own), the learner has chosen one of
    these (`chosen`; `*` stands for anything), or a fact of the written situation is what it should be.

    `fact` is where it stands, e.g. `scores.0`, or as a position is written, `gold.0`.
    """

    event: str = ""
    facts: dict[str, Any] = {}
    chosen: list[str] = []
    fact: str = ""
    equals: Any | UnsetType = UNSET
    at_least: float | None = None
    at_most: float | None = None


class Wrong(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A choice that was foreseen (`*` stands for anything), and the last part of the id of what is said to it."""

    choice: str
    say: str


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to read, or, with a goal, to do: `within` so many choices of the learner, of which `solution` is one
    way. `point` names what is pointed at, as the scene does."""

    id: str
    point: list[str] = []
    goal: Goal | None = None
    within: int = 1
    solution: list[str] = []
    wrong: list[Wrong] = []


class Written(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`seat` is the learner's. The others choose `replies` one after the other; when these are used up, as they would
    by themselves, but always the same."""

    steps: list[Step]
    seat: int = 0
    minutes: int = 3
    position: str = ""
    deal: Deal | None = None
    replies: list[str] = []


class Lesson(Struct, frozen=True, kw_only=True):
    """`start` is the position where it was not read from a file of its own; `told` are words that are not its own."""

    game: str
    id: str
    path: Path
    written: Written
    start: dict[str, Any] | None = None
    told: dict[str, Message] = {}

    @property
    def steps(self) -> list[Step]:
        return self.written.steps

    @property
    def seat(self) -> int:
        return self.written.seat

    def said(self, *parts: str) -> Message:
        id = "-".join(("lesson", self.id, *parts))
        return self.told.get(id) or Message(id)

    def wrong(self, why: str, step: Step | None = None) -> BadLesson:
        where = f", step {step.id!r}" if step is not None else ""
        return BadLesson(f"{self.path.parent.parent.name}/{FOLDER}/{self.path.name}{where}: {why}")


def folder_of(rulebook: Rulebook) -> Path:
    return rulebook.folder / FOLDER


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """The lessons of a game by their ids, in the order in which they are taught."""
    folder = folder_of(games.find(game))
    numbered = [(_number_of(path), path) for path in folder.glob("*.toml")] if folder.is_dir() else []
    found = [read(game, path) for _, path in sorted(numbered)]
    return {lesson.id: lesson for lesson in found}


def _number_of(path: Path) -> int:
    named = FILE.fullmatch(path.stem)
    if named is None or not ID.fullmatch(named[2]):
        raise BadLesson(f"{path.name}: a lesson's file is named like 1-first-turn.toml")
    return int(named[1])


def read(game: str, path: Path) -> Lesson:
    """BadLesson names the file, and the step where it is about one."""
    number = _number_of(path)
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLesson(f"{game}/{FOLDER}/{path.name}: {error}") from None
    try:
        written = msgspec.convert(raw, Written)
    except msgspec.ValidationError as error:
        raise BadLesson(f"{game}/{FOLDER}/{path.name}{_in_its_step(raw, str(error))}") from None
    lesson = Lesson(game=game, id=path.stem.removeprefix(f"{number}-"), path=path, written=written)
    _check_shape(lesson)
    return lesson


def _in_its_step(raw: dict[str, Any], error: str) -> str:
    """What is wrong, after the id of the step where it is, or its number where it has none."""
    found = IN_STEP.search(error)
    if found is None:
        return f": {error}"
    number = int(found[1])
    step = raw["steps"][number]
    name = repr(step["id"]) if isinstance(step, dict) and isinstance(step.get("id"), str) else f"number {number + 1}"
    place = f" - at `{found[2].removeprefix('.')}`" if found[2] else ""
    return f", step {name}: {error[: found.start()]}{place}"


def _check_shape(lesson: Lesson) -> None:
    written = lesson.written
    if bool(written.position) == (written.deal is not None):
        raise lesson.wrong("it begins either from a position or from a deal")
    if not written.steps:
        raise lesson.wrong("it has no steps")
    ids = [step.id for step in written.steps]
    for step in written.steps:
        if not ID.fullmatch(step.id) or ids.count(step.id) > 1:
            raise lesson.wrong("a step has an id of its own, such as `build-first`", step)
        if step.goal is None and (step.solution or step.wrong or step.within != 1):
            raise lesson.wrong("only a step with a goal has a solution, and choices that are wrong", step)
        if step.goal is not None:
            _check_goal(lesson, step, step.goal)


def _check_goal(lesson: Lesson, step: Step, goal: Goal) -> None:
    if sum(map(bool, (goal.event, goal.chosen, goal.fact))) != 1:
        raise lesson.wrong("a goal is an event, something chosen, or a fact", step)
    compared = goal.equals is not UNSET, goal.at_least is not None, goal.at_most is not None
    if bool(goal.fact) != any(compared):
        raise lesson.wrong("a fact equals something, or is at least or at most something", step)
    if not 1 <= step.within <= 20:
        raise lesson.wrong("a goal is reached within 1 to 20 choices", step)


def begun(lesson: Lesson) -> Game:
    """The game as the lesson begins."""
    try:
        return _begun(lesson)
    except (OSError, ValueError, RegaliaError) as error:
        raise lesson.wrong(f"it cannot begin: {error}") from error


def _begun(lesson: Lesson) -> Game:
    rulebook, deal = games.find(lesson.game), lesson.written.deal
    if lesson.start is not None:
        return from_position(rulebook, lesson.start, news=False)
    if deal is None:
        return from_position(rulebook, _position(lesson), news=False)
    game = Game.new(rulebook, deal.seats, deal.seed, deal.options, news=False)
    for seat, text in deal.lines:
        game.enter(seat, text)
    return game


def _position(lesson: Lesson) -> Any:
    """What its file holds, which is named where it is no JSON."""
    path = lesson.path.parent / lesson.written.position
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadPosition(f"{path.name}: {error}") from None
