"""R19.2: gifts of money, given without being asked."""

from __future__ import annotations

from regalia.core.asking import FreeAct, Refusal, refuse
from regalia.core.state import OVER
from regalia.games.kard_es_korona.notation import SEAT_AND_AMOUNT
from regalia.games.kard_es_korona.state import Kard


def why_not_gift(s: Kard, seat: int, gift: tuple[int, int]) -> Refusal | None:
    other, amount = gift
    if s.election:
        return refuse("R19.2", "election")
    if any(task[0] == "auction" for task in s.agenda):
        return refuse("R19.2", "auction")
    if not s.is_in(seat):
        return refuse("R19.2", "out")
    if other == seat or not 0 <= other < s.seats or not s.is_in(other):
        return refuse("R19.2", "nobody")
    return None if 1 <= amount <= s.treasury[seat] else refuse("R19.2", "treasury", amount=s.treasury[seat])


def gifts(s: Kard, seat: int) -> list[tuple[int, int]]:
    if s.phase == OVER:
        return []
    others = [other for other in range(s.seats) if why_not_gift(s, seat, (other, 1)) is None]
    return [(other, amount) for other in others for amount in range(1, s.treasury[seat] + 1)]


def give(s: Kard, seat: int, gift: tuple[int, int]) -> None:
    other, amount = gift
    s.treasury[seat] -= amount
    s.treasury[other] += amount
    s.tell("gave", seat=seat, other=other, amount=amount)


GIFT = FreeAct("gift", gifts, give, why_not_gift, SEAT_AND_AMOUNT)
