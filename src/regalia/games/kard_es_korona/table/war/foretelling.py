"""What a step would be if it were made by those whose numbers are set: its odds, what it brings, what it leaves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regalia.core.asking import Ask, Option
from regalia.core.words import Argument, Message, SeatName
from regalia.games.kard_es_korona.advice.exact import Case, battle, can_be_counted, can_be_reckoned
from regalia.games.kard_es_korona.advice.odds import chance
from regalia.games.kard_es_korona.pieces.board import SIEGE, Counties, County
from regalia.games.kard_es_korona.pieces.numbers import (
    INFANTRY,
    JUDGE,
    LORD,
    MOVERS,
    PROVINCE_TAX,
    PROVINCES,
    PROVINCES_TO_WIN,
    RAIN_ON,
    RAINY_AUTUMN,
    TREASURER,
    VINTAGE,
)
from regalia.games.kard_es_korona.rules.ending import castles, castles_needed, complete_provinces
from regalia.games.kard_es_korona.rules.income import tax
from regalia.games.kard_es_korona.rules.march.movers import has_lord, taken_from, units_of, why_incomplete
from regalia.games.kard_es_korona.rules.march.reach import is_hostile
from regalia.games.kard_es_korona.state import DIE, NEUTRAL, NOBODY, Item, Kard
from regalia.games.kard_es_korona.words import wording
from regalia.games.kard_es_korona.words.text import holder_name
from regalia.scene.types import Foretold, Instead, Odds, Part

GOOD = 70
FEW = 2
"""So many of a siege's infantry are soon gone."""

Movers = tuple[Item, ...]


# --- how it ends --------------------------------------------------------------------------------------------------


def odds(s: Kard, seat: int, target: County, movers: Movers, *, forced: bool = False) -> Odds:
    """Counted out over all dice, both sides choosing well; «about» where somebody may roll again, retreat, or there
    are too many to be counted."""
    army, lord = units_of(movers), has_lord(movers)
    foe, ground, defenders = s.holder[target], s.board.ground[target], s.army_in(target)
    their_lord, vintage = s.defender_lord(target) != NOBODY, s.event == VINTAGE
    is_counted = can_be_counted(army, defenders, lord, their_lord)
    auto = foe >= NEUTRAL and s.variants.neutral_hits == "auto"
    if is_counted or can_be_reckoned(army, defenders):
        won, both = battle(Case(ground, lord, vintage, auto, quick=not is_counted), army, defenders, their_lord)
    else:
        won, both = chance(army, defenders, ground, lord, their_lord, vintage), 0.0
    dry = 1.0 - RAIN_ON / DIE if ground == SIEGE and s.event == RAINY_AUTUMN and not forced else 1.0
    shares = won * dry, both * dry, 1.0 - dry, (1.0 - won - both) * dry
    is_open = s.offices[JUDGE] in (seat, foe) or s.variants.retreat
    return Odds(parts=parts(shares), is_about=not is_counted or is_open)


def parts(shares: Sequence[float]) -> tuple[Part, ...]:
    """Whole per cent that add up to 100; what can happen has at least one."""
    named = (("win", "good"), ("both", "even"), ("rain", "even"), ("lose", "bad"))
    values = [max(1, int(100 * share)) if share > 0.001 else 0 for share in shares]
    order = sorted(range(len(shares)), key=lambda at: int(100 * shares[at]) - 100 * shares[at])
    for at in order[: max(0, 100 - sum(values))]:
        values[at] += 1
    values[values.index(max(values))] += 100 - sum(values)
    return tuple(
        Part(value=value, name=Message(f"odds-{name}"), mood=mood)  # type: ignore[arg-type]
        for value, (name, mood) in zip(values, named, strict=True)
        if value or name in ("win", "lose")
    )


def sure(target_odds: Odds) -> int:
    """The per cent to win."""
    return target_odds.parts[0].value


# --- what it brings -----------------------------------------------------------------------------------------------


def gains(s: Kard, seat: int, target: County) -> Iterator[Message]:
    """Castle, province, income, a lord beaten: what a county is worth that is not held yet."""
    if s.holder[target] == seat:
        return
    land, chief = s.realm(seat), s.liege[seat] if s.liege[seat] != NOBODY else seat
    whose = "" if chief == seat else "-vassal"
    if s.board.castle[target]:
        after, needed = castles(s, chief) + 1, castles_needed(s)
        facts: dict[str, Argument] = {
            "castle": Message(f"castle-{s.board.ids[target]}"),
            "count": after,
            "needed": needed,
            "other": SeatName(chief),
        }
        yield Message(f"gain-castle-wins{whose}" if after >= needed else f"gain-castle{whose}", facts)
    province = s.board.province[target]
    if is_whole(s, s.realm(chief) | 1 << target, province):
        which: dict[str, Argument] = {"province": Message(f"province-{PROVINCES[province]}"), "other": SeatName(chief)}
        wins = complete_provinces(s, chief) + 1 >= PROVINCES_TO_WIN[s.seats]
        yield Message(f"gain-province-wins{whose}" if wins else f"gain-province{whose}", which)
    amount = _tax(s, seat, land | 1 << target) - _tax(s, seat, land)
    yield Message("gain-income", {"amount": amount})
    foe = s.holder[target]
    if foe < NEUTRAL and is_whole(s, s.realm(foe), province):
        yield Message("gain-breaks", {"other": SeatName(foe), "province": Message(f"province-{PROVINCES[province]}")})
    if s.defender_lord(target) != NOBODY:
        yield Message("gain-lord", {"other": SeatName(foe)})


def is_whole(s: Kard, land: Counties, province: int) -> bool:
    return land & s.board.provinces[province] == s.board.provinces[province]


def _tax(s: Kard, seat: int, land: Counties) -> int:
    return tax(s, land, treasurer=s.offices[TREASURER] == seat)


def prospect(s: Kard, seat: int, target: County, what: Message, points: int) -> Message:
    """What awaits in a county, and what it would bring."""
    facts: dict[str, Argument] = {"what": what, "points": points, "gains": tuple(gains(s, seat, target))}
    far = "-far" if points else ""
    if not is_hostile(s, seat, target):
        return Message(f"note-goes{far}" if s.holder[target] == seat else f"note-takes{far}", facts)
    defenders = wording.army_name((*s.army_in(target), s.defender_lord(target) != NOBODY))
    facts |= {"holder": holder_name(s, s.holder[target]), "defenders": defenders}
    return Message(f"note-attacks{far}", facts)


# --- what it leaves -----------------------------------------------------------------------------------------------


def warns(s: Kard, seat: int, target: County, movers: Movers) -> Iterator[Message]:
    """Counties and castles left empty, a lord left with one man or put at risk, a siege with hardly any infantry."""
    yield from (_left_empty(s, seat, origin) for origin in emptied(s, movers))
    home, lord = s.lord_at[seat], has_lord(movers)
    if home >= 0 and not lord and 0 < taken_from(movers, home) == s.troops[home] - 1:
        yield Message("warn-lord-alone", {"county": wording.county_name(s, home)})
    if not is_hostile(s, seat, target):
        return
    if lord:
        yield Message("warn-lord-beaten" if s.holder[target] < NEUTRAL else "warn-lord-captured")
    elif s.board.castle[target] and units_of(movers)[INFANTRY] <= FEW:
        yield Message("warn-infantry", {"count": units_of(movers)[INFANTRY]})


def emptied(s: Kard, movers: Movers) -> list[County]:
    """Origins where nobody stays; a county without units is nobody's (R1.1)."""
    origins = dict.fromkeys(origin for origin, *_ in movers)
    return [origin for origin in origins if taken_from(movers, origin) == s.troops[origin]]


def _left_empty(s: Kard, seat: int, origin: County) -> Message:
    province = s.board.province[origin]
    facts: dict[str, Argument] = {
        "county": wording.county_name(s, origin),
        "castle": Message(f"castle-{s.board.ids[origin]}") if s.board.castle[origin] else "",
        "province": Message(f"province-{PROVINCES[province]}"),
        "amount": PROVINCE_TAX,
    }
    if is_whole(s, s.realm(seat), province):
        return Message("warn-empty-province", facts)
    return Message("warn-empty-castle" if s.board.castle[origin] else "warn-empty", facts)


# --- the step whose numbers are set -------------------------------------------------------------------------------


def foretell(ask: Ask, options: Sequence[Option]) -> Foretold:
    """The army and its odds, what it brings and leaves; or the rule that keeps it from going."""
    if ask.kind.id != "movers":
        return Foretold()
    s: Kard = ask.state.copy()
    s.draft = (*s.draft, *(option for option in options if isinstance(option, tuple)))
    if not s.draft:
        return Foretold()
    refusal = why_incomplete(s, ask.seat)
    if refusal is not None:
        facts = {name: wording.fact(s, name, value) for name, value in refusal.facts.items()}
        return Foretold(text=Message(refusal.message_id, facts), rule=refusal.rule)
    hostile = is_hostile(s, ask.seat, s.target)
    chances = odds(s, ask.seat, s.target, s.draft) if hostile else None
    return Foretold(
        text=against(s, ask.seat, s.target, s.draft),
        odds=chances,
        good=chances is None or sure(chances) >= GOOD,
        gains=tuple(gains(s, ask.seat, s.target)),
        warns=tuple(warns(s, ask.seat, s.target, s.draft)),
        instead=tuple(_instead(ask, s)) if hostile else (),
    )


def against(s: Kard, seat: int, target: County, movers: Movers) -> Message:
    """Who goes; in an attack also against whom."""
    army = wording.army_name((*units_of(movers), has_lord(movers)))
    if not is_hostile(s, seat, target):
        return Message("foretold-army", {"army": army})
    defenders = wording.army_name((*s.army_in(target), s.defender_lord(target) != NOBODY))
    return Message("foretold-attack", {"army": army, "defenders": defenders})


# --- what else could be done --------------------------------------------------------------------------------------


def dial_id(s: Kard, origin: County, mover: int, entry: County) -> str:
    return f"{s.board.ids[origin]}-{MOVERS[mover]}-{s.board.ids[entry]}"


def _instead(ask: Ask, s: Kard) -> Iterator[Instead]:
    """With or without the lord; and one man kept where leaving costs a province or a castle."""
    lords: list[Item] = [option for option in ask.options if isinstance(option, tuple) and option[1] == LORD]
    if has_lord(s.draft):
        others = tuple(item for item in s.draft if item[1] != LORD)
        yield from _other(ask, s, others, "instead-without_lord")
    elif lords:
        straight = next((item for item in lords if item[0] == item[3]), lords[0])
        yield from _other(ask, s, (*s.draft, straight), "instead-with_lord")
    for origin in emptied(s, s.draft):
        if s.board.castle[origin] or is_whole(s, s.realm(ask.seat), s.board.province[origin]):
            kept = _with_one_kept(s.draft, origin)
            yield from _other(ask, s, kept, "instead-keep", county=wording.county_name(s, origin))


def _with_one_kept(movers: Movers, origin: County) -> Movers:
    at = next(at for at, item in enumerate(movers) if item[0] == origin and item[1] != LORD)
    start, mover, number, entry = movers[at]
    rest = ((start, mover, number - 1, entry),) if number > 1 else ()
    return (*movers[:at], *rest, *movers[at + 1 :])


def _other(ask: Ask, s: Kard, movers: Movers, says: str, **facts: Argument) -> Iterator[Instead]:
    trial = s.copy()
    trial.draft = movers
    if not movers or why_incomplete(trial, ask.seat) is not None:
        return
    dials = {dial_id(s, option[0], option[1], option[3]): 0 for option in ask.options if isinstance(option, tuple)} | {
        dial_id(s, origin, mover, entry): number for origin, mover, number, entry in movers
    }
    percent = sure(odds(s, ask.seat, s.target, movers))
    yield Instead(name=Message(says, {**facts, "percent": percent}), dials=dials)
