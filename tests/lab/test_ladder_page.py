"""The page of the ladder is made of the games that are kept beside it."""

from __future__ import annotations

from tests import ladder_page
from tests.shipped import SHIPPED


def test_the_page_is_as_the_kept_games_are() -> None:
    is_fresh = ladder_page.PAGE.read_text(encoding="utf-8") == ladder_page.page()
    assert is_fresh, "python -m tests.ladder_page writes it anew"


def test_every_game_has_a_ladder_with_a_drawing_that_names_all_its_bots() -> None:
    assert sorted(ladder_page.kept()) == SHIPPED
    for path in ladder_page.kept().values():
        _, standings, _ = ladder_page.read(path)
        drawing = path.with_name("time.svg").read_text(encoding="utf-8")
        assert all(f">{bot}<" in drawing for bot in standings)
