"""R7 Action C: Construction."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.barony.notation import BUILDING, DONE
from regalia.games.barony.pieces.hexes import Hex
from regalia.games.barony.pieces.numbers import STRONGHOLD, VILLAGE
from regalia.games.barony.state import OTHERS, Barony


def why_not_build(s: Barony, seat: int, option: tuple[Hex, int] | str, begun: bool) -> Refusal | None:
    if isinstance(option, str):
        return None if begun else refuse("R3.3")
    hex, kind = option
    if kind not in (VILLAGE, STRONGHOLD):
        return refuse("R7.2", "kind")
    if not s.knights[seat][hex]:
        return refuse("R7.2", hex=hex)
    if s.building[hex]:
        return refuse("R7.3", hex=hex)
    if s.present[hex] & OTHERS[seat]:
        return refuse("R7.3", "knight", hex=hex, seat=s.guest(seat, hex))
    if not s.reserve[seat][kind]:
        return refuse("R7.6", building=kind)
    return None


def building_sites(s: Barony, seat: int) -> list[Hex]:
    """Hexes with a knight of the seat, no building and nobody else (R7.2, R7.3)."""
    building, present, alone = s.building, s.present, 1 << seat
    return [hex for hex in s.where[seat] if present[hex] == alone and not building[hex]]


def builds(s: Barony, seat: int, begun: bool) -> list[tuple[Hex, int] | str]:
    """A village or a stronghold while the reserve has it (R7.6); done once something was built (R7.1)."""
    _, villages, strongholds, _ = s.reserve[seat]
    made, has = s.board.shape.builds, (villages > 0) + 2 * (strongholds > 0)
    building, present, alone = s.building, s.present, 1 << seat
    found: list[tuple[Hex, int] | str] = []
    for hex in s.where[seat]:
        if present[hex] == alone and not building[hex]:
            found += made[hex][has]
    if begun:
        found.append(DONE)
    return found


def why_no_construction(s: Barony, seat: int) -> Refusal:
    if building_sites(s, seat):
        return refuse("R7.6", "action")
    return refuse("R7.3", "action") if s.where[seat] else refuse("R7.2", "action")


BUILD = Kind("build", builds, why_not_build, BUILDING)


def construction(s: Barony, seat: int) -> Rules:
    """Knights turn into villages or strongholds, one step after the other (R7.1, R7.2)."""
    choice = yield BUILD, seat, False
    while choice is not DONE:
        hex, kind = choice
        s.settle(seat, hex, kind)
        land = s.board.terrain[hex]
        event = "built" if take_token(s, seat, land) else "built_without_token"
        if s.news is not None:
            s.tell(event, seat=seat, hex=hex, building=kind, token=land)
        choice = (yield BUILD, seat, True) if building_sites(s, seat) else DONE


def take_token(s: Barony, seat: int, kind: int) -> bool:
    """A token of the hex's terrain from the stock, as long as there is one (R7.2, R7.7)."""
    if s.variants.resource_supply == "limited":
        if not s.stock[kind]:
            return False
        s.stock[kind] -= 1
    s.gain(seat, kind)
    return True
