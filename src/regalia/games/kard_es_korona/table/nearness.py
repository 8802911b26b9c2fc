"""Who is one step from the crown, and by what (V2 to V4)."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.state import OVER
from regalia.core.words import Message
from regalia.games.kard_es_korona.pieces.numbers import OFFICES, PROVINCES_TO_WIN
from regalia.games.kard_es_korona.rules.ending import castles, castles_needed, complete_provinces
from regalia.games.kard_es_korona.state import Kard
from regalia.scene.types import Near


def near(view: Kard) -> tuple[Near, ...]:
    """Of everybody who can still win."""
    if view.phase == OVER or not view.year:
        return ()
    return tuple(one for seat in range(view.seats) if view.is_free(seat) for one in _steps(view, seat))


def _steps(view: Kard, seat: int) -> Iterator[Near]:
    if view.offices.count(seat) == len(OFFICES) - 1:
        yield Near(seat=seat, text=Message("near-office"), art="kk-crown")
    needed = castles_needed(view)
    if castles(view, seat) == needed - 1:
        yield Near(seat=seat, text=Message("near-castle", {"count": needed - 1, "needed": needed}), art="kk-castle")
    provinces = PROVINCES_TO_WIN[view.seats]
    if complete_provinces(view, seat) == provinces - 1 > 0:
        facts = {"count": provinces - 1, "needed": provinces}
        yield Near(seat=seat, text=Message("near-province", facts), art="kk-province")


def wins_by(view: Kard, office: int) -> list[int]:
    """Who holds the other two offices, and would have all three with this one."""
    others = {holder for at, holder in enumerate(view.offices) if at != office}
    return [seat for seat in range(view.seats) if others == {seat} and view.offices[office] != seat]
