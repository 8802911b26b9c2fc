"""An event card: what it says when it is turned up (R7.1 to R7.3), and what it has changed when it is over."""

from __future__ import annotations

from regalia.core.events import Event
from regalia.core.words import Argument, Message, SeatName, both
from regalia.games.hadurak.pieces.board import CITY_PLACE, TERRITORIES
from regalia.games.hadurak.pieces.cards import BLUE, CANCEL_FAITH, COLOURS, EVENT, EVENT_COLOUR, EVENTS
from regalia.games.hadurak.rules.events.blue import TARGETS as SHOWN_CITIES
from regalia.games.hadurak.state import NOBODY, NONE, Hadurak
from regalia.games.hadurak.table.peace import matters
from regalia.games.hadurak.table.peace.event_changes import changes
from regalia.games.hadurak.words import wording
from regalia.scene.types import Change, Report

LONG = frozenset(
    EVENT[name]
    for name in (
        "arrears", "crumbling_walls", "volunteers", "renowned_captain", "master_mason", "fresh_recruits",
        "forced_march", "open_gates", "extraordinary_session", "pay_demand", "peasant_war", "exodus", "great_fair",
    )
)  # fmt: skip
"""Events in which somebody is asked something: what they say is told before, what they changed after it."""


def begins(view: Hadurak, event: Event) -> Report:
    """A red or a green card is for its baron alone, a blue one for everybody.

    What is over at once is told then: this stays behind its line of the log, and nobody has to put it away.
    """
    card, seat = int(event.facts["event"]), int(event.facts["seat"])
    seats = () if EVENT_COLOUR[card] == BLUE else (seat,)
    if card not in LONG and not _may_cancel(view, seat, card):
        seats = (NOBODY,)
    return Report(
        id=f"event-{view.round}-{EVENTS[card]}-{len(view.events)}",
        title=wording.event_name(view, card),
        verdict=_verdict(view, seat, card),
        why=Message(f"happening-{EVENTS[card]}.text"),
        art=_art(card),
        seats=seats,
        next=_cancelling(view, seat, card),
    )


def ends(view: Hadurak, event: Event) -> Report:
    """What is otherwise now, for whom; who is named in none of it, too."""
    card, seat = int(event.facts["event"]), int(event.facts["seat"])
    found = changes(view)
    touched = {change.seat for change in found if change.seat is not None}
    return Report(
        id=f"event-over-{view.round}-{EVENTS[card]}-{len(view.events)}",
        title=wording.event_name(view, card),
        verdict=_verdict(view, seat, card),
        why=_shown(view, card),
        art=_art(card),
        place=_place(view, card),
        seats=() if EVENT_COLOUR[card] == BLUE else tuple(sorted({seat, *touched})),
        changes=found,
        notes=(*_untouched(view, card, found, touched), *_helpless(view, seat, card)),
    )


def cancelled(view: Hadurak, event: Event) -> Report:
    """Who has paid how much."""
    card, seat = int(event.facts["event"]), view.event_seat
    name = wording.event_name(view, card)
    return Report(
        id=f"event-cancelled-{view.round}-{EVENTS[card]}-{len(view.events)}",
        title=name,
        verdict=Message("report-event-cancelled", {"event": name}),
        why=Message("report-event-averted", {"text": Message(f"happening-{EVENTS[card]}.text")}),
        art="hd-faith",
        seats=() if EVENT_COLOUR[card] == BLUE else (seat,),
        changes=changes(view),
    )


def _verdict(view: Hadurak, seat: int, card: int) -> Message:
    facts: dict[str, Argument] = {"seat": SeatName(seat), "event": wording.event_name(view, card)}
    return Message(f"report-event-{COLOURS[EVENT_COLOUR[card]]}", facts)


def _art(card: int) -> str:
    return f"hd-event-{COLOURS[EVENT_COLOUR[card]]}"


def _shown(view: Hadurak, card: int) -> Message:
    """What the card says, and whom or what fate has shown for it."""
    text = Message(f"happening-{EVENTS[card]}.text")
    shown = matters.target(view)
    return text if shown is None else Message("report-event-shown", {"text": text, "target": shown})


def _place(view: Hadurak, card: int) -> str:
    """A city that fate has shown."""
    if view.target == NONE or card not in SHOWN_CITIES or card == EVENT["exodus"]:
        return ""
    return TERRITORIES[CITY_PLACE[view.target]]


def _untouched(view: Hadurak, card: int, found: tuple[Change, ...], touched: set[int]) -> list[Message]:
    """Of a card for everybody: who may breathe again."""
    if not view.tale:
        return []
    if not found:
        return [Message("report-event-nothing")]
    spared = [Message("named", {"name": SeatName(seat)}) for seat in view.in_play() if seat not in touched]
    if EVENT_COLOUR[card] != BLUE or not spared:
        return []
    if not touched:
        return [Message("report-event-nobody")]
    return [Message("report-event-spared", {"seats": both(spared)})]


def _helpless(view: Hadurak, seat: int, card: int) -> list[Message]:
    """Why nobody was asked to cancel it."""
    says = None if _may_cancel(view, seat, card) else _cancelling(view, seat, card)
    return [] if says is None else [says]


def _may_cancel(view: Hadurak, seat: int, card: int) -> bool:
    """Whether anybody will be asked for faith."""
    cost, faith = CANCEL_FAITH[card], _faith(view)
    if EVENT_COLOUR[card] == BLUE:
        return bool(cost) and any(faith.values())
    return bool(cost) and faith[seat] >= cost


def _faith(view: Hadurak) -> dict[int, int]:
    """How much everybody had when the card was turned up; a position of long ago does not tell."""
    kept = {int(entry[1]): int(entry[4]) for entry in view.tale if entry[0] == "purse"}
    return kept or {seat: view.faith[seat] for seat in view.in_play()}


def _cancelling(view: Hadurak, seat: int, card: int) -> Message | None:
    """What it takes to cancel it, and whether there is so much faith."""
    cost, is_blue = CANCEL_FAITH[card], EVENT_COLOUR[card] == BLUE
    if not cost:
        return None
    faith = _faith(view)
    held = sum(faith.values()) if is_blue else faith[seat]
    facts: dict[str, Argument] = {"seat": SeatName(seat), "count": cost, "held": held}
    return Message(f"report-cancel-{'all' if is_blue else 'own'}{'' if held >= cost else '-poor'}", facts)
