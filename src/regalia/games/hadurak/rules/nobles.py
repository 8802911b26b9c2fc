"""R16 Retreat and death; what casualties and desertion do to an army (R1.3-R1.5)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.hadurak.notation import ARMY, TERRITORY, TROOP_CODEC, TROOP_SET
from regalia.games.hadurak.pieces.board import CITY_AT, CITY_COUNT, KINGDOM, NEIGHBOURS
from regalia.games.hadurak.pieces.cards import FATE_NATION, NATION, PROVOST, STRENGTH, is_mercenary
from regalia.games.hadurak.rules.fate import of_nation, remove_troop, return_to_deck, turn_fate
from regalia.games.hadurak.rules.war import tale
from regalia.games.hadurak.rules.war.walls import lift_sieges
from regalia.games.hadurak.state import (
    ARMIES,
    GARRISON,
    HEIR_DEAD,
    NEUTRAL,
    NONE,
    OFF,
    RAZED,
    Army,
    Hadurak,
    Seat,
)

# --- what happens to an army ------------------------------------------------------------------------------------------


def check_army(s: Hadurak, army: Army) -> Rules:
    """A spent army loses its noble, a bare noble leaves the board (R1.3, R1.4, R1.5)."""
    if s.is_spent(army):
        if army % ARMIES == GARRISON:
            yield from scatter(s, army)
        else:
            yield from die(s, army)
    else:
        leave_board_if_bare(s, army)


def is_bare(s: Hadurak, army: Army) -> bool:
    return army % ARMIES != GARRISON and s.place[army] != OFF and not s.has_army(army)


def leave_board_if_bare(s: Hadurak, army: Army) -> None:
    """The noble is not dead, and may return in Upkeep (R1.4)."""
    if is_bare(s, army):
        s.place[army] = OFF
        s.tell("left_board", seat=army // ARMIES, noble=army)
        lift_sieges(s)


# --- R16.5 death ------------------------------------------------------------------------------------------------------


def die(s: Hadurak, army: Army) -> Rules:
    """Deserters, losses, burial, heir."""
    tale.add(s, "fell", army)
    s.tell("died", seat=army // ARMIES, noble=army)
    yield from scatter(s, army)
    bury(s, army)


def scatter(s: Hadurak, army: Army) -> Rules:
    """R16.5 a-b, for a noble's troops and for a garrison alike."""
    yield from desert(s, army)
    yield from pay_losses(s, army)


def bury(s: Hadurak, army: Army) -> None:
    """The office is discarded; without an heir the noble is out of the game (R16.5 c-d)."""
    s.place[army] = OFF
    s.rested[army] = True
    discard_office(s, army)
    if army == s.childless or (s.variants.hostages and s.heirs[army] == HEIR_DEAD):
        extinguish(s, army)
    elif s.variants.hostages:
        s.buried = tuple(dead or each == army for each, dead in enumerate(s.buried))
    lift_sieges(s)


def extinguish(s: Hadurak, army: Army) -> None:
    """Without an heir: mercenaries go back, vassals and the noble leave the game (R16.5 d)."""
    return_to_deck(s, [troop for troop in s.troops[army] if is_mercenary(troop)])
    s.troops[army] = ()
    discard_office(s, army)  # given to a dead noble whose heir was still alive (R10.16)
    s.out = tuple(out or each == army for each, out in enumerate(s.out))
    s.buried = tuple(dead and each != army for each, dead in enumerate(s.buried))
    s.tell("out", seat=army // ARMIES, noble=army)


def discard_office(s: Hadurak, army: Army) -> None:
    if s.office[army] != NONE:
        s.agenda_discard.append(s.office[army])
        s.office[army] = NONE


def why_not_deserter(s: Hadurak, seat: Seat, troop: int, army: Army, nation: int) -> Refusal | None:
    return refuse("R16.1", nation=nation) if NATION[troop] != nation else refuse("R16.1", "card", army=army)


DESERTER = Kind("deserter", lambda s, seat, army, nation: of_nation(s, army, nation), why_not_deserter, TROOP_CODEC)


def desert(s: Hadurak, army: Army) -> Rules:
    """One mercenary of the nation that fate shows; none with a Provost (R16.1 a, R16.5 a)."""
    if s.office[army] == PROVOST:
        return
    nation = FATE_NATION[turn_fate(s, "nation")]
    if of_nation(s, army, nation):
        troop = yield DESERTER, army // ARMIES, army, nation
        remove_troop(s, army, troop)
        return_to_deck(s, [troop])
        s.tell("deserted", seat=army // ARMIES, army=army, troops=(troop,))


def loss_sets(s: Hadurak, army: Army) -> list[tuple[int, ...]]:
    """Sets of mercenaries of at least 100 for each casualty from which no card could be left out (R16.5 b)."""
    hired = [troop for troop in s.troops[army] if is_mercenary(troop)]
    needed = 100 * s.tokens[army]
    if sum(STRENGTH[troop] for troop in hired) <= needed:
        return [tuple(hired)]
    found = set()
    for count in range(len(hired) + 1):
        for chosen in combinations(hired, count):
            whole = sum(STRENGTH[troop] for troop in chosen)
            if whole >= needed and (not chosen or whole - min(STRENGTH[troop] for troop in chosen) < needed):
                found.add(chosen)
    return sorted(found)


LOSSES_PAID = Kind(
    "losses_paid",
    lambda s, seat, army: loss_sets(s, army),
    lambda s, seat, troops, army: why_not_losses(s, troops, army),
    TROOP_SET,
)


def why_not_losses(s: Hadurak, troops: tuple[int, ...], army: Army) -> Refusal:
    hired = [troop for troop in s.troops[army] if is_mercenary(troop)]
    if Counter(troops) - Counter(hired):
        return refuse("R16.5", "card", army=army)
    needed = min(100 * s.tokens[army], sum(STRENGTH[troop] for troop in hired))
    enough = sum(STRENGTH[troop] for troop in troops) >= needed
    return refuse("R16.5", "many" if enough else "", army=army, count=needed)


def pay_losses(s: Hadurak, army: Army) -> Rules:
    """They go to the discard pile; vassals are never discarded."""
    if s.tokens[army]:
        lost = yield LOSSES_PAID, army // ARMIES, army
        for troop in lost:
            remove_troop(s, army, troop)
        s.merc_discard += lost
        s.tokens[army] = 0
        if lost:
            s.tell("lost_troops", seat=army // ARMIES, army=army, troops=lost)


# --- R16.1 retreat ----------------------------------------------------------------------------------------------------


def retreats(s: Hadurak, seat: Seat, army: Army) -> list[int]:
    """Neighbours without a city or a noble of another baron (R16.2)."""
    return [place for place in NEIGHBOURS[s.place[army]] if is_refuge(s, seat, place)]


def is_refuge(s: Hadurak, seat: Seat, place: int) -> bool:
    city = CITY_AT[place]
    if city >= 0 and s.control[city] >= 0 and s.control[city] != seat:
        return False
    return not any(s.stands_at(other, place) for other in s.in_play() if other != seat)


def why_not_retreat(s: Hadurak, seat: Seat, place: int, army: Army) -> Refusal | None:
    if place not in NEIGHBOURS[s.place[army]]:
        return refuse("R16.2", "border", place=place)
    city = CITY_AT[place]
    is_foreign = city >= 0 and s.control[city] not in (NEUTRAL, RAZED, seat)
    return refuse("R16.2", "city" if is_foreign else "noble", place=place)


RETREAT_TO = Kind("retreat_to", retreats, why_not_retreat, TERRITORY)


def retreat(s: Hadurak, army: Army, castle_falls: bool) -> Rules:
    """A deserter, then the noble goes; to the castle if no neighbour is free, or he dies (R16.1-R16.4, R16.7)."""
    seat, origin = army // ARMIES, s.place[army]
    yield from desert(s, army)
    if s.is_spent(army) or not s.has_army(army):
        yield from check_army(s, army)
        return
    if s.place[army] in KINGDOM and retreats(s, seat, army):
        s.place[army] = yield RETREAT_TO, seat, army
        tell_retreat(s, army, origin)
    elif s.place[army] in KINGDOM and has_refuge_castle(s, seat, castle_falls):
        s.place[army] = s.castle_place(seat)
        s.rested[army] = False
        tell_retreat(s, army, origin)
    else:
        yield from die(s, army)
    lift_sieges(s)


def tell_retreat(s: Hadurak, army: Army, origin: int) -> None:
    place = s.place[army]
    tale.add(s, "fled", army, place)
    s.tell("retreated", seat=army // ARMIES, noble=army, origin=origin, place=place)


def has_refuge_castle(s: Hadurak, seat: Seat, castle_falls: bool) -> bool:
    """It stands and is not besieged (R16.3); one that is falling counts as off the board (R15.7)."""
    return not castle_falls and s.castle_place(seat) != OFF and s.siege[CITY_COUNT + seat] < 0


# --- several armies at once (R1.13) -----------------------------------------------------------------------------------


def next_struck(s: Hadurak, seat: Seat, why: str) -> list[Army]:
    return [army for army in s.struck if army // ARMIES == seat]


WHICH_ARMY = Kind("which_army", next_struck, lambda s, seat, army, why: refuse("R1.13"), ARMY)


def strike(s: Hadurak, armies: list[Army], tokens: int) -> None:
    """Casualties for several armies: in order, each baron's own in the order they like (R1.13)."""
    s.struck[:] = armies
    s.todo.append(("struck", s.regent, tokens))


def struck(s: Hadurak, first: Seat, tokens: int) -> Rules:
    """One army; the others wait."""
    if not s.struck:
        return
    seat = next(seat for seat in s.from_seat(first) if next_struck(s, seat, ""))
    army = yield WHICH_ARMY, seat, "casualties"
    s.struck.remove(army)
    s.todo.append(("struck", first, tokens))
    s.tokens[army] += tokens
    s.tell("casualties", seat=seat, army=army, count=tokens)
    yield from check_army(s, army)


def check_armies(s: Hadurak, first: Seat) -> Rules:
    """Those that desertion has weakened, one after the other."""
    weak = tuple(army for army in s.struck if s.is_spent(army) or is_bare(s, army))
    s.struck[:] = weak
    if not weak:
        return
    seat = next(seat for seat in s.from_seat(first) if next_struck(s, seat, ""))
    army = yield WHICH_ARMY, seat, "weakened"
    s.struck.remove(army)
    s.todo.append(("check_armies", first))
    yield from check_army(s, army)


def on_board_or_at_sea(s: Hadurak, seat: Seat) -> list[Army]:
    return [army for army in s.nobles(seat) if s.place[army] != OFF]


STEPS = {"struck": struck, "check_armies": check_armies}
KINDS = (DESERTER, LOSSES_PAID, RETREAT_TO, WHICH_ARMY)
