"""The table as text, for the terminal and for tests."""

from __future__ import annotations

from regalia.cli.template.game.rules import scores
from regalia.cli.template.game.state import HIDDEN, NO_CLAIM, NewGame
from regalia.core.words import Message, Say, SeatName


def draw(view: NewGame, say: Say) -> str:
    """A line for the claim, and one for each seat; the heading stands above them."""
    lines = [claim(view), *(_seat(view, seat) for seat in range(view.seats))]
    return "\n".join(say(line) for line in lines)


def heading(view: NewGame) -> Message:
    return Message("heading-round", {"round": view.round, "rounds": view.rounds})


def claim(view: NewGame) -> Message:
    if view.claim == NO_CLAIM:
        return Message("claim-none")
    return Message("claim-now", {"seat": SeatName(view.claimant), "claim": view.claim})


def claim_name(view: NewGame, face: int) -> Message:
    return Message("claim-last" if face == view.claim else "claim-face", {"face": face})


def die_name(view: NewGame, seat: int) -> Message:
    face = view.faces[seat]
    return Message("die-hidden") if face == HIDDEN else Message("die-face", {"face": face})


def _seat(view: NewGame, seat: int) -> Message:
    points = scores(view)[seat]
    return Message("seat-line", {"seat": SeatName(seat), "points": points, "die": die_name(view, seat)})
