"""The table as text, for the terminal and for tests."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.words import Argument, Message, SeatName
from regalia.games.hadurak.cards import LAWS, VOYAGES
from regalia.games.hadurak.realm import CITY_COUNT
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, NOBODY, OFF, RAZED, Hadurak
from regalia.games.hadurak.wording import (
    action_name,
    agenda_name,
    army_name,
    city_name,
    each,
    law_name,
    place_name,
    seat_name,
    troop_name,
    voyage_name,
)

Say = Callable[[Message], str]


def draw(s: Hadurak, say: Say) -> str:
    """What lies in the middle, the cities, then each baron with his armies."""
    lines = [_round(s), _fields(s), _track(s), _agendas(s), _voyages(s)]
    lines += [_city(s, city) for city in range(CITY_COUNT) if s.control[city] != RAZED]
    if min(s.barons) >= 0:
        for seat in range(s.seats):
            lines.append(_seat(s, seat))
            lines += [_army(s, army) for army in range(ARMIES * seat, ARMIES * seat + ARMIES) if _is_shown(s, army)]
    return "\n".join(say(line) for line in lines)


def _is_shown(s: Hadurak, army: int) -> bool:
    return s.place[army] != OFF or s.has_army(army)


def _round(s: Hadurak) -> Message:
    return Message(
        "round-line", {"round": s.round, "pool": s.pool, "regent": SeatName(s.regent), "patron": SeatName(s.patron)}
    )


def _fields(s: Hadurak) -> Message:
    facts: dict[str, Argument] = {name: len(s.fields[at]) for at, name in enumerate(("tax", "wages", "assembly"))}
    return Message(
        "fields-line", {**facts, "needed": 2 * s.players(), "piles": " / ".join(str(len(pile)) for pile in s.piles)}
    )


def _track(s: Hadurak) -> Message:
    spaces = tuple(Message("nobody") if who == NOBODY else Message("named", {"name": SeatName(who)}) for who in s.track)
    return Message("track-line", {"spaces": spaces, "troops": each(troop_name, s, s.offer)})


def _agendas(s: Hadurak) -> Message:
    laws = [law for law in LAWS if s.has_law(law)]
    return Message("agendas-line", {"agendas": each(agenda_name, s, s.urgent), "laws": each(law_name, s, laws)})


def _voyages(s: Hadurak) -> Message:
    under_way = tuple(
        Message("voyage-at", {"voyage": voyage_name(s, voyage), "space": s.voyage[voyage]})
        for voyage in range(len(VOYAGES))
        if s.voyage[voyage]
    )
    return Message("voyages-line", {"voyages": under_way})


def _city(s: Hadurak, city: int) -> Message:
    facts: dict[str, Argument] = {
        "city": city_name(s, city),
        "walls": s.walls(city),
        "seat": seat_name(s, s.control[city]),
        "fortified": Message("is-fortified" if s.fortified[city] else "nothing"),
        "siege": Message("is-besieged", {"seat": SeatName(s.siege[city])})
        if s.siege[city] >= 0
        else Message("nothing"),
    }
    return Message("city-line", facts)


def _seat(s: Hadurak, seat: int) -> Message:
    facts: dict[str, Argument] = {
        "number": seat + 1,
        "seat": SeatName(seat),
        "crowns": s.crowns[seat],
        "votes": s.votes[seat],
        "faith": s.faith[seat],
        "influence": s.influence[seat],
        "titles": each(agenda_name, s, s.titles[seat]),
        "cards": each(action_name, s, s.hands[seat]),
        "banned": Message("is-banned" if s.banned[seat] else "nothing"),
    }
    return Message("seat-line", facts)


def _army(s: Hadurak, army: int) -> Message:
    place = s.place[army]
    where = Message("off-board") if place == OFF else place_name(s, place % AT_SEA)
    tired = army % ARMIES != GARRISON and not s.rested[army]
    facts: dict[str, Argument] = {
        "army": army_name(s, army),
        "place": Message("at-sea", {"place": where}) if place >= AT_SEA else where,
        "strength": s.strength(army),
        "troops": each(troop_name, s, s.troops[army]),
        "exhausted": Message("is-exhausted" if tired else "nothing"),
        "office": agenda_name(s, s.office[army]) if s.office[army] >= 0 else Message("nothing"),
    }
    return Message("army-line", facts)
