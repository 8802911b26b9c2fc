"""Hadurak (Warrior Knights): secret plans, sieges and votes for 2 to 6 barons."""

from __future__ import annotations

from pathlib import Path

from regalia.core.files.forms import Form
from regalia.core.learned import Learning
from regalia.core.rulebook import Rulebook, Sense, Wording
from regalia.games.hadurak import checking, position, rules, secrets
from regalia.games.hadurak.bot import priors, sense
from regalia.games.hadurak.setup import OPTIONS, may_last, new_state
from regalia.games.hadurak.table import explaining, news, questions, reports, scene, tinctures
from regalia.games.hadurak.words import text, wording
from regalia.scene.table import Table

LEARNING = Learning(sense.NAMES, sense.features, sense.still_ahead, sense.by_hand)

RULEBOOK = Rulebook(
    id="hadurak",
    rules_version=2,
    seats=range(2, 7),
    tinctures=tinctures.TINCTURES,
    options=OPTIONS,
    setup=new_state,
    phases=rules.PHASES,
    kinds=rules.KINDS,
    scores=rules.scores,
    ranking=rules.ranking,
    view=secrets.view,
    imagine=secrets.imagine,
    check=checking.check,
    form=Form(position.Situation, position.write, position.read, position.LIFTS, position.WIDE),
    wording=Wording(wording.fact, wording.option, text.draw, text.land),
    sense=Sense(
        values=LEARNING.shipped(Path(__file__).parent),
        learning=LEARNING,
        slips=0.2,
        styles=sense.STYLES,
        prior=priors.prior,
        is_quiet=sense.is_quiet,
        is_settled=sense.is_settled,
        quick=priors.likeliest,
        indifference=sense.INDIFFERENCE,
    ),
    folder=Path(__file__).parent,
    free_acts=rules.FREE_ACTS,
    may_last=may_last,
)

TABLE = Table(
    scene=scene.scene,
    ask=questions.ask,
    news=news.news,
    report=reports.report,
    reported=reports.REPORTED,
    explain=explaining.explain,
    things=explaining.THINGS,
    art=Path(__file__).parent / "art" / "hadurak.svg",
    minutes=150,
    weight=5,
    first_game=lambda seats: {"influence_per_player": 8},
    chooses_colour=False,
)
