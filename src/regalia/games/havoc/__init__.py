"""Havoc: The Hundred Years War, with John of Gaunt: hidden hands and poker-like battles for 2 to 6 players."""

from __future__ import annotations

from pathlib import Path

from regalia.core.files.forms import Form
from regalia.core.learned import Learning
from regalia.core.rulebook import Rulebook, Sense, Wording
from regalia.games.havoc import checking, position, rules, secrets
from regalia.games.havoc.bot import priors, sense
from regalia.games.havoc.pieces.cards import PACKS
from regalia.games.havoc.setup import OPTIONS, new_state
from regalia.games.havoc.table import battle_report, explaining, foretelling, news, questions, scene
from regalia.games.havoc.words import text, wording
from regalia.scene.table import Table

LEARNING = Learning(sense.NAMES, sense.features, sense.still_ahead, sense.by_hand)

RULEBOOK = Rulebook(
    id="havoc",
    rules_version=1,
    seats=range(min(PACKS), max(PACKS) + 1),
    tinctures=scene.TINCTURES,
    options=OPTIONS,
    setup=new_state,
    phases=rules.PHASES,
    kinds=rules.KINDS,
    scores=rules.scores,
    ranking=rules.ranking,
    view=secrets.view,
    imagine=secrets.imagine,
    check=checking.check,
    form=Form(position.Situation, position.write, position.read),
    wording=Wording(wording.fact, wording.option, text.draw),
    sense=Sense(
        LEARNING.shipped(Path(__file__).parent),
        priors.prior,
        sense.is_quiet,
        sense.is_settled,
        quick=priors.quick,
        plays_on=6,
        slips=0.08,
        learning=LEARNING,
        styles=sense.STYLES,
    ),
    folder=Path(__file__).parent,
)

TABLE = Table(
    scene=scene.scene,
    ask=questions.ask,
    news=news.news,
    explain=explaining.explain,
    things=explaining.THINGS,
    art=Path(__file__).parent / "art" / "havoc.svg",
    minutes=75,
    weight=2,
    first_game=lambda seats: {"declare_dogs": "auto"},
    foretell=foretelling.foretell,
    report=battle_report.report,
    reported=battle_report.REPORTED,
)
