"""A plain table: the map with its counties, stacks of units and lords, panels for the players; a button per option."""

from __future__ import annotations

from functools import cache
from typing import get_args

from regalia.core.asking import Ask, Option
from regalia.core.events import Event
from regalia.core.state import OVER
from regalia.core.words import Message, SeatName
from regalia.games.kard_es_korona import wording
from regalia.games.kard_es_korona.constants import ARMS, EVENTS, FIRST_YEAR, NO_EVENT, OFFICES, TERRAINS
from regalia.games.kard_es_korona.map import County, Map
from regalia.games.kard_es_korona.rules.victory import castles
from regalia.games.kard_es_korona.state import EMPTY, HIDDEN, NEUTRAL, NOBODY, OFF_BOARD, Kard
from regalia.games.kard_es_korona.text import holder_name
from regalia.scene.types import (
    Badge,
    Choice,
    Counter,
    Item,
    NewsItem,
    Note,
    Piece,
    Place,
    Region,
    Scene,
    SceneAsk,
    SeatPanel,
    Surface,
    Target,
    Tincture,
)

TINCTURES: dict[int, Tincture] = dict(enumerate(("azure", "vert", "gules", "purpure", "or", "sable")))
"""By province: the lord's colour."""

UNIT_SIZE = 30.0
assert {*TINCTURES.values()} <= {*get_args(Tincture)}


@cache
def map_surface(land: Map) -> Surface:
    return Surface(
        id="map",
        name=Message("table-map"),
        box=(0, 0, 1000, 700),
        unit=UNIT_SIZE,
        places=tuple(_place(land, county) for county in range(land.size)),
    )


def _place(land: Map, county: County) -> Place:
    id = land.ids[county]
    name = {"county": Message(f"county-{id}")}
    if land.castle[county]:
        label = Message("place-castle", {**name, "castle": Message(f"castle-{id}")})
    else:
        label = Message("place-county", {**name, "terrain": Message(f"terrain-{TERRAINS[land.terrain[county]]}")})
    return Place(id=id, outline=tuple(land.polygons[county]), center=land.centres[county], name=label)


def scene(view: Kard, you: int | None) -> Scene:
    panels: dict[str, Item] = {f"seat-{seat}": panel(view, seat) for seat in range(view.seats)}
    notes: dict[str, Item] = {} if view.event == NO_EVENT else {"event": event_note(view)}
    return Scene(
        game="kard_es_korona",
        you=you,
        tinctures=tuple(tincture(view, seat) for seat in range(view.seats)),
        heading=heading(view),
        surfaces={"map": map_surface(view.map)},
        pieces={piece.id: piece for piece in [*stacks(view), *lords(view)]},
        items={**panels, **notes},
        regions=(
            Region(id="middle", side="middle", pane="board", shows=("map",)),
            Region(id="right", side="right", pane="players", shows=(*notes, *panels)),
        ),
    )


def tincture(view: Kard, seat: int) -> Tincture:
    """The lord's colour; before he is chosen that of a province nobody has."""
    if view.home[seat] != NOBODY:
        return TINCTURES[view.home[seat]]
    free = [province for province in TINCTURES if province not in view.home]
    return TINCTURES[free[view.home[:seat].count(NOBODY)]]


def heading(view: Kard) -> Message:
    if view.phase == OVER:
        return Message("heading-over")
    return Message("heading-year", {"year": str(FIRST_YEAR - 1 + max(view.year, 1))})


def event_note(view: Kard) -> Note:
    id = EVENTS[view.event]
    text = Message("note-event", {"card": Message(f"card-{id}"), "text": Message(f"event-text-{id}")})
    return Note(id="event", text=text, art=f"kk-event-{id.replace('_', '-')}")


def stacks(view: Kard) -> list[Piece]:
    found = []
    for county in range(view.map.size):
        holder = view.holder[county]
        if holder == EMPTY:
            continue
        for arm, count in enumerate(view.army_in(county)):
            if count:
                found.append(_stack(view, county, holder, arm, count))
    return found


def _stack(view: Kard, county: County, holder: int, arm: int, count: int) -> Piece:
    army = [count * (arm == each) for each in range(len(ARMS))]
    facts = {
        "holder": holder_name(view, holder),
        "county": wording.county_name(view, county),
        "army": wording.army_name(army),
    }
    id = view.map.ids[county]
    return Piece(
        id=f"{id}-{ARMS[arm]}",
        place=id,
        art=f"kk-unit-{ARMS[arm]}",
        seat=holder if holder < NEUTRAL else None,
        count=count,
        order=arm,
        name=Message("piece-units", facts),
    )


def lords(view: Kard) -> list[Piece]:
    return [
        Piece(
            id=f"lord-{seat}",
            place=view.map.ids[at],
            art="kk-lord",
            seat=seat,
            order=len(ARMS),
            name=Message("piece-lord", {"seat": SeatName(seat), "county": wording.county_name(view, at)}),
        )
        for seat, at in enumerate(view.lord_at)
        if at != OFF_BOARD
    ]


def panel(view: Kard, seat: int) -> SeatPanel:
    held = castles(view, seat)
    counters = [
        Counter(id=f"castles-{seat}", art="kk-castle", count=held, name=Message("counter-castles")),
        Counter(
            id=f"counties-{seat}",
            art="kk-county",
            count=view.realm(seat).bit_count(),
            name=Message("counter-counties"),
        ),
        Counter(id=f"steps-{seat}", art="kk-step", count=view.steps[seat], name=Message("counter-steps")),
    ]
    amount = view.treasury[seat]
    if amount != HIDDEN:
        money = Counter(
            id=f"money-{seat}", art="kk-coin-groat", count=view.treasury[seat], name=Message("counter-money")
        )
        counters.append(money)
    return SeatPanel(
        id=f"seat-{seat}", seat=seat, points=held, rows=(tuple(counters),), badges=tuple(badges(view, seat))
    )


def badges(view: Kard, seat: int) -> list[Badge]:
    found = [
        Badge(art=f"kk-office-{office}", name=Message("badge-office", {"office": Message(f"office-{office}")}))
        for office, holder in zip(OFFICES, view.offices, strict=True)
        if holder == seat
    ]
    if view.start == seat:
        found.append(Badge(art="kk-start", name=Message("badge-start")))
    if view.liege[seat] != NOBODY:
        found.append(Badge(art="kk-vassal", name=Message("badge-vassal", {"other": SeatName(view.liege[seat])})))
    if view.captive[seat]:
        year = str(FIRST_YEAR - 1 + view.captive[seat])
        found.append(Badge(art="kk-captive", name=Message("badge-captive", {"year": year})))
    if not view.is_in(seat):
        found.append(Badge(art="kk-pass", name=Message("badge-out")))
    elif view.passed >> seat & 1 and view.phase in ("move", "movers"):
        found.append(Badge(art="kk-pass", name=Message("badge-passed")))
    return found


def ask(ask: Ask) -> SceneAsk:
    choices = tuple(choice(ask, option) for option in ask.options)
    return SceneAsk(kind=ask.kind.id, question=Message(f"ask-{ask.kind.id}"), choices=choices)


def choice(ask: Ask, option: Option) -> Choice:
    """A place on the map where the option is one, else a button."""
    text, name = ask.text(option), wording.option(ask, option)
    if isinstance(option, int) and ask.kind.id in ("step_or_pass", "retreat_to", "lord_return", "choose_battle"):
        return Choice(text=text, name=name, path=(Target(at=f"place:{ask.state.map.ids[option]}"),))
    return Choice(text=text, name=name, path=(Target(at=f"button:{text}", name=name),))


def news(view: Kard, event: Event) -> NewsItem | None:
    facts = {name: wording.fact(view, name, value) for name, value in event.facts.items()}
    county = event.facts.get("county")
    return NewsItem(
        text=Message(f"event-{event.name}", facts),
        seat=event.facts.get("seat"),
        places=() if county is None else (view.map.ids[county],),
        heading=event.name == "year_began",
    )
