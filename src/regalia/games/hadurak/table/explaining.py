"""What cards, agendas, events, nobles, cities and tokens are, and what they mean for the reader now."""

from __future__ import annotations

from msgspec.structs import replace

from regalia.core.state import OVER
from regalia.core.words import Argument, Message, SeatName
from regalia.games.hadurak.pieces.board import CITIES, CITY, CITY_COUNT, INCOME, WALLS
from regalia.games.hadurak.pieces.cards import (
    ACTIONS,
    AGENDA,
    AGENDA_TYPE,
    AGENDAS,
    BARONS,
    CANCEL_FAITH,
    COLOURS,
    EVENT,
    EVENT_COLOUR,
    EVENTS,
    FIELDS,
    FREE_RULES,
    GATHER_SUPPORT,
    LAW,
    LAW_NUMBER,
    LAWS,
    MOST_TITLES,
    NAMES_BARON,
    NATIONS,
    NOBLES,
    PRIMATE,
    PRIVATE_MOTION,
    REQUISITION,
    SERVE_THE_CHURCH,
    SHAPES,
    SYMBOLS,
    VOYAGES,
)
from regalia.games.hadurak.rules.actions import GOES_TO
from regalia.games.hadurak.rules.ending import city_count, needed_cities
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, NEUTRAL, OFF, RAZED, Hadurak
from regalia.games.hadurak.words import wording
from regalia.scene.explaining import Plain
from regalia.scene.types import Explain

VOTES_GATHERED = 2

SYMBOL_ART = dict(
    zip(SYMBOLS, ("hd-fate-deal-100", "hd-fate-prevent-100", "hd-fate-victory", "hd-fate-draw-another"), strict=True)
)
PLAIN: dict[str, Plain] = {
    **{f"symbol-{symbol}": Plain(art, "explain-kind-fate", "R13.9") for symbol, art in SYMBOL_ART.items()},
    **{f"nation-{nation}": Plain(f"hd-nation-{nation}", "explain-kind-mercenary", "R8.8") for nation in NATIONS},
    **{
        f"voyage-{voyage}": Plain(f"hd-expedition-{voyage.replace('_', '-')}", "explain-kind-voyage", "R6.2")
        for voyage in VOYAGES
    },
    "field-tax": Plain("hd-field-tax", "explain-kind-phase", "R8.1"),
    "field-wages": Plain("hd-field-wages", "explain-kind-phase", "R8.5"),
    "field-assembly": Plain("hd-field-assembly", "explain-kind-phase", "R10.1"),
    "field-draft": Plain("hd-marker", "explain-kind-phase", "R9.1"),
    "badge-regent": Plain("hd-seal-regent", "explain-kind-seal", "R5.3"),
    "badge-patron": Plain("hd-seal-church", "explain-kind-seal", "R5.4"),
    "badge-banned": Plain("hd-banned", "", "R11.7"),
    "thing-crowns": Plain("hd-crown-coin", "explain-kind-token", "R8.1"),
    "thing-votes": Plain("hd-vote", "explain-kind-token", "R10.6"),
    "thing-faith": Plain("hd-faith", "explain-kind-token", "R5.4"),
    "thing-influence": Plain("hd-influence", "explain-kind-token", "R18.2"),
    "thing-pool": Plain("hd-influence", "explain-kind-token", "R18.4"),
    "thing-planned": Plain("hd-card-back", "", "R4.1"),
    "thing-cities": Plain("hd-city-200", "", "R18.1"),
    "thing-castle": Plain("hd-castle", "explain-kind-castle", "R15.1"),
    "thing-walls": Plain("hd-fortified", "", "R14.3"),
    "thing-siege": Plain("hd-siege", "", "R14.10"),
    "thing-breach": Plain("hd-breach", "", "R14.3"),
    "thing-fortified": Plain("hd-fortified", "", "R6.7"),
    "thing-vassal": Plain("hd-vassal", "", "R8.7"),
    "thing-fate": Plain("hd-fate-deck", "", "R13.6"),
    "thing-events": Plain("hd-event-blue", "", "R6.1"),
    "thing-roads": Plain("hd-road", "explain-kind-map", "R12.2"),
    "thing-port": Plain("hd-port", "explain-kind-map", "R12.8"),
}
ACTION_RULES = ("R5.1", "R5.2", "R5.3", "R5.4", "R5.6", "R5.9", "R6.1", "R6.2", "R6.7", "R6.8", "R6.9")
NOBLE_OF = {noble: (baron, shape) for baron, nobles in enumerate(NOBLES) for shape, noble in enumerate(nobles)}
COUNTERS = {"crowns": "thing-crowns", "votes": "thing-votes", "faith": "thing-faith"}

THINGS = frozenset({
    *(f"action-{action}" for action in ACTIONS),
    *(f"agenda-{agenda}" for agenda in (*AGENDAS, *FREE_RULES)),
    *(f"happening-{event}" for event in EVENTS),
    *(f"noble-{noble}" for noble in NOBLE_OF),
    *(f"voyage-{voyage}" for voyage in VOYAGES),
    *(f"field-{field}" for field in ("tax", "wages", "assembly", "draft")),
})  # fmt: skip


def explain(view: Hadurak, seat: int | None, key: str) -> Explain | None:
    kind, _, name = key.partition("-")
    match kind:
        case "titles" if name.isdigit() and int(name) < view.seats and view.titles[int(name)]:
            return _titles(view, int(name))
        case "action" if name in ACTIONS:
            return action(view, seat, ACTIONS.index(name))
        case "agenda" if name in AGENDA:
            return agenda(view, AGENDA[name])
        case "agenda" if name in LAW_NUMBER:
            return _free_rule(view, LAW_NUMBER[name], name)
        case "happening" if name in EVENT:
            return event(view, EVENT[name])
        case "noble" if name in NOBLE_OF:
            return _noble(view, name)
        case "city" if name in CITY:
            return _city(view, CITY[name])
    if key not in PLAIN:
        return None
    told = PLAIN[key].explain(key)
    if key in ("badge-regent", "badge-patron"):
        holder = view.regent if key == "badge-regent" else view.patron
        return replace(told, holders=(holder,) if holder >= 0 else ())
    if key == "thing-cities" and seat is not None and view.phase != OVER:
        facts: dict[str, Argument] = {"count": city_count(view, seat), "needed": needed_cities(view)}
        return replace(told, yours=Message("explain-cities-yours", facts))
    return told


def army_key(view: Hadurak, army: int) -> str:
    """What explains an army: its noble, or the castle."""
    seat, unit = divmod(army, ARMIES)
    return "thing-castle" if unit == GARRISON else f"noble-{NOBLES[view.barons[seat]][unit]}"


def _titles(view: Hadurak, seat: int) -> Explain:
    """Every title of a baron with what it brings."""
    lines = [
        Message("explain-title", {"agenda": Message(f"agenda-{AGENDAS[card]}"), "text": _text_of(card)})
        for card in view.titles[seat]
    ]
    first, second, third = (*lines, *[Message("nothing")] * (MOST_TITLES - len(lines)))
    return Explain(
        key=f"titles-{seat}",
        art="hd-agenda-title",
        name=Message("counter-titles", {"count": len(lines)}),
        kind=Message("explain-kind-titles"),
        text=Message("explain-titles", {"first": first, "second": second, "third": third}),
        holders=(seat,),
        rule="R10.15",
    )


def _text_of(card: int) -> Message:
    return Message(f"agenda-{AGENDAS[card]}.text")


# --- action cards -----------------------------------------------------------------------------------------------------


def action(view: Hadurak, seat: int | None, card: int) -> Explain:
    name = ACTIONS[card]
    return Explain(
        key=f"action-{name}",
        art=f"hd-action-{name.replace('_', '-')}",
        name=Message(f"action-{name}"),
        kind=Message("explain-kind-action" if card <= ACTIONS.index("versatile") else "explain-kind-neutral"),
        text=Message(f"explain-action-{name}"),
        yours=None if seat is None or view.phase == OVER else _yours(view, seat, card),
        rule=ACTION_RULES[card],
    )


def _yours(view: Hadurak, seat: int, card: int) -> Message | None:
    """What it would bring, and how full the field is to which it would go."""
    outcome, field = _outcome(view, seat, card), GOES_TO.get(card, ())
    if len(field) != 1:
        return outcome
    facts: dict[str, Argument] = {
        "field": Message(f"field-{FIELDS[field[0]]}"),
        "count": len(view.fields[field[0]]),
        "needed": 2 * view.players(),
    }
    filling = Message("explain-field-filling", facts)
    return Message("explain-both", {"first": outcome, "second": filling}) if outcome else filling


def _outcome(view: Hadurak, seat: int, card: int) -> Message | None:
    """What playing it now would bring, where that is plain."""
    if card == REQUISITION:
        own = range(ARMIES * seat, ARMIES * seat + GARRISON)
        lands = {view.place[army] for army in own if view.place[army] != OFF and view.place[army] < AT_SEA}
        return Message("explain-requisition-yours", {"count": len(lands)})
    if card == GATHER_SUPPORT:
        return _most(view, seat, "votes", view.votes, VOTES_GATHERED)
    if card == SERVE_THE_CHURCH:
        return _most(view, seat, "faith", view.faith, 2 if PRIMATE in view.titles[seat] else 1)
    return None


def _most(view: Hadurak, seat: int, what: str, held: list[int], gain: int) -> Message:
    """Whether the seat would have more than everybody else, and who is in the way."""
    after = held[seat] + gain
    rivals = [other for other in view.in_play() if other != seat]
    rival = max(rivals, key=lambda other: held[other])
    facts: dict[str, Argument] = {"before": held[seat], "after": after, "other": SeatName(rival), "most": held[rival]}
    return Message(f"explain-{what}-most" if after > held[rival] else f"explain-{what}-behind", facts)


# --- agendas, laws, titles, offices -----------------------------------------------------------------------------------


def agenda(view: Hadurak, card: int) -> Explain:
    name, kind = AGENDAS[card], AGENDA_TYPE[card]
    vote = "" if kind == PRIVATE_MOTION else "-baron" if NAMES_BARON[card] else "-for"
    titled = [seat for seat in range(view.seats) if card in view.titles[seat]]
    in_office = [army // ARMIES for army, office in enumerate(view.office) if office == card]
    is_law = kind == LAW and view.has_law(card)
    return Explain(
        key=f"agenda-{name}",
        art=f"hd-agenda-{kind.replace('_', '-')}",
        name=Message(f"agenda-{name}"),
        kind=Message(f"agenda-kind-{kind}{vote}"),
        text=Message(f"agenda-{name}.text"),
        holders=(*titled, *in_office),
        now=Message("explain-law-now") if is_law else None,
        rule="R11.8" if kind == LAW else "R10.21" if kind == PRIVATE_MOTION else "R11.3",
    )


def law(view: Hadurak, number: int) -> Explain:
    """A law by its number: an agenda, or a rule of a private motion."""
    return agenda(view, number) if number < len(AGENDAS) else _free_rule(view, number, LAWS[number])


def is_near(view: Hadurak, seat: int) -> bool:
    """Whether one more city, or none, crowns the baron (R20.2)."""
    return city_count(view, seat) + 1 >= needed_cities(view)


def _free_rule(view: Hadurak, law: int, name: str) -> Explain:
    return Explain(
        key=f"agenda-{name}",
        art=f"hd-agenda-{LAW}",
        name=Message(f"agenda-{name}"),
        kind=Message("agenda-kind-law-for"),
        text=Message(f"agenda-{name}.text"),
        now=Message("explain-law-now") if view.has_law(law) else None,
        rule="R21.2",
    )


def event(view: Hadurak, card: int) -> Explain:
    colour = COLOURS[EVENT_COLOUR[card]]
    name = EVENTS[card]
    cost = CANCEL_FAITH[card]
    return Explain(
        key=f"happening-{name}",
        art=f"hd-event-{colour}",
        name=Message(f"happening-{name}"),
        kind=Message(f"explain-kind-event-{colour}"),
        text=Message(f"happening-{name}.text"),
        now=Message("explain-event-cancel", {"count": cost}) if cost else None,
        rule="R7.3" if cost else "R7.1",
    )


# --- nobles and cities ------------------------------------------------------------------------------------------------


def _noble(view: Hadurak, name: str) -> Explain:
    baron, shape = NOBLE_OF[name]
    seat = view.barons.index(baron) if baron in view.barons else None
    return Explain(
        key=f"noble-{name}",
        art=f"hd-noble-{SHAPES[shape]}",
        name=Message(f"noble-{name}"),
        kind=Message("explain-kind-noble", {"baron": Message(f"baron-{BARONS[baron]}")}),
        text=Message(f"explain-noble-{SHAPES[shape]}"),
        holders=() if seat is None else (seat,),
        now=None if seat is None else _stands(view, ARMIES * seat + shape),
        rule="R8.6" if SHAPES[shape] == "circle" else "R13.9",
    )


def _stands(view: Hadurak, army: int) -> Message:
    return Message("explain-noble-dead") if view.out[army] else wording.army_line(view, army)


def _city(view: Hadurak, city: int) -> Explain:
    holder = view.control[city]
    facts: dict[str, Argument] = {
        "walls": view.walls(city) if holder != RAZED else WALLS[city],
        "income": INCOME[city] + view.fortified[city],
    }
    now = {RAZED: "explain-city-razed", NEUTRAL: "explain-city-neutral"}.get(holder)
    return Explain(
        key=f"city-{CITIES[city]}",
        art="hd-city-razed" if holder == RAZED else f"hd-city-{WALLS[city]}",
        name=wording.city_name(view, city),
        kind=Message("explain-kind-city"),
        text=Message("explain-city", facts),
        holders=() if holder < 0 else (holder,),
        now=Message(now) if now else None,
        rule="R14.3",
    )


assert len(CITIES) == CITY_COUNT
