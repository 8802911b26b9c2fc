"""R13 Battles: who fights whom, and who gives leave (R14.1); siege totals (R14.10)."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse, words
from regalia.games.hadurak.notation import ATTACK, NO, PASS, YES
from regalia.games.hadurak.pieces.board import CITY_COUNT
from regalia.games.hadurak.pieces.cards import BAN_SIEGE, CASTLE_PEACE, SHAPES
from regalia.games.hadurak.rules.assembly.laws import does_anyway, is_obeyed, obey
from regalia.games.hadurak.rules.war.tale import begin_tale
from regalia.games.hadurak.state import (
    ARMIES,
    ASSAULT,
    AT_SEA,
    FIELD,
    GARRISON,
    NEUTRAL,
    NOBODY,
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
    """Territories that hold rested nobles of the baron."""
    return sorted({s.place[army] for army in s.nobles(seat) if s.rested[army] and 0 <= s.place[army] < AT_SEA})


def rested_at(s: Hadurak, seat: Seat, place: int) -> list[Army]:
    return [army for army in s.nobles_at(seat, place) if s.rested[army]]


def masks(s: Hadurak, seat: Seat, place: int) -> list[int]:
    """Every way to choose among the baron's rested nobles there (R13.4)."""
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
    if is_obeyed(s, CASTLE_PEACE, site):
        return False
    return not any(kind == "attack" and where == site for kind, _, where in s.refused)


def can_besiege(s: Hadurak, seat: Seat, site: Site) -> bool:
    """Nobody else's siege, and one's own only in a later round (R14.12, R14.15)."""
    if is_obeyed(s, BAN_SIEGE, site):
        return False
    return s.siege[site] < 0 or (s.siege[site] == seat and s.siege_round[site] < s.round)


def power(s: Hadurak, seat: Seat, mask: int) -> int:
    """R14.10: the chosen armies and a commander."""
    return sum(s.strength(army) for army in force(seat, mask)) + COMMANDER_WORTH


def defence(s: Hadurak, site: Site) -> int:
    """All the defender has there, with a commander if there is a noble, and the walls."""
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
    """Whether `attacks_in` finds anything where a rested noble stands: what may be besieged may be assaulted."""
    if s.truce:
        return False
    site = s.site_at(place)
    holder = s.holder(site) if site >= 0 else NONE
    if site >= 0 and holder != seat and may_ask(s, seat, site):
        return True
    return any(other not in (seat, holder) and s.stands_at(other, place) for other in range(s.seats))


def attacks(s: Hadurak, seat: Seat, place: int) -> list[Attack | str]:
    """In one territory, or (NONE) wherever nobles stand."""
    places = own_places(s, seat) if place == NONE else [place]
    found: list[Attack | str] = [attack for where in places for attack in attacks_in(s, seat, where)]
    found.append(PASS)
    return found


def why_not_attack(s: Hadurak, seat: Seat, option: Attack, place: int) -> Refusal | None:
    where, mode, defender, mask = option
    if place not in (NONE, where):
        return refuse("R5.6", place=place)
    if mask not in masks(s, seat, where):
        return refuse("R13.4")
    if defender == seat:
        return refuse("R13.1", "own")
    if mode == FIELD:
        is_there = defender != NEUTRAL and s.stands_at(defender, where)
        return refuse("R13.3") if is_there else refuse("R13.1", "noble")
    site = s.site_at(where)
    if site < 0 or s.holder(site) != defender:
        return refuse("R13.1", "site")
    for law in forbidding(site, mode):
        if is_obeyed(s, law, site):
            return refuse("R11.8", law=law)
    if not may_ask(s, seat, site):
        return refuse("R14.19")
    if s.siege[site] not in (NOBODY, seat):
        return refuse("R14.15")
    if s.siege[site] == seat and s.siege_round[site] == s.round:
        return refuse("R14.12")
    return refuse("R14.10", count=power(s, seat, mask), needed=defence(s, site))


START_BATTLE = Kind("start_battle", attacks, why_not_attack, ATTACK)
ALLOW_ATTACK = Kind("allow_attack", lambda s, seat, attacker, site, mode, mask: (YES, NO), codec=words(YES, NO))


def attack(s: Hadurak, place: int) -> Rules:
    """The attacker names it all; laws and third barons have their say; then it begins."""
    seat = s.card_owner
    option = yield START_BATTLE, seat, place
    if option == PASS:
        return
    where, mode, defender, mask = option
    if mode != FIELD:
        site = s.site_at(where)
        for law in forbidding(site, mode):
            if not (yield from does_anyway(s, seat, law)):
                obey(s, law, site)
                s.todo.append(("attack", place))
                return
        for third in thirds(s, seat, defender, where):
            if (yield ALLOW_ATTACK, third, seat, site, mode, mask) == NO:
                s.refused.append(("attack", third, site))
                s.tell("refused_attack", seat=third, site=site)
                s.todo.append(("attack", place))
                return
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
    begin_tale(s)
    walls = s.walls(s.site) if s.site >= 0 else 0
    s.tell(
        f"battle_{mode}",
        seat=seat,
        place=place,
        defender=defender,
        nobles=tuple(s.forces[0]),
        count=sum(s.strength(army) for army in s.forces[0]),
        against=walls + sum(s.strength(army) for army in s.forces[1]),
    )
    s.todo.append(("siege",) if mode == SIEGE else ("commanders",))


NOT_BEATEN = NONE - 1

STEPS = {"attack": attack}
KINDS = (START_BATTLE, ALLOW_ATTACK)
