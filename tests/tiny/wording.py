"""The tiny game's plain values as messages for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.tiny.state import NO_CARD, Tiny

from regalia.core.asking import Ask, Option
from regalia.core.words import Argument, Message, SeatName


def fact(s: Tiny, name: str, value: Any) -> Argument:
    return SeatName(value) if name in ("seat", "other") else int(value)


def option(ask: Ask, option: Option) -> Message:
    match ask.kind.id:
        case "plan" | "lead":
            return Message("option-card", {"card": option})
        case "bid":
            return Message("option-bid", {"coins": option})
        case "give":
            return Message("option-give", {"other": SeatName(option[0]), "coins": option[1]})
    return Message(f"option-{ask.kind.id}-{option}")


def draw(view: Tiny, say: Callable[[Message], str]) -> str:
    """A line for the middle of the table, and one for each seat."""
    lines = [say(Message("table-line", {"round": view.round, "deck": len(view.deck), "market": view.market}))]
    for seat in range(view.seats):
        cards = " ".join("?" if card == NO_CARD else str(card) for card in view.hands[seat])
        facts: dict[str, Argument] = {"points": view.points[seat], "coins": view.coins[seat], "cards": cards}
        lines.append(say(Message("seat-line", {"seat": SeatName(seat), **facts})))
    return "\n".join(lines)
