"""R7.8 What an event lets a baron choose."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.asking import Kind, Refusal, refuse
from regalia.games.hadurak.notation import BUYS, CHOICE, PASS, Choice
from regalia.games.hadurak.pieces.board import CITY_COUNT, CITY_PLACE
from regalia.games.hadurak.pieces.cards import BAN_FORTIFY, EVENT, NATION, event_number
from regalia.games.hadurak.rules.assembly.laws import is_obeyed
from regalia.games.hadurak.rules.draft import billets
from regalia.games.hadurak.rules.war import movement
from regalia.games.hadurak.rules.war.walls import can_breach
from regalia.games.hadurak.state import ARMIES, AT_SEA, NEUTRAL, NONE, Hadurak, Seat

Choices = list[Choice | str]

# --- card by card -----------------------------------------------------------------------------------------------------


def crumbling(s: Hadurak, seat: Seat) -> Choices:
    own = s.cities_of(seat)
    fortified: Choices = [("unfortify", city, 0) for city in own if s.fortified[city]]
    if fortified:
        return fortified
    sites = [*own, CITY_COUNT + seat] if s.castle_place(seat) >= 0 else own
    return [("breach", site, 0) for site in sites if can_breach(s, site)]


def captains(s: Hadurak, seat: Seat) -> Choices:
    return [("troop", troop) for troop in dict.fromkeys(s.offer)] if billets(s, seat, NONE) else []


def masonry(s: Hadurak, seat: Seat) -> Choices:
    obeys = is_obeyed(s, BAN_FORTIFY, seat)
    found: Choices = []
    for site in (*s.cities_of(seat), CITY_COUNT + seat):
        if s.siege[site] < 0:
            if site < CITY_COUNT and not s.fortified[site] and not obeys:
                found.append(("fortify", site, 0))
            if s.breaches[site]:
                found.append(("repair", site, s.breaches[site]))
    return found


def weakened(s: Hadurak, seat: Seat) -> Choices:
    return [("restore", army) for army in range(ARMIES * seat, ARMIES * seat + ARMIES) if s.tokens[army]]


def marches(s: Hadurak, seat: Seat) -> Choices:
    """Rested or exhausted, on the board, not besieged."""
    found: Choices = []
    for army in s.nobles(seat):
        if 0 <= s.place[army] < AT_SEA and not s.is_besieged(army):
            found += [
                ("move", army, path) for path in movement.walks(s, army) if not movement.is_refused(s, seat, path)
            ]
    found.append(PASS)
    return found


def open_cities(s: Hadurak, seat: Seat) -> Choices:
    return [
        ("city", city)
        for city, holder in enumerate(s.control)
        if holder == NEUTRAL
        and s.stands_at(seat, CITY_PLACE[city])
        and not any(s.stands_at(other, CITY_PLACE[city]) for other in s.in_play() if other != seat)
    ]


def of_target_nation(s: Hadurak, seat: Seat) -> Choices:
    return [("lose", army, troop) for army, troop in dict.fromkeys(s.mercenaries_of(seat)) if NATION[troop] == s.target]


def wares(s: Hadurak, seat: Seat) -> Choices:
    price = event_number(EVENT["great_fair"], "crowns")
    return [each for each in BUYS.values() if (each[1] + each[2]) * price <= s.crowns[seat]]


CHOICES: dict[int, Callable[[Hadurak, Seat], Choices]] = {
    EVENT["crumbling_walls"]: crumbling,
    EVENT["renowned_captain"]: captains,
    EVENT["master_mason"]: masonry,
    EVENT["fresh_recruits"]: weakened,
    EVENT["forced_march"]: marches,
    EVENT["open_gates"]: open_cities,
    EVENT["exodus"]: of_target_nation,
    EVENT["great_fair"]: wares,
}

# --- the question -----------------------------------------------------------------------------------------------------


def choices(s: Hadurak, seat: Seat, event: int) -> Choices:
    return CHOICES[event](s, seat)


def why_not_choice(s: Hadurak, seat: Seat, option: Choice | str, event: int) -> Refusal | None:
    if event == EVENT["forced_march"] and not isinstance(option, str) and option[0] == "move":
        _, army, path = option
        return movement.why_not_stir(s, seat, army) or movement.why_not_walk(s, seat, army, path, NONE)
    if event == EVENT["master_mason"] and option[0] == "fortify" and is_obeyed(s, BAN_FORTIFY, seat):
        return refuse("R11.8", law=BAN_FORTIFY)
    return refuse("R7.8", event=event)


EVENT_CHOICE = Kind("event_choice", choices, why_not_choice, CHOICE)
