"""Barony: knights, villages, cities and titles on a board of hexes; 2 to 4 players, nothing hidden."""

from __future__ import annotations

from pathlib import Path

from regalia.core.dice import Dice
from regalia.core.rulebook import Rulebook, Sense, Wording
from regalia.games.barony import news, position, questions, rules, sense, table, text, wording
from regalia.games.barony.constants import FEWEST_PLAYERS, MOST_PLAYERS
from regalia.games.barony.setup import OPTIONS, new_state
from regalia.games.barony.state import Barony
from regalia.scene.table import Table


def view(s: Barony, seat: int | None) -> Barony:
    """Everything is public at all times."""
    return s.copy()


def imagine(s: Barony, seat: int, dice: Dice) -> None:
    """Nothing is hidden, so there is nothing to deal anew."""


RULEBOOK = Rulebook(
    id="barony",
    rules_version=1,
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    tinctures=("azure", "or", "vert", "gules"),
    options=OPTIONS,
    setup=new_state,
    phases=rules.PHASES,
    kinds=rules.KINDS,
    scores=rules.scores,
    ranking=rules.ranking,
    view=view,
    imagine=imagine,
    check=position.check,
    write_position=position.write,
    read_position=position.read,
    wording=Wording(wording.fact, wording.option, text.draw),
    sense=Sense(sense.values, sense.prior),
    folder=Path(__file__).parent,
    asks_first=frozenset(rules.PHASES),
    has_secrets=False,
)

TABLE = Table(
    scene=table.scene,
    ask=questions.ask,
    news=news.news,
    art=Path(__file__).parent / "art" / "barony.svg",
    minutes=45,
    weight=2,
    alike=True,
)
