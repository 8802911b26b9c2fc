"""Hadurak (Warrior Knights): secret plans, sieges and votes for 2 to 6 barons."""

from __future__ import annotations

from pathlib import Path

from regalia.core.rulebook import Rulebook, Sense, Wording
from regalia.games.hadurak import news, position, questions, rules, secrets, sense, table, text, wording
from regalia.games.hadurak.setup import OPTIONS, may_last, new_state
from regalia.scene.table import Table

RULEBOOK = Rulebook(
    id="hadurak",
    rules_version=1,
    seats=range(2, 7),
    tinctures=table.TINCTURES,
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
    sense=Sense(sense.values, sense.prior, sense.is_quiet, sense.is_settled, sense.quick, sense.INDIFFERENCE),
    folder=Path(__file__).parent,
    free_acts=rules.FREE_ACTS,
    may_last=may_last,
)

TABLE = Table(
    scene=table.scene,
    ask=questions.ask,
    news=news.news,
    art=Path(__file__).parent / "art" / "hadurak.svg",
    minutes=150,
    weight=5,
)
