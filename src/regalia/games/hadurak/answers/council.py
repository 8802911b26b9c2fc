"""Answers in the Assembly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.asking import Ask
from regalia.core.words import Message
from regalia.games.hadurak import wording
from regalia.games.hadurak.answers.armies import by_troop
from regalia.games.hadurak.answers.clicks import Ways, arms, button, named, number
from regalia.games.hadurak.cards import FOR
from regalia.games.hadurak.council_scene import ANSWER_ART, chair_id
from regalia.games.hadurak.state import Hadurak
from regalia.scene.types import Target


def _seat(ask: Ask, seat: int) -> Ways:
    yield (button(f"seat-{seat}", named(seat), arms(ask.state, seat)),)
    if ask.state.in_session:
        yield (Target(at=f"place:{chair_id(seat)}"),)


def _votes(ask: Ask, count: int) -> Ways:
    yield (number(count, "hd-vote"),)


def _answer(ask: Ask, answer: int) -> Ways:
    if answer < FOR:
        yield from _seat(ask, answer)
    else:
        yield (button(ask.text(answer), wording.option(ask, answer), ANSWER_ART[answer]),)


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
    art = ANSWER_ART.get(answer) or arms(ask.state, answer)
    name = Message("part-list", {"parts": (_said(ask.state, answer),)})
    yield button(f"answer-{answer}", name, art), number(count, "hd-vote")


def _said(s: Hadurak, answer: int) -> Message:
    found = wording.answer_name(s, answer)
    return found if isinstance(found, Message) else Message("named", {"name": found})


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
