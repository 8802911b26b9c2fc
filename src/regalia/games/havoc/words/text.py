"""The table as text, for the terminal and for tests."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.state import OVER
from regalia.core.words import Argument, Message, Say
from regalia.games.havoc.pieces.battles import BATTLES, JOHNS_LAYOUT, NO_BATTLE
from regalia.games.havoc.pieces.cards import BACK
from regalia.games.havoc.rules.combinations import best_reading, in_combat, strength
from regalia.games.havoc.state import FIGHTS, IN, JOHN_SEAT, KEEPS_PEACE, OUT, PASSED, WAITING, Havoc
from regalia.games.havoc.words.wording import battle_name, card_names, combination_name, seat_name


def draw(s: Havoc, say: Say) -> str:
    """The battles to come, the piles, and a line or two for each seat."""
    lines = [] if s.phase == OVER else [_row(s), _card(s), _piles(s), *_john(s)]
    for seat in range(s.seats):
        lines += [_seat(s, seat), *_layout(s, seat)]
    return "\n".join(say(line) for line in lines)


def _row(s: Havoc) -> Message:
    """The one that is being fought has a line of its own."""
    to_come = s.row if not _is_fighting(s) else [battle for battle in s.row if battle != s.battle]
    return Message("row-line", {"battles": tuple(_battle(s, battle) for battle in to_come)})


def _is_fighting(s: Havoc) -> bool:
    return s.battle != NO_BATTLE and s.peace < 0


def _battle(s: Havoc, battle: int) -> Message:
    """«Crécy (5/1; 2 more to whoever cried Havoc)»."""
    card = BATTLES[battle]
    deals = tuple(
        Message(f"row-deal-{to}", {"count": count})
        for to, count in (("all", card.deal_all), ("initiator", card.deal_initiator))
        if count
    )
    points = "/".join(map(str, s.variants.points[battle]))
    facts: dict[str, Argument] = {"battle": battle_name(battle), "points": points, "deals": deals}
    return Message("row-battle-deals" if deals else "row-battle", facts)


def _card(s: Havoc) -> Message:
    if _is_fighting(s):
        return Message("havoc-line", {"battle": _battle(s, s.battle), "seat": seat_name(s.keeper)})
    return Message("peace-line", {"seat": seat_name(s.keeper), "number": s.peace, "most": s.variants.peace_sides})


def _piles(s: Havoc) -> Message:
    facts: dict[str, Argument] = {"deck": len(s.deck), "discard": s.pile_size(), "recruits": card_names(s.recruits)}
    return Message("piles-line", facts)


def _john(s: Havoc) -> Iterator[Message]:
    """Where the captain sits, and what he does (R9)."""
    doing = {WAITING: "status-john-waits", FIGHTS: "status-john-fights", KEEPS_PEACE: "status-john-keeps"}.get(s.john)
    if doing is None:
        return
    facts: dict[str, Argument] = {"seat": seat_name(s.john_after), "doing": Message(doing)}
    if s.initiator != JOHN_SEAT:
        yield Message("john-line", facts)
    elif s.john_place:
        yield Message("john-line-place", {**facts, "place": s.john_place})
    else:
        yield Message(
            "john-line-lays",
            {**facts, "cards": tuple(Message("card-johns", {"value": card >> 3}) for card in JOHNS_LAYOUT)},
        )


def _seat(s: Havoc, seat: int) -> Message:
    hand = s.hands[seat]
    facts: dict[str, Argument] = {
        "seat": seat_name(seat),
        "points": s.points[seat],
        "won": len(s.won[seat]),
        "status": _status(s, seat),
    }
    if BACK in hand or not hand:
        return Message("seat-line", {**facts, "count": len(hand)})
    return Message("seat-line-hand", {**facts, "cards": card_names(hand)})


def _status(s: Havoc, seat: int) -> Message:
    """In a battle: who is in, has passed or stays out; then the place."""
    status = ""
    if s.battle != NO_BATTLE:
        if s.place[seat]:
            return Message("seat-placed", {"place": s.place[seat]})
        is_in = s.status[seat] == IN and s.laid[seat]
        status = "began" if is_in and seat == s.initiator else "in" if is_in else ""
        if s.status[seat] == OUT:
            status = "out"
        elif s.status[seat] == PASSED and s.laid[seat]:
            status = "passed"
    return Message("seat-status", {"status": Message(f"status-{status}")}) if status else Message("seat-idle")


def _layout(s: Havoc, seat: int) -> Iterator[Message]:
    """What lies before a seat, and what it makes; once a dog has fetched a card, that can no longer be read there."""
    laid, chosen = s.laid[seat], s.chosen[seat]
    if laid:
        facts: dict[str, Argument] = {"cards": card_names(laid)}
        if any(s.place) and any(s.used):
            yield Message("left-line", facts)
        else:
            strong = strength(in_combat(laid, s.out[seat])) if s.place[seat] else best_reading(laid)
            yield Message("laid-line", {**facts, "combination": combination_name(strong)})
    if chosen:
        strong = best_reading(sorted(laid + chosen))
        yield Message("chosen-line", {"cards": card_names(chosen), "combination": combination_name(strong)})
