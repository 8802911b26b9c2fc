"""R12 Movement: by land, by road, by sea; permission to pass; collecting troops."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import cache
from typing import Any

from regalia.core.asking import Kind, Question, Refusal, Rules, refuse, words
from regalia.games.hadurak.notation import (
    ALL,
    COLLECT,
    DONE,
    MOVE,
    NO,
    PASS,
    SEA,
    TERRITORY_OR_PASS,
    YES,
)
from regalia.games.hadurak.pieces.board import (
    BORDERS,
    CITY_AT,
    HORSE_WALKS,
    IS_PORT,
    MOST_ROAD_STEPS,
    NEIGHBOURS,
    PORTS,
    ROAD_WALKS,
    STEP_WALKS,
    PathOf,
    follows_road,
)
from regalia.games.hadurak.pieces.cards import BAN_ROADS, BAN_SEA, MASTER_OF_HORSE, OPEN_ROADS
from regalia.games.hadurak.rules.assembly.laws import asks_to_defy, does_anyway, is_obeyed, obey
from regalia.games.hadurak.rules.fate import add_troop, remove_troop
from regalia.games.hadurak.rules.nobles import check_army, leave_board_if_bare
from regalia.games.hadurak.rules.war import attack
from regalia.games.hadurak.rules.war.walls import lift_sieges
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, NONE, OFF, Army, Hadurak, Seat

Move = tuple[Army, PathOf]

# --- where a noble may go ---------------------------------------------------------------------------------------------


def is_free(s: Hadurak, army: Army) -> bool:
    """On the board, rested, not besieged, not moved with this card (R12.1, R5.11)."""
    return s.rested[army] and 0 <= s.place[army] < AT_SEA and army not in s.moved and not s.is_besieged(army)


def walks(s: Hadurak, army: Army) -> tuple[PathOf, ...]:
    """All paths of R12.2, R12.8 and R12.15, whoever may bar them."""
    return walks_from(
        s.place[army],
        not is_obeyed(s, BAN_ROADS, army),
        s.office[army] == MASTER_OF_HORSE,
        not is_obeyed(s, BAN_SEA, army),
    )


@cache
def walks_from(start: int, by_road: bool, by_horse: bool, by_sea: bool) -> tuple[PathOf, ...]:
    return (
        *STEP_WALKS[start],
        *(ROAD_WALKS[start] if by_road else ()),
        *(HORSE_WALKS[start] if by_horse else ()),
        *((SEA, port) for port in PORTS if by_sea and IS_PORT[start] and port != start),
    )


def bars(s: Hadurak, seat: Seat, place: int) -> Iterator[Seat]:
    """The other barons whose permission to pass through is needed (R12.4)."""
    city = CITY_AT[place]
    holder = s.control[city] if city >= 0 else NONE
    for other in s.in_order():
        if other != seat and (holder == other or s.stands_at(other, place)):
            yield other


def is_refused(s: Hadurak, seat: Seat, path: PathOf) -> bool:
    """Whether somebody has refused this way already (R5.13)."""
    if path[0] == SEA:
        return False
    return any(("pass", other, place) in s.refused for place in path[:-1] for other in bars(s, seat, place))


def open_walks(s: Hadurak, seat: Seat, army: Army) -> tuple[PathOf, ...]:
    """Those that nobody has refused with this card."""
    ways = walks(s, army)
    return tuple(path for path in ways if not is_refused(s, seat, path)) if s.refused else ways


def moves(s: Hadurak, seat: Seat, target: int) -> list[Move | str]:
    """Rested nobles, each with the ways that end in the target (NONE: anywhere)."""
    found: list[Move | str] = []
    for army in s.nobles(seat):
        if is_free(s, army):
            found += [(army, path) for path in open_walks(s, seat, army) if target in (NONE, path[-1])]
    found.append(PASS)
    return found


def can_move(s: Hadurak, seat: Seat) -> bool:
    return any(is_free(s, army) for army in s.nobles(seat))


def why_not_move(s: Hadurak, seat: Seat, option: Move, target: int) -> Refusal | None:
    army, path = option
    refusal = why_not_stir(s, seat, army)
    if refusal is not None:
        return refusal
    if army in s.moved:
        return refuse("R5.11", noble=army)
    if not s.rested[army]:
        return refuse("R12.1", "exhausted", noble=army)
    return why_not_walk(s, seat, army, path, target)


def why_not_stir(s: Hadurak, seat: Seat, army: Army) -> Refusal | None:
    """Why a noble cannot even set out, rested or not (R12.1)."""
    if army not in s.nobles(seat):
        return refuse("R12.1", "own")
    if s.place[army] == OFF:
        return refuse("R12.1", "off", noble=army)
    if s.place[army] >= AT_SEA:
        return refuse("R12.1", "at_sea", noble=army)
    return refuse("R12.1", "besieged", noble=army) if s.is_besieged(army) else None


def why_not_walk(s: Hadurak, seat: Seat, army: Army, path: PathOf, target: int) -> Refusal | None:
    """Why a noble who may move cannot go this way."""
    if target != NONE and path[-1] != target:
        return refuse("R5.6", place=target)
    refusal = why_not_sail(s, army, path) if SEA in path else why_not_walk_so(s, army, path)
    if refusal is not None:
        return refusal
    return refuse("R5.13") if is_refused(s, seat, path) else None


def why_not_sail(s: Hadurak, army: Army, path: PathOf) -> Refusal | None:
    if path[0] != SEA or len(path) != 2 or path[1] == SEA:
        return refuse("R12.8", "steps")
    start, port = s.place[army], path[1]
    if start == port:
        return refuse("R12.14")
    if not IS_PORT[start] or not IS_PORT[port]:
        return refuse("R12.8", "port", place=port if IS_PORT[start] else start)
    return refuse("R11.8", law=BAN_SEA) if is_obeyed(s, BAN_SEA, army) else None


def why_not_walk_so(s: Hadurak, army: Army, path: PathOf) -> Refusal | None:
    """By land, step by step."""
    start = s.place[army]
    if len({start, *path}) <= len(path):
        return refuse("R12.14")
    for here, there in zip((start, *path), path, strict=False):
        if there not in NEIGHBOURS[here]:
            border = BORDERS.get((here, there))
            return refuse("R12.3", border, place=there) if border else refuse("R12.2", "far", place=there)
    if path in walks(s, army):
        return None
    if follows_road(start, path) and len(path) <= MOST_ROAD_STEPS:
        return refuse("R11.8", law=BAN_ROADS)
    return refuse("R12.15") if s.office[army] == MASTER_OF_HORSE else refuse("R12.2", "steps")


MOVE_NOBLE = Kind("move_noble", moves, why_not_move, MOVE)

# --- R5.6 the territory of Mobilize Forces ----------------------------------------------------------------------------


def targets(s: Hadurak, seat: Seat) -> list[int]:
    """Where nobles may move to, or a battle may be started."""
    found = {path[-1] for army in s.nobles(seat) if is_free(s, army) for path in open_walks(s, seat, army)}
    found.update(place for place in attack.own_places(s, seat) if attack.can_attack_in(s, seat, place))
    return sorted(found)


MOBILIZE_TARGET = Kind(
    "mobilize_target",
    lambda s, seat: [*targets(s, seat), PASS],
    lambda s, seat, place: refuse("R5.6", "target"),
    TERRITORY_OR_PASS,
)


def march_to(s: Hadurak, target: int) -> Rules:
    """One noble after the other (R5.6)."""
    seat = s.card_owner
    option = yield MOVE_NOBLE, seat, target
    if option != PASS:
        s.todo.append(("march_to", target))
        yield from declare(s, seat, option)


def move(s: Hadurak) -> Rules:
    """One noble anywhere (R5.9)."""
    option = yield MOVE_NOBLE, s.card_owner, NONE
    if option != PASS:
        yield from declare(s, s.card_owner, option)


def declare(s: Hadurak, seat: Seat, move: Move) -> Rules:
    """The path is declared, permission asked, then the noble goes (R12.5)."""
    army, path = move
    if (yield from may_go(s, seat, army, path)):
        s.moved.append(army)
        s.todo.append(("travel", army, *path))


def may_go(s: Hadurak, seat: Seat, army: Army, path: PathOf) -> Generator[Question, Any, bool]:
    """Laws first, then those whose lands are passed (R12.4, R21.2)."""
    start = s.place[army]
    by_road = path[0] != SEA and follows_road(start, path)
    banned = BAN_SEA if path[0] == SEA else BAN_ROADS if by_road and len(path) > 1 else NONE
    if banned != NONE and not (yield from does_anyway(s, seat, banned)):
        obey(s, banned, army)
        return False
    if path[0] == SEA:
        return True
    for place in path[:-1]:
        for other in tuple(bars(s, seat, place)):
            if ("pass", other, place) not in s.granted:
                is_open = by_road and s.has_law(OPEN_ROADS)
                if not (yield from lets_pass(s, other, place, army, path, is_open)):
                    s.refused.append(("pass", other, place))
                    s.tell("refused_passage", seat=other, place=place)
                    return False
                s.granted.append(("pass", other, place))
    return True


ALLOW_PASSAGE = Kind("allow_passage", lambda s, seat, mover, place, army, path: (YES, NO), codec=words(YES, NO))


def lets_pass(
    s: Hadurak, other: Seat, place: int, army: Army, path: PathOf, is_open: bool
) -> Generator[Question, Any, bool]:
    """On open roads passage can be denied only by defying the law (R11.9)."""
    if is_open:
        return not (yield from asks_to_defy(s, other, OPEN_ROADS))
    return bool((yield ALLOW_PASSAGE, other, army // ARMIES, place, army, path) == YES)


# --- on the way -------------------------------------------------------------------------------------------------------


def travel(s: Hadurak, army: Army, *path: int) -> None:
    """The noble may collect troops where he stands, then goes on (R12.10)."""
    if path:
        s.todo.append(("travel_on", army, *path))
    if sources(s, army):
        s.todo.append(("collect", army))


def travel_on(s: Hadurak, army: Army, *path: int) -> None:
    if s.place[army] == OFF:  # he died of casualties that he had taken over
        return
    origin = s.place[army]
    if path[0] == SEA:
        s.place[army] = AT_SEA + path[1]
        s.tell("sailed", seat=army // ARMIES, noble=army, origin=origin, place=path[1])
    else:
        s.place[army] = path[0]
        s.tell("moved", seat=army // ARMIES, noble=army, origin=origin, place=path[0])
        s.todo.append(("travel", army, *path[1:]))
    lift_sieges(s)


def sources(s: Hadurak, army: Army) -> list[tuple[Army, int]]:
    """What can be taken over here: from rested nobles and the castle; with casualties all or nothing (R12.10-12)."""
    seat, place = army // ARMIES, s.place[army]
    found: list[tuple[Army, int]] = []
    for giver in range(ARMIES * seat, ARMIES * seat + ARMIES):
        if giver == army or s.place[giver] != place or not s.troops[giver]:
            continue
        if (giver % ARMIES != GARRISON and not s.rested[giver]) or s.is_besieged(giver):
            continue
        if s.tokens[giver]:
            found.append((giver, ALL))
        else:
            found += [(giver, troop) for troop in dict.fromkeys(s.troops[giver])]
    return found


def why_not_collect(s: Hadurak, seat: Seat, option: Any, army: Army) -> Refusal | None:
    giver, troop = option
    if giver // ARMIES != seat or giver == army or s.place[giver] != s.place[army]:
        return refuse("R12.10")
    if giver % ARMIES != GARRISON and not s.rested[giver]:
        return refuse("R12.10", "exhausted", noble=giver)
    return why_not_part(s, giver, troop)


def why_not_part(s: Hadurak, giver: Army, troop: int) -> Refusal | None:
    """Why an army cannot give this card, or all it has (R12.11)."""
    if not s.troops[giver] or (troop != ALL and troop not in s.troops[giver]):
        return refuse("R12.11", "card", army=giver)
    if troop == ALL:
        return None if s.tokens[giver] else refuse("R12.11", "each", army=giver)
    return refuse("R12.11", army=giver) if s.tokens[giver] else None


COLLECT_TROOPS = Kind("collect_troops", lambda s, seat, army: [*sources(s, army), DONE], why_not_collect, COLLECT)


def collect(s: Hadurak, army: Army) -> Rules:
    """Card by card, until it is enough."""
    option = yield COLLECT_TROOPS, army // ARMIES, army
    if option == DONE:
        return
    giver, troop = option
    transfer(s, giver, army, troop)
    leave_board_if_bare(s, giver)
    yield from check_army(s, army)
    if s.place[army] != OFF and sources(s, army):
        s.todo.append(("collect", army))


def transfer(s: Hadurak, giver: Army, taker: Army, troop: int) -> None:
    """One card, or all with all casualties (R12.11)."""
    if troop == ALL:
        s.tell("transferred", seat=taker // ARMIES, giver=giver, taker=taker, troops=s.troops[giver])
        s.troops[taker] = tuple(sorted(s.troops[taker] + s.troops[giver]))
        s.tokens[taker] += s.tokens[giver]
        s.troops[giver], s.tokens[giver] = (), 0
    else:
        s.tell("transferred", seat=taker // ARMIES, giver=giver, taker=taker, troops=(troop,))
        remove_troop(s, giver, troop)
        add_troop(s, taker, troop)


STEPS = {
    "march_to": march_to,
    "move": move,
    "travel": travel,
    "travel_on": travel_on,
    "collect": collect,
}
KINDS = (MOBILIZE_TARGET, MOVE_NOBLE, ALLOW_PASSAGE, COLLECT_TROOPS)
