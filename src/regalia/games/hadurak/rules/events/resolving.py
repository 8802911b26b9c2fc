"""R6.1 and R7: who resolves an event, how it is cancelled, and when it happens."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.asking import WHOLE, Kind, Refusal, Rules, refuse
from regalia.games.hadurak.notation import SEAT
from regalia.games.hadurak.pieces.cards import BLUE, CANCEL_FAITH, EVENT_LASTS, RED, colour_of
from regalia.games.hadurak.rules.events import before, blue, green, red
from regalia.games.hadurak.rules.events.choices import EVENT_CHOICE
from regalia.games.hadurak.rules.fate import rebuild_events
from regalia.games.hadurak.state import NOBODY, NONE, Hadurak, Seat

EFFECTS: dict[int, Callable[[Hadurak, Seat], Rules | None]] = {**red.EFFECTS, **green.EFFECTS, **blue.EFFECTS}
TARGETS: dict[int, Callable[[Hadurak, Seat], int]] = {**red.TARGETS, **blue.TARGETS}

# --- R6.1 the Head of the Church chooses ------------------------------------------------------------------------------


def receiver_cost(s: Hadurak, patron: Seat, seat: Seat) -> int:
    """Red: another baron costs faith; green: the patron themself does."""
    colour = colour_of(s.events[-1])
    if colour == BLUE:
        return 0
    return int((colour == RED) == (seat != patron))


def receivers(s: Hadurak, seat: Seat) -> list[Seat]:
    return [other for other in s.in_play() if receiver_cost(s, seat, other) <= s.faith[seat]]


def why_not_receiver(s: Hadurak, seat: Seat, option: Seat) -> Refusal | None:
    return refuse("R6.1", "out", other=option) if s.gone[option] else refuse("R6.1")


EVENT_RECEIVER = Kind("event_receiver", receivers, why_not_receiver, SEAT)


def important_event(s: Hadurak) -> Rules:
    rebuild_events(s)
    if not s.events:
        return
    seat = yield EVENT_RECEIVER, s.patron
    s.faith[s.patron] -= receiver_cost(s, s.patron, seat)
    s.event_seat = seat
    if seat == s.patron:
        s.tell("event_kept", seat=seat)
    else:
        s.tell("event_given", seat=s.patron, other=seat)
    s.todo += [("end_event",), ("turn_event",)]


# --- R7.8 the sequence ------------------------------------------------------------------------------------------------


def turn_event(s: Hadurak) -> None:
    s.event = s.events.pop()
    s.target = NONE
    before.keep(s)
    s.reveal()
    s.tell("event_card", seat=s.event_seat, event=s.event)
    s.todo += [("resolve_event",), ("cancel_event",), ("find_target",)]


def find_target(s: Hadurak) -> None:
    """Draws that find the target come first, so that all know what they would cancel (R7.2)."""
    if s.event in TARGETS:
        s.target = TARGETS[s.event](s, s.event_seat)


def is_pointless(s: Hadurak) -> bool:
    return s.event in TARGETS and s.target == NONE


def cancel_event(s: Hadurak) -> None:
    """Red: the drawer alone; blue: all together, in order (R7.3)."""
    s.pledges[:] = [0] * s.seats
    if not CANCEL_FAITH[s.event] or is_pointless(s):
        return
    seats = (s.event_seat,) if colour_of(s.event) == RED else s.in_order()
    s.todo.append(("count_pledges",))
    s.todo += [("pledge", seat) for seat in reversed(seats) if s.faith[seat]]


def missing(s: Hadurak) -> int:
    return CANCEL_FAITH[s.event] - sum(s.pledges)


def pledges(s: Hadurak, seat: Seat) -> list[int]:
    """Nothing, or up to what is missing; the drawer of a red card pays all or nothing."""
    most = min(s.faith[seat], missing(s))
    if colour_of(s.event) == RED:
        return [0, most] if most == missing(s) else [0]
    return list(range(most + 1))


def why_not_pledge(s: Hadurak, seat: Seat, faith: int) -> Refusal | None:
    if colour_of(s.event) == RED:
        return refuse("R7.3", "red", count=missing(s))
    return refuse("R7.3", count=min(s.faith[seat], missing(s)))


EVENT_CANCEL = Kind("event_cancel", pledges, why_not_pledge, WHOLE)


def pledge(s: Hadurak, seat: Seat) -> Rules:
    faith = yield EVENT_CANCEL, seat
    s.pledges[seat] = faith
    if faith:
        s.tell("pledged", seat=seat, count=faith)


def count_pledges(s: Hadurak) -> None:
    """If the sum is reached each pays and nothing happens; if not nobody pays."""
    if missing(s) == 0:
        for seat in range(s.seats):
            s.faith[seat] -= s.pledges[seat]
        s.tell("event_cancelled", event=s.event)
        s.todo.remove(("resolve_event",))
        s.event_discard.append(s.event)
        s.event = NONE
    s.pledges[:] = [0] * s.seats


def resolve_event(s: Hadurak) -> Rules:
    if is_pointless(s):
        return
    asks = EFFECTS[s.event](s, s.event_seat)
    if asks is not None:
        yield from asks


def end_event(s: Hadurak) -> None:
    """Discarded unless it lasts (R7.4)."""
    if s.event != NONE:
        s.tell("event_over", seat=s.event_seat, event=s.event)
    before.forget(s)
    if s.event != NONE and not (EVENT_LASTS[s.event] and is_kept(s)):
        s.event_discard.append(s.event)
    s.event, s.event_seat, s.target = NONE, NOBODY, NONE


def is_kept(s: Hadurak) -> bool:
    """A lasting card that found nobody is discarded like the others."""
    return not is_pointless(s)


STEPS = {
    "important_event": important_event,
    "turn_event": turn_event,
    "find_target": find_target,
    "cancel_event": cancel_event,
    "pledge": pledge,
    "count_pledges": count_pledges,
    "resolve_event": resolve_event,
    "end_event": end_event,
    **green.STEPS,
    **blue.STEPS,
}
KINDS = (EVENT_RECEIVER, EVENT_CANCEL, EVENT_CHOICE)
