"""The rules of Barony, a file for each chapter; numbers such as R5.4 are those of the guide.

Each chapter says what is forbidden (`why_not_…`), lists what is allowed, and plays it. The lists are written for speed;
tests hold them against the reasons.
"""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.asking import Rules
from regalia.games.barony.rules.construction import BUILD
from regalia.games.barony.rules.ending import ranking, scores
from regalia.games.barony.rules.expedition import EXPEDITION
from regalia.games.barony.rules.movement import MOVE, MOVE_AGAIN
from regalia.games.barony.rules.new_city import NEW_CITY
from regalia.games.barony.rules.placement import PLACE, placement
from regalia.games.barony.rules.recruitment import RECRUIT
from regalia.games.barony.rules.title import TITLE
from regalia.games.barony.rules.turn import ACTION, turn
from regalia.games.barony.rules.war import PLUNDER
from regalia.games.barony.state import Barony

__all__ = ["KINDS", "PHASES", "ranking", "scores"]

PHASES: dict[str, Callable[[Barony], Rules]] = {"placement": placement, "turn": turn}

KINDS = (PLACE, ACTION, RECRUIT, MOVE, MOVE_AGAIN, PLUNDER, BUILD, NEW_CITY, EXPEDITION, TITLE)
