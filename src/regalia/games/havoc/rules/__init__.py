"""The rules of Havoc, a file for each chapter; numbers such as R5.4 are those of the guide."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.asking import Rules
from regalia.games.havoc.rules.aftermath import NEXT_BATTLE, after_the_battle
from regalia.games.havoc.rules.battle import JOIN, LAY, OPEN_BATTLE, join, lay
from regalia.games.havoc.rules.dogs import ACTIVATE, activation
from regalia.games.havoc.rules.ending import ranking, scores
from regalia.games.havoc.rules.john import johns_turn
from regalia.games.havoc.rules.last_battles import FINAL, SWAP, castillon, last_deal, swap
from regalia.games.havoc.rules.peace import PEACE_DISCARD
from regalia.games.havoc.rules.reckoning import DOGS_OUT, reckon
from regalia.games.havoc.rules.recruiting import CATCH_TARGET, RECRUIT_STEP, ROB_PICK
from regalia.games.havoc.rules.turn import TURN, turn
from regalia.games.havoc.state import Havoc

__all__ = ["KINDS", "PHASES", "ranking", "scores"]

PHASES: dict[str, Callable[[Havoc], Rules]] = {
    "turn": turn,
    "johns_turn": johns_turn,
    "join": join,
    "lay": lay,
    "reckoning": reckon,
    "activation": activation,
    "aftermath": after_the_battle,
    "last_deal": last_deal,
    "swap": swap,
    "castillon": castillon,
}

KINDS = (
    TURN,
    RECRUIT_STEP,
    CATCH_TARGET,
    ROB_PICK,
    PEACE_DISCARD,
    OPEN_BATTLE,
    JOIN,
    LAY,
    DOGS_OUT,
    ACTIVATE,
    NEXT_BATTLE,
    SWAP,
    FINAL,
)
