"""R7.5 Blue events, which befall everybody, in the order of the data."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.asking import Rules
from regalia.games.hadurak.pieces.board import CITY_PLACE, IS_KINGDOM_CITY
from regalia.games.hadurak.pieces.cards import EVENT, FATE_CITY, event_number
from regalia.games.hadurak.rules.actions import has_most
from regalia.games.hadurak.rules.assembly.laws import make_patron
from regalia.games.hadurak.rules.events.choices import EVENT_CHOICE, of_target_nation
from regalia.games.hadurak.rules.fate import fated_nation, remove_troop, return_to_deck, turn_until
from regalia.games.hadurak.rules.gains import lose_influence
from regalia.games.hadurak.rules.nobles import strike
from regalia.games.hadurak.rules.war.walls import breach, can_breach, raze
from regalia.games.hadurak.state import NONE, RAZED, Hadurak, Seat


def fated_city(s: Hadurak, seat: Seat) -> int:
    card = turn_until(s, "city", lambda card: FATE_CITY[card] >= 0 and s.control[FATE_CITY[card]] != RAZED)
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
        "city",
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
    """`schism`: half of everybody's faith; whoever alone has the most is Head of the Church."""
    for other in s.in_play():
        s.faith[other] -= s.faith[other] // 2
    for other in s.in_play():
        if other != s.heretic and has_most(s, s.faith, other):
            make_patron(s, other)


def peasant_war(s: Hadurak, seat: Seat) -> None:
    """`peasant_war`: the rebellions of Upkeep, now."""
    s.todo.append(("rebellions",))


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
        arson, black_death, earthquake, extraordinary_session, pay_demand, golden_year, schism, peasant_war,
        exodus, truce_of_god, pretender, great_fair,
    )
}  # fmt: skip

TARGETS: dict[int, Callable[[Hadurak, Seat], int]] = {
    EVENT["arson"]: fated_city,
    EVENT["black_death"]: fated_city,
    EVENT["earthquake"]: fated_kingdom_city,
    EVENT["exodus"]: fated_nation,
}

STEPS: dict[str, Callable[..., Rules | None]] = {"exodus_of": exodus_of, "fair": fair}
