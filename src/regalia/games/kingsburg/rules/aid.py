"""R2 Phase 1: aid from the King."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules
from regalia.games.kingsburg.notation import GOOD
from regalia.games.kingsburg.pieces.goods import KINDS, ONE, Good
from regalia.games.kingsburg.state import Kingsburg


def any_good(s: Kingsburg, seat: int) -> tuple[Good, ...]:
    return KINDS


def no_good_is_refused(s: Kingsburg, seat: int, option: Good) -> Refusal | None:
    """Every good may be taken."""
    return None


AID_GOOD = Kind("aid_good", any_good, no_good_is_refused, GOOD)


def aid(s: Kingsburg) -> Rules:
    """A white die for whoever is poorest (R2.2); where several are, a good for each of them (R2.3)."""
    if s.news is not None:
        s.tell("year_began", year=s.year)
    poorest = s.poorest()
    if len(poorest) == 1:
        s.aid = poorest[0]
        s.tell("aid_die", seat=s.aid)
    else:
        for seat in poorest:
            good = yield AID_GOOD, seat
            s.gain(seat, ONE[good])
            s.tell("aid_good", seat=seat, good=good)
    s.phase = "season"
