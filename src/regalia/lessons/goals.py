"""Whether a goal is reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from msgspec import UNSET

from regalia.core.events import Event
from regalia.core.game import Game
from regalia.lessons.lesson import Goal

SCORES = "scores"


class Played(NamedTuple):
    """Something that was chosen, by whom, what happened by it, and the game after it."""

    seat: int
    text: str
    events: Sequence[Event]
    game: Game


def is_reached(goal: Goal, learner: int, played: Played) -> bool:
    if goal.event:
        return any(_is_meant(goal, event) for event in played.events)
    if goal.chosen:
        return played.seat == learner and any(fnmatchcase(played.text, one) for one in goal.chosen)
    return holds(goal, played.game)


def _is_meant(goal: Goal, event: Event) -> bool:
    return event.name == goal.event and all(
        fact in event.facts and _plain(event.facts[fact]) == value for fact, value in goal.facts.items()
    )


def _plain(value: Any) -> Any:
    """As a file would have it: tuples are lists there."""
    return [_plain(part) for part in value] if isinstance(value, tuple | list) else value


def holds(goal: Goal, game: Game) -> bool:
    """Whether a fact is so; LookupError where there is none of that name."""
    value = fact(goal.fact, game)
    is_equal = goal.equals is UNSET or _plain(value) == goal.equals
    is_enough = goal.at_least is None or value >= goal.at_least
    return is_equal and is_enough and (goal.at_most is None or value <= goal.at_most)


def fact(path: str, game: Game) -> Any:
    """What stands there in the written situation."""
    first, *rest = path.split(".")
    value: Any = game.scores if first == SCORES else game.rulebook.form.written(game.state)[first]
    for name in rest:
        value = value[name] if isinstance(value, Mapping) else value[int(name)]
    return value
