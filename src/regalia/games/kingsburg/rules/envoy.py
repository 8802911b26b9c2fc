"""R9 The King's Envoy: who gets it, and what it is declared for."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules
from regalia.games.kingsburg.notation import ENVOY_USE, NONE
from regalia.games.kingsburg.pieces.numbers import AUTUMN
from regalia.games.kingsburg.state import NOBODY, TO_BUILD, TO_INFLUENCE, Kingsburg

USES = (TO_INFLUENCE, TO_BUILD, NONE)


def uses(s: Kingsburg, seat: int) -> tuple[str, ...]:
    return USES


def no_use_is_refused(s: Kingsburg, seat: int, option: str) -> Refusal | None:
    """Every use may be declared."""
    return None


ENVOY_DECLARE = Kind("envoy_declare", uses, no_use_is_refused, ENVOY_USE)


def send_envoy(s: Kingsburg) -> None:
    """To the one who is poorest; to nobody where several are (R9.1). One still held goes back before (R9.9)."""
    return_unused(s)
    poorest = s.poorest()
    if len(poorest) == 1:
        s.envoy = poorest[0]
        s.tell("envoy_given", seat=s.envoy)
    else:
        s.tell("envoy_stays")


def declare(s: Kingsburg) -> Rules:
    """At the very start of autumn (R9.4)."""
    if s.envoy == NOBODY or s.season != AUTUMN or s.variants.envoy_timing != "declare":
        return
    seat = s.envoy
    use = yield ENVOY_DECLARE, seat
    s.tell("envoy_declared", seat=seat, use=use)
    if use == NONE:
        s.return_envoy()
    else:
        s.envoy_use = use


def may_influence(s: Kingsburg, seat: int) -> bool:
    """Whether the seat may place dice on an occupied advisor (R9.5, R9.8)."""
    return s.envoy == seat and s.envoy_use != TO_BUILD


def may_build_again(s: Kingsburg, seat: int) -> bool:
    """Whether the seat has a second build action (R9.6, R9.8)."""
    return s.envoy == seat and s.envoy_use != TO_INFLUENCE


def end_autumn(s: Kingsburg) -> None:
    """What was not used goes back (R9.7), or may be kept for spring and summer (R9.9)."""
    if s.variants.envoy_timing != "hold":
        return_unused(s)


def return_unused(s: Kingsburg) -> None:
    """If anybody still holds it."""
    seat = s.envoy
    if seat != NOBODY:
        s.return_envoy()
        s.tell("envoy_unused", seat=seat)
