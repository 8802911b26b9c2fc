"""A moment of a finished game, from which somebody plays on: where it begins, and the choices since."""

from __future__ import annotations

import msgspec

from regalia.core.files.replay import from_position
from regalia.server.keeping import logbook
from regalia.server.showing.past import Past
from regalia.server.showing.replaying import Look
from regalia.server.showing.sight import Shower


class Branch(msgspec.Struct, frozen=True):
    """`start` is a position as JSON, each line who chose what and what it told; `asked` are those who choose next."""

    start: str
    lines: list[tuple[int | None, str, str]]
    asked: list[int]


def branched(past: Past, shower: Shower, at: Look, n: int) -> bytes:
    """The game after n choices, to go on from; the few choices since its last checkpoint stand in the log again."""
    position = past.played(n).game.position()
    start = {**position, "since": []}
    game = from_position(shower.rulebook, start)
    lines: list[tuple[int | None, str, str]] = [(None, logbook.DEAL, logbook.write_told(game.state.news or ()))]
    for seat, text in position["since"]:
        since = game.told
        game.enter(seat, text)
        lines.append((seat, text, logbook.write_told(game.state.news[since:])))
    asked = sorted({ask.seat for ask in game.pending})
    return msgspec.json.encode(Branch(msgspec.json.encode(start).decode(), lines, asked))
