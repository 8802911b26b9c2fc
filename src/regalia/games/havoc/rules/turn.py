"""R1 Turns: recruit or cry Havoc, clockwise."""

from __future__ import annotations

from regalia.core.asking import Kind, Rules
from regalia.games.havoc.notation import HAVOC, RECRUIT, TURN_WORD
from regalia.games.havoc.rules.aftermath import choose_next_battle
from regalia.games.havoc.rules.battle import FEWEST_TO_JOIN, havoc
from regalia.games.havoc.rules.john import john_cries_havoc
from regalia.games.havoc.rules.peace import turn_card, year_of_peace
from regalia.games.havoc.rules.piles import refill
from regalia.games.havoc.rules.recruiting import recruiting
from regalia.games.havoc.state import KEEPS_PEACE, WAITING, Havoc

FEWEST_TO_RECRUIT = 2
"""Cards that the piles and the recruits must hold together (R1.3)."""

_POSSIBLE = (((), (HAVOC,)), ((RECRUIT,), (RECRUIT, HAVOC)))
"""By whether a player can recruit, and whether they have the cards to cry Havoc (R1.2)."""


def can_recruit(s: Havoc) -> bool:
    return len(s.deck) >= FEWEST_TO_RECRUIT or len(s.deck) + s.pile_size() + len(s.recruits) >= FEWEST_TO_RECRUIT


def turn_choices(s: Havoc, seat: int) -> tuple[str, ...]:
    """Who can do only one of the two does it without being asked, so neither is ever refused."""
    return _POSSIBLE[can_recruit(s)][len(s.hands[seat]) >= FEWEST_TO_JOIN]


TURN = Kind("turn", turn_choices, codec=TURN_WORD)


def turn(s: Havoc) -> Rules:
    """One of two things (R1.1); a player who can do neither is skipped (R1.4)."""
    if len(s.row) == 1:
        s.phase = "last_deal"  # R8.1
        return
    if s.john == WAITING:
        john_cries_havoc(s)
        return
    seat = s.active
    if not turn_choices(s, seat):
        s.tell("skipped", seat=seat)
    elif (yield TURN, seat) == HAVOC:
        yield from havoc(s, seat)
        return
    else:
        if s.keeper == seat:
            yield from keep_peace(s, seat)
        yield from recruiting(s, seat)
        refill(s, seat)
    pass_turn(s)


def keep_peace(s: Havoc, seat: int) -> Rules:
    """The Peacekeeper turns the card (R4.1), but not just after setting it (R4.5), nor in a free first turn (R4.6)."""
    if s.is_turned or s.is_free or turn_card(s):
        return
    yield from year_of_peace(s, s.clockwise_from[s.left_of[seat]][:-1])
    yield from choose_next_battle(s, seat)


def pass_turn(s: Havoc) -> None:
    """To the left, past John if he keeps the peace there (R9.12)."""
    seat = s.active
    s.is_free = s.is_turned = False
    s.active = s.left_of[seat]
    if s.john == KEEPS_PEACE and s.john_after == seat:
        s.phase = "johns_turn"
