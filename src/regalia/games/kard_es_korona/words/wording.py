"""Plain values of Kard és Korona as messages for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.core.asking import Ask, Option
from regalia.core.words import Argument, Message, SeatName
from regalia.games.kard_es_korona.constants import ARMS, EVENTS, FIRST_YEAR, LORD, MOVERS, OFFICES, PROVINCES
from regalia.games.kard_es_korona.map import County
from regalia.games.kard_es_korona.notation import SELL
from regalia.games.kard_es_korona.rules.reach import is_hostile
from regalia.games.kard_es_korona.rules.recruiting import price_of
from regalia.games.kard_es_korona.state import Kard


def county_name(s: Kard, county: County) -> Message:
    return Message(f"county-{s.map.ids[county]}")


def army_name(army: Sequence[int]) -> tuple[Message, ...]:
    """«2 infantry, 1 archer, the lord»."""
    named = [Message(f"units-{ARMS[arm]}", {"count": army[arm]}) for arm in range(len(ARMS)) if army[arm]]
    return (*named, Message("units-lord")) if len(army) > LORD and army[LORD] else tuple(named)


def mover_name(mover: int) -> Message:
    return Message(f"arm-{MOVERS[mover]}")


def event_name(card: int) -> Message:
    return Message(f"card-{EVENTS[card]}")


def _rolls(rolls: Sequence[Sequence[int]]) -> Message:
    sides = [
        tuple(
            Message("dice-of", {"arm": mover_name(arm), "dice": " ".join(map(str, rolls[3 * side + arm]))})
            for arm in range(len(ARMS))
            if rolls[3 * side + arm]
        )
        for side in range(2)
    ]
    return Message("dice-cast", {"attackers": sides[0], "defenders": sides[1]})


def fact(s: Kard, name: str, value: Any) -> Argument:
    """What a fact of an event, a refusal or a question is called."""
    match name:
        case "seat" | "other":
            return SeatName(value)
        case "county":
            return county_name(s, value)
        case "arm" | "mover":
            return mover_name(value)
        case "army" | "defenders":
            return army_name(value)
        case "event":
            return event_name(value)
        case "office":
            return Message(f"office-{OFFICES[value]}")
        case "province":
            return Message(f"province-{PROVINCES[value]}")
        case "kind":
            return Message(f"clash-{value}")
        case "rolls":
            return _rolls(value)
        case "year":
            return str(FIRST_YEAR - 1 + value)
    return int(value)


def _named(s: Kard, id: str, **facts: Any) -> Message:
    return Message(id, {name: fact(s, name, value) for name, value in facts.items()})


def option(ask: Ask, option: Option) -> Message:
    """The line that stands for an option."""
    s: Kard = ask.state
    kind = ask.kind.id
    if option in SELL:
        return _named(s, "option-sell", office=SELL.index(option))
    if isinstance(option, str):
        return Message(f"option-{kind}-{option}")
    match kind:
        case "choose_province":
            return Message(f"province-{PROVINCES[option]}")
        case "bid" | "auction_bid":
            return Message("option-amount", {"amount": option})
        case "tie_break":
            return Message("option-player", {"seat": SeatName(option)})
        case "gift":
            return Message("option-gift", {"other": SeatName(option[0]), "amount": option[1]})
        case "recruit":
            return _named(s, "option-recruit", county=option[0], arm=option[1], amount=price_of(s, ask.seat, option[1]))
        case "place_army" | "place_neutral" | "event_remove":
            return _named(s, "option-unit", county=option[0], mover=option[1])
        case "step_or_pass":
            return _step(s, ask.seat, option)
        case "lead_arm" | "reroll" | "inherit":
            return mover_name(option)
        case "assign_hits" | "retreat_losses":
            return Message("option-losses", {"army": army_name(option)})
        case "garrison":
            return _garrison(ask, option)
        case "movers" | "victor_step" if isinstance(option, tuple):
            return _item(s, option)
        case "victor_step":
            return _named(s, "option-victor-go", county=option)
    return Message("option-county", {"county": county_name(s, option)})


def _step(s: Kard, seat: int, county: County) -> Message:
    """What awaits there."""
    if is_hostile(s, seat, county):
        how = "siege" if s.map.castle[county] else "attack"
    else:
        how = "join" if s.holder[county] == seat else "occupy"
    return _named(s, f"option-step-{how}", county=county)


def _item(s: Kard, item: tuple[int, int, int, int]) -> Message:
    origin, mover, number, entry = item
    army = [number * (mover == each) for each in range(LORD + 1)]
    facts: dict[str, Argument] = {"army": army_name(army), "county": county_name(s, origin)}
    if entry == origin:
        return Message("option-movers", facts)
    return Message("option-movers-via", {**facts, "entry": county_name(s, entry)})


def _garrison(ask: Ask, option: tuple[tuple[int, int, int], bool]) -> Message:
    part, inside = option
    has_lord = ask.args[2]
    id = "option-garrison" if not has_lord else f"option-garrison-{'in' if inside else 'out'}"
    return Message(id, {"army": army_name(part)})
