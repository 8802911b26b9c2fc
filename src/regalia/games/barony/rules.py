"""The rules of Barony in the order of the rulebook; numbers such as R5.4 are those of the guide.

Each chapter says what is forbidden (`why_not_…`), lists what is allowed, and plays it. The lists are written for speed;
tests hold them against the reasons. R2 stands in placement.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from regalia.core.asking import WORD, Kind, Refusal, Rules, refuse
from regalia.core.state import OVER
from regalia.games.barony.constants import (
    CITY,
    DUKE,
    EXPEDITION_KNIGHTS,
    KNIGHT,
    LAKE,
    MOST_NEW_CITIES,
    MOUNTAIN,
    POINTS,
    SILVER,
    STRONGHOLD,
    TITLE_COST,
    VILLAGE,
)
from regalia.games.barony.hexes import Hex, Step
from regalia.games.barony.notation import BUILDING, DONE, HEX, PAYMENT, RECRUITS, STEP, TOKEN
from regalia.games.barony.payments import Payment, has_superfluous, payments, worth
from regalia.games.barony.placement import PLACE, placement
from regalia.games.barony.state import Barony, added

PASS = "pass"
NO_HEX = -1

OTHERS = tuple(0xFF ^ (1 << seat) for seat in range(8))
"""For each seat the bits of everybody else in `present`."""

OPEN_TO = tuple(bytes(closed_by in (0, seat + 1) for closed_by in range(256)) for seat in range(8))
"""For each seat a table that turns `closed` into 1 where a knight of the seat may enter."""

# === R3 The turn ======================================================================================================


def why_not_act(s: Barony, seat: int, action: str) -> Refusal | None:
    if action == PASS:
        return refuse("R3.4", seat=seat)
    return WHY_NOT_ACT[action](s, seat)


def actions(s: Barony, seat: int) -> tuple[str, ...]:
    """The actions of which at least one step is legal (R3.3); who has none passes (R3.4)."""
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
    return (ACTIONS_OR_PASS if s.variants.passing == "always" else ACTIONS)[possible]


CAN_RECRUIT, CAN_MOVE, CAN_BUILD, CAN_FOUND, CAN_LAND, CAN_PAY = (1 << action for action in range(6))
_names = ("recruit", "move", "build", "new_city", "expedition", "title")
_subsets = [tuple(name for at, name in enumerate(_names) if possible >> at & 1) for possible in range(1 << len(_names))]
ACTIONS = tuple(names or (PASS,) for names in _subsets)
"""By the sum of what is possible: the actions in the rulebook's order."""
ACTIONS_OR_PASS = tuple((*names, PASS) for names in _subsets)

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


# === R4 Action A: Recruitment =========================================================================================


def why_not_recruit(s: Barony, seat: int, option: tuple[Hex, int]) -> Refusal | None:
    hex, number = option
    if s.building[hex] != CITY or s.owner[hex] != seat or number < 1:
        return refuse("R4.1", hex=hex)
    if number > s.board.recruits[hex]:
        return refuse("R4.2", hex=hex, count=s.board.recruits[hex])
    if number > s.reserve[seat][KNIGHT]:
        return refuse("R4.3", seat=seat)
    return None


def recruits(s: Barony, seat: int) -> list[tuple[Hex, int]]:
    """Up to two knights, three beside a lake, as many as the reserve has (R4.1 to R4.3)."""
    reserve, most, made = s.reserve[seat][KNIGHT], s.board.recruits, s.board.shape.recruits
    found: list[tuple[Hex, int]] = []
    for hex in s.cities[seat]:
        found += made[hex][most[hex] if most[hex] < reserve else reserve]
    return found


def why_no_recruitment(s: Barony, seat: int) -> Refusal:
    return refuse("R4.3", seat=seat) if s.cities[seat] else refuse("R4.1", case="action")


RECRUIT = Kind("recruit", recruits, why_not_recruit, RECRUITS)


def recruitment(s: Barony, seat: int) -> Rules:
    hex, number = yield RECRUIT, seat
    s.put_knights(seat, hex, number)
    if s.news is not None:
        s.tell("recruited", seat=seat, hex=hex, count=number)


# === R5 Action B: Movement ============================================================================================


def why_not_enter(s: Barony, seat: int, hex: Hex) -> Refusal | None:
    """What keeps a knight of this seat out of a hex (R5.4, R5.5); one's own pieces never do (R5.6)."""
    if s.board.terrain[hex] == LAKE:
        return refuse("R5.4a", hex=hex)
    for other in range(s.seats):
        pieces = s.pieces(other, hex)
        if other == seat or not pieces:
            continue
        if s.owner[hex] == other and s.building[hex] in (CITY, STRONGHOLD):
            return refuse("R5.4b", hex=hex, seat=other, building=s.building[hex])
        if pieces > 1:
            return refuse("R5.4c", hex=hex, seat=other)
        if s.board.terrain[hex] == MOUNTAIN:
            return refuse("R5.4d", hex=hex, seat=other)
    return None


def why_not_step(s: Barony, seat: int, option: Step | str, tired: Hex = NO_HEX) -> Refusal | None:
    if isinstance(option, str):
        return None if tired != NO_HEX else refuse("R3.3")
    origin, target = option
    if not s.knights[seat][origin] or target not in s.board.shape.neighbours[origin]:
        return refuse("R5.1", origin=origin, target=target)
    if origin == tired and s.knights[seat][origin] < 2:
        return refuse("R5.3", hex=origin)
    return why_not_enter(s, seat, target)


def steps(s: Barony, seat: int, resting: Hex = NO_HEX) -> list[Step | str]:
    """Every knight to every adjacent hex that is open to it (R5.1, R5.4); those of the resting hex stay."""
    shape, closed, open_to = s.board.shape, s.closed, OPEN_TO[seat]
    around, made = shape.around, shape.steps
    found: list[Step | str] = []
    for origin in s.where[seat]:
        if origin != resting:
            found += made[origin][around[origin](closed).translate(open_to)]
    return found


def second_steps(s: Barony, seat: int, arrived: Hex) -> list[Step | str]:
    """The same without the tired knight, where he stands alone (R5.3); or stop (R5.1)."""
    found = steps(s, seat, arrived if s.knights[seat][arrived] == 1 else NO_HEX)
    found.append(DONE)
    return found


def why_no_movement(s: Barony, seat: int) -> Refusal:
    return refuse("R5.1", case="action")


MOVE = Kind("move", steps, why_not_step, STEP)
MOVE_AGAIN = Kind("move_again", second_steps, why_not_step, STEP)


def movement(s: Barony, seat: int) -> Rules:
    """One or two knights, one hex each; the second sees what the first has done (R5.1, R5.2)."""
    origin, target = yield MOVE, seat
    if march(s, seat, origin, target):
        yield from plunder(s, seat, target)
    choice = yield MOVE_AGAIN, seat, target
    if choice == DONE:
        return
    origin, target = choice
    if march(s, seat, origin, target):
        yield from plunder(s, seat, target)


# === R6 Peace and war =================================================================================================


def march(s: Barony, seat: int, origin: Hex, target: Hex) -> bool:
    """Moves a knight; war where its owner stood already and others too (R6.1, R6.2). True if a village falls."""
    before, own = s.move_knight(seat, origin, target), 1 << seat
    if s.news is not None:  # a call with keywords would cost as much as the move
        s.tell("moved", seat=seat, origin=origin, target=target)
    if before == own or not before & own:
        return False
    for other in range(s.seats):
        if other != seat and s.knights[other][target]:
            s.take_knight(other, target)  # never more than one (R1.7)
            s.tell("knight_beaten", seat=seat, victim=other, hex=target)
    return s.building[target] == VILLAGE and s.owner[target] != seat


def loot(s: Barony, seat: int, victim: int) -> list[int]:
    return [kind for kind, count in enumerate(s.tokens[victim]) if count]


def why_not_loot(s: Barony, seat: int, kind: int, victim: int) -> Refusal | None:
    return None if s.tokens[victim][kind] else refuse("R6.4", victim=victim, token=kind)


PLUNDER = Kind("plunder", loot, why_not_loot, TOKEN)


def plunder(s: Barony, seat: int, hex: Hex) -> Rules:
    """The village goes back to its owner's reserve; the mover takes one token of his, any kind (R6.2, R6.4)."""
    victim = s.owner[hex]
    s.take_village(hex)
    s.tell("village_burnt", seat=seat, victim=victim, hex=hex)
    if not loot(s, seat, victim):
        s.tell("nothing_to_plunder", seat=seat, victim=victim)
        return
    kind = yield PLUNDER, seat, victim
    s.gain(victim, kind, -1)
    s.gain(seat, kind)
    s.tell("plundered", seat=seat, victim=victim, token=kind)


# === R7 Action C: Construction ========================================================================================


def why_not_build(s: Barony, seat: int, option: tuple[Hex, int] | str, begun: bool) -> Refusal | None:
    if isinstance(option, str):
        return None if begun else refuse("R3.3")
    hex, kind = option
    if not s.knights[seat][hex]:
        return refuse("R7.2", hex=hex)
    if s.building[hex] or s.present[hex] & OTHERS[seat]:
        return refuse("R7.3", hex=hex)
    if kind not in (VILLAGE, STRONGHOLD):
        return refuse("R7.2", hex=hex)
    if not s.reserve[seat][kind]:
        return refuse("R7.6", building=kind)
    return None


def building_sites(s: Barony, seat: int) -> list[Hex]:
    """Hexes with an own knight, no building and nobody else (R7.2, R7.3)."""
    building, present, alone = s.building, s.present, 1 << seat
    return [hex for hex in s.where[seat] if present[hex] == alone and not building[hex]]


def builds(s: Barony, seat: int, begun: bool) -> list[tuple[Hex, int] | str]:
    """A village or a stronghold while the reserve has it (R7.6); done once something was built (R7.1)."""
    _, villages, strongholds, _ = s.reserve[seat]
    made, has = s.board.shape.builds, (villages > 0) + 2 * (strongholds > 0)
    building, present, alone = s.building, s.present, 1 << seat
    found: list[tuple[Hex, int] | str] = []
    for hex in s.where[seat]:
        if present[hex] == alone and not building[hex]:
            found += made[hex][has]
    if begun:
        found.append(DONE)
    return found


def why_no_construction(s: Barony, seat: int) -> Refusal:
    if building_sites(s, seat):
        return refuse("R7.6", case="action")
    return refuse("R7.3", case="action") if s.where[seat] else refuse("R7.2", case="action")


BUILD = Kind("build", builds, why_not_build, BUILDING)


def construction(s: Barony, seat: int) -> Rules:
    """Knights turn into villages or strongholds, one step after the other (R7.1, R7.2)."""
    choice = yield BUILD, seat, False
    while choice is not DONE:
        hex, kind = choice
        s.settle(seat, hex, kind)
        land = s.board.terrain[hex]
        event = "built" if take_token(s, seat, land) else "built_without_token"
        if s.news is not None:
            s.tell(event, seat=seat, hex=hex, building=kind, token=land)
        choice = (yield BUILD, seat, True) if building_sites(s, seat) else DONE


def take_token(s: Barony, seat: int, kind: int) -> bool:
    """A token of the hex's terrain from the stock, as long as there is one (R7.2, R7.7)."""
    if s.variants.resource_supply == "limited":
        if not s.stock[kind]:
            return False
        s.stock[kind] -= 1
    s.gain(seat, kind)
    return True


# === R8 Action D: New City ============================================================================================


def why_not_found(s: Barony, seat: int, hex: Hex) -> Refusal | None:
    if s.building[hex] != VILLAGE or s.owner[hex] != seat:
        return refuse("R8.1", hex=hex)
    if not s.reserve[seat][CITY] or s.new_cities[seat] >= MOST_NEW_CITIES:
        return refuse("R8.5", seat=seat)
    if not s.city_ground[hex] or s.present[hex] & OTHERS[seat]:
        return refuse("R8.2", hex=hex)
    return None


def new_city_sites(s: Barony, seat: int) -> list[Hex]:
    """Own villages, not in a forest, no city beside, no knight of others on the hex (R8.2, R8.3)."""
    present, alone = s.present, 1 << seat
    return [hex for hex in s.city_sites[seat] if present[hex] == alone]


def why_no_new_city(s: Barony, seat: int) -> Refusal:
    if not s.reserve[seat][CITY] or s.new_cities[seat] >= MOST_NEW_CITIES:
        return refuse("R8.5", seat=seat)
    return refuse("R8.2", case="action") if s.villages[seat] else refuse("R8.1", case="action")


NEW_CITY = Kind("new_city", new_city_sites, why_not_found, HEX)


def new_city(s: Barony, seat: int) -> Rules:
    """A village becomes a city: ten points, no token (R8.1, R8.4)."""
    hex = yield NEW_CITY, seat
    s.take_village(hex)
    s.put_building(seat, hex, CITY)
    s.new_cities = added(s.new_cities, seat, 1)
    if s.news is not None:
        s.tell("city_founded", seat=seat, hex=hex)


# === R9 Action E: Expedition ==========================================================================================


def why_not_land(s: Barony, seat: int, hex: Hex) -> Refusal | None:
    if s.reserve[seat][KNIGHT] < EXPEDITION_KNIGHTS:
        return refuse("R9.1", seat=seat)
    if hex not in s.board.landings or s.present[hex]:
        return refuse("R9.2", hex=hex)
    return None


def landings(s: Barony, seat: int) -> list[Hex]:
    """Edge hexes without any piece (R9.2)."""
    present = s.present
    return [hex for hex in s.board.landings if not present[hex]]


def why_no_expedition(s: Barony, seat: int) -> Refusal:
    return refuse("R9.3")


EXPEDITION = Kind("expedition", landings, why_not_land, HEX)


def expedition(s: Barony, seat: int) -> Rules:
    """One knight to the edge of the board, one out of the game for good (R9.1)."""
    hex = yield EXPEDITION, seat
    s.discard(seat, KNIGHT)
    s.put_knights(seat, hex, 1)
    if s.news is not None:
        s.tell("expedition_landed", seat=seat, hex=hex)


# === R10 Action F: Noble Title ========================================================================================


def why_not_pay(s: Barony, seat: int, payment: Payment) -> Refusal | None:
    if s.titles[seat] == DUKE:
        return refuse("R10.6", case="duke")
    if any(paid > held or paid < 0 for paid, held in zip(payment, s.tokens[seat], strict=True)):
        return refuse("R10.5", case="not_held")
    if worth(payment) < TITLE_COST:
        return refuse("R10.2", gold=worth(payment))
    if s.variants.overpay == "minimal" and has_superfluous(payment):
        return refuse("R10.5", gold=worth(payment))
    return None


def legal_payments(s: Barony, seat: int) -> Sequence[Payment]:
    return payments(s.tokens[seat], s.variants.overpay)


def why_no_title(s: Barony, seat: int) -> Refusal:
    if s.titles[seat] == DUKE:
        return refuse("R10.6", case="duke")
    return refuse("R10.6", gold=s.gold[seat])


TITLE = Kind("title", legal_payments, why_not_pay, PAYMENT)


def noble_title(s: Barony, seat: int) -> Rules:
    """At least 15 gold for the next title, one a turn, no change (R10.2 to R10.4)."""
    payment = yield TITLE, seat
    for kind, paid in enumerate(payment):
        if paid:
            s.gain(seat, kind, -paid)
            if s.variants.resource_supply == "limited":
                s.stock[kind] += paid
    s.titles = added(s.titles, seat, 1)
    if s.news is not None:
        s.tell("title_bought", seat=seat, title=s.titles[seat], gold=worth(payment))
    if s.titles[seat] == DUKE and not s.is_last_round:  # R11.1
        s.is_last_round = True
        s.tell("last_round_began", seat=seat)


# === R11 The end ======================================================================================================


def end_round(s: Barony) -> None:
    """When all have had their turn: a new round, or the end (R3.1, R11.1)."""
    all_passed = s.passes == s.seats  # R11.6
    too_long = 0 < s.variants.max_rounds <= s.round  # R11.7; 0 is no limit
    if s.is_last_round or all_passed or too_long:
        s.phase = OVER
        s.tell("game_ended", seat=ranking(s).index(1), points=max(scores(s)))
        return
    s.round += 1
    s.passes = 0
    if s.news is not None:
        s.tell("round_began", round=s.round)


def board_points(s: Barony, seat: int) -> int:
    """What the score board shows: titles and new cities (R8.4, R10.2)."""
    return POINTS[s.titles[seat]][s.new_cities[seat]]


def silver(s: Barony, seat: int) -> int:
    return sum(count * worth for count, worth in zip(s.tokens[seat], SILVER, strict=True))


def scores(s: Barony) -> list[int]:
    """Score board and silver of the tokens kept (R11.3)."""
    return [board_points(s, seat) + silver(s, seat) for seat in range(s.seats)]


def ranking(s: Barony) -> list[int]:
    """Most points first (R11.4); of equals the one latest in turn order, so that no place is shared (R11.5)."""
    points = scores(s)
    best_first = sorted(range(s.seats), key=lambda seat: (-points[seat], -((seat - s.first) % s.seats)))
    return [best_first.index(seat) + 1 for seat in range(s.seats)]


# === The parts put together ===========================================================================================

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
PHASES: dict[str, Callable[[Barony], Rules]] = {"placement": placement, "turn": turn}
KINDS = (PLACE, ACTION, RECRUIT, MOVE, MOVE_AGAIN, PLUNDER, BUILD, NEW_CITY, EXPEDITION, TITLE)
