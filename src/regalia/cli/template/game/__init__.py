"""New game: a die under every cup, claims that rise, and somebody who doubts; 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from regalia.cli.template.game import checking, position, rules, secrets
from regalia.cli.template.game.bot import sense
from regalia.cli.template.game.setup import OPTIONS, new_state
from regalia.cli.template.game.table import news, questions
from regalia.cli.template.game.table import scene as table
from regalia.cli.template.game.words import text
from regalia.core import plain
from regalia.core.rulebook import Rulebook, Sense, Wording
from regalia.scene.table import Table

RULEBOOK = Rulebook(
    id="new_game",
    rules_version=1,
    seats=range(2, 5),
    tinctures=table.TINCTURES,
    options=OPTIONS,
    setup=new_state,
    phases=rules.PHASES,
    kinds=rules.KINDS,
    scores=rules.scores,
    ranking=rules.ranking,
    view=secrets.view,
    imagine=secrets.imagine,
    check=checking.check,
    form=position.FORM,
    wording=Wording(plain.fact, plain.option, text.draw),
    sense=Sense(sense.values, sense.prior),
    folder=Path(__file__).parent,
)

TABLE = Table(
    scene=table.scene,
    ask=questions.ask,
    news=news.HERALD.news,
    art=Path(__file__).parent / "art" / "new-game.svg",
    minutes=10,
    weight=1,
)
