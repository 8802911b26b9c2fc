"""What a question is about, in words: what is asked, what it means, and the place and the things in it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from regalia.core.asking import Ask
from regalia.core.wording import worded
from regalia.core.words import Message
from regalia.games.barony.notation import DONE
from regalia.games.barony.pieces.numbers import DUKE, KNIGHT, START_CITIES, TITLE_COST, TITLES
from regalia.games.barony.state import Barony
from regalia.games.barony.table.explaining import NUMBERS, explain
from regalia.games.barony.table.warnings import warns
from regalia.games.barony.words import wording
from regalia.scene.types import Explain

RULES = {
    "place": "R2.1",
    "action": "R3.2",
    "recruit": "R4.1",
    "move": "R5.1",
    "move_again": "R5.2",
    "plunder": "R6.4",
    "build": "R7.2",
    "new_city": "R8.2",
    "expedition": "R9.1",
    "title": "R10.2",
}


def question(ask: Ask) -> Message:
    kind = ask.kind.id
    return QUESTIONS[kind](ask) if kind in QUESTIONS else Message(f"ask-{kind}")


def about(ask: Ask) -> Message | None:
    """What it means, for newcomers, unless something weightier is said: what a Duke is, what to think of first."""
    is_told = _is_for_duke(ask) or (ask.kind.id == "action" and warns(ask))
    return None if is_told else Message(f"about-{ask.kind.id}", NUMBERS)


def place(ask: Ask) -> str:
    """Where the knight has just arrived, where the village has just fallen."""
    s: Barony = ask.state
    if ask.kind.id not in ("move_again", "plunder"):
        return ""
    return str(s.board.shape.labels[ask.args[-1]])


def explains(ask: Ask) -> tuple[Explain, ...]:
    """The title that ends the game, where it is paid for."""
    told = explain(ask.state, ask.seat, f"title-{TITLES[DUKE]}") if _is_for_duke(ask) else None
    return () if told is None else (replace(told, yours=None),)


def _is_for_duke(ask: Ask) -> bool:
    return ask.kind.id == "title" and _next_title(ask) == TITLES[DUKE]


def _next_title(ask: Ask) -> str:
    s: Barony = ask.state
    return TITLES[s.titles[ask.seat] + 1]


def _place(ask: Ask) -> Message:
    return Message("ask-place-next", {"number": len(ask.state.cities[ask.seat]) + 1, "count": START_CITIES})


def _recruit(ask: Ask) -> Message:
    return Message("ask-recruit-where", {"count": ask.state.reserve[ask.seat][KNIGHT]})


def _move_again(ask: Ask) -> Message:
    return worded(wording.fact, ask.state, "ask-move_again-after", hex=ask.args[0])


def _plunder(ask: Ask) -> Message:
    victim, hex = ask.args
    return worded(wording.fact, ask.state, "ask-plunder-of", victim=victim, hex=hex)


def _build(ask: Ask) -> Message:
    return Message("ask-build-where" if DONE not in ask.options else "ask-build-more")


def _title(ask: Ask) -> Message:
    return Message("ask-title-of", {"title": Message(f"title-{_next_title(ask)}"), "cost": TITLE_COST})


QUESTIONS: dict[str, Callable[[Ask], Message]] = {
    "place": _place,
    "recruit": _recruit,
    "move_again": _move_again,
    "plunder": _plunder,
    "build": _build,
    "title": _title,
}
