"""Tiny: the smallest game that needs everything the engine can do; tests register it like any game.

Sixteen numbered cards, hidden hands, a market card, coins. A round: each seat secretly plans two cards (R3), all bid
sealed (R4), a die is cast and the highest bidder leads the battle (R5), the best card takes the prize (R6), hands are
filled (R7). The game ends after a few rounds, or at once for whoever has enough points. Coins may be given at any time
but while bids are open (R9).
"""

from __future__ import annotations

from pathlib import Path

from tests.tiny import checking, position, rules, secrets, sense, wording
from tests.tiny.state import OPTIONS, new_state

from regalia.core import plain
from regalia.core.files.forms import same_fields
from regalia.core.rulebook import Rulebook, Sense, Wording

RULEBOOK = Rulebook(
    id="tiny",
    rules_version=1,
    seats=range(2, 5),
    tinctures=("azure", "or", "vert", "gules"),
    options=OPTIONS,
    setup=new_state,
    phases=rules.PHASES,
    kinds=rules.KINDS,
    free_acts=(rules.GIVE,),
    scores=rules.scores,
    ranking=rules.ranking,
    view=secrets.view,
    imagine=secrets.imagine,
    check=checking.check,
    form=same_fields(position.Situation, new_state),
    wording=Wording(plain.fact, wording.option, wording.draw),
    sense=Sense(sense.by_hand, sense.prior, is_settled=sense.is_settled, learning=sense.LEARNING, styles=sense.STYLES),
    folder=Path(__file__).parent,
)
