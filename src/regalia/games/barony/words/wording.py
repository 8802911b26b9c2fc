"""Barony's plain values as messages for people."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from regalia.core import plain
from regalia.core.asking import Ask, Option
from regalia.core.wording import counted, worded
from regalia.core.words import Argument, Message
from regalia.games.barony.notation import DONE
from regalia.games.barony.pieces.numbers import PIECES, TERRAINS, TITLE_COST, TITLES, TOKENS
from regalia.games.barony.pieces.payments import Payment, worth
from regalia.games.barony.state import OTHERS, Barony

HEXES = ("hex", "origin", "target")
"""Facts that say where it happened."""


def fact(s: Barony, name: str, value: Any) -> Argument:
    """What a fact of an event, a refusal or a question is called."""
    if name in HEXES or name == "village":
        label: str = s.board.shape.labels[value]
        return label
    if name == "building":
        return Message(f"piece-{PIECES[value]}")
    if name == "token":
        return Message(f"token-{TERRAINS[value]}")
    if name == "terrain":
        return Message(f"terrain-{TERRAINS[value]}")
    if name == "title":
        return Message(f"title-{TITLES[value]}")
    return plain.fact(s, name, value)


_named = partial(worded, fact)


def token_name(kind: int) -> Message:
    return Message(f"token-{TOKENS[kind]}")


def tokens_counted(counts: Iterable[int]) -> tuple[Message, ...]:
    return counted("tokens-counted", counts, "token", token_name)


def option(ask: Ask, option: Option) -> Message:
    """The line that stands for an option."""
    s: Barony = ask.state
    kind = ask.kind.id
    if option == DONE:
        return Message(f"option-{kind}-done")
    match kind:
        case "action":
            return Message(f"action-{option}")
        case "place" | "new_city" | "expedition":
            return _named(s, "option-hex", hex=option, terrain=s.board.terrain[option])
        case "recruit":
            return _named(s, "option-recruit", hex=option[0], count=option[1])
        case "move" | "move_again":
            return _named(s, f"option-move-{_welcome(s, ask.seat, option[1])}", origin=option[0], target=option[1])
        case "plunder":
            return token_name(option)
        case "build":
            land = s.board.terrain[option[0]]
            return _named(s, "option-build", hex=option[0], building=option[1], token=land)
    return _payment(option)


def _payment(payment: Payment) -> Message:
    """What is paid, and how much of it for nothing (R10.4)."""
    over = worth(payment) - TITLE_COST
    name = "option-title-over" if over else "option-title"
    return Message(name, {"tokens": tokens_counted(payment), "gold": worth(payment), "over": over})


def _welcome(s: Barony, seat: int, target: int) -> str:
    """What awaits a knight there: nobody, peace with others, or war (R6.1, R6.2)."""
    if not s.present[target] & OTHERS[seat]:
        return "free"
    return "war" if s.present[target] >> seat & 1 else "shared"
