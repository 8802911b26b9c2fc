"""What a position is worth, and which answers to look at first."""

from __future__ import annotations

from math import exp

from regalia.cli.template.game.notation import AGAIN, DOUBT
from regalia.cli.template.game.pieces import SIDES
from regalia.cli.template.game.rules import scores
from regalia.cli.template.game.rules.casting import RECAST
from regalia.cli.template.game.state import NewGame
from regalia.core.asking import Ask

LOW = 3
"""A die up to here is worth casting again."""


def values(s: NewGame) -> list[float]:
    """How likely each seat is to win, from its lead over the best of the others."""
    points = scores(s)
    leads = [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]
    return [1 / (1 + exp(-lead)) for lead in leads]


def prior(ask: Ask) -> list[float]:
    s, face = ask.state, ask.state.faces[ask.seat]
    if ask.kind is RECAST:
        return [4.0 if (option == AGAIN) == (face <= LOW) else 1.0 for option in ask.options]
    return [_doubtful(s) if answer == DOUBT else 2.0 if answer <= face else 0.5 for answer in ask.options]


def _doubtful(s: NewGame) -> float:
    """A high claim is seldom true."""
    return 4.0 * s.claim / SIDES
