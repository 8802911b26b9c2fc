"""The picture of the rooms shows the house as it is."""

from __future__ import annotations

from xml.etree import ElementTree

from tests.house.arrows import GAME, HOUSE, SERVER
from tests.house.picture import GAME_FLOORS, PICTURE, draw


def test_the_picture_is_not_stale() -> None:
    is_fresh = PICTURE.read_text(encoding="utf-8") == draw()
    assert is_fresh, "docs/rooms.svg is stale: run `.venv/bin/python -m tests.house.picture`"


def test_the_picture_shows_every_room() -> None:
    shown = {text.text for text in ElementTree.fromstring(draw()).iter("{http://www.w3.org/2000/svg}text")}
    assert {"web", *SERVER, *HOUSE[:3], *HOUSE[4:9]} <= shown


def test_a_games_rooms_are_those_that_have_arrows() -> None:
    drawn = {name.removesuffix(".py") for floor in GAME_FLOORS for name in floor}
    assert drawn == {*GAME}
