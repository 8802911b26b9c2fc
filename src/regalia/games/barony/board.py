"""The board: tiles dealt into slots (section 3, point 1), sample boards, and maps given hex by hex."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from regalia.core.dice import Dice
from regalia.games.barony.constants import (
    DATA,
    FOREST,
    LAKE,
    RECRUITS,
    RECRUITS_AT_LAKE,
    TERRAINS,
    TILES,
    TILES_PER_PLAYER,
)
from regalia.games.barony.hexes import Axial, Hex, Shape, has_hole, is_one_piece, shape_of, slots


@dataclass(frozen=True, slots=True)
class Board:
    """A shape with terrain on it; nothing of it changes during a game."""

    shape: Shape
    terrain: bytes
    city_sites: tuple[Hex, ...]  # where a city may stand at all (R2.2)
    landings: tuple[Hex, ...]  # edge hexes that are no lakes (R9.2)
    recruits: bytes  # how many knights a city here recruits at most (R4.1, R4.2)


def make_board(terrain: dict[Axial, int]) -> Board:
    shape = shape_of(frozenset(terrain))
    lands = bytes(terrain[place] for place in shape.axial)
    lake_side = {near for hex, land in enumerate(lands) if land == LAKE for near in shape.neighbours[hex]}
    return Board(
        shape=shape,
        terrain=lands,
        city_sites=tuple(hex for hex, land in enumerate(lands) if land not in (LAKE, FOREST)),
        landings=tuple(hex for hex in shape.edge if lands[hex] != LAKE),
        recruits=bytes(RECRUITS_AT_LAKE if hex in lake_side else RECRUITS for hex in range(len(lands))),
    )


# --- dealing ------------------------------------------------------------------------------------------------------


def deal(players: int, dice: Dice, connected: bool, lakes_apart: bool) -> Board:
    """Random tiles in random rotations, dealt again until the wishes about land and lakes are met."""
    while True:
        tiles = list(TILES.values())
        dice.shuffle(tiles)
        turned = [(tile, dice.below(3)) for tile in tiles[: TILES_PER_PLAYER * players]]
        terrain = laid(players, turned)
        if (not connected or is_land_connected(terrain)) and (not lakes_apart or are_lakes_apart(terrain)):
            return make_board(terrain)


def laid(players: int, turned: list[tuple[tuple[int, ...], int]]) -> dict[Axial, int]:
    """Tiles put into the slots in slot order; position p of a tile turned by k shows its hex (p - 1 - k) mod 3."""
    terrain = {}
    for slot, (tile, turns) in zip(slots(players), turned, strict=True):
        for position, place in enumerate(slot):
            terrain[place] = tile[(position - turns) % 3]
    return terrain


def is_land_connected(terrain: dict[Axial, int]) -> bool:
    return is_one_piece({place for place, land in terrain.items() if land != LAKE})


def are_lakes_apart(terrain: dict[Axial, int]) -> bool:
    lakes = {place for place, land in terrain.items() if land == LAKE}
    return not any((q + dq, r + dr) in lakes for q, r in lakes for dq, dr in ((0, 1), (1, 0), (1, -1)))


# --- maps that are given ------------------------------------------------------------------------------------------


@cache
def sample_boards() -> dict[str, dict[str, Any]]:
    boards = json.loads((DATA / "sample_boards.json").read_text(encoding="utf-8"))["boards"]
    return {board["id"]: board for board in boards}


def sample_board(id: str) -> Board:
    board = sample_boards()[id]
    turned = [(TILES[tile], turns) for _, tile, turns in sorted(board["tiles"])]
    return make_board(laid(board["players"], turned))


def explicit_board(hexes: list[list[Any]]) -> Board:
    """A board from a list of [q, r, terrain] that `read_map` has accepted."""
    return make_board({(q, r): TERRAINS.index(land) for q, r, land in hexes})


def read_map(value: Any, players: int) -> Any:
    """Accepts the id of a sample board for this number of players, or a list of [q, r, terrain]."""
    if isinstance(value, str):
        return _read_sample(value, players)
    if not isinstance(value, list | tuple) or not value:
        raise ValueError("the id of a sample board, or a list of [q, r, terrain]")
    hexes = [_read_hex(number, item) for number, item in enumerate(value, 1)]
    places = frozenset((q, r) for q, r, _ in hexes)
    if len(places) != len(hexes):
        raise ValueError("a map in which no hex stands twice")
    if not is_one_piece(places):
        raise ValueError("a map whose hexes are one connected piece")
    if has_hole(places):
        raise ValueError("a map that encloses no empty cell")
    return [list(item) for item in hexes]


def _read_sample(id: str, players: int) -> str:
    boards = sample_boards()
    fitting = ", ".join(name for name, board in boards.items() if board["players"] == players)
    if id in boards and boards[id]["players"] == players:
        return id
    raise ValueError(f"a sample board for {players} players ({fitting})")


def _read_hex(number: int, item: Any) -> tuple[int, int, str]:
    match item:
        case [int(q), int(r), str(land)] if land in TERRAINS:
            return q, r, land
    raise ValueError(f"a map of [q, r, terrain] with a terrain of {', '.join(TERRAINS)} (item {number} is {item!r})")
