"""The calendar of the year, and whom the King would favour now."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.words import Argument, Message, both, seat_names
from regalia.games.kingsburg.pieces.numbers import AUTUMN, SPRING, SUMMER, WINTER
from regalia.games.kingsburg.state import Kingsburg
from regalia.games.kingsburg.words import wording
from regalia.scene.remembering import remembered
from regalia.scene.types import Badge, Note, Track

CALENDAR, FAVOURS = "calendar", "favours"

STEPS = (
    ("phase-aid", "kb-phase-aid"),
    ("season-spring", "kb-season-spring"),
    ("phase-reward", "kb-phase-reward"),
    ("season-summer", "kb-season-summer"),
    ("phase-envoy", "kb-envoy"),
    ("season-autumn", "kb-season-autumn"),
    ("phase-recruit", "kb-phase-recruit"),
    ("season-winter", "kb-season-winter"),
)
STEP_OF_SEASON = {SPRING: 1, SUMMER: 3, AUTUMN: 5, WINTER: 7}


def calendar(view: Kingsburg) -> Track:
    """The eight phases of the year (R1.1)."""
    is_recruiting = view.phase == "recruit" and not view.is_revealed
    now = 0 if view.phase == "aid" else 6 if is_recruiting else STEP_OF_SEASON[view.season]
    return _track(view.year, now)


@remembered
def _track(year: int, now: int) -> Track:
    steps = tuple(Badge(art=art, name=Message(name), explain=name) for name, art in STEPS)
    return Track(id=CALENDAR, title=Message("table-calendar", {"year": wording.ROMAN[year]}), steps=steps, now=now)


def favours(view: Kingsburg) -> Note:
    """Who would get the King's Reward, his aid and his Envoy right now (R2, R8, R9)."""
    most = max(province.count for province in view.provinces)
    leading = tuple(seat for seat in view.order if view.provinces[seat].count == most)
    poorest = view.poorest()
    help_for = "favours-help" if len(poorest) == 1 else "favours-help-shared"
    facts: dict[str, Argument] = {
        "reward": _for(view, "favours-reward", "favours-reward-all", leading),
        "help": _for(view, help_for, "favours-help-all", poorest),
    }
    return Note(id=FAVOURS, text=Message("favours", facts), art="kb-crown")


def _for(view: Kingsburg, some: str, all_of_them: str, seats: Sequence[int]) -> Message:
    if len(seats) == view.seats:
        return Message(all_of_them)
    return Message(some, {"seats": both(seat_names(seats))})


def names_or_all(view: Kingsburg, seats: Sequence[int]) -> tuple[Message, ...]:
    return (Message("everybody"),) if len(seats) == view.seats else seat_names(seats)
