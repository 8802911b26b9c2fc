"""R5 Action B: Movement."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.barony.notation import DONE, STEP
from regalia.games.barony.pieces.hexes import Hex, Step
from regalia.games.barony.pieces.numbers import CITY, LAKE, MOUNTAIN, STRONGHOLD
from regalia.games.barony.rules.war import march, plunder
from regalia.games.barony.state import Barony

NO_HEX = -1

OPEN_TO = tuple(bytes(closed_by in (0, seat + 1) for closed_by in range(256)) for seat in range(8))
"""For each seat a table that turns `closed` into 1 where a knight of the seat may enter."""


def why_not_enter(s: Barony, seat: int, hex: Hex) -> Refusal | None:
    """What keeps a knight of this seat out of a hex (R5.4, R5.5); one's own pieces never do (R5.6)."""
    if s.board.terrain[hex] == LAKE:
        return refuse("R5.4a", hex=hex)
    for other in range(s.seats):
        pieces = s.pieces(other, hex)
        if other == seat or not pieces:
            continue
        if s.owner[hex] == other and s.building[hex] in (CITY, STRONGHOLD):
            return refuse("R5.4b", hex=hex, seat=other, building=s.building[hex])
        if pieces > 1:
            return refuse("R5.4c", hex=hex, seat=other)
        if s.board.terrain[hex] == MOUNTAIN:
            return refuse("R5.4d", hex=hex, seat=other)
    return None


def why_not_step(s: Barony, seat: int, option: Step | str, tired: Hex = NO_HEX) -> Refusal | None:
    if isinstance(option, str):
        return None if tired != NO_HEX else refuse("R3.3")
    origin, target = option
    if not s.knights[seat][origin]:
        return refuse("R5.1", hex=origin)
    if origin == tired and s.knights[seat][origin] < 2:  # wherever it would go
        return refuse("R5.3", hex=origin)
    if target not in s.board.shape.neighbours[origin]:
        return refuse("R5.1", "far", origin=origin, target=target)
    return why_not_enter(s, seat, target)


def steps(s: Barony, seat: int, resting: Hex = NO_HEX) -> list[Step | str]:
    """Every knight to every adjacent hex that is open to it (R5.1, R5.4); those of the resting hex stay."""
    shape, closed, open_to = s.board.shape, s.closed, OPEN_TO[seat]
    around, made = shape.around, shape.steps
    found: list[Step | str] = []
    for origin in s.where[seat]:
        if origin != resting:
            found += made[origin][around[origin](closed).translate(open_to)]
    return found


def second_steps(s: Barony, seat: int, arrived: Hex) -> list[Step | str]:
    """The same without the tired knight, where it stands alone (R5.3); or stop (R5.1)."""
    found = steps(s, seat, arrived if s.knights[seat][arrived] == 1 else NO_HEX)
    found.append(DONE)
    return found


def why_no_movement(s: Barony, seat: int) -> Refusal:
    return refuse("R5.1", "action") if s.where[seat] else refuse("R5.1", "nobody")


MOVE = Kind("move", steps, why_not_step, STEP)
MOVE_AGAIN = Kind("move_again", second_steps, why_not_step, STEP)


def movement(s: Barony, seat: int) -> Rules:
    """One or two knights, one hex each; the second sees what the first has done (R5.1, R5.2)."""
    origin, target = yield MOVE, seat
    if march(s, seat, origin, target):
        yield from plunder(s, seat, target)
    choice = yield MOVE_AGAIN, seat, target
    if choice == DONE:
        return
    origin, target = choice
    if march(s, seat, origin, target):
        yield from plunder(s, seat, target)
