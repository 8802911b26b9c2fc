"""The result of a battle: who laid what, why the places are as they are, and what they brought (R5.12, R7.1, R7.2)."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.events import Event
from regalia.core.words import Argument, Message, SeatName, seat_names
from regalia.games.havoc.pieces.battles import BATTLES, CASTILLON, JOHNS_LAYOUT
from regalia.games.havoc.pieces.cards import DOG
from regalia.games.havoc.rules.combinations import compared
from regalia.games.havoc.state import JOHN_SEAT, Havoc
from regalia.games.havoc.table.battle_standing import (
    dogs_to_fetch,
    fighters,
    held,
    is_untouched,
    place_of,
    points_of,
    strength_of,
)
from regalia.games.havoc.table.faces import plain_faces
from regalia.games.havoc.words import wording
from regalia.scene.types import Change, Report, ReportLine

REPORTED = frozenset({"ranked"})


def report(view: Havoc, event: Event) -> Report | None:
    """With the last place that is told: of those who share the first one, it is the last clockwise."""
    ranked = sorted(fighters(view), key=lambda seat: place_of(view, seat))
    first = [seat for seat in ranked if place_of(view, seat) == 1]
    if not is_untouched(view) or event.facts["seat"] != first[-1]:
        return None
    battle = BATTLES[view.battle]
    return Report(
        id=f"battle-{view.battle}-{len(view.row)}",
        title=Message("report-title", {"battle": wording.battle_name(view.battle)}),
        verdict=_verdict(view, first, ranked),
        why=_what_decided(view, first, ranked),
        art=f"hv-battle-{battle.id if view.battle <= CASTILLON else 'chevauchees'}",
        seats=() if view.battle == CASTILLON else tuple(seat for seat in ranked if seat != JOHN_SEAT),
        lines=tuple(_line(view, seat, ranked) for seat in ranked) if len(ranked) > 1 else (),
        changes=tuple(_changes(view, first)),
        next=_next(view),
    )


# --- who won, and why -------------------------------------------------------------------------------------------------


def _verdict(view: Havoc, first: list[int], ranked: list[int]) -> Message:
    facts: dict[str, Argument] = {
        "seat": wording.seat_name(first[0]),
        "battle": wording.battle_name(view.battle),
        "points": points_of(view, first[0]),
        "combination": wording.combination_name(strength_of(view, first[0])),
    }
    if len(first) > 1:
        names = tuple(Message("report-name", {"seat": wording.seat_name(seat)}) for seat in first)
        return Message("report-verdict-shared", {"seats": names, **facts})
    if len(ranked) == 1:
        return Message("report-verdict-alone", facts)
    return Message("report-verdict-john" if first[0] == JOHN_SEAT else "report-verdict", facts)


def _what_decided(view: Havoc, first: list[int], ranked: list[int]) -> Message | None:
    """The first place against the next one: combination against combination (R6), or what broke the tie."""
    best, second = first[0], next((seat for seat in ranked if seat not in first), None)
    if len(first) > 1:
        return Message("report-why-shared", {"count": held(view, best)})
    if second is None:
        return Message("report-why-alone")
    own, other = strength_of(view, best), strength_of(view, second)
    names: dict[str, Argument] = {"seat": wording.seat_name(best), "rival": wording.seat_name(second)}
    if own == other:
        return Message("report-why-hand", {**names, "count": held(view, best), "other": held(view, second)})
    one, two = wording.combination_name(own), wording.combination_name(other)
    if one != two:
        return Message("report-why-stronger", {**names, "combination": one, "other": two})
    for ours, theirs in zip(compared(own), compared(other), strict=False):
        if ours != theirs:
            return Message("report-why-leftover", {**names, "value": ours, "other": theirs})
    return Message("report-why-more", names)


# --- what is otherwise now --------------------------------------------------------------------------------------------


def _changes(view: Havoc, first: list[int]) -> Iterator[Change]:
    for seat in sorted(range(view.seats), key=lambda each: -view.points[each]):
        points = points_of(view, seat) if view.place[seat] else 0
        if points:
            text = Message("report-points", {"seat": SeatName(seat), "points": points, "all": view.points[seat]})
            yield Change(text=text, seat=seat, mood="good")
    if view.battle == CASTILLON:
        return
    keeps = Message("report-keeps", {"seat": wording.seat_name(first[0])})
    yield Change(text=keeps, art="hv-card-peace")
    battle = BATTLES[view.battle]
    if battle.deal_all:
        yield Change(text=Message("report-deal-all", {"count": battle.deal_all}), art="hv-mark-deal-all")
    if battle.deal_initiator and view.initiator != JOHN_SEAT:
        facts: dict[str, Argument] = {"seat": SeatName(view.initiator), "count": battle.deal_initiator}
        yield Change(text=Message("report-deal-initiator", facts), art="hv-mark-deal-initiator")


def _next(view: Havoc) -> Message | None:
    """Whose dogs may fetch a card now (R7.4); at Castillon none does (R8.7)."""
    if view.battle == CASTILLON:
        return None
    fetching = [seat for seat in view.clockwise_from[view.first_in_battle()] if dogs_to_fetch(view, seat)]
    if fetching:
        return Message("report-next-dogs", {"seats": seat_names(fetching)})
    return Message("report-next-no-dogs" if any(DOG in laid for laid in view.laid) else "report-next-deal")


# --- each of them -----------------------------------------------------------------------------------------------------


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
