"""How a battle stands for all to see: what layouts make, who leads, and what each place has brought."""

from __future__ import annotations

from regalia.games.havoc.battles import NO_BATTLE, BattleNumber
from regalia.games.havoc.hands import best_reading, in_combat, strength
from regalia.games.havoc.rules.reckoning import JOHNS_STRENGTH
from regalia.games.havoc.state import JOHN_SEAT, NOBODY, OUT, Havoc


def fighters(view: Havoc) -> list[int]:
    """Who has cards before him in this battle, clockwise from the initiator; John where he fights."""
    if view.battle == NO_BATTLE:
        return []
    first = view.first_in_battle() if view.initiator != NOBODY else view.keeper
    found = [seat for seat in view.clockwise_from[first] if view.status[seat] != OUT and has_laid(view, seat)]
    return [JOHN_SEAT, *found] if view.initiator == JOHN_SEAT else found


def has_laid(view: Havoc, seat: int) -> bool:
    return bool(view.laid[seat] or view.place[seat])


def strength_of(view: Havoc, seat: int) -> int:
    """As declared once the battle is reckoned, before that at its best."""
    if seat == JOHN_SEAT:
        return JOHNS_STRENGTH
    laid = view.laid[seat]
    return strength(in_combat(laid, view.out[seat])) if is_reckoned(view) else best_reading(laid)


def is_reckoned(view: Havoc) -> bool:
    """Everybody in the battle has his place."""
    fighting = [seat for seat in range(view.seats) if view.status[seat] != OUT and has_laid(view, seat)]
    return view.battle != NO_BATTLE and bool(fighting) and all(view.place[seat] for seat in fighting)


def is_untouched(view: Havoc) -> bool:
    """The battle is reckoned, and no dog has fetched anything yet: the layouts are those that were compared."""
    return is_reckoned(view) and not any(view.used) and any(view.laid)


def leaders(view: Havoc) -> list[int]:
    """Who would be first if it ended now (R5.12)."""
    fighting = fighters(view)
    if is_reckoned(view):
        return [seat for seat in fighting if place_of(view, seat) == 1]
    worth = {seat: (strength_of(view, seat), -held(view, seat)) for seat in fighting}
    return [seat for seat in fighting if worth[seat] == max(worth.values())]


def place_of(view: Havoc, seat: int) -> int:
    return view.john_place if seat == JOHN_SEAT else view.place[seat]


def held(view: Havoc, seat: int) -> int:
    """Cards in a hand, those chosen but not yet laid too; John has none (R9.7)."""
    return 0 if seat == JOHN_SEAT else len(view.hands[seat]) + len(view.chosen[seat])


def points_in(view: Havoc, battle: BattleNumber, place: int, sharing: int) -> int:
    """What a place was worth to each of those who shared it (R7.2)."""
    return sum(view.variants.points[battle][place - 1 : place - 1 + sharing]) // sharing


def points_of(view: Havoc, seat: int) -> int:
    """What a fighter of the present, reckoned battle got; John's points are lost (R9.9)."""
    place = place_of(view, seat)
    sharing = [other for other in fighters(view) if place_of(view, other) == place]
    return 0 if seat == JOHN_SEAT else points_in(view, view.battle, place, len(sharing))


def winners(view: Havoc, battle: BattleNumber) -> tuple[int, ...]:
    return tuple(seat for seat in range(view.seats) if battle in view.won[seat])
