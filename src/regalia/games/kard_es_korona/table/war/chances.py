"""How the battle that is being fought will probably end, from the clash that comes next and from its beginning."""

from __future__ import annotations

from typing import NamedTuple

from regalia.games.kard_es_korona.advice.exact import Case, Ends, Field, can_be_counted, count_of, first_clash
from regalia.games.kard_es_korona.pieces.board import OPEN, ROUGH, SIEGE
from regalia.games.kard_es_korona.pieces.numbers import JUDGE, VINTAGE
from regalia.games.kard_es_korona.rules.battle.clash import PURSUIT
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, NEUTRAL, Army, Kard
from regalia.games.kard_es_korona.table.war import foretelling
from regalia.scene.types import Odds

MOST_EXACT = 24
MOST_RECKONED = {OPEN: 40, ROUGH: 144, SIEGE: 144}
"""Pairs of units up to which a sheet that is drawn at every step says its odds, exact or by fixed preferences: they
must be there at once."""


class Standing(NamedTuple):
    """Per cent of the attackers."""

    percent: int
    is_about: bool


def now(view: Kard, side: int, led: tuple[int, int]) -> Odds | None:
    """From the clash that comes next, for a side whose question can wait a moment for them."""
    assert view.fight is not None
    ours, theirs = view.fight.army, view.army_in(view.fight.county)
    if not can_be_counted(ours, theirs, False, False):
        return None
    won, both = _ends(view, view.clash, ours, theirs, led)
    lost = 1.0 - won - both
    shares = (won, both, 0.0, lost) if side == ATTACKER else (lost, both, 0.0, won)
    return Odds(parts=foretelling.parts(shares), is_about=is_about(view))


def is_about(view: Kard) -> bool:
    """Somebody may roll again, or go."""
    assert view.fight is not None
    return view.offices[JUDGE] in (view.fight.attacker, view.foe) or view.variants.retreat


def before_the_clash(view: Kard) -> Standing | None:
    """Before the dice that lie on the table, or else before the next ones."""
    assert view.fight is not None
    return _shown(view, view.clash, view.fight.army, view.army_in(view.fight.county))


def before_the_first(view: Kard) -> Standing | None:
    """Before the first clash, once it was fought."""
    if not view.story:
        return None
    first = view.story[0]
    return _shown(view, first.kind, first.armies[ATTACKER], first.armies[DEFENDER])


def _shown(view: Kard, clash: str, ours: Army, theirs: Army) -> Standing | None:
    assert view.fight is not None
    pairs = sum(ours) * sum(theirs)
    if clash == PURSUIT or not 0 < pairs <= MOST_RECKONED[view.board.ground[view.fight.county]]:
        return None
    quick = pairs > MOST_EXACT
    won, both = _ends(view, clash, ours, theirs, view.led, quick=quick)
    percent = foretelling.parts((won, both, 0.0, 1.0 - won - both))[0].value
    return Standing(percent, quick or is_about(view))


def _ends(view: Kard, clash: str, ours: Army, theirs: Army, led: tuple[int, int], *, quick: bool = False) -> Ends:
    assert view.fight is not None
    ground = view.board.ground[view.fight.county]
    auto = view.foe >= NEUTRAL and view.variants.neutral_hits == "auto"
    count = count_of(Case(ground, view.fight.lord, view.event == VINTAGE, auto, quick))
    first = clash or first_clash(ground, ours, theirs)
    return count.ends(Field(first, ours, led[ATTACKER], theirs, led[DEFENDER]))
