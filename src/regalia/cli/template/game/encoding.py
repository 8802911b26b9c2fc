"""New game for learners: the words of its notation, and what a seat sees as numbers."""

from __future__ import annotations

from regalia.cli.template.game.notation import AGAIN, DOUBT, KEEP
from regalia.cli.template.game.state import NewGame
from regalia.core.encoding import Encoding, Features, around, relative


def features(s: NewGame, seat: int) -> Features:
    yield "round", [s.round, s.rounds]
    yield "active", [relative(s.active, seat, s.seats)]
    yield "claim", [s.claim, relative(s.claimant, seat, s.seats)]
    yield "lifted", [relative(s.lifted, seat, s.seats), s.showed]
    for at, other in enumerate(around(seat, s.seats)):
        yield f"seat.{at}", [s.faces[other], s.casts[other], s.stood[other], s.caught[other]]


ENCODING = Encoding(1, (KEEP, AGAIN, DOUBT), features)
