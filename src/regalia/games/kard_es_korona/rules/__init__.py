"""The rules of Kard és Korona, a file for each chapter; numbers such as R5.4 are those of the guide."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.asking import Rules
from regalia.games.kard_es_korona.rules.battle.aftermath import (
    GARRISON,
    RETREAT_TO,
    conclude,
    disperse,
    look,
    occupy,
    settled,
    shelter,
)
from regalia.games.kard_es_korona.rules.battle.beginning import CHOOSE_BATTLE, LEAD_ARM, battles, lead, rain
from regalia.games.kard_es_korona.rules.battle.clash import ASSIGN_HITS, clash
from regalia.games.kard_es_korona.rules.battle.lords import (
    ESCAPE,
    LORD_RETURN,
    VICTOR_STEP,
    alone,
    duel,
    escape,
    escape_roll,
    fate,
    lord_return,
    victor_step,
)
from regalia.games.kard_es_korona.rules.battle.retreat import RETREAT, RETREAT_LOSSES, retreat, withdraw
from regalia.games.kard_es_korona.rules.contest import REROLL, contest
from regalia.games.kard_es_korona.rules.deals import GIFT
from regalia.games.kard_es_korona.rules.ending import ranking, scores
from regalia.games.kard_es_korona.rules.events import (
    EVENT_NEUTRAL,
    EVENT_PLACE,
    EVENT_REMOVE,
    event,
    levy,
    neutral_levy,
    neutral_losses,
    prize,
    removals,
)
from regalia.games.kard_es_korona.rules.fall import (
    ACCEPT_OATH,
    INHERIT,
    OFFER_OATH,
    inherit,
    inherit_army,
    oath,
    oath_answer,
)
from regalia.games.kard_es_korona.rules.income import income
from regalia.games.kard_es_korona.rules.leaving import RESIGN
from regalia.games.kard_es_korona.rules.march.movement import STEP_OR_PASS, VETO, move, movement
from regalia.games.kard_es_korona.rules.march.movers import MOVERS
from regalia.games.kard_es_korona.rules.offices.auction import AUCTION_BID, auction
from regalia.games.kard_es_korona.rules.offices.election import (
    BID,
    TIE_BREAK,
    award,
    bidding,
    election,
    election_over,
    tie_break,
)
from regalia.games.kard_es_korona.rules.opening import (
    CHOOSE_PROVINCE,
    PLACE_ARMY,
    PLACE_NEUTRAL,
    armies,
    garrisons,
    neutrals,
    provinces,
)
from regalia.games.kard_es_korona.rules.recruiting import RECRUIT, recruit, recruitment
from regalia.games.kard_es_korona.rules.year import (
    MOVE_FIRST_OR_LAST,
    contest_won,
    next_turn,
    turns,
    year,
    year_end,
    year_over,
)
from regalia.games.kard_es_korona.state import Kard

__all__ = ["FREE_ACTS", "KINDS", "PHASES", "ranking", "scores"]

PHASES: dict[str, Callable[[Kard], Rules]] = {
    rule.__name__: rule
    for rule in (
        provinces, armies, garrisons, neutrals,
        year, year_end, year_over, turns, next_turn, contest, contest_won,
        event, removals, neutral_losses, levy, neutral_levy, prize,
        income, recruitment, recruit, auction,
        movement, move,
        battles, rain, lead, clash, retreat, withdraw,
        conclude, look, settled, occupy, disperse, shelter,
        duel, escape, escape_roll, fate, oath, oath_answer, inherit, inherit_army, victor_step, alone, lord_return,
        election, bidding, tie_break, award, election_over,
    )
}  # fmt: skip

KINDS = (
    CHOOSE_PROVINCE, PLACE_ARMY, PLACE_NEUTRAL,
    EVENT_REMOVE, EVENT_PLACE, EVENT_NEUTRAL,
    RECRUIT, AUCTION_BID, MOVE_FIRST_OR_LAST,
    STEP_OR_PASS, MOVERS, VETO,
    CHOOSE_BATTLE, LEAD_ARM, REROLL, ASSIGN_HITS, RETREAT, RETREAT_LOSSES,
    GARRISON, RETREAT_TO, ESCAPE, OFFER_OATH, ACCEPT_OATH, INHERIT, VICTOR_STEP, LORD_RETURN,
    BID, TIE_BREAK,
)  # fmt: skip

FREE_ACTS = (GIFT, RESIGN)
