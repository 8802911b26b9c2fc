"""A game as one seat may think it to be, ready to leave the server's process: no hidden thing of the true one is in it.

The true checkpoint's hidden things are dealt anew and the choices that the seat knows of are played again; what does
not look to the seat like the true game is thrown away and dealt once more.
"""

from __future__ import annotations

import secrets
from typing import Any

from regalia.core.asking import FreeAct
from regalia.core.dice import Dice
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.replay import from_position

TRIES = 200


def redacted(game: Game, seat: int) -> dict[str, Any] | None:
    """A position that looks to the seat like the game; None where none was found."""
    true = game.position()
    true["since"] = _known(game, seat, true["since"])
    view = game.view(seat)
    for _ in range(TRIES):
        dealt = _dealt_anew(game, seat, true)
        if _looks_like(game, seat, view, dealt):
            return dealt
    return None


def _known(game: Game, seat: int, since: list[Any]) -> list[Any]:
    """Without the others' sealed answers: as many as an imagined game leaves out, the latest of the others' choices."""
    sealed = game.choices - (game.imagine(seat, 0, history=True).choices - 1)
    known: list[Any] = []
    for by, text in reversed(since):
        if sealed and by not in (seat, None) and not isinstance(game.rulebook.kind(text.partition(":")[0]), FreeAct):
            sealed -= 1
        else:
            known.append((by, text))
    return known[::-1]


def _dealt_anew(game: Game, seat: int, true: dict[str, Any]) -> dict[str, Any]:
    rulebook = game.rulebook
    key, drawn = secrets.token_bytes(32), true["dice"]["drawn"]
    state = rulebook.read_position(true["state"], game.setup, Dice(key, drawn))
    rulebook.imagine(state, seat, Dice.seeded(secrets.token_hex(16)))
    return {**true, "dice": {"key": key.hex(), "drawn": drawn}, "state": rulebook.write_position(state)}


def _looks_like(game: Game, seat: int, view: Any, dealt: dict[str, Any]) -> bool:
    try:
        world = from_position(game.rulebook, dealt, news=False)
    except RegaliaError:
        return False
    seen = world.view(seat)
    seen.shown = view.shown  # counts from the checkpoint on
    return bool(seen == view) and world.ask_of(seat) is not None
