"""The board: tiles dealt into slots (section 3, point 1), sample boards, and maps given hex by hex."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from itertools import compress
from typing import Any

from regalia.core.dice import Dice
from regalia.games.barony.pieces.hexes import TABLE, Hex, Shape, has_hole, is_one_piece, shape_of, standard
from regalia.games.barony.pieces.numbers import (
    DATA,
    LAKE,
    RECRUITS,
    RECRUITS_AT_LAKE,
    TERRAINS,
    TILES,
    TILES_PER_PLAYER,
)

HEXES_PER_TILE = 3
TURNED = {
    tile: tuple(bytes(hexes[-turns:] + hexes[:-turns]) for turns in range(HEXES_PER_TILE))
    for tile, hexes in TILES.items()
}
"""Every tile as it lies, by how often it was turned: position p of one turned by k shows its hex (p - 1 - k) mod 3."""

MOST_HEXES = 400
"""Of a map that is given: several times the largest board, and nothing that takes long to look through."""

_IS_LAKE = bytes(land == LAKE for land in range(256))
_IS_LAND = bytes(land != LAKE for land in range(256))


@dataclass(frozen=True, slots=True)
class Board:
    """A shape with terrain on it; nothing of it changes during a game."""

    shape: Shape
    terrain: bytes
    landings: tuple[Hex, ...]  # edge hexes that are no lakes (R9.2)
    recruits: bytes  # how many knights a city here recruits at most (R4.1, R4.2)


def make_board(shape: Shape, terrain: bytes) -> Board:
    recruits = bytearray([RECRUITS]) * len(terrain)
    for lake in _lakes(shape, terrain):
        for near in shape.neighbours[lake]:
            recruits[near] = RECRUITS_AT_LAKE
    return Board(
        shape=shape,
        terrain=terrain,
        landings=tuple([hex for hex in shape.edge if terrain[hex] != LAKE]),
        recruits=bytes(recruits),
    )


def _lakes(shape: Shape, terrain: bytes) -> list[Hex]:
    return list(compress(shape.hexes, terrain.translate(_IS_LAKE)))


# --- dealing ------------------------------------------------------------------------------------------------------


def deal(players: int, dice: Dice, connected: bool, lakes_apart: bool) -> Board:
    """Random tiles in random rotations, dealt again until the wishes about land and lakes are met."""
    shape, _ = standard(players)
    while True:
        tiles = list(TURNED.values())
        dice.shuffle(tiles)
        number = TILES_PER_PLAYER * players
        turns = dice.several(HEXES_PER_TILE, number)
        terrain = laid(players, [tile[turn] for tile, turn in zip(tiles, turns, strict=False)])
        if (not connected or is_land_connected(shape, terrain)) and (
            not lakes_apart or are_lakes_apart(shape, terrain)
        ):
            return make_board(shape, terrain)


def laid(players: int, tiles: list[bytes]) -> bytes:
    """Tiles put into the slots in slot order."""
    _, places = standard(players)
    return places.translate(b"".join(tiles).ljust(TABLE))


def is_land_connected(shape: Shape, terrain: bytes) -> bool:
    """Floods the land from its first hex on, by one step in all six directions at once until nothing is added."""
    land, right = sum(compress(shape.bits, terrain.translate(_IS_LAND))), shape.column
    before, wet = -1, land & -land
    while wet != before:
        before, sides = wet, wet | wet << right | wet >> right
        wet = (sides | wet << 1 | wet >> 1 | wet << right - 1 | wet >> right - 1) & land
    return wet == land


def are_lakes_apart(shape: Shape, terrain: bytes) -> bool:
    lakes = _lakes(shape, terrain)
    return not any(terrain[near] == LAKE for hex in lakes for near in shape.neighbours[hex])


# --- maps that are given ------------------------------------------------------------------------------------------


@cache
def sample_boards() -> dict[str, dict[str, Any]]:
    boards = json.loads((DATA / "sample_boards.json").read_text(encoding="utf-8"))["boards"]
    return {board["id"]: board for board in boards}


def sample_board(name: str) -> Board:
    board = sample_boards()[name]
    tiles = [TURNED[tile][turns] for _, tile, turns in sorted(board["tiles"])]
    return make_board(standard(board["players"])[0], laid(board["players"], tiles))


def explicit_board(hexes: list[list[Any]]) -> Board:
    """A board from a list of [q, r, terrain] that `read_map` has accepted."""
    terrain = {(q, r): TERRAINS.index(land) for q, r, land in hexes}
    shape = shape_of(frozenset(terrain))
    return make_board(shape, bytes(terrain[place] for place in shape.axial))


def read_map(value: Any, players: int) -> Any:
    """Accepts the id of a sample board for this number of players, or a list of [q, r, terrain]."""
    if isinstance(value, str):
        return _read_sample(value, players)
    if not isinstance(value, list | tuple) or not value:
        raise ValueError("the id of a sample board, or a list of [q, r, terrain]")
    if len(value) > MOST_HEXES:
        raise ValueError(f"a map of at most {MOST_HEXES} hexes")
    hexes = [_read_hex(number, item) for number, item in enumerate(value, 1)]
    places = frozenset((q, r) for q, r, _ in hexes)
    if len(places) != len(hexes):
        raise ValueError("a map in which no hex stands twice")
    if not is_one_piece(places):
        raise ValueError("a map whose hexes are one connected piece")
    if has_hole(places):
        raise ValueError("a map that encloses no empty cell")
    return [list(item) for item in hexes]


def example_maps(players: int) -> list[Any]:
    """The sample boards for this number of players."""
    return [name for name, board in sample_boards().items() if board["players"] == players]


def _read_sample(name: str, players: int) -> str:
    fitting = example_maps(players)
    if name in fitting:
        return name
    raise ValueError(f"a sample board for {players} players ({', '.join(fitting)})")


def _read_hex(number: int, item: Any) -> tuple[int, int, str]:
    match item:
        case [int(q), int(r), str(land)] if land in TERRAINS and max(abs(q), abs(r)) <= MOST_HEXES:
            return q, r, land
    raise ValueError(f"a map of [q, r, terrain] with a terrain of {', '.join(TERRAINS)} (item {number} is {item!r})")
