"""Havoc's plain values as messages for people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from regalia.core import plain
from regalia.core.asking import Ask, Option
from regalia.core.words import Argument, Message, SeatName
from regalia.games.havoc.notation import CATCH, DRAW_DECK, FROM_DECK, PLACE, ROB
from regalia.games.havoc.pieces.battles import BATTLES
from regalia.games.havoc.pieces.cards import BACK, COLOURS, DOG, Card
from regalia.games.havoc.rules.combinations import combination, compared, in_combat, strength
from regalia.games.havoc.state import JOHN_SEAT, Havoc

ORDINALS = ("first", "second", "third")
NAMED = {"big_house": 2, "trios": 2, "full_house": 2, "two_pairs": 2, "three_pairs": 3}
"""How many values the name of a combination has, if not one."""


def card_name(card: Card) -> Message:
    if card == DOG:
        return Message("card-dog")
    if card == BACK:
        return Message("card-back")
    return Message(f"card-{COLOURS[card & 7]}", {"value": card >> 3})


def card_names(cards: Iterable[Card]) -> tuple[Message, ...]:
    return tuple(card_name(card) for card in cards)


def seat_name(seat: int) -> Argument:
    return Message("john") if seat == JOHN_SEAT else SeatName(seat)


def battle_name(battle: int) -> Message:
    return Message(f"battle-{BATTLES[battle].id}")


def combination_name(strong: int) -> Message:
    """What a strength is called: «pair of 9s»."""
    if not strong:
        return Message("hand-nothing")
    kind = combination(strong)
    values = zip(ORDINALS[: NAMED.get(kind, 1)], compared(strong), strict=False)
    return Message(f"hand-{kind}", {name: Message("value-of", {"value": value}) for name, value in values})


def fact(s: Havoc, name: str, value: Any) -> Argument:
    """What a fact of an event, a refusal or a question is called."""
    match name:
        case "seat":
            return seat_name(value)
        case "card":
            return card_name(value)
        case "cards":
            return card_names(value)
        case "battle":
            return battle_name(value)
        case "combination":
            return combination_name(value)
    return plain.fact(s, name, value)


def option(ask: Ask, option: Option) -> Message:
    """The line that stands for an option."""
    kind = ask.kind.id
    match kind:
        case "turn":
            return Message(f"option-turn-{option}")
        case "recruit_step":
            return _step(option)
        case "next_battle":
            return Message("option-battle", {"battle": battle_name(option)})
        case "swap":
            return Message("option-swap", {"count": option})
        case "dogs_out":
            strong = strength(in_combat(ask.state.laid[ask.seat], option))
            return Message("option-dogs_out", {"count": option, "combination": combination_name(strong)})
    if option == ROB:
        return Message("option-rob")
    if option == FROM_DECK:
        return Message("option-catch-deck")
    if isinstance(option, str):
        return Message(f"option-{kind}-{option}")
    return Message("option-scavenge" if kind == "activate" else "option-card", {"card": card_name(option)})


def _step(option: Option) -> Message:
    if option in (DRAW_DECK, CATCH, ROB):
        return Message(f"option-{option}")
    if option >= PLACE:
        return Message("option-place", {"card": card_name(option - PLACE)})
    return Message("option-take_recruit", {"card": card_name(option)})
