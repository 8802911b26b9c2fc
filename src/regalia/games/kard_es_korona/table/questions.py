"""The questions of Kard és Korona on the table: counties to click, numbers to set, and whole steps in one click."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from regalia.core.asking import Ask, Option
from regalia.core.words import Argument, Message, SeatName
from regalia.games.kard_es_korona import wording
from regalia.games.kard_es_korona.battle_scene import counter_id
from regalia.games.kard_es_korona.constants import ARMS, LORD, MOVERS, OFFICES
from regalia.games.kard_es_korona.map import County, bits
from regalia.games.kard_es_korona.notation import DONE, ITEM, NO, PASS, RANSOM, SELL, STAY
from regalia.games.kard_es_korona.plans import all_from, army_of_items, plan, plan_chance
from regalia.games.kard_es_korona.playing_map import house
from regalia.games.kard_es_korona.quick import placing
from regalia.games.kard_es_korona.rules.battles import army_of
from regalia.games.kard_es_korona.rules.reach import (
    can_lord_go,
    costs_from,
    entries,
    free_units,
    is_hostile,
    roads,
    shut,
)
from regalia.games.kard_es_korona.rules.recruiting import price_of
from regalia.games.kard_es_korona.state import Item, Kard
from regalia.scene.types import Choice, Dial, Dials, SceneAsk, Target

ART = {
    PASS: "kk-pass",
    DONE: "check",
    RANSOM: "kk-ransom",
    "reroll": "kk-office-judge",
    "yes": "check",
    NO: "cross",
    STAY: "kk-battle",
    "drop": "cross",
    "allow": "check",
    "forbid": "cross",
    "none": "cross",
    "first": "kk-start",
    "last": "kk-pass",
}

Choices = Iterator[Choice]


def ask(ask: Ask) -> SceneAsk:
    """The question of a seat: each option with its clicks, or numbers to set."""
    kind = ask.kind.id
    return SceneAsk(
        kind=kind,
        title=_title(ask),
        question=_question(ask),
        choices=tuple(CHOICES.get(kind, _plain)(ask)),
        any_order=kind == "assign_hits",
        dials=DIALS[kind](ask) if kind in DIALS else None,
    )


TITLED = ("place_army", "recruit", "step_or_pass", "gift", "resign")


def _title(ask: Ask) -> Message | None:
    if ask.kind.id in TITLED:
        return Message(f"title-{ask.kind.id}")
    if ask.kind.id in ("bid", "auction_bid"):
        office = ask.args[0] if ask.kind.id == "bid" else ask.state.agenda[-1][2]
        return Message(f"office-{OFFICES[office]}")
    return None


def _question(ask: Ask) -> Message:
    s: Kard = ask.state
    match ask.kind.id:
        case "place_army":
            return Message("question-place_army", {"army": wording.army_name(s.to_place)})
        case "recruit":
            return Message("question-recruit", {"amount": s.treasury[ask.seat]})
        case "step_or_pass":
            return Message("question-step_or_pass", {"count": s.steps[ask.seat]})
        case "movers":
            id = "question-movers-attack" if is_hostile(s, ask.seat, s.target) else "question-movers"
            return Message(id, {"county": wording.county_name(s, s.target)})
        case "veto":
            army = wording.army_name((*army_of_items(s.draft), any(item[1] == LORD for item in s.draft)))
            facts: dict[str, Argument] = {
                "seat": SeatName(s.active),
                "county": wording.county_name(s, s.target),
                "army": army,
            }
            return Message("question-veto", facts)
        case "bid":
            return Message("question-bid", {"amount": s.treasury[ask.seat]})
        case "auction_bid":
            return Message("question-auction_bid", {"amount": ask.args[0]})
        case "inherit":
            return Message("question-inherit", {"county": wording.county_name(s, ask.args[0])})
        case "offer_oath" | "accept_oath":
            return Message(f"question-{ask.kind.id}", {"other": SeatName(ask.args[0])})
    return Message(f"ask-{ask.kind.id}")


# --- plain clicks -------------------------------------------------------------------------------------------------


def _button(option: Option, name: Message, art: str = "", note: Message | None = None) -> Target:
    return Target(at=f"button:{option}", name=name, art=art, note=note)


def _plain(ask: Ask) -> Choices:
    """A button for a word, a place for a county."""
    for option in ask.options:
        yield _plain_one(ask, option)


def _plain_one(ask: Ask, option: Option) -> Choice:
    text, name = ask.text(option), wording.option(ask, option)
    if ask.kind.id in BY_COUNTY and isinstance(option, int):
        return Choice(text=text, name=name, path=(Target(at=_place(ask.state, option), note=name),))
    return Choice(text=text, name=name, path=(_button(text, name, _art(ask, option)),))


def _art(ask: Ask, option: Option) -> str:
    if option in SELL:
        return f"kk-office-{OFFICES[SELL.index(option)]}"
    if isinstance(option, str):
        return ART.get(option, "")
    if ask.kind.id == "choose_province":
        return f"kk-arms-{house(option)}"
    if ask.kind.id in ("lead_arm", "reroll", "inherit"):
        return f"kk-unit-{ARMS[option]}"
    return ""


BY_COUNTY = frozenset({
    "event_place", "event_neutral", "choose_battle", "retreat", "retreat_to", "escape", "lord_return",
})  # fmt: skip


def _place(s: Kard, county: County) -> str:
    return f"place:{s.map.ids[county]}"


def _units(ask: Ask) -> Choices:
    """A county, then which unit."""
    for county, mover in ask.options:
        yield _unit(ask, county, mover)


def _unit(ask: Ask, county: County, mover: int, note: Message | None = None) -> Choice:
    text, name = ask.text((county, mover)), wording.option(ask, (county, mover))
    which = _button(f"unit-{mover}", wording.mover_name(mover), _arm_art(ask, mover), note)
    return Choice(text=text, name=name, path=(Target(at=_place(ask.state, county)), which))


def _arm_art(ask: Ask, mover: int) -> str:
    return f"kk-unit-{ARMS[mover]}" if mover < LORD else f"kk-banner-{house(ask.state.home[ask.seat])}"


def _placing(ask: Ask) -> Choices:
    """Unit by unit, or all the rest at once as a good player might."""
    texts = [ask.text(option) for option in placing(ask.state, ask.seat)]
    if len(texts) > 1:
        name = Message("option-place-rest")
        button = _button("rest", name, "check")
        yield Choice(text=texts[0], more=tuple(texts[1:]), name=name, path=(button,))
    yield from _units(ask)


def _recruits(ask: Ask) -> Choices:
    for option in ask.options:
        if isinstance(option, tuple):
            price = Message("amount-groats", {"amount": price_of(ask.state, ask.seat, option[1])})
            yield _unit(ask, option[0], option[1], price)
        else:
            yield _plain_one(ask, option)


# --- steps --------------------------------------------------------------------------------------------------------


def _steps(ask: Ask) -> Choices:
    """A county to go to; or first an army, then where it goes. A step can be made whole, or put together."""
    s: Kard = ask.state
    targets = [option for option in ask.options if isinstance(option, int)]
    for county in targets:
        if s.holder[county] != ask.seat:
            yield from _ways_to_go(ask, county, (), plan(s, ask.seat, county), "plan")
    for origin in bits(s.lands[ask.seat]):
        yield from _from(ask, origin, targets)
    for option in ask.options:
        if isinstance(option, str):
            yield _plain_one(ask, option)


def _from(ask: Ask, origin: County, targets: list[County]) -> Choices:
    s: Kard = ask.state
    first = (Target(at=_place(s, origin), note=Message("note-army", {"county": wording.county_name(s, origin)})),)
    costs = _costs(s, ask.seat, origin)
    for county in targets:
        if county in costs:
            yield from _ways_to_go(ask, county, first, all_from(s, ask.seat, origin, county), "all", costs[county])


def _ways_to_go(
    ask: Ask, county: County, first: tuple[Target, ...], movers: tuple[Item, ...], how: str, points: int = 0
) -> Choices:
    s: Kard = ask.state
    text, name = ask.text(county), wording.option(ask, county)
    hostile = is_hostile(s, ask.seat, county)
    note = Message("note-step-points", {"what": name, "points": points}) if points else name
    there = Target(at=_place(s, county), sign="war" if hostile else "legal", note=note)
    if movers:
        whole, chance = _step_name(s, movers), plan_chance(s, county, movers)
        odds = Message("note-odds", {"percent": round(100 * chance)}) if hostile else Message("note-quiet")
        more = (*(f"movers:{ITEM.write(s, item)}" for item in movers), f"movers:{DONE}")
        button = _button(how, whole, "kk-step" if not hostile else "kk-battle", odds)
        yield Choice(text=text, more=more, name=whole, path=(*first, there, button))
    button = _button("choose", Message("option-step-choose"), "kk-arm-infantry", Message("note-step-choose"))
    yield Choice(text=text, name=name, path=(*first, there, button))


def _step_name(s: Kard, movers: tuple[Item, ...]) -> Message:
    army = (*army_of_items(movers), any(item[1] == LORD for item in movers))
    return Message("option-step-whole", {"army": wording.army_name(army)})


def _costs(s: Kard, seat: int, origin: County) -> dict[County, int]:
    """Where somebody free in a county can go, each with the movement points it takes."""
    closed, ways = shut(s, seat), roads(s)
    movers = [mover for mover in range(LORD) if free_units(s, origin, mover)]
    if s.lord_at[seat] == origin and can_lord_go(s, seat):
        movers.append(LORD)
    return {
        county: points
        for county, points in costs_from(s, seat, origin).items()
        if any(county in ways[mover].ways[origin] and entries(s, origin, mover, county, closed) for mover in movers)
    }


# --- numbers ------------------------------------------------------------------------------------------------------


def _movers(ask: Ask) -> Choices:
    """The plan, or the step as it stands; all else is set on the dials."""
    s: Kard = ask.state
    if not s.draft:
        movers = plan(s, ask.seat, s.target)
        texts = [ask.text(item) for item in movers]
        if texts and all(item in ask.options for item in movers):
            name = _step_name(s, movers)
            more = (*texts[1:], f"movers:{DONE}")
            yield Choice(
                text=texts[0], more=more, name=name, path=(_button("plan", name, "check", Message("note-plan")),)
            )
    if DONE in ask.options:
        yield _plain_one(ask, DONE)


def _mover_dials(ask: Ask) -> Dials:
    """For each origin, arm and entry how many go; of several entries each has a dial of its own."""
    s: Kard = ask.state
    most: dict[tuple[int, int, int], int] = {}
    for option in ask.options:
        if isinstance(option, tuple):
            origin, mover, number, entry = option
            most[origin, mover, entry] = max(number, most.get((origin, mover, entry), 0))
    dials = tuple(
        Dial(
            id=f"{s.map.ids[origin]}-{MOVERS[mover]}-{s.map.ids[entry]}",
            name=_mover_name(s, origin, mover, entry),
            group=Message("dials-from", {"county": wording.county_name(s, origin)}),
            art=_arm_art(ask, mover),
            most=number,
            text=ask.text((origin, mover, 1, entry)).replace(f"-{MOVERS[mover]}-1", f"-{MOVERS[mover]}-#"),
        )
        for (origin, mover, entry), number in sorted(most.items(), key=_straight_first)
    )
    return Dials(dials=dials, name=Message("dials-step", {"count": 0}), end=f"movers:{DONE}", least=1, foretells=True)


def _straight_first(pair: tuple[tuple[int, int, int], int]) -> tuple[int, bool, int, int]:
    (origin, mover, entry), _ = pair
    return origin, entry != origin, mover, entry


def _mover_name(s: Kard, origin: County, mover: int, entry: County) -> Message:
    """Who comes from farther, or does not come straight, says through which county."""
    if entry == origin:
        return wording.mover_name(mover)
    return Message("dials-via", {"mover": wording.mover_name(mover), "county": wording.county_name(s, entry)})


def _bid_dials(ask: Ask) -> Dials:
    most = max(option for option in ask.options if isinstance(option, int))
    least = min(option for option in ask.options if isinstance(option, int))
    name = Message("dials-amount")
    dial = Dial(id="amount", name=name, most=most, least=least, value=least, art="kk-coin-groat")
    return Dials(dials=(dial,), name=Message(f"dials-{ask.kind.id}", {"count": 0}), text=f"{ask.kind.id}:#")


def _raise_dials(ask: Ask) -> Dials | None:
    return _bid_dials(ask) if len(ask.options) > 1 else None


def _gift_dials(ask: Ask) -> Dials:
    most = max((amount for _, amount in ask.options), default=0)
    others = sorted({other for other, _ in ask.options})
    dials = tuple(
        Dial(
            id=f"gift-{other}",
            name=Message("option-player", {"seat": SeatName(other)}),
            most=most,
            art="kk-coin-groat",
            text=f"gift:{other}-#",
        )
        for other in others
    )
    return Dials(dials=dials, name=Message("dials-gift", {"count": 0}), least=1)


def _words_only(ask: Ask) -> Choices:
    for option in ask.options:
        if isinstance(option, str):
            yield _plain_one(ask, option)


# --- hits ---------------------------------------------------------------------------------------------------------


def _hits(ask: Ask) -> Choices:
    """The enemy's ranks are clicked, once for each unit that falls."""
    foe = 1 - ask.args[0]
    standing = army_of(ask.state, foe)
    for lost in ask.options:
        path = [_victim(foe, arm, standing[arm]) for arm in range(len(ARMS)) for _ in range(lost[arm])]
        yield Choice(text=ask.text(lost), name=wording.option(ask, lost), path=tuple(path))


def _victim(side: int, arm: int, count: int) -> Target:
    facts: dict[str, Argument] = {"arm": wording.mover_name(arm), "count": count}
    return Target(
        at=f"counter:{counter_id(side, arm)}", sign="war", art=f"kk-unit-{ARMS[arm]}", name=Message("target-hit", facts)
    )


CHOICES: dict[str, Callable[[Ask], Choices]] = {
    "place_army": _placing,
    "place_neutral": _units,
    "event_remove": _units,
    "recruit": _recruits,
    "step_or_pass": _steps,
    "movers": _movers,
    "assign_hits": _hits,
    "bid": _words_only,
    "auction_bid": _words_only,
    "gift": _words_only,
}
DIALS: dict[str, Callable[[Ask], Any]] = {
    "movers": _mover_dials,
    "bid": _bid_dials,
    "auction_bid": _raise_dials,
    "gift": _gift_dials,
}
