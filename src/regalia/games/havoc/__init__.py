"""Havoc: The Hundred Years War, with John of Gaunt: hidden hands and poker-like battles for 2 to 6 players."""

from __future__ import annotations

from pathlib import Path

from regalia.core.rulebook import Rulebook, Sense, Wording
from regalia.games.havoc import foretelling, news, position, questions, rules, secrets, sense, table, text, wording
from regalia.games.havoc.cards import PACKS
from regalia.games.havoc.setup import OPTIONS, new_state
from regalia.scene.table import Table

RULEBOOK = Rulebook(
    id="havoc",
    rules_version=1,
    seats=range(min(PACKS), max(PACKS) + 1),
    tinctures=("azure", "or", "vert", "gules", "sable", "purpure"),
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
    sense=Sense(sense.values, sense.prior, sense.is_quiet),
    folder=Path(__file__).parent,
)

TABLE = Table(
    scene=table.scene,
    ask=questions.ask,
    news=news.news,
    art=Path(__file__).parent / "art" / "havoc.svg",
    minutes=75,
    weight=2,
    foretell=foretelling.foretell,
)
