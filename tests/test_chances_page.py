"""The page about chances has the figures that are shipped."""

from __future__ import annotations

from tests.chances import PAGE, written


def test_the_figures_are_not_stale() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == written(page), "docs/chances.md is stale: run `.venv/bin/python -m tests.chances`"
