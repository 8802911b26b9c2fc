"""R10.13-R10.19, R11.3: what a carried agenda does, card by card in the order of the data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.asking import Kind, Rules, refuse, words
from regalia.games.hadurak.notation import AGENDA_CODEC, ARMY, CITY_OR_PASS, PASS, TROOP_OF, or_word
from regalia.games.hadurak.pieces.board import CITIES, CITY_PLACE, KINGDOM_CITIES
from regalia.games.hadurak.pieces.cards import (
    AGENDA,
    AGENDA_TYPE,
    FOR,
    LAW,
    MOST_TITLES,
    MOTION,
    NAMES_BARON,
    STRENGTH,
    TITLE,
    agenda_number,
)
from regalia.games.hadurak.rules.assembly.council import carry_subject, pardon, seat_chair
from regalia.games.hadurak.rules.assembly.laws import ban, make_patron, make_regent
from regalia.games.hadurak.rules.fate import remove_troop, return_to_deck
from regalia.games.hadurak.rules.gains import gain_crowns, gain_influence, lose_crowns, lose_influence
from regalia.games.hadurak.rules.nobles import discard_office
from regalia.games.hadurak.rules.war.walls import make_neutral
from regalia.games.hadurak.state import NEUTRAL, NONE, RAZED, Army, Hadurak, Seat

ACCEPTED, REFUSED = "accept", "refuse"
REFUSE = Kind("refuse", lambda s, seat, card: (ACCEPTED, REFUSED), codec=words(ACCEPTED, REFUSED))

# --- the result -------------------------------------------------------------------------------------------------------


def carry(s: Hadurak, answer: int) -> Rules:
    """The sequence of R10.29: accept or refuse, choices, effect."""
    kind, card = str(s.motion[0]), int(s.motion[1]) if len(s.motion) > 1 else NONE
    s.motion = ()
    if kind not in ("urgent", "agenda"):
        if answer == FOR:
            carry_subject(s, kind, card)
        return
    if kind == "urgent":
        s.urgent.remove(card)
    s.agenda_discard.append(card)  # from where a law, a title or an office is taken
    if NAMES_BARON[card]:
        if (yield REFUSE, answer, card) == REFUSED:
            s.tell("refused", seat=answer, agenda=card)
            ban(s, answer)  # R11.4, R11.5: no further penalty for the banned
            return
        s.tell("carried_for", seat=answer, agenda=card)
        s.todo.append((CARRIED[AGENDA_TYPE[card]], card, answer))
    elif answer == FOR:
        s.tell("carried", agenda=card)
        s.todo.append((CARRIED[AGENDA_TYPE[card]], card, NONE))
    else:
        s.tell("failed", agenda=card)


CARRIED = {MOTION: "motion", LAW: "law", TITLE: "title", "office": "office"}


def law(s: Hadurak, card: int, _: int) -> None:
    """It stays in force (R10.14)."""
    s.agenda_discard.remove(card)
    s.laws |= 1 << card
    s.tell("law", law=card)


def motion(s: Hadurak, card: int, seat: Seat) -> Rules:
    asks = MOTIONS[card](s, seat)
    if asks is not None:
        yield from asks


# --- titles and offices -----------------------------------------------------------------------------------------------

DISCARD_TITLE = Kind(
    "discard_title",
    lambda s, seat, card: s.titles[seat],
    lambda s, seat, option, card: refuse("R10.15"),
    AGENDA_CODEC,
)


def title(s: Hadurak, card: int, seat: Seat) -> Rules:
    """At most three: a fourth drives out an older one (R10.15)."""
    if len(s.titles[seat]) >= MOST_TITLES:
        old = yield DISCARD_TITLE, seat, card
        s.titles[seat] = tuple(each for each in s.titles[seat] if each != old)
        s.agenda_discard.append(old)
        s.tell("stripped", agenda=old)
    s.agenda_discard.remove(card)
    s.titles[seat] = (*s.titles[seat], card)


def candidates(s: Hadurak, seat: Seat, card: int) -> list[Army]:
    return [army for army in s.nobles(seat) if not s.out[army]]


GIVE_OFFICE = Kind("give_office", candidates, lambda s, seat, army, card: refuse("R10.16"), ARMY)


def office(s: Hadurak, card: int, seat: Seat) -> Rules:
    """To a noble in the game; his old one is discarded (R10.16, R10.29)."""
    if not candidates(s, seat, card):
        return
    army = yield GIVE_OFFICE, seat, card
    discard_office(s, army)
    s.agenda_discard.remove(card)
    s.office[army] = card
    s.tell("office", seat=seat, noble=army, agenda=card)
    s.struck[:] = [army]
    s.todo.append(("check_armies", seat))  # a smaller retinue may be too little


# --- motions ----------------------------------------------------------------------------------------------------------

Choice = tuple[Any, ...] | int | str


def _write_choice(s: Hadurak, option: Any) -> str:
    return CITIES[option] if isinstance(option, int) else TROOP_OF.write(s, option)


def _read_choice(s: Hadurak, text: str) -> Any:
    return TROOP_OF.read(s, text) if "=" in text else CITY_OR_PASS.read(s, text)


AGENDA_CHOICE = Kind(
    "agenda_choice",
    lambda s, seat, card, named: CHOICES[card](s, named),
    lambda s, seat, option, card, named: refuse("R10.29", agenda=card),
    or_word(_write_choice, _read_choice, PASS),
)


def royal_bounty(s: Hadurak, seat: Seat) -> None:
    """`royal_bounty`: six crowns."""
    gain_crowns(s, seat, agenda_number(AGENDA["royal_bounty"], "crowns"))


def fine(s: Hadurak, seat: Seat) -> None:
    """`fine`: six crowns, or all."""
    lose_crowns(s, seat, agenda_number(AGENDA["fine"], "crowns"))


def censure(s: Hadurak, seat: Seat) -> None:
    """`censure`: two influence."""
    lose_influence(s, seat, agenda_number(AGENDA["censure"], "influence"))


def kingdom_cities(s: Hadurak, seat: Seat) -> list[Choice]:
    return [city for city in KINGDOM_CITIES if s.control[city] == seat]


def confiscation(s: Hadurak, seat: Seat) -> Rules:
    """`confiscation`: a kingdom city of the chair's choice becomes neutral."""
    if not kingdom_cities(s, seat) or not s.attending:
        return
    yield from seat_chair(s)
    city = yield AGENDA_CHOICE, s.chair, AGENDA["confiscation"], seat
    make_neutral(s, city)


def big_mercenaries(s: Hadurak, seat: Seat) -> list[Choice]:
    return [pair for pair in dict.fromkeys(s.mercenaries_of(seat)) if STRENGTH[pair[1]] >= 100]


def disarmament(s: Hadurak, seat: Seat) -> Rules:
    """`disarmament`: a mercenary of 100 or more goes back."""
    if not big_mercenaries(s, seat):
        return
    army, troop = yield AGENDA_CHOICE, seat, AGENDA["disarmament"], seat
    remove_troop(s, army, troop)
    return_to_deck(s, [troop])
    s.tell("unpaid_left", seat=seat, troops=(troop,))
    s.struck[:] = [army]
    s.todo.append(("check_armies", seat))


def amnesty(s: Hadurak, seat: Seat) -> None:
    """`amnesty`: all bans end with the session."""
    for banned in range(s.seats):
        if s.banned[banned]:
            pardon(s, banned)


def public_works(s: Hadurak, seat: Seat) -> None:
    """`public_works`: no breaches in unbesieged kingdom cities."""
    for city in KINGDOM_CITIES:
        if s.control[city] != RAZED and s.siege[city] < 0:
            s.breaches[city] = 0


def new_regent(s: Hadurak, seat: Seat) -> None:
    """`new_regent`: at once; a banned baron cannot be named (R10.28, R11.7)."""
    make_regent(s, seat)


def synod(s: Hadurak, seat: Seat) -> None:
    """`synod`: the baron becomes Head of the Church; a heretic cannot be named (R10.28)."""
    make_patron(s, seat)


def recognition(s: Hadurak, seat: Seat) -> None:
    """`recognition`: two influence."""
    gain_influence(s, seat, agenda_number(AGENDA["recognition"], "influence"))


def ruins(s: Hadurak, seat: Seat) -> list[Choice]:
    found: list[Choice] = [
        city for city in KINGDOM_CITIES if s.control[city] == RAZED and s.castle_at(CITY_PLACE[city]) < 0
    ]
    found.append(PASS)
    return found


def resettlement(s: Hadurak, seat: Seat) -> Rules:
    """`resettlement`: a razed city may be rebuilt, neutral and whole."""
    city = yield AGENDA_CHOICE, seat, AGENDA["resettlement"], seat
    if city != PASS:
        s.control[city] = NEUTRAL
        s.tell("rebuilt", seat=seat, site=city)


MOTIONS: dict[int, Callable[[Hadurak, Seat], Rules | None]] = {
    AGENDA[effect.__name__]: effect
    for effect in (
        royal_bounty, fine, censure, confiscation, disarmament, amnesty, public_works, new_regent, synod, recognition,
        resettlement,
    )
}  # fmt: skip

CHOICES: dict[int, Callable[[Hadurak, Seat], list[Choice]]] = {
    AGENDA["confiscation"]: kingdom_cities,
    AGENDA["disarmament"]: big_mercenaries,
    AGENDA["resettlement"]: ruins,
}


STEPS = {"carry": carry, "law": law, "motion": motion, "title": title, "office": office}
KINDS = (REFUSE, DISCARD_TITLE, GIVE_OFFICE, AGENDA_CHOICE)
