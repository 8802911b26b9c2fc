"""Numbered lists in columns."""

from __future__ import annotations

from regalia.cli.text.layout import in_columns, numbered


def test_numbers_are_aligned() -> None:
    assert numbered(["a"] * 10)[::9] == [" 1) a", "10) a"]


def test_few_lines_stand_one_below_the_other() -> None:
    assert in_columns(["a", "b"], 80) == ["a", "b"]


def test_many_lines_are_read_column_by_column() -> None:
    lines = in_columns([f"{number:02}" for number in range(12)], 22)
    assert lines[0] == "00   03   06   09"
    assert all(len(line) <= 22 for line in lines)


def test_narrow_terminal_and_nothing() -> None:
    assert len(in_columns(["long label"] * 12, 5)) == 12
    assert in_columns([], 80) == []
