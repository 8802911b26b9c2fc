"""A situation as readable JSON and back."""

from __future__ import annotations

from dataclasses import fields
from itertools import chain
from typing import Any, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from regalia.core.dice import Dice
from regalia.core.errors import BadPosition
from regalia.core.files.forms import Names, bits_of, copied, numbers_in, put
from regalia.core.rulebook import Setup
from regalia.core.state import OVER
from regalia.games.hadurak.pieces.cards import BARONS, LAWS
from regalia.games.hadurak.rules import STEPS
from regalia.games.hadurak.setup import empty_table
from regalia.games.hadurak.state import EVERYBODY, KNOWERS, NONE, Hadurak, Todo

BARON, LAW = Names("baron", BARONS), Names("law", LAWS)
NOT_WRITTEN = ("phase", "dice", "shown", "news", "variants", "seats", "todo", "barons", "laws")
PLAIN = tuple(field.name for field in fields(Hadurak) if field.name not in NOT_WRITTEN)
"""Fields that are written as they are: numbers of cards, seats, armies, sites and territories."""

WIDE = dict.fromkeys(("fate_groups", "fate_marks", "hand_marks"), 1_000_000)
"""Groups of fate cards are numbered on and on."""

_types = get_type_hints(Hadurak)
Fields = msgspec.defstruct(
    "Fields", [(name, _types[name] | UnsetType, UNSET) for name in PLAIN], forbid_unknown_fields=True
)


class Situation(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """By hand: the steps to come (the first first), barons by seat, laws, and any field of the state."""

    phase: str = "go"
    todo: list[list[int | str]] = msgspec.field(default_factory=lambda: [["planning"]])
    barons: list[str] | None = None
    laws: list[str] = []
    fields: Fields = msgspec.field(default_factory=Fields)  # type: ignore[valid-type]


def write(s: Hadurak) -> Situation:
    return Situation(
        phase=s.phase,
        todo=[list(step) for step in reversed(s.todo)],
        barons=[BARON.name_or_none(baron) or "" for baron in s.barons],
        laws=LAW.names(numbers_in(s.laws)),
        fields=Fields(**copied(s, PLAIN)),
    )


# --- reading ----------------------------------------------------------------------------------------------------------


def read(given: Situation, setup: Setup, dice: Dice) -> Hadurak:
    """BadPosition says what in it cannot be understood; `check` looks at the rest."""
    s = empty_table(setup, dice)
    values = {name: value for name, value in copied(given.fields, PLAIN).items() if value is not UNSET}
    for name, value in values.items():
        _must_fit(name, getattr(s, name), value)
    put(s, values)
    s.phase = given.phase
    s.todo = [_step(step) for step in reversed(given.todo)]
    if given.barons is not None:
        _must_fit("barons", s.barons, given.barons)
        s.barons = tuple(BARON.number_or(NONE, name or None) for name in given.barons)
    s.laws = bits_of(LAW.numbers(given.laws))
    if s.phase != OVER and not s.todo:
        raise BadPosition("a game that is not over has something to do")
    return s


ANY_LENGTH = (
    "moved", "fought", "refused", "granted", "fate", "fate_marks", "mercenaries", "merc_discard", "offer", "events",
    "event_discard", "agendas", "agenda_discard", "urgent", "due", "unpaid", "struck", "attending", "motion", "neutral",
    "tale", "standings",
)  # fmt: skip


def _must_fit(name: str, old: Any, new: Any) -> None:
    """Lists by seat, army or site have their length from the setup."""
    if isinstance(old, list | tuple) and name not in ANY_LENGTH and len(old) != len(new):
        raise BadPosition(f"{name} has {len(new)} entries, it should have {len(old)}")


def _step(step: list[int | str]) -> Todo:
    if not step or step[0] not in STEPS:
        raise BadPosition(f"there is no step {step[0] if step else ''!r}")
    return tuple(step)


# --- older forms ------------------------------------------------------------------------------------------------------


def _lift_marks(state: dict[str, Any]) -> None:
    """A mark was a single number; at first all knew the cards of every group, and cards in a hand had no marks."""
    given = state.get("fields", {})
    if not any(isinstance(mark, int) for mark in chain(given.get("fate_marks", []), *given.get("hand_marks", []))):
        return
    if "hand_marks" not in given:
        known_to_all = [KNOWERS * mark + EVERYBODY if mark > 0 else mark for mark in given["fate_marks"]]
        given |= {"fate_marks": known_to_all, "hand_marks": [[0] * len(hand) for hand in given["fate_hands"]]}
    given["fate_marks"] = [[mark] for mark in given["fate_marks"]]
    given["hand_marks"] = [[[mark] for mark in marks] for marks in given["hand_marks"]]


def _lift_untold(state: dict[str, Any]) -> None:
    """What has happened in a battle was not kept."""
    state.setdefault("fields", {}).setdefault("tale", [])


def _lift_no_standings(state: dict[str, Any]) -> None:
    """How everybody stood after each round was not kept."""
    state.setdefault("fields", {}).setdefault("standings", [])


LIFTS = {0: _lift_marks, 1: _lift_untold, 2: _lift_no_standings}
