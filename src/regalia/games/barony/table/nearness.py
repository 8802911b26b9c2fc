"""Who is about to end the game, and who would win it if it ended now (R11.1, R11.4)."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.state import OVER
from regalia.core.words import Message
from regalia.games.barony.pieces.numbers import DUKE, MARQUIS, TITLE_COST, TITLES
from regalia.games.barony.rules.ending import is_final_round, ranking, scores
from regalia.games.barony.state import Barony
from regalia.games.barony.table.seating import turn_order
from regalia.scene.types import Near

DUKE_ART = f"title-{TITLES[DUKE]}"


def near(view: Barony) -> Iterator[Near]:
    if view.phase == OVER:
        return
    if is_final_round(view):
        leader = ranking(view).index(1)
        yield Near(seat=leader, text=Message("near-king", {"points": scores(view)[leader]}), art="laurel")
        return
    for seat in turn_order(view):
        if view.titles[seat] == MARQUIS:
            missing = TITLE_COST - view.gold[seat]
            text = Message("near-gold", {"missing": missing}) if missing > 0 else Message("near-duke")
            yield Near(seat=seat, text=text, art=DUKE_ART)
