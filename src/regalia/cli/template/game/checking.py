"""What every situation must satisfy, in words."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.cli.template.game.pieces import FACES
from regalia.cli.template.game.rules import PHASES
from regalia.cli.template.game.state import HIDDEN, NO_CLAIM, NOBODY, NewGame
from regalia.core.state import OVER


def check(s: NewGame) -> list[str]:
    """Everything that is wrong with a state; a game may be over at any moment, and before the first cast."""
    return [*_check_dice(s), *_check_turn(s), *_check_points(s)]


def _check_dice(s: NewGame) -> Iterator[str]:
    is_cast = s.phase in ("recast", "turn")
    for seat, face in enumerate(s.faces):
        if face not in FACES and (is_cast or face != HIDDEN):
            yield f"the die of seat {seat} shows {face}"
    if s.showed not in (HIDDEN, *FACES) or (s.showed == HIDDEN) != (s.lifted == NOBODY):
        yield f"the die that seat {s.lifted} showed last is {s.showed}"


def _check_turn(s: NewGame) -> Iterator[str]:
    if s.phase not in (*PHASES, OVER):
        yield f"there is no phase {s.phase!r}: {', '.join(PHASES)}, {OVER}"
    if s.active not in range(s.seats) or not {s.claimant, s.lifted} <= {NOBODY, *range(s.seats)}:
        yield f"seats are numbers from 0 to {s.seats - 1}"
    if s.claim not in (NO_CLAIM, *FACES) or (s.claim == NO_CLAIM) != (s.claimant == NOBODY):
        yield f"a claim of {s.claim} by seat {s.claimant}"
    if not 1 <= s.round <= s.rounds:
        yield f"round {s.round} of {s.rounds}"


def _check_points(s: NewGame) -> Iterator[str]:
    if min(*s.stood, *s.caught, *s.casts) < 0:
        yield "a negative number of points or casts"
    if sum(s.stood) + sum(s.caught) > s.round:
        yield f"more points than rounds: {s.stood} and {s.caught} in round {s.round} (R4.2)"
