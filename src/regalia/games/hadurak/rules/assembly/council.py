"""R10 The Assembly: who attends and sits in the chair, the order of business, private motions, the end."""

from __future__ import annotations

from collections.abc import Generator
from itertools import permutations
from typing import Any

from regalia.core.asking import Kind, Question, Refusal, Rules, refuse
from regalia.games.hadurak.notation import ORDER, PASS, SEAT, SUBJECT
from regalia.games.hadurak.pieces.board import KINGDOM_CITIES
from regalia.games.hadurak.pieces.cards import (
    AGENDA_TYPE,
    AGENDAS,
    CITY_MILITIA,
    ESTATES,
    FATE_BARON,
    FREE_RULES,
    KEEPS_AWAY,
    LAWS,
    PRIVATE_MOTION,
    SPEAKER,
    TITLE,
    URGENT,
    agenda_number,
)
from regalia.games.hadurak.rules.fate import turn_agendas, turn_until
from regalia.games.hadurak.rules.war.walls import settle_walls
from regalia.games.hadurak.state import NOBODY, NONE, Hadurak, Seat

Subject = tuple[int | str, ...]

# --- R10.1 to R10.3 the session opens ---------------------------------------------------------------------------------


def attends(s: Hadurak, seat: Seat) -> bool:
    return not s.banned[seat] and not any(KEEPS_AWAY[title] for title in s.titles[seat])


def assembly(s: Hadurak) -> None:
    """Votes are dealt, then the business of the day."""
    s.attending[:] = [seat for seat in s.in_play() if attends(s, seat)]
    s.tell("assembly")
    if not s.attending:  # R10.3
        s.tell("session_void")
        return
    s.in_session = True
    s.chair = s.regent if s.regent in s.attending else NOBODY
    for seat in s.in_order():
        if seat in s.attending:
            dealt = votes_dealt(s, seat)
            s.votes[seat] += dealt
            s.tell("votes", seat=seat, count=dealt)
    s.todo += [("close_session",), ("private_motions",)]


def votes_dealt(s: Hadurak, seat: Seat) -> int:
    """R10.2: one, one for each kingdom city, and what titles and laws give."""
    dealt = 1 + s.kingdom().count(seat)
    if SPEAKER in s.titles[seat]:
        dealt += agenda_number(SPEAKER, "votes")
    if s.has_law(ESTATES):
        dealt += len(s.titles[seat])
    return dealt


DEPUTY = Kind("deputy", lambda s, seat: s.attending, lambda s, seat, other: refuse("R10.3"), SEAT)


def seat_chair(s: Hadurak) -> Generator[Question, Any, None]:
    """A regent who attends has the chair; another names somebody for this session (R10.3, R10.26)."""
    if s.chair == NOBODY:
        s.chair = yield DEPUTY, s.regent
        s.tell("deputy", seat=s.regent, other=s.chair)


# --- R10.20 private motions -------------------------------------------------------------------------------------------


def private_motions(s: Hadurak) -> Rules:
    """First, from left to right; then the chair orders the rest (R10.4, R10.5).

    Whoever has the chair is known before fate names a baron: a deputy is named neither for nor against a subject.
    """
    if not s.attending:
        return
    yield from seat_chair(s)
    card = next((card for card in s.urgent if AGENDA_TYPE[card] == PRIVATE_MOTION), NONE)
    if card == NONE:
        s.todo.append(("order_agendas",))
    else:
        s.todo += [("private_motions",), ("private_motion", card)]


def private_motion(s: Hadurak, card: int) -> None:
    """Fate names the baron who may bring a subject (R10.20)."""
    present = {s.barons[seat] for seat in s.in_play()}
    shown = turn_until(s, "baron", lambda fate: FATE_BARON[fate] in present)
    proposer = s.barons.index(FATE_BARON[shown])
    s.tell("proposer", seat=proposer)
    s.todo += [("end_private_motion", card), ("propose", proposer)]


def subjects(s: Hadurak, seat: Seat) -> list[Subject | str]:
    """R10.21; a new rule only with the option (R21.2)."""
    found: list[Subject | str] = [
        ("pardon", other) for other in s.in_play() if s.banned[other] and not s.pardoned[other]
    ]
    found += [("repeal", law) for law in LAWS if s.has_law(law)]
    held = sorted(title for titles in s.titles for title in titles)
    found += [("strip", card) for card in (*held, *sorted(office for office in s.office if office != NONE))]
    found.append(("adjourn",))
    found += [("agenda", card) for card in sorted(s.agenda_discard) if AGENDA_TYPE[card] != PRIVATE_MOTION]
    if s.variants.free_motions:
        found += [("rule", len(AGENDAS) + at) for at in range(len(FREE_RULES)) if not s.has_law(len(AGENDAS) + at)]
    found.append(PASS)
    return found


def why_not_subject(s: Hadurak, seat: Seat, option: tuple[str, int]) -> Refusal | None:
    """Adjourning and passing are always open."""
    subject, what = option
    if subject == "pardon":
        if s.gone[what]:
            return refuse("R10.7", other=what)
        return refuse("R10.30", "lifted" if s.banned[what] else "pardon", other=what)
    if subject == "rule":
        return refuse("R21.2", law=what) if s.variants.free_motions else refuse("R21.2", "off")
    return refuse("R10.30", subject, **_named(option))


PRIVATE_SUBJECT = Kind("private_subject", subjects, why_not_subject, SUBJECT)


def propose(s: Hadurak, seat: Seat) -> Rules:
    subject = yield PRIVATE_SUBJECT, seat
    if subject == PASS:
        s.tell("no_subject", seat=seat)
        return
    s.tell(f"subject_{subject[0]}", seat=seat, **_named(subject))
    if subject[0] == "agenda":
        s.agenda_discard.remove(subject[1])
    s.motion = subject
    s.todo.append(("vote", *subject))


def _named(subject: Subject) -> dict[str, Any]:
    names = {"pardon": "other", "repeal": "law", "rule": "law", "strip": "agenda", "agenda": "agenda"}
    return {names[str(subject[0])]: subject[1]} if len(subject) > 1 else {}


def end_private_motion(s: Hadurak, card: int) -> None:
    """R10.24."""
    s.urgent.remove(card)
    s.agenda_discard.append(card)


def carry_subject(s: Hadurak, kind: str, what: int) -> None:
    """A subject of a private motion is carried (R10.21-R10.23); repeals must be accepted (R11.6)."""
    if kind == "pardon":
        pardon(s, what)
    elif kind == "repeal":
        repeal(s, what)
    elif kind == "strip":
        strip(s, what)
    elif kind == "rule":
        s.laws |= 1 << what
        s.tell("law", law=what)
    else:
        adjourn(s)


def pardon(s: Hadurak, seat: Seat) -> None:
    """The ban ends with the session (R11.7)."""
    s.pardoned = tuple(pardoned or each == seat for each, pardoned in enumerate(s.pardoned))


def repeal(s: Hadurak, law: int) -> None:
    s.laws &= ~(1 << law)
    if law < len(AGENDAS):
        s.agenda_discard.append(law)
    s.tell("repealed", law=law)
    if law == CITY_MILITIA:
        for city in KINGDOM_CITIES:
            settle_walls(s, city)  # R17.5


def strip(s: Hadurak, card: int) -> None:
    """A title or an office is taken from its holder."""
    s.tell("stripped", agenda=card)
    s.agenda_discard.append(card)
    if AGENDA_TYPE[card] == TITLE:
        for seat in range(s.seats):
            s.titles[seat] = tuple(title for title in s.titles[seat] if title != card)
        return
    army = s.office.index(card)
    s.office[army] = NONE
    s.struck[:] = [army]
    s.todo.append(("check_armies", s.regent))


def adjourn(s: Hadurak) -> None:
    """The session ends at once (R10.23)."""
    s.tell("adjourned")
    while s.todo[-1][0] != "close_session":
        step = s.todo.pop()
        if step[0] == "end_private_motion":
            end_private_motion(s, int(step[1]))


# --- R10.5 the order --------------------------------------------------------------------------------------------------

AGENDA_ORDER = Kind(
    "agenda_order",
    lambda s, seat: [*permutations(range(len(s.urgent)))],
    lambda s, seat, order: refuse("R10.5"),
    ORDER,
)


def order_agendas(s: Hadurak) -> Rules:
    """All are read out; two players then write down everything at once (R10.12)."""
    yield from seat_chair(s)
    if len(s.urgent) > 1:
        order = yield AGENDA_ORDER, s.chair
        s.urgent[:] = [s.urgent[at] for at in order]
        s.tell("agenda_order", seat=s.chair, agendas=tuple(s.urgent))
    if s.variants.seats == 2 and s.urgent:
        s.todo += [("next_agenda",), ("write_votes",)]
    else:
        s.todo.append(("next_agenda",))


def next_agenda(s: Hadurak) -> None:
    """One at a time, carried out before the next (R10.6, R10.9)."""
    if s.urgent and s.attending:
        s.todo += [("next_agenda",), ("vote", "urgent", s.urgent[0])]


def close_session(s: Hadurak) -> None:
    """New agendas, and lifted bans end (R10.10, R10.23, R11.7)."""
    s.in_session = False
    s.attending.clear()
    s.chair = NOBODY
    s.written[:] = [()] * s.seats
    s.banned = tuple(banned and not pardoned for banned, pardoned in zip(s.banned, s.pardoned, strict=True))
    s.pardoned = (False,) * s.seats
    s.tell("session_over")
    turn_agendas(s, URGENT)


STEPS = {
    "assembly": assembly,
    "private_motions": private_motions,
    "private_motion": private_motion,
    "propose": propose,
    "end_private_motion": end_private_motion,
    "order_agendas": order_agendas,
    "next_agenda": next_agenda,
    "close_session": close_session,
}
KINDS = (DEPUTY, PRIVATE_SUBJECT, AGENDA_ORDER)
