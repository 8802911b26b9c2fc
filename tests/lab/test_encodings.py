"""The page of encodings is what the games declare, and no number changes its meaning within a version."""

from __future__ import annotations

from tests import encodings


def test_the_page_is_as_the_games_are() -> None:
    assert encodings.PAGE.read_text(encoding="utf-8") == encodings.page(), "python -m tests.encodings writes it anew"


def test_a_change_needs_a_new_version() -> None:
    page = encodings.page()
    swapped = page.replace("done pass recruit", "pass done recruit", 1)
    assert swapped != page
    assert encodings.unversioned(page, swapped) == ["barony"]
    assert encodings.unversioned(page, swapped.replace("## barony, version 1", "## barony, version 2")) == []
