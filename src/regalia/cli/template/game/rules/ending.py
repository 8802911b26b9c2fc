"""R5 The end."""

from __future__ import annotations

from regalia.cli.template.game.state import HIDDEN, NewGame
from regalia.core.plain import places
from regalia.core.state import OVER


def end_round(s: NewGame) -> None:
    """All dice go back into the cups; whoever doubted begins the next round (R4.3), unless it was the last (R5.1)."""
    s.faces[:] = [HIDDEN] * s.seats
    if s.round == s.rounds:
        s.phase = OVER
        s.tell("game_ended", points=max(scores(s)))
    else:
        s.round += 1
        s.phase = "cast"


def scores(s: NewGame) -> list[int]:
    return [stood + caught for stood, caught in zip(s.stood, s.caught, strict=True)]


def ranking(s: NewGame) -> list[int]:
    return places(scores(s))
