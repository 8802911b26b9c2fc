"""Lone pieces of a seat that somebody else can remove in their next turn, as the board stands (R6.2, R6.7)."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.words import Argument, Message, either, seat_names
from regalia.games.barony.pieces.hexes import Hex
from regalia.games.barony.pieces.numbers import CITY, KNIGHT, MOUNTAIN, PIECES, STRONGHOLD, VILLAGE
from regalia.games.barony.rules.ending import is_final_round
from regalia.games.barony.state import Barony
from regalia.games.barony.table.surface import building_id, knights_id
from regalia.scene.types import Danger

Seats = tuple[int, ...]


def dangers(view: Barony, seat: int) -> Iterator[Danger]:
    shape = view.board.shape
    for hex, attackers in endangered(view, seat).items():
        label, is_village = shape.labels[hex], view.owner[hex] == seat
        facts: dict[str, Argument] = {"seats": either(seat_names(attackers)), "hex": label}
        loses_token = is_village and any(view.tokens[seat])  # R6.4
        name = f"danger-{PIECES[VILLAGE if is_village else KNIGHT]}{'-token' if loses_token else ''}"
        piece = building_id(label) if is_village else knights_id(seat, label)
        yield Danger(at=f"piece:{piece}", text=Message(name, facts))


def endangered(s: Barony, seat: int) -> dict[Hex, Seats]:
    """The hexes where a single piece of the seat can be attacked, and by whom."""
    if s.phase != "turn":
        return {}
    lone = [hex for hex in sorted({*s.where[seat], *s.villages[seat]}) if is_lone(s, seat, hex)]
    beside = {other: _beside(s, other) for other in _to_play(s) if other != seat}
    found = {
        hex: tuple([other for other in beside if _is_enough(s, other, hex, beside[other].get(hex, 0))]) for hex in lone
    }
    return {hex: seats for hex, seats in found.items() if seats and s.board.terrain[hex] != MOUNTAIN}


def is_lone(s: Barony, seat: int, hex: Hex) -> bool:
    """A single knight or village there is prey; cities, strongholds and two pieces together are not (R6.7)."""
    return s.pieces(seat, hex) == 1 and s.building[hex] not in (CITY, STRONGHOLD)


def attackers(s: Barony, seat: int, hex: Hex) -> Seats:
    """Who could remove a lone piece that the seat has there: nobody on a mountain (R5.4d, R6.7)."""
    if s.phase != "turn" or s.board.terrain[hex] == MOUNTAIN:
        return ()
    near = s.board.shape.neighbours[hex]
    return tuple(
        [
            other
            for other in _to_play(s)
            if other != seat and _is_enough(s, other, hex, sum([s.knights[other][one] for one in near]))
        ]
    )


def _beside(s: Barony, seat: int) -> dict[Hex, int]:
    """How many knights of the seat stand beside each hex."""
    found: dict[Hex, int] = {}
    neighbours, knights = s.board.shape.neighbours, s.knights[seat]
    for hex in s.where[seat]:
        for near in neighbours[hex]:
            found[near] = found.get(near, 0) + knights[hex]
    return found


def _is_enough(s: Barony, seat: int, hex: Hex, beside: int) -> bool:
    """With a piece there already one knight beside it is enough, else two: no knight moves twice (R5.1, R5.3, R6.2)."""
    return beside > 1 or (beside == 1 and s.pieces(seat, hex) > 0)


def _to_play(s: Barony) -> Iterator[int]:
    """Whoever has a turn before the game is over: in the last round only those who have not had it (R11.1, R11.7)."""
    gone = (s.active - s.first) % s.seats if is_final_round(s) else 0
    for turn in range(gone, s.seats):
        yield (s.first + turn) % s.seats
