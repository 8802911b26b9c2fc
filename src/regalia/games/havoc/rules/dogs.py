"""R7.4 and R7.5: after the battle the dogs that were laid are activated, one a go, until nobody wants or can."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.havoc.notation import DONE, ROB, SCAVENGE
from regalia.games.havoc.pieces.cards import DOG, Card
from regalia.games.havoc.rules.aftermath import after_the_battle
from regalia.games.havoc.rules.recruiting import ROB_DOGS, nobody_to_rob, rob
from regalia.games.havoc.state import NOBODY, Havoc

MOST_ACTIVATED = 2
Go = Card | str


def prey(s: Havoc) -> list[Card]:
    """The cards that lie face up and are no dogs: in the layouts and among the recruits."""
    found = [card for card in s.recruits if card]
    for laid in s.laid:
        if laid:
            found += laid[laid.count(DOG) :]
    found.sort()
    return found


def can_rob(s: Havoc, seat: int) -> bool:
    return not s.used[seat] and s.laid[seat].count(DOG) >= ROB_DOGS and s.has_corpse()


def why_not_activate(s: Havoc, seat: int, option: Go) -> Refusal | None:
    if option == ROB:
        if s.used[seat]:
            return refuse("R7.4", "limit")
        return refuse("R7.4", "rob") if s.laid[seat].count(DOG) < ROB_DOGS else nobody_to_rob(s, "R7.5")
    return refuse("R7.4", "dog") if option == DOG else refuse("R7.4", card=option)


def goes(s: Havoc, seat: int) -> list[Go]:
    found: list[Go] = [*prey(s)]
    if can_rob(s, seat):
        found.append(ROB)
    if found:
        found.append(DONE)
    return found


ACTIVATE = Kind("activate", goes, why_not_activate, SCAVENGE)


def has_use(s: Havoc, seat: int) -> bool:
    """Whether there is anything to activate a dog for (R7.5)."""
    return any(s.recruits) or any(cards and cards[-1] for cards in s.laid) or can_rob(s, seat)


def next_with_go(s: Havoc) -> int:
    """The next seat that has a dog to activate, and a use for it."""
    for seat in s.clockwise_from[s.going]:
        laid = s.laid[seat]
        if laid and not laid[0] and s.used[seat] < MOST_ACTIVATED and has_use(s, seat):
            return seat
    return NOBODY


def activation(s: Havoc) -> Rules:
    """One go of the next seat that has one."""
    seat = next_with_go(s)
    if seat == NOBODY:
        yield from after_the_battle(s)
        return
    s.going = s.left_of[seat]
    option = yield ACTIVATE, seat
    if option == DONE:
        s.used[seat] = MOST_ACTIVATED
        s.tell("dogs_rest", seat=seat)
    elif option == ROB:
        discard_laid_dogs(s, seat, ROB_DOGS)
        s.shown += 1
        s.tell("robbed", seat=seat)
        yield from rob(s, seat)
    else:
        discard_laid_dogs(s, seat, 1)
        scavenge(s, seat, option)


def discard_laid_dogs(s: Havoc, seat: int, number: int) -> None:
    s.used[seat] += number
    del s.laid[seat][:number]
    s.discard += [DOG] * number


def scavenge(s: Havoc, seat: int, card: Card) -> None:
    """Any card on the table, even one of their own."""
    source = next(cards for cards in (s.recruits, *s.laid) if card in cards)
    source.remove(card)
    s.gain_openly(seat, card)
    s.tell("scavenged", seat=seat, card=card)
