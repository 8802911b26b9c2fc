"""What the points of a finished game came from."""

from __future__ import annotations

from regalia.cli.template.game.rules import ranking
from regalia.cli.template.game.state import NewGame
from regalia.core.plain import best_first
from regalia.core.words import Message
from regalia.scene.kit import columns
from regalia.scene.types import Ledger

ENDING = "ending"


def ledger(view: NewGame) -> Ledger:
    return Ledger(
        id=ENDING,
        title=Message("ending"),
        columns=columns("ending", {"stood": "new-game-cup", "caught": "eye"}),
        rows={seat: (view.stood[seat], view.caught[seat]) for seat in best_first(ranking(view))},
    )
