"""R4 Action A: Recruitment."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.barony.notation import RECRUITS
from regalia.games.barony.pieces.hexes import Hex
from regalia.games.barony.pieces.numbers import CITY, KNIGHT
from regalia.games.barony.state import Barony


def why_not_recruit(s: Barony, seat: int, option: tuple[Hex, int]) -> Refusal | None:
    hex, number = option
    if s.building[hex] != CITY or s.owner[hex] != seat:
        return refuse("R4.1", hex=hex)
    if number < 1:
        return refuse("R4.1", "nobody")
    if number > s.board.recruits[hex]:
        return refuse("R4.2", hex=hex, count=s.board.recruits[hex])
    if number > s.reserve[seat][KNIGHT]:
        return refuse("R4.3", seat=seat)
    return None


def recruits(s: Barony, seat: int) -> list[tuple[Hex, int]]:
    """Up to two knights, three beside a lake, and no more than the reserve has (R4.1 to R4.3)."""
    reserve, most, made = s.reserve[seat][KNIGHT], s.board.recruits, s.board.shape.recruits
    found: list[tuple[Hex, int]] = []
    for hex in s.cities[seat]:
        found += made[hex][most[hex] if most[hex] < reserve else reserve]
    return found


def why_no_recruitment(s: Barony, seat: int) -> Refusal:
    return refuse("R4.3", seat=seat) if s.cities[seat] else refuse("R4.1", "action")


RECRUIT = Kind("recruit", recruits, why_not_recruit, RECRUITS)


def recruitment(s: Barony, seat: int) -> Rules:
    hex, number = yield RECRUIT, seat
    s.put_knights(seat, hex, number)
    if s.news is not None:
        s.tell("recruited", seat=seat, hex=hex, count=number)
