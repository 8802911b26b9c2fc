"""The questions of Kard és Korona on the table: counties to click, numbers to set, and whole steps in one click."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from regalia.core.asking import Ask, Option
from regalia.core.words import Argument, Message, SeatName, both
from regalia.games.kard_es_korona.advice.placing import rest_of_army
from regalia.games.kard_es_korona.advice.steps import all_from, only_one, plan
from regalia.games.kard_es_korona.notation import DONE, ITEM, NO, PASS, RANSOM, SELL, STAY
from regalia.games.kard_es_korona.pieces.board import County, bits
from regalia.games.kard_es_korona.pieces.numbers import (
    ARMS,
    LORD,
    MERCENARIES,
    MERCENARY_UNITS,
    MOVERS,
    NO_EVENT,
    OFFICES,
)
from regalia.games.kard_es_korona.rules.battle.sides import army_of
from regalia.games.kard_es_korona.rules.march.movers import has_lord, units_of
from regalia.games.kard_es_korona.rules.march.reach import (
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
from regalia.games.kard_es_korona.table import explaining
from regalia.games.kard_es_korona.table.peace import matters as peace
from regalia.games.kard_es_korona.table.surface import house
from regalia.games.kard_es_korona.table.tinctures import TINCTURES
from regalia.games.kard_es_korona.table.war import foretelling
from regalia.games.kard_es_korona.table.war import matters as war
from regalia.games.kard_es_korona.table.war.battle_stage import counter_id
from regalia.games.kard_es_korona.table.war.ways import ways
from regalia.games.kard_es_korona.words import wording
from regalia.scene.clicks import button
from regalia.scene.types import Choice, Dial, Dials, Explain, SceneAsk, Sign, Target

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
    asked = SceneAsk(
        kind=kind,
        title=_title(ask),
        question=war.question(ask) or _question(ask),
        about=war.about(ask),
        place=war.place(ask),
        arrows=war.arrows(ask),
        choices=tuple(CHOICES.get(kind, _plain)(ask)),
        any_order=kind in ("assign_hits", "retreat_losses"),
        dials=DIALS[kind](ask) if kind in DIALS else None,
        explains=tuple(_explains(ask)),
    )
    return peace.advised(asked, ask)


TITLED = ("place_army", "recruit", "step_or_pass", "gift", "resign")


def _explains(ask: Ask) -> Iterator[Explain]:
    """This year's event, where it is the event that asks; an office stands on the stage already."""
    if ask.kind.id.startswith("event_") and ask.state.event != NO_EVENT:
        yield explaining.event(ask.state, ask.state.event)


def _office(ask: Ask) -> int | None:
    """Which office is bid for."""
    if ask.kind.id == "bid":
        return int(ask.args[0])
    return int(ask.state.agenda[-1][2]) if ask.kind.id == "auction_bid" else None


def _title(ask: Ask) -> Message | None:
    if ask.kind.id in TITLED:
        return Message(f"title-{ask.kind.id}")
    office = _office(ask)
    return None if office is None else Message(f"office-{OFFICES[office]}")


def _question(ask: Ask) -> Message:
    s: Kard = ask.state
    match ask.kind.id:
        case "place_army":
            return Message("question-place_army", {"army": wording.army_name(s.to_place)})
        case "recruit":
            anywhere = s.event == MERCENARIES and s.mercenaries < MERCENARY_UNITS
            facts: dict[str, Argument] = {"amount": s.treasury[ask.seat], "count": MERCENARY_UNITS - s.mercenaries}
            return Message("question-recruit-mercenaries" if anywhere else "question-recruit", facts)
    return Message(f"ask-{ask.kind.id}")


# --- plain clicks -------------------------------------------------------------------------------------------------


def _plain(ask: Ask) -> Choices:
    """A button for a word, a place for a county."""
    for option in ask.options:
        yield _plain_one(ask, option)


def _plain_one(ask: Ask, option: Option) -> Choice:
    text, name = ask.text(option), wording.option(ask, option)
    note, odds = war.note_of(ask, option), war.odds_of(ask, option)
    if ask.kind.id in BY_COUNTY and isinstance(option, int):
        sign: Sign = "war" if ask.kind.id == "choose_battle" or _is_attack(ask, option) else "legal"
        there = Target(at=_place(ask.state, option), note=note or name, odds=odds, sign=sign)
        return Choice(text=text, name=name, path=(there,))
    target = replace(button(text, name, _art(ask, option), note or _note(ask, option)), odds=odds)
    if ask.kind.id == "choose_province":
        target = replace(target, tincture=TINCTURES[option])
    if ask.kind.id == "tie_break":
        target = replace(target, seat=option)
    if option in SELL:
        target = replace(target, warn=peace.sale_warning(ask.state, ask.seat, SELL.index(option)))
    return Choice(text=text, name=name, path=(target,))


def _is_attack(ask: Ask, county: County) -> bool:
    return ask.kind.id == "retreat_to" and is_hostile(ask.state, ask.seat, county)


def _note(ask: Ask, option: Option) -> Message | None:
    """What a tied bidder holds already."""
    return peace.office_count(ask.state, option) if ask.kind.id == "tie_break" else None


def _counties_and_words(ask: Ask) -> Choices:
    """A county is a button, too: beside «fight on» it must be seen that one can go, and where to."""
    for option in ask.options:
        choice = _plain_one(ask, option)
        if isinstance(option, int):
            name = Message(f"option-{ask.kind.id}-to", {"county": wording.county_name(ask.state, option)})
            note = war.note_of(ask, option)
            yield Choice(text=choice.text, name=name, path=(button(choice.text, name, "kk-escape", note),))
        yield choice


def _provinces(ask: Ask) -> Choices:
    """A button, or one of its castles on the map."""
    s: Kard = ask.state
    for province in ask.options:
        button = _plain_one(ask, province)
        yield button
        for castle in bits(s.board.provinces[province] & s.board.castles):
            target = Target(at=_place(s, castle), note=peace.lord_note(province))
            yield Choice(text=button.text, name=button.name, path=(target,))


def _art(ask: Ask, option: Option) -> str:
    if option in SELL:
        return f"kk-office-{OFFICES[SELL.index(option)]}"
    if isinstance(option, str):
        return ART.get(option, "")
    if ask.kind.id == "choose_province":
        return f"kk-arms-{house(option)}"
    if ask.kind.id == "tie_break":
        return f"kk-arms-{house(ask.state.home[option])}"
    if ask.kind.id in ("lead_arm", "reroll", "inherit"):
        return f"kk-unit-{ARMS[option]}"
    return ""


BY_COUNTY = frozenset({
    "event_place", "event_neutral", "choose_battle", "retreat", "retreat_to", "escape", "lord_return",
})  # fmt: skip


def _place(s: Kard, county: County) -> str:
    return f"place:{s.board.ids[county]}"


def _units(ask: Ask) -> Choices:
    """A county, then which unit."""
    for county, mover in ask.options:
        yield _unit(ask, county, mover)


def _unit(ask: Ask, county: County, mover: int, note: Message | None = None) -> Choice:
    text, name = ask.text((county, mover)), wording.option(ask, (county, mover))
    which = button(f"unit-{mover}", wording.mover_option(mover), _arm_art(ask, mover), note)
    is_castle = ask.kind.id == "recruit" and ask.state.board.castle[county]
    there = Target(at=_place(ask.state, county), note=peace.room_note(ask.state, county) if is_castle else None)
    return Choice(text=text, name=name, path=(there, which))


def _arm_art(ask: Ask, mover: int) -> str:
    return f"kk-unit-{ARMS[mover]}" if mover < LORD else f"kk-banner-{house(ask.state.home[ask.seat])}"


def _placing(ask: Ask) -> Choices:
    """Unit by unit, or all the rest at once as a good player might."""
    texts = [ask.text(option) for option in rest_of_army(ask.state, ask.seat)]
    if len(texts) > 1:
        name = Message("option-place-rest")
        yield Choice(text=texts[0], more=tuple(texts[1:]), name=name, path=(button("rest", name, "check"),))
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
            movers = plan(s, ask.seat, county)
            alone = () if movers else only_one(s, ask.seat, county)
            yield from _ways_to_go(ask, county, (), movers or alone, "plan", is_choice=not alone)
    for origin in bits(s.lands[ask.seat]):
        yield from _from(ask, origin, targets)
    for option in ask.options:
        if isinstance(option, str):
            yield _plain_one(ask, option)


def _from(ask: Ask, origin: County, targets: list[County]) -> Choices:
    s: Kard = ask.state
    here = {"county": wording.county_name(s, origin)}
    first = (Target(at=_place(s, origin), note=Message("note-army", here), asks=Message("asks-army", here)),)
    costs = _costs(s, ask.seat, origin)
    for county in targets:
        if county in costs:
            yield from _ways_to_go(ask, county, first, all_from(s, ask.seat, origin, county), "all", costs[county])


def _ways_to_go(
    ask: Ask,
    county: County,
    first: tuple[Target, ...],
    movers: tuple[Item, ...],
    how: str,
    points: int = 0,
    *,
    is_choice: bool = True,
) -> Choices:
    """At once with these; and, where there is a choice, with whomever one likes."""
    s: Kard = ask.state
    text, name = ask.text(county), wording.option(ask, county)
    hostile = is_hostile(s, ask.seat, county)
    sign: Sign = "war" if hostile else "legal"
    odds = foretelling.odds(s, ask.seat, county, movers) if hostile and movers else None
    note = foretelling.prospect(s, ask.seat, county, name, points)
    there = Target(at=_place(s, county), sign=sign, note=note, odds=odds, asks=Message("asks-step", {"note": note}))
    if movers:
        whole = _step_name(s, movers)
        more = (*(f"movers:{ITEM.write(s, item)}" for item in movers), f"movers:{DONE}")
        from_where = Message("note-step-from", {"counties": both(wording.origin_names(s, movers))})
        at_once = button(how, whole, "kk-step" if not hostile else "kk-battle", from_where, sign)
        warn = next(foretelling.warns(s, ask.seat, county, movers), None)
        yield Choice(text=text, more=more, name=whole, path=(*first, there, replace(at_once, odds=odds, warn=warn)))
    if not is_choice:
        return
    choose = button("choose", Message("option-step-choose"), "kk-arm-infantry", Message("note-step-choose"))
    yield Choice(text=text, name=name, path=(*first, there, choose))


def _step_name(s: Kard, movers: tuple[Item, ...]) -> Message:
    army = wording.army_name((*units_of(movers), has_lord(movers)))
    return Message("option-step-whole", {"army": army})


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
    """The plan; all else is set on the dials."""
    s: Kard = ask.state
    if not s.draft:
        movers = plan(s, ask.seat, s.target)
        texts = [ask.text(item) for item in movers]
        if texts and all(item in ask.options for item in movers):
            name = _step_name(s, movers)
            more = (*texts[1:], f"movers:{DONE}")
            odds = foretelling.odds(s, ask.seat, s.target, movers) if is_hostile(s, ask.seat, s.target) else None
            at_once = replace(button("plan", name, "check", Message("note-plan")), odds=odds)
            yield Choice(text=texts[0], more=more, name=name, path=(at_once,))


def _mover_dials(ask: Ask) -> Dials:
    """For each origin and arm who goes, the nearest first; of several entries each has its own where it matters."""
    s: Kard = ask.state
    most = {
        (origin, mover, entry): number
        for (origin, entry), arms in ways(s, ask.seat, ask.options).items()
        for mover, number in arms.items()
    }
    dials = tuple(
        Dial(
            id=foretelling.dial_id(s, origin, mover, entry),
            name=wording.mover_name(mover),
            group=_origin_name(s, origin, entry),
            art=_arm_art(ask, mover),
            most=number,
            text=ask.text((origin, mover, 1, entry)).replace(f"-{MOVERS[mover]}-1", f"-{MOVERS[mover]}-#"),
        )
        for (origin, mover, entry), number in sorted(most.items(), key=partial(_nearest_first, s, ask.seat))
    )
    least = 0 if DONE in ask.options else 1  # whoever was named before goes, too
    name = Message("dials-attack" if is_hostile(s, ask.seat, s.target) else "dials-step")
    return Dials(dials=dials, name=name, end=f"movers:{DONE}", least=least, foretells=True, are_figures=True)


def _nearest_first(s: Kard, seat: int, pair: tuple[tuple[int, int, int], int]) -> tuple[int, int, bool, int, int]:
    (origin, mover, entry), _ = pair
    return costs_from(s, seat, origin)[s.target], origin, entry != origin, entry, mover


def _origin_name(s: Kard, origin: County, entry: County) -> Message:
    """Who comes from farther, or does not come straight, says through which county."""
    county = wording.county_name(s, origin)
    if entry == origin:
        return Message("dials-from", {"county": county})
    return Message("dials-via", {"county": county, "entry": wording.county_name(s, entry)})


def _bid_dials(ask: Ask) -> Dials:
    most = max(option for option in ask.options if isinstance(option, int))
    least = min(option for option in ask.options if isinstance(option, int))
    name = Message("dials-amount")
    dial = Dial(id="amount", name=name, most=most, least=least, value=least, art="kk-coin-groat")
    said = Message(f"dials-{ask.kind.id}", {"count": 0})
    zones = peace.zones(ask) if ask.kind.id == "bid" else ()
    return Dials(dials=(dial,), name=said, text=f"{ask.kind.id}:#", zones=zones)


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


def _own_losses(ask: Ask) -> Choices:
    """One's own ranks are clicked, once for each unit that is lost on the way."""
    side = ask.args[0]
    standing = army_of(ask.state, side)
    for lost in ask.options:
        path = [_victim(side, arm, standing[arm]) for arm in range(len(ARMS)) for _ in range(lost[arm])]
        yield Choice(text=ask.text(lost), name=wording.option(ask, lost), path=tuple(path))


def _garrisons(ask: Ask) -> Choices:
    """Who stays; then whether the lord does."""
    for option in ask.options:
        part, inside = option
        leaving = [number - staying for number, staying in zip(ask.args[1], part, strict=True)]
        note = Message("note-garrison-leaves", {"army": wording.army_name(leaving)})
        name = Message("option-step-whole", {"army": wording.army_name(part)})
        army = button(f"stay-{ask.text((part, True))}", name, note=note)
        lord = button("lord-in" if inside else "lord-out", Message(f"option-lord-{'in' if inside else 'out'}"))
        path = (army, lord) if ask.args[2] else (army,)
        yield Choice(text=ask.text(option), name=wording.option(ask, option), path=path)


def _victor_steps(ask: Ask) -> Choices:
    """A county from which units come to the lord, or where he goes; then who."""
    s: Kard = ask.state
    for option in ask.options:
        if isinstance(option, str):
            yield _plain_one(ask, option)
            continue
        text, name = ask.text(option), wording.option(ask, option)
        if isinstance(option, int):
            here, who = option, button("lord", name, _arm_art(ask, LORD))
        else:
            here, arm, number, _ = option
            army = wording.army_name([number * (arm == each) for each in range(len(ARMS))])
            who = button(f"{arm}-{number}", Message("option-step-whole", {"army": army}), _arm_art(ask, arm))
        yield Choice(text=text, name=name, path=(Target(at=_place(s, here), note=name), who))


def _victim(side: int, arm: int, count: int) -> Target:
    facts: dict[str, Argument] = {"arm": wording.mover_name(arm), "count": count}
    return Target(
        at=f"counter:{counter_id(side, arm)}", sign="war", art=f"kk-unit-{ARMS[arm]}", name=Message("target-hit", facts)
    )


CHOICES: dict[str, Callable[[Ask], Choices]] = {
    "choose_province": _provinces,
    "place_army": _placing,
    "place_neutral": _units,
    "event_remove": _units,
    "recruit": _recruits,
    "step_or_pass": _steps,
    "movers": _movers,
    "assign_hits": _hits,
    "retreat_losses": _own_losses,
    "garrison": _garrisons,
    "escape": _counties_and_words,
    "retreat": _counties_and_words,
    "victor_step": _victor_steps,
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
