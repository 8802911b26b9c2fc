"""How a battle stands for all to see: what layouts make, who leads, and what each place has brought."""

from __future__ import annotations

from collections.abc import Hashable

from regalia.games.havoc.pieces.battles import CASTILLON, NO_BATTLE, BattleNumber
from regalia.games.havoc.pieces.cards import DOG
from regalia.games.havoc.rules.combinations import best_reading, combination, in_combat, strength
from regalia.games.havoc.rules.dogs import MOST_ACTIVATED, has_use
from regalia.games.havoc.rules.reckoning import JOHNS_STRENGTH, Standing
from regalia.games.havoc.state import JOHN_SEAT, NOBODY, OUT, PASSED, Havoc
from regalia.scene.remembering import remembered_by


def fighters(view: Havoc) -> list[int]:
    """Who has laid cards in this battle, clockwise from the initiator; John where he fights."""
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
    """Everybody in the battle has a place."""
    fighting = [seat for seat in range(view.seats) if view.status[seat] != OUT and has_laid(view, seat)]
    return view.battle != NO_BATTLE and bool(fighting) and all(view.place[seat] for seat in fighting)


def is_untouched(view: Havoc) -> bool:
    """The battle is reckoned, and no dog has fetched anything yet: the layouts are those that were compared."""
    return is_reckoned(view) and not any(view.used) and any(view.laid)


def is_alone(view: Havoc, seat: int) -> bool:
    """Everybody else stays out, and no John of Gaunt fights."""
    return fighters(view) == [seat] and all(view.status[each] == OUT for each in range(view.seats) if each != seat)


def wins_by_passing(view: Havoc, seat: int) -> bool:
    """Whoever leads alone wins, once all the others have passed or stay out (R5.6)."""
    others = (view.status[each] for each in range(view.seats) if each != seat)
    return leaders(view) == [seat] and all(status in (PASSED, OUT) for status in others)


def _standing_facts(view: Havoc) -> Hashable:
    cards = [(tuple(view.laid[seat]), held(view, seat), view.out[seat], view.place[seat]) for seat in range(view.seats)]
    return tuple(fighters(view)), tuple(cards), is_reckoned(view), view.john_place


@remembered_by(_standing_facts)
def leaders(view: Havoc) -> list[int]:
    """Who would be first if it ended now (R5.12)."""
    fighting = fighters(view)
    if is_reckoned(view):
        return [seat for seat in fighting if place_of(view, seat) == 1]
    worth = {seat: standing_of(view, seat) for seat in fighting}
    return [seat for seat in fighting if worth[seat] == max(worth.values())]


def place_for(view: Havoc, seat: int, standing: Standing) -> int:
    """The place that a seat would have among those who have laid, if it stood so and the battle ended now."""
    return 1 + sum(standing_of(view, other) > standing for other in fighters(view) if other != seat)


def standing_of(view: Havoc, seat: int) -> Standing:
    return strength_of(view, seat), -held(view, seat)


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


def laid_by(view: Havoc) -> dict[str, list[int]]:
    """By combination the seats that have it before them now."""
    found: dict[str, list[int]] = {}
    if not is_reckoned(view) or is_untouched(view):
        for seat in fighters(view):
            if seat != JOHN_SEAT and view.laid[seat]:
                found.setdefault(combination(strength_of(view, seat)), []).append(seat)
    return found


def dogs_to_fetch(view: Havoc, seat: int) -> int:
    """How many of the dogs that lie there may still fetch something after the battle (R7.4, R7.5)."""
    if view.battle == CASTILLON or not is_reckoned(view) or not has_use(view, seat):
        return 0
    return max(0, min(view.laid[seat].count(DOG), MOST_ACTIVATED - view.used[seat]))


def winners(view: Havoc, battle: BattleNumber) -> tuple[int, ...]:
    return tuple(seat for seat in range(view.seats) if battle in view.won[seat])


def points_for_winning(view: Havoc, battle: BattleNumber) -> int:
    """What each of its winners got; at Chevauchées John may have been one of those who shared (R9.9)."""
    is_johns = battle > CASTILLON and view.john_place == 1
    return points_in(view, battle, 1, len(winners(view, battle)) + is_johns)
