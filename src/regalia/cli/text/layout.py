"""Numbered lists that fit the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

ONE_COLUMN = 10
GAP = 3


def numbered(labels: Sequence[str], keys: Sequence[str] = ()) -> list[str]:
    """With what is typed for each, counted from 1 unless told; the bracket tells it from numbers in what is listed."""
    typed = keys or [str(number) for number in range(1, len(labels) + 1)]
    width = max(map(len, typed), default=0)
    return [f"{key:>{width}}) {label}" for key, label in zip(typed, labels, strict=True)]


def in_columns(lines: Sequence[str], width: int) -> list[str]:
    """A few lines one below the other; many side by side, read column by column."""
    cell = max(map(len, lines), default=0) + GAP
    columns = 1 if len(lines) <= ONE_COLUMN else max(1, (width + GAP) // cell)
    height = ceil(len(lines) / columns)
    return ["".join(line.ljust(cell) for line in lines[row::height]).rstrip() for row in range(height)]
