"""Who cannot march when marching is asked, and why: said at his card, and where he stands."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from regalia.core.asking import Ask, Refusal, refuse
from regalia.core.wording import reason
from regalia.core.words import Message
from regalia.games.hadurak.pieces.board import TERRITORIES
from regalia.games.hadurak.rules.war.movement import why_not_stir
from regalia.games.hadurak.state import AT_SEA, NONE, Hadurak
from regalia.games.hadurak.table.answers.clicks import at_army
from regalia.games.hadurak.words import wording
from regalia.scene.types import Closed, Target


def closed(ask: Ask) -> Iterator[Closed]:
    """Nobles who stay where they are; a place only if nobody else could march from there."""
    if ask.kind.id != "move_noble":
        return
    s: Hadurak = ask.state
    marching = {option[0] for option in ask.options if not isinstance(option, str)}
    places = {s.place[army] for army in marching}
    for army in s.nobles(ask.seat):
        if army in marching:
            continue
        said = _closed(s, ask.seat, army, ask.args[0])
        yield said
        if 0 <= s.place[army] < AT_SEA and s.place[army] not in places:
            places.add(s.place[army])
            yield replace(said, target=replace(said.target, at=f"place:{TERRITORIES[s.place[army]]}"))


def _closed(s: Hadurak, seat: int, army: int, goal: int) -> Closed:
    refusal = _why(s, seat, army)
    if refusal is None and goal == NONE:
        refusal = refuse("R5.13")
    name = wording.army_name(s, army)
    target = Target(at=at_army(army).at, name=name)
    if refusal is not None:
        return Closed(target=target, rule=refusal.rule, reason=reason(wording.fact, s, refusal))
    far = Message("stays-too-far", {"noble": name, "place": wording.place_name(s, goal)})
    return Closed(target=target, rule="R12.2", reason=far)


def _why(s: Hadurak, seat: int, army: int) -> Refusal | None:
    """Why he cannot go anywhere."""
    if army in s.moved:
        return refuse("R5.11", noble=army)
    return why_not_stir(s, seat, army) or (None if s.rested[army] else refuse("R12.1", "exhausted", noble=army))
