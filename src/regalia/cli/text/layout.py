"""Numbered lists that fit the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

ONE_COLUMN = 10
GAP = 3


def numbered(labels: Sequence[str]) -> list[str]:
    """Counted from 1, with the numbers aligned."""
    digits = len(str(len(labels)))
    return [f"{number:>{digits}} {label}" for number, label in enumerate(labels, 1)]


def in_columns(lines: Sequence[str], width: int) -> list[str]:
    """A few lines one below the other; many side by side, read column by column."""
    cell = max(map(len, lines), default=0) + GAP
    columns = 1 if len(lines) <= ONE_COLUMN else max(1, (width + GAP) // cell)
    height = ceil(len(lines) / columns)
    return ["".join(line.ljust(cell) for line in lines[row::height]).rstrip() for row in range(height)]
