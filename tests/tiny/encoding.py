"""Tiny for learners."""

from __future__ import annotations

from tests.tiny.rules import DECK, DOUBLE, KEEP, MARKET
from tests.tiny.state import CARDS, Tiny

from regalia.core.encoding import Encoding, Features, around, counted, relative


def features(s: Tiny, seat: int) -> Features:
    yield "table", [s.round, s.die, s.prize, s.bank, s.market, len(s.deck)]
    yield "first", [relative(s.first, seat, s.seats), relative(s.leader, seat, s.seats)]
    yield "hand", counted(s.hands[seat], len(CARDS) + 1)[1:]
    yield "plans", counted(s.plans[seat], len(CARDS) + 1)[1:]
    yield "discard", counted(s.discard, len(CARDS) + 1)[1:]
    for at, other in enumerate(around(seat, s.seats)):
        yield f"seat.{at}", [s.coins[other], s.points[other], len(s.hands[other])]
        yield f"known.{at}", counted(s.known[other], len(CARDS) + 1)[1:]


ENCODING = Encoding(1, (DECK, MARKET, KEEP, DOUBLE), features)
