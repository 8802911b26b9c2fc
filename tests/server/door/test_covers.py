"""Every game has a picture in the lobby."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from tests.server.helpers import Browser
from tests.shipped import SHIPPED

from regalia.server.door.games_api import cover_of

People = Callable[[], Browser]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("game", SHIPPED)
def test_every_game_has_a_cover(game: str) -> None:
    path = cover_of(game)
    assert path.is_file(), f"draw the game's picture for the lobby: {path}, an <svg viewBox='0 0 320 200'>"
    drawing = ElementTree.fromstring(path.read_text("utf-8"))
    assert drawing.get("viewBox") == "0 0 320 200"
    assert not [part for part in drawing.iter() if part.get("id")], "all covers lie in one page: no ids of their own"


def test_the_lobby_gets_all_covers_at_once(person: People) -> None:
    sprite = ElementTree.fromstring(person().http.get("/api/covers").text)
    assert [part.tag for part in sprite] == [f"{SVG}symbol"] * len(SHIPPED)
    assert [part.get("id") for part in sprite] == [f"cover-{game.replace('_', '-')}" for game in SHIPPED]
    assert all(part.get("viewBox") == "0 0 320 200" and len(part) for part in sprite)
