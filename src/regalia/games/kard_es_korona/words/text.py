"""The table as text, for the terminal and for tests."""

from __future__ import annotations

from regalia.core.state import OVER
from regalia.core.words import Argument, Message, Say, SeatName
from regalia.games.kard_es_korona.pieces.board import County, bits
from regalia.games.kard_es_korona.pieces.numbers import (
    ARMS,
    COST,
    COST_PALATINE,
    ENTER,
    FIRST_YEAR,
    FOOT_POINTS,
    HORSE_POINTS,
    LORDS,
    NO_EVENT,
    OFFICES,
    PROVINCES,
    RING,
    RIVER,
    TERRAINS,
)
from regalia.games.kard_es_korona.rules.ending import castles, castles_needed, complete_provinces
from regalia.games.kard_es_korona.rules.march.reach import weather_of
from regalia.games.kard_es_korona.rules.offices.election import last_opened
from regalia.games.kard_es_korona.state import EMPTY, HIDDEN, NEUTRAL, NOBODY, Kard
from regalia.games.kard_es_korona.words.wording import army_name, county_name

SIGNS = ("", "^", "~")
"""Behind a county's name: what its terrain is, plains without a sign."""


def draw(s: Kard, say: Say) -> str:
    """Who begins, a line for each seat, then the counties by province, what their signs mean, and the battles."""
    return "\n".join(
        [
            *([] if s.phase == OVER else [_start(s, say)]),
            *(_seat(s, seat, say) for seat in range(s.seats)),
            *([say(open_bids(s))] if s.bids else []),
            "",
            *(_province(s, province, say) for province in range(len(PROVINCES))),
            *_legend(s, say),
            *(_battle(s, at, say) for at in range(len(s.battles))),
        ]
    )


def land(s: Kard) -> dict[str, tuple[Message, ...]]:
    """For each county its province and terrain, and its neighbours with what it costs to enter them."""
    return {s.board.ids[county]: _lie(s, county) for county in bits(s.board.enterable)}


def _lie(s: Kard, county: County) -> tuple[Message, ...]:
    board, weather = s.board, weather_of(s)
    terrain = Message(f"terrain-{TERRAINS[board.terrain[county]]}")
    near = tuple(
        Message(
            "land-river" if (county, other) in board.rivers else "land-next",
            {"county": county_name(s, other), "points": board.cost(county, other, weather)},
        )
        for other in board.neighbours[county]
        if board.enterable >> other & 1
    )
    province = Message(f"province-{PROVINCES[board.province[county]]}")
    return (
        Message("land-castle" if board.castle[county] else "land-county", {"province": province, "terrain": terrain}),
        Message("land-neighbours", {"counties": near}),
    )


def _start(s: Kard, say: Say) -> str:
    return say(
        Message("text-no_event" if s.event == NO_EVENT else "text-start", {"start": SeatName(s.next_from(s.start))})
    )


def _legend(s: Kard, say: Say) -> list[str]:
    """What the signs of the map mean, and while the game goes on what steps and units cost."""
    prices = dict(zip(ARMS, COST, strict=True))
    cheaper = dict(zip((f"{arm}_palatine" for arm in ARMS), COST_PALATINE, strict=True))
    signs = {terrain: SIGNS[at] for at, terrain in enumerate(TERRAINS) if SIGNS[at]}
    points = {f"enter_{terrain}": ENTER[at] for at, terrain in enumerate(TERRAINS)}
    meaning = say(Message("text-legend", signs))
    if s.phase == OVER:
        return [meaning]
    return [
        meaning,
        say(Message("text-legend-steps", {**points, "river": RIVER, "foot": FOOT_POINTS, "horse": HORSE_POINTS})),
        say(Message("text-legend-units", {**prices, **cheaper})),
    ]


def _seat(s: Kard, seat: int, say: Say) -> str:
    money = s.treasury[seat]
    facts: dict[str, Argument] = {
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
            Message(f"office-{office}") for office, holder in zip(OFFICES, s.offices, strict=True) if holder == seat
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


def open_bids(s: Kard) -> Message:
    """The bids that lie open on the table, for one office."""
    bids = tuple(
        Message("text-bid", {"seat": SeatName(seat), "amount": s.bids[seat]})
        for seat in range(s.seats)
        if s.is_elector(seat)
    )
    return Message("text-bids", {"office": Message(f"office-{OFFICES[last_opened(s)]}"), "bids": bids})


def _province(s: Kard, province: int, say: Say) -> str:
    name = say(Message(f"province-{PROVINCES[province]}"))
    return f"{name}: " + "; ".join(county_text(s, county, say) for county in bits(s.board.provinces[province]))


def county_text(s: Kard, county: County, say: Say) -> str:
    """«Pilis [Buda]: king 1/1/1»."""
    name = say(county_name(s, county)) + SIGNS[s.board.terrain[county]]
    if s.board.castle[county]:
        name += f" [{say(Message(f'castle-{s.board.ids[county]}'))}]"
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
