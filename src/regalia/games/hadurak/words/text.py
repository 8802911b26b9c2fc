"""The table as text, for the terminal and for tests."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.words import Argument, Message, Say, SeatName
from regalia.games.hadurak.pieces.board import CITY_COUNT, IS_PORT, NEIGHBOURS, ROADS, TERRITORIES
from regalia.games.hadurak.pieces.cards import COLOURS, LAST_SPACE, LAWS, TRACK_COST, TRACK_PLAYERS, VOYAGES, colour_of
from regalia.games.hadurak.rules.war.walls import income
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, NOBODY, OFF, RAZED, Hadurak
from regalia.games.hadurak.words.wording import (
    action_name,
    agenda_name,
    army_name,
    city_name,
    each,
    event_name,
    law_name,
    place_name,
    seat_name,
    troop_name,
    voyage_name,
)


def draw(s: Hadurak, say: Say) -> str:
    """What lies in the middle, the cities, then each baron with their armies."""
    lines = [_round(s), _fields(s), _track(s), *_events(s), *_agendas(s), *_laws(s), _voyages(s)]
    lines += [_city(s, city) for city in range(CITY_COUNT) if s.control[city] != RAZED]
    if min(s.barons) >= 0:
        for seat in range(s.seats):
            lines.append(_seat(s, seat))
            lines += [_army(s, army) for army in range(ARMIES * seat, ARMIES * seat + ARMIES) if _is_shown(s, army)]
    return "\n".join(say(line) for line in lines)


def land(s: Hadurak) -> dict[str, tuple[Message, ...]]:
    """For each territory whether it has a port, and where roads and other borders lead."""
    return {name: tuple(_lie(s, place)) for place, name in enumerate(TERRITORIES)}


def _lie(s: Hadurak, place: int) -> Iterator[Message]:
    if IS_PORT[place]:
        yield Message("land-port")
    if ROADS[place]:
        yield Message("land-roads", {"places": each(place_name, s, ROADS[place])})
    others = [other for other in NEIGHBOURS[place] if other not in ROADS[place]]
    if others:
        yield Message("land-borders", {"places": each(place_name, s, others)})


def _is_shown(s: Hadurak, army: int) -> bool:
    return s.place[army] != OFF or s.has_army(army)


def _round(s: Hadurak) -> Message:
    return Message("round-line", {"pool": s.pool, "regent": SeatName(s.regent), "patron": SeatName(s.patron)})


def _fields(s: Hadurak) -> Message:
    facts: dict[str, Argument] = {name: len(s.fields[at]) for at, name in enumerate(("tax", "wages", "assembly"))}
    return Message(
        "fields-line", {**facts, "needed": 2 * s.players(), "piles": " / ".join(str(len(pile)) for pile in s.piles)}
    )


def _track(s: Hadurak) -> Message:
    spaces = tuple(
        Message("space-free", {"crowns": TRACK_COST[at]})
        if who == NOBODY
        else Message("named", {"name": SeatName(who)})
        for at, who in enumerate(s.track)
        if who != NOBODY or TRACK_PLAYERS[at] <= s.players()
    )
    return Message("track-line", {"spaces": spaces, "troops": each(troop_name, s, s.offer)})


def _events(s: Hadurak) -> Iterator[Message]:
    """The colour of the next event, and what is being resolved."""
    if s.events:
        yield Message(f"counter-events-{COLOURS[colour_of(s.events[-1])]}", {"count": len(s.events)})
    if s.event >= 0:
        yield _told("event-line", event_name(s, s.event))


def _told(line: str, name: Message) -> Message:
    """A card's name and its text."""
    return Message(line, {"name": name, "text": Message(f"{name.id}.text")})


def _agendas(s: Hadurak) -> Iterator[Message]:
    yield from (_told("agenda-line", agenda_name(s, card)) for card in s.urgent)


def _laws(s: Hadurak) -> Iterator[Message]:
    yield from (_told("law-line", law_name(s, law)) for law in LAWS if s.has_law(law))
    if s.truce:
        yield Message("truce-line", {"text": Message("happening-truce_of_god.text")})


def _voyages(s: Hadurak) -> Message:
    under_way = tuple(_voyage(s, voyage) for voyage in range(len(VOYAGES)) if s.voyage[voyage])
    return Message("voyages-line", {"voyages": under_way})


def _voyage(s: Hadurak, voyage: int) -> Message:
    stakes = tuple(Message("stake", {"seat": SeatName(seat), "crowns": crowns}) for seat, crowns in s.stakes[voyage])
    how = "voyage-blessed" if s.blessed[voyage] else "voyage-sails"
    at = Message(how, {"space": s.voyage[voyage], "most": LAST_SPACE, "stakes": stakes})
    return Message("voyage-at", {"voyage": voyage_name(s, voyage), "at": at})


def _city(s: Hadurak, city: int) -> Message:
    facts: dict[str, Argument] = {
        "city": city_name(s, city),
        "walls": s.walls(city),
        "income": income(s, city),
        "breaches": Message("has-breaches", {"count": s.breaches[city]}) if s.breaches[city] else Message("nothing"),
        "seat": seat_name(s, s.control[city]),
        "fortified": Message("is-fortified" if s.fortified[city] else "nothing"),
        "siege": Message("is-besieged", {"seat": SeatName(s.siege[city])})
        if s.siege[city] >= 0
        else Message("nothing"),
    }
    return Message("city-line", facts)


def _seat(s: Hadurak, seat: int) -> Message:
    facts: dict[str, Argument] = {
        "seat": SeatName(seat),
        "crowns": s.crowns[seat],
        "votes": s.votes[seat],
        "faith": s.faith[seat],
        "influence": s.influence[seat],
        "titles": each(agenda_name, s, s.titles[seat]),
        "cards": _hand(s, seat),
        "banned": Message("is-banned" if s.banned[seat] else "nothing"),
    }
    return Message("seat-line", facts)


def _hand(s: Hadurak, seat: int) -> tuple[Message, ...]:
    """Cards of a kind together; of another baron's only how many there are."""
    hand = s.hands[seat]
    hidden = sum(card < 0 for card in hand)
    known = tuple(
        Message("card-times", {"count": hand.count(card), "card": action_name(s, card)})
        for card in sorted({card for card in hand if card >= 0})
    )
    return (*known, Message("cards-hidden", {"count": hidden})) if hidden else known


def _army(s: Hadurak, army: int) -> Message:
    place = s.place[army]
    where = Message("off-board") if place == OFF else place_name(s, place % AT_SEA)
    tired = army % ARMIES != GARRISON and not s.rested[army]
    facts: dict[str, Argument] = {
        "army": army_name(s, army),
        "place": Message("at-sea", {"place": where}) if place >= AT_SEA else where,
        "strength": s.strength(army),
        "troops": each(troop_name, s, s.troops[army]),
        "casualties": _casualties(s, army),
        "exhausted": Message("is-exhausted" if tired else "nothing"),
        "office": _office(s, army),
    }
    return Message("army-line", facts)


def _casualties(s: Hadurak, army: int) -> Message:
    return Message("has-casualties", {"count": s.tokens[army]}) if s.tokens[army] else Message("nothing")


def _office(s: Hadurak, army: int) -> Message:
    office = s.office[army]
    return Message("has-office", {"office": agenda_name(s, office)}) if office >= 0 else Message("nothing")
