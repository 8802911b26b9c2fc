"""R13 Battles: who fights whom, and who gives leave (R14.1); siege totals (R14.10)."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse, words
from regalia.games.hadurak.cards import BAN_SIEGE, CASTLE_PEACE, SHAPES
from regalia.games.hadurak.notation import ATTACK, NO, PASS, YES
from regalia.games.hadurak.realm import CITY_COUNT
from regalia.games.hadurak.rules.laws import does_anyway
from regalia.games.hadurak.state import (
    ARMIES,
    ASSAULT,
    AT_SEA,
    FIELD,
    GARRISON,
    NEUTRAL,
    NONE,
    SIEGE,
    Army,
    Hadurak,
    Seat,
    Site,
)

Attack = tuple[int, str, Seat, int]
"""Territory, kind of battle, defender, and a bit for each noble that takes part."""

COMMANDER_WORTH = 200

# --- what may be attacked ---------------------------------------------------------------------------------------------


def own_places(s: Hadurak, seat: Seat) -> list[int]:
    """Territories that hold rested nobles of his."""
    return sorted({s.place[army] for army in s.nobles(seat) if s.rested[army] and 0 <= s.place[army] < AT_SEA})


def rested_at(s: Hadurak, seat: Seat, place: int) -> list[Army]:
    return [army for army in s.nobles_at(seat, place) if s.rested[army]]


def masks(s: Hadurak, seat: Seat, place: int) -> list[int]:
    """Every way to choose among his rested nobles there (R13.4)."""
    here = 0
    for army in rested_at(s, seat, place):
        here |= 1 << army % ARMIES
    return [mask for mask in range(1, 1 << len(SHAPES)) if mask & ~here == 0]


def force(seat: Seat, mask: int) -> list[Army]:
    return [ARMIES * seat + shape for shape in range(len(SHAPES)) if mask >> shape & 1]


def attacks_in(s: Hadurak, seat: Seat, place: int) -> list[Attack]:
    """R13.14: field battles, assaults and sieges in one territory."""
    if s.truce:
        return []
    found: list[Attack] = []
    site = s.site_at(place)
    holder = s.holder(site) if site >= 0 else NONE
    chosen = masks(s, seat, place)
    for other in range(s.seats):
        if other != seat and other != holder and s.stands_at(other, place):
            found += [(place, FIELD, other, mask) for mask in chosen]
    if site >= 0 and holder != seat and may_ask(s, seat, site):
        found += [(place, ASSAULT, holder, mask) for mask in chosen]
        if can_besiege(s, seat, site):
            total = defence(s, site)
            found += [(place, SIEGE, holder, mask) for mask in chosen if power(s, seat, mask) > total]
    return found


def may_ask(s: Hadurak, seat: Seat, site: Site) -> bool:
    """Not after a refusal with the same card, or after obeying the Peace of the Castles (R5.13, R14.19)."""
    if site >= CITY_COUNT and ("law", CASTLE_PEACE, 0) in s.refused:
        return False
    return not any(kind == "attack" and where == site for kind, _, where in s.refused)


def can_besiege(s: Hadurak, seat: Seat, site: Site) -> bool:
    """Nobody else's siege, and his own only in a later round (R14.12, R14.15)."""
    if ("law", BAN_SIEGE, 0) in s.refused:
        return False
    return s.siege[site] < 0 or (s.siege[site] == seat and s.siege_round[site] < s.round)


def power(s: Hadurak, seat: Seat, mask: int) -> int:
    """R14.10: the chosen armies and a commander."""
    return sum(s.strength(army) for army in force(seat, mask)) + COMMANDER_WORTH


def defence(s: Hadurak, site: Site) -> int:
    """All the defender has there, with a commander if he has a noble, and the walls."""
    holder = s.holder(site)
    total = s.walls(site)
    if holder != NEUTRAL:
        inside = s.nobles_at(holder, s.site_place(site))
        total += sum(s.strength(army) for army in inside) + (COMMANDER_WORTH if inside else 0)
        if site >= CITY_COUNT:
            total += s.strength(ARMIES * holder + GARRISON)
    return total


def can_attack(s: Hadurak, seat: Seat) -> bool:
    return any(can_attack_in(s, seat, place) for place in own_places(s, seat))


def can_attack_in(s: Hadurak, seat: Seat, place: int) -> bool:
    """Whether `attacks_in` finds anything where a rested noble of his stands: whom he may besiege he may assault."""
    if s.truce:
        return False
    site = s.site_at(place)
    holder = s.holder(site) if site >= 0 else NONE
    if site >= 0 and holder != seat and may_ask(s, seat, site):
        return True
    return any(other not in (seat, holder) and s.stands_at(other, place) for other in range(s.seats))


def attacks(s: Hadurak, seat: Seat, place: int) -> list[Attack | str]:
    """In one territory, or (NONE) wherever he stands."""
    places = own_places(s, seat) if place == NONE else [place]
    found: list[Attack | str] = [attack for where in places for attack in attacks_in(s, seat, where)]
    found.append(PASS)
    return found


def why_not_attack(s: Hadurak, seat: Seat, option: Attack | str, place: int) -> Refusal | None:
    if isinstance(option, str):
        return None
    where, mode, defender, mask = option
    if s.truce:
        return refuse("R7.7")
    if place not in (NONE, where):
        return refuse("R5.6", place=place)
    if mask not in masks(s, seat, where):
        return refuse("R13.4")
    site = s.site_at(where)
    if mode == FIELD:
        inside = site >= 0 and s.holder(site) == defender
        return refuse("R13.3") if inside and defender >= 0 else refuse("R13.1", "noble")
    if site < 0 or s.holder(site) != defender or defender == seat:
        return refuse("R13.1", "site")
    if not may_ask(s, seat, site):
        return refuse("R14.19")
    if s.siege[site] == seat:
        return refuse("R14.12")
    if s.siege[site] >= 0:
        return refuse("R14.15")
    return refuse("R14.10", count=power(s, seat, mask), needed=defence(s, site))


START_BATTLE = Kind("start_battle", attacks, why_not_attack, ATTACK)
ALLOW_ATTACK = Kind("allow_attack", lambda s, seat, attacker, site: (YES, NO), codec=words(YES, NO))


def attack(s: Hadurak, place: int) -> Rules:
    """The attacker names it all; laws and third barons have their say; then it begins."""
    seat = s.card_owner
    if s.gone[seat]:
        return
    option = yield START_BATTLE, seat, place
    if option == PASS:
        return
    where, mode, defender, mask = option
    if mode != FIELD:
        site = s.site_at(where)
        for law in forbidding(site, mode):
            if not (yield from does_anyway(s, seat, law)):
                s.refused.append(("law", law, 0))
                s.todo.append(("attack", place))
                return
        for third in thirds(s, seat, defender, where):
            if ("attack", third, site) not in s.granted:
                if (yield ALLOW_ATTACK, third, seat, site) == NO:
                    s.refused.append(("attack", third, site))
                    s.tell("refused_attack", seat=third, site=site)
                    s.todo.append(("attack", place))
                    return
                s.granted.append(("attack", third, site))
    begin(s, seat, where, mode, defender, mask)


def forbidding(site: Site, mode: str) -> tuple[int, ...]:
    """Laws against this attack, if they are in force."""
    laws = (CASTLE_PEACE,) if site >= CITY_COUNT else ()
    return (*laws, BAN_SIEGE) if mode == SIEGE else laws


def thirds(s: Hadurak, seat: Seat, defender: Seat, place: int) -> tuple[Seat, ...]:
    """Third barons with a noble there (R14.1)."""
    return tuple(other for other in s.in_order() if other not in (seat, defender) and s.stands_at(other, place))


def begin(s: Hadurak, seat: Seat, place: int, mode: str, defender: Seat, mask: int) -> None:
    s.attacker, s.defender, s.battle, s.battle_place = seat, defender, mode, place
    s.site = s.site_at(place) if mode != FIELD else NONE
    s.forces[0][:] = force(seat, mask)
    s.forces[1][:] = s.nobles_at(defender, place) if defender >= 0 else []
    s.had_nobles = bool(s.forces[1])
    if s.site >= CITY_COUNT and s.troops[ARMIES * defender + GARRISON]:
        s.forces[1].append(ARMIES * defender + GARRISON)
    s.commander[:] = NONE, NONE
    s.losses[:] = 0, 0
    s.beaten, s.is_total = NOT_BEATEN, False
    s.fought[:] = s.forces[0]
    s.tell(f"battle_{mode}", seat=seat, place=place, defender=defender, nobles=tuple(s.forces[0]))
    s.todo.append(("siege",) if mode == SIEGE else ("commanders",))


NOT_BEATEN = NONE - 1

STEPS = {"attack": attack}
KINDS = (START_BATTLE, ALLOW_ATTACK)
