"""R2 Casting the dice."""

from __future__ import annotations

from regalia.cli.template.game.notation import AGAIN, KEEP, KEEP_OR_AGAIN
from regalia.cli.template.game.state import NO_CLAIM, NOBODY, NewGame
from regalia.core.asking import Kind, Rules, together


def cast(s: NewGame) -> Rules:
    """Everybody casts and looks (R2.1); nobody is asked anything."""
    s.claim, s.claimant = NO_CLAIM, NOBODY
    s.tell("round_began", round=s.round)
    for seat in range(s.seats):
        cast_die(s, seat)
    s.phase = "recast"
    yield from ()


def cast_die(s: NewGame, seat: int) -> None:
    """Under the cup: only its owner is told what it shows."""
    s.faces[seat] = s.dice.roll()
    s.casts[seat] += 1
    s.tell("cast", to=(seat,), seat=seat, face=s.faces[seat])


RECAST = Kind("recast", lambda s, seat: [KEEP, AGAIN], codec=KEEP_OR_AGAIN)


def recast(s: NewGame) -> Rules:
    """All answer at the same time, sealed; then everybody sees who casts again (R2.2)."""
    answers = yield together({seat: RECAST(seat) for seat in range(s.seats)})
    s.reveal()
    for seat, answer in answers.items():
        if answer == AGAIN:
            s.tell("cast_again", seat=seat)
            cast_die(s, seat)
    s.phase = "turn"
