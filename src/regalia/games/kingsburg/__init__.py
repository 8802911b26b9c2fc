"""Kingsburg: dice for the King's advisors, buildings, and an enemy every winter; 2 to 5 players."""

from __future__ import annotations

from pathlib import Path

from regalia.core.files.forms import Form
from regalia.core.learned import Learning
from regalia.core.rulebook import Rulebook, Sense, Wording
from regalia.games.kingsburg import checking, position, rules, secrets
from regalia.games.kingsburg.bot import priors, sense
from regalia.games.kingsburg.pieces.numbers import FEWEST_PLAYERS, MOST_PLAYERS
from regalia.games.kingsburg.setup import OPTIONS, new_state
from regalia.games.kingsburg.table import explaining, news, questions, scene, winter
from regalia.games.kingsburg.words import text, wording
from regalia.scene.table import Table

LEARNING = Learning(sense.NAMES, sense.features, sense.still_ahead, sense.by_hand)

RULEBOOK = Rulebook(
    id="kingsburg",
    rules_version=1,
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
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
    form=Form(position.Situation, position.write, position.read, position.LIFTS),
    wording=Wording(wording.fact, wording.option, text.draw),
    sense=Sense(
        LEARNING.shipped(Path(__file__).parent),
        priors.prior,
        is_settled=sense.is_settled,
        trust=sense.TRUST,
        learning=LEARNING,
        slips=0.8,
        styles=sense.STYLES,
    ),
    folder=Path(__file__).parent,
)

TABLE = Table(
    scene=scene.scene,
    ask=questions.ask,
    news=news.news,
    art=Path(__file__).parent / "art" / "kingsburg.svg",
    minutes=90,
    weight=3,
    report=winter.report,
    reported=winter.REPORTED,
    explain=explaining.explain,
    things=explaining.THINGS,
)
