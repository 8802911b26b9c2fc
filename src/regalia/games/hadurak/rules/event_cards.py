"""R7.5 What each event does, in the order of the data; the choices they ask."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.hadurak.cards import EVENT, FATE_CITY, FATE_NATION, FATE_REBELLION, NATION, event_number
from regalia.games.hadurak.notation import BUYS, CHOICE, PASS, Choice
from regalia.games.hadurak.realm import CITY_COUNT, CITY_PLACE, IS_KINGDOM_CITY
from regalia.games.hadurak.rules import movement
from regalia.games.hadurak.rules.actions import has_most
from regalia.games.hadurak.rules.draft import billets
from regalia.games.hadurak.rules.fate import (
    draw_mercenary,
    fated_noble,
    fill_offer,
    remove_troop,
    return_to_deck,
    turn_fate,
    turn_until,
)
from regalia.games.hadurak.rules.laws import make_patron, pass_patronage
from regalia.games.hadurak.rules.nobles import extinguish, on_board_or_at_sea, strike
from regalia.games.hadurak.rules.walls import (
    breach,
    can_breach,
    income,
    make_neutral,
    raze,
    settle_walls,
    take_control,
)
from regalia.games.hadurak.state import (
    ARMIES,
    AT_SEA,
    GARRISON,
    HEIR_DEAD,
    NEUTRAL,
    NONE,
    RAZED,
    Hadurak,
    Seat,
)

# --- choices ----------------------------------------------------------------------------------------------------------


def choices(s: Hadurak, seat: Seat, event: int) -> list[Choice | str]:
    return CHOICES[event](s, seat)


def why_not_choice(s: Hadurak, seat: Seat, option: Choice | str, event: int) -> Refusal | None:
    if event == FORCED_MARCH and not isinstance(option, str) and option[0] == "move":
        return movement.why_not_walk(s, seat, option[1], option[2], NONE)
    return refuse("R7.8", event=event)


EVENT_CHOICE = Kind("event_choice", choices, why_not_choice, CHOICE)

# --- red --------------------------------------------------------------------------------------------------------------


def heretic(s: Hadurak, seat: Seat) -> None:
    """`heretic`: no faith, and never the Head of the Church (R7.9)."""
    s.faith[seat] = 0
    s.heretic = seat
    if s.patron == seat:
        pass_patronage(s, [other for other in s.in_play() if other != seat])


def assassins_target(s: Hadurak, seat: Seat) -> int:
    return fated_noble(s, seat, tuple(on_board_or_at_sea(s, seat)))


def assassin(s: Hadurak, seat: Seat) -> None:
    """`assassin`: two casualties for the noble that fate has shown."""
    strike(s, [s.target], event_number(s.event, "casualties"))


def camp_fever(s: Hadurak, seat: Seat) -> None:
    """`camp_fever`: a casualty for every strong army."""
    least = event_number(s.event, "min_strength")
    armies = [*on_board_or_at_sea(s, seat), ARMIES * seat + GARRISON]
    strike(s, [army for army in armies if s.strength(army) >= least], event_number(s.event, "casualties"))


def fated_nation(s: Hadurak, seat: Seat) -> int:
    return FATE_NATION[turn_fate(s)]


def mutiny(s: Hadurak, seat: Seat) -> None:
    """`mutiny`: all mercenaries of the nation shown desert."""
    gone = [(army, troop) for army, troop in s.mercenaries_of(seat) if NATION[troop] == s.target]
    for army, troop in gone:
        remove_troop(s, army, troop)
    if gone:
        s.tell("unpaid_left", seat=seat, troops=tuple(troop for _, troop in gone))
        return_to_deck(s, [troop for _, troop in gone])
        s.struck[:] = sorted({army for army, _ in gone})
        s.todo.append(("check_armies", seat))


def highwaymen(s: Hadurak, seat: Seat) -> None:
    """`highwaymen`: half of the crowns."""
    lose_crowns(s, seat, s.crowns[seat] // 2)


def lose_crowns(s: Hadurak, seat: Seat, crowns: int) -> None:
    lost = min(crowns, s.crowns[seat])
    s.crowns[seat] -= lost
    s.tell("lost_crowns", seat=seat, crowns=lost)


def town_unrest(s: Hadurak, seat: Seat) -> None:
    """`town_unrest`: a card for each unguarded city, which cannot be bought off."""
    for city in s.cities_of(seat):
        if not s.stands_at(seat, CITY_PLACE[city]) and FATE_REBELLION[turn_fate(s)]:
            make_neutral(s, city)


def childless_target(s: Hadurak, seat: Seat) -> int:
    return fated_noble(s, seat, tuple(army for army in s.nobles(seat) if not s.out[army]))


def childless(s: Hadurak, seat: Seat) -> None:
    """`childless`: this noble has no heir; a hostage heir dies (R21.3)."""
    s.childless = s.target
    s.heirs = tuple(HEIR_DEAD if army == s.target else holder for army, holder in enumerate(s.heirs))
    s.tell("childless", seat=seat, noble=s.target)
    if s.buried[s.target]:
        extinguish(s, s.target)


def scandal(s: Hadurak, seat: Seat) -> None:
    """`scandal`: three votes."""
    lost = min(s.votes[seat], event_number(s.event, "votes"))
    s.votes[seat] -= lost
    s.tell("lost_votes", seat=seat, count=lost)


def storm(s: Hadurak, seat: Seat) -> None:
    """`storm`: casualties at sea, else crowns."""
    sailing = [army for army in s.nobles(seat) if s.place[army] >= AT_SEA]
    if sailing:
        strike(s, sailing, event_number(s.event, "casualties"))
    else:
        lose_crowns(s, seat, event_number(s.event, "crowns"))


def arrears(s: Hadurak, seat: Seat) -> None:
    """`arrears`: he alone pays wages now."""
    s.todo.append(("pay_vassals", seat))


def crumbling(s: Hadurak, seat: Seat) -> list[Choice | str]:
    own = s.cities_of(seat)
    fortified: list[Choice | str] = [("unfortify", city, 0) for city in own if s.fortified[city]]
    if fortified:
        return fortified
    sites = [*own, CITY_COUNT + seat] if s.castle_place(seat) >= 0 else own
    return [("breach", site, 0) for site in sites if can_breach(s, site)]


def crumbling_walls(s: Hadurak, seat: Seat) -> Rules:
    """`crumbling_walls`: a fortification, else a breach, of his choice."""
    if not crumbling(s, seat):
        return
    verb, site, _ = yield EVENT_CHOICE, seat, s.event
    if verb == "unfortify":
        s.fortified[site] = False
        settle_walls(s, site)
        s.tell("unfortified", site=site)
    else:
        breach(s, site)
        s.tell("breached", site=site)


def disgrace(s: Hadurak, seat: Seat) -> None:
    """`disgrace`: two influence."""
    lose_influence(s, seat, event_number(s.event, "influence"))


def lose_influence(s: Hadurak, seat: Seat, count: int) -> None:
    """To the treasury, never to the pool (R20.5)."""
    lost = min(count, s.influence[seat])
    s.influence[seat] -= lost
    s.tell("lost_influence", seat=seat, count=lost)


def gain_influence(s: Hadurak, seat: Seat, count: int) -> None:
    """From the pool; what it lacks comes from the treasury (R18.2)."""
    s.influence[seat] += count
    s.pool = max(0, s.pool - count)
    if count:
        s.tell("influence", seat=seat, count=count)


# --- green ------------------------------------------------------------------------------------------------------------


def rich_harvest(s: Hadurak, seat: Seat) -> None:
    """`rich_harvest`: the income of his unbesieged cities."""
    gain_crowns(s, seat, sum(income(s, city) for city in s.cities_of(seat) if s.siege[city] < 0))


def gain_crowns(s: Hadurak, seat: Seat, crowns: int) -> None:
    s.crowns[seat] += crowns
    s.tell("crowns", seat=seat, count=crowns)


def inheritance(s: Hadurak, seat: Seat) -> None:
    """`inheritance`: six crowns."""
    gain_crowns(s, seat, event_number(s.event, "crowns"))


def pilgrimage(s: Hadurak, seat: Seat) -> None:
    """`pilgrimage`: two faith."""
    gain_faith(s, seat, event_number(s.event, "faith"))


def gain_faith(s: Hadurak, seat: Seat, count: int) -> None:
    s.faith[seat] += count
    s.tell("faith", seat=seat, count=count)


def holy_relic(s: Hadurak, seat: Seat) -> None:
    """`holy_relic`: faith, and the headship, but for a heretic."""
    gain_faith(s, seat, event_number(s.event, "faith"))
    if seat != s.heretic:
        make_patron(s, seat)


def acclaim(s: Hadurak, seat: Seat) -> None:
    """`acclaim`: three votes; the Regent token does not move."""
    s.votes[seat] += event_number(s.event, "votes")
    s.tell("votes", seat=seat, count=event_number(s.event, "votes"))


def royal_blood(s: Hadurak, seat: Seat) -> None:
    """`royal_blood`: two influence."""
    gain_influence(s, seat, event_number(s.event, "influence"))


def volunteers(s: Hadurak, seat: Seat) -> None:
    """`volunteers`: the top mercenary, without payment."""
    troop = draw_mercenary(s)
    if troop == NONE:
        return
    if billets(s, seat, troop):
        s.unassigned[seat] = (troop,)
        s.tell("hired", seat=seat, troops=(troop,), crowns=0)
        s.todo.append(("assign_hired", seat))
    else:
        s.merc_discard.append(troop)


def captains(s: Hadurak, seat: Seat) -> list[Choice | str]:
    return [("troop", troop) for troop in dict.fromkeys(s.offer)] if billets(s, seat, NONE) else []


def renowned_captain(s: Hadurak, seat: Seat) -> Rules:
    """`renowned_captain`: a card of the offer, without payment."""
    if not captains(s, seat):
        return
    _, troop = yield EVENT_CHOICE, seat, s.event
    s.offer.remove(troop)
    s.unassigned[seat] = (troop,)
    s.tell("hired", seat=seat, troops=(troop,), crowns=0)
    s.todo += [("refill",), ("assign_hired", seat)]


def refill(s: Hadurak) -> None:
    fill_offer(s)


def masonry(s: Hadurak, seat: Seat) -> list[Choice | str]:
    found: list[Choice | str] = []
    for site in (*s.cities_of(seat), CITY_COUNT + seat):
        if s.siege[site] < 0:
            if site < CITY_COUNT and not s.fortified[site]:
                found.append(("fortify", site, 0))
            if s.breaches[site]:
                found.append(("repair", site, s.breaches[site]))
    return found


def master_mason(s: Hadurak, seat: Seat) -> Rules:
    """`master_mason`: a fortification, or all breaches of one place, for nothing."""
    if not masonry(s, seat):
        return
    verb, site, count = yield EVENT_CHOICE, seat, s.event
    if verb == "fortify":
        s.fortified[site] = True
        s.tell("fortified", seat=seat, site=site)
    else:
        s.breaches[site] = 0
        s.tell("repaired", seat=seat, site=site, count=count)


def weakened(s: Hadurak, seat: Seat) -> list[Choice | str]:
    return [("restore", army) for army in range(ARMIES * seat, ARMIES * seat + ARMIES) if s.tokens[army]]


def fresh_recruits(s: Hadurak, seat: Seat) -> Rules:
    """`fresh_recruits`: all casualties of one army."""
    if not weakened(s, seat):
        return
    _, army = yield EVENT_CHOICE, seat, s.event
    s.tell("recruited", seat=seat, army=army, count=s.tokens[army])
    s.tokens[army] = 0


def marches(s: Hadurak, seat: Seat) -> list[Choice | str]:
    """Rested or exhausted, on the board, not besieged."""
    found: list[Choice | str] = []
    for army in s.nobles(seat):
        if 0 <= s.place[army] < AT_SEA and not s.is_besieged(army):
            found += [
                ("move", army, path) for path in movement.walks(s, army) if not movement.is_refused(s, seat, path)
            ]
    found.append(PASS)
    return found


def forced_march(s: Hadurak, seat: Seat) -> Rules:
    """`forced_march`: one noble may move; his side does not change."""
    option = yield EVENT_CHOICE, seat, s.event
    if option != PASS:
        yield from movement.declare(s, seat, (option[1], option[2]))
        if not s.moved:
            s.todo.append(("resolve_event",))


def open_cities(s: Hadurak, seat: Seat) -> list[Choice | str]:
    return [
        ("city", city)
        for city, holder in enumerate(s.control)
        if holder == NEUTRAL
        and s.stands_at(seat, CITY_PLACE[city])
        and not any(s.stands_at(other, CITY_PLACE[city]) for other in s.in_play() if other != seat)
    ]


def open_gates(s: Hadurak, seat: Seat) -> Rules:
    """`open_gates`: control of a neutral city where he alone stands, else crowns."""
    if not open_cities(s, seat):
        gain_crowns(s, seat, event_number(s.event, "crowns"))
        return
    _, city = yield EVENT_CHOICE, seat, s.event
    take_control(s, seat, city)


# --- blue -------------------------------------------------------------------------------------------------------------


def fated_city(s: Hadurak, seat: Seat) -> int:
    card = turn_until(s, lambda card: FATE_CITY[card] >= 0 and s.control[FATE_CITY[card]] != RAZED)
    return FATE_CITY[card] if card >= 0 else NONE


def arson(s: Hadurak, seat: Seat) -> None:
    """`arson`: the city is razed, the nobles inside die (R7.6)."""
    holder = s.control[s.target]
    s.struck[:] = s.nobles_at(holder, CITY_PLACE[s.target]) if holder >= 0 else []
    raze(s, s.target)
    if s.struck:
        s.todo.append(("massacre", holder))


def black_death(s: Hadurak, seat: Seat) -> None:
    """`black_death`: casualties for every army in the territory."""
    place = CITY_PLACE[s.target]
    armies = [army for army, where in enumerate(s.place) if where == place and s.has_army(army)]
    strike(s, armies, event_number(s.event, "casualties"))


def fated_kingdom_city(s: Hadurak, seat: Seat) -> int:
    card = turn_until(
        s,
        lambda card: FATE_CITY[card] >= 0 and IS_KINGDOM_CITY[FATE_CITY[card]] and s.control[FATE_CITY[card]] != RAZED,
    )
    return FATE_CITY[card] if card >= 0 else NONE


def earthquake(s: Hadurak, seat: Seat) -> None:
    """`earthquake`: two breaches, as far as the walls allow."""
    for _ in range(event_number(s.event, "breach")):
        if can_breach(s, s.target):
            breach(s, s.target)
            s.tell("breached", site=s.target)


def extraordinary_session(s: Hadurak, seat: Seat) -> None:
    """`extraordinary_session`: the Assembly meets; the blue field stays (R4.7)."""
    s.todo.append(("assembly",))


def pay_demand(s: Hadurak, seat: Seat) -> None:
    """`pay_demand`: Wages; the red field stays."""
    s.todo.append(("wages",))


def golden_year(s: Hadurak, seat: Seat) -> None:
    """`golden_year`: Taxation; the yellow field stays."""
    s.todo.append(("taxation",))


def schism(s: Hadurak, seat: Seat) -> None:
    """`schism`: half of everybody's faith; who alone has the most is Head of the Church."""
    for other in s.in_play():
        s.faith[other] -= s.faith[other] // 2
    for other in s.in_play():
        if other != s.heretic and has_most(s, s.faith, other):
            make_patron(s, other)


def peasant_war(s: Hadurak, seat: Seat) -> None:
    """`peasant_war`: the rebellions of Upkeep, now."""
    s.todo.append(("rebellions",))


def of_target_nation(s: Hadurak, seat: Seat) -> list[Choice | str]:
    return [("lose", army, troop) for army, troop in dict.fromkeys(s.mercenaries_of(seat)) if NATION[troop] == s.target]


def exodus(s: Hadurak, seat: Seat) -> None:
    """`exodus`: everybody returns a mercenary of the nation shown, in order."""
    s.todo += [("exodus_of", other) for other in reversed(s.in_order())]


def exodus_of(s: Hadurak, seat: Seat) -> Rules:
    if not of_target_nation(s, seat):
        return
    _, army, troop = yield EVENT_CHOICE, seat, s.event
    remove_troop(s, army, troop)
    return_to_deck(s, [troop])
    s.tell("unpaid_left", seat=seat, troops=(troop,))
    s.struck[:] = [army]
    s.todo.append(("check_armies", seat))


def truce_of_god(s: Hadurak, seat: Seat) -> None:
    """`truce_of_god`: no battle until the end of the round (R7.7)."""
    s.truce = True


def pretender(s: Hadurak, seat: Seat) -> None:
    """`pretender`: whoever has the most influence loses two."""
    most = max(s.influence[other] for other in s.in_play())
    for other in s.in_play():
        if most and s.influence[other] == most:
            lose_influence(s, other, event_number(s.event, "influence"))


def wares(s: Hadurak, seat: Seat) -> list[Choice | str]:
    price = event_number(EVENT["great_fair"], "crowns")
    return [each for each in BUYS.values() if (each[1] + each[2]) * price <= s.crowns[seat]]


def great_fair(s: Hadurak, seat: Seat) -> None:
    """`great_fair`: votes and faith for crowns, in order."""
    s.todo += [("fair", other) for other in reversed(s.in_order())]


def fair(s: Hadurak, seat: Seat) -> Rules:
    _, votes, faith = yield EVENT_CHOICE, seat, s.event
    s.crowns[seat] -= (votes + faith) * event_number(s.event, "crowns")
    s.votes[seat] += votes
    s.faith[seat] += faith
    if votes or faith:
        s.tell("bought", seat=seat, votes=votes, faith=faith)


EFFECTS: dict[int, Callable[[Hadurak, Seat], Rules | None]] = {
    EVENT[effect.__name__]: effect
    for effect in (
        heretic, assassin, camp_fever, mutiny, highwaymen, town_unrest, childless, scandal, storm, arrears,
        crumbling_walls, disgrace, rich_harvest, inheritance, pilgrimage, holy_relic, acclaim, royal_blood, volunteers,
        renowned_captain, master_mason, fresh_recruits, forced_march, open_gates, arson, black_death, earthquake,
        extraordinary_session, pay_demand, golden_year, schism, peasant_war, exodus, truce_of_god, pretender,
        great_fair,
    )
}  # fmt: skip

TARGETS: dict[int, Callable[[Hadurak, Seat], int]] = {
    EVENT["assassin"]: assassins_target,
    EVENT["mutiny"]: fated_nation,
    EVENT["childless"]: childless_target,
    EVENT["arson"]: fated_city,
    EVENT["black_death"]: fated_city,
    EVENT["earthquake"]: fated_kingdom_city,
    EVENT["exodus"]: fated_nation,
}

FORCED_MARCH = EVENT["forced_march"]
CHOICES: dict[int, Callable[[Hadurak, Seat], list[Choice | str]]] = {
    EVENT["crumbling_walls"]: crumbling,
    EVENT["renowned_captain"]: captains,
    EVENT["master_mason"]: masonry,
    EVENT["fresh_recruits"]: weakened,
    FORCED_MARCH: marches,
    EVENT["open_gates"]: open_cities,
    EVENT["exodus"]: of_target_nation,
    EVENT["great_fair"]: wares,
}

STEPS = {"refill": refill, "exodus_of": exodus_of, "fair": fair}
KINDS = (EVENT_CHOICE,)
