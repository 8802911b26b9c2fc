"""Finished games for the tests of reviews."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import regalia
from regalia.bots import Outlook, make_bot
from regalia.core.files.record import Record

ENDLESS = 1 << 30


def played(
    name: str, seats: int, seed: int, *, bot: str = "hasty", options: Mapping[str, Any] | None = None,
    choices: int = ENDLESS,
) -> Record:  # fmt: skip
    """A game of bots to its end, or as far as so many choices."""
    game = regalia.new(name, seats=seats, seed=seed, options=options)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(seats)]
    while not game.over and game.choices < choices:
        seat = game.pending[0].seat
        game.play(bots[seat].choose(Outlook(game, seat)), seat)
    return game.record()
