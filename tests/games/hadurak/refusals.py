"""What every refusal of Hadurak says, checked anew: `VIOLATED[message](state, ask, option)`.

Each predicate is true when the condition that the sentence speaks of is really broken by the option. They are written
from the rulebook and look at the plain state only; no function that finds options or reasons is called here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from regalia.core.asking import Ask
from regalia.games.hadurak.pieces.board import (
    BORDERS,
    CITY_AT,
    CITY_COUNT,
    CITY_PLACE,
    INCOME,
    IS_PORT,
    KINGDOM,
    KINGDOM_CITIES,
    NEIGHBOURS,
    OUTER,
    ROADS,
)
from regalia.games.hadurak.pieces.cards import (
    AGAINST,
    AGENDA_TYPE,
    AGENDAS,
    BAN_FORTIFY,
    BAN_ROADS,
    BAN_SEA,
    BAN_SIEGE,
    BLUE,
    CANCEL_FAITH,
    CASTLE_PEACE,
    DRAFT_LIMIT,
    EVENTS,
    FATE_SYMBOL,
    FOR,
    MASTER_OF_HORSE,
    MASTER_OF_WORKS,
    NAMES_BARON,
    NATION,
    NEW_REGENT,
    PRIVATE_MOTION,
    RED,
    STRENGTH,
    SYNOD,
    TAX,
    TRACK_COST,
    TRACK_PLAYERS,
    WAGE,
    colour_of,
    is_mercenary,
)
from regalia.games.hadurak.state import AT_SEA, NEUTRAL, OFF, RAZED, Hadurak

Predicate = Callable[[Any, Ask, Any], bool]
SHAPES, ARMIES, GARRISON = 4, 5, 4
ALL, SEA, ANYWHERE = -1, -1, -1
NOT_SERVED = -1
ON_BOARD = 0

# --- the table --------------------------------------------------------------------------------------------------------


def owner(army: int) -> int:
    return army // ARMIES


def is_castle(army: int) -> bool:
    return army % ARMIES == GARRISON


def nobles(seat: int) -> list[int]:
    return [ARMIES * seat + shape for shape in range(SHAPES)]


def armies(seat: int) -> list[int]:
    return [ARMIES * seat + unit for unit in range(ARMIES)]


def on_land(s: Hadurak, army: int) -> bool:
    return 0 <= s.place[army] < AT_SEA


def stands(s: Hadurak, seat: int, place: int) -> bool:
    return any(s.place[noble] == place for noble in nobles(seat))


def others_stand(s: Hadurak, seat: int, place: int) -> list[int]:
    return [other for other in range(s.seats) if other != seat and stands(s, other, place)]


def castle(s: Hadurak, seat: int) -> int:
    return s.place[ARMIES * seat + GARRISON]


def castles_at(s: Hadurak, place: int) -> list[int]:
    return [seat for seat in range(s.seats) if castle(s, seat) == place]


def city(s: Hadurak, place: int) -> int | None:
    """The city that stands there, if any (R1.10)."""
    number = CITY_AT[place]
    return None if number < 0 or s.control[number] == RAZED else number


def sites(s: Hadurak, place: int) -> list[int]:
    standing = city(s, place)
    found = [] if standing is None else [standing]
    return found + [CITY_COUNT + seat for seat in castles_at(s, place)]


def master(s: Hadurak, site: int) -> int:
    return s.control[site] if site < CITY_COUNT else site - CITY_COUNT


def besieged(s: Hadurak, army: int) -> bool:
    """In a besieged city or castle of its baron (R1.11, R14.13)."""
    if not on_land(s, army):
        return False
    own = [site for site in sites(s, s.place[army]) if master(s, site) == owner(army)]
    return any(s.siege[site] >= 0 for site in own)


def obeyed(s: Hadurak, law: int, what: int) -> bool:
    return s.laws >> law & 1 == 1 and ("law", law, what) in s.refused


def has_army(s: Hadurak, army: int) -> bool:
    return s.nominal(army) > 0


def tokens_reach(s: Hadurak, army: int) -> bool:
    return 100 * s.tokens[army] >= s.nominal(army)


def markers_in_use(s: Hadurak, seat: int) -> int:
    return s.track.count(seat) + sum(each == seat for stakes in s.stakes for each, _ in stakes)


def players(s: Hadurak) -> int:
    return s.gone.count(False)


# --- ways (R12) -------------------------------------------------------------------------------------------------------


def legs(s: Hadurak, army: int, path: tuple[int, ...]) -> list[tuple[int, int]]:
    return [*pairwise((s.place[army], *path))]


def barred(s: Hadurak, seat: int, path: tuple[int, ...]) -> bool:
    """Somebody whose land is passed through has refused with this card (R12.4, R5.13)."""
    for place in path[:-1]:
        standing = city(s, place)
        concerned = {*others_stand(s, seat, place)}
        if standing is not None and s.control[standing] not in (NEUTRAL, seat):
            concerned.add(s.control[standing])
        if any(("pass", other, place) in s.refused for other in concerned):
            return True
    return False


def land_ways(s: Hadurak, army: int) -> Iterator[tuple[int, ...]]:
    """R12.2, R12.3, R12.14, R12.15."""
    start = s.place[army]
    for first in NEIGHBOURS[start]:
        yield (first,)
        for second in NEIGHBOURS[first]:
            if second == start:
                continue
            by_road = first in ROADS[start] and second in ROADS[first]
            if by_road and not obeyed(s, BAN_ROADS, army):
                yield (first, second)
                yield from ((first, second, third) for third in ROADS[second] if third not in (start, first))
            elif not by_road and s.office[army] == MASTER_OF_HORSE:
                yield (first, second)


def ports_from(s: Hadurak, army: int) -> list[int]:
    start = s.place[army]
    if not IS_PORT[start] or obeyed(s, BAN_SEA, army):
        return []
    return [port for port, is_port in enumerate(IS_PORT) if is_port and port != start]


def may_move(s: Hadurak, army: int) -> bool:
    return on_land(s, army) and s.rested[army] and army not in s.moved and not besieged(s, army)


def can_reach(s: Hadurak, seat: int, place: int) -> bool:
    for army in filter(lambda army: may_move(s, army), nobles(seat)):
        if place in ports_from(s, army):
            return True
        if any(way[-1] == place and not barred(s, seat, way) for way in land_ways(s, army)):
            return True
    return False


def can_fight(s: Hadurak, seat: int, place: int) -> bool:
    """R13.1, R13.14: a rested noble there, and something that may be attacked."""
    if s.truce or not any(s.place[noble] == place and s.rested[noble] for noble in nobles(seat)):
        return False
    there = sites(s, place)
    open_sites = [site for site in there if master(s, site) != seat and not has_refused(s, site)]
    inside = [master(s, site) for site in there]
    return bool(open_sites) or any(other not in inside for other in others_stand(s, seat, place))


def has_refused(s: Hadurak, site: int) -> bool:
    is_kept = site >= CITY_COUNT and obeyed(s, CASTLE_PEACE, site)
    return is_kept or any(why == "attack" and where == site for why, _, where in s.refused)


# --- moves: `move_noble`, and `event_choice` of a Forced March --------------------------------------------------------


def mover(ask: Ask, option: Any) -> tuple[int, tuple[int, ...]]:
    return (option[1], option[2]) if ask.kind.id == "event_choice" else option


def army_is(test: Callable[[Hadurak, int], bool]) -> Predicate:
    return lambda s, ask, option: test(s, mover(ask, option)[0])


def way_is(test: Callable[[Hadurak, int, tuple[int, ...]], bool]) -> Predicate:
    return lambda s, ask, option: test(s, *mover(ask, option))


def is_too_long(s: Hadurak, army: int, path: tuple[int, ...]) -> bool:
    by_road = all(there in ROADS[here] for here, there in legs(s, army, path))
    return len(path) > (3 if by_road else 1)


def is_too_long_for_a_horseman(s: Hadurak, army: int, path: tuple[int, ...]) -> bool:
    return s.office[army] == MASTER_OF_HORSE and len(path) > 2 and is_too_long(s, army, path)


def crosses(kind: str) -> Predicate:
    def is_crossed(s: Hadurak, army: int, path: tuple[int, ...]) -> bool:
        return any(BORDERS.get(leg) == kind and leg[1] not in NEIGHBOURS[leg[0]] for leg in legs(s, army, path))

    return way_is(is_crossed)


def target_missed(s: Hadurak, ask: Ask, option: Any) -> bool:
    """R5.6, for moves and for battles."""
    where = option[1][-1] if ask.kind.id == "move_noble" else option[0]
    return ask.args[0] != ANYWHERE and bool(where != ask.args[0])


def other_law_kept(s: Hadurak, ask: Ask, option: Any) -> bool:
    """R11.8: the baron has obeyed a law on this occasion, and the option would break it."""
    match ask.kind.id:
        case "move_noble":
            army, path = option
            return obeyed(s, BAN_SEA if SEA in path else BAN_ROADS, army) and (SEA in path or len(path) > 1)
        case "event_choice" if option[0] == "move":
            return obeyed(s, BAN_SEA if SEA in option[2] else BAN_ROADS, option[1])
        case "start_battle":
            place, mode, *_ = option
            kept = (CASTLE_PEACE, BAN_SIEGE) if mode == "siege" else (CASTLE_PEACE,)
            return any(obeyed(s, law, site) for law in kept for site in sites(s, place))
        case "hire":
            hired = max(s.served[ask.seat], 0)
            return obeyed(s, DRAFT_LIMIT, ask.seat) and hired + len(option[0]) > 1
    return bool(option[0] == "fortify") and obeyed(s, BAN_FORTIFY, ask.seat)


# --- armies that give and take ----------------------------------------------------------------------------------------


def giver(option: Any) -> int:
    return int(option[0])


def troop_asked(option: Any) -> int:
    return int(option[-1])


def collected_elsewhere(s: Hadurak, ask: Ask, option: Any) -> bool:
    army = ask.args[0]
    return giver(option) == army or owner(giver(option)) != ask.seat or s.place[giver(option)] != s.place[army]


def apart(s: Hadurak, ask: Ask, option: Any) -> bool:
    giving, taking, _ = option
    return not on_land(s, giving) or s.place[giving] != s.place[taking]


def not_off_board(s: Hadurak, ask: Ask, option: Any) -> bool:
    giving, taking, _ = option
    if ask.args[0] == ON_BOARD:
        return False
    return is_castle(taking) or s.place[taking] != OFF or (not is_castle(giving) and s.place[giving] != OFF)


def heir_away(s: Hadurak, ask: Ask, option: Any) -> bool:
    concerned = option[:1] if ask.kind.id == "place_noble" else option[:2]
    return s.variants.hostages and any(
        s.buried[army] and s.heirs[army] != owner(army) for army in concerned if not is_castle(army)
    )


def noble_is_out(s: Hadurak, ask: Ask, option: Any) -> bool:
    concerned = (option,) if ask.kind.id == "assign_troop" else option[:2]
    return any(s.out[army] for army in concerned)


# --- battles ----------------------------------------------------------------------------------------------------------


def chosen(seat: int, mask: int) -> list[int]:
    return [noble for shape, noble in enumerate(nobles(seat)) if mask >> shape & 1]


def not_all_rested_there(s: Hadurak, ask: Ask, option: Any) -> bool:
    place, _, _, mask = option
    return any(s.place[noble] != place or not s.rested[noble] for noble in chosen(ask.seat, mask))


def nobody_to_fight(s: Hadurak, ask: Ask, option: Any) -> bool:
    place, mode, defender, _ = option
    return mode == "field" and (defender == NEUTRAL or not stands(s, defender, place))


def attacked_site(s: Hadurak, option: Any) -> int | None:
    return next((site for site in sites(s, option[0]) if master(s, site) == option[2]), None)


def is_inside(s: Hadurak, ask: Ask, option: Any) -> bool:
    place, mode, defender, _ = option
    return mode == "field" and stands(s, defender, place) and attacked_site(s, option) is not None


def third_refused(s: Hadurak, ask: Ask, option: Any) -> bool:
    site = attacked_site(s, option)
    return any(
        why == "attack" and where == site and stands(s, who, option[0]) and who not in (ask.seat, option[2])
        for why, who, where in s.refused
    )


def too_weak_to_besiege(s: Hadurak, ask: Ask, option: Any) -> bool:
    """R14.10."""
    place, mode, defender, mask = option
    site = attacked_site(s, option)
    if mode != "siege" or site is None:
        return False
    attack = sum(s.strength(noble) for noble in chosen(ask.seat, mask)) + 200
    defence = s.walls(site)
    if defender != NEUTRAL:
        inside = [noble for noble in nobles(defender) if s.place[noble] == place]
        defence += sum(s.strength(noble) for noble in inside) + (200 if inside else 0)
        if site >= CITY_COUNT:
            defence += s.strength(ARMIES * defender + GARRISON)
    return attack <= defence


def siege_again(s: Hadurak, ask: Ask, option: Any) -> bool:
    """R14.12: this round's own siege."""
    site = attacked_site(s, option)
    return option[1] == "siege" and site is not None and s.siege[site] == ask.seat and s.siege_round[site] == s.round


def siege_of_another(s: Hadurak, ask: Ask, option: Any) -> bool:
    site = attacked_site(s, option)
    return option[1] == "siege" and site is not None and s.siege[site] not in (-1, ask.seat)


def side(s: Hadurak, seat: int) -> int:
    return 0 if seat == s.attacker else 1


def symbols_held(s: Hadurak, seat: int) -> Counter[int]:
    return Counter(FATE_SYMBOL[card] for card in s.fate_hands[side(s, seat)])


def discards_too_few(s: Hadurak, ask: Ask, option: Any) -> bool:
    """R13.7."""
    drawn = len(s.fate_hands[side(s, ask.seat)])
    if s.commander[side(s, ask.seat)] < 0:
        return False
    return bool(sum(option) < (1 if drawn == 2 else min(drawn, 2)))


def walls_take_losses(s: Hadurak, seat: int) -> bool:
    return s.battle == "assault" and seat == s.defender


def mercenaries_in(s: Hadurak, army: int) -> Counter[int]:
    return Counter(troop for troop in s.troops[army] if is_mercenary(troop))


def strength_of(troops: Any) -> int:
    return sum(STRENGTH[troop] for troop in troops)


def loss_due(s: Hadurak, army: int) -> int:
    return min(100 * s.tokens[army], strength_of(mercenaries_in(s, army).elements()))


# --- the Assembly -----------------------------------------------------------------------------------------------------


def motion_of(s: Hadurak, ask: Ask) -> tuple[Any, ...]:
    return ask.args if ask.kind.id == "written_votes" else s.motion


def answer_of(ask: Ask, option: Any) -> int:
    return int(option[0]) if ask.kind.id == "written_votes" else int(option)


def names_a_baron(motion: tuple[Any, ...]) -> bool:
    return motion[0] in ("urgent", "agenda") and NAMES_BARON[motion[1]]


def forbidden_by_card(s: Hadurak, ask: Ask, option: Any) -> bool:
    """R10.28."""
    motion, seat = motion_of(s, ask), answer_of(ask, option)
    if not names_a_baron(motion):
        return False
    return (motion[1] == NEW_REGENT and s.banned[seat]) or (motion[1] == SYNOD and s.heretic == seat)


def not_among_the_tied(s: Hadurak, ask: Ask, option: Any) -> bool:
    """R10.8, R10.28: somebody else has more votes, or the answer is none."""
    if names_a_baron(s.motion) != (option not in (FOR, AGAINST)) or forbidden_by_card(s, ask, option):
        return True
    if option not in (FOR, AGAINST) and s.gone[option]:
        return True
    totals: Counter[int] = Counter()
    for seat, answer in enumerate(s.declared):
        if answer >= 0:
            totals[answer] += s.committed[seat]
    return totals[option] < max(totals.values(), default=0)


def out_of_the_game(s: Hadurak, ask: Ask, option: Any) -> bool:
    return s.gone[option[1] if ask.kind.id == "private_subject" else answer_of(ask, option)]


def all_titles_and_offices(s: Hadurak) -> set[int]:
    return {card for titles in s.titles for card in titles} | {card for card in s.office if card >= 0}


def of_subject(name: str, is_violated: Callable[[Hadurak, int], bool]) -> Predicate:
    """Of a private motion with this subject."""
    return lambda s, ask, option: option[0] == name and is_violated(s, option[1])


def agenda_forbids(s: Hadurak, ask: Ask, option: Any) -> bool:
    """R10.29, card by card."""
    card, named = ask.args
    match AGENDAS[card]:
        case "confiscation":
            return option not in KINGDOM_CITIES or s.control[option] != named
        case "disarmament":
            if not isinstance(option, tuple):
                return True
            army, troop = option
            return owner(army) != named or troop not in mercenaries_in(s, army) or STRENGTH[troop] < 100
    return option not in KINGDOM_CITIES or s.control[option] != RAZED or bool(castles_at(s, CITY_PLACE[option]))


# --- events -----------------------------------------------------------------------------------------------------------


def faith_missing(s: Hadurak) -> int:
    return CANCEL_FAITH[s.event] - sum(s.pledges)


def event_forbids(s: Hadurak, ask: Ask, option: Any) -> bool:
    """R7.8, card by card: what the card of section 2.8 allows is not this."""
    if not isinstance(option, tuple):
        return bool(EVENTS[ask.args[0]] != "forced_march")
    return not ALLOWED[EVENTS[ask.args[0]]](s, ask.seat, option)


def allows_crumbling(s: Hadurak, seat: int, option: Any) -> bool:
    verb, site, number = option if len(option) == 3 else (*option, 0)
    has_fort = any(s.fortified[each] and s.control[each] == seat for each in range(CITY_COUNT))
    if verb not in ("unfortify", "breach") or number or master(s, site) != seat:
        return False
    if verb == "unfortify":
        return bool(site < CITY_COUNT and s.fortified[site])
    is_there = site < CITY_COUNT or castle(s, seat) != OFF
    return bool(not has_fort and is_there and s.walls(site) > 0)


def allows_masonry(s: Hadurak, seat: int, option: Any) -> bool:
    if option[0] not in ("fortify", "repair") or master(s, option[1]) != seat or s.siege[option[1]] >= 0:
        return False
    if option[0] == "fortify":
        return bool(option[1] < CITY_COUNT and not s.fortified[option[1]] and not option[2])
    return bool(0 < option[2] == s.breaches[option[1]])


def allows_captain(s: Hadurak, seat: int, option: Any) -> bool:
    return bool(option[0] == "troop") and option[1] in s.offer


def allows_recruits(s: Hadurak, seat: int, option: Any) -> bool:
    return bool(option[0] == "restore") and owner(option[1]) == seat and s.tokens[option[1]] > 0


def allows_gates(s: Hadurak, seat: int, option: Any) -> bool:
    if option[0] != "city" or s.control[option[1]] != NEUTRAL:
        return False
    place = CITY_PLACE[option[1]]
    return stands(s, seat, place) and not others_stand(s, seat, place)


def allows_exodus(s: Hadurak, seat: int, option: Any) -> bool:
    if option[0] != "lose":
        return False
    _, army, troop = option
    return owner(army) == seat and troop in mercenaries_in(s, army) and NATION[troop] == s.target


ALLOWED: dict[str, Callable[[Hadurak, int, Any], bool]] = {
    "crumbling_walls": allows_crumbling,
    "renowned_captain": allows_captain,
    "master_mason": allows_masonry,
    "fresh_recruits": allows_recruits,
    "forced_march": lambda s, seat, option: option[0] == "move",
    "open_gates": allows_gates,
    "exodus": allows_exodus,
    "great_fair": lambda s, seat, option: option[0] == "buy" and 3 * (option[1] + option[2]) <= s.crowns[seat],
}


def costs_faith(s: Hadurak, ask: Ask, option: Any) -> bool:
    """R6.1: red for another, green for oneself."""
    colour = colour_of(s.events[-1])
    is_paid = colour != BLUE and (colour == RED) == (option != ask.seat)
    return is_paid and s.faith[ask.seat] == 0


# --- money and works --------------------------------------------------------------------------------------------------


def work_cost(s: Hadurak, seat: int, option: Any) -> int:
    """R6.7, and the Master of the Works."""
    is_master = MASTER_OF_WORKS in s.titles[seat]
    if option[0] == "repair":
        return int(option[2]) * (1 if is_master else 2)
    return 2 if is_master else 4


def not_offered(s: Hadurak, ask: Ask, option: Any) -> bool:
    return bool(Counter(option[0]) - Counter(s.offer))


def not_with_own_markers(s: Hadurak, ask: Ask, option: Any) -> bool:
    """R9.2: the current marker, and another own one for every further card."""
    troops, spaces = option
    own = {space for space, seat in enumerate(s.track) if seat == ask.seat and space != ask.args[0]}
    return len(own & {*spaces}) != len(spaces) or len(spaces) + 1 != len(troops)


def cannot_be_given_troops(s: Hadurak, ask: Ask, option: Any) -> bool:
    """R9.3: elsewhere on the board, or at sea."""
    if is_castle(option) or s.place[option] == OFF:
        return False
    at_home = on_land(s, option) and any(master(s, site) == ask.seat for site in sites(s, s.place[option]))
    return not at_home


def rebels_price(s: Hadurak, number: int) -> int:
    return 2 * (INCOME[number] + int(s.fortified[number]))


def is_home(s: Hadurak, seat: int, place: int) -> bool:
    return any(master(s, site) == seat for site in sites(s, place))


def home_besieged(s: Hadurak, ask: Ask, option: Any) -> bool:
    place = option[1]
    return is_home(s, ask.seat, place) and any(s.siege[site] >= 0 for site in sites(s, place))


def no_entry(s: Hadurak, ask: Ask, option: Any) -> bool:
    """S10, R18.12."""
    army = option[0]
    return owner(army) != ask.seat or is_castle(army) or s.place[army] != OFF or not has_army(s, army)


# --- castles ----------------------------------------------------------------------------------------------------------


def overseas(s: Hadurak, ask: Ask, option: Any) -> bool:
    return (option[1] if isinstance(option, tuple) else option) not in KINGDOM


def on_the_rim(s: Hadurak, ask: Ask, option: Any) -> bool:
    return s.variants.seats <= 3 and option in OUTER


def built_over(s: Hadurak, ask: Ask, option: Any) -> bool:
    return bool(sites(s, option))


def watched(s: Hadurak, ask: Ask, option: Any) -> bool:
    place = option[1] if isinstance(option, tuple) else option
    return bool(others_stand(s, ask.seat, place))


def at_first(is_violated: Predicate) -> Predicate:
    """Where the first castle is placed (S9)."""
    return lambda s, ask, option: not ask.args[0] and is_violated(s, ask, option)


def on_return(is_violated: Predicate) -> Predicate:
    """Where a castle comes back in Upkeep (R18.11 a), or whatever else returns there."""
    return lambda s, ask, option: (ask.kind.id != "place_castle" or ask.args[0]) and is_violated(s, ask, option)


# --- every refusal ----------------------------------------------------------------------------------------------------

VIOLATED: dict[str, Predicate] = {
    "S1": lambda s, ask, option: option in s.barons,
    "S9-must": lambda s, ask, option: option == "pass" and not ask.args[0],
    "S9-overseas": at_first(overseas),
    "S9-outer": at_first(on_the_rim),
    "S9-taken": at_first(built_over),
    "S8-number": lambda s, ask, units: len(units) != (3, 2, 1)[ask.args[0]],
    "S10-noble": no_entry,
    "S10-overseas": overseas,
    "S10-castle": lambda s, ask, option: any(seat != ask.seat for seat in castles_at(s, option[1])),
    "S10-taken": watched,
    "R1-13": lambda s, ask, option: option not in s.struck or owner(option) != ask.seat,
    "R3-1-many": lambda s, ask, option: len(option) > 2,
    "R3-1-hand": lambda s, ask, option: bool(Counter(option) - Counter(s.hands[ask.seat])),
    "R5-2-taken": lambda s, ask, option: s.track[option - 1] >= 0,
    "R5-2-players": lambda s, ask, option: TRACK_PLAYERS[option - 1] > players(s),
    "R5-6": target_missed,
    "R5-6-target": lambda s, ask, option: not can_reach(s, ask.seat, option) and not can_fight(s, ask.seat, option),
    "R5-8": lambda s, ask, option: option == TAX,
    "R5-9-cost": lambda s, ask, option: ask.args[0] and TRACK_COST[option - 1] > s.crowns[ask.seat],
    "R5-9-none": lambda s, ask, option: (
        option == "marker"
        and all(
            cost > s.crowns[ask.seat]
            for cost, who, least in zip(TRACK_COST, s.track, TRACK_PLAYERS, strict=True)
            if who < 0 and least <= players(s)
        )
    ),
    "R5-10": lambda s, ask, option: option == "marker" and markers_in_use(s, ask.seat) >= 8,
    "R5-11": army_is(lambda s, army: army in s.moved),
    "R5-13": lambda s, ask, option: barred(s, ask.seat, mover(ask, option)[1]),
    "R6-1": costs_faith,
    "R6-1-out": lambda s, ask, option: s.gone[option],
    "R6-2-under_way": lambda s, ask, option: s.voyage[option] > 0,
    "R6-2-stake": lambda s, ask, option: option > min(5, s.crowns[ask.seat]),
    "R6-7-own": lambda s, ask, option: master(s, option[1]) != ask.seat,
    "R6-7-castle": lambda s, ask, option: option[0] == "fortify" and option[1] >= CITY_COUNT,
    "R6-7-fortified": lambda s, ask, option: option[0] == "fortify" and s.fortified[option[1]],
    "R6-7-breaches": lambda s, ask, option: option[0] == "repair" and option[2] > s.breaches[option[1]],
    "R6-7-cost": lambda s, ask, option: work_cost(s, ask.seat, option) > s.crowns[ask.seat],
    "R6-8-own": lambda s, ask, option: owner(option[0]) != ask.seat,
    "R6-8-casualties": lambda s, ask, option: option[1] > s.tokens[option[0]],
    "R6-8-cost": lambda s, ask, option: 2 * option[1] > s.crowns[ask.seat],
    "R7-3": lambda s, ask, option: colour_of(s.event) != RED and option > min(s.faith[ask.seat], faith_missing(s)),
    "R7-3-red": lambda s, ask, option: colour_of(s.event) == RED and option not in (0, CANCEL_FAITH[s.event]),
    "R7-7-none": lambda s, ask, option: option == "battle" and s.truce,
    "R7-8": event_forbids,
    "R8-8": lambda s, ask, option: (
        option == "pay" and sum(WAGE[troop] for _, troop in s.due) > s.crowns[ask.seat] + s.purse
    ),
    "R8-8-unpaid": lambda s, ask, option: option not in s.due,
    "R9-1": lambda s, ask, option: sum(WAGE[troop] for troop in option[0]) > s.crowns[ask.seat],
    "R9-1-offer": not_offered,
    "R9-2": not_with_own_markers,
    "R9-3-own": lambda s, ask, option: owner(option) != ask.seat,
    "R9-3-place": cannot_be_given_troops,
    "R9-3-besieged": lambda s, ask, option: besieged(s, option),
    "R9-4": noble_is_out,
    "R9-6": lambda s, ask, option: len(option[0]) > 1 and s.served[ask.seat] != NOT_SERVED,
    "R10-3": lambda s, ask, option: option not in s.attending,
    "R10-5": lambda s, ask, option: sorted(option) != [*range(len(s.urgent))],
    "R10-6-answer": lambda s, ask, option: (
        names_a_baron(motion_of(s, ask)) == (answer_of(ask, option) in (FOR, AGAINST))
    ),
    "R10-6-votes": lambda s, ask, option: option > s.votes[ask.seat],
    "R10-7": out_of_the_game,
    "R10-8": not_among_the_tied,
    "R10-12": lambda s, ask, option: option[1] + sum(votes for _, votes in s.written[ask.seat]) > s.votes[ask.seat],
    "R10-15": lambda s, ask, option: option not in s.titles[ask.seat],
    "R10-16": lambda s, ask, option: option not in nobles(ask.seat) or s.out[option],
    "R10-28": forbidden_by_card,
    "R10-29": agenda_forbids,
    "R10-30-pardon": of_subject("pardon", lambda s, other: not s.banned[other]),
    "R10-30-lifted": of_subject("pardon", lambda s, other: s.banned[other] and s.pardoned[other]),
    "R10-30-repeal": of_subject("repeal", lambda s, law: not s.laws >> law & 1),
    "R10-30-strip": of_subject("strip", lambda s, card: card not in all_titles_and_offices(s)),
    "R10-30-agenda": of_subject(
        "agenda", lambda s, card: card not in s.agenda_discard or AGENDA_TYPE[card] == PRIVATE_MOTION
    ),
    "R11-8": other_law_kept,
    "R12-1-own": lambda s, ask, option: mover(ask, option)[0] not in nobles(ask.seat),
    "R12-1-exhausted": army_is(lambda s, army: not s.rested[army]),
    "R12-1-off": army_is(lambda s, army: s.place[army] == OFF),
    "R12-1-at_sea": army_is(lambda s, army: s.place[army] >= AT_SEA),
    "R12-1-besieged": army_is(besieged),
    "R12-1-none": lambda s, ask, option: option == "move" and not any(may_move(s, army) for army in nobles(ask.seat)),
    "R12-2-steps": way_is(is_too_long),
    "R12-2-far": way_is(lambda s, army, path: any(leg not in BORDERS for leg in legs(s, army, path))),
    "R12-3-mountain": crosses("mountain"),
    "R12-3-river": crosses("river"),
    "R12-8-port": way_is(lambda s, army, path: not IS_PORT[s.place[army]] or not IS_PORT[path[-1]]),
    "R12-8-steps": way_is(lambda s, army, path: SEA in path and not (len(path) == 2 and path[0] == SEA != path[1])),
    "R12-10": collected_elsewhere,
    "R12-10-exhausted": lambda s, ask, option: not is_castle(giver(option)) and not s.rested[giver(option)],
    "R12-11": lambda s, ask, option: s.tokens[giver(option)] > 0 and troop_asked(option) != ALL,
    "R12-11-each": lambda s, ask, option: s.tokens[giver(option)] == 0 and troop_asked(option) == ALL,
    "R12-11-card": lambda s, ask, option: (
        not s.troops[giver(option)] or troop_asked(option) not in (*s.troops[giver(option)], ALL)
    ),
    "R12-12": lambda s, ask, option: besieged(s, giver(option)),
    "R12-14": way_is(lambda s, army, path: len({s.place[army], *path} - {SEA}) < 1 + len(path) - (SEA in path)),
    "R12-15": way_is(is_too_long_for_a_horseman),
    "R13-1-none": lambda s, ask, option: (
        option == "battle" and not any(can_fight(s, ask.seat, place) for place in range(len(NEIGHBOURS)))
    ),
    "R13-1-noble": nobody_to_fight,
    "R13-1-own": lambda s, ask, option: option[2] == ask.seat,
    "R13-1-site": lambda s, ask, option: option[1] != "field" and attacked_site(s, option) is None,
    "R13-3": is_inside,
    "R13-4": not_all_rested_there,
    "R13-5": lambda s, ask, option: option not in s.forces[side(s, ask.seat)] or is_castle(option),
    "R13-7": discards_too_few,
    "R13-7-hand": lambda s, ask, option: any(
        count > symbols_held(s, ask.seat)[symbol] for symbol, count in enumerate(option)
    ),
    "R13-10": lambda s, ask, option: option in s.forces[side(s, ask.seat)] and tokens_reach(s, option),
    "R13-10-part": lambda s, ask, option: option not in s.forces[side(s, ask.seat)],
    "R14-5": lambda s, ask, option: option == "breach" and walls_take_losses(s, ask.seat) and s.walls(s.site) <= 0,
    "R14-5-walls": lambda s, ask, option: option == "breach" and not walls_take_losses(s, ask.seat),
    "R14-10": too_weak_to_besiege,
    "R14-12": siege_again,
    "R14-13": lambda s, ask, option: s.siege[option[1]] >= 0,
    "R14-15": siege_of_another,
    "R14-19": third_refused,
    "R15-4": lambda s, ask, option: s.control[option] != ask.seat,
    "R16-1": lambda s, ask, option: NATION[option] != ask.args[1],
    "R16-1-card": lambda s, ask, option: option not in s.troops[ask.args[0]],
    "R16-2-border": lambda s, ask, option: option not in NEIGHBOURS[s.place[ask.args[0]]],
    "R16-2-city": lambda s, ask, option: (
        (there := city(s, option)) is not None and s.control[there] not in (NEUTRAL, ask.seat)
    ),
    "R16-2-noble": watched,
    "R16-5": lambda s, ask, option: strength_of(option) < loss_due(s, ask.args[0]),
    "R16-5-many": lambda s, ask, option: any(
        strength_of(option) - STRENGTH[troop] >= loss_due(s, ask.args[0]) for troop in option
    ),
    "R16-5-card": lambda s, ask, option: bool(Counter[int](option) - mercenaries_in(s, ask.args[0])),
    "R18-5-faith": lambda s, ask, option: option == "faith" and not s.faith[ask.seat],
    "R18-5-crowns": lambda s, ask, option: option == "crowns" and rebels_price(s, ask.args[0]) > s.crowns[ask.seat],
    "R18-11-overseas": on_return(overseas),
    "R18-11-outer": on_return(on_the_rim),
    "R18-11-taken": on_return(built_over),
    "R18-11-noble": on_return(watched),
    "R18-11-own": lambda s, ask, option: owner(option[0]) != ask.seat or option[0] == option[1],
    "R18-11-apart": apart,
    "R18-11-off": not_off_board,
    "R18-11-home": lambda s, ask, option: not is_home(s, ask.seat, option[1]),
    "R18-11-besieged": home_besieged,
    "R18-12": no_entry,
    "R19-1-sealed": lambda s, ask, option: s.is_sealed,
    "R19-1-other": lambda s, ask, option: option[0] == ask.seat or s.gone[option[0]],
    "R19-1-out": lambda s, ask, option: s.gone[ask.seat],
    "R19-1-barons": lambda s, ask, option: any(baron < 0 for baron in s.barons),
    "R19-2": lambda s, ask, option: option[1] > min(s.crowns[ask.seat], 50),
    "R21-2": of_subject("rule", lambda s, law: bool(s.laws >> law & 1)),
    "R21-2-off": of_subject("rule", lambda s, law: not s.variants.free_motions),
    "R21-3": lambda s, ask, option: s.heirs[option[1]] != ask.seat,
    "R21-3-none": lambda s, ask, option: is_castle(option[1]) or s.out[option[1]],
    "R21-3-heir": heir_away,
    "R21-3-off": lambda s, ask, option: not s.variants.hostages,
    "R21-3-own": lambda s, ask, option: option[0] != "give" and owner(option[1]) == ask.seat,
    "R21-3-pass": lambda s, ask, option: option[0] == "give" and owner(option[1]) != ask.seat,
    "R21-3-other": lambda s, ask, option: option[2] == ask.seat or s.gone[option[2]],
}
