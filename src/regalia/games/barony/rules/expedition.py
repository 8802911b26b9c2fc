"""R9 Action E: Expedition."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.barony.notation import HEX
from regalia.games.barony.pieces.hexes import Hex
from regalia.games.barony.pieces.numbers import EXPEDITION_KNIGHTS, KNIGHT, LAKE
from regalia.games.barony.state import Barony


def why_not_land(s: Barony, seat: int, hex: Hex) -> Refusal | None:
    if s.reserve[seat][KNIGHT] < EXPEDITION_KNIGHTS:
        return refuse("R9.1", seat=seat)
    if s.present[hex]:
        return refuse("R9.2", hex=hex)
    if hex not in s.board.landings:
        return refuse("R9.2", "lake" if s.board.terrain[hex] == LAKE else "inland", hex=hex)
    return None


def landings(s: Barony, seat: int) -> list[Hex]:
    """Edge hexes without any piece (R9.2)."""
    present = s.present
    return [hex for hex in s.board.landings if not present[hex]]


def why_no_expedition(s: Barony, seat: int) -> Refusal:
    return refuse("R9.1", seat=seat) if s.reserve[seat][KNIGHT] < EXPEDITION_KNIGHTS else refuse("R9.3")


EXPEDITION = Kind("expedition", landings, why_not_land, HEX)


def expedition(s: Barony, seat: int) -> Rules:
    """One knight to the edge of the board, one out of the game for good (R9.1)."""
    hex = yield EXPEDITION, seat
    s.discard(seat, KNIGHT)
    s.put_knights(seat, hex, 1)
    if s.news is not None:
        s.tell("expedition_landed", seat=seat, hex=hex)
