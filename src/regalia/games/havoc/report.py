"""The result of a battle: who laid what, why the places are as they are, and what they brought (R5.12, R7.1, R7.2)."""

from __future__ import annotations

from regalia.core.words import Message
from regalia.games.havoc import wording
from regalia.games.havoc.battles import JOHNS_LAYOUT
from regalia.games.havoc.cards import DOG
from regalia.games.havoc.faces import plain_faces
from regalia.games.havoc.standing import fighters, held, is_untouched, place_of, points_of, strength_of
from regalia.games.havoc.state import JOHN_SEAT, Havoc
from regalia.scene.types import Report, ReportLine


def report(view: Havoc) -> Report | None:
    """Once everybody has his place, until the dogs begin to fetch."""
    if not is_untouched(view):
        return None
    ranked = sorted(fighters(view), key=lambda seat: place_of(view, seat))
    return Report(
        id=f"battle-{view.battle}-{len(view.row)}",
        title=Message("report-title", {"battle": wording.battle_name(view.battle)}),
        lines=tuple(_line(view, seat, ranked) for seat in ranked),
    )


def _line(view: Havoc, seat: int, ranked: list[int]) -> ReportLine:
    cards = list(JOHNS_LAYOUT) if seat == JOHN_SEAT else view.laid[seat]
    return ReportLine(
        place=place_of(view, seat),
        name=Message("report-name", {"seat": wording.seat_name(seat)}),
        seat=None if seat == JOHN_SEAT else seat,
        cards=plain_faces(sorted(cards, reverse=True), f"report-{seat}"),
        text=Message("amounts", {"combination": wording.combination_name(strength_of(view, seat))}),
        note=_why(view, seat, ranked),
        points=points_of(view, seat),
    )


def _why(view: Havoc, seat: int, ranked: list[int]) -> Message | None:
    """Dogs that stood aside, and what decided among equals."""
    equals = [other for other in ranked if other != seat and strength_of(view, other) == strength_of(view, seat)]
    if not equals:
        out = 0 if seat == JOHN_SEAT else view.out[seat]
        return Message("report-dogs_out", {"count": out}) if out and DOG in view.laid[seat] else None
    if any(place_of(view, other) == place_of(view, seat) for other in equals):
        return Message("report-shared", {"count": held(view, seat)})
    return Message("report-hand", {"count": held(view, seat)})
