"""The result of a battle: who laid what, why the places are as they are, and what they brought (R5.12, R7.1, R7.2)."""

from __future__ import annotations

from regalia.core.words import Message
from regalia.games.havoc import wording
from regalia.games.havoc.battles import JOHNS_LAYOUT
from regalia.games.havoc.cards import DOG
from regalia.games.havoc.faces import plain_faces
from regalia.games.havoc.hands import compared
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
    """What decided among equals and among those that are called the same; else dogs that stood aside."""
    strong = strength_of(view, seat)
    equals = [other for other in ranked if other != seat and strength_of(view, other) == strong]
    if any(place_of(view, other) == place_of(view, seat) for other in equals):
        return Message("report-shared", {"count": held(view, seat)})
    if equals:
        return Message("report-hand", {"count": held(view, seat)})
    return _leftover(view, strong, ranked) or _dogs_out(view, seat)


def _leftover(view: Havoc, strong: int, ranked: list[int]) -> Message | None:
    """The leftover card that decided against somebody whose combination has the same name (R6.6, R6.7)."""
    named = wording.combination_name(strong)
    others = [strength_of(view, other) for other in ranked]
    alike = [other for other in others if other != strong and wording.combination_name(other) == named]
    if not alike:
        return None
    own, rival = compared(strong), compared(min(alike, key=lambda other: abs(other - strong)))
    at = next((at for at, (one, two) in enumerate(zip(own, rival, strict=False)) if one != two), len(rival))
    return Message("report-leftover", {"value": own[at]}) if at < len(own) else Message("report-no-leftover")


def _dogs_out(view: Havoc, seat: int) -> Message | None:
    out = 0 if seat == JOHN_SEAT else view.out[seat]
    return Message("report-dogs_out", {"count": out}) if out and DOG in view.laid[seat] else None
