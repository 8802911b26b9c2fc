"""The table as text, for the terminal and for tests."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.words import Argument, Message, SeatName
from regalia.games.kard_es_korona.constants import FIRST_YEAR, LORDS, NO_EVENT, OFFICES, PROVINCES, RING
from regalia.games.kard_es_korona.map import County, bits
from regalia.games.kard_es_korona.rules.victory import castles, castles_needed, complete_provinces
from regalia.games.kard_es_korona.state import EMPTY, HIDDEN, NEUTRAL, NOBODY, Kard
from regalia.games.kard_es_korona.wording import army_name, county_name, event_name

Say = Callable[[Message], str]


def draw(s: Kard, say: Say) -> str:
    """The year, a line for each seat, then the counties by province, and the battles."""
    return "\n".join(
        [
            _year(s, say),
            *(_seat(s, seat, say) for seat in range(s.seats)),
            "",
            *(_province(s, province, say) for province in range(len(PROVINCES))),
            *(_battle(s, at, say) for at in range(len(s.battles))),
        ]
    )


def _year(s: Kard, say: Say) -> str:
    card = Message("event-none") if s.event == NO_EVENT else event_name(s.event)
    return say(
        Message("text-year", {"year": str(FIRST_YEAR - 1 + max(s.year, 1)), "card": card, "start": SeatName(s.start)})
    )


def _seat(s: Kard, seat: int, say: Say) -> str:
    money = s.treasury[seat]
    facts: dict[str, Argument] = {
        "number": seat + 1,
        "seat": SeatName(seat),
        "lord": lord_name(s, seat),
        "place": where_is_lord(s, seat),
        "money": Message("text-hidden") if money == HIDDEN else str(money),
        "castles": castles(s, seat),
        "needed": castles_needed(s),
        "counties": s.realm(seat).bit_count(),
        "provinces": complete_provinces(s, seat),
        "steps": s.steps[seat],
        "offices": tuple(
            Message(f"office-{id}") for id, holder in zip(OFFICES, s.offices, strict=True) if holder == seat
        ),
    }
    return say(Message("text-seat", facts))


def lord_name(s: Kard, seat: int) -> Message:
    return Message("lord-none") if s.home[seat] == NOBODY else Message(f"lord-{LORDS[s.home[seat]]}")


def where_is_lord(s: Kard, seat: int) -> Message:
    """On the board, captive, a vassal's, or gone."""
    if not s.is_in(seat):
        return Message("status-out")
    if s.captive[seat]:
        return Message("status-captive", {"year": str(FIRST_YEAR - 1 + s.captive[seat])})
    if s.liege[seat] != NOBODY:
        return Message("status-vassal", {"other": SeatName(s.liege[seat])})
    if s.lord_at[seat] < 0:
        return Message("status-waiting")
    return county_name(s, s.lord_at[seat])


def holder_name(s: Kard, holder: int) -> Argument:
    if holder < NEUTRAL:
        return SeatName(holder)
    province = holder - NEUTRAL
    return (
        Message("holder-royal")
        if province >= len(RING)
        else Message("holder-idle", {"lord": Message(f"lord-{LORDS[province]}")})
    )


def _province(s: Kard, province: int, say: Say) -> str:
    name = say(Message(f"province-{PROVINCES[province]}"))
    return f"{name}: " + "; ".join(county_text(s, county, say) for county in bits(s.map.provinces[province]))


def county_text(s: Kard, county: County, say: Say) -> str:
    """«Pilis [Buda]: king 1/1/1»."""
    name = say(county_name(s, county))
    if s.map.castle[county]:
        name += f" [{say(Message(f'castle-{s.map.ids[county]}'))}]"
    holder = s.holder[county]
    if holder == EMPTY:
        return name
    who = say(Message("text-holder", {"holder": holder_name(s, holder)}))
    lord = "*" if s.defender_lord(county) != NOBODY else ""
    return f"{name}: {who} {'/'.join(map(str, s.army_in(county)))}{lord}"


def _battle(s: Kard, at: int, say: Say) -> str:
    battle = s.battles[at]
    facts: dict[str, Argument] = {
        "seat": SeatName(battle.attacker),
        "county": county_name(s, battle.county),
        "army": army_name((*battle.army, battle.lord)),
    }
    return say(Message("text-battle", facts))
