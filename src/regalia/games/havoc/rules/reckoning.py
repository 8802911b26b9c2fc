"""R5.10 to R7.3: dogs in or out of combat, how strong everybody is, and what each place is worth."""

from __future__ import annotations

from regalia.core.asking import WHOLE, Kind, Refusal, Rules, refuse
from regalia.games.havoc.pieces.battles import CASTILLON, JOHNS_LAYOUT
from regalia.games.havoc.rules.aftermath import after_the_battle
from regalia.games.havoc.rules.combinations import best_out, fewest_out, in_combat, most_out, strength
from regalia.games.havoc.rules.dogs import next_with_go
from regalia.games.havoc.state import JOHN_SEAT, NOBODY, OUT, Havoc

JOHNS_STRENGTH = strength(JOHNS_LAYOUT)

# --- R5.10 dogs out of combat -----------------------------------------------------------------------------------------


def why_not_out(s: Havoc, seat: int, out: int) -> Refusal | None:
    laid = s.laid[seat]
    return refuse("R5.10", least=fewest_out(laid), most=most_out(laid))


def ways_out(s: Havoc, seat: int) -> list[int]:
    laid = s.laid[seat]
    if s.variants.declare_dogs == "auto":
        return [best_out(laid)]
    return list(range(fewest_out(laid), most_out(laid) + 1))


DOGS_OUT = Kind("dogs_out", ways_out, why_not_out, WHOLE)


def reckon(s: Havoc) -> Rules:
    """Clockwise from the initiator, then everything is compared."""
    first = s.first_in_battle()
    s.out = [0] * s.seats
    for seat in s.clockwise_from[first]:
        laid = s.laid[seat]
        if laid and not laid[0]:
            s.out[seat] = yield DOGS_OUT, seat
            s.tell("dogs_out", seat=seat, count=s.out[seat])
    award(s)
    s.used = [0] * s.seats
    s.going = first
    s.phase = "activation"
    if next_with_go(s) == NOBODY:
        yield from after_the_battle(s)


# --- R5.12 places -----------------------------------------------------------------------------------------------------

Standing = tuple[int, int]
"""Strength, and less for every card left in the hand."""


def standings(s: Havoc) -> list[tuple[int, Standing]]:
    """Who is in the battle, clockwise from the initiator, and how they stand; John has no cards in hand (R9.7)."""
    found: list[tuple[int, Standing]] = []
    if s.initiator == JOHN_SEAT:
        found.append((JOHN_SEAT, (JOHNS_STRENGTH, 0)))
    for seat in s.clockwise_from[s.first_in_battle()]:
        if s.status[seat] != OUT:
            strong = strength(in_combat(s.laid[seat], s.out[seat]))
            found.append((seat, (strong, -len(s.hands[seat]))))
    return found


def shares(points: tuple[int, ...], ranked: list[tuple[int, Standing]]) -> list[tuple[int, int, int]]:
    """Seat, place and points of each: those who tie share the points of their places, rounded down (R7.2)."""
    found = []
    ordered = [standing for _, standing in ranked]
    ordered.sort(reverse=True)
    for seat, standing in ranked:
        first, tied = ordered.index(standing), ordered.count(standing)
        found.append((seat, first + 1, sum(points[first : first + tied]) // tied))
    return found


def award(s: Havoc) -> None:
    """Points, the battle card, and the winner, of tied ones the first clockwise from the initiator (R7.1 to R7.3)."""
    ranked = standings(s)
    if s.battle <= CASTILLON:
        s.row.remove(s.battle)
    s.winner = NOBODY
    shared = shares(s.variants.points[s.battle], ranked)
    for seat, place, points in shared:
        if place == 1 and s.winner == NOBODY:
            s.winner = seat
        if seat == JOHN_SEAT:
            s.john_place = place  # the points of his place are lost (R9.9)
        else:
            s.place[seat] = place
            s.points[seat] += points
            if place == 1:
                s.won[seat] = (*s.won[seat], s.battle)
    if s.news is not None:
        told = zip(shared, ranked, strict=True)
        for (seat, place, points), (_, (strong, _)) in sorted(told, key=lambda each: -each[0][1]):  # the winner last
            s.tell("ranked", seat=seat, place=place, combination=strong, points=0 if seat == JOHN_SEAT else points)
