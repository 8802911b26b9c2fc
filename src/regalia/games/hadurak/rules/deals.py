"""R19 Deals in crowns at any time, and R21.3 hostage heirs: what a baron may do without being asked."""

from __future__ import annotations

from regalia.core.asking import FreeAct, Refusal, refuse
from regalia.core.state import OVER
from regalia.games.hadurak.notation import GIFT, HOSTAGE
from regalia.games.hadurak.state import ARMIES, GARRISON, HEIR_DEAD, Army, Hadurak, Seat

Hostage = tuple[str, Army, Seat]
MOST_GIVEN = 50
"""In one gift; another may follow."""


def may_deal(s: Hadurak, seat: Seat) -> bool:
    """Not while a battle hand or a secret vote is open (R19.1)."""
    return not s.is_sealed and not s.gone[seat] and s.phase != OVER and -1 not in s.barons


def gifts(s: Hadurak, seat: Seat) -> list[tuple[Seat, int]]:
    if not may_deal(s, seat):
        return []
    most = min(s.crowns[seat], MOST_GIVEN)
    return [(other, crowns) for other in s.in_play() if other != seat for crowns in range(1, most + 1)]


def why_not_give(s: Hadurak, seat: Seat, option: tuple[Seat, int]) -> Refusal | None:
    other, _ = option
    if not may_deal(s, seat):
        return refuse("R19.1", "sealed")
    if other == seat or other not in s.in_play():
        return refuse("R19.1", "other")
    return refuse("R19.2", crowns=min(s.crowns[seat], MOST_GIVEN))


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
    return refuse("R19.1", "sealed") if not may_deal(s, seat) else refuse("R21.3")


def deal_hostage(s: Hadurak, seat: Seat, option: Hostage) -> None:
    verb, army, other = option
    to = {"give": other, "return": army // ARMIES, "kill": HEIR_DEAD}[verb]
    s.heirs = tuple(to if each == army else holder for each, holder in enumerate(s.heirs))
    if verb == "give":
        s.tell("heir_give", seat=seat, noble=army, other=other)
    else:
        s.tell(f"heir_{verb}", seat=seat, noble=army)


HOSTAGE_ACT = FreeAct("hostage", hostages, deal_hostage, why_not_hostage, HOSTAGE)

FREE_ACTS = (GIVE_CROWNS, HOSTAGE_ACT)
