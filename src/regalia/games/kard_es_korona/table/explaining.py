"""What events, offices, arms, land, castles and lords are, and what they mean for the reader now."""

from __future__ import annotations

from msgspec.structs import replace

from regalia.core.state import OVER
from regalia.core.words import Argument, Message
from regalia.games.kard_es_korona.pieces.numbers import (
    ARMS,
    CAPACITY,
    CAPTIVITY_YEARS,
    CASTLE_TAX,
    COST,
    COST_PALATINE,
    COUNTY_TAX,
    ENTER,
    ESCAPE_ON,
    EVENTS,
    FOOT_POINTS,
    GUILDS,
    HORSE_POINTS,
    OFFICES,
    PROVINCE_TAX,
    PROVINCES_TO_WIN,
    RANSOM_PRICE,
    RIVER,
    SAME_ARM,
    STEPS_BASE,
    STEPS_MAX,
    TERRAINS,
    TREASURER_TAX,
)
from regalia.games.kard_es_korona.rules.ending import castles, castles_needed
from regalia.games.kard_es_korona.rules.income import income_of
from regalia.games.kard_es_korona.rules.recruiting import price_of
from regalia.games.kard_es_korona.state import HIDDEN, NOBODY, Kard
from regalia.scene.explaining import Plain
from regalia.scene.types import Explain

ARM_ART = {f"arm-{arm}": f"kk-unit-{arm}" for arm in ARMS}
PLAIN: dict[str, Plain] = {
    **{key: Plain(art, "explain-kind-arm", "R9.1") for key, art in ARM_ART.items()},
    "arm-lord": Plain("kk-lord", "explain-kind-lord", "R13.1"),
    "terrain-plain": Plain("kk-county", "explain-kind-terrain", "R6.6"),
    "terrain-mountain": Plain("kk-mountain", "explain-kind-terrain", "R6.6"),
    "terrain-marsh": Plain("kk-marsh", "explain-kind-terrain", "R6.6"),
    "thing-river": Plain("kk-river", "explain-kind-terrain", "R6.6"),
    "thing-castle": Plain("kk-castle", "explain-kind-map", "R1.6"),
    "thing-county": Plain("kk-county", "explain-kind-map", "R1.1"),
    "thing-province": Plain("kk-province", "explain-kind-map", "R1.4"),
    "thing-money": Plain("kk-coin-groat", "", "R4.1"),
    "thing-steps": Plain("kk-step", "explain-kind-movement", "R6.1"),
    "thing-purse": Plain("kk-purse", "explain-kind-election", "R17.3"),
    "thing-start": Plain("kk-start", "", "R2.3"),
    "thing-passed": Plain("kk-pass", "explain-kind-movement", "R6.4"),
    "thing-vassal": Plain("kk-vassal", "explain-kind-lord", "R16.3"),
    "thing-captive": Plain("kk-captive", "explain-kind-lord", "R14.1"),
    "thing-election": Plain("kk-election", "explain-kind-election", "R17.4"),
    "thing-offices": Plain("kk-crown", "explain-kind-election", "R17.9"),
    "thing-battle": Plain("kk-battle", "explain-kind-war", "R10.1"),
    "thing-siege": Plain("kk-siege", "explain-kind-war", "R11.1"),
}
OFFICE_RULES = {"judge": "R18.2", "treasurer": "R18.3", "palatine": "R18.4"}
EVENT_RULES = {
    "parasztlazadas": "R3.8", "pestisjarvany": "R3.8", "veres_kard": "R3.9", "lovagi_torna": "R3.10",
    "esos_osz": "R3.11", "zsoldosok": "R3.12", "isten_bekeje": "R3.13", "kiralyvalasztas": "R3.14",
}  # fmt: skip
NUMBERS: dict[str, Argument] = {
    "foot": FOOT_POINTS, "horse": HORSE_POINTS, "plain": ENTER[0], "mountain": ENTER[1], "marsh": ENTER[2],
    "river": RIVER, "capacity": CAPACITY, "same": SAME_ARM, "county": COUNTY_TAX, "castle": CASTLE_TAX,
    "treasurer": TREASURER_TAX, "province": PROVINCE_TAX, "steps": STEPS_BASE, "most": STEPS_MAX,
    "ransom": RANSOM_PRICE, "years": CAPTIVITY_YEARS, "escape": ESCAPE_ON,
}  # fmt: skip

THINGS = frozenset({
    *(f"card-{card}" for card in EVENTS),
    *(f"office-{office}" for office in OFFICES),
    *(f"terrain-{terrain}" for terrain in TERRAINS),
    *(f"arm-{arm}" for arm in ARMS),
    "arm-lord",
})  # fmt: skip


def explain(view: Kard, seat: int | None, key: str) -> Explain | None:
    kind, _, name = key.partition("-")
    if kind == "card" and name in EVENTS:
        return event(view, EVENTS.index(name))
    if kind == "office" and name in OFFICES:
        return office(view, seat, OFFICES.index(name))
    if key not in PLAIN:
        return None
    told = PLAIN[key].explain(key, _facts(view, name))
    if seat is None or view.phase == OVER or not view.is_in(seat):
        return told
    return replace(told, yours=_yours(view, seat, key))


def _facts(view: Kard, name: str) -> dict[str, Argument]:
    facts = _numbers(view) | {"needed": castles_needed(view), "provinces": PROVINCES_TO_WIN[view.seats]}
    if name in ARMS:
        facts |= {"cost": COST[ARMS.index(name)], "cheap": COST_PALATINE[ARMS.index(name)]}
    return facts


def _numbers(view: Kard) -> dict[str, Argument]:
    """As they are in this game: from Guilds Grow Strong on every castle pays more (R3.6)."""
    more = int(GUILDS in view.drawn)
    return NUMBERS | {"castle": CASTLE_TAX + more, "treasurer": TREASURER_TAX + more}


def _yours(view: Kard, seat: int, key: str) -> Message | None:
    """Prices, reach and count of the reader."""
    kind, _, name = key.partition("-")
    if kind == "arm" and name in ARMS and view.treasury[seat] != HIDDEN:
        facts = {"cost": price_of(view, seat, ARMS.index(name)), "amount": view.treasury[seat]}
        return Message("explain-arm-yours", facts)
    if key == "thing-money":
        return Message("explain-money-yours", {"amount": income_of(view, seat)})
    if key == "thing-castle":
        return Message("explain-castle-yours", {"count": castles(view, seat), "needed": castles_needed(view)})
    if key == "thing-steps":
        return Message("explain-steps-yours", {"count": view.steps[seat]})
    return None


def event(view: Kard, number: int) -> Explain:
    card = EVENTS[number]
    is_now = view.event == number
    lasts = number == GUILDS and number in view.drawn and not is_now
    now = "explain-event-now" if is_now else "explain-event-lasts" if lasts else ""
    return Explain(
        key=f"card-{card}",
        art=f"kk-event-{card.replace('_', '-')}",
        name=Message(f"card-{card}"),
        kind=Message("explain-kind-event"),
        text=Message(f"event-text-{card}"),
        now=Message(now) if now else None,
        rule=EVENT_RULES.get(card, "R3.6"),
    )


def office_text(view: Kard, number: int) -> Message:
    """What the holder of an office may do."""
    return Message(f"explain-office-{OFFICES[number]}", _numbers(view))


def office_gift(view: Kard, number: int) -> Message:
    """The same in a few words, for a table of all three."""
    return Message(f"gift-office-{OFFICES[number]}", _numbers(view) | _prices())


def _prices() -> dict[str, Argument]:
    return {arm: COST_PALATINE[at] for at, arm in enumerate(ARMS)}


def office(view: Kard, seat: int | None, number: int) -> Explain:
    name, holder = OFFICES[number], view.offices[number]
    yours = None
    if seat is not None and view.phase != OVER:
        held = sum(other == seat for at, other in enumerate(view.offices) if at != number)
        if holder != seat and held == len(OFFICES) - 1:
            yours = Message("explain-office-wins")
    return Explain(
        key=f"office-{name}",
        art=f"kk-office-{name}",
        name=Message(f"office-{name}"),
        kind=Message("explain-kind-office"),
        text=office_text(view, number),
        yours=yours,
        holders=() if holder == NOBODY else (holder,),
        now=Message("explain-office-vacant") if holder == NOBODY else None,
        rule=OFFICE_RULES[name],
    )
