"""R3 The turn: one of six actions."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.asking import WORD, Kind, Refusal, Rules, refuse
from regalia.games.barony.notation import PASS
from regalia.games.barony.pieces.numbers import ACTIONS, DUKE, EXPEDITION_KNIGHTS, MOST_NEW_CITIES, TITLE_COST
from regalia.games.barony.rules.construction import construction, why_no_construction
from regalia.games.barony.rules.ending import end_round
from regalia.games.barony.rules.expedition import expedition, why_no_expedition
from regalia.games.barony.rules.movement import movement, why_no_movement
from regalia.games.barony.rules.new_city import new_city, why_no_new_city
from regalia.games.barony.rules.recruitment import recruitment, why_no_recruitment
from regalia.games.barony.rules.title import noble_title, why_no_title
from regalia.games.barony.state import Barony


def why_not_act(s: Barony, seat: int, action: str) -> Refusal | None:
    if action == PASS:
        return refuse("R3.4", seat=seat)
    return WHY_NOT_ACT[action](s, seat)


def actions(s: Barony, seat: int) -> tuple[str, ...]:
    """The actions of which at least one step is legal (R3.3); a player without any passes (R3.4)."""
    knights, villages, strongholds, cities = s.reserve[seat]
    where, present, alone, possible = s.where[seat], s.present, 1 << seat, 0
    if knights and s.cities[seat]:
        possible = CAN_RECRUIT
    around, closed, own = s.board.shape.around, s.closed, seat + 1
    for hex in where:
        near = around[hex](closed)
        if 0 in near or own in near:
            possible |= CAN_MOVE
            break
    if villages or strongholds:
        building = s.building
        for hex in where:
            if present[hex] == alone and not building[hex]:
                possible |= CAN_BUILD
                break
    if cities and s.new_cities[seat] < MOST_NEW_CITIES:
        for hex in s.city_sites[seat]:
            if present[hex] == alone:
                possible |= CAN_FOUND
                break
    if knights >= EXPEDITION_KNIGHTS:
        for hex in s.board.landings:
            if not present[hex]:
                possible |= CAN_LAND
                break
    if s.gold[seat] >= TITLE_COST and s.titles[seat] != DUKE:
        possible |= CAN_PAY
    return (SOME_ACTIONS_OR_PASS if s.variants.passing == "always" else SOME_ACTIONS)[possible]


CAN_RECRUIT, CAN_MOVE, CAN_BUILD, CAN_FOUND, CAN_LAND, CAN_PAY = (1 << action for action in range(len(ACTIONS)))
_some = [tuple(name for at, name in enumerate(ACTIONS) if possible >> at & 1) for possible in range(1 << len(ACTIONS))]
SOME_ACTIONS = tuple(names or (PASS,) for names in _some)
"""By the sum of what is possible: those actions, in the rulebook's order."""
SOME_ACTIONS_OR_PASS = tuple((*names, PASS) for names in _some)

ACTION = Kind("action", actions, why_not_act, WORD)


def turn(s: Barony) -> Rules:
    """Exactly one of six actions (R3.2), then the next seat (R3.1)."""
    seat = s.active
    action = yield ACTION, seat
    if action == PASS:
        s.passes += 1
        s.tell("passed", seat=seat)
    else:
        yield from PLAY_ACTION[action](s, seat)
    s.active = (seat + 1) % s.seats
    if s.active == s.first:
        end_round(s)


WHY_NOT_ACT: dict[str, Callable[[Barony, int], Refusal]] = {
    "recruit": why_no_recruitment,
    "move": why_no_movement,
    "build": why_no_construction,
    "new_city": why_no_new_city,
    "expedition": why_no_expedition,
    "title": why_no_title,
}
PLAY_ACTION: dict[str, Callable[[Barony, int], Rules]] = {
    "recruit": recruitment,
    "move": movement,
    "build": construction,
    "new_city": new_city,
    "expedition": expedition,
    "title": noble_title,
}
