"""R7.5 Red events: misfortunes of one baron, in the order of the data."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.asking import Rules
from regalia.games.hadurak.pieces.board import CITY_PLACE
from regalia.games.hadurak.pieces.cards import EVENT, FATE_REBELLION, NATION, event_number
from regalia.games.hadurak.rules.assembly.laws import pass_patronage
from regalia.games.hadurak.rules.events.choices import EVENT_CHOICE, crumbling
from regalia.games.hadurak.rules.fate import fated_nation, fated_noble, remove_troop, return_to_deck, turn_fate
from regalia.games.hadurak.rules.gains import lose_crowns, lose_influence
from regalia.games.hadurak.rules.nobles import extinguish, on_board_or_at_sea, strike
from regalia.games.hadurak.rules.war.walls import breach, make_neutral, settle_walls
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, HEIR_DEAD, Hadurak, Seat


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


def town_unrest(s: Hadurak, seat: Seat) -> None:
    """`town_unrest`: a card for each unguarded city, which cannot be bought off."""
    for city in s.cities_of(seat):
        if not s.stands_at(seat, CITY_PLACE[city]) and FATE_REBELLION[turn_fate(s, "rebellion", city)]:
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
    """`arrears`: this baron alone pays wages now."""
    s.todo.append(("pay_vassals", seat))


def crumbling_walls(s: Hadurak, seat: Seat) -> Rules:
    """`crumbling_walls`: a fortification, else a breach, of the baron's choice."""
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


EFFECTS: dict[int, Callable[[Hadurak, Seat], Rules | None]] = {
    EVENT[effect.__name__]: effect
    for effect in (
        heretic, assassin, camp_fever, mutiny, highwaymen, town_unrest, childless, scandal, storm, arrears,
        crumbling_walls, disgrace,
    )
}  # fmt: skip

TARGETS: dict[int, Callable[[Hadurak, Seat], int]] = {
    EVENT["assassin"]: assassins_target,
    EVENT["mutiny"]: fated_nation,
    EVENT["childless"]: childless_target,
}
