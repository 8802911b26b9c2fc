"""Kard és Korona (Sword and Crown): the war for the Hungarian crown in 1301, for 2 to 6 players."""

from __future__ import annotations

from pathlib import Path

from regalia.core.files.forms import Form
from regalia.core.learned import Learning
from regalia.core.rulebook import Rulebook, Sense, Wording
from regalia.games.kard_es_korona import checking, position, rules, secrets
from regalia.games.kard_es_korona.bot import priors, sense
from regalia.games.kard_es_korona.pieces.numbers import FEWEST_PLAYERS, LORDS, MOST_PLAYERS
from regalia.games.kard_es_korona.setup import OPTIONS, new_state
from regalia.games.kard_es_korona.table import explaining, news, questions, reports, scene, tinctures
from regalia.games.kard_es_korona.table.war import foretelling
from regalia.games.kard_es_korona.words import text, wording
from regalia.scene.table import Table

LEARNING = Learning(sense.NAMES, sense.features, sense.still_ahead, sense.by_hand)

RULEBOOK = Rulebook(
    id="kard_es_korona",
    rules_version=2,
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
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
    form=Form(position.Situation, position.write, position.read, wide=position.WIDE),
    wording=Wording(wording.fact, wording.option, text.draw, text.land),
    sense=Sense(
        values=LEARNING.shipped(Path(__file__).parent),
        learning=LEARNING,
        styles=sense.STYLES,
        prior=priors.prior,
        is_settled=sense.is_settled,
        quick=priors.likeliest,
        feels_each_choice=True,
    ),
    folder=Path(__file__).parent,
    free_acts=rules.FREE_ACTS,
    sides=lambda state: [LORDS[home] for home in state.home],
)

TABLE = Table(
    scene=scene.scene,
    ask=questions.ask,
    news=news.news,
    explain=explaining.explain,
    things=explaining.THINGS,
    art=Path(__file__).parent / "art" / "kard-es-korona.svg",
    minutes=120,
    weight=4,
    first_game=lambda seats: {"events": False},
    foretell=foretelling.foretell,
    report=reports.report,
    reported=reports.REPORTED,
    chooses_colour=False,
)
