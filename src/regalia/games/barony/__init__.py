"""Barony: knights, villages, cities and titles on a board of hexes; 2 to 4 players, nothing hidden."""

from __future__ import annotations

from pathlib import Path

from regalia.core import plain
from regalia.core.files.forms import Form
from regalia.core.learned import Learning
from regalia.core.rulebook import Rulebook, Sense, Wording
from regalia.games.barony import checking, position, rules
from regalia.games.barony.bot import priors, sense
from regalia.games.barony.pieces.numbers import FEWEST_PLAYERS, MOST_PLAYERS
from regalia.games.barony.setup import OPTIONS, may_last, new_state
from regalia.games.barony.table import explaining, news, questions, scene, war_report
from regalia.games.barony.words import text, wording
from regalia.scene.table import Table

LEARNING = Learning(sense.NAMES, sense.features, sense.still_ahead, sense.by_hand)

RULEBOOK = Rulebook(
    id="barony",
    rules_version=1,
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    tinctures=scene.TINCTURES,
    options=OPTIONS,
    setup=new_state,
    phases=rules.PHASES,
    kinds=rules.KINDS,
    scores=rules.scores,
    ranking=rules.ranking,
    view=plain.view,
    imagine=plain.imagine,
    check=checking.check,
    form=Form(position.Situation, position.write, position.read, position.LIFTS, position.WIDE),
    wording=Wording(wording.fact, wording.option, text.draw, text.land),
    sense=Sense(
        LEARNING.shipped(Path(__file__).parent),
        priors.prior,
        learning=LEARNING,
        styles=sense.STYLES,
    ),
    folder=Path(__file__).parent,
    asks_first=frozenset(rules.PHASES),
    has_secrets=False,
    may_last=may_last,
)

TABLE = Table(
    scene=scene.scene,
    ask=questions.ask,
    news=news.news,
    report=war_report.report,
    reported=war_report.REPORTED,
    explain=explaining.explain,
    things=explaining.THINGS,
    art=Path(__file__).parent / "art" / "barony.svg",
    minutes=45,
    weight=2,
    first_game=lambda seats: {"map": f"sample_{seats}_1", "placement": "auto"},
)
