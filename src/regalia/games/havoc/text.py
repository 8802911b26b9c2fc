"""The table as text, for the terminal and for tests."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.words import Argument, Message
from regalia.games.havoc.battles import NO_BATTLE
from regalia.games.havoc.cards import BACK
from regalia.games.havoc.hands import best_reading
from regalia.games.havoc.state import Havoc
from regalia.games.havoc.wording import battle_name, card_names, combination_name, seat_name

Say = Callable[[Message], str]


def draw(s: Havoc, say: Say) -> str:
    """The battles to come, the piles, and a line or two for each seat."""
    lines = [_row(s), _card(s), _piles(s)]
    for seat in range(s.seats):
        lines.append(_seat(s, seat))
        if s.laid[seat]:
            strong = best_reading(s.laid[seat])
            facts: dict[str, Argument] = {"cards": card_names(s.laid[seat]), "combination": combination_name(strong)}
            lines.append(Message("laid-line", facts))
        if s.chosen[seat]:
            strong = best_reading(sorted(s.laid[seat] + s.chosen[seat]))
            facts = {"cards": card_names(s.chosen[seat]), "combination": combination_name(strong)}
            lines.append(Message("chosen-line", facts))
    return "\n".join(say(line) for line in lines)


def _row(s: Havoc) -> Message:
    battles = tuple(
        Message("row-battle", {"battle": battle_name(battle), "points": "/".join(map(str, s.variants.points[battle]))})
        for battle in s.row
    )
    return Message("row-line", {"battles": battles})


def _card(s: Havoc) -> Message:
    if s.battle != NO_BATTLE and s.peace < 0:
        return Message("havoc-line", {"battle": battle_name(s.battle), "seat": seat_name(s.keeper)})
    return Message("peace-line", {"seat": seat_name(s.keeper), "number": s.peace})


def _piles(s: Havoc) -> Message:
    facts: dict[str, Argument] = {"deck": len(s.deck), "discard": s.pile_size(), "recruits": card_names(s.recruits)}
    return Message("piles-line", facts)


def _seat(s: Havoc, seat: int) -> Message:
    hand = s.hands[seat]
    facts: dict[str, Argument] = {
        "number": seat + 1,
        "seat": seat_name(seat),
        "points": s.points[seat],
        "won": len(s.won[seat]),
    }
    if BACK in hand or not hand:
        return Message("seat-line", {**facts, "count": len(hand)})
    return Message("seat-line-hand", {**facts, "cards": card_names(hand)})
