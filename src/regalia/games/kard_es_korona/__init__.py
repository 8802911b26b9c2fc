"""Kard és Korona (Sword and Crown): the war for the Hungarian crown in 1301, for 2 to 6 players."""

from __future__ import annotations

from pathlib import Path

from regalia.core.rulebook import Rulebook, Sense, Wording
from regalia.games.kard_es_korona import (
    foretelling,
    news,
    position,
    questions,
    rules,
    secrets,
    sense,
    table,
    text,
    wording,
)
from regalia.games.kard_es_korona.constants import FEWEST_PLAYERS, LORDS, MOST_PLAYERS
from regalia.games.kard_es_korona.setup import OPTIONS, new_state
from regalia.scene.table import Table

RULEBOOK = Rulebook(
    id="kard_es_korona",
    rules_version=1,
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    tinctures=("azure", "vert", "gules", "purpure", "or", "sable"),
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
    sense=Sense(sense.values, sense.prior, is_settled=sense.is_settled, quick=sense.likeliest, feels_each_choice=True),
    folder=Path(__file__).parent,
    free_acts=rules.FREE_ACTS,
    sides=lambda state: [LORDS[home] for home in state.home],
)

TABLE = Table(
    scene=table.scene,
    ask=questions.ask,
    news=news.news,
    art=Path(__file__).parent / "art" / "kard-es-korona.svg",
    minutes=120,
    weight=4,
    foretell=foretelling.foretell,
)
