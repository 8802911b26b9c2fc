"""A situation as readable JSON and back, and what every situation must satisfy."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import Any, get_type_hints

import msgspec

from regalia.core.dice import Dice
from regalia.core.errors import BadPosition
from regalia.core.rulebook import Setup
from regalia.core.state import OVER
from regalia.games.hadurak.cards import (
    ACTIONS,
    AGENDA_TYPE,
    AGENDAS,
    BARONS,
    EVENTS,
    FATE_COUNT,
    FULL_HAND,
    LAWS,
    MERCENARIES,
    MOST_TITLES,
    NEUTRAL_CARDS,
    OFFICE,
    TITLE,
    TROOPS,
    VASSAL_50,
    VASSAL_100,
    VASSALS,
    is_mercenary,
)
from regalia.games.hadurak.realm import CITY_COUNT, IS_PORT, KINGDOM, TERRITORIES
from regalia.games.hadurak.rules import STEPS
from regalia.games.hadurak.setup import empty_table
from regalia.games.hadurak.state import (
    ARMIES,
    AT_SEA,
    GARRISON,
    HEIR_DEAD,
    NEUTRAL,
    NOBODY,
    NONE,
    OFF,
    RAZED,
    Hadurak,
)

NOT_WRITTEN = ("phase", "dice", "shown", "news", "variants", "seats", "todo", "barons", "laws")
PLAIN = tuple(field.name for field in fields(Hadurak) if field.name not in NOT_WRITTEN)
"""Fields that are written as they are: numbers of cards, seats, armies, sites and territories."""


class Table(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """By hand: the steps to come (the first first), barons by seat, laws, and any field of the state."""

    phase: str = "go"
    todo: list[list[int | str]] = msgspec.field(default_factory=lambda: [["planning"]])
    barons: list[str] | None = None
    laws: list[str] = []
    fields: dict[str, Any] = {}


def write(s: Hadurak) -> dict[str, Any]:
    table = Table(
        phase=s.phase,
        todo=[list(step) for step in reversed(s.todo)],
        barons=["" if baron == NONE else BARONS[baron] for baron in s.barons],
        laws=[id for number, id in LAWS.items() if s.has_law(number)],
        fields={name: msgspec.to_builtins(getattr(s, name)) for name in PLAIN},
    )
    plain: dict[str, Any] = msgspec.to_builtins(table)
    return plain


# --- reading ----------------------------------------------------------------------------------------------------------

_TYPES = {name: kind for name, kind in get_type_hints(Hadurak).items() if name in PLAIN}


def read(data: dict[str, Any], setup: Setup, dice: Dice) -> Hadurak:
    """The state of a position; BadPosition says what in it cannot be understood."""
    try:
        table = msgspec.convert(data, Table)
        values = {name: _value(name, value) for name, value in table.fields.items()}
    except msgspec.ValidationError as error:
        raise BadPosition(f"this position is broken: {error}") from None
    if table.phase not in ("go", OVER):
        raise BadPosition(f"there is no phase {table.phase!r}: go, {OVER}")
    s = empty_table(setup, dice)
    for name, value in values.items():
        _fits(name, getattr(s, name), value)
        setattr(s, name, value)
    s.phase = table.phase
    s.todo = [_step(step) for step in reversed(table.todo)]
    if table.barons is not None:
        s.barons = _barons(table.barons, setup.seats)
    for law in table.laws:
        s.laws |= 1 << _law(law)
    if s.phase != OVER and not s.todo:
        raise BadPosition("a game that is not over has something to do")
    return s


def _value(name: str, value: Any) -> Any:
    if name not in _TYPES:
        raise BadPosition(f"there is no field {name!r} in a position of this game")
    return msgspec.convert(value, _TYPES[name])


ANY_LENGTH = (
    "moved", "fought", "refused", "granted", "fate", "fate_marks", "mercenaries", "merc_discard", "offer", "events",
    "event_discard", "agendas", "agenda_discard", "urgent", "due", "unpaid", "struck", "attending", "motion", "neutral",
)  # fmt: skip


def _fits(name: str, old: Any, new: Any) -> None:
    """Lists by seat, army or site have their length from the setup."""
    if isinstance(old, list | tuple) and name not in ANY_LENGTH and len(old) != len(new):
        raise BadPosition(f"{name} has {len(new)} entries, it should have {len(old)}")


def _step(step: list[int | str]) -> tuple[int | str, ...]:
    if not step or step[0] not in STEPS:
        raise BadPosition(f"there is no step {step[0] if step else ''!r}")
    return tuple(step)


def _barons(names: list[str], seats: int) -> tuple[int, ...]:
    if len(names) != seats:
        raise BadPosition(f"{len(names)} barons for {seats} seats")
    for name in names:
        if name and name not in BARONS:
            raise BadPosition(f"there is no baron {name!r}: {', '.join(BARONS)}")
    return tuple(BARONS.index(name) if name else NONE for name in names)


def _law(id: str) -> int:
    for number, each in LAWS.items():
        if each == id:
            return number
    raise BadPosition(f"there is no law {id!r}: {', '.join(LAWS.values())}")


# --- what must always hold --------------------------------------------------------------------------------------------


def check(s: Hadurak) -> list[str]:
    """Everything that is wrong with a state, in words; an empty list when it can stand."""
    wrong = _check_bounds(s)
    if wrong:
        return wrong
    return [
        *_check_fate(s),
        *_check_troops(s),
        *_check_actions(s),
        *_check_agendas(s),
        *_check_events(s),
        *_check_armies(s),
        *_check_sites(s),
        *_check_tokens(s),
    ]


def _check_bounds(s: Hadurak) -> list[str]:
    """Numbers that others are looked up with."""
    wrong = []
    if not all(0 <= seat < s.seats for seat in (s.regent, s.patron)):
        wrong.append("the regent and the Head of the Church are seats")
    if not all(NOBODY <= seat < s.seats for seat in (*s.track, *s.siege, s.heretic, s.winner, s.card_owner, s.chair)):
        wrong.append("somebody holds something who does not sit at the table")
    if not all(NOBODY <= seat < s.seats for seat in (s.attacker, s.defender, s.event_seat)):
        wrong.append("sides of a battle are seats")
    if not all(RAZED <= seat < s.seats for seat in s.control):
        wrong.append("a city is of a seat, neutral (-1) or razed (-2)")
    if not all(0 <= troop < len(TROOPS) for troops in (*s.troops, *s.unassigned) for troop in troops):
        wrong.append("there is a troop that does not exist")
    if not all(_is_place(place) for place in s.place):
        wrong.append("somebody stands where there is no territory")
    if not all(NONE <= card < len(AGENDAS) for card in s.office) or any(
        not 0 <= card < len(AGENDAS) for titles in s.titles for card in titles
    ):
        wrong.append("there is an office or a title that does not exist")
    if len({baron for baron in s.barons if baron != NONE}) != sum(baron != NONE for baron in s.barons):
        wrong.append("a baron is played by two")
    if len(s.fate) != len(s.fate_marks) or not all((*s.fate_marks, *s.hand_marks[0], *s.hand_marks[1])):
        wrong.append("every fate card has a mark")
    if [len(hand) for hand in s.fate_hands] != [len(marks) for marks in s.hand_marks]:
        wrong.append("every fate card in a hand has a mark")
    armies = (*s.moved, *s.fought, *s.struck, *s.forces[0], *s.forces[1])
    if not all(0 <= army < ARMIES * s.seats for army in armies) or not NONE <= s.childless < ARMIES * s.seats:
        wrong.append("there is an army that does not exist")
    if not all(0 <= seat < s.seats for seat in s.attending):
        wrong.append("those who attend are seats")
    if not NONE <= s.site < CITY_COUNT + s.seats or not 0 <= s.pile <= len(s.piles) or s.round < 1:
        wrong.append("the site, the pile or the round is out of bounds")
    return wrong


def _is_place(place: int) -> bool:
    if place >= AT_SEA:
        return place - AT_SEA < len(TERRITORIES) and IS_PORT[place - AT_SEA]
    return OFF <= place < len(TERRITORIES)


def _odd(there: list[int], should: list[int], names: tuple[str, ...], what: str) -> list[str]:
    one, other = Counter(there), Counter(should)
    if one == other:
        return []
    odd = sorted(names[card] if 0 <= card < len(names) else str(card) for card in (one - other) + (other - one))
    return [f"not every {what} is somewhere once: {', '.join(odd[:6])}"]


def _check_fate(s: Hadurak) -> list[str]:
    there = [*s.fate, *s.fate_hands[0], *s.fate_hands[1], *s.shown_cards[0], *s.shown_cards[1]]
    return _odd(there, list(range(FATE_COUNT)), tuple(map(str, range(FATE_COUNT))), "fate card")


def _check_troops(s: Hadurak) -> list[str]:
    """66 mercenaries somewhere; vassals with their barons, unless a noble died without heir."""
    held = [troop for troops in (*s.troops, *s.unassigned) for troop in troops]
    hired = [troop for troop in held if is_mercenary(troop)]
    there = [*hired, *s.mercenaries, *s.merc_discard, *s.offer]
    wrong = _odd(there, list(MERCENARIES), TROOPS, "mercenary")
    is_set = any(s.unassigned) or any(s.troops)
    for seat in range(s.seats):
        own = [troop for army in range(ARMIES * seat, ARMIES * seat + ARMIES) for troop in s.troops[army]]
        vassals = Counter(troop for troop in (*own, *s.unassigned[seat]) if troop in (VASSAL_50, VASSAL_100))
        lost = any(s.out[ARMIES * seat : ARMIES * seat + GARRISON])
        if vassals - Counter(VASSALS) or (is_set and not lost and vassals != Counter(VASSALS)):
            wrong.append(f"seat {seat} has not its four vassals")
    return wrong


def _check_actions(s: Hadurak) -> list[str]:
    """Twelve cards of each baron and eight neutral ones."""
    wrong = []
    for seat in range(s.seats):
        there = [*s.hands[seat], *(card for cards in s.plans[seat] for card in cards)]
        there += [card for pile in (*s.piles, *s.fields) for owner, card in pile if owner == seat]
        there += [s.card] if s.card != NONE and s.card_owner == seat else []
        should = [] if s.gone[seat] else list(FULL_HAND)
        if s.gone[seat] and there:
            wrong.append(f"seat {seat} is out of the game and has action cards")
        elif not s.gone[seat]:
            wrong += _odd(there, should, ACTIONS, f"action card of seat {seat}")
        if Counter(s.returned[seat]) - Counter(s.hands[seat]):
            wrong.append(f"seat {seat} holds no card that has come back to it")
    neutral = [*s.neutral, *(card for pile in s.piles for owner, card in pile if owner == NOBODY)]
    neutral += [s.card] if s.card != NONE and s.card_owner == NOBODY else []
    return wrong + _odd(neutral, list(NEUTRAL_CARDS), ACTIONS, "neutral card")


def _check_agendas(s: Hadurak) -> list[str]:
    there = [*s.agendas, *s.agenda_discard, *s.urgent, *(title for titles in s.titles for title in titles)]
    there += [office for office in s.office if office != NONE]
    there += [law for law in LAWS if law < len(AGENDAS) and s.has_law(law)]
    there += [int(s.motion[1])] if s.motion and s.motion[0] == "agenda" else []
    wrong = _odd(there, list(range(len(AGENDAS))), AGENDAS, "agenda")
    if any(len(titles) > MOST_TITLES for titles in s.titles):
        wrong.append("somebody has more than three titles (R10.15)")
    if any(AGENDA_TYPE[title] != TITLE for titles in s.titles for title in titles):
        wrong.append("somebody holds as a title what is none")
    if any(office != NONE and AGENDA_TYPE[office] != OFFICE for office in s.office):
        wrong.append("a noble holds as an office what is none")
    return wrong


def _check_events(s: Hadurak) -> list[str]:
    there = [*s.events, *s.event_discard, *([s.event] if s.event != NONE else [])]
    lasting = [EVENTS.index("heretic")] if s.heretic != NOBODY else []
    lasting += [EVENTS.index("childless")] if s.childless != NONE else []
    there += [card for card in lasting if card != s.event]
    return _odd(there, list(range(len(EVENTS))), EVENTS, "event")


def _check_armies(s: Hadurak) -> list[str]:
    wrong = []
    for army in range(ARMIES * s.seats):
        is_noble = army % ARMIES != GARRISON
        if s.tokens[army] < 0:
            wrong.append(f"army {army} has fewer casualties than none")
        waits = bool(s.battle) or army in s.struck
        if is_noble and s.place[army] != OFF and not waits and (s.out[army] or not s.has_army(army)):
            wrong.append(f"noble {army} stands on the board without an army (R1.4)")
        if is_noble and s.out[army] and s.troops[army]:
            wrong.append(f"noble {army} is out of the game and has troops")
        if not is_noble and (s.office[army] != NONE or (s.place[army] != OFF and s.place[army] not in KINGDOM)):
            wrong.append(f"castle {army // ARMIES} is where no castle can be")
        if not waits and s.is_spent(army) and s.phase != OVER:
            wrong.append(f"army {army} has more casualties than strength (R1.3)")
        if tuple(sorted(s.troops[army])) != s.troops[army]:
            wrong.append(f"troops of army {army} are not in order")
    if any(not HEIR_DEAD <= holder < s.seats for holder in s.heirs):
        wrong.append("heirs are held by seats, or dead")
    return wrong


def _check_sites(s: Hadurak) -> list[str]:
    wrong = []
    for site in range(CITY_COUNT + s.seats):
        is_city = site < CITY_COUNT
        there = s.control[site] != RAZED if is_city else s.castle_place(site - CITY_COUNT) != OFF
        if not there and (s.breaches[site] or s.siege[site] != NOBODY):
            wrong.append(f"site {site} is not there, but breached or besieged")
        if there and not 0 <= s.breaches[site] <= s.full_walls(site) // 100:
            wrong.append(f"site {site} has more breaches than walls (R14.5)")
        if there and s.siege[site] != NOBODY and not s.stands_at(s.siege[site], s.site_place(site)):
            wrong.append(f"site {site} is besieged by nobody there (R14.14)")
        if is_city and s.fortified[site] and s.control[site] in (RAZED, NEUTRAL):
            wrong.append(f"city {site} is fortified and of nobody (R17.3)")
    places = [s.castle_place(seat) for seat in range(s.seats) if s.castle_place(seat) != OFF]
    if len({*places}) != len(places):
        wrong.append("two castles stand in one territory (S9)")
    return wrong


def _check_tokens(s: Hadurak) -> list[str]:
    wrong = []
    if min(*s.crowns, *s.votes, *s.faith, *s.influence, s.pool) < 0:
        wrong.append("somebody has less than nothing (R1.8)")
    if any(s.free_markers(seat) < 0 for seat in range(s.seats)):
        wrong.append("somebody uses more than eight markers (R5.10)")
    is_staking = any(step[0] in ("stake", "bless") for step in s.todo)
    if any(stakes and not space for stakes, space in zip(s.stakes, s.voyage, strict=True)) and not is_staking:
        wrong.append("an expedition has stakes but is not under way (R6.2)")
    return wrong
