"""R11 Titles, offices, bans; laws in force, looked up where they apply (R11.8)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from regalia.core.asking import Kind, Question, words
from regalia.games.hadurak.rules.fate import fated_seat
from regalia.games.hadurak.state import NOBODY, Hadurak, Seat

OBEY, DEFY = "obey", "defy"
LAW = "law"
"""Marks what was given up with a card because its baron obeys, among what others refused (`Hadurak.refused`)."""

DEFY_LAW: Kind = Kind("defy_law", lambda s, seat, law: (OBEY, DEFY), codec=words(OBEY, DEFY))


def asks_to_defy(s: Hadurak, seat: Seat, law: int) -> Generator[Question, Any, bool]:
    """Whether the baron ignores the law at this moment; then they are banned (R11.8)."""
    answer = yield DEFY_LAW, seat, law
    if answer == OBEY:
        return False
    defy(s, seat, law)
    return True


def does_anyway(s: Hadurak, seat: Seat, law: int) -> Generator[Question, Any, bool]:
    """What a law forbids may be done by defying it; whoever is banned already has nothing to lose (R11.8)."""
    if not s.has_law(law):
        return True
    if s.banned[seat]:
        defy(s, seat, law)
        return True
    return (yield from asks_to_defy(s, seat, law))


def obey(s: Hadurak, law: int, what: int) -> None:
    """The baron obeys, and is asked again what to do instead; remembered for this one occasion (R11.13)."""
    s.refused.append((LAW, law, what))


def is_obeyed(s: Hadurak, law: int, what: int) -> bool:
    """Whether the baron has just decided to obey the law on this occasion: with this noble, at this place, …."""
    return (LAW, law, what) in s.refused


def forget_obedience(s: Hadurak, law: int, what: int) -> None:
    while is_obeyed(s, law, what):
        s.refused.remove((LAW, law, what))


def defy(s: Hadurak, seat: Seat, law: int) -> None:
    s.tell("defied", seat=seat, law=law)
    ban(s, seat)


def ban(s: Hadurak, seat: Seat) -> None:
    """The baron leaves the session; a banned regent loses the token (R11.4, R11.10)."""
    if s.banned[seat]:
        return
    s.banned = tuple(banned or each == seat for each, banned in enumerate(s.banned))
    s.pardoned = tuple(pardoned and each != seat for each, pardoned in enumerate(s.pardoned))
    s.tell("banned", seat=seat)
    if seat in s.attending:
        s.attending.remove(seat)
    if s.chair == seat:
        s.chair = NOBODY
    if s.regent == seat:
        pass_regency(s)


def pass_regency(s: Hadurak) -> None:
    """To the baron with the most votes who is not banned; tie: fate (R11.10, R21.4)."""
    others = [seat for seat in s.in_play() if not s.banned[seat]]
    if not others:
        if not s.gone[s.regent]:
            return
        others = s.in_play()
    most = max(s.votes[seat] for seat in others)
    make_regent(s, fated_seat(s, tuple(seat for seat in others if s.votes[seat] == most)))


def make_regent(s: Hadurak, seat: Seat) -> None:
    """In a session the new regent takes the chair as well, if they attend (R10.3)."""
    if s.regent == seat:
        return
    s.regent = seat
    s.tell("regent", seat=seat)
    if s.in_session:
        s.chair = seat if seat in s.attending else NOBODY


def make_patron(s: Hadurak, seat: Seat) -> None:
    if s.patron != seat:
        s.patron = seat
        s.tell("patron", seat=seat)


def pass_patronage(s: Hadurak, others: list[Seat]) -> None:
    """To the one with the most faith who is no heretic; tie: fate."""
    fit = [seat for seat in others if seat != s.heretic] or others
    most = max(s.faith[seat] for seat in fit)
    make_patron(s, fated_seat(s, tuple(seat for seat in fit if s.faith[seat] == most)))
