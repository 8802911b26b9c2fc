"""The players round the table: points, hand, battles won, and the layout with what it makes."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.state import OVER
from regalia.core.words import Message, SeatName
from regalia.games.havoc import rules, wording
from regalia.games.havoc.battles import JOHNS_LAYOUT, NO_BATTLE
from regalia.games.havoc.faces import face, faces, office
from regalia.games.havoc.hands import best_reading
from regalia.games.havoc.standing import (
    fighters,
    held,
    is_reckoned,
    is_untouched,
    leaders,
    place_of,
    points_of,
    strength_of,
)
from regalia.games.havoc.state import FIGHTS, IN, JOHN_SEAT, KEEPS_PEACE, OUT, PASSED, WAITING, Havoc
from regalia.scene.types import Badge, Card, Counter, SeatPanel, Tray

JOHN = "john"


def panel_id(seat: int) -> str:
    return f"seat-{seat}"


def held_id(seat: int) -> str:
    return f"held-{seat}"


def panel(view: Havoc, seat: int) -> SeatPanel:
    won, count = len(view.won[seat]), held(view, seat)
    counters = (
        Counter(id=held_id(seat), art="hv-mark-hand", count=count, name=Message("counter-hand", {"count": count})),
        Counter(id=f"won-{seat}", art="hv-mark-crossed-swords", count=won, name=Message("counter-won", {"count": won})),
    )
    return SeatPanel(
        id=panel_id(seat),
        seat=seat,
        points=view.points[seat],
        rows=(counters,),
        badges=tuple(_badges(view, seat)),
        before=_layout(view, seat),
        office=office(view) if view.keeper == seat else None,
    )


def _badges(view: Havoc, seat: int) -> Iterator[Badge]:
    if view.phase == OVER and rules.ranking(view)[seat] == 1:
        yield Badge(art="laurel", name=Message("badge-king"))


def _layout(view: Havoc, seat: int) -> Tray:
    cards = sorted(view.laid[seat] + view.chosen[seat])
    return Tray(
        id=f"laid-{seat}",
        title=Message("table-laid", {"seat": SeatName(seat)}),
        cards=faces(cards, f"s{seat}"),
        badge=_status(view, seat),
        strong=seat in leaders(view),
        note=_amounts(view, seat),
    )


def _status(view: Havoc, seat: int) -> Message | None:
    if view.battle == NO_BATTLE:
        return None
    if is_reckoned(view) and view.place[seat]:
        return Message("status-place", {"place": view.place[seat], "points": points_of(view, seat)})
    status = view.status[seat]
    if status == OUT:
        return Message("status-out")
    if status == PASSED and view.laid[seat]:
        return Message("status-passed")
    if status == IN:
        return Message("status-began" if seat == view.initiator else "status-in")
    return None


def _amounts(view: Havoc, seat: int) -> Message | None:
    """What the layout makes, and whether that leads."""
    cards = sorted(view.laid[seat] + view.chosen[seat])
    if not cards or (is_reckoned(view) and not is_untouched(view)):
        return None
    strong = strength_of(view, seat) if not view.chosen[seat] else best_reading(cards)
    leads = seat in leaders(view) and not view.chosen[seat] and not is_reckoned(view)
    return Message("amounts-leading" if leads else "amounts", {"combination": wording.combination_name(strong)})


# --- John of Gaunt ------------------------------------------------------------------------------------------------


def is_john_here(view: Havoc) -> bool:
    return view.john in (WAITING, FIGHTS, KEEPS_PEACE)


def john(view: Havoc) -> Tray:
    """He has no seat: a captain beside the table, with three 9s where he fights."""
    nines = [_nine(at, card) for at, card in enumerate(JOHNS_LAYOUT)] if JOHN_SEAT in fighters(view) else []
    where = Message("table-john", {"seat": SeatName(view.john_after)})
    cards: list[Card] = [Card(id="john", art="hv-card-john", name=where), *nines]
    if view.keeper == JOHN_SEAT and not nines:  # in battle his badge says that he cried Havoc
        cards.append(office(view))
    note = None
    if nines:
        note = Message("amounts", {"combination": wording.combination_name(strength_of(view, JOHN_SEAT))})
    return Tray(
        id=JOHN,
        title=Message("john"),
        cards=tuple(cards),
        note=note,
        strong=JOHN_SEAT in leaders(view),
        badge=_johns_status(view),
    )


def _nine(at: int, card: int) -> Card:
    """One that does not exist (R9.7)."""
    shown = face(f"john-{at}", card)
    return Card(
        id=shown.id,
        art=shown.art,
        name=Message("card-johns", {"value": card >> 3}),
        small=shown.small,
        tones=shown.tones,
    )


def _johns_status(view: Havoc) -> Message:
    if JOHN_SEAT in fighters(view) and is_reckoned(view):
        return Message("status-place", {"place": place_of(view, JOHN_SEAT), "points": 0})
    return Message({WAITING: "status-john-waits", FIGHTS: "status-john-fights"}.get(view.john, "status-john-keeps"))
