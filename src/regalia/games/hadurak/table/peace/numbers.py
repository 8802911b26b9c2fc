"""Numbers that are chosen with a dial: votes, crowns and faith, with what they mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from regalia.core.asking import Ask
from regalia.core.words import Message
from regalia.games.hadurak.state import Hadurak
from regalia.scene.types import Dial, Dials, Zone

MANY = 4
"""So many numbers and fewer are buttons."""


def dials(ask: Ask) -> Dials | None:
    """A dial for the numbers of this question, where there are many."""
    zones = ZONES.get(ask.kind.id)
    if zones is None or len(ask.options) <= MANY:
        return None
    kind, art = ask.kind.id, ARTS[ask.kind.id]
    dial = Dial(id=kind, name=Message(f"dial-{kind}"), most=max(ask.options), least=min(ask.options), art=art)
    name = Message(f"dials-{kind}", {"count": 0})
    return Dials(dials=(dial,), name=name, text=f"{kind}:#", zones=tuple(zones(ask)))


def _votes(ask: Ask) -> Iterator[Zone]:
    """None, some, more than any other baron has, more than all of them together have."""
    s: Hadurak = ask.state
    own = s.votes[ask.seat]
    others = [s.votes[seat] for seat in s.attending if seat != ask.seat]
    largest, whole = max(others, default=0), sum(others)
    yield Zone(least=0, most=0, text=Message("zone-votes-none"))
    if largest:
        yield Zone(least=1, most=min(own, largest), text=Message("zone-votes-some"))
    if largest < min(own, whole):
        yield Zone(least=largest + 1, most=min(own, whole), text=Message("zone-votes-largest"))
    if whole < own:
        yield Zone(least=whole + 1, most=own, text=Message("zone-votes-alone"), mood="good")


def _stakes(ask: Ask) -> Iterator[Zone]:
    yield Zone(least=0, most=0, text=Message("zone-stake-none"))
    yield Zone(least=1, most=max(ask.options), text=Message("zone-stake-some"))


ZONES: dict[str, Callable[[Ask], Iterator[Zone]]] = {"commit_votes": _votes, "expedition_stake": _stakes}
ARTS = {"commit_votes": "hd-vote", "expedition_stake": "hd-crown-coin"}
