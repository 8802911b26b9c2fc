"""Kingsburg: dice for the King's advisors, buildings, and an enemy every winter; 2 to 5 players."""

from __future__ import annotations

from pathlib import Path

from regalia.core.rulebook import Rulebook, Sense, Wording
from regalia.games.kingsburg import news, position, questions, rules, secrets, sense, table, text, wording
from regalia.games.kingsburg.constants import FEWEST_PLAYERS, MOST_PLAYERS
from regalia.games.kingsburg.setup import OPTIONS, new_state
from regalia.scene.table import Table

RULEBOOK = Rulebook(
    id="kingsburg",
    rules_version=1,
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    tinctures=("or", "vert", "azure", "gules", "sable"),
    options=OPTIONS,
    setup=new_state,
    phases=rules.PHASES,
    kinds=rules.KINDS,
    scores=rules.scores,
    ranking=rules.ranking,
    view=secrets.view,
    imagine=secrets.imagine,
    check=position.check,
    write_position=position.write,
    read_position=position.read,
    wording=Wording(wording.fact, wording.option, text.draw),
    sense=Sense(sense.values, sense.prior, is_settled=sense.is_settled),
    folder=Path(__file__).parent,
)

TABLE = Table(
    scene=table.scene,
    ask=questions.ask,
    news=news.news,
    art=Path(__file__).parent / "art" / "kingsburg.svg",
    minutes=90,
    weight=3,
)
