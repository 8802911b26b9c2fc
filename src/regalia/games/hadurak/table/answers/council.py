"""Answers in the Assembly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from regalia.core.asking import Ask
from regalia.core.words import Message
from regalia.games.hadurak.pieces.cards import FOR, LAWS
from regalia.games.hadurak.rules.assembly.agendas import REFUSED
from regalia.games.hadurak.rules.assembly.laws import DEFY
from regalia.games.hadurak.table.answers.armies import by_troop
from regalia.games.hadurak.table.answers.clicks import Ways, number, seat_button, word_button
from regalia.games.hadurak.table.peace.council_stage import ANSWER_ART, chair_id
from regalia.games.hadurak.table.trays import agenda_art
from regalia.games.hadurak.words import wording
from regalia.scene.clicks import button
from regalia.scene.types import Target


def _seat(ask: Ask, seat: int) -> Ways:
    """A chair at the table of the Assembly."""
    if ask.state.in_session:
        yield (Target(at=f"place:{chair_id(seat)}"),)
    else:
        yield (seat_button(ask.state, seat),)


def _votes(ask: Ask, count: int) -> Ways:
    yield (button(f"n-{count}", wording.option(ask, count), "hd-vote" if count else "cross"),)


def _answer(ask: Ask, answer: int) -> Ways:
    if answer < FOR:
        yield from _seat(ask, answer)
    else:
        yield (_voice(ask, answer),)


def _order(ask: Ask, order: tuple[int, ...]) -> Ways:
    """The first, then the second; the last follows."""
    yield tuple(_next_agenda(ask, at, ask.state.urgent[which]) for at, which in enumerate(order[:-1]))


def _next_agenda(ask: Ask, at: int, card: int) -> Target:
    name = wording.agenda_name(ask.state, card)
    then = Message("then-agenda_order", {"agenda": name})
    return replace(button(f"{at}-{card}", name, agenda_art(card), explain=name.id), asks=then)


def _written(ask: Ask, option: tuple[int, int]) -> Ways:
    answer, count = option
    if not count:
        yield (button("none", wording.option(ask, option), "cross"),)
        return
    asks = Message("then-written_votes", {"answer": wording.answer_name(ask.state, answer)})
    yield replace(_voice(ask, answer), asks=asks), number(count, "hd-vote")


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
    explain = "" if kind == "pardon" else shown.id
    yield replace(first, asks=Message(f"then-subject-{kind}")), button(f"{kind}-{option[1]}", shown, explain=explain)


def _title(ask: Ask, card: int) -> Ways:
    name = wording.agenda_name(ask.state, card)
    yield (button(f"agenda-{card}", name, agenda_art(card), explain=name.id),)


def _agenda_choice(ask: Ask, option: Any) -> Ways:
    if isinstance(option, tuple):
        yield from by_troop(ask, option)
    else:
        yield (button(f"city-{option}", wording.option(ask, option), "hd-city-200"),)


def _law(ask: Ask, word: str) -> Ways:
    """What is done by defying it."""
    note = Message(f"defies-{LAWS[ask.args[0]]}") if word == DEFY else None
    yield (word_button(ask, word, note),)


def _named(ask: Ask, word: str) -> Ways:
    """Whoever refuses is banned, unless that has happened before (R11.4, R11.5)."""
    is_new = word == REFUSED and not ask.state.banned[ask.seat]
    button = word_button(ask, word, Message("note-refuse") if is_new else None)
    yield (button if is_new else replace(button, warn=None),)


WORDS: dict[str, Callable[[Ask, str], Ways]] = {"defy_law": _law, "refuse": _named}
WAYS: dict[str, Callable[[Ask, Any], Ways]] = {
    "deputy": _seat,
    "agenda_order": _order,
    "commit_votes": _votes,
    "declare_vote": _answer,
    "break_tie": _answer,
    "written_votes": _written,
    "agenda_choice": _agenda_choice,
    "private_subject": _subject,
    "discard_title": _title,
}
