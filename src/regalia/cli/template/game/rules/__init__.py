"""The rules, a file for each chapter of the guide."""

from __future__ import annotations

from collections.abc import Callable

from regalia.cli.template.game.rules.casting import RECAST, cast, recast
from regalia.cli.template.game.rules.claiming import TURN, turn
from regalia.cli.template.game.rules.ending import ranking, scores
from regalia.cli.template.game.state import NewGame
from regalia.core.asking import Rules

__all__ = ["KINDS", "PHASES", "ranking", "scores"]

PHASES: dict[str, Callable[[NewGame], Rules]] = {"cast": cast, "recast": recast, "turn": turn}
KINDS = (RECAST, TURN)
