"""Plain values of Kard és Korona as messages for people."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from regalia.core import plain
from regalia.core.asking import Ask, Option
from regalia.core.wording import worded
from regalia.core.words import Argument, Message, SeatName
from regalia.games.kard_es_korona.notation import SELL
from regalia.games.kard_es_korona.pieces.board import County
from regalia.games.kard_es_korona.pieces.numbers import ARMS, EVENTS, FIRST_YEAR, LORD, MOVERS, OFFICES, PROVINCES
from regalia.games.kard_es_korona.rules.battle.strikes import Strike
from regalia.games.kard_es_korona.rules.march.reach import is_hostile
from regalia.games.kard_es_korona.rules.recruiting import price_of
from regalia.games.kard_es_korona.state import Item, Kard


def county_name(s: Kard, county: County) -> Message:
    return Message(f"county-{s.board.ids[county]}")


def army_name(army: Sequence[int]) -> tuple[Message, ...]:
    """«2 infantry, 1 archer, the lord»."""
    named = [Message(f"units-{ARMS[arm]}", {"count": army[arm]}) for arm in range(len(ARMS)) if army[arm]]
    return (*named, Message("units-lord")) if len(army) > LORD and army[LORD] else tuple(named)


def mover_name(mover: int) -> Message:
    return Message(f"arm-{MOVERS[mover]}")


def mover_option(mover: int) -> Message:
    """Standing alone, as an answer: «Infantry»."""
    return Message("option-mover", {"arm": mover_name(mover)})


def event_name(card: int) -> Message:
    return Message(f"card-{EVENTS[card]}")


def need_name(foot: int, horse: int) -> str:
    """«5+», or «5+ / 6+» where cavalry is harder to hit and there is some."""
    return f"{foot}+ / {horse}+" if horse else f"{foot}+"


def _strikes(strikes: Sequence[Strike]) -> Message:
    """Who rolled what, with what they needed and how many hit; a side that does not roll is left out.

    Events that were kept have plain tuples in the place of strikes.
    """
    told = [Strike(*strike) for strike in strikes]
    sides = [tuple(_strike(strike) for strike in told if strike.side == side) for side in range(2)]
    facts: dict[str, Argument] = {"attackers": sides[0], "defenders": sides[1]}
    return Message("dice-cast" if all(sides) else "dice-attackers" if sides[0] else "dice-defenders", facts)


def _strike(strike: Strike) -> Message:
    _, arm, dice, foot, horse, hits = strike
    facts: dict[str, Argument] = {
        "arm": mover_name(arm),
        "need": need_name(foot, horse),
        "dice": " ".join(map(str, dice)),
        "hits": hits,
    }
    return Message("dice-of", facts)


def origin_names(s: Kard, movers: Sequence[Item]) -> tuple[Message, ...]:
    """From where a step is made, each county once."""
    return tuple(county_name(s, county) for county in dict.fromkeys(origin for origin, *_ in movers))


def fact(s: Kard, name: str, value: Any) -> Argument:
    """What a fact of an event, a refusal or a question is called."""
    match name:
        case "county" | "origin":
            return county_name(s, value)
        case "movers":
            return origin_names(s, value)
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
            return " ".join(str(face) for dice in value for face in dice)
        case "strikes":
            return _strikes(value)
        case "year":
            return str(FIRST_YEAR - 1 + value)
    return plain.fact(s, name, value)


_named = partial(worded, fact)


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
            return mover_option(option)
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
        how = "siege" if s.board.castle[county] else "attack"
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
    line = "option-garrison" if not has_lord else f"option-garrison-{'in' if inside else 'out'}"
    return Message(line, {"army": army_name(part)})
