"""R6 Peace and war."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.barony.notation import TOKEN
from regalia.games.barony.pieces.hexes import Hex
from regalia.games.barony.pieces.numbers import VILLAGE
from regalia.games.barony.state import Barony


def march(s: Barony, seat: int, origin: Hex, target: Hex) -> bool:
    """Moves a knight; war where its owner stood already and others too (R6.1, R6.2). True if a village falls."""
    before, own = s.move_knight(seat, origin, target), 1 << seat
    if s.news is not None:
        s.tell("moved", seat=seat, origin=origin, target=target)
    if before == own or not before & own:
        return False
    beaten = tuple([other for other in range(s.seats) if other != seat and s.knights[other][target]])
    for other in beaten:
        s.take_knight(other, target)  # never more than one (R1.7)
        s.tell("knight_beaten", seat=seat, victim=other, hex=target, beaten=beaten)
    return s.building[target] == VILLAGE and s.owner[target] != seat


def loot(s: Barony, seat: int, victim: int, hex: Hex) -> list[int]:
    """Any kind that the victim has, not only that of the hex (R6.4)."""
    return [kind for kind, count in enumerate(s.tokens[victim]) if count]


def why_not_loot(s: Barony, seat: int, kind: int, victim: int, hex: Hex) -> Refusal | None:
    return None if s.tokens[victim][kind] else refuse("R6.4", victim=victim, token=kind)


PLUNDER = Kind("plunder", loot, why_not_loot, TOKEN)


def plunder(s: Barony, seat: int, hex: Hex) -> Rules:
    """The village returns to its owner's reserve; the mover takes one of their tokens, of any kind (R6.2, R6.4)."""
    victim = s.owner[hex]
    s.take_village(hex)
    s.tell("village_burnt", seat=seat, victim=victim, hex=hex)
    if not loot(s, seat, victim, hex):
        s.tell("nothing_to_plunder", seat=seat, victim=victim, village=hex)
        return
    kind = yield PLUNDER, seat, victim, hex
    s.gain(victim, kind, -1)
    s.gain(seat, kind)
    s.tell("plundered", seat=seat, victim=victim, token=kind, village=hex)
