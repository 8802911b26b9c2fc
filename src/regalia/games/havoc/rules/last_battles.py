"""R8 The last battles: two cards each, dogs swapped, and Castillon, where everybody fights."""

from __future__ import annotations

from regalia.core.asking import WHOLE, Kind, Refusal, Rules, in_parallel, refuse
from regalia.core.state import OVER
from regalia.games.havoc.notation import CARD_OR_WORD, DONE
from regalia.games.havoc.pieces.battles import CASTILLON
from regalia.games.havoc.pieces.cards import DOG, JOHN, Card, each_once
from regalia.games.havoc.rules.battle import choose_cards, lay_down, why_not_held
from regalia.games.havoc.rules.combinations import MOST_IN_COMBAT, strongest
from regalia.games.havoc.rules.piles import draw_blind
from regalia.games.havoc.rules.reckoning import award
from regalia.games.havoc.state import GONE, JOHN_SEAT, NO_JOHN, NOBODY, PASSED, Havoc

DEALT = 2
MOST_SWAPPED = 2


def last_deal(s: Havoc) -> Rules:
    """The recruits are discarded; the Peacekeeper deals two cards to everybody, and is dealt to last (R8.2, R8.3)."""
    dismiss_john(s)
    s.discard += s.recruits
    s.recruits.clear()
    s.tell("last_deal", seat=s.keeper)
    for _ in range(DEALT):
        for seat in s.clockwise_from[s.left_of[s.keeper]]:
            draw_blind(s, seat)
    s.going = s.keeper
    s.phase = "swap"
    yield from ()


def dismiss_john(s: Havoc) -> None:
    """No more turns will begin, so he has no effect; whoever sits on his left keeps the peace (R9.14, R9.15)."""
    if s.keeper == JOHN_SEAT:
        s.keeper = s.left_of[s.john_after]
    if s.john not in (NO_JOHN, GONE):
        s.john = GONE
        s.tell("john_left")
    if JOHN in s.deck:
        s.deck.remove(JOHN)


# --- R8.4 swapping dogs -----------------------------------------------------------------------------------------------


def why_not_swap(s: Havoc, seat: int, number: int) -> Refusal | None:
    return refuse("R8.4", count=min(MOST_SWAPPED, s.hands[seat].count(DOG)))


SWAP = Kind(
    "swap", lambda s, seat: list(range(min(MOST_SWAPPED, s.hands[seat].count(DOG)) + 1)), why_not_swap, WHOLE
)  # fmt: skip


def swap(s: Havoc) -> Rules:
    """Clockwise from the Peacekeeper, once each; nobody can tell who had no dog from who kept one."""
    seat = s.going
    s.shown += 1
    number = yield SWAP, seat
    s.tell("swapped", seat=seat, count=number)
    s.discard_dogs(seat, number)
    for _ in range(number):
        draw_blind(s, seat)
    s.going = s.left_of[seat]
    if s.going == s.keeper:
        s.phase = "castillon"


# --- R8.5 Castillon ---------------------------------------------------------------------------------------------------


def why_not_final(s: Havoc, seat: int, option: Card | str) -> Refusal | None:
    if option == DONE:
        return refuse("R8.6", "nothing")
    if isinstance(option, str):
        return None
    return why_not_held(s, seat, option, "R8.6") or refuse("R8.5")


def finals(s: Havoc, seat: int) -> list[Card | str]:
    full = len(s.chosen[seat]) >= MOST_IN_COMBAT
    found: list[Card | str] = [] if full else each_once(s.hands[seat])
    if s.chosen[seat]:
        found.append(DONE)
    return found


FINAL = Kind("final", finals, why_not_final, CARD_OR_WORD)


def castillon(s: Havoc) -> Rules:
    """All lay at the same time; no dog is out of combat, none is activated, nothing is dealt (R8.5 to R8.7)."""
    s.battle, s.initiator = CASTILLON, s.keeper
    s.status = [PASSED] * s.seats
    s.place = [0] * s.seats
    if s.variants.final_laydown == "manual":
        yield from in_parallel({seat: final(s, seat) for seat in range(s.seats) if s.hands[seat]})
    else:
        for seat in range(s.seats):
            choose_strongest(s, seat)
    s.tell("castillon")
    for seat in s.clockwise_from[s.keeper]:
        lay_down(s, seat)
    award(s)
    s.initiator = NOBODY
    s.phase = OVER
    s.tell("game_ended", points=max(s.points))


def final(s: Havoc, seat: int) -> Rules:
    yield from choose_cards(s, seat, FINAL)


def choose_strongest(s: Havoc, seat: int) -> None:
    """What the rule obliges everybody to lay (R8.6)."""
    for card in strongest(s.hands[seat]):
        s.hands[seat].remove(card)
        s.chosen[seat].append(card)
