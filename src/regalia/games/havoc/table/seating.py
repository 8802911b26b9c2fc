"""The players round the table: points, hand, battles won, and the layout with what it makes."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from regalia.core.state import OVER
from regalia.core.words import Message, SeatName
from regalia.games.havoc.pieces.battles import JOHNS_LAYOUT, NO_BATTLE
from regalia.games.havoc.pieces.cards import DOG
from regalia.games.havoc.rules.combinations import best_reading
from regalia.games.havoc.rules.ending import ranking
from regalia.games.havoc.state import FIGHTS, IN, JOHN_SEAT, KEEPS_PEACE, OUT, PASSED, WAITING, Havoc
from regalia.games.havoc.table.battle_standing import (
    dogs_to_fetch,
    fighters,
    held,
    is_reckoned,
    is_untouched,
    leaders,
    place_of,
    points_of,
    strength_of,
)
from regalia.games.havoc.table.faces import face, faces, office
from regalia.games.havoc.words import wording
from regalia.scene.kit import counter, panel_id
from regalia.scene.remembering import remembered
from regalia.scene.types import Badge, Card, Counter, SeatPanel, Tray

JOHN = "john"


def held_id(seat: int) -> str:
    return f"held-{seat}"


def panel(view: Havoc, seat: int, is_over: bool, leads: bool) -> SeatPanel:
    """`is_over`: the battle is reckoned; `leads`: the seat would win it now, or has."""
    return SeatPanel(
        id=panel_id(seat),
        seat=seat,
        points=view.points[seat],
        rows=(_counters(seat, held(view, seat), len(view.won[seat])),),
        badges=tuple(_badges(view, seat)),
        before=_layout(view, seat, is_over, leads),
        office=office(view) if view.keeper == seat else None,
    )


@remembered
def _counters(seat: int, held: int, won: int) -> tuple[Counter, ...]:
    return (
        counter(held_id(seat), "hv-mark-hand", held, "counter-hand", explain="thing-hand"),
        counter(f"won-{seat}", "hv-mark-crossed-swords", won, "counter-won", explain="thing-won"),
    )


def _badges(view: Havoc, seat: int) -> Iterator[Badge]:
    if view.phase == OVER and ranking(view)[seat] == 1:
        yield Badge(art="laurel", name=Message("badge-king"))


def _layout(view: Havoc, seat: int, is_over: bool, leads: bool) -> Tray:
    cards = sorted(view.laid[seat] + view.chosen[seat])
    return Tray(
        id=f"laid-{seat}",
        title=Message("table-laid", {"seat": SeatName(seat)}),
        cards=faces(cards, f"s{seat}"),
        badge=_status(view, seat, is_over),
        strong=leads,
        note=_amounts(view, seat, is_over, leads),
    )


def _status(view: Havoc, seat: int, is_over: bool) -> Message | None:
    if view.battle == NO_BATTLE:
        return None
    if is_over and view.place[seat]:
        return Message("status-place", {"place": view.place[seat], "points": points_of(view, seat)})
    status = view.status[seat]
    if status == OUT:
        return Message("status-out")
    if status == PASSED and view.laid[seat]:
        return Message("status-passed")
    if status == IN:
        return Message("status-began" if seat == view.initiator else "status-in")
    return None


def _amounts(view: Havoc, seat: int, is_over: bool, leads: bool) -> Message | None:
    """What the layout makes, and whether that leads; after the battle what its dogs still do."""
    cards = sorted(view.laid[seat] + view.chosen[seat])
    if view.phase == "activation" and DOG in view.laid[seat]:
        return _dogs(view, seat)
    if not cards:
        return _idle(view, seat)
    if is_over and not is_untouched(view):
        return None
    strong = strength_of(view, seat) if not view.chosen[seat] else best_reading(cards)
    is_ahead = leads and not view.chosen[seat] and not is_over
    return Message("amounts-leading" if is_ahead else "amounts", {"combination": wording.combination_name(strong)})


def _idle(view: Havoc, seat: int) -> Message | None:
    """Nothing lies before the seat: it stays out of the battle; between battles what it has won."""
    if view.battle != NO_BATTLE:
        out = view.status[seat] == OUT
        return Message("amounts-out", {"battle": wording.battle_name(view.battle)}) if out else None
    names = tuple(wording.battle_name(battle) for battle in view.won[seat])
    return Message("amounts-won", {"battles": names}) if names else None


def _dogs(view: Havoc, seat: int) -> Message:
    """Whether the dogs that lie there may fetch a card yet, else why they rest (R7.4, R7.5)."""
    count = dogs_to_fetch(view, seat)
    if count:
        return Message("dogs-may-fetch", {"count": count})
    return Message("dogs-rest-done" if view.used[seat] else "dogs-rest-nothing")


# --- John of Gaunt ------------------------------------------------------------------------------------------------


def is_john_here(view: Havoc) -> bool:
    return view.john in (WAITING, FIGHTS, KEEPS_PEACE)


def john(view: Havoc) -> Tray:
    """He has no seat: a captain beside the table, with three 9s where he fights."""
    nines = [_nine(at, card) for at, card in enumerate(JOHNS_LAYOUT)] if JOHN_SEAT in fighters(view) else []
    where = Message("table-john", {"seat": SeatName(view.john_after)})
    cards: list[Card] = [Card(id="john", art="hv-card-john", name=where, explain="john"), *nines]
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
    name = Message("card-johns", {"value": card >> 3})
    return replace(face(f"john-{at}", card), name=name, layers=(), keys=(), explain="john")


def _johns_status(view: Havoc) -> Message:
    if JOHN_SEAT in fighters(view) and is_reckoned(view):
        return Message("status-place", {"place": place_of(view, JOHN_SEAT), "points": 0})
    return Message({WAITING: "status-john-waits", FIGHTS: "status-john-fights"}.get(view.john, "status-john-keeps"))
