"""The rules of Kingsburg, a file for each chapter; numbers such as R5.4 are those of the guide."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.asking import Rules
from regalia.games.kingsburg.rules.advisors_help import ADVISOR_CHOICE, ALCHEMIST, advisors_help
from regalia.games.kingsburg.rules.aid import AID_GOOD, aid
from regalia.games.kingsburg.rules.building import BUILD, build
from regalia.games.kingsburg.rules.ending import ranking, scores
from regalia.games.kingsburg.rules.envoy import ENVOY_DECLARE
from regalia.games.kingsburg.rules.influence import INFLUENCE, influence
from regalia.games.kingsburg.rules.recruiting import RECRUIT, recruit
from regalia.games.kingsburg.rules.rolling import REROLL, SET_ASIDE, season
from regalia.games.kingsburg.rules.season_end import TOWN_HALL, season_end
from regalia.games.kingsburg.rules.winter import DEFEAT_BUILDING, DEFEAT_GOODS, VICTORY_GOOD, battle
from regalia.games.kingsburg.state import Kingsburg

__all__ = ["KINDS", "PHASES", "ranking", "scores"]

PHASES: dict[str, Callable[[Kingsburg], Rules]] = {
    "aid": aid,
    "season": season,
    "influence": influence,
    "help": advisors_help,
    "build": build,
    "season_end": season_end,
    "recruit": recruit,
    "battle": battle,
}

KINDS = (
    AID_GOOD,
    ENVOY_DECLARE,
    REROLL,
    SET_ASIDE,
    INFLUENCE,
    ADVISOR_CHOICE,
    ALCHEMIST,
    BUILD,
    TOWN_HALL,
    RECRUIT,
    VICTORY_GOOD,
    DEFEAT_GOODS,
    DEFEAT_BUILDING,
)
