"""What a seat of a finished game could see when it last chose: a bot is asked about its choice."""

from __future__ import annotations

import msgspec

from regalia.review.advice import advise
from regalia.review.telling import path_to
from regalia.server.messages import Recalled
from regalia.server.showing.past import Past
from regalia.server.showing.replaying import Look
from regalia.server.showing.sight import Shower

SECONDS = 0.8
"""Of the processor: others who look back wait meanwhile."""


def recalled(past: Past, shower: Shower, at: Look, n: int, seat: int) -> bytes:
    """The last choice of the seat among the first n, as it looked from there; empty where it had chosen nothing yet.

    What was hidden from the seat then is imagined, as it was when it chose.
    """
    before = last_choice(past, n, seat)
    if before is None:
        return b""
    game = past.played(before).game
    view = shower.view(game.state, seat)
    ask, shown = shower.asked(game, seat, view), shower.ask(game, seat, may_undo=False, view=view)
    assert ask is not None and shown is not None, "it was asked"
    chosen = ask.text(ask.read(past.entries[before + 1].text))
    found = advise(game, seat, f"recalled/{before}", before, SECONDS, chosen)
    told = Recalled(
        at=before,
        heading=shower.scene_of(view, seat).heading,
        options=[shower.advised(ask, view, one) for one in found],
        chosen=chosen,
        path=list(path_to(shown, chosen)),
    )
    return msgspec.json.encode(told)


def last_choice(past: Past, n: int, seat: int) -> int | None:
    """After how many of the first n choices the seat answered its last question; a free act is no answer."""
    for at in range(n, 0, -1):
        entry = past.entries[at]
        if entry.seat == seat:
            ask = past.played(at - 1).game.ask_of(seat)
            if ask is not None and entry.text.partition(":")[0] == ask.kind.id:
                return at - 1
    return None
