"""What plays out without a battle: an election, the sale of an office, a roll for the highest."""

from __future__ import annotations

from regalia.games.kard_es_korona.state import Kard
from regalia.games.kard_es_korona.table.peace import auction_stage, contest_stage, election_stage
from regalia.scene.types import Item, Stage


def stage(view: Kard) -> Stage | None:
    return auction_stage.stage(view) or election_stage.stage(view) or contest_stage.stage(view)


def items(view: Kard) -> list[Item]:
    rolls = contest_stage.tally(view)
    thrown: list[Item] = [] if rolls is None else [rolls]
    if auction_stage.auction_of(view) is not None:
        return auction_stage.items(view)
    return [*(election_stage.items(view) if election_stage.is_on(view) else []), *thrown]
