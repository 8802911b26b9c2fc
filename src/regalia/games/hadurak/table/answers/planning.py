"""Answers with action cards: plans, fields, spaces of the track."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.asking import Ask
from regalia.core.words import Message
from regalia.games.hadurak.pieces.cards import FIELDS
from regalia.games.hadurak.table.answers.clicks import Ways
from regalia.games.hadurak.table.faces import action_art, space_id
from regalia.games.hadurak.words import wording
from regalia.scene.clicks import button
from regalia.scene.types import Target


def _plan(ask: Ask, cards: tuple[int, ...]) -> Ways:
    if not cards:
        warn = Message("warn-no-card") if ask.state.hands[ask.seat] else None
        yield (Target(at="button:none", name=wording.option(ask, cards), art="cross", warn=warn),)
        return
    yield tuple(
        Target(
            at=f"card:hand-{card}",
            art=action_art(card),
            name=wording.action_name(ask.state, card),
            explain=wording.action_name(ask.state, card).id,
        )
        for card in cards
    )


def _field(ask: Ask, field: int) -> Ways:
    name = FIELDS[field]
    there, needed = len(ask.state.fields[field]) + 1, 2 * ask.state.players()
    says = "note-field-full" if there >= needed else "note-field"
    note = Message(says, {"count": there, "needed": needed})
    yield (button(name, wording.option(ask, field), f"hd-field-{name}", note, "war" if there >= needed else "legal"),)


def _space(ask: Ask, space: int) -> Ways:
    """The space itself, on the track that is shown with the question."""
    yield (Target(at=f"card:{space_id(space - 1)}"),)


WAYS: dict[str, Callable[[Ask, Any], Ways]] = {
    "plan_cards": _plan,
    "choose_field": _field,
    "track_space": _space,
}
