"""Barony's plain values as messages for people."""

from __future__ import annotations

from typing import Any

from regalia.core.asking import Ask, Option
from regalia.core.words import Argument, Message, SeatName
from regalia.games.barony.constants import PIECES, TERRAINS, TITLES, TOKENS
from regalia.games.barony.notation import DONE
from regalia.games.barony.payments import worth
from regalia.games.barony.rules import OTHERS
from regalia.games.barony.state import Barony

HEXES = ("hex", "origin", "target")
SEATS = ("seat", "victim")


def fact(s: Barony, name: str, value: Any) -> Argument:
    """What a fact of an event, a refusal or a question is called."""
    if name in HEXES:
        label: str = s.board.shape.labels[value]
        return label
    if name in SEATS:
        return SeatName(value)
    if name == "building":
        return Message(f"piece-{PIECES[value]}")
    if name == "token":
        return Message(f"token-{TERRAINS[value]}")
    if name == "terrain":
        return Message(f"terrain-{TERRAINS[value]}")
    if name == "title":
        return Message(f"title-{TITLES[value]}")
    return int(value)


def _named(s: Barony, id: str, **facts: Any) -> Message:
    return Message(id, {name: fact(s, name, value) for name, value in facts.items()})


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
            return Message(f"token-{TOKENS[option]}")
        case "build":
            land = s.board.terrain[option[0]]
            return _named(s, "option-build", hex=option[0], building=option[1], token=land)
    paid = [(token, count) for token, count in zip(TOKENS, option, strict=True) if count]
    tokens = tuple(Message("tokens-counted", {"count": count, "token": Message(f"token-{t}")}) for t, count in paid)
    return Message("option-title", {"tokens": tokens, "gold": worth(option)})


def _welcome(s: Barony, seat: int, target: int) -> str:
    """What awaits a knight there: nobody, peace with others, or war (R6.1, R6.2)."""
    if not s.present[target] & OTHERS[seat]:
        return "free"
    return "war" if s.present[target] >> seat & 1 else "shared"
