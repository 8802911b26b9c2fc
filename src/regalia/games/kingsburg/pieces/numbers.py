"""The numbers of the game, read from the data files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "data"


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


_numbers = load("game.toml")
_game, _components = _numbers["game"], _numbers["components"]

FEWEST_PLAYERS, MOST_PLAYERS = int(_game["players_min"]), int(_game["players_max"])
YEARS = int(_game["years"])
OWN_DICE = int(_components["own_dice_per_player"])
FACES = int(_components["die_faces"])
PLUS2_TOKENS = int(_components["plus2_tokens"])

GOODS = tuple(str(id) for id in _numbers["goods"])
ENEMY_KINDS = tuple(str(id) for id in _numbers["enemy_kinds"])

SEASONS = tuple(str(id) for id in _numbers["seasons"])
"""The three production seasons, and winter."""

SPRING, SUMMER, AUTUMN, WINTER = range(4)
