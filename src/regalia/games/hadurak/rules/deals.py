"""R19 Deals in crowns at any time, and R21.3 hostage heirs: what a baron may do without being asked."""

from __future__ import annotations

from regalia.core.asking import FreeAct, Refusal, refuse
from regalia.core.state import OVER
from regalia.games.hadurak.notation import GIFT, HEIR
from regalia.games.hadurak.state import ARMIES, GARRISON, HEIR_DEAD, NONE, Army, Hadurak, Seat

Hostage = tuple[str, Army, Seat]
MOST_GIVEN = 50
"""In one gift; another may follow."""


def may_deal(s: Hadurak, seat: Seat) -> bool:
    """Not while a battle hand or a secret vote is open (R19.1)."""
    return not s.is_sealed and not s.gone[seat] and s.phase != OVER and NONE not in s.barons


def why_no_deal(s: Hadurak, seat: Seat) -> Refusal | None:
    if s.gone[seat]:
        return refuse("R19.1", "out")
    if NONE in s.barons:
        return refuse("R19.1", "barons")
    return refuse("R19.1", "sealed") if s.is_sealed else None


def gifts(s: Hadurak, seat: Seat) -> list[tuple[Seat, int]]:
    if not may_deal(s, seat):
        return []
    most = min(s.crowns[seat], MOST_GIVEN)
    return [(other, crowns) for other in s.in_play() if other != seat for crowns in range(1, most + 1)]


def why_not_give(s: Hadurak, seat: Seat, option: tuple[Seat, int]) -> Refusal | None:
    other, crowns = option
    refusal = why_no_deal(s, seat)
    if refusal is not None:
        return refusal
    if other == seat or s.gone[other]:
        return refuse("R19.1", "other")
    return refuse("R19.2", crowns=min(s.crowns[seat], MOST_GIVEN)) if crowns else None


def give(s: Hadurak, seat: Seat, option: tuple[Seat, int]) -> None:
    other, crowns = option
    s.crowns[seat] -= crowns
    s.crowns[other] += crowns
    s.tell("gave", seat=seat, other=other, crowns=crowns)


GIVE_CROWNS = FreeAct("give_crowns", gifts, give, why_not_give, GIFT)

# --- R21.3 ------------------------------------------------------------------------------------------------------------


def hostages(s: Hadurak, seat: Seat) -> list[Hostage]:
    """Own heirs to hand over; others' to return or kill."""
    if not s.variants.hostages or not may_deal(s, seat):
        return []
    found: list[Hostage] = []
    for army, holder in enumerate(s.heirs):
        if holder != seat or army % ARMIES == GARRISON or s.out[army]:
            continue
        if army // ARMIES == seat:
            found += [("give", army, other) for other in s.in_play() if other != seat]
        else:
            found += [("return", army, 0), ("kill", army, 0)]
    return found


def why_not_hostage(s: Hadurak, seat: Seat, option: Hostage) -> Refusal | None:
    if not s.variants.hostages:
        return refuse("R21.3", "off")
    refusal = why_no_deal(s, seat)
    if refusal is not None:
        return refusal
    verb, army, _ = option
    if army % ARMIES == GARRISON or s.out[army]:
        return refuse("R21.3", "none")
    if s.heirs[army] != seat:
        return refuse("R21.3")
    if verb != "give":
        return refuse("R21.3", "own")
    return refuse("R21.3", "other" if army // ARMIES == seat else "pass")


def deal_hostage(s: Hadurak, seat: Seat, option: Hostage) -> None:
    verb, army, other = option
    to = {"give": other, "return": army // ARMIES, "kill": HEIR_DEAD}[verb]
    s.heirs = tuple(to if each == army else holder for each, holder in enumerate(s.heirs))
    if verb == "give":
        s.tell("heir_give", seat=seat, noble=army, other=other)
    else:
        s.tell(f"heir_{verb}", seat=seat, noble=army)


HOSTAGE = FreeAct("hostage", hostages, deal_hostage, why_not_hostage, HEIR)

FREE_ACTS: tuple[FreeAct, ...] = (GIVE_CROWNS, HOSTAGE)
