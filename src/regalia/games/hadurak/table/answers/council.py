"""Answers in the Assembly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.asking import Ask
from regalia.core.words import Message
from regalia.games.hadurak import wording
from regalia.games.hadurak.answers.armies import by_troop
from regalia.games.hadurak.answers.clicks import Ways, button, number, seat_button
from regalia.games.hadurak.cards import FOR
from regalia.games.hadurak.council_scene import ANSWER_ART, chair_id
from regalia.scene.types import Target


def _seat(ask: Ask, seat: int) -> Ways:
    yield (seat_button(ask.state, seat),)
    if ask.state.in_session:
        yield (Target(at=f"place:{chair_id(seat)}"),)


def _votes(ask: Ask, count: int) -> Ways:
    yield (number(count, "hd-vote"),)


def _answer(ask: Ask, answer: int) -> Ways:
    if answer < FOR:
        yield from _seat(ask, answer)
    else:
        yield (_voice(ask, answer),)


def _order(ask: Ask, order: tuple[int, ...]) -> Ways:
    """The first, the second; the last follows."""
    urgent = ask.state.urgent
    yield tuple(
        button(
            f"{at}-{which}",
            Message("button-order", {"number": at + 1, "agenda": wording.agenda_name(ask.state, urgent[which])}),
        )
        for at, which in enumerate(order[:-1])
    )


def _written(ask: Ask, option: tuple[int, int]) -> Ways:
    answer, count = option
    if not count:
        yield (button("none", wording.option(ask, option), "cross"),)
        return
    yield _voice(ask, answer), number(count, "hd-vote")


def _voice(ask: Ask, answer: int) -> Target:
    """For, against, or a baron."""
    if answer < FOR:
        return seat_button(ask.state, answer)
    name = Message("answer-for" if answer == FOR else "answer-against")
    return button(f"answer-{answer}", name, ANSWER_ART[answer])


SUBJECT_ART = {
    "pardon": "hd-banned",
    "repeal": "hd-agenda-law",
    "rule": "hd-agenda-law",
    "strip": "hd-agenda-title",
    "adjourn": "clock",
    "agenda": "hd-agenda-motion",
}


def _subject(ask: Ask, option: tuple[Any, ...]) -> Ways:
    """The kind of subject, then which."""
    kind = option[0]
    first = button(f"subject-{kind}", Message(f"button-subject-{kind}"), SUBJECT_ART[kind])
    if len(option) == 1:
        yield (first,)
        return
    facts = {"pardon": "other", "repeal": "law", "rule": "law", "strip": "agenda", "agenda": "agenda"}
    name = wording.fact(ask.state, facts[kind], option[1])
    shown = name if isinstance(name, Message) else Message("named", {"name": name})
    yield first, button(f"{kind}-{option[1]}", shown)


def _agenda_choice(ask: Ask, option: Any) -> Ways:
    if isinstance(option, tuple):
        yield from by_troop(ask, option)
    else:
        yield (button(f"city-{option}", wording.option(ask, option), "hd-city-200"),)


WAYS: dict[str, Callable[[Ask, Any], Ways]] = {
    "deputy": _seat,
    "agenda_order": _order,
    "commit_votes": _votes,
    "declare_vote": _answer,
    "break_tie": _answer,
    "written_votes": _written,
    "agenda_choice": _agenda_choice,
    "private_subject": _subject,
}
