"""R7.5 Green events: the good fortune of one baron, in the order of the data."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.asking import Rules
from regalia.games.hadurak.notation import PASS
from regalia.games.hadurak.pieces.cards import BAN_FORTIFY, EVENT, event_number
from regalia.games.hadurak.rules.assembly.laws import does_anyway, make_patron, obey
from regalia.games.hadurak.rules.draft import billets
from regalia.games.hadurak.rules.events.choices import EVENT_CHOICE, captains, masonry, open_cities, weakened
from regalia.games.hadurak.rules.fate import draw_mercenary, fill_offer
from regalia.games.hadurak.rules.gains import gain_crowns, gain_faith, gain_influence
from regalia.games.hadurak.rules.war import movement
from regalia.games.hadurak.rules.war.walls import income, take_control
from regalia.games.hadurak.state import NONE, Hadurak, Seat


def rich_harvest(s: Hadurak, seat: Seat) -> None:
    """`rich_harvest`: the income of the baron's unbesieged cities."""
    gain_crowns(s, seat, sum(income(s, city) for city in s.cities_of(seat) if s.siege[city] < 0))


def inheritance(s: Hadurak, seat: Seat) -> None:
    """`inheritance`: six crowns."""
    gain_crowns(s, seat, event_number(s.event, "crowns"))


def pilgrimage(s: Hadurak, seat: Seat) -> None:
    """`pilgrimage`: two faith."""
    gain_faith(s, seat, event_number(s.event, "faith"))


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


def master_mason(s: Hadurak, seat: Seat) -> Rules:
    """`master_mason`: a fortification, or all breaches of one place, for nothing."""
    if not masonry(s, seat):
        return
    verb, site, count = yield EVENT_CHOICE, seat, s.event
    if verb == "fortify":
        if not (yield from does_anyway(s, seat, BAN_FORTIFY)):
            obey(s, BAN_FORTIFY, seat)
            s.todo.append(("resolve_event",))
            return
        s.fortified[site] = True
        s.tell("fortified", seat=seat, site=site)
    else:
        s.breaches[site] = 0
        s.tell("repaired", seat=seat, site=site, count=count)


def fresh_recruits(s: Hadurak, seat: Seat) -> Rules:
    """`fresh_recruits`: all casualties of one army."""
    if not weakened(s, seat):
        return
    _, army = yield EVENT_CHOICE, seat, s.event
    s.tell("recruited", seat=seat, army=army, count=s.tokens[army])
    s.tokens[army] = 0


def forced_march(s: Hadurak, seat: Seat) -> Rules:
    """`forced_march`: one noble may move; his side does not change."""
    option = yield EVENT_CHOICE, seat, s.event
    if option != PASS:
        yield from movement.declare(s, seat, (option[1], option[2]))
        if not s.moved:
            s.todo.append(("resolve_event",))


def open_gates(s: Hadurak, seat: Seat) -> Rules:
    """`open_gates`: control of a neutral city where no other baron stands, else crowns."""
    if not open_cities(s, seat):
        gain_crowns(s, seat, event_number(s.event, "crowns"))
        return
    _, city = yield EVENT_CHOICE, seat, s.event
    take_control(s, seat, city)


EFFECTS: dict[int, Callable[[Hadurak, Seat], Rules | None]] = {
    EVENT[effect.__name__]: effect
    for effect in (
        rich_harvest, inheritance, pilgrimage, holy_relic, acclaim, royal_blood, volunteers, renowned_captain,
        master_mason, fresh_recruits, forced_march, open_gates,
    )
}  # fmt: skip

STEPS: dict[str, Callable[..., Rules | None]] = {"refill": refill}
