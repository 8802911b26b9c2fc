"""The numbers of the game, read from the data files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "data"


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


_numbers = _load("constants.toml")
_game = _numbers["game"]
_terrains = {terrain["id"]: terrain for terrain in _numbers["terrain"]}
_pieces = {piece["id"]: piece["per_player"] for piece in _numbers["piece"]}

# Terrains; the first four are also the kinds of resource tokens, in the order of payments (R12).
TERRAINS = ("field", "plain", "forest", "mountain", "lake")
FIELD, PLAIN, FOREST, MOUNTAIN, LAKE = range(5)
TOKENS = TERRAINS[:4]
GOLD = tuple(int(_terrains[token]["gold"]) for token in TOKENS)
LAND_GOLD = (*GOLD, 0)
"""By terrain: what a token of it pays; a lake has none."""
SILVER = tuple(int(_terrains[token]["silver"]) for token in TOKENS)
TOKENS_IN_STOCK = tuple(int(_terrains[token]["tokens"]) for token in TOKENS)

# Pieces; the last three are buildings, and a hex without a building has NO_BUILDING.
PIECES = ("knight", "village", "stronghold", "city")
KNIGHT, VILLAGE, STRONGHOLD, CITY = range(4)
NO_BUILDING = 0
PIECES_PER_PLAYER = tuple(int(_pieces[piece]) for piece in PIECES)

TITLES = tuple(str(title["id"]) for title in _numbers["title"])
BARON, DUKE = 0, len(TITLES) - 1
MARQUIS = DUKE - 1
POINTS = tuple(tuple(int(points) for points in title["points"]) for title in _numbers["title"])

ACTIONS = tuple(str(action["id"]) for action in _numbers["action"])
ACTION_LETTERS = {str(action["id"]): str(action["letter"]) for action in _numbers["action"]}

TILES = {str(tile["id"]): tuple(TERRAINS.index(land) for land in tile["hexes"]) for tile in _load("tiles.toml")["tile"]}
TILES_PER_PLAYER = int(_game["tiles_per_player"])
START_CITIES = int(_game["start_cities"])
MOST_NEW_CITIES = PIECES_PER_PLAYER[CITY] - START_CITIES
RECRUITS = int(_game["recruit_max"])
RECRUITS_AT_LAKE = int(_game["recruit_max_at_lake"])
EXPEDITION_KNIGHTS = int(_game["expedition_knights"])
TITLE_COST = int(_game["title_cost"])
MAX_ROUNDS = int(_game["max_rounds"])
FEWEST_PLAYERS, MOST_PLAYERS = int(_game["players_min"]), int(_game["players_max"])
