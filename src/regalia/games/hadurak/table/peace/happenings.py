"""An event card as it is turned: what it says, whom it meets, and how it can be cancelled (R7.1 to R7.3)."""

from __future__ import annotations

from regalia.core.events import Event
from regalia.core.words import Argument, Message, SeatName
from regalia.games.hadurak.pieces.cards import BLUE, CANCEL_FAITH, COLOURS, EVENT_COLOUR, EVENTS
from regalia.games.hadurak.state import Hadurak
from regalia.games.hadurak.words import wording
from regalia.scene.types import Report


def report(view: Hadurak, event: Event) -> Report | None:
    """A red or a green card is for its baron alone, a blue one for everybody."""
    card, seat = int(event.facts["event"]), int(event.facts["seat"])
    colour = EVENT_COLOUR[card]
    return Report(
        id=f"event-{view.round}-{EVENTS[card]}-{len(view.events)}",
        title=wording.event_name(view, card),
        verdict=Message(
            f"report-event-{COLOURS[colour]}", {"seat": SeatName(seat), "event": wording.event_name(view, card)}
        ),
        why=Message(f"happening-{EVENTS[card]}.text"),
        art=f"hd-event-{COLOURS[colour]}",
        seats=() if colour == BLUE else (seat,),
        next=_cancelling(view, seat, card),
    )


def _cancelling(view: Hadurak, seat: int, card: int) -> Message | None:
    """What it takes to cancel it, and whether there is so much faith."""
    cost, is_blue = CANCEL_FAITH[card], EVENT_COLOUR[card] == BLUE
    if not cost:
        return None
    held = sum(view.faith[each] for each in view.in_play()) if is_blue else view.faith[seat]
    facts: dict[str, Argument] = {"seat": SeatName(seat), "count": cost, "held": held}
    return Message(f"report-cancel-{'all' if is_blue else 'own'}{'' if held >= cost else '-poor'}", facts)
