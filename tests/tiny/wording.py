"""The tiny game's plain values as messages for people."""

from __future__ import annotations

from tests.tiny.state import NO_CARD, Tiny

from regalia.core import plain
from regalia.core.asking import Ask, Option
from regalia.core.words import Argument, Message, Say, SeatName


def option(ask: Ask, option: Option) -> Message:
    if ask.kind.id == "give":
        return Message("option-give", {"other": SeatName(option[0]), "coins": option[1]})
    return plain.option(ask, option)


def draw(view: Tiny, say: Say) -> str:
    """A line for the middle of the table, and one for each seat."""
    lines = [say(Message("table-line", {"round": view.round, "deck": len(view.deck), "market": view.market}))]
    for seat in range(view.seats):
        cards = " ".join("?" if card == NO_CARD else str(card) for card in view.hands[seat])
        facts: dict[str, Argument] = {"points": view.points[seat], "coins": view.coins[seat], "cards": cards}
        lines.append(say(Message("seat-line", {"seat": SeatName(seat), **facts})))
    return "\n".join(lines)
