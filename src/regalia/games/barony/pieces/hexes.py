"""The shape of a board: hexes, which are adjacent (R1.1), which form the edge (R1.2). It knows no terrain."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import compress, product
from operator import itemgetter
from string import ascii_uppercase
from typing import Any

from regalia.games.barony.pieces.numbers import DATA, RECRUITS_AT_LAKE, STRONGHOLD, VILLAGE

Hex = int
"""The index of a hex on its board: column by column, each from the top."""

Axial = tuple[int, int]
"""Coordinates (q, r)."""

Step = tuple[Hex, Hex]
"""From one hex to an adjacent one."""

TABLE = 256
"""How long `bytes.translate` wants its table; a byte per hex and the rest empty, except on boards that are larger."""

SHAPES_KEPT = 64
"""Those of the standard boards, and of the maps given last."""

DIRECTIONS: tuple[Axial, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

_anchors = json.loads((DATA / "layouts.json").read_text(encoding="utf-8"))
"""For each number of players where the first hex of every slot lies."""


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """Which hexes there are. Options about hexes are made once per shape and shared by all games on it."""

    hexes: range
    axial: tuple[Axial, ...]
    labels: tuple[str, ...]
    neighbours: tuple[tuple[Hex, ...], ...]
    edge: tuple[Hex, ...]
    column: int  # how many bits of a whole number stand for a column of hexes, one more than any column needs
    bits: tuple[int, ...]  # by hex: its bit, `column` away from the one to the right, 1 from the one below
    by_name: dict[str, Hex]
    beside: tuple[Callable[[bytearray], tuple[int, ...]], ...]  # by hex: picks its neighbours out of a byte per hex
    around: tuple[Callable[[bytearray], bytes], ...]  # the same, quicker, out of a TABLE
    steps: tuple[dict[bytes, tuple[Step, ...]], ...]  # R5: (from, to), by from and by which are open (0, 1)
    recruits: tuple[tuple[tuple[tuple[Hex, int], ...], ...], ...]  # R4: (hex, number), by hex and greatest number
    builds: tuple[tuple[tuple[tuple[Hex, int], ...], ...], ...]  # R7: (hex, kind), by hex and by what the reserve has

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process, the shape that all games on it share there."""
        return shape_of, (frozenset(self.axial),)


@lru_cache(SHAPES_KEPT)
def shape_of(axial: frozenset[Axial]) -> Shape:
    ordered = tuple(sorted(axial))
    index = {place: hex for hex, place in enumerate(ordered)}
    neighbours = tuple(
        tuple(index[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in index) for q, r in ordered
    )
    left, top, bottom = ordered[0][0], min(r for _, r in ordered), max(r for _, r in ordered)
    column = bottom - top + 2
    labels = _labels(ordered)
    names = {label: hex for hex, label in enumerate(labels)}
    names.update({f"{q},{r}": hex for (q, r), hex in index.items()})
    all_hexes = range(len(ordered))
    return Shape(
        hexes=all_hexes,
        axial=ordered,
        labels=labels,
        neighbours=neighbours,
        edge=tuple(hex for hex in all_hexes if len(neighbours[hex]) < 6),
        column=column,
        bits=tuple(1 << (q - left) * column + r - top for q, r in ordered),
        by_name=names,
        beside=tuple(_picker(near) for near in neighbours),
        around=tuple(_table_picker(near, len(ordered) <= TABLE) for near in neighbours),
        steps=tuple(_steps(hex, near) for hex, near in enumerate(neighbours)),
        recruits=tuple(_recruits(hex) for hex in all_hexes),
        builds=tuple(_builds(hex) for hex in all_hexes),
    )


def _picker(hexes: tuple[Hex, ...]) -> Callable[[bytearray], tuple[int, ...]]:
    """An itemgetter that answers with a tuple whatever the number of hexes: filters a hex's steps at the speed of C."""
    if len(hexes) > 1:
        return itemgetter(*hexes)
    return lambda flags: tuple(flags[hex] for hex in hexes)


def _table_picker(hexes: tuple[Hex, ...], fits: bool) -> Callable[[bytearray], bytes]:
    """A translation of the neighbours' numbers looks them up all at once; on a board too large, one by one."""
    if fits:
        return bytes(hexes).translate
    return lambda table: bytes([table[hex] for hex in hexes])


def _steps(hex: Hex, neighbours: tuple[Hex, ...]) -> dict[bytes, tuple[Step, ...]]:
    made = [(hex, near) for near in neighbours]
    return {bytes(flags): tuple(compress(made, flags)) for flags in product((0, 1), repeat=len(made))}


def _recruits(hex: Hex) -> tuple[tuple[tuple[Hex, int], ...], ...]:
    made = [(hex, number) for number in range(1, RECRUITS_AT_LAKE + 1)]
    return tuple(tuple(made[:most]) for most in range(len(made) + 1))


def _builds(hex: Hex) -> tuple[tuple[tuple[Hex, int], ...], ...]:
    """With nothing in the reserve, with villages, with strongholds, with both."""
    village, stronghold = (hex, VILLAGE), (hex, STRONGHOLD)
    return (), (village,), (stronghold,), (village, stronghold)


def _labels(ordered: tuple[Axial, ...]) -> tuple[str, ...]:
    """Column letter (A = smallest q) and number from the top of that column: F4."""
    leftmost = ordered[0][0]
    counts: dict[int, int] = {}
    labels = []
    for q, _ in ordered:
        counts[q] = counts.get(q, 0) + 1
        labels.append(f"{_letters(q - leftmost)}{counts[q]}")
    return tuple(labels)


def _letters(column: int) -> str:
    """A … Z, AA, AB …"""
    letter = ascii_uppercase[column % 26]
    return letter if column < 26 else _letters(column // 26 - 1) + letter


def is_one_piece(axial: frozenset[Axial] | set[Axial]) -> bool:
    """True when every hex can be reached from every other."""
    reached = {next(iter(axial))}
    frontier = list(reached)
    while frontier:
        q, r = frontier.pop()
        for dq, dr in DIRECTIONS:
            place = (q + dq, r + dr)
            if place in axial and place not in reached:
                reached.add(place)
                frontier.append(place)
    return len(reached) == len(axial)


def has_hole(axial: frozenset[Axial]) -> bool:
    """True when the hexes enclose an empty cell: not all cells around the board hang together."""
    columns, rows = [q for q, _ in axial], [r for _, r in axial]
    around = {
        (q, r)
        for q in range(min(columns) - 1, max(columns) + 2)
        for r in range(min(rows) - 1, max(rows) + 2)
        if (q, r) not in axial
    }
    return not is_one_piece(around)


@cache
def slots(players: int) -> tuple[tuple[Axial, Axial, Axial], ...]:
    """The standard layout: for each slot the hexes of its positions 1, 2, 3, clockwise."""
    return tuple(((q, r), (q + 1, r), (q, r + 1)) for q, r in _anchors[str(players)])


@cache
def standard(players: int) -> tuple[Shape, bytes]:
    """The shape of the standard layout, and for each hex its place when the slots are laid out in a row."""
    places = [place for slot in slots(players) for place in slot]
    shape = shape_of(frozenset(places))
    return shape, bytes(places.index(place) for place in shape.axial)
